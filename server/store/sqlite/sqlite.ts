/** The store in one SQLite file: a thread that writes, and a connection of its own for reading. */

import { DatabaseSync } from '@photostructure/sqlite';
import type { Entry, Head, Snapshot, StoredChat, StoredStanding, StoredTable } from '../../tables/stored.ts';
import type { Change, Device, NewTable, Person, Store, StoredPack, Subscription } from '../store.ts';
import type { SqlValue, Step, WriterOptions } from './batch.ts';
import { type BatchListener, GroupCommit } from './group-commit.ts';

type Statement = ReturnType<InstanceType<typeof DatabaseSync>['prepare']>;

const KEPT_SNAPSHOTS = 3;

export interface SqliteStore extends Store {
  loseWriter(): Promise<void>;
}

export async function openSqlite(options: WriterOptions, onBatch: BatchListener = () => {}): Promise<SqliteStore> {
  const writer = await GroupCommit.open(options, onBatch);
  const db = new DatabaseSync(options.file, { readOnly: true, timeout: options.patience });
  const statements = new Map<string, Statement>();

  function statement(sql: string): Statement {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const made = db.prepare(sql);
    statements.set(sql, made);
    return made;
  }
  const one = (sql: string, ...params: SqlValue[]) => statement(sql).get(...params) ?? null;
  const all = (sql: string, ...params: SqlValue[]) => statement(sql).all(...params);

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
    rename: (person, name, key) =>
      writer.write([
        {
          sql: `update people set name = ?, account_key = case when account_key is null then null else ? end
                where id = ? and not exists (select 1 from people where account_key = ? and id <> ?)`,
          params: [name, key, person, key, person],
          otherwise: 'taken',
        },
      ]),
    addAccount: (person, name, key, passwordHash) =>
      writer.write([
        {
          sql: 'update people set name = ?, account_key = ?, password_hash = ? where id = ? and account_key is null',
          params: [name, key, passwordHash, person],
          otherwise: 'taken',
        },
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
    setPassword: (person, passwordHash, keptDevice) =>
      writer.write([
        step('update people set password_hash = ? where id = ?', passwordHash, person),
        step('delete from devices where person = ? and hash <> ?', person, keptDevice),
      ]),
    addDevice: (person, device) => writer.write([deviceStep(person, device)]),
    dropDevice: (hash) => writer.write([step('delete from devices where hash = ?', hash)]),
    seeDevice: (hash, seen) => writer.write([step('update devices set seen = ? where hash = ?', seen, hash)]),
    devicesOf: async (person) => {
      const rows: Device[] = all('select hash, created, seen from devices where person = ? order by created', person);
      return rows;
    },
    deletePerson: (person) =>
      writer.write([
        step(`update people set name = '', account_key = null, password_hash = null where id = ?`, person),
        step(`update or replace packs set person = '' where person = ?`, person),
        ...['devices', 'chat', 'records', 'subscriptions', 'members'].map((table) => step(`delete from ${table} where person = ?`, person)),
      ]),
    handOver: (from, to) =>
      writer.write(
        ['chat', 'records', 'packs', 'subscriptions'].map((table) =>
          step(`update or replace ${table} set person = ? where person = ?`, to, from),
        ),
      ),

    createTable: (table) => writer.write(creation(table)),
    append: (table, after, change) => writer.write(appending(table, after, change)),
    deleteTable: (table) =>
      writer.write([
        step('delete from tables where id = ?', table),
        ...['members', 'journal', 'snapshots', 'chat'].map((kept) => step(`delete from ${kept} where table_id = ?`, table)),
      ]),
    table: async (id) => {
      const row: TableRow | null = one('select id, charter, head, version from tables where id = ?', id);
      return row === null ? null : tableOf(row);
    },
    snapshot: async (table) => {
      const row = one('select version, lines, state from snapshots where table_id = ? order by version desc limit 1', table);
      const snapshot: Snapshot | null = row === null ? null : { version: row.version, lines: JSON.parse(row.lines), state: row.state };
      return snapshot;
    },
    entries: async (table, after) =>
      all('select version, at, nonce, body from journal where table_id = ? and version > ? order by version', table, after).map(entryOf),
    nonces: async (table, last) => {
      const rows: { nonce: string; version: number }[] = all(
        'select nonce, version from journal where table_id = ? and nonce is not null order by version desc limit ?',
        table,
        last,
      );
      return new Map(rows.reverse().map(({ nonce, version }) => [nonce, version]));
    },
    chat: async (table, after, last) => {
      const rows: StoredChat[] = all(
        'select id, version, person, seat, text, at from chat where table_id = ? and version > ? order by version desc limit ?',
        table,
        after,
        last,
      );
      return rows.reverse();
    },
    chatOf: async (person) => all('select table_id as "table", at, text from chat where person = ? order by id', person),
    standings: async (table) => {
      const row: { standings: string } | null = one('select standings from tables where id = ?', table);
      const standings: StoredStanding[] = row === null ? [] : JSON.parse(row.standings);
      return standings;
    },
    setStandings: (table, standings) => writer.write([standingsStep(table, standings)]),
    openTables: async (before, limit) =>
      all(
        `select id, charter, head, version from tables
           where stage = 'gathering' and listed = 1 and created < ? order by created desc limit ?`,
        before,
        limit,
      ).map(tableOf),
    runningTablesOf: async (person) =>
      all(
        `select t.id, t.charter, t.head, t.version from members m join tables t on t.id = m.table_id
           where m.person = ? and t.stage <> 'finished' order by t.created desc`,
        person,
      ).map(tableOf),
    finishedTablesOf: async (person, before, limit) =>
      all(
        `select t.id, t.charter, t.head, t.version from members m join tables t on t.id = m.table_id
           where m.person = ? and t.stage = 'finished' and t.finished < ? order by t.finished desc limit ?`,
        person,
        before,
        limit,
      ).map(tableOf),
    playing: async () => idsOf(all(`select id from tables where stage = 'playing'`)),
    due: async (by) => idsOf(all('select id from tables where due is not null and due <= ? order by due', by)),

    addRecord: (record) =>
      writer.write([
        step(
          `insert into records (id, person, game, rules, names, answers, finished, uploaded, text) values (?, ?, ?, ?, ?, ?, ?, ?, ?)
           on conflict do nothing`,
          record.id,
          record.person,
          record.game,
          record.rules,
          JSON.stringify(record.names),
          record.answers,
          record.finished ? 1 : 0,
          record.uploaded,
          record.text,
        ),
      ]),
    record: async (id) => {
      const row: RecordRow | null = one('select * from records where id = ? order by uploaded limit 1', id);
      return row === null ? null : recordOf(row);
    },
    recordsOf: async (person) =>
      all(
        'select id, person, game, rules, names, answers, finished, uploaded from records where person = ? order by uploaded desc',
        person,
      ).map(recordOf),
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
    addSubscription: ({ endpoint, person, p256dh, auth, language }) =>
      writer.write([
        step(
          'insert or replace into subscriptions (endpoint, person, p256dh, auth, language) values (?, ?, ?, ?, ?)',
          endpoint,
          person,
          p256dh,
          auth,
          language,
        ),
      ]),
    dropSubscription: (endpoint, person) =>
      writer.write([step('delete from subscriptions where endpoint = ? and (? is null or person = ?)', endpoint, person, person)]),
    subscriptionsOf: async (person) => {
      const subscriptions: Subscription[] = all('select * from subscriptions where person = ?', person);
      return subscriptions;
    },

    healthy: async () => {
      try {
        await writer.write([step('update pulse set beats = beats + 1')]);
        return one('select 1 as alive') !== null;
      } catch {
        return false;
      }
    },
    close: async () => {
      await writer.close();
      db.close();
    },
    loseWriter: () => writer.loseThread(),
  };
}

function step(sql: string, ...params: SqlValue[]): Step {
  return { sql, params };
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
  if (snapshot !== null) steps.push(snapshotStep(id, snapshot));
  return steps;
}

function appending(
  table: string,
  after: number,
  { head, entry, due, chat, snapshot, keptAnswers, standings, again, moved }: Change,
): Step[] {
  const steps: Step[] = [
    {
      sql: `update tables set version = ?, head = ?, stage = ?, due = ?,
            finished = case when ? = 'finished' then coalesce(finished, ?) else null end where id = ? and version = ?`,
      params: [entry.version, JSON.stringify(head), head.stage, due, head.stage, entry.at, table, after],
      otherwise: 'conflict',
    },
    journalStep(table, entry),
  ];
  if (moved) {
    steps.push(step('delete from members where table_id = ?', table), ...memberSteps(table, head));
  }
  if (chat !== null) {
    steps.push(
      step(
        'insert into chat (table_id, version, person, seat, text, at) values (?, ?, ?, ?, ?, ?)',
        table,
        entry.version,
        chat.person,
        chat.seat,
        chat.text,
        entry.at,
      ),
    );
  }
  if (keptAnswers !== null) steps.push(step('delete from snapshots where table_id = ? and answers > ?', table, keptAnswers));
  if (snapshot !== null) {
    steps.push(
      snapshotStep(table, snapshot),
      step(
        `delete from snapshots where table_id = ? and version not in
         (select version from snapshots where table_id = ? order by version desc limit ${KEPT_SNAPSHOTS})`,
        table,
        table,
      ),
    );
  }
  if (standings !== null) steps.push(standingsStep(table, standings));
  if (again !== null) steps.push(...creation(again));
  return steps;
}

function standingsStep(table: string, standings: readonly StoredStanding[]): Step {
  return step('update tables set standings = ? where id = ?', JSON.stringify(standings), table);
}

function memberSteps(table: string, { holdings, host }: Head): Step[] {
  const people = new Set(holdings.flatMap((holding) => ('person' in holding && holding.person !== null ? [holding.person] : [])));
  if (host !== null) people.add(host);
  return [...people].map((person) => step('insert into members (person, table_id) values (?, ?)', person, table));
}

function journalStep(table: string, { version, at, nonce, ...body }: Entry): Step {
  return step(
    'insert into journal (table_id, version, at, nonce, body) values (?, ?, ?, ?, ?)',
    table,
    version,
    at,
    nonce,
    JSON.stringify(body),
  );
}

function snapshotStep(table: string, { version, lines, state }: Snapshot): Step {
  return step(
    'insert or replace into snapshots (table_id, version, answers, lines, state) values (?, ?, ?, ?, ?)',
    table,
    version,
    lines.length,
    JSON.stringify(lines),
    state,
  );
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

interface TableRow {
  readonly id: string;
  readonly charter: string;
  readonly head: string;
  readonly version: number;
}

function tableOf(row: TableRow): StoredTable {
  return { id: row.id, charter: JSON.parse(row.charter), head: JSON.parse(row.head), version: row.version };
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}

function entryOf(row: { readonly version: number; readonly at: number; readonly nonce: string | null; readonly body: string }): Entry {
  return { version: row.version, at: row.at, nonce: row.nonce, ...JSON.parse(row.body) };
}

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

function recordOf<R extends Omit<RecordRow, 'text'>>(row: R) {
  return { ...row, names: JSON.parse(row.names), finished: row.finished === 1 };
}
