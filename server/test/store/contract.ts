/** What every store must do, whatever database is behind it. */

import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Change,
  type Device,
  type NameKeys,
  type NewTable,
  type Person,
  type Seen,
  type Store,
  StoreError,
  type StoreFault,
  type Subscription,
  type TablePage,
} from '../../store/store.ts';
import type { Charter, Entry, Head, Holding } from '../../tables/stored.ts';

/** Where a list begins. */
const LATEST: number = Number.MAX_SAFE_INTEGER;

/** What a table says of whose it is before anybody has claimed it. */
const UNCLAIMED = { fence: 0, owner: null };

export const charter: Charter = {
  game: 'ford',
  rules: 1,
  title: 'A table',
  access: 'open',
  spectators: true,
  options: { rounds: 2 },
  pack: '',
  seed: 'ab'.repeat(32),
  clock: { kind: 'none' },
  onTimeout: 'bot',
  forked: false,
  created: 1_000,
};

export function seated(person: string): Holding {
  return { kind: 'person', person, standIn: null, resigned: false };
}

export const head: Head = {
  stage: 'gathering',
  host: 'ada',
  invitation: 'token',
  holdings: [seated('ada'), { kind: 'open' }],
  waiting: [],
  asked: [],
  answers: 0,
  clocks: [null, null],
  at: 1_000,
  request: null,
  ending: null,
  next: null,
};

export function newTable(id: string, changes: Partial<NewTable> = {}): NewTable {
  return { id, charter, head, entries: [], snapshot: null, ...changes };
}

export function entry(version: number, changes: Partial<Entry> = {}): Entry {
  return { version, at: 2_000 + version, played: [], undone: null, cut: null, told: [], nonce: null, ...changes };
}

/** A table that nobody has claimed yet, as it was seen. */
export function seen(version: number, fence = 0): Seen {
  return { version, fence };
}

export function change(version: number, changes: Partial<Change> = {}): Change {
  return {
    head,
    entry: entry(version),
    moved: false,
    due: null,
    chat: null,
    keptAnswers: null,
    standings: null,
    again: null,
    ...changes,
  };
}

function person(id: string): Person {
  return { id, name: id, account: false, created: 1 };
}

function named(name: string): NameKeys {
  return { name, key: name.toLowerCase(), look: name.toLowerCase() };
}

function device(hash: string): Device {
  return { hash, created: 6, seen: 6 };
}

function subscription(name: string, of: string, on: string | null): Subscription {
  return { endpoint: `https://push/${name}`, person: of, p256dh: 'k', auth: 'a', language: 'fr', device: on };
}

export async function faultOf(write: Promise<unknown>): Promise<StoreFault | 'none'> {
  try {
    await write;
    return 'none';
  } catch (error) {
    if (error instanceof StoreError) return error.fault;
    throw error;
  }
}

/** Opens a store on empty data; `again` opens another on the same data. */
export type Opening = () => Promise<{ readonly store: Store; again(): Promise<Store> }>;

