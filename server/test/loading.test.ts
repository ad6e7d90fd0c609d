/** Taking tables up again: from snapshots, after being put away, and by other rules. */

import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { API, type TableInfo } from '../protocol/index.ts';
import { Client } from './fixtures/client.ts';
import { begin, type Mirror, playOn, settle } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';
import { HandTime } from './fixtures/time.ts';

const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.end();
});

async function opened(...args: Parameters<typeof testServer>): Promise<TestServer> {
  const server = await testServer(...args);
  servers.push(server);
  return server;
}

async function reopened(server: TestServer, change: (db: InstanceType<typeof DatabaseSync>) => void = () => {}): Promise<TestServer> {
  await server.close();
  const db = new DatabaseSync(join(server.data, 'castellan.sqlite'));
  change(db);
  db.close();
  servers.splice(servers.indexOf(server), 1);
  return opened({}, {}, server.data);
}

async function longGame(server: TestServer, answers: number): Promise<Mirror[]> {
  const mirrors = await begin(await Promise.all([Client.of(server.address), Client.of(server.address)]), 0, { options: { rounds: 5000 } });
  await playOn(mirrors, () => mirrors[0].view.seq === answers);
  await settle(mirrors);
  return mirrors;
}

const isSome = (count: number): boolean => count > 0;

describe('snapshots', () => {
  it('are kept every so many answers, so that loading replays only what came after', async () => {
    const server = await opened();
    const [ada] = await longGame(server, 130);
    const snapshot = await server.store.kept(ada.table);
    expect(snapshot?.lines.length).toBeGreaterThanOrEqual(90);
    expect(snapshot?.lines.length).toBeLessThanOrEqual(130);
    // What came before the snapshot is not looked at: it may even be nonsense.
    const again = await reopened(server, (db) => {
      db.prepare(`update journal set body = '{"played":[{"line":{"seat":0,"text":"nonsense"},"told":[]}],"undone":null,"cut":null,"told":[]}'
                  where table_id = ? and version <= ?`).run(ada.table, snapshot?.version ?? 0);
    });
    const back = await ada.resumed(again.address);
    expect(back.view).toMatchObject({ seq: 130, board: ada.view.board });
    expect(back.asked.id).toBe(ada.asked.id);
  });

  it('are kept of one table after the other, however many are due at once', async () => {
    const time = new HandTime();
    const server = await opened({}, { time });
    const tables = await Promise.all([longGame(server, 120), longGame(server, 120)]);
    const kept = (): Promise<readonly number[]> =>
      Promise.all(tables.map(async ([{ table }]) => (await server.store.kept(table))?.lines.length ?? 0));
    expect((await kept()).toSorted((a, b) => a - b)).toEqual([0, expect.any(Number)]);
    for (const mirrors of tables) {
      time.pass(1_000);
      const { seq } = mirrors[0].view;
      await playOn(mirrors, () => mirrors[0].view.seq >= seq + 20);
      await settle(mirrors);
    }
    await expect.poll(kept).toEqual([expect.toSatisfy(isSome), expect.toSatisfy(isSome)]);
  });

  it('are kept when the server stops, from where nothing can be taken back: what could be still can', async () => {
    const server = await opened();
    const mirrors = await longGame(server, 20);
    const undoer = (): Mirror | undefined => mirrors.find(({ view }) => view.undo.ok);
    await playOn(mirrors, () => undoer() !== undefined);
    const mirror = undoer() ?? mirrors[0];
    const { seq, board } = mirror.view;
    const again = await reopened(server);
    const kept = await again.store.kept(mirror.table);
    expect(kept?.lines).toHaveLength(seq);
    expect(kept?.stateAt).toBeLessThan(seq);
    expect(kept?.stateAt).toBeGreaterThan(seq - 10);
    const back = await mirror.resumed(again.address);
    expect(back.view).toMatchObject({ seq, board, undo: { ok: true } });
    expect((await back.request({ type: 'undo', table: back.table })).type).toBe('accepted');
    expect(back.view.seq).toBe(seq - 1);
    // What was kept is still true.
    expect(await again.store.kept(mirror.table)).toMatchObject({ stateAt: kept?.stateAt, state: kept?.state });
  });

  it('of another shape, or that were damaged, are not used', async () => {
    const server = await opened();
    const [ada] = await longGame(server, 60);
    const other = await reopened(server, (db) => db.exec('update snapshots set format = format + 1'));
    const back = await ada.resumed(other.address);
    expect(back.view).toMatchObject({ seq: 60, board: ada.view.board });
    const board = structuredClone(back.view.board);
    const damaged = await reopened(other, (db) => {
      db.exec(`update snapshots set format = format - 1, lines = replace(lines, 'left', 'right'), state = replace(state, 'left', 'right')`);
    });
    const again = await ada.resumed(damaged.address);
    expect(again.view).toMatchObject({ seq: 60, board });
    const numbers = await (await fetch(`${damaged.address}/metrics`)).text();
    expect(numbers).toMatch(/castellan_damaged_rows\{kind="snapshot"\} 1/);
  });

  it('are not needed: without them the whole game is replayed', async () => {
    const server = await opened();
    const [ada] = await longGame(server, 60);
    const again = await reopened(server, (db) => db.exec('delete from snapshots'));
    const back = await ada.resumed(again.address);
    expect(back.view).toMatchObject({ seq: 60, board: ada.view.board });
  });
});

