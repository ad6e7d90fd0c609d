/** The store in one SQLite file: a thread that writes, and a connection of its own for reading. */

import { type Entry, type Head, SNAPSHOT_FORMAT, type Snapshot, type StoredChat, type StoredStanding } from '../../tables/stored.ts';
import { namesIn, seatsIn, standingsIn } from '../shapes.ts';
import {
  type Change,
  type DamageListener,
  type Device,
  type NewTable,
  type Person,
  type Store,
  type StoredPack,
  type StoredRecord,
  StoreError,
  type Subscription,
  type TablePage,
} from '../store.ts';
import type { SqlValue, Step, WriterOptions } from './batch.ts';
import { type BatchListener, GroupCommit } from './group-commit.ts';
import { entriesOf, entrySum, keptOf, Rows, recordSum, stateSum, TABLE_COLUMNS, type TableRow, tableOf } from './rows.ts';

const KEPT_SNAPSHOTS = 3;
/** Bytes that are written and given back to find out whether there is room: more than most changes need. */
const PROBED_ROOM = 131_072;

export interface SqliteStore extends Store {
  loseWriter(): Promise<void>;
}

interface Listeners {
  readonly onBatch?: BatchListener;
  readonly onDamage?: DamageListener;
}

export async function openSqlite(
  options: WriterOptions,
  { onBatch = () => {}, onDamage = () => {} }: Listeners = {},
): Promise<SqliteStore> {
  const writer = await GroupCommit.open(options, onBatch);
  const rows = new Rows(options.file, options.patience, onDamage);
  const one = (sql: string, ...params: SqlValue[]) => rows.one(sql, ...params);
  const all = (sql: string, ...params: SqlValue[]) => rows.all(sql, ...params);

  /** One more row than wanted tells whether there is another page; where it begins is said by the last row, damaged or not. */
  function page(found: readonly (TableRow & { readonly place: number })[], limit: number): TablePage {
    const shown = found.slice(0, limit);
    return {
      tables: shown.flatMap((row) => tableOf(rows, row) ?? []),
      before: found.length > limit ? (shown.at(-1)?.place ?? null) : null,
    };
  }

  return {
    addGuest: (person, device) =>
      writer.write([
        step('insert into people (id, name, created) values (?, ?, ?)', person.id, person.name, person.created),
        deviceStep(person.id, device),
      ]),
    personOfDevice: async (hash) => personOf(one('select p.* from devices d join people p on p.id = d.person where d.hash = ?', hash)),
    person: async (id) => personOf(one('select * from people where id = ?', id)),
    names: async (ids) => {
      const names = new Map<string, string>();
      for (const id of ids) {
        const row: { name: string } | null = one('select name from people where id = ?', id);
        if (row !== null) names.set(id, row.name);
      }
      return names;
    },
    rename: (person, { name, key, look }) =>
      writer.write([
        {
          sql: `update people set name = ?, account_key = case when account_key is null then null else ? end,
                look = case when account_key is null then null else ? end where id = ? and ${FREE_NAME}`,
          params: [name, key, look, person, key, look, person],
          otherwise: 'taken',
        },
      ]),
    addAccount: (person, { name, key, look }, passwordHash, device) =>
      writer.write([
        {
          sql: `update people set name = ?, account_key = ?, look = ?, password_hash = ? where id = ? and account_key is null and ${FREE_NAME}`,
          params: [name, key, look, passwordHash, person, key, look, person],
          otherwise: 'taken',
        },
        ...onlyDevice(person, device),
      ]),
    account: async (key) => {
      const row = one('select * from people where account_key = ?', key);
      const person = personOf(row);
      return person === null ? null : { person, passwordHash: row.password_hash };
    },
    accountOf: async (person) => {
      const row = one('select password_hash from people where id = ? and account_key is not null', person);
      return row === null ? null : { passwordHash: row.password_hash };
    },
    setPassword: (person, passwordHash, former, device) =>
      writer.write([
        step('update people set password_hash = ? where id = ?', passwordHash, person),
        step('delete from subscriptions where person = ? and device is not ?', person, former),
        ...onlyDevice(person, device),
      ]),
    addDevice: (person, device) => writer.write([deviceStep(person, device)]),
    replaceDevice: (person, former, device) =>
      writer.write([
        step('delete from devices where hash = ?', former),
        deviceStep(person, device),
        step('update subscriptions set device = ? where device = ?', device.hash, former),
      ]),
    dropDevice: (person, hash) =>
      writer.write([
        step('delete from devices where hash = ?', hash),
        // Where it is not known on which device one was made, it may be this one.
        step('delete from subscriptions where person = ? and (device = ? or device is null)', person, hash),
      ]),
    seeDevice: (hash, seen) => writer.write([step('update devices set seen = ? where hash = ?', seen, hash)]),
    devicesOf: async (person) => {
      const rows: Device[] = all('select hash, created, seen from devices where person = ? order by created', person);
      return rows;
    },
    deletePerson: (person) =>
      writer.write([
        step(`update people set name = '', account_key = null, look = null, password_hash = null where id = ?`, person),
        step(`update or replace packs set person = '' where person = ?`, person),
        ...['devices', 'chat', 'records', 'subscriptions', 'members'].map((table) => step(`delete from ${table} where person = ?`, person)),
      ]),
    handOver: (from, to, device) =>
      writer.write([
        ...['chat', 'records', 'packs'].map((table) => step(`update or replace ${table} set person = ? where person = ?`, to, from)),
        step('update subscriptions set person = ?, device = ? where person = ?', to, device, from),
      ]),

    createTable: (table) => writer.write(creation(table)),
    append: (table, after, change) => writer.write(appending(table, after, change)),
    deleteTable: (table) =>
      writer.write([
        step('delete from tables where id = ?', table),
        ...['members', 'journal', 'snapshots', 'chat'].map((kept) => step(`delete from ${kept} where table_id = ?`, table)),
      ]),
    table: async (id) => {
      const row: TableRow | null = one(`select ${TABLE_COLUMNS} from tables t where t.id = ?`, id);
      if (row === null) return null;
      const table = tableOf(rows, row);
      if (table === null) throw new StoreError('damaged', `the row of table ${id}`);
      return table;
    },
    kept: async (table) => keptOf(rows, table),
    keep: (table, snapshot) => writer.write(snapshotSteps(table, snapshot)),
    entries: async (table, after, upTo) => entriesOf(rows, table, after, upTo),
    nonces: async (table, last) => {
      const rows: { nonce: string; version: number }[] = all(
        'select nonce, version from journal where table_id = ? and nonce is not null order by version desc limit ?',
        table,
        last,
      );
      return new Map(rows.reverse().map(({ nonce, version }) => [nonce, version]));
    },
    chat: async (table, after, last) => {
      const rows: (Omit<StoredChat, 'heard'> & { readonly heard: string | null })[] = all(
        'select id, version, person, seat, text, at, room, heard from chat where table_id = ? and version > ? order by version desc limit ?',
        table,
        after,
        last,
      );
      return rows.reverse().map((row) => ({ ...row, heard: row.heard === null ? null : (seatsIn(row.heard) ?? []) }));
    },
    chatOf: async (person) => all('select table_id as "table", at, text from chat where person = ? order by id', person),
    standings: async (table) => {
      const row: { standings: string } | null = one('select standings from tables where id = ?', table);
      if (row === null) return [];
      const standings = standingsIn(row.standings);
      if (standings === null) rows.report({ kind: 'standings', id: table, detail: 'they cannot be read' });
      return standings ?? [];
    },
    setStandings: (table, standings) => writer.write([standingsStep(table, standings)]),
    openTables: async (before, limit) =>
      page(
        all(
          `select ${TABLE_COLUMNS}, t.no as place from tables t
           where t.stage = 'gathering' and t.listed = 1 and t.no < ? order by t.no desc limit ?`,
          before,
          limit + 1,
        ),
        limit,
      ),
    runningTablesOf: async (person, before, limit) =>
      page(
        all(
          `select ${TABLE_COLUMNS}, t.no as place from tables t where t.no in
             (select u.no from members m join tables u on u.id = m.table_id
              where m.person = ? and m.ended is null and u.no < ? order by u.no desc limit ?)
           order by t.no desc`,
          person,
          before,
          limit + 1,
        ),
        limit,
      ),
    countRunning: async (person) => {
      const { running }: { running: number } = one('select count(*) as running from members where person = ? and ended is null', person);
      return running;
    },
    finishedTablesOf: async (person, before, limit) =>
      page(
        all(
          `select ${TABLE_COLUMNS}, m.ended as place from members m join tables t on t.id = m.table_id
           where m.person = ? and m.ended is not null and m.ended < ? order by m.ended desc limit ?`,
          person,
          before,
          limit + 1,
        ),
        limit,
      ),
    forgottenTables: async (since, limit) =>
      idsOf(
        all(
          `select t.id from tables t where t.stage = 'gathering' and t.created < ?
           and not exists (select 1 from journal j where j.table_id = t.id and j.at >= ?) order by t.created limit ?`,
          since,
          since,
          limit,
        ),
      ),
    playing: async () => idsOf(all(`select id from tables where stage = 'playing'`)),
    due: async (by) => idsOf(all('select id from tables where due is not null and due <= ? order by due', by)),

    addRecord: (record) =>
      writer.write([
        step(
          `insert into records (id, person, game, rules, names, answers, finished, uploaded, text, bytes)
           values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
          record.id,
          record.person,
          record.game,
          record.rules,
          JSON.stringify(record.names),
          record.answers,
          record.finished ? 1 : 0,
          record.uploaded,
          record.text,
          Buffer.byteLength(record.text),
        ),
      ]),
    record: async (id) => {
      const row: RecordRow | null = one(`select ${RECORD_COLUMNS}, text from records where id = ? order by uploaded limit 1`, id);
      const record = row === null ? null : recordOf(rows, row);
      return row === null || record === null ? null : { ...record, text: row.text };
    },
    recordsOf: async (person) => {
      const found: Omit<RecordRow, 'text'>[] = all(`select ${RECORD_COLUMNS} from records where person = ? order by uploaded desc`, person);
      return found.flatMap((row) => recordOf(rows, row) ?? []);
    },
    recordsKept: async (person) => one('select count(*) as count, coalesce(sum(bytes), 0) as bytes from records where person = ?', person),
    dropRecord: (id, person) => writer.write([step('delete from records where id = ? and person = ?', id, person)]),
    addPack: (pack) =>
      writer.write([
        step(
          'insert into packs (id, game, name, person, json) values (?, ?, ?, ?, ?) on conflict do nothing',
          pack.id,
          pack.game,
          pack.name,
          pack.person,
          pack.json,
        ),
      ]),
    packs: async () => {
      const packs: StoredPack[] = all('select id, game, name, person, json from packs');
      return packs;
    },
    packsOf: async (person) => {
      const packs: StoredPack[] = all('select id, game, name, person, json from packs where person = ? order by name', person);
      return packs;
    },
    addSubscription: ({ endpoint, person, p256dh, auth, language, device }) =>
      writer.write([
        step(
          'insert or replace into subscriptions (endpoint, person, p256dh, auth, language, device) values (?, ?, ?, ?, ?, ?)',
          endpoint,
          person,
          p256dh,
          auth,
          language,
          device,
        ),
      ]),
    dropSubscription: (endpoint, person) =>
      writer.write([step('delete from subscriptions where endpoint = ? and (? is null or person = ?)', endpoint, person, person)]),
    subscriptionsOf: async (person) => {
      const subscriptions: Subscription[] = all(
        'select endpoint, person, p256dh, auth, language, device from subscriptions where person = ?',
        person,
      );
      return subscriptions;
    },

    healthy: async () => {
      try {
        await writer.write([step('update pulse set beats = beats + 1, room = zeroblob(?)', PROBED_ROOM)]);
        await writer.write([step('update pulse set room = null')]);
        return !writer.isFull && one('select 1 as alive') !== null;
      } catch {
        return false;
      }
    },
    close: async () => {
      await writer.close();
      rows.close();
    },
    loseWriter: () => writer.loseThread(),
  };
}

/** Whether no other account has this name, or one that looks like it. */
const FREE_NAME = 'not exists (select 1 from people where (account_key = ? or look = ?) and id <> ?)';

function step(sql: string, ...params: SqlValue[]): Step {
  return { sql, params };
}

/** The person is known by this device alone; what they are told by push goes on. */
function onlyDevice(person: string, device: Device): Step[] {
  return [
    step('delete from devices where person = ?', person),
    deviceStep(person, device),
    step('update subscriptions set device = ? where person = ?', device.hash, person),
  ];
}

function deviceStep(person: string, { hash, created, seen }: Device): Step {
  return step('insert into devices (hash, person, created, seen) values (?, ?, ?, ?)', hash, person, created, seen);
}

function creation({ id, charter, head, entries, snapshot }: NewTable): Step[] {
  const version = entries.at(-1)?.version ?? 0;
  const steps: Step[] = [
    step(
      'insert into tables (id, charter, head, version, stage, listed, created) values (?, ?, ?, ?, ?, ?, ?)',
      id,
      JSON.stringify(charter),
      JSON.stringify(head),
      version,
      head.stage,
      charter.access === 'open' ? 1 : 0,
      charter.created,
    ),
    ...memberSteps(id, head),
  ];
  for (const entry of entries) steps.push(journalStep(id, entry));
  if (snapshot !== null) steps.push(...snapshotSteps(id, snapshot));
  return steps;
}

function appending(
  table: string,
  after: number,
  { head, entry, due, chat, snapshot, keptAnswers, standings, again, moved }: Change,
): Step[] {
  const steps: Step[] = [
    {
      sql: 'update tables set version = ?, head = ?, stage = ?, due = ? where id = ? and version = ?',
      params: [entry.version, JSON.stringify(head), head.stage, due, table, after],
      otherwise: 'conflict',
    },
    journalStep(table, entry),
  ];
  if (moved) {
    steps.push(step('delete from members where table_id = ?', table), ...memberSteps(table, head));
  }
  if (head.stage === 'finished') steps.push(...endingSteps(table, entry.at));
  if (chat !== null) {
    steps.push(
      step(
        'insert into chat (table_id, version, person, seat, text, at, room, heard) values (?, ?, ?, ?, ?, ?, ?, ?)',
        table,
        entry.version,
        chat.person,
        chat.seat,
        chat.text,
        entry.at,
        chat.room,
        chat.heard === null ? null : JSON.stringify(chat.heard),
      ),
    );
  }
  if (keptAnswers !== null)
    steps.push(
      step(
        'update snapshots set state = null, state_sum = null where table_id = ? and answers > ? and state is not null',
        table,
        keptAnswers,
      ),
    );
  if (snapshot !== null) steps.push(...snapshotSteps(table, snapshot));
  if (standings !== null) steps.push(standingsStep(table, standings));
  if (again !== null) steps.push(...creation(again));
  return steps;
}

/** The table is over, and has its place among those that are; what happens there later does not change it. */
function endingSteps(table: string, at: number): Step[] {
  return [
    step(
      `update tables set finished = ?, ended = (select coalesce(max(ended), 0) + 1 from tables where ended is not null)
       where id = ? and ended is null`,
      at,
      table,
    ),
    step('update members set ended = (select ended from tables where id = ?) where table_id = ?', table, table),
  ];
}

function standingsStep(table: string, standings: readonly StoredStanding[]): Step {
  return step('update tables set standings = ? where id = ?', JSON.stringify(standings), table);
}

function memberSteps(table: string, { holdings, host }: Head): Step[] {
  const people = new Set(holdings.flatMap((holding) => ('person' in holding && holding.person !== null ? [holding.person] : [])));
  if (host !== null) people.add(host);
  return [...people].map((person) => step('insert into members (person, table_id) values (?, ?)', person, table));
}

function journalStep(table: string, { version, at, nonce, ...rest }: Entry): Step {
  const body = JSON.stringify(rest);
  return step(
    'insert into journal (table_id, version, at, nonce, body, sum) values (?, ?, ?, ?, ?, ?)',
    table,
    version,
    at,
    nonce,
    body,
    entrySum(table, { version, at, nonce, body }),
  );
}

/** Keeps a snapshot, and of the older ones a few. */
function snapshotSteps(table: string, snapshot: Snapshot): Step[] {
  const { version, state } = snapshot;
  const lines = JSON.stringify(snapshot.lines);
  const log = JSON.stringify(snapshot.log);
  return [
    step(
      `insert or replace into snapshots (table_id, version, answers, format, lines, log, sum, state, state_sum)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      table,
      version,
      snapshot.lines.length,
      SNAPSHOT_FORMAT,
      lines,
      log,
      recordSum(table, { version, format: SNAPSHOT_FORMAT, lines, log }),
      state,
      stateSum(table, version, state),
    ),
    step(
      `delete from snapshots where table_id = ? and version not in
       (select version from snapshots where table_id = ? order by version desc limit ${KEPT_SNAPSHOTS})`,
      table,
      table,
    ),
  ];
}

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly account_key: string | null;
  readonly created: number;
}

function personOf(row: PersonRow | null): Person | null {
  return row === null ? null : { id: row.id, name: row.name, account: row.account_key !== null, created: row.created };
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}

const RECORD_COLUMNS = 'id, person, game, rules, names, answers, finished, uploaded';

interface RecordRow {
  readonly id: string;
  readonly person: string;
  readonly game: string;
  readonly rules: number;
  readonly names: string;
  readonly answers: number;
  readonly finished: number;
  readonly uploaded: number;
  readonly text: string;
}

/** The record without its text, or null when its row is damaged. */
function recordOf(rows: Rows, row: Omit<RecordRow, 'text'>): Omit<StoredRecord, 'text'> | null {
  const { id, person, game, rules, answers, finished, uploaded } = row;
  const names = namesIn(row.names);
  if (names === null) rows.report({ kind: 'record', id, detail: 'its names cannot be read' });
  return names === null ? null : { id, person, game, rules, names, answers, finished: finished === 1, uploaded };
}
