/** Routes about the games there are, and content packs for them. */

import type { OptionSpec } from '@castellan/engine';
import { Type } from 'typebox';
import { PRICES } from '../budget.ts';
import { API, type GameInfo, LIMITS } from '../protocol/index.ts';
import { GameInfoSchema, PackInfoSchema } from '../protocol/schemas.ts';
import { type App, type Context, failures, ok } from './context.ts';

const tags = ['games'];
const OfGame = Type.Object({ game: Type.String({ maxLength: 40 }) });

function optionOf(spec: OptionSpec): GameInfo['options'][number] {
  return spec.kind === 'flag' ? { ...spec } : { ...spec, values: [...spec.values] };
}

export function gameRoutes(app: App, { house, packs, bring, visitor, guest, everywhere }: Context): void {
  app.get(
    API.games,
    { schema: { tags, summary: 'The games that can be played here', response: { 200: Type.Array(GameInfoSchema), ...failures } } },
    async () =>
      [...house.games.values()].map(({ id, version, seats, options }) => ({ id, version, seats, options: options.map(optionOf) })),
  );

  app.get(
    `${API.games}/:game/packs`,
    { schema: { tags, summary: 'My content packs', params: OfGame, response: { 200: Type.Array(PackInfoSchema), ...failures } } },
    async (request) => {
      const here = await visitor(request);
      return here === null ? [] : packs.of(here.person.id, request.params.game);
    },
  );

  app.get(
    `${API.games}/:game/packs/:pack`,
    {
      schema: {
        tags,
        summary: 'A content pack, for whoever sits at a table that is played with it',
        params: Type.Object({ game: Type.String({ maxLength: 40 }), pack: Type.String({ maxLength: 80 }) }),
        response: { 200: Type.Object({}, { additionalProperties: true }), ...failures },
      },
    },
    async (request) => ok(await packs.shown(request.params.game, request.params.pack)),
  );

  app.post(
    `${API.games}/:game/packs`,
    {
      config: { price: PRICES.replay },
      bodyLimit: LIMITS.pack,
      schema: {
        tags,
        summary: 'Bring a content pack',
        params: OfGame,
        body: Type.Object({}, { additionalProperties: true }),
        response: { 200: PackInfoSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { person } = await guest(request, reply);
      bring(request, Number(request.headers['content-length'] ?? LIMITS.pack));
      const added = ok(await packs.add(person.id, request.params.game, request.body));
      everywhere.packBrought(request.params.game, added.id);
      return added;
    },
  );
}
