/** Rows of the SQLite file as they are read, by the server and by its threads; damage is found and told, and never passed on. */

import { DatabaseSync } from '@photostructure/sqlite';
import { type Entry, type Kept, SNAPSHOT_FORMAT, type StoredTable } from '../../tables/stored.ts';
import { charterIn, entryIn, headIn, linesIn, logIn } from '../shapes.ts';
import { type Damage, type DamageListener, StoreError } from '../store.ts';
import { sumOf } from '../sums.ts';
import type { SqlValue } from './batch.ts';

type Database = InstanceType<typeof DatabaseSync>;
type Statement = ReturnType<Database['prepare']>;

export class Rows {
  private readonly db: Database;
  private readonly onDamage: DamageListener;
  private readonly statements: Map<string, Statement> = new Map();
  private sums: boolean | null = null;

  constructor(file: string, patience: number, onDamage: DamageListener) {
    this.db = new DatabaseSync(file, { readOnly: true, timeout: patience });
    this.onDamage = onDamage;
  }

  one(sql: string, ...params: SqlValue[]) {
    return this.statement(sql).get(...params) ?? null;
  }

  all(sql: string, ...params: SqlValue[]) {
    return this.statement(sql).all(...params);
  }

  /** Whether changes have checksums: a database that an older server wrote last is looked at before it is brought up to date. */
  get hasSums(): boolean {
    this.sums ??= this.one(`select 1 as found from pragma_table_info('journal') where name = 'sum'`) !== null;
    return this.sums;
  }

  /** Says that a row is damaged; it stays where it is, for whoever can mend it. */
  report(damage: Damage): void {
    this.onDamage(damage);
  }

  close(): void {
    this.db.close();
  }

  private statement(sql: string): Statement {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const made = this.db.prepare(sql);
    this.statements.set(sql, made);
    return made;
  }
}

export interface TableRow {
  readonly id: string;
  readonly charter: string;
  readonly head: string;
  readonly version: number;
}

export const TABLE_COLUMNS = 't.id, t.charter, t.head, t.version';

/** The table, or null when its row is damaged. */
export function tableOf(rows: Rows, { id, charter, head, version }: TableRow): StoredTable | null {
  const table = { id, charter: charterIn(charter), head: headIn(head), version };
  if (table.charter !== null && table.head !== null) return { id, version, charter: table.charter, head: table.head };
  rows.report({ kind: 'table', id, detail: table.charter === null ? 'its charter cannot be read' : 'its head cannot be read' });
  return null;
}

interface EntryRow {
  readonly version: number;
  readonly at: number;
  readonly nonce: string | null;
  readonly body: string;
  readonly sum: string | null;
}

export function entrySum(table: string, { version, at, nonce, body }: Omit<EntryRow, 'sum'>): string {
  return sumOf(table, version, at, nonce, body);
}

/** The changes of a table after a version, oldest first, up to another. Rejected as `damaged` when one of them is, or is not there. */
export function entriesOf(rows: Rows, table: string, after: number, upTo?: number): readonly Entry[] {
  const found: EntryRow[] = rows.all(
    `select version, at, nonce, body, ${rows.hasSums ? 'sum' : 'null as sum'} from journal
     where table_id = ? and version > ? and version <= ? order by version`,
    table,
    after,
    upTo ?? Number.MAX_SAFE_INTEGER,
  );
  if (upTo !== undefined && found.length < upTo - after && (found.at(-1)?.version ?? after) < upTo)
    throw damagedEntry(rows, table, upTo, 'it is not there');
  return found.map((row, i) => {
    const { version, at, nonce, body, sum } = row;
    if (version !== after + i + 1) throw damagedEntry(rows, table, after + i + 1, 'it is not there');
    if (sum !== null && sum !== entrySum(table, row)) throw damagedEntry(rows, table, version, 'it is not as it was written');
    const read = entryIn(body);
    if (read === null) throw damagedEntry(rows, table, version, 'it cannot be read');
    return { version, at, nonce, ...read };
  });
}

function damagedEntry(rows: Rows, table: string, version: number, detail: string): StoreError {
  rows.report({ kind: 'journal', id: `${table}/${version}`, detail });
  return new StoreError('damaged', `change ${version} of table ${table}: ${detail}`);
}

export interface SnapshotRow {
  readonly version: number;
  readonly answers: number;
  readonly format: number;
  readonly lines: string;
  readonly log: string;
  readonly sum: string;
  readonly state: string | null;
  readonly state_sum: string | null;
}

export function recordSum(
  table: string,
  { version, format, lines, log }: Pick<SnapshotRow, 'version' | 'format' | 'lines' | 'log'>,
): string {
  return sumOf(table, version, format, lines, log);
}

export function stateSum(table: string, version: number, state: string): string {
  return sumOf(table, version, state);
}

/** The latest snapshot that can be used. One that cannot costs nothing but time: the journal says the same. */
export function keptOf(rows: Rows, table: string): Kept | null {
  const found: SnapshotRow[] = rows.all(
    'select * from snapshots where table_id = ? and format = ? order by version desc',
    table,
    SNAPSHOT_FORMAT,
  );
  for (const row of found) {
    const lines = linesIn(row.lines);
    const log = logIn(row.log);
    if (lines !== null && log !== null && row.sum === recordSum(table, row))
      return { version: row.version, lines, log, ...stateOf(rows, table, found) };
    rows.report({ kind: 'snapshot', id: `${table}/${row.version}`, detail: 'it is not as it was written' });
  }
  return null;
}

function stateOf(rows: Rows, table: string, found: readonly SnapshotRow[]): Pick<Kept, 'state' | 'stateAt'> {
  for (const { version, answers, state, state_sum } of found) {
    if (state === null) continue;
    if (state_sum === stateSum(table, version, state)) return { state, stateAt: answers };
    rows.report({ kind: 'snapshot', id: `${table}/${version}`, detail: 'its state is not as it was written' });
  }
  return { state: null, stateAt: 0 };
}
