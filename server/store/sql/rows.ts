/** Rows as they are read, by the server and by its threads; damage is found and told, and never passed on. */

import { type Entry, type Kept, SNAPSHOT_FORMAT, type StoredTable } from '../../tables/stored.ts';
import { charterIn, entryIn, headIn, linesIn, logIn, namesIn } from '../shapes.ts';
import { type DamageListener, type StoredRecord, StoreError } from '../store.ts';
import { sumOf } from '../sums.ts';
import type { Reading } from './statements.ts';

export interface TableRow {
  readonly id: string;
  readonly charter: string;
  readonly head: string;
  readonly version: number;
  readonly fence: number;
  readonly owner: string | null;
}

export const TABLE_COLUMNS = 't.id, charter, t.head, t.version, t.fence, t.owner';
/** Of a database that was written before tables were held by anybody. */
export const UNHELD_COLUMNS = 't.id, charter, t.head, t.version, 0 as fence, null as owner';

/** The table, or null when its row is damaged. */
export function tableOf({ id, version, fence, owner, ...row }: TableRow, report: DamageListener): StoredTable | null {
  const charter = charterIn(row.charter);
  const head = headIn(row.head);
  if (charter !== null && head !== null) return { id, version, charter, head, fence, owner };
  report({ kind: 'table', id, detail: charter === null ? 'its charter cannot be read' : 'its head cannot be read' });
  return null;
}

export interface EntryRow {
  readonly version: number;
  readonly at: number;
  readonly nonce: string | null;
  readonly body: string;
  readonly sum: string | null;
}

export function entrySum(table: string, { version, at, nonce, body }: Omit<EntryRow, 'sum'>): string {
  return sumOf(table, version, at, nonce, body);
}

/** The row of a change. */
export function rowOfEntry(table: string, { version, at, nonce, ...rest }: Entry): EntryRow {
  const row = { version, at, nonce, body: JSON.stringify(rest) };
  return { ...row, sum: entrySum(table, row) };
}

/**
 * The changes of a table after a version, oldest first, up to another. Rejected as `damaged` when one of them is, or is not there. A database
 * that an older server wrote last has no checksums.
 */
export async function entriesOf(
  { all, report }: Reading,
  table: string,
  after: number,
  upTo?: number,
  hasSums = true,
): Promise<readonly Entry[]> {
  const found = await all<EntryRow>(
    `select version, at, nonce, body, ${hasSums ? 'sum' : 'null as sum'} from journal
     where table_id = ? and version > ? and version <= ? order by version`,
    table,
    after,
    upTo ?? LAST_VERSION,
  );
  const damaged = (version: number, detail: string): StoreError => {
    report({ kind: 'journal', id: `${table}/${version}`, detail });
    return new StoreError('damaged', `change ${version} of table ${table}: ${detail}`);
  };
  if (upTo !== undefined && found.length < upTo - after && (found.at(-1)?.version ?? after) < upTo) throw damaged(upTo, 'it is not there');
  return found.map((row, i) => {
    const { version, at, nonce, body, sum } = row;
    if (version !== after + i + 1) throw damaged(after + i + 1, 'it is not there');
    if (sum !== null && sum !== entrySum(table, row)) throw damaged(version, 'it is not as it was written');
    const read = entryIn(body);
    if (read === null) throw damaged(version, 'it cannot be read');
    return { version, at, nonce, ...read };
  });
}

/** As high as a version can be. */
const LAST_VERSION = 2_147_483_647;

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
export async function keptOf({ all, report }: Reading, table: string): Promise<Kept | null> {
  const found = await all<SnapshotRow>(
    'select * from snapshots where table_id = ? and format = ? order by version desc',
    table,
    SNAPSHOT_FORMAT,
  );
  for (const row of found) {
    const lines = linesIn(row.lines);
    const log = logIn(row.log);
    if (lines !== null && log !== null && row.sum === recordSum(table, row))
      return { version: row.version, lines, log, ...stateOf(table, found, report) };
    report({ kind: 'snapshot', id: `${table}/${row.version}`, detail: 'it is not as it was written' });
  }
  return null;
}

function stateOf(table: string, found: readonly SnapshotRow[], report: DamageListener): Pick<Kept, 'state' | 'stateAt'> {
  for (const { version, answers, state, state_sum } of found) {
    if (state === null) continue;
    if (state_sum === stateSum(table, version, state)) return { state, stateAt: answers };
    report({ kind: 'snapshot', id: `${table}/${version}`, detail: 'its state is not as it was written' });
  }
  return { state: null, stateAt: 0 };
}

export const RECORD_COLUMNS = 'id, person, game, rules, names, answers, finished, uploaded';

export interface RecordRow {
  readonly id: string;
  readonly person: string;
  readonly game: string;
  readonly rules: number;
  readonly names: string;
  readonly answers: number;
  readonly finished: number;
  readonly uploaded: number;
}

/** The record without its text, or null when its row is damaged. */
export function recordOf(row: RecordRow, report: DamageListener): Omit<StoredRecord, 'text'> | null {
  const { id, person, game, rules, answers, finished, uploaded } = row;
  const names = namesIn(row.names);
  if (names === null) report({ kind: 'record', id, detail: 'its names cannot be read' });
  return names === null ? null : { id, person, game, rules, names, answers, finished: finished === 1, uploaded };
}