/** Answers that are given and taken back, as an older server stored them. */
function poison(db: InstanceType<typeof DatabaseSync>, table: string, pairs: number): void {
  const { version } = db.prepare('select version from tables where id = ?').get(table);
  const insert = db.prepare('insert into journal (table_id, version, at, nonce, body) values (?, ?, 1, null, ?)');
  const told = [{ key: 'leant', params: { seat: 0, side: 'left' } }];
  const answered = JSON.stringify({ played: [{ line: { seat: 0, text: 'lean left' }, told }], undone: null, cut: null, told: [] });
  const undone = JSON.stringify({ played: [], undone: 0, cut: null, told: [{ key: 'undone', params: { seat: 0 } }] });
  db.exec('begin');
  for (let i = 0; i < pairs; i++) {
    insert.run(table, version + 2 * i + 1, answered);
    insert.run(table, version + 2 * i + 2, undone);
  }
  db.prepare('update tables set version = ? where id = ?').run(version + 2 * pairs, table);
  db.exec('commit');
}

describe('answers given and taken back without end', () => {
  it('are told once, and cost no more to take up than any others', async () => {
    const server = await opened();
    const [ada, bob] = await begin(await Promise.all([Client.of(server.address), Client.of(server.address)]));
    for (let i = 0; i < 150; i++) {
      await ada.answer('lean left');
      await ada.request({ type: 'undo', table: ada.table });
    }
    await ada.answer('lean right');
    await settle([ada, bob]);
    const { log } = (await bob.resumed()).shown;
    expect(log.map(({ key }) => key)).toEqual(['undone', 'leant']);
    expect((await server.store.kept(ada.table))?.version).toBeGreaterThan(ada.version - 60);
    const again = await reopened(server);
    const back = await ada.resumed(again.address);
    expect(back.view.board).toMatchObject({ side: ['right', ''] });
    expect(back.view.undo).toMatchObject({ ok: true, line: 0 });
  });

  it('of long ago are gone through away from the loop, and only once', async () => {
    const server = await opened();
    const [ada] = await begin(await Promise.all([Client.of(server.address), Client.of(server.address)]));
    const again = await reopened(server, (db) => poison(db, ada.table, 20_000));
    const client = new Client(again.address);
    client.cookie = ada.client.cookie;
    const socket = await client.socket();
    socket.send({ type: 'watch', table: ada.table });
    socket.send({ type: 'ping', at: 1 });
    const whole = await socket.next('table');
    expect(whole.log.map(({ key }) => key)).toEqual(['undone']);
    const types = socket.messages.map(({ type }) => type);
    expect(types.indexOf('pong')).toBeLessThan(types.indexOf('table'));
    expect((await again.store.kept(ada.table))?.version).toBe(whole.version);
    // What has been gone through is not looked at any more: it may even be nonsense.
    const third = await reopened(again, (db) => db.prepare(`update journal set body = 'nonsense' where table_id = ?`).run(ada.table));
    const back = await ada.resumed(third.address);
    await back.answer('lean right');
    expect(back.view.seq).toBe(1);
  });

  it('leave what was kept of the answers before them in use', async () => {
    const server = await opened();
    const mirrors = await longGame(server, 61);
    const asked = mirrors.find((mirror) => mirror.view.asked !== null) ?? mirrors[0];
    const { version } = (await server.store.kept(asked.table)) ?? { version: 0 };
    expect(version).toBeGreaterThan(0);
    const again = await reopened(server, (db) => {
      db.prepare('update snapshots set state = null, state_sum = null').run();
    });
    const back = await asked.resumed(again.address);
    expect(back.view).toMatchObject({ seq: 61, board: asked.view.board });
  });
});

