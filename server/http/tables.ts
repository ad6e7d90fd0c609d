/** Routes about tables: making them, finding them, sitting down, starting. */

import { Type } from 'typebox';
import { PRICES } from '../budget.ts';
import { Failed } from '../failed.ts';
import { newNonce } from '../ids.ts';
import { API } from '../protocol/index.ts';
import {
  ForkSpecSchema,
  InvitationSchema,
  JoinSchema,
  RematchSchema,
  StartSchema,
  TableInfoSchema,
  TableListSchema,
  TableQuerySchema,
  TableSpecSchema,
} from '../protocol/schemas.ts';
import { type App, type Context, failures, ok } from './context.ts';

const tags = ['tables'];
const AtTable = Type.Object({ id: Type.String({ maxLength: 40 }) });
const WithToken = Type.Object({ token: Type.Optional(Type.String({ maxLength: 40 })) });
const shows = { 200: TableInfoSchema, ...failures };

export function tableRoutes(app: App, { hall, house, visitor, guest, making }: Context): void {
  const creation = { price: PRICES.make };
  const change = { price: PRICES.change };

  app.get(
    API.tables,
    {
      config: { price: PRICES.list },
      schema: {
        tags,
        summary:
          'Open tables, those being played that anyone may watch (latest answer first), mine (my turn first), or those I have finished',
        querystring: TableQuerySchema,
        response: { 200: TableListSchema, ...failures },
      },
    },
    async (request) => {
      const me = (await visitor(request))?.person.id ?? null;
      const { list, before, limit } = request.query;
      if (list === 'open') return hall.openTables(me, before, limit);
      if (list === 'playing') return hall.watchableTables(me, before, limit);
      if (me === null) return { tables: [], before: null, now: house.time.now() };
      return list === 'mine' ? hall.tablesOf(me, before, limit) : hall.finishedTablesOf(me, before, limit);
    },
  );

  app.post(
    API.tables,
    { config: creation, schema: { tags, summary: 'Make a table', body: TableSpecSchema, response: shows } },
    async (request, reply) => {
      const { person } = await guest(request, reply);
      making(request);
      return ok(await hall.create(person.id, request.body));
    },
  );

  app.get(
    `${API.tables}/:id`,
    { schema: { tags, summary: 'One table', params: AtTable, querystring: WithToken, response: shows } },
    async (request) => {
      const me = (await visitor(request))?.person.id ?? null;
      return ok(await hall.anyTable(request.params.id).info(me, request.query.token));
    },
  );

  app.post(
    `${API.tables}/:id/join`,
    { config: change, schema: { tags, summary: 'Sit down', params: AtTable, body: JoinSchema, response: shows } },
    async (request, reply) => {
      const { person } = await guest(request, reply);
      return ok(await hall.join(person.id, request.params.id, request.body));
    },
  );

  app.post(
    `${API.tables}/:id/leave`,
    {
      config: change,
      schema: {
        tags,
        summary: 'Stand up before the game; the last to leave closes the table (204)',
        params: AtTable,
        response: { ...shows, 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { person } = ok((await visitor(request)) ?? new Failed('notSeated'));
      const left = ok(await hall.leave(person.id, request.params.id));
      return left === 'closed' ? reply.code(204).send(null) : left;
    },
  );

  app.post(
    `${API.tables}/:id/start`,
    { config: creation, schema: { tags, summary: 'Start the game (host only)', params: AtTable, body: StartSchema, response: shows } },
    async (request) => {
      const { person } = ok((await visitor(request)) ?? new Failed('notHost'));
      return ok(await hall.start(person.id, request.params.id, request.body));
    },
  );

  app.post(
    `${API.tables}/:id/rematch`,
    {
      config: creation,
      schema: {
        tags,
        summary: 'Once more, or the game that follows from this one, with the same people on the same seats',
        params: AtTable,
        body: RematchSchema,
        response: shows,
      },
    },
    async (request) => {
      const { person } = ok((await visitor(request)) ?? new Failed('notSeated'));
      making(request);
      return ok(await hall.rematch(person.id, request.params.id, request.body.sequel ?? false));
    },
  );

  app.post(
    `${API.tables}/:id/invite`,
    {
      config: change,
      schema: {
        tags,
        summary: 'A new invitation; the old one stops working (host only)',
        params: AtTable,
        response: { 200: InvitationSchema, ...failures },
      },
    },
    async (request) => {
      const { person } = ok((await visitor(request)) ?? new Failed('notHost'));
      const { invitation } = ok(await hall.anyTable(request.params.id).invite(person.id, newNonce()));
      return { token: invitation ?? '' };
    },
  );

  app.post(
    `${API.tables}/:id/fork`,
    {
      config: { price: PRICES.replay },
      schema: { tags, summary: 'A new table from a moment of a finished one', params: AtTable, body: ForkSpecSchema, response: shows },
    },
    async (request, reply) => {
      const { person } = await guest(request, reply);
      making(request);
      const text = ok(await hall.anyTable(request.params.id).record(person.id, undefined));
      return ok(await hall.fork(person.id, text, request.body));
    },
  );

  app.get(
    `${API.tables}/:id/record`,
    {
      config: change,
      schema: {
        tags,
        summary: 'The record of a finished game, with its seed',
        params: AtTable,
        querystring: WithToken,
        produces: ['text/plain'],
        response: { 200: Type.String(), ...failures },
      },
    },
    async (request, reply) => {
      const me = (await visitor(request))?.person.id ?? null;
      const text = ok(await hall.anyTable(request.params.id).record(me, request.query.token));
      return reply
        .header('content-disposition', `attachment; filename="castellan-${request.params.id}.txt"`)
        .type('text/plain; charset=utf-8')
        .serializer(String)
        .send(text);
    },
  );
}
