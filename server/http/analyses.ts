/** Routes about finished games that are looked back at. */

import { Type } from 'typebox';
import { PRICES } from '../budget.ts';
import { API } from '../protocol/index.ts';
import { AnalysisInfoSchema } from '../protocol/schemas.ts';
import { type App, type Context, failures, ok } from './context.ts';

const tags = ['tables'];
const AtTable = Type.Object({ id: Type.String({ maxLength: 40 }) });
const WithToken = Type.Object({ token: Type.Optional(Type.String({ maxLength: 40 })) });
const response = { 200: AnalysisInfoSchema, ...failures };

/** Whoever may have the record of a table may have its analysis: it says no more. */
export function analysisRoutes(app: App, { hall, analyses, visitor }: Context): void {
  app.get(
    `${API.tables}/:id/analysis`,
    {
      config: { price: PRICES.change },
      schema: { tags, summary: 'How far a finished game has been looked back at', params: AtTable, querystring: WithToken, response },
    },
    async (request) => {
      const me = (await visitor(request))?.person.id ?? null;
      ok(await hall.anyTable(request.params.id).record(me, request.query.token));
      return analyses.look(request.params.id);
    },
  );

  app.post(
    `${API.tables}/:id/analysis`,
    {
      config: { price: PRICES.replay },
      schema: { tags, summary: 'Have a finished game looked back at', params: AtTable, querystring: WithToken, response },
    },
    async (request) => {
      const me = (await visitor(request))?.person.id ?? null;
      ok(await hall.anyTable(request.params.id).record(me, request.query.token));
      return ok(await analyses.want(request.params.id));
    },
  );
}
