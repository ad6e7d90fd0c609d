import { setTimeout as later } from 'node:timers/promises';
import { Client } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../store/postgres/postgres.ts';
import { MIGRATIONS } from '../../store/postgres/schema.ts';
import type { Store, StoreListeners } from '../../store/store.ts';
import { asked, sharedPostgres, type TestPostgres, whyNoPostgres } from '../fixtures/postgres.ts';
import { change, entry, faultOf, newTable, seen, storeContract } from './contract.ts';
import { fenceContract } from './fences.ts';

const missing = whyNoPostgres();

describe.skipIf(missing !== null)(missing ?? 'with PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await sharedPostgres();
  });
  const open = (url: string, listeners: StoreListeners = {}): Promise<Store> => openPostgres({ url, patience: 1_000 }, listeners);
  const opened = async () => {
    const url = await postgres.database();
    return { store: await open(url), again: () => open(url) };
  };

  storeContract('PostgreSQL', opened);
  fenceContract('PostgreSQL', opened);

  describe('the PostgreSQL database', () => {
    it('stores answers of many tables that arrive together in one statement, at most 64', async () => {
      const batches: number[] = [];
      const store = await open(await postgres.database(), { onBatch: (writes) => batches.push(writes) });
      await Promise.all(Array.from({ length: 100 }, (_, i) => store.createTable(newTable(`t${i}`))));
      await Promise.all(Array.from({ length: 100 }, (_, i) => store.append(`t${i}`, seen(0), change(1))));
      expect(batches.toSorted()).toEqual([36, 64]);
      await store.close();
    });

    it('stores a request once, whichever server stores it', async () => {
      const url = await postgres.database();
      const [one, other] = [await open(url), await open(url)];
      await one.createTable(newTable('once'));
      await one.append('once', seen(0), change(1, { entry: entry(1, { nonce: 'ada:1' }) }));
      expect(await faultOf(other.append('once', seen(1), change(2, { entry: entry(2, { nonce: 'ada:1' }) })))).toBe('conflict');
      expect((await one.table('once'))?.version).toBe(1);
      await other.append('once', seen(1), change(2, { entry: entry(2, { nonce: 'ada:2' }) }));
      await one.createTable(newTable('elsewhere'));
      await one.append('elsewhere', seen(0), change(1, { entry: entry(1, { nonce: 'ada:1' }) }));
      await one.close();
      await other.close();
    });

    it('tells one of a batch that it was too late, or spoils nothing but itself', async () => {
      const store = await open(await postgres.database());
      for (const id of ['a', 'b', 'c', 'd']) await store.createTable(newTable(id));
      await store.append('c', seen(0), change(1, { entry: entry(1, { nonce: 'n' }) }));
      const chat = { person: 'ada', seat: 0, text: 'hello', room: null, heard: null };
      const faults = await Promise.all(
        [
          store.append('a', seen(0), change(1, { chat })),
          store.append('b', seen(7), change(8, { chat })),
          // The table of the rematch is there already.
          store.append('d', seen(0), change(1, { again: newTable('a') })),
          store.append('c', seen(1), change(2, { entry: entry(2, { nonce: 'n' }) })),
        ].map(faultOf),
      );
      expect(faults).toEqual(['none', 'conflict', 'broken', 'conflict']);
      expect((await store.table('d'))?.version).toBe(0);
      expect(await store.chat('a', 0, 10)).toHaveLength(1);
      expect(await store.chat('b', 0, 10)).toEqual([]);
      await store.close();
    });

    it('waits for a row that somebody else holds, then says that it is locked; others of the batch are stored', async () => {
      const url = await postgres.database();
      const store = await open(url);
      for (const id of ['free', 'held']) await store.createTable(newTable(id));
      const other = new Client({ connectionString: url });
      await other.connect();
      await other.query(`begin; select 1 from tables where id = 'held' for update`);
      const faults = await Promise.all(['free', 'held'].map((id) => faultOf(store.append(id, seen(0), change(1)))));
      expect(faults).toEqual(['none', 'locked']);
      expect((await store.table('held'))?.version).toBe(0);
      await other.query('rollback');
      await other.end();
      await store.append('held', seen(0), change(1));
      await store.close();
    });

    it('gets answers stored while a large snapshot is on its way, which whoever claims the table waits for', async () => {
      const url = await postgres.database();
      const store = await open(url);
      await store.createTable(newTable('t'));
      const other = new Client({ connectionString: url });
      await other.connect();
      // What a snapshot holds until it is written.
      await other.query(`begin; select 1 from tables where id = 't' and fence = 0 for key share`);
      await store.append('t', seen(0), change(1));
      expect(await faultOf(store.claim('t', 'me', seen(1)))).toBe('locked');
      await other.query('commit');
      await other.end();
      expect(await store.claim('t', 'me', seen(1))).toBe(1);
      await store.close();
    });

    it('lets go of rows that a stopped server holds', async () => {
      const url = await postgres.database();
      const store = await open(url);
      await store.createTable(newTable('t'));
      const stopped = new Client({ connectionString: url });
      stopped.on('error', () => {});
      await stopped.connect();
      await stopped.query('set idle_in_transaction_session_timeout = 3000');
      await stopped.query(`begin; update tables set head = '' where id = 't'`);
      while ((await faultOf(store.append('t', seen(0), change(1)))) === 'locked');
      expect(await store.table('t')).toMatchObject({ version: 1 });
      await store.close();
      await stopped.end().catch(() => {});
    });

    it('is refused when it would only believe that moves are stored', async () => {
      const url = await postgres.database();
      await postgres.kill();
      await postgres.start('fsync=off');
      await expect(open(url)).rejects.toThrow(/fsync is off where on is needed/);
      await postgres.kill();
      await postgres.start();
      await asked(url, `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
      const store = await open(url);
      await store.createTable(newTable('t'));
      await store.close();
    });

    it('of a newer version is opened when that version says that we can work with it, and refused in words when not', async () => {
      const url = await postgres.database();
      await (await open(url)).close();
      const next = MIGRATIONS.length + 1;
      await asked(url, `update settings set value = $1 where key = 'schema'`, String(next));
      const store = await open(url);
      await store.createTable(newTable('t'));
      await store.close();
      await asked(url, `update settings set value = $1 where key = 'min_reader'`, String(next));
      await expect(open(url)).rejects.toThrow(
        `written by a newer version of Castellan (${next}), and servers below ${next} cannot work with it`,
      );
    });

    it('is made once when several servers start at the same time', async () => {
      const url = await postgres.database();
      const stores = await Promise.all([1, 2, 3].map(() => open(url)));
      await stores[0].createTable(newTable('t'));
      expect((await stores[2].table('t'))?.version).toBe(0);
      await Promise.all(stores.map((store) => store.close()));
    });

    it('says in words that it is not there', async () => {
      const url = await postgres.database();
      await expect(open(`${url}_not`)).rejects.toThrow(/unreachable: .*does not exist/);
      await expect(openPostgres({ url: 'postgres://castellan@127.0.0.1:1/x', patience: 200 })).rejects.toThrow(
        /unreachable: .*ECONNREFUSED/,
      );
    });

    it('goes down and comes back: what was acknowledged is there, what waits is stored, and nothing is stored twice', async () => {
      const url = await postgres.database();
      const store = await openPostgres({ url, patience: 300_000 });
      await store.createTable(newTable('t'));
      for (let round = 0; round < 3; round++) {
        const version = (await store.table('t'))?.version ?? -1;
        const writing = faultOf(store.append('t', seen(version), change(version + 1)));
        await postgres.kill();
        const waiting = store.table('t');
        await later(200);
        await postgres.start();
        const fault = await writing;
        await waiting;
        const after = (await store.table('t'))?.version ?? -1;
        expect(fault === 'none' ? [version + 1] : [version, version + 1]).toContain(after);
        await store.append('t', seen(after), change(after + 1));
      }
      const { version } = (await store.table('t')) ?? { version: -1 };
      expect(await store.entries('t', 0, version)).toHaveLength(version);
      await store.close();
    });
  });
});
