/** Everything a server keeps is moved to PostgreSQL and back: all of it, as it was, or nothing. */

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@castellan/games';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Checked, checkData } from '../check.ts';
import { CannotMove, type Moved, moveData } from '../move.ts';
import { API, type GameInfo, type MyData, type PushKey } from '../protocol/index.ts';
import { openPostgres } from '../store/postgres/postgres.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Client } from './fixtures/client.ts';
import { Mirror } from './fixtures/mirror.ts';
import { asked, sharedPostgres, type TestPostgres, whyNoPostgres } from './fixtures/postgres.ts';
import { freshFolder, testServer } from './fixtures/server.ts';
import { change, newTable, seen } from './store/contract.ts';

const missing = whyNoPostgres();
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  const made = freshFolder();
  folders.push(made);
  return made;
}

const fileIn = (data: string): string => join(data, 'castellan.sqlite');
const sqlite = (data: string): Promise<Store> => openSqlite({ file: fileIn(data), patience: 1_000, maxPages: null });
const postgresAt = (url: string): Promise<Store> => openPostgres({ url, patience: 2_000 });

async function checked(address: string): Promise<Checked[]> {
  const all: Checked[] = [];
  for await (const one of checkData(address)) all.push(one);
  return all;
}

const problemOf = (moving: Promise<unknown>): Promise<string> =>
  moving.then(
    () => 'none',
    (error: unknown) => (error instanceof CannotMove ? error.problem : Promise.reject(error)),
  );
const rowsOf = (moved: readonly Moved[], kind: string): number => moved.find((one) => one.kind === kind)?.rows ?? -1;

/** All rows of a file, but for whose its tables were. */
function contents(data: string): unknown {
  const db = new DatabaseSync(fileIn(data), { readOnly: true });
  const names: { name: string }[] = db
    .prepare(`select name from sqlite_master where type = 'table' and name <> 'pulse' order by name`)
    .all();
  const all = names.map(({ name }) => {
    const rows: Record<string, unknown>[] = db.prepare(`select * from ${name}`).all();
    const kept = rows.map(({ owner: _owner, ...row }) => (name === 'journal' ? { ...row, no: 0 } : row));
    return [name, kept.map((row) => JSON.stringify(row)).sort()];
  });
  db.close();
  return all;
}

