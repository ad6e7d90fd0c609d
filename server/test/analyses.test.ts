/** Finished tables looked back at by the server. */

import { join } from 'node:path';
import { type Analysis, analyse } from '@castellan/bots';
import { parseRecord } from '@castellan/engine';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnalysisInfo, API } from '../protocol/index.ts';
import { Client } from './fixtures/client.ts';
import { ford } from './fixtures/ford.ts';
import { begin, type Mirror, playOn } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';

let server: TestServer;
const newcomer = (): Promise<Client> => Client.of(server.address);
const addressOf = (table: string): string => `${API.tables}/${table}/analysis`;

async function finished(spec: object = {}): Promise<Mirror> {
  const mirrors = await begin([await newcomer(), await newcomer()], 0, { options: { rounds: 2 }, ...spec });
  await playOn(mirrors, () => mirrors[0].info.stage === 'finished');
  return mirrors[0];
}

/** What a device of its own would find: at the beginning, and after every answer. */
async function foundAlone({ client, table }: Mirror): Promise<readonly Analysis[]> {
  const parsed = parseRecord(await (await client.request('GET', `${API.tables}/${table}/record`)).text());
  if (!parsed.ok) throw new Error('there is no record');
  const { seats, options, pack, seed, lines } = parsed.record;
  return [...analyse(ford, { seats, options, pack, seed: seed ?? '' }, lines)];
}

async function whole(client: Client, table: string): Promise<AnalysisInfo> {
  for (;;) {
    const info = await client.get<AnalysisInfo>(addressOf(table));
    if (info.trouble !== null || (info.analysis !== null && info.answers === info.of)) return info;
    await new Promise((later) => setTimeout(later, 10));
  }
}

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

describe('an analysis on the server', () => {
  it('is what a device would find, is kept with the table, and is there for whoever may have the record', async () => {
    const mirror = await finished();
    const { table, client } = mirror;
    expect(await client.get(addressOf(table))).toEqual({ answers: 0, of: 0, isWorkedOn: false, trouble: null, analysis: null });
    expect(await client.post<AnalysisInfo>(addressOf(table))).toMatchObject({ trouble: null });
    const found = await whole(client, table);
    const alone = (await foundAlone(mirror)).at(-1);
    expect(found).toEqual({ answers: alone?.answers, of: alone?.answers, isWorkedOn: false, trouble: null, analysis: alone });
    expect(await (await newcomer()).get(addressOf(table))).toEqual(found);
    server = await server.again();
    const later = await newcomer();
    expect(await later.get(addressOf(table))).toEqual(found);
    // Nothing is done twice.
    expect(await later.post(addressOf(table))).toEqual(found);
  });

  it('goes on from where another server left it, once that is believed to be gone', async () => {
    const mirror = await finished();
    const { table, client } = mirror;
    const parts = await foundAlone(mirror);
    const half = parts[Math.floor(parts.length / 2)];
    const { store } = server;
    const total = parts.length - 1;
    const left = { table, answers: half.answers, total, json: JSON.stringify(half), trouble: null, owner: 'another' };
    await store.takeAnalysis(table, total, 'another', 0, Number.MAX_SAFE_INTEGER);
    await store.keepAnalysis({ ...left, until: Number.MAX_SAFE_INTEGER });
    expect(await client.post<AnalysisInfo>(addressOf(table))).toMatchObject({ answers: half.answers, isWorkedOn: true });
    await store.keepAnalysis({ ...left, until: 1 });
    expect(await client.get<AnalysisInfo>(addressOf(table))).toMatchObject({ answers: half.answers, isWorkedOn: false });
    await client.post<AnalysisInfo>(addressOf(table));
    expect((await whole(client, table)).analysis).toEqual(parts.at(-1));
    expect((await store.analysis(table))?.owner).not.toBe('another');
  });

  it('is whole at once of a game that was given up before anybody answered', async () => {
    const [{ client, table }, other] = await begin([await newcomer(), await newcomer()], 0, {});
    await other.request({ type: 'resign', table });
    await client.post<AnalysisInfo>(addressOf(table));
    expect(await whole(client, table)).toMatchObject({
      answers: 0,
      of: 0,
      isWorkedOn: false,
      trouble: null,
      analysis: { chances: [{ after: 0 }] },
    });
  });

  it('is refused of games that go on, of tables that are not shown, and of none', async () => {
    const [mirror] = await begin([await newcomer(), await newcomer()], 0, {});
    expect(await mirror.client.refusal('POST', addressOf(mirror.table))).toBe('409 notFinished');
    const closed = await finished({ spectators: false });
    const stranger = await newcomer();
    const code = await stranger.refusal('GET', `${API.tables}/${closed.table}/record`);
    expect(await stranger.refusal('GET', addressOf(closed.table))).toBe(code);
    expect(await stranger.refusal('POST', addressOf(closed.table))).toBe(code);
    expect(await stranger.refusal('POST', addressOf('nowhere'))).toBe('404 notFound');
  });

  it('says why it cannot be had of a game whose rules have changed since', async () => {
    const { table, client } = await finished();
    await server.close();
    const db = new DatabaseSync(join(server.data, 'castellan.sqlite'));
    db.prepare(`update tables set charter = json_set(charter, '$.rules', 0) where id = ?`).run(table);
    db.close();
    server = await testServer({}, {}, server.data);
    const back = Object.assign(await newcomer(), { cookie: client.cookie });
    await back.post<AnalysisInfo>(addressOf(table));
    expect(await whole(back, table)).toMatchObject({ trouble: 'unreplayable', analysis: null });
  });
});