describe('the memory', () => {
  it('lets go of tables that nobody uses, and takes them up again unchanged', async () => {
    const server = await opened({ tablesInMemory: 2 });
    const tables: Mirror[][] = [];
    for (let i = 0; i < 5; i++) {
      const mirrors = await longGame(server, 5 + i);
      tables.push(mirrors);
      await Promise.all(mirrors.map(({ socket }) => socket.close()));
    }
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    expect(Number(/castellan_tables_in_memory (\d+)/.exec(metrics)?.[1])).toBeLessThanOrEqual(3);
    for (const [first, second] of tables) {
      const mirrors = await Promise.all([first.resumed(), second.resumed()]);
      expect(mirrors[0].view).toEqual(first.view);
      await playOn(mirrors, () => mirrors[0].view.seq === first.view.seq + 3);
      await Promise.all(mirrors.map(({ socket }) => socket.close()));
    }
  });
});

describe('other rules', () => {
  it('than the ones a table was begun by leave it readable in lists, and say that it cannot be gone on with', async () => {
    const server = await opened();
    const [ada] = await longGame(server, 5);
    const again = await reopened(server, (db) => {
      db.prepare(`update tables set charter = json_set(charter, '$.rules', 0) where id = ?`).run(ada.table);
    });
    const back = await ada.resumed(again.address);
    expect(back.info).toMatchObject({ rules: 0, stage: 'playing' });
    expect(await back.ask('lean left', 'any')).toMatchObject({ type: 'refused', code: 'otherRules' });
    const client = new Client(again.address);
    client.cookie = ada.client.cookie;
    expect(await client.get<TableInfo>(`${API.tables}/${ada.table}`)).toMatchObject({ id: ada.table });
  });
});

describe('a table that is damaged', () => {
  it('says so to whoever opens it, and keeps neither the server nor other tables from going on', async () => {
    const server = await opened();
    const [ada] = await begin([await Client.of(server.address)], 1, { clock: { kind: 'live', initial: 60, increment: 0 } });
    const [cat] = await longGame(server, 5);
    await ada.answer('lean left');
    const again = await reopened(server, (db) => {
      db.prepare(`update journal set body = replace(body, 'lean left', 'lean down') where table_id = ?`).run(ada.table);
    });
    const client = new Client(again.address);
    client.cookie = ada.client.cookie;
    const socket = await client.socket();
    expect(await socket.watch(ada.table)).toMatchObject({ type: 'table', view: null, info: { id: ada.table, stage: 'playing' } });
    const answer = { type: 'answer' as const, table: ada.table, question: 'any', text: 'lean left' };
    expect(await socket.ask(answer, 'another')).toMatchObject({ type: 'refused', code: 'damaged' });
    expect((await cat.resumed(again.address)).view.seq).toBe(5);
  });
});
