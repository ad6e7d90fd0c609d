/** Routes about notices to browsers that have not got the page open. */

import { Type } from 'typebox';
import { Failed } from '../failed.ts';
import { API } from '../protocol/index.ts';
import { PushEndpointSchema, PushKeySchema, PushSubscriptionSchema } from '../protocol/schemas.ts';
import { type App, type Context, failures, ok } from './context.ts';

const tags = ['notices'];

export function pushRoutes(app: App, { house, push, visitor }: Context): void {
  app.get(
    API.pushKey,
    { schema: { tags, summary: 'The key browsers subscribe with', response: { 200: PushKeySchema, ...failures } } },
    async () => ({ key: push.publicKey }),
  );

  app.post(
    API.pushSubscriptions,
    {
      schema: {
        tags,
        summary: 'Send notices of my turns in correspondence games here',
        body: PushSubscriptionSchema,
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      const { person } = ok((await visitor(request)) ?? new Failed('notFound'));
      ok((await push.subscribe(person.id, request.body)) ?? true);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    API.pushSubscriptions,
    { schema: { tags, summary: 'Send no more notices here', body: PushEndpointSchema, response: { 204: Type.Null(), ...failures } } },
    async (request, reply) => {
      const { person } = ok((await visitor(request)) ?? new Failed('notFound'));
      await house.store.dropSubscription(request.body.endpoint, person.id);
      return reply.code(204).send(null);
    },
  );
}