describe.skipIf(missing !== null)(missing ?? 'what a server keeps', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await sharedPostgres();
  });

  it('with games of every title under way goes to PostgreSQL, is played on there, and comes back', async () => {
    const data = folder();
    const server = await testServer({ games: '@castellan/games' }, {}, data);
    const ada = await Client.of(server.address);
    await ada.post(API.account, { name: 'Ada', password: 'a long password' });
    const games = await ada.get<GameInfo[]>(API.games);
    const mirrors: Mirror[] = [];
    for (const game of GAME_IDS) {
      const seats = games.find(({ id }) => id === game)?.seats.min ?? 2;
      const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, level: 'page' as const }));
      const { id } = await ada.create({ game, seats: [{ kind: 'me' }, ...bots] });
      await ada.at(id, 'start');
      mirrors.push(await Mirror.of(ada, id));
    }
    for (const mirror of mirrors) {
      for (let i = 0; i < 2; i++) {
        await mirror.until(() => mirror.view.asked !== null);
        await mirror.answer(mirror.anyAnswer);
      }
      await mirror.socket.ask({ type: 'chat', table: mirror.table, text: `Bonjour à tous, ${mirror.info.game}` });
      await mirror.until(() => mirror.view.asked !== null && mirror.shown.chat.length === 1);
    }
    const key = await ada.get<PushKey>(API.pushKey);
    const before = await ada.get<MyData>(API.myData);
    await server.close();

    const url = await postgres.database();
    const told: number[] = [];
    const moved = await moveData(data, url, (rows, looked, all) => told.push(rows + looked, all));
    expect(rowsOf(moved, 'tables')).toBe(GAME_IDS.length);
    expect(rowsOf(moved, 'chat')).toBe(GAME_IDS.length);
    expect(told.at(-2)).toBe(2 * (told.at(-1) ?? Number.NaN));
    const fine = await checked(data);
    expect(fine.map(({ trouble }) => trouble)).toEqual(fine.map(() => null));
    expect(await checked(url)).toEqual(fine);

    const there = await testServer({ games: '@castellan/games', database: url });
    const me = Object.assign(new Client(there.address), { cookie: ada.cookie, me: ada.me });
    expect(await me.get<PushKey>(API.pushKey)).toEqual(key);
    // Who is there at the moment is not kept.
    const { person, chat, tables } = before;
    expect(await me.get<MyData>(API.myData)).toMatchObject({ person, chat, tables: tables.map(({ id }) => ({ id })) });
    for (const mirror of mirrors) {
      const back = await mirror.resumed(there.address);
      expect(back.view).toMatchObject({ seq: mirror.view.seq, board: mirror.view.board });
      await back.answer(back.anyAnswer);
    }
    await there.end();

    const home = folder();
    await moveData(url, home);
    const then = await checked(home);
    expect(then.map(({ trouble }) => trouble)).toEqual(fine.map(() => null));
    for (const [i, { answers }] of then.entries()) expect(answers).toBeGreaterThan(fine[i].answers);
  });

  /** A folder with something of everything in it. */
  async function everything(): Promise<string> {
    const data = folder();
    const store = await sqlite(data);
    await store.addGuest({ id: 'ada', name: 'Ada', account: false, created: 1 }, { hash: 'h1', created: 2, seen: 3 });
    await store.addAccount('ada', { name: 'Adèle', key: 'adèle', look: 'adele' }, 'hash', { hash: 'h2', created: 4, seen: 5 });
    await store.addGuest({ id: 'bob', name: 'Bob 🏰', account: false, created: 1 }, { hash: 'h3', created: 2, seen: 3 });
    const record = { id: 'r', person: 'ada', game: 'ford', rules: 1, names: ['Ada', ''], answers: 3, finished: true, uploaded: 7 };
    await store.addRecord({ ...record, text: 'a\nb\ttab and “quotes”' });
    await store.addPack({ id: 'p@1', game: 'ford', name: 'p', person: 'ada', json: '{"text":"\\u0000"}' });
    await store.addSubscription({ endpoint: 'https://push/1', person: 'bob', p256dh: 'k', auth: 'a', language: 'fr', device: null });
    for (let i = 0; i < 250; i++) await store.createTable(newTable(`t${i}`));
    await store.claim('t0', 'me', seen(0));
    for (let v = 0; v < 120; v++) await store.append('t0', seen(v, 1), change(v + 1, { due: 50_000 + v }));
    const lines = [{ seat: 0, text: 'a' }];
    await store.keep('t0', 1, { version: 120, lines, log: [], state: '{}' });
    await store.append(
      't0',
      seen(120, 1),
      change(121, { keptAnswers: 0, chat: { person: 'ada', seat: 0, text: 'psst', room: 1, heard: [0, 1] } }),
    );
    await store.setStandings('t0', 1, [{ seat: 1, answer: { step: 'bid', key: 'bid 1', until: 'ever' }, round: 'null' }]);
    for (const id of ['t1', 't2']) await store.append(id, seen(0), change(1, { head: { ...newTable(id).head, stage: 'finished' } }));
    await store.settled('push_keys', () => '{}');
    await store.close();
    return data;
  }

  it('is the same to the last row after it has gone there and back', async () => {
    const data = await everything();
    const url = await postgres.database();
    const home = folder();
    const there = await moveData(data, url);
    expect(await moveData(url, home)).toEqual(there);
    expect(contents(home)).toEqual(contents(data));
  });

  it('goes on in order where it ended: places in lists, ends and lines said come after those that were moved', async () => {
    const data = await everything();
    const url = await postgres.database();
    await moveData(data, url);
    const store = await postgresAt(url);
    await store.createTable(newTable('new'));
    const listed = await store.openTables(Number.MAX_SAFE_INTEGER, 3);
    expect(listed.tables.map(({ id }) => id)).toEqual(['new', 't249', 't248']);
    await store.append('new', seen(0), change(1, { head: { ...newTable('new').head, stage: 'finished' } }));
    const finished = await store.finishedTablesOf('ada', Number.MAX_SAFE_INTEGER, 5);
    expect(finished.tables.map(({ id }) => id)).toEqual(['new', 't2', 't1']);
    const chat = { person: 'ada', seat: 0, text: 'and on', room: null, heard: null };
    await store.append('t0', seen(121, 1), change(122, { chat }));
    expect((await store.chat('t0', 0, 10)).map(({ text, heard }) => [text, heard])).toEqual([
      ['psst', [0, 1]],
      ['and on', null],
    ]);
    await store.close();
  });

  it('that is damaged stays as it is, and is found damaged there too', async () => {
    const data = await everything();
    const db = new DatabaseSync(fileIn(data));
    db.exec(`update journal set body = replace(body, 'null', 'false') where version = 7; update tables set head = '{' where id = 't5'`);
    db.exec(`update records set names = '['`);
    db.close();
    const url = await postgres.database();
    await moveData(data, url);
    const found: string[] = [];
    const store = await openPostgres({ url, patience: 2_000 }, { onDamage: ({ kind, id }) => found.push(`${kind} ${id}`) });
    await expect(store.entries('t0', 0)).rejects.toMatchObject({ fault: 'damaged' });
    await expect(store.table('t5')).rejects.toMatchObject({ fault: 'damaged' });
    expect((await store.openTables(Number.MAX_SAFE_INTEGER, 300)).tables.map(({ id }) => id)).not.toContain('t5');
    expect(await store.recordsOf('ada')).toEqual([]);
    expect(found.toSorted()).toEqual(['journal t0/7', 'record r', 'table t5', 'table t5']);
    await store.close();
  });

  it('is not moved where something is, nor from where nothing is, nor to itself', async () => {
    const data = await everything();
    const full = folder();
    await (await sqlite(full)).close();
    const url = await postgres.database();
    expect(await problemOf(moveData(url, folder()))).toBe('noSource');
    expect(await problemOf(moveData(folder(), url))).toBe('noSource');
    expect(await problemOf(moveData(data, join(data, 'not', 'there')))).toBe('noTarget');
    expect(await problemOf(moveData(data, data))).toBe('samePlace');
    expect(await problemOf(moveData(data, `${url}_not`))).toBe('noTarget');
    const store = await sqlite(full);
    await store.createTable(newTable('t'));
    await store.close();
    expect(await problemOf(moveData(data, full))).toBe('notEmpty');
    await moveData(data, url);
    expect(await problemOf(moveData(full, url))).toBe('notEmpty');
    expect(await problemOf(moveData(url, full))).toBe('notEmpty');
  });

  it('of which a row does not fit, or is another when it is read again, is not moved at all', async () => {
    const data = await everything();
    const url = await postgres.database();
    const db = new DatabaseSync(fileIn(data));
    db.exec(`update chat set seat = 'in front'`);
    await expect(moveData(data, url)).rejects.toMatchObject({ problem: 'unfit', what: 'chat' });
    db.exec('update chat set seat = 0');
    db.close();
    await (await postgresAt(url)).close();
    // A database that does not keep what it is given.
    await asked(url, `create function other() returns trigger as 'begin new.text := upper(new.text); return new; end' language plpgsql`);
    await asked(url, 'create trigger other before insert on chat for each row execute function other()');
    await expect(moveData(data, url)).rejects.toMatchObject({ problem: 'differs', what: 'chat 1' });
    expect(await asked(url, 'select count(*)::int as people from people')).toEqual([{ people: 0 }]);
    await asked(url, 'drop trigger other on chat');
    await moveData(data, url);
    expect(existsSync(fileIn(data))).toBe(true);
  });
});
