/**
 * Everything that is stored, row by row, for moving it from one database to another. Rows are called and kept alike in both, and are moved as
 * they are, the damaged ones too: their checksums go along.
 */

import type { SqlValue } from './sql/statements.ts';
import { sumOf } from './sums.ts';

export type MovedRow = Readonly<Record<string, SqlValue>>;

export interface MovedKind {
  readonly name: string;
  readonly texts: readonly string[];
  readonly numbers: readonly string[];
  /** By what its rows are in order; no two have the same. */
  readonly key: readonly string[];
}

/** What refers to others comes after them. */
export const KINDS: readonly MovedKind[] = [
  { name: 'people', key: ['id'], texts: ['id', 'name', 'account_key', 'password_hash', 'look'], numbers: ['created'] },
  { name: 'devices', key: ['hash'], texts: ['hash', 'person'], numbers: ['created', 'seen'] },
  {
    name: 'tables',
    key: ['no'],
    texts: ['id', 'charter', 'head', 'stage', 'standings'],
    numbers: ['no', 'version', 'fence', 'listed', 'created', 'finished', 'due', 'ended'],
  },
  { name: 'members', key: ['person', 'table_id'], texts: ['person', 'table_id'], numbers: ['ended'] },
  { name: 'journal', key: ['table_id', 'version'], texts: ['table_id', 'nonce', 'body', 'sum'], numbers: ['version', 'at'] },
  {
    name: 'snapshots',
    key: ['table_id', 'version'],
    texts: ['table_id', 'lines', 'log', 'sum', 'state', 'state_sum'],
    numbers: ['version', 'answers', 'format'],
  },
  { name: 'chat', key: ['id'], texts: ['table_id', 'person', 'text', 'heard'], numbers: ['id', 'version', 'seat', 'at', 'room'] },
  {
    name: 'records',
    key: ['id', 'person'],
    texts: ['id', 'person', 'game', 'names', 'text'],
    numbers: ['rules', 'answers', 'finished', 'uploaded', 'bytes'],
  },
  { name: 'packs', key: ['id', 'person'], texts: ['id', 'game', 'name', 'person', 'json'], numbers: [] },
  {
    name: 'analyses',
    key: ['table_id'],
    texts: ['table_id', 'json', 'trouble', 'owner'],
    numbers: ['answers', 'total', 'until'],
  },
  { name: 'subscriptions', key: ['endpoint'], texts: ['endpoint', 'person', 'p256dh', 'auth', 'language', 'device'], numbers: [] },
  { name: 'lessons', key: ['person', 'game', 'exercise'], texts: ['person', 'game', 'exercise'], numbers: [] },
  { name: 'settings', key: ['key'], texts: ['key', 'value'], numbers: [] },
];

/** Settings that say something of the database itself, which the other has its own of. */
export const OWN_SETTINGS: readonly string[] = ['schema', 'min_reader'];

export function columnsOf({ texts, numbers }: Pick<MovedKind, 'texts' | 'numbers'>): readonly string[] {
  return [...texts, ...numbers];
}

export function keyOf({ key }: MovedKind, row: MovedRow): readonly SqlValue[] {
  return key.map((column) => row[column]);
}

/** A row that was moved has the sum it had. Null and an empty text are not the same. */
export function sumOfRow(kind: MovedKind, row: MovedRow): string {
  return sumOf(...columnsOf(kind).map((column) => JSON.stringify(row[column])));
}

/** A database out of which, or into which, everything is moved; nobody else writes to it meanwhile. */
export interface Moving {
  count(kind: MovedKind): Promise<number>;
  /** The rows that come after a key, in order; from the first without one. */
  rows(kind: MovedKind, after: readonly SqlValue[] | null, limit: number): Promise<readonly MovedRow[]>;
  add(kind: MovedKind, rows: readonly MovedRow[]): Promise<void>;
  /** What was added is there for good. */
  commit(): Promise<void>;
  /** Leaves it as it was found, unless it was committed. */
  close(): Promise<void>;
}

/** What both databases understand of a page of rows. */
export function pageOf(kind: MovedKind, from: string, isAfter: boolean): string {
  const key = kind.key.join(', ');
  const isOther = kind.name === 'settings' ? [`key not in (${OWN_SETTINGS.map((name) => `'${name}'`).join(', ')})`] : [];
  const conditions = [...(isAfter ? [`(${key}) > (${kind.key.map(() => '?').join(', ')})`] : []), ...isOther];
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  return `select ${columnsOf(kind).join(', ')} from ${from}${where} order by ${key} limit ?`;
}
