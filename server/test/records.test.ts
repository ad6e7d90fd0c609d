/** Records: download, upload, verify, play on from any point; and content packs. */

import { join } from 'node:path';
import { parseRecord, printRecord, verify } from '@castellan/engine';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, type PackInfo, type RecordInfo, type TableInfo } from '../protocol/index.ts';
import { StoreError } from '../store/store.ts';
import { Client } from './fixtures/client.ts';
import { ford, fordOf } from './fixtures/ford.ts';
import { begin, Mirror, playOn } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';

let server: TestServer;
let text: string;
let finished: string;
const newcomer = (): Promise<Client> => Client.of(server.address);
const SEATS = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'page' as const }];

beforeAll(async () => {
  server = await testServer();
  const mirrors = await begin([await newcomer(), await newcomer()], 0, { options: { rounds: 2 } });
  await playOn(mirrors, () => mirrors[0].info.stage === 'finished');
  finished = mirrors[0].table;
  text = await (await mirrors[0].client.request('GET', `${API.tables}/${finished}/record`)).text();
});
afterAll(() => server.end());

const fork = (client: Client, id: string, body: object): Promise<TableInfo> => client.post(`${API.records}/${id}/fork`, body);

describe('a record', () => {
  it('is downloaded as a text file', async () => {
    const ada = await newcomer();
    const response = await ada.request('GET', `${API.tables}/${finished}/record`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="castellan-${finished}.txt"`);
    expect(text).toMatch(/^castellan-record 1\ngame ford 1\n/);
  });

  it('is verified and kept when it is brought, and given back as it was', async () => {
    const ada = await newcomer();
    const info = await ada.post<RecordInfo>(API.records, text);
    expect(info).toMatchObject({ game: 'ford', rules: 1, answers: 16, finished: true });
    expect(await ada.post<RecordInfo>(API.records, text)).toMatchObject({ id: info.id });
    expect((await ada.get<RecordInfo[]>(API.records)).map(({ id }) => id)).toEqual([info.id]);
    const bob = await newcomer();
    expect(await bob.get<RecordInfo[]>(API.records)).toEqual([]);
    expect(await (await bob.request('GET', `${API.records}/${info.id}`)).text()).toBe(text);
    expect(await bob.get<RecordInfo>(`${API.records}/${info.id}/info`)).toMatchObject({ id: info.id });
    expect((await ada.request('DELETE', `${API.records}/${info.id}`)).status).toBe(204);
    expect(await ada.refusal('GET', `${API.records}/${info.id}`)).toBe('404 notFound');
  });

  it('that is not one, or lies, is refused with the line and the reason', async () => {
    const ada = await newcomer();
    const wrong = async (changed: string): Promise<unknown> => {
      const response = await ada.request('POST', API.records, changed);
      expect(response.status).toBe(422);
      const { error } = JSON.parse(await response.text());
      return error;
    };
    expect(await wrong('hello')).toMatchObject({ code: 'badRecord', record: { line: 1, key: 'notARecord' } });
    expect(await wrong(text.replace(/^seed .*$/m, `seed ${'0'.repeat(64)}`))).toMatchObject({
      code: 'badRecord',
      record: { key: 'wrongSeed' },
    });
    expect(await wrong(text.replace('1 lean left', '1 lean down'))).toMatchObject({ code: 'badRecord', record: { key: 'illegal' } });
    expect(await wrong(text.replace(/^hash .*$/m, `hash ${'0'.repeat(64)}`))).toMatchObject({ record: { key: 'wrongHash' } });
    expect(await wrong(text.replace(/^seed .*\n/m, ''))).toMatchObject({ record: { key: 'noSeed' } });
    expect(await wrong(text.replace('game ford 1', 'game ford 7'))).toMatchObject({ record: { key: 'otherVersion' } });
    expect(await wrong(text.replace('game ford 1', 'game chess 1'))).toMatchObject({ code: 'unknownGame' });
    expect(await wrong(text.slice(0, -90))).toMatchObject({ code: 'badRecord' });
  });
});

describe('a table whose rules have changed since', () => {
  /** Stops a server, gives a table another rules version, or another pack, and starts it again. */
  async function changed(own: TestServer, table: string, path: string, value: number | string): Promise<TestServer> {
    await own.close();
    const db = new DatabaseSync(join(own.data, 'castellan.sqlite'));
    db.prepare(`update tables set charter = json_set(charter, ?, ?) where id = ?`).run(path, value, table);
    db.close();
    return testServer({}, {}, own.data);
  }

  it('still gives out its record, by the version it was played by, with its hash and its result', async () => {
    const own = await testServer();
    const mirrors = await begin([await Client.of(own.address), await Client.of(own.address)], 0, { options: { rounds: 1 } });
    const [ada] = mirrors;
    await playOn(mirrors, () => ada.info.stage === 'finished');
    const record = `${API.tables}/${ada.table}/record`;
    const before = await (await ada.client.request('GET', record)).text();
    const again = await changed(own, ada.table, '$.rules', 7);
    const back = await ada.resumed(again.address);
    expect(back.info).toMatchObject({ stage: 'finished', rules: 7 });
    expect(back.shown.log.length).toBeGreaterThan(0);
    const after = await (await back.client.request('GET', record)).text();
    expect(after).toBe(before.replace('game ford 1\n', 'game ford 7\n'));
    const parsed = parseRecord(after);
    if (!parsed.ok) throw new Error(parsed.error.key);
    expect(verify(ford, parsed.record)).toMatchObject({ ok: false, error: { key: 'otherVersion' } });
    expect(verify(fordOf(9, [7]), parsed.record).ok).toBe(true);
    await again.end();
  });

  it('is shown and can be given up although it cannot be gone on with; then its record is given out', async () => {
    const own = await testServer();
    const mirrors = await begin([await Client.of(own.address), await Client.of(own.address)]);
    await mirrors[0].answer('lean left');
    const again = await changed(own, mirrors[0].table, '$.rules', 7);
    const back = await Mirror.of(Object.assign(new Client(again.address), { cookie: mirrors[0].client.cookie }), mirrors[0].table);
    expect(back.shown).toMatchObject({ view: null, info: { stage: 'playing' }, log: [{ key: 'leant' }] });
    expect((await back.request({ type: 'resign', table: back.table }, 'resign')).type).toBe('accepted');
    const text = await (await back.client.request('GET', `${API.tables}/${back.table}/record`)).text();
    expect(text).toMatch(/^castellan-record 1\ngame ford 7\n/);
    expect(text).toContain('\n1 lean left\n');
    await again.end();
  });

  it('says in words that its content pack does not fit any more, and keeps nobody from anything', async () => {
    const own = await testServer();
    const mirrors = await begin([await Client.of(own.address), await Client.of(own.address)]);
    const again = await changed(own, mirrors[0].table, '$.pack', 'Shallow@1');
    const client = Object.assign(new Client(again.address), { cookie: mirrors[0].client.cookie });
    const back = await Mirror.of(client, mirrors[0].table);
    expect(back.shown.view).toBeNull();
    expect(await back.socket.next('table')).toMatchObject({ trouble: 'packMisfit' });
    const answer = { type: 'answer' as const, table: back.table, question: 'any', text: 'lean left' };
    expect(await back.socket.ask(answer, 'other')).toMatchObject({ type: 'refused', code: 'packMisfit' });
    const [fine] = await begin([client], 1);
    await fine.answer('lean left');
    await again.end();
  });
});

describe('a fork', () => {
  it('goes on from any moment of a record as a new table, with its log and its known seed', async () => {
    const ada = await newcomer();
    const { id } = await ada.post<RecordInfo>(API.records, text);
    const table = await fork(ada, id, { at: 5, seats: SEATS, title: 'What if' });
    expect(table).toMatchObject({ stage: 'gathering', forked: true, forkedAt: 5, answers: 5, title: 'What if', options: { rounds: 2 } });
    await ada.at(table.id, 'start');
    const mirror = await Mirror.of(ada, table.id);
    expect(mirror.shown.log.slice(0, 2).map(({ key, seq }) => `${seq} ${key}`)).toEqual(['0 leant', '1 played']);
    await playOn([mirror], () => mirror.info.stage === 'finished');
    const again = parseRecord(await (await ada.request('GET', `${API.tables}/${table.id}/record`)).text());
    const original = parseRecord(text);
    if (!again.ok || !original.ok) throw new Error('the records do not parse');
    expect(again.record.lines.slice(0, 5)).toEqual(original.record.lines.slice(0, 5));
    expect(again.record.seed).toBe(original.record.seed);
  });

  it('of a finished table needs no upload', async () => {
    const ada = await newcomer();
    const table = await ada.at(finished, 'fork', { at: 0, seats: SEATS });
    expect(table).toMatchObject({ forked: true, forkedAt: 0, answers: 0 });
  });

  it('takes a game that was begun elsewhere and is not over', async () => {
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error('the record does not parse');
    const unfinished = printRecord({ ...parsed.record, lines: parsed.record.lines.slice(0, 7), hash: null, result: null });
    const ada = await newcomer();
    const info = await ada.post<RecordInfo>(API.records, unfinished);
    expect(info).toMatchObject({ finished: false, answers: 7 });
    const table = await fork(ada, info.id, { seats: [{ kind: 'bot', level: 'page' }, { kind: 'me' }] });
    await ada.at(table.id, 'start');
    const mirror = await Mirror.of(ada, table.id);
    await mirror.untilAsked();
    expect(mirror.view.seq).toBeGreaterThanOrEqual(7);
  });

  it('is refused at the end of a finished game, for other seats, and of a record that is not there', async () => {
    const ada = await newcomer();
    const { id } = await ada.post<RecordInfo>(API.records, text);
    expect(await ada.refusal('POST', `${API.records}/${id}/fork`, { seats: SEATS })).toBe('409 finished');
    expect(await ada.refusal('POST', `${API.records}/${id}/fork`, { seats: [...SEATS, ...SEATS], at: 1 })).toBe('422 badSeats');
    expect(await ada.refusal('POST', `${API.records}/nothing/fork`, { seats: SEATS })).toBe('404 notFound');
    expect(await ada.refusal('POST', `${API.records}/${id}/fork`, { seats: SEATS, at: -1 })).toBe('400 malformed');
  });
});

describe('a content pack', () => {
  it('is checked by the game, kept, and may be played with; bots and restarts know it', async () => {
    const own = await testServer();
    const ada = await Client.of(own.address);
    const path = `${API.games}/ford/packs`;
    expect(await ada.refusal('POST', path, { name: 'Shallow' })).toBe('422 badPack');
    expect(await ada.refusal('POST', `${API.games}/chess/packs`, { name: 'Deeper' })).toBe('422 unknownGame');
    const pack = await ada.post<PackInfo>(path, { name: 'Deeper' });
    expect(pack).toEqual({ id: 'Deeper@1', name: 'Deeper', errors: [] });
    expect(await ada.get<PackInfo[]>(path)).toEqual([pack]);
    expect(await (await Client.of(own.address)).get(`${path}/${pack.id}`)).toEqual({ name: 'Deeper' });
    expect(await ada.refusal('GET', `${path}/Deeper@2`)).toBe('404 notFound');
    const [mirror] = await begin([await Client.of(own.address)], 1, { pack: pack.id });
    for (let i = 0; i < 3; i++) await mirror.answer(mirror.anyAnswer);
    await mirror.untilAsked();
    // Others play on with it although its owner wants to be forgotten.
    expect((await ada.request('DELETE', API.me)).status).toBe(204);
    const again = await own.again();
    const back = await mirror.resumed(again.address);
    await playOn([back], () => back.info.stage === 'finished');
    expect(back.info.pack).toBe('Deeper@1');
    await again.end();
  });

  it('that goes deeper than any content is refused in words', async () => {
    const ada = await newcomer();
    const deep = `{"name":"Deeper","changes":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const refused = await fetch(`${server.address}${API.games}/ford/packs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: ada.cookie },
      body: deep,
    });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ error: { code: 'badPack', params: { errors: ['it goes too deep'] } } });
  });

  it('is none until it is stored', async () => {
    const own = await testServer();
    const ada = await Client.of(own.address);
    const path = `${API.games}/ford/packs`;
    const { addPack } = own.store;
    Object.assign(own.store, {
      addPack: async () => {
        Object.assign(own.store, { addPack });
        throw new StoreError('full', 'no room');
      },
    });
    expect(await ada.refusal('POST', path, { name: 'Deeper' })).toBe('503 storeUnavailable');
    const table = { game: 'ford', seats: SEATS, pack: 'Deeper@1' };
    expect(await ada.refusal('POST', API.tables, table)).toBe('422 badSetup');
    await ada.post<PackInfo>(path, { name: 'Deeper' });
    expect(await ada.post<TableInfo>(API.tables, table)).toMatchObject({ pack: 'Deeper@1' });
    await own.end();
  });
});