export function storeContract(name: string, open: Opening): void {
  describe(`the store in ${name}`, () => {
    let store: Store;
    let reopen: () => Promise<Store>;
    const ids = ({ tables }: TablePage): string[] => tables.map(({ id }) => id);
    const running = async (of: string): Promise<string[]> => ids(await store.runningTablesOf(of, LATEST, 100));
    beforeAll(async () => {
      const opened = await open();
      store = opened.store;
      reopen = opened.again;
      return async () => store.close();
    });

    describe('people', () => {
      it('keeps a guest with the device they came on, by the hash of its token', async () => {
        await store.addGuest(person('ada'), { hash: 'h1', created: 5, seen: 5 });
        expect(await store.personOfDevice('h1')).toEqual(person('ada'));
        expect(await store.personOfDevice('h2')).toBeNull();
        expect(await store.person('ada')).toEqual(person('ada'));
        expect(await store.person('nobody')).toBeNull();
        expect(await store.devicesOf('ada')).toEqual([{ hash: 'h1', created: 5, seen: 5 }]);
        await store.seeDevice('h1', 9);
        expect(await store.devicesOf('ada')).toEqual([{ hash: 'h1', created: 5, seen: 9 }]);
      });

      it('makes an account once, and under a name that nobody else has', async () => {
        await store.addGuest(person('bob'), { hash: 'h3', created: 5, seen: 5 });
        await store.addAccount('ada', named('Ada'), 'secret', device('h2'));
        expect(await store.personOfDevice('h1')).toBeNull();
        expect((await store.personOfDevice('h2'))?.id).toBe('ada');
        expect(await store.account('ada')).toEqual({ person: { ...person('ada'), name: 'Ada', account: true }, passwordHash: 'secret' });
        expect(await store.accountOf('ada')).toEqual({ passwordHash: 'secret' });
        expect(await store.accountOf('bob')).toBeNull();
        expect(await store.account('bob')).toBeNull();
        expect(await faultOf(store.addAccount('bob', named('ADA'), 'other', device('h5')))).toBe('taken');
        expect(await faultOf(store.addAccount('bob', { ...named('Adа'), look: 'ada' }, 'other', device('h5')))).toBe('taken');
        expect(await faultOf(store.addAccount('ada', named('Ada2'), 'other', device('h5')))).toBe('taken');
        expect(await store.person('bob')).toEqual(person('bob'));
        expect((await store.personOfDevice('h3'))?.id).toBe('bob');
      });

      it('renames, but not to the name of another account', async () => {
        expect(await faultOf(store.rename('bob', named('Ada')))).toBe('taken');
        expect(await faultOf(store.rename('bob', { ...named('Adа'), look: 'ada' }))).toBe('taken');
        await store.rename('bob', named('Robert'));
        expect((await store.person('bob'))?.name).toBe('Robert');
        expect(await store.account('robert')).toBeNull();
        await store.rename('ada', { name: 'Lady Ada', key: 'ladyada', look: 'ladyada' });
        expect((await store.account('ladyada'))?.person.id).toBe('ada');
        expect(await store.account('ada')).toBeNull();
      });

      it('forgets the other devices when the password is changed, and any device when told', async () => {
        await store.addDevice('ada', device('h4'));
        for (const hash of ['h2', 'h4']) await store.addSubscription(subscription(hash, 'ada', hash));
        await store.setPassword('ada', 'new', 'h4', device('h6'));
        for (const hash of ['h2', 'h4']) expect(await store.personOfDevice(hash)).toBeNull();
        expect((await store.personOfDevice('h6'))?.id).toBe('ada');
        expect(await store.subscriptionsOf('ada')).toEqual([subscription('h4', 'ada', 'h6')]);
        expect((await store.account('ladyada'))?.passwordHash).toBe('new');
        await store.dropDevice('ada', 'h6');
        expect(await store.personOfDevice('h6')).toBeNull();
      });

      it('calls a device by another token, which its notices follow; with the device they end', async () => {
        await store.addDevice('ada', device('h7'));
        await store.addSubscription(subscription('phone', 'ada', 'h7'));
        await store.addSubscription(subscription('other', 'ada', 'elsewhere'));
        await store.addSubscription(subscription('before', 'ada', null));
        await store.replaceDevice('ada', 'h7', device('h8'));
        expect(await store.personOfDevice('h7')).toBeNull();
        expect((await store.personOfDevice('h8'))?.id).toBe('ada');
        await store.dropDevice('ada', 'h8');
        expect(await store.subscriptionsOf('ada')).toEqual([subscription('other', 'ada', 'elsewhere')]);
      });

      it('knows names by id', async () => {
        expect(await store.names(['ada', 'bob', 'nobody'])).toEqual(
          new Map([
            ['ada', 'Lady Ada'],
            ['bob', 'Robert'],
          ]),
        );
      });
    });

    describe('tables', () => {
      it('keeps a table as it was made', async () => {
        await store.createTable(newTable('t1'));
        expect(await store.table('t1')).toEqual({ id: 't1', charter, head, version: 0, ...UNCLAIMED });
        expect(await store.table('t2')).toBeNull();
      });

      it('appends at the version expected, and never twice at the same', async () => {
        const next: Head = { ...head, stage: 'playing', waiting: [0] };
        const told = [{ key: 'leant', params: { seat: 0 } }];
        const played = [{ line: { seat: 0, text: 'lean left' }, told }];
        await store.append('t1', seen(0), change(1, { head: next, entry: entry(1, { played, nonce: 'ada:n1' }) }));
        expect(await store.table('t1')).toEqual({ id: 't1', charter, head: next, version: 1, ...UNCLAIMED });
        expect(await faultOf(store.append('t1', seen(0), change(1)))).toBe('conflict');
        expect(await faultOf(store.append('t1', seen(7), change(8)))).toBe('conflict');
        expect(await faultOf(store.append('nowhere', seen(0), change(1)))).toBe('conflict');
        expect(await store.entries('t1', 0)).toEqual([entry(1, { played, nonce: 'ada:n1' })]);
        expect(await store.nonces('t1', 10)).toEqual(new Map([['ada:n1', 1]]));
      });

      it('lets one of two that append at once win, and writes nothing of the other', async () => {
        await store.createTable(newTable('race'));
        const say = (text: string) => change(1, { chat: { person: 'ada', seat: 0, text, room: null, heard: null } });
        const faults = await Promise.all(['one', 'two', 'three'].map((text) => faultOf(store.append('race', seen(0), say(text)))));
        expect(faults).toEqual(['none', 'conflict', 'conflict']);
        expect((await store.chat('race', 0, 10)).map(({ text }) => text)).toEqual(['one']);
        expect(await store.entries('race', 0)).toHaveLength(1);
      });

      it('does a change as a whole or not at all', async () => {
        await store.createTable(newTable('whole'));
        await store.append('whole', seen(0), change(5));
        // The entry with that version is there already, so the head must not change either.
        await store.append('whole', seen(5), change(6));
        expect(await faultOf(store.append('whole', seen(6), change(5, { head: { ...head, next: 'other' } })))).toBe('broken');
        expect(await store.table('whole')).toEqual({ id: 'whole', charter, head, version: 6, ...UNCLAIMED });
      });

      it('makes the table of a rematch and keeps what is left of standing answers with the change, or neither', async () => {
        await store.createTable(newTable('done'));
        const left = [{ seat: 1, answer: { step: 'bid', key: 'bid 1', until: 'ever' as const }, round: 'null' }];
        const both = (id: string) => ({ standings: left, again: newTable(id) });
        expect(await faultOf(store.append('done', seen(3), change(4, both('again'))))).toBe('conflict');
        expect(await store.table('again')).toBeNull();
        expect(await store.standings('done')).toEqual([]);
        await store.append('done', seen(0), change(1, both('again')));
        expect(await store.table('again')).toEqual({ id: 'again', charter, head, version: 0, ...UNCLAIMED });
        expect(await store.standings('done')).toEqual(left);
      });

      it('keeps the entries in order and gives those after a version', async () => {
        await store.createTable(newTable('order'));
        for (let v = 1; v <= 5; v++) await store.append('order', seen(v - 1), change(v));
        expect((await store.entries('order', 2)).map(({ version }) => version)).toEqual([3, 4, 5]);
        expect(await store.nonces('order', 10)).toEqual(new Map());
      });

      it('keeps the latest snapshots; an undo makes states untrue, but not the answers and the log', async () => {
        await store.createTable(newTable('snap'));
        expect(await store.kept('snap')).toBeNull();
        const upTo = (version: number) => ({
          version,
          lines: Array.from({ length: version }, () => ({ seat: 0, text: 'a' })),
          log: [{ version, line: null, seq: version, seat: null, told: { key: 'said', params: {} } }],
        });
        for (let v = 1; v <= 6; v++) {
          await store.append('snap', seen(v - 1), change(v));
          await store.keep('snap', 0, { ...upTo(v), state: `{"v":${v}}` });
        }
        expect(await store.kept('snap')).toEqual({ ...upTo(6), state: '{"v":6}', stateAt: 6 });
        await store.append('snap', seen(6), change(7, { keptAnswers: 5 }));
        expect(await store.kept('snap')).toEqual({ ...upTo(6), state: '{"v":5}', stateAt: 5 });
        await store.append('snap', seen(7), change(8, { keptAnswers: 0 }));
        expect(await store.kept('snap')).toEqual({ ...upTo(6), state: null, stateAt: 0 });
        await store.keep('snap', 0, { ...upTo(8), state: '{"v":8}' });
        expect(await store.kept('snap')).toEqual({ ...upTo(8), state: '{"v":8}', stateAt: 8 });
      });

      it('makes a fork with the answers it begins with', async () => {
        const played = [{ line: { seat: 0, text: 'a' }, told: [] }];
        const snapshot = { version: 2, lines: [{ seat: 0, text: 'a' }], log: [], state: '{}' };
        await store.createTable(newTable('fork', { entries: [entry(1), entry(2, { played })], snapshot }));
        expect((await store.table('fork'))?.version).toBe(2);
        expect(await store.entries('fork', 0)).toEqual([entry(1), entry(2, { played })]);
        expect(await store.kept('fork')).toEqual({ ...snapshot, stateAt: 1 });
        await store.append('fork', seen(2), change(3));
        expect((await store.table('fork'))?.version).toBe(3);
      });

      it('keeps what is said, the last lines first to be given', async () => {
        await store.createTable(newTable('talk'));
        for (let v = 1; v <= 4; v++)
          await store.append(
            'talk',
            seen(v - 1),
            change(v, { chat: { person: 'bob', seat: 1, text: `line ${v}`, room: null, heard: null } }),
          );
        const lines = await store.chat('talk', 1, 2);
        expect(lines.map(({ version, person: by, seat, text, at }) => ({ version, by, seat, text, at }))).toEqual([
          { version: 3, by: 'bob', seat: 1, text: 'line 3', at: 2_003 },
          { version: 4, by: 'bob', seat: 1, text: 'line 4', at: 2_004 },
        ]);
        expect((await store.chatOf('bob')).map(({ table, text }) => `${table} ${text}`)).toEqual([
          'talk line 1',
          'talk line 2',
          'talk line 3',
          'talk line 4',
        ]);
      });

      it('keeps standing answers without making a version', async () => {
        const standing = [{ seat: 0, answer: { step: 'bid', key: 'bid 0', until: 'ever' as const }, round: 'null' }];
        expect(await store.standings('talk')).toEqual([]);
        await store.setStandings('talk', 0, standing);
        expect(await store.standings('talk')).toEqual(standing);
        expect((await store.table('talk'))?.version).toBe(4);
      });

      it('deletes a table with everything that belongs to it', async () => {
        await store.deleteTable('talk', 0);
        expect(await store.table('talk')).toBeNull();
        expect(await store.entries('talk', 0)).toEqual([]);
        expect(await store.chat('talk', 0, 10)).toEqual([]);
        expect(await store.chatOf('bob')).toEqual([]);
        expect(await running('ada')).not.toContain('talk');
      });
    });

    describe('lists', () => {
      const at = (created: number): Charter => ({ ...charter, created });
      const of = (...people: string[]): Head => ({ ...head, holdings: people.map(seated) });

      beforeAll(async () => {
        await store.createTable(newTable('open1', { charter: at(10_001), head: of('cat') }));
        await store.createTable(newTable('open2', { charter: at(10_002), head: of('cat', 'dan') }));
        await store.createTable(newTable('hidden', { charter: { ...at(10_003), access: 'invitation' }, head: of('dan') }));
        await store.createTable(newTable('done1', { charter: at(10_004), head: of('cat') }));
        await store.createTable(newTable('done2', { charter: at(10_005), head: of('cat') }));
        await store.append('done2', seen(0), change(1, { head: { ...of('cat'), stage: 'finished' }, entry: entry(1, { at: 30_000 }) }));
        await store.append('done1', seen(0), change(1, { head: { ...of('cat'), stage: 'finished' }, entry: entry(1, { at: 31_000 }) }));
      });

      it('lists open tables that gather people, newest first, page by page', async () => {
        expect(ids(await store.openTables(LATEST, 2))).toEqual(['open2', 'open1']);
        const first = await store.openTables(LATEST, 1);
        expect(ids(first)).toEqual(['open2']);
        expect(ids(await store.openTables(first.before ?? 0, 1))).toEqual(['open1']);
      });

      it('skips none of those that were made, or ended, in the same millisecond', async () => {
        const twins = ['twin1', 'twin2', 'twin3', 'twin4', 'twin5'];
        for (const id of twins) await store.createTable(newTable(id, { charter: at(77), head: of('twin') }));
        const pages = async (list: (before: number) => Promise<TablePage>): Promise<string[]> => {
          const found: string[] = [];
          for (let before: number | null = LATEST; before !== null; ) {
            const page = await list(before);
            found.push(...ids(page));
            before = page.before;
          }
          return found.filter((id) => id.startsWith('twin'));
        };
        const latestFirst = twins.toReversed();
        expect(await pages((before) => store.openTables(before, 2))).toEqual(latestFirst);
        expect(await pages((before) => store.runningTablesOf('twin', before, 2))).toEqual(latestFirst);
        expect(await store.countRunning('twin')).toBe(5);
        for (const id of twins)
          await store.append(id, seen(0), change(1, { head: { ...of('twin'), stage: 'finished' }, entry: entry(1, { at: 88 }) }));
        expect(await pages((before) => store.finishedTablesOf('twin', before, 2))).toEqual(latestFirst);
        expect(await store.countRunning('twin')).toBe(0);
      });

      it('gives several tables at once, and leaves out those that are not there', async () => {
        const [one] = (await store.openTables(Number.MAX_SAFE_INTEGER, 10)).tables;
        expect(await store.tables([one.id, 'nowhere'])).toEqual([one]);
        expect(await store.tables([])).toEqual([]);
      });

      it('finds the tables that nobody has come to for long', async () => {
        await store.createTable(newTable('lonely', { charter: at(100), head: of('cat') }));
        await store.createTable(newTable('visited', { charter: at(100), head: of('cat') }));
        await store.append('visited', seen(0), change(1, { head: of('cat'), entry: entry(1, { at: 5_000 }) }));
        expect(await store.forgottenTables(5_000, 100)).toContain('lonely');
        expect(await store.forgottenTables(5_000, 100)).not.toContain('visited');
        expect(await store.forgottenTables(100, 100)).not.toContain('lonely');
        for (const id of ['lonely', 'visited']) await store.deleteTable(id, 0);
      });

      it('lists the unfinished tables a person sits at, also after people have moved', async () => {
        expect(await running('cat')).toEqual(['open2', 'open1']);
        await store.append('open2', seen(0), change(1, { head: of('dan'), moved: true }));
        expect(await running('cat')).toEqual(['open1']);
        expect(await running('dan')).toEqual(['hidden', 'open2']);
        const kept: Head = { ...of('dan'), holdings: [seated('dan'), { kind: 'friend', person: 'cat' }] };
        await store.append('open2', seen(1), change(2, { head: kept, moved: true }));
        expect(await running('cat')).toEqual(['open2', 'open1']);
      });

      it('lists finished tables, last finished first; what happens later does not change when they ended', async () => {
        const first = await store.finishedTablesOf('cat', LATEST, 1);
        expect(ids(first)).toEqual(['done1']);
        await store.append(
          'done2',
          seen(1),
          change(2, { head: { ...of('cat'), stage: 'finished', next: 'x' }, entry: entry(2, { at: 39_000 }) }),
        );
        expect(ids(await store.finishedTablesOf('cat', LATEST, 5))).toEqual(['done1', 'done2']);
        expect(ids(await store.finishedTablesOf('cat', first.before ?? 0, 5))).toEqual(['done2']);
      });

      it('finds tables being played, and those where a clock has run out', async () => {
        await store.append('open1', seen(0), change(1, { head: { ...of('cat'), stage: 'playing' }, due: 50_000 }));
        expect(await store.playing()).toContain('open1');
        expect(await store.playing()).not.toContain('open2');
        expect(await store.due(49_999)).toEqual([]);
        expect(await store.due(50_000)).toEqual(['open1']);
        expect(await store.due(50_000, 'somebody')).toEqual([]);
        await store.append('open1', seen(1), change(2, { head: { ...of('cat'), stage: 'playing' }, due: null }));
        expect(await store.due(60_000)).toEqual([]);
      });
    });

    describe('records, packs and subscriptions', () => {
      const record = {
        id: 'r1',
        person: 'ada',
        game: 'ford',
        rules: 1,
        names: ['A', ''],
        answers: 3,
        finished: true,
        uploaded: 7,
        text: 'x',
      };

      it('keeps records by person', async () => {
        await store.addRecord(record);
        await store.addRecord(record);
        await store.addRecord({ ...record, person: 'bob', uploaded: 8 });
        expect(await store.record('r1')).toEqual(record);
        expect(await store.record('r2')).toBeNull();
        const { text: _, ...listed } = record;
        expect(await store.recordsOf('ada')).toEqual([listed]);
        expect(await store.recordsKept('ada')).toEqual({ count: 1, bytes: 1 });
        await store.dropRecord('r1', 'ada');
        expect(await store.recordsOf('ada')).toEqual([]);
        expect(await store.record('r1')).toEqual({ ...record, person: 'bob', uploaded: 8 });
      });

      it('keeps content packs', async () => {
        const pack = { id: 'p@1', game: 'ford', name: 'p', person: 'ada', json: '{}' };
        await store.addPack(pack);
        await store.addPack({ ...pack, person: 'bob' });
        expect(await store.packs()).toHaveLength(2);
        expect(await store.packsOf('ada')).toEqual([pack]);
        expect(await store.pack('ford', 'p@1')).toMatchObject({ id: 'p@1', json: '{}' });
        expect(await store.pack('toy', 'p@1')).toBeNull();
      });

      it('lets one server at a time look back at a table, and keeps what it finds', async () => {
        const found = { table: 'looked', answers: 3, total: 9, json: '{}', trouble: null, owner: 'one', until: 200 };
        expect(await store.analysis('looked')).toBeNull();
        await store.takeAnalysis('looked', 9, 'one', 0, 100);
        expect(await store.analysis('looked')).toEqual({ ...found, answers: 0, json: null, until: 100 });
        expect(await faultOf(store.takeAnalysis('looked', 9, 'two', 100, 300))).toBe('conflict');
        await store.keepAnalysis(found);
        expect(await store.analysis('looked')).toEqual(found);
        expect(await faultOf(store.takeAnalysis('looked', 9, 'two', 200, 300))).toBe('conflict');
        await store.takeAnalysis('looked', 9, 'one', 200, 250);
        await store.takeAnalysis('looked', 9, 'two', 251, 300);
        expect(await faultOf(store.keepAnalysis({ ...found, answers: 4 }))).toBe('conflict');
        expect(await store.analysis('looked')).toEqual({ ...found, owner: 'two', until: 300 });
        await store.keepAnalysis({ ...found, owner: 'two', trouble: 'broken' });
        expect(await store.analysis('looked')).toMatchObject({ trouble: 'broken' });
      });

      it('keeps push subscriptions; the same browser has one', async () => {
        await store.addSubscription(subscription('1', 'cat', 'h'));
        await store.addSubscription(subscription('1', 'bob', 'h'));
        expect(await store.subscriptionsOf('cat')).toEqual([]);
        expect(await store.subscriptionsOf('bob')).toEqual([subscription('1', 'bob', 'h')]);
        await store.dropSubscription('https://push/1', 'cat');
        expect(await store.subscriptionsOf('bob')).toHaveLength(1);
        await store.dropSubscription('https://push/1', null);
        expect(await store.subscriptionsOf('bob')).toEqual([]);
      });
    });

    it('hands over what a guest has said and uploaded, also where the other has the same', async () => {
      await store.addGuest(person('kay'), { hash: 'h20', created: 5, seen: 5 });
      await store.addGuest(person('kay-at-home'), { hash: 'h21', created: 5, seen: 5 });
      await store.createTable(newTable('kays', { head: { ...head, holdings: [seated('kay')] } }));
      await store.append('kays', seen(0), change(1, { chat: { person: 'kay', seat: 0, text: 'hello', room: null, heard: null } }));
      for (const owner of ['kay', 'kay-at-home']) await store.addPack({ id: 'p@3', game: 'ford', name: 'p', person: owner, json: '{}' });
      await store.addPack({ id: 'p@4', game: 'ford', name: 'q', person: 'kay', json: '{}' });
      await store.addSubscription(subscription('kay', 'kay', 'h20'));
      await store.handOver('kay', 'kay-at-home', 'h22');
      expect(await store.chatOf('kay')).toEqual([]);
      expect(await store.chatOf('kay-at-home')).toMatchObject([{ table: 'kays', text: 'hello' }]);
      expect((await store.packsOf('kay-at-home')).map(({ id }) => id)).toEqual(['p@3', 'p@4']);
      expect(await store.packsOf('kay')).toEqual([]);
      expect(await store.subscriptionsOf('kay-at-home')).toEqual([subscription('kay', 'kay-at-home', 'h22')]);
    });

    it('lists a table to its host, who need not sit there', async () => {
      await store.createTable(newTable('hosted', { head: { ...head, host: 'lancelot', holdings: [{ kind: 'open' }] } }));
      expect(await running('lancelot')).toEqual(['hosted']);
    });

    it('keeps what a person has done of the lessons: once each, handed over with the rest', async () => {
      await store.addGuest({ id: 'pia', name: 'Pia', account: false, created: 1 }, { hash: 'h40', created: 1, seen: 1 });
      await store.addGuest({ id: 'pia-at-home', name: 'Pia', account: false, created: 1 }, { hash: 'h41', created: 1, seen: 1 });
      await store.addLessons('pia', [
        { game: 'medievalia', exercise: 'first/draw' },
        { game: 'anarchy', exercise: 'first/fill' },
      ]);
      await store.addLessons('pia-at-home', [
        { game: 'anarchy', exercise: 'first/fill' },
        { game: 'anarchy', exercise: 'walls/gate' },
      ]);
      await store.handOver('pia', 'pia-at-home', 'h41');
      expect(await store.lessonsOf('pia')).toEqual([]);
      expect(await store.lessonsOf('pia-at-home')).toEqual([
        { game: 'anarchy', exercise: 'first/fill' },
        { game: 'anarchy', exercise: 'walls/gate' },
        { game: 'medievalia', exercise: 'first/draw' },
      ]);
      await store.deletePerson('pia-at-home');
      expect(await store.lessonsOf('pia-at-home')).toEqual([]);
    });

    it('forgets a person: name, account, devices, chat, records, subscriptions; content packs lose their owner', async () => {
      await store.addGuest(person('eve'), { hash: 'h9', created: 5, seen: 5 });
      await store.addAccount('eve', named('Eve'), 'secret', device('h12'));
      await store.createTable(newTable('eves', { head: { ...head, holdings: [seated('eve')] } }));
      await store.append('eves', seen(0), change(1, { chat: { person: 'eve', seat: 0, text: 'hello', room: null, heard: null } }));
      await store.addPack({ id: 'p@2', game: 'ford', name: 'p', person: 'eve', json: '{}' });
      await store.addGuest(person('eva'), { hash: 'h11', created: 5, seen: 5 });
      await store.addPack({ id: 'p@2', game: 'ford', name: 'p', person: 'eva', json: '{}' });
      await store.deletePerson('eva');
      await store.deletePerson('eve');
      expect(await store.person('eve')).toEqual({ id: 'eve', name: '', account: false, created: 1 });
      expect(await store.account('eve')).toBeNull();
      expect(await store.personOfDevice('h12')).toBeNull();
      expect(await store.chat('eves', 0, 10)).toEqual([]);
      expect(await store.packsOf('eve')).toEqual([]);
      expect((await store.packs()).filter(({ id }) => id === 'p@2')).toEqual([
        { id: 'p@2', game: 'ford', name: 'p', person: '', json: '{}' },
      ]);
      expect(await running('eve')).toEqual([]);
      await store.addGuest(person('eve2'), { hash: 'h10', created: 5, seen: 5 });
      await store.addAccount('eve2', named('Eve'), 'secret', device('h13'));
    });

    it('has everything again after it was closed and opened', async () => {
      const before = await store.table('t1');
      const entries = await store.entries('order', 0);
      await store.close();
      store = await reopen();
      expect(await store.table('t1')).toEqual(before);
      expect(await store.entries('order', 0)).toEqual(entries);
      expect(await store.healthy()).toBe(true);
    });

    it('refuses to write once it is closed', async () => {
      await store.close();
      expect(await faultOf(store.createTable(newTable('late')))).toBe('broken');
      store = await reopen();
      expect(await store.table('late')).toBeNull();
    });
  });
}
