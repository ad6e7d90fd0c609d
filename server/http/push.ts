/** Routes about notices to browsers that have not got the page open. */

import { Type } from 'typebox';
import { PRICES } from '../budget.ts';
import { Failed } from '../failed.ts';
import { API } from '../protocol/index.ts';
import { PushEndpointSchema, PushKeySchema, PushSubscriptionSchema } from '../protocol/schemas.ts';
import { type App, type Context, failures, ok } from './context.ts';

const tags = ['notices'];

export function pushRoutes(app: App, { push, visitor }: Context): void {
  const change = { price: PRICES.change };
  app.get(
    API.pushKey,
    { schema: { tags, summary: 'The key browsers subscribe with', response: { 200: PushKeySchema, ...failures } } },
    async () => ({ key: push.publicKey }),
  );

  app.post(
    API.pushSubscriptions,
    {
      config: change,
      schema: {
        tags,
        summary: 'Send notices of my turns in correspondence games here',
        body: PushSubscriptionSchema,
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      const here = ok((await visitor(request)) ?? new Failed('notFound'));
      ok((await push.subscribe(here, request.body)) ?? true);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    API.pushSubscriptions,
    {
      config: change,
      schema: { tags, summary: 'Send no more notices here', body: PushEndpointSchema, response: { 204: Type.Null(), ...failures } },
    },
    async (request, reply) => {
      await push.unsubscribe(ok((await visitor(request)) ?? new Failed('notFound')), request.body.endpoint);
      return reply.code(204).send(null);
    },
  );
}
