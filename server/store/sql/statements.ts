/**
 * What is written and read in SQL, whatever database understands it. Texts have `?` for their parameters and keep to what SQLite and
 * PostgreSQL both say; where they do not agree, a `Dialect` says it.
 */

import type { DamageListener, NewTable, StoreFault } from '../store.ts';

export type SqlValue = string | number | null;

export interface Step {
  readonly sql: string;
  readonly params: readonly SqlValue[];
  /** What it means when no row is changed or a key is already there. */
  readonly otherwise?: StoreFault;
}

/** Done as a whole or not at all. */
export type Write = readonly Step[];

/** Where rows are read. */
export interface Reading {
  one<R extends object>(sql: string, ...params: SqlValue[]): Promise<R | null>;
  all<R extends object>(sql: string, ...params: SqlValue[]): Promise<R[]>;
  /** Says that a row is damaged; it stays where it is, for whoever can mend it. */
  readonly report: DamageListener;
}

export interface Sql extends Reading {
  readonly dialect: Dialect;
  /** Fulfilled when the write is durable. */
  write(write: Write): Promise<void>;
}

export interface Dialect {
  /** What the row of a table is read from, as `t`; `charter` and `standings` are columns of it. */
  readonly tables: string;
  /** Which tables are looked at for a clock that has run out. */
  readonly clocked: string;
  /** The next place among the tables that are over. */
  readonly nextEnd: string;
  /** Added to a reading of `tables` on which a write depends, so that nobody claims the table until the write is done. */
  readonly held: string;
  /** The values of a JSON list of texts, which is its parameter. */
  readonly listed: string;
  /** Goes before a write that gives a name which may be nobody else's: two of them must not look at the same time. */
  readonly naming: readonly Step[];
  /** Makes the rows of a table itself. */
  creation(table: NewTable, version: number): readonly Step[];
  /** Sets the standing answers of a table that is held by this fence. */
  standings(table: string, fence: number, standings: string): Step;
  /** Tables that hold something of a table, beside `tables` itself. */
  readonly parts: readonly string[];
}

export function step(sql: string, ...params: SqlValue[]): Step {
  return { sql, params };
}
