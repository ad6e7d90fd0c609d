/** Tables: what is read of them, and the steps of which their changes are made. */

import { type Head, SNAPSHOT_FORMAT, type Snapshot, type StoredChat, type StoredStanding } from '../../tables/stored.ts';
import { seatsIn, standingsIn } from '../shapes.ts';
import { type Change, type NewTable, type Seen, StoreError, type TablePage, type TableStore } from '../store.ts';
import { entriesOf, keptOf, recordSum, rowOfEntry, stateSum, TABLE_COLUMNS, type TableRow, tableOf } from './rows.ts';
import { type Dialect, type Sql, type Step, step } from './statements.ts';

const KEPT_SNAPSHOTS = 3;

type PlacedRow = TableRow & { readonly place: number };

/** All but how a change is appended and a table claimed, which each database has its own way for. */
export function tablesIn({ one, all, write, report, dialect }: Sql): Omit<TableStore, 'append' | 'claim' | 'keep'> {
  /** One more row than wanted tells whether there is another page; where it begins is said by the last row, damaged or not. */
  function page(found: readonly PlacedRow[], limit: number): TablePage {
    const shown = found.slice(0, limit);
    return {
      tables: shown.flatMap((row) => tableOf(row, report) ?? []),
      before: found.length > limit ? (shown.at(-1)?.place ?? null) : null,
    };
  }
  const idsOf = async (rows: Promise<{ readonly id: string }[]>): Promise<readonly string[]> => (await rows).map(({ id }) => id);

  return {
    createTable: (table) => write(creation(dialect, table)),
    deleteTable: (table, fence) =>
      write([
        { sql: 'delete from tables where id = ? and fence = ?', params: [table, fence], otherwise: 'conflict' },
        ...dialect.parts.map((part) => step(`delete from ${part} where table_id = ?`, table)),
      ]),
    table: async (id) => {
      const row = await one<TableRow>(`select ${TABLE_COLUMNS} from ${dialect.tables} where t.id = ?`, id);
      if (row === null) return null;
      const table = tableOf(row, report);
      if (table === null) throw new StoreError('damaged', `the row of table ${id}`);
      return table;
    },
    tables: async (ids) => {
      const rows = await all<TableRow>(
        `select ${TABLE_COLUMNS} from ${dialect.tables} where t.id in (${dialect.listed})`,
        JSON.stringify(ids),
      );
      return rows.flatMap((row) => tableOf(row, report) ?? []);
    },
    kept: (table) => keptOf({ one, all, report }, table),
    entries: (table, after, upTo) => entriesOf({ one, all, report }, table, after, upTo),
    nonces: async (table, last) => {
      const rows = await all<{ nonce: string; version: number }>(
        'select nonce, version from journal where table_id = ? and nonce is not null order by version desc limit ?',
        table,
        last,
      );
      return new Map(rows.reverse().map(({ nonce, version }) => [nonce, version]));
    },
    versionOf: async (table, nonce) => {
      const row = await one<{ version: number }>('select version from journal where table_id = ? and nonce = ?', table, nonce);
      return row?.version ?? null;
    },
    chat: async (table, after, last) => {
      const rows = await all<Omit<StoredChat, 'heard'> & { readonly heard: string | null }>(
        'select id, version, person, seat, text, at, room, heard from chat where table_id = ? and version > ? order by version desc limit ?',
        table,
        after,
        last,
      );
      return rows.reverse().map((row) => ({ ...row, heard: row.heard === null ? null : (seatsIn(row.heard) ?? []) }));
    },
    chatOf: (person) => all('select table_id as "table", at, text from chat where person = ? order by id', person),
    standings: async (table) => {
      const row = await one<{ standings: string }>(`select standings from ${dialect.tables} where t.id = ?`, table);
      if (row === null) return [];
      const standings = standingsIn(row.standings);
      if (standings === null) report({ kind: 'standings', id: table, detail: 'they cannot be read' });
      return standings ?? [];
    },
    setStandings: (table, fence, standings) => write([standingsStep(dialect, table, fence, standings)]),
    openTables: async (before, limit) =>
      page(
        await all<PlacedRow>(
          `select ${TABLE_COLUMNS}, t.no as place from ${dialect.tables}
           where t.stage = 'gathering' and t.listed = 1 and t.no < ? order by t.no desc limit ?`,
          before,
          limit + 1,
        ),
        limit,
      ),
    runningTablesOf: async (person, before, limit) =>
      page(
        await all<PlacedRow>(
          `select ${TABLE_COLUMNS}, t.no as place from ${dialect.tables} where t.no in
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
      const found = await one<{ running: number }>('select count(*) as running from members where person = ? and ended is null', person);
      return found?.running ?? 0;
    },
    finishedTablesOf: async (person, before, limit) =>
      page(
        await all<PlacedRow>(
          `select ${TABLE_COLUMNS}, m.ended as place from ${dialect.tables} join members m on m.table_id = t.id
           where m.person = ? and m.ended is not null and m.ended < ? order by m.ended desc limit ?`,
          person,
          before,
          limit + 1,
        ),
        limit,
      ),
    forgottenTables: (since, limit) =>
      idsOf(
        all(
          `select t.id from tables t where t.stage = 'gathering' and t.created < ?
           and not exists (select 1 from journal j where j.table_id = t.id and j.at >= ?) order by t.created limit ?`,
          since,
          since,
          limit,
        ),
      ),
    playing: () => idsOf(all(`select id from tables where stage = 'playing'`)),
    due: (by, owner) =>
      owner === undefined
        ? idsOf(all(`select id from tables where ${dialect.clocked} and due <= ? order by due`, by))
        : idsOf(all(`select id from tables where ${dialect.clocked} and due <= ? and owner = ? order by due`, by, owner)),
  };
}

function creation(dialect: Dialect, table: NewTable): readonly Step[] {
  const { id, head, entries, snapshot } = table;
  const steps = [...dialect.creation(table, entries.at(-1)?.version ?? 0), ...memberSteps(id, head)];
  for (const entry of entries) {
    const { version, at, nonce, body, sum } = rowOfEntry(id, entry);
    steps.push(
      step('insert into journal (table_id, version, at, nonce, body, sum) values (?, ?, ?, ?, ?, ?)', id, version, at, nonce, body, sum),
    );
  }
  if (snapshot !== null) steps.push(...snapshotSteps(dialect, id, 0, snapshot));
  return steps;
}

/** What a change does beside the head and the journal; most do nothing. */
export function furtherSteps(
  dialect: Dialect,
  table: string,
  { fence }: Seen,
  { head, entry, chat, keptAnswers, standings, again, moved }: Change,
): readonly Step[] {
  const steps: Step[] = [];
  if (moved) steps.push(step('delete from members where table_id = ?', table), ...memberSteps(table, head));
  if (head.stage === 'finished') steps.push(...endingSteps(dialect, table, entry.at));
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
  if (standings !== null) steps.push(standingsStep(dialect, table, fence, standings));
  if (again !== null) steps.push(...creation(dialect, again));
  return steps;
}

/** The table is over, and has its place among those that are; what happens there later does not change it. */
function endingSteps({ nextEnd }: Dialect, table: string, at: number): readonly Step[] {
  return [
    step(`update tables set finished = ?, ended = ${nextEnd} where id = ? and ended is null`, at, table),
    step('update members set ended = (select ended from tables where id = ?) where table_id = ?', table, table),
  ];
}

function standingsStep({ standings }: Dialect, table: string, fence: number, left: readonly StoredStanding[]): Step {
  return standings(table, fence, JSON.stringify(left));
}

function memberSteps(table: string, { holdings, host }: Head): readonly Step[] {
  const people = new Set(holdings.flatMap((holding) => ('person' in holding && holding.person !== null ? [holding.person] : [])));
  if (host !== null) people.add(host);
  return [...people].map((person) => step('insert into members (person, table_id) values (?, ?)', person, table));
}

/** Keeps a snapshot, and of the older ones a few. */
export function snapshotSteps({ held }: Dialect, table: string, fence: number, snapshot: Snapshot): readonly Step[] {
  const { version, state, stateAt = snapshot.lines.length } = snapshot;
  const lines = JSON.stringify(snapshot.lines);
  const log = JSON.stringify(snapshot.log);
  return [
    {
      sql: `insert into snapshots (table_id, version, answers, format, lines, log, sum, state, state_sum)
            select id, cast(? as integer), cast(? as integer), cast(? as integer), cast(? as text), cast(? as text), cast(? as text),
                   cast(? as text), cast(? as text) from tables where id = ? and fence = ?${held}
            on conflict (table_id, version) do update set answers = excluded.answers, format = excluded.format, lines = excluded.lines,
            log = excluded.log, sum = excluded.sum, state = excluded.state, state_sum = excluded.state_sum`,
      params: [
        version,
        stateAt,
        SNAPSHOT_FORMAT,
        lines,
        log,
        recordSum(table, { version, format: SNAPSHOT_FORMAT, lines, log }),
        state,
        stateSum(table, version, state),
        table,
        fence,
      ],
      otherwise: 'conflict',
    },
    step(
      `delete from snapshots where table_id = ? and version not in
       (select version from snapshots where table_id = ? order by version desc limit ${KEPT_SNAPSHOTS})`,
      table,
      table,
    ),
  ];
}
