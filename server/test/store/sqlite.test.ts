import { once } from 'node:events';
import { chmodSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { nameLook } from '../../people/look.ts';
import type { WriterOptions } from '../../store/sqlite/batch.ts';
import { MIGRATIONS } from '../../store/sqlite/schema.ts';
import { openSqlite } from '../../store/sqlite/sqlite.ts';
import { startThread } from '../../threads/thread.ts';
import { freshFolder } from '../fixtures/server.ts';
import { change, newTable, seen, storeContract } from './contract.ts';
import { fenceContract } from './fences.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function freshFile(): string {
  const folder = freshFolder();
  folders.push(folder);
  return join(folder, 'test.sqlite');
}

function options(file: string, changes: Partial<WriterOptions> = {}): WriterOptions {
  return { file, patience: 100, maxPages: null, ...changes };
}

/** Two writers on one file wait for each other. */
const opened = async () => {
  const file = freshFile();
  const patient = options(file, { patience: 30_000 });
  return { store: await openSqlite(patient), again: () => openSqlite(patient) };
};
storeContract('SQLite', opened);
fenceContract('SQLite', opened);

describe('the SQLite file', () => {
  it('is written ahead and synchronised fully: what is stored survives the loss of power', async () => {
    const file = freshFile();
    const store = await openSqlite(options(file));
    await store.createTable(newTable('t'));
    expect(existsSync(`${file}-wal`)).toBe(true);
    const db = new DatabaseSync(file);
    expect(db.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
    db.close();
    await store.close();
  });

  it('stores answers of many tables that arrive together in one transaction', async () => {
    const batches: number[] = [];
    const store = await openSqlite(options(freshFile()), { onBatch: (writes) => batches.push(writes) });
    await Promise.all(Array.from({ length: 50 }, (_, i) => store.createTable(newTable(`t${i}`))));
    batches.length = 0;
    await Promise.all(Array.from({ length: 50 }, (_, i) => store.append(`t${i}`, seen(0), change(1))));
    expect(batches).toEqual([50]);
    await store.close();
  });

  it('tells one of a batch that it was too late without spoiling it for the others', async () => {
    const batches: number[] = [];
    const store = await openSqlite(options(freshFile()), { onBatch: (writes) => batches.push(writes) });
    await store.createTable(newTable('a'));
    await store.createTable(newTable('b'));
    const done = await Promise.allSettled([
      store.append('a', seen(0), change(1)),
      store.append('a', seen(0), change(1)),
      store.append('b', seen(0), change(1)),
      store.createTable(newTable('a')),
      store.append('b', seen(1), change(2)),
    ]);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
    expect((await store.table('a'))?.version).toBe(1);
    expect((await store.table('b'))?.version).toBe(2);
    await store.close();
  });

  it('says that the disk is full, keeps what it has, and goes on when there is room', async () => {
    const file = freshFile();
    const store = await openSqlite(options(file, { maxPages: 60 }));
    await store.createTable(newTable('t'));
    let version = 0;
    const text = 'x'.repeat(4_000);
    for (;;) {
      try {
        await store.append('t', seen(version), change(version + 1, { chat: { person: 'ada', seat: 0, text, room: null, heard: null } }));
        version++;
      } catch (error) {
        expect(error).toMatchObject({ fault: 'full' });
        break;
      }
    }
    expect(version).toBeGreaterThan(0);
    expect((await store.table('t'))?.version).toBe(version);
    expect(await store.chat('t', 0, 1_000)).toHaveLength(version);
    await store.close();
    const roomier = await openSqlite(options(file));
    await roomier.append('t', seen(version), change(version + 1));
    expect((await roomier.table('t'))?.version).toBe(version + 1);
    await roomier.close();
  });

  it('waits for another process that holds the database, then says that it is locked; reading goes on', async () => {
    const file = freshFile();
    const store = await openSqlite(options(file));
    await store.createTable(newTable('t'));
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    await expect(store.append('t', seen(0), change(1))).rejects.toMatchObject({ fault: 'locked' });
    expect(await store.healthy()).toBe(false);
    expect((await store.table('t'))?.version).toBe(0);
    other.exec('rollback');
    other.close();
    await store.append('t', seen(0), change(1));
    expect((await store.table('t'))?.version).toBe(1);
    expect(await store.healthy()).toBe(true);
    await store.close();
  });

  it('replaces a writing thread that dies; what was under way is either stored or not, and can be looked up', async () => {
    const store = await openSqlite(options(freshFile()));
    await store.createTable(newTable('t'));
    for (let round = 0; round < 5; round++) {
      const version = (await store.table('t'))?.version ?? -1;
      const append = store.append('t', seen(version), change(version + 1)).then(
        () => 'stored',
        () => 'unknown',
      );
      await store.loseWriter();
      const outcome = await append;
      const after = (await store.table('t'))?.version ?? -1;
      expect(outcome === 'stored' ? [version + 1] : [version, version + 1]).toContain(after);
      await store.append('t', seen(after), change(after + 1));
    }
    await store.close();
  });

  it('may be read by a thread that is ended in the midst of it: nobody else ends with it', async () => {
    const file = freshFile();
    const store = await openSqlite(options(file));
    for (let round = 0; round < 5; round++) {
      const thread = startThread(new URL('../fixtures/echo-thread.ts', import.meta.url), null);
      thread.worker.postMessage({ no: 1, task: `read ${file}` });
      await once(thread.worker, 'message');
      await thread.end();
      expect(thread.worker.threadId).toBe(-1);
    }
    await store.close();
  });

  it('is nobody’s to read but its owner’s, also when it was there before', async () => {
    const file = freshFile();
    const modes = (): number[] => ['', '-wal', '-shm'].map((part) => statSync(file + part).mode & 0o777);
    const store = await openSqlite(options(file));
    await store.createTable(newTable('t'));
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
    await store.close();
    chmodSync(file, 0o644);
    const again = await openSqlite(options(file));
    await again.createTable(newTable('u'));
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
    await again.close();
  });

  it('says that it is not well as long as there is no room, however little is written', async () => {
    const file = freshFile();
    const store = await openSqlite(options(file, { maxPages: 110 }));
    expect(await store.healthy()).toBe(true);
    await store.createTable(newTable('t'));
    const chat = { person: 'ada', seat: 0, text: 'x'.repeat(4_000), room: null, heard: null };
    let version = 0;
    const filled = async (): Promise<unknown> => {
      for (;;) await store.append('t', seen(version), change(++version, { chat }));
    };
    await expect(filled()).rejects.toMatchObject({ fault: 'full' });
    for (let i = 0; i < 3; i++) expect(await store.healthy()).toBe(false);
    await store.close();
  });

  it('of the first version is brought up to date, and everything in it is there', async () => {
    const file = freshFile();
    const db = new DatabaseSync(file);
    db.exec(`${MIGRATIONS[0].sql}; pragma user_version = 1`);
    const person = db.prepare('insert into people (id, name, account_key, password_hash, created) values (?, ?, ?, ?, 1)');
    person.run('ada', 'Аda', 'аda', 'hash');
    person.run('bob', 'Bob', null, null);
    const { charter, head } = newTable('t');
    const table = db.prepare(
      `insert into tables (id, charter, head, version, stage, listed, created, finished) values (?, ?, ?, 1, ?, 1, 5, ?)`,
    );
    const member = db.prepare('insert into members (person, table_id) values (?, ?)');
    for (const [id, stage, finished] of [
      ['running', 'playing', null],
      ['ended1', 'finished', 9],
      ['ended2', 'finished', 9],
    ]) {
      table.run(id, JSON.stringify(charter), JSON.stringify({ ...head, stage }), stage, finished);
      member.run('ada', id);
      db.prepare('insert into journal (table_id, version, at, body) values (?, 1, 1, ?)').run(
        id,
        JSON.stringify({ played: [], undone: null, cut: null, told: [] }),
      );
    }
    db.exec(`insert into snapshots values ('running', 1, 0, '[]', '{}')`);
    db.exec(`insert into records values ('r', 'ada', 'ford', 1, '[]', 0, 1, 1, 'ça')`);
    db.exec(`insert into subscriptions values ('https://push/1', 'ada', 'k', 'a', 'fr')`);
    db.close();
    const store = await openSqlite(options(file));
    const latest = Number.MAX_SAFE_INTEGER;
    expect((await store.runningTablesOf('ada', latest, 10)).tables.map(({ id }) => id)).toEqual(['running']);
    expect((await store.finishedTablesOf('ada', latest, 10)).tables.map(({ id }) => id)).toEqual(['ended2', 'ended1']);
    expect(await store.kept('running')).toBeNull();
    expect(await store.entries('running', 0, 1)).toHaveLength(1);
    expect(await store.recordsKept('ada')).toEqual({ count: 1, bytes: 3 });
    expect(await store.subscriptionsOf('ada')).toMatchObject([{ device: null }]);
    await expect(store.rename('bob', { name: 'Ada', key: 'ada', look: nameLook('Ada') })).rejects.toMatchObject({ fault: 'taken' });
    await store.append('running', seen(1), change(2));
    expect((await store.table('running'))?.version).toBe(2);
    await store.close();
  });

  it('of a newer version is opened when that version says that we can work with it, and refused in words when not', async () => {
    const file = freshFile();
    await (await openSqlite(options(file))).close();
    const saying = (minReader: number): void => {
      const db = new DatabaseSync(file);
      db.exec(`pragma user_version = ${MIGRATIONS.length + 1}`);
      db.prepare(`update settings set value = ? where key = 'min_reader'`).run(String(minReader));
      db.close();
    };
    saying(MIGRATIONS.length);
    const store = await openSqlite(options(file));
    await store.createTable(newTable('t'));
    await store.close();
    saying(MIGRATIONS.length + 1);
    await expect(openSqlite(options(file))).rejects.toThrow(
      `written by a newer version of Castellan (${MIGRATIONS.length + 1}), and servers below ${MIGRATIONS.length + 1} cannot work with it`,
    );
  });

  it('does not open a file that is no database, or one of a newer version', async () => {
    const file = freshFile();
    writeFileSync(file, 'this is not a database, although it is long enough to look at'.repeat(20));
    await expect(openSqlite(options(file))).rejects.toThrow(/not a database/);
    const newer = freshFile();
    const db = new DatabaseSync(newer);
    db.exec('pragma user_version = 1000');
    db.close();
    await expect(openSqlite(options(newer))).rejects.toThrow(/newer version of Castellan/);
  });
});
