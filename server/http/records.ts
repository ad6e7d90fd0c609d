/** Routes about records: bring one, look at it, play on from it. */

import { createHash } from 'node:crypto';
import { parseRecord } from '@castellan/engine';
import { Type } from 'typebox';
import { PRICES } from '../budget.ts';
import { Failed } from '../failed.ts';
import { API, LIMITS, type RecordInfo } from '../protocol/index.ts';
import { ForkSpecSchema, RecordInfoSchema, TableInfoSchema } from '../protocol/schemas.ts';
import type { StoredRecord } from '../store/store.ts';
import { oneLine } from '../texts.ts';
import { type App, type Context, failures, ok } from './context.ts';

const tags = ['records'];
const AtRecord = Type.Object({ id: Type.String({ maxLength: 40 }) });
/** Records that one person may keep, and their size in bytes. */
const MOST_RECORDS = { count: 500, bytes: 20_000_000 };

function infoOf({ id, game, rules, names, answers, finished, uploaded }: Omit<StoredRecord, 'text'>): RecordInfo {
  return { id, game, rules, names: [...names], answers, finished, uploaded };
}

export function recordRoutes(app: App, { house, hall, packs, bring, making, visitor, guest }: Context): void {
  const { store, games, crew, time } = house;
  const replaying = { price: PRICES.replay };
  const kept = async (id: string): Promise<StoredRecord> => ok((await store.record(id)) ?? new Failed('notFound'));

  async function verified(person: string, text: string): Promise<StoredRecord | Failed> {
    const parsed = parseRecord(text);
    if (!parsed.ok) return new Failed('badRecord', { record: parsed.error });
    const { record } = parsed;
    if (!games.has(record.game)) return new Failed('unknownGame');
    const kept = await store.recordsKept(person);
    if (kept.count >= MOST_RECORDS.count || kept.bytes >= MOST_RECORDS.bytes) return new Failed('tooManyKept');
    const { error, finished } = await crew.verify({ game: record.game, pack: packs.jsonOf(record.game, record.pack), text }, person);
    if (error !== null) return new Failed('badRecord', { record: error });
    return {
      id: createHash('sha256').update(text).digest('base64url').slice(0, 22),
      person,
      game: record.game,
      rules: record.version,
      names: record.names.map((name) => oneLine(name).slice(0, LIMITS.name)),
      answers: record.lines.length,
      finished,
      uploaded: time.now(),
      text,
    };
  }

  app.get(
    API.records,
    { schema: { tags, summary: 'Records I have brought', response: { 200: Type.Array(RecordInfoSchema), ...failures } } },
    async (request) => {
      const here = await visitor(request);
      return here === null ? [] : (await store.recordsOf(here.person.id)).map(infoOf);
    },
  );

  app.post(
    API.records,
    {
      config: replaying,
      bodyLimit: LIMITS.record,
      schema: {
        tags,
        summary: 'Bring a record: it is replayed, held against its commitment, hash and result, and kept',
        consumes: ['text/plain'],
        // Not every database can keep that character.
        body: Type.String({ minLength: 1, pattern: '^[^\\u0000]*$' }),
        response: { 200: RecordInfoSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { person } = await guest(request, reply);
      bring(request, Buffer.byteLength(request.body));
      const record = ok(await verified(person.id, request.body));
      await store.addRecord(record);
      return infoOf(record);
    },
  );

  app.get(
    `${API.records}/:id`,
    {
      schema: {
        tags,
        summary: 'A record as text',
        params: AtRecord,
        produces: ['text/plain'],
        response: { 200: Type.String(), ...failures },
      },
    },
    async (request, reply) => {
      const { id, text } = await kept(request.params.id);
      return reply
        .header('content-disposition', `attachment; filename="castellan-${id}.txt"`)
        .type('text/plain; charset=utf-8')
        .serializer(String)
        .send(text);
    },
  );

  app.get(
    `${API.records}/:id/info`,
    { schema: { tags, summary: 'What a record is of', params: AtRecord, response: { 200: RecordInfoSchema, ...failures } } },
    async (request) => infoOf(await kept(request.params.id)),
  );

  app.delete(
    `${API.records}/:id`,
    { schema: { tags, summary: 'Forget a record I have brought', params: AtRecord, response: { 204: Type.Null(), ...failures } } },
    async (request, reply) => {
      const { person } = ok((await visitor(request)) ?? new Failed('notFound'));
      await store.dropRecord(request.params.id, person.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${API.records}/:id/fork`,
    {
      config: replaying,
      schema: {
        tags,
        summary: 'A new table from a moment of a record',
        params: AtRecord,
        body: ForkSpecSchema,
        response: { 200: TableInfoSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { person } = await guest(request, reply);
      making(request);
      const { text } = await kept(request.params.id);
      return ok(await hall.fork(person.id, text, request.body));
    },
  );
}
