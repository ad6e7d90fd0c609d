/** A connection of its own that reads the SQLite file. */

import { DatabaseSync } from '@photostructure/sqlite';
import { shielded } from '../../threads/shield.ts';
import { entriesOf, keptOf } from '../sql/rows.ts';
import type { Reading, SqlValue } from '../sql/statements.ts';
import type { DamageListener, JournalReader } from '../store.ts';

type Database = InstanceType<typeof DatabaseSync>;
type Statement = ReturnType<Database['prepare']>;

export class Rows implements Reading {
  private readonly db: Database;
  private readonly statements: Map<string, Statement> = new Map();
  readonly report: DamageListener;

  constructor(file: string, patience: number, report: DamageListener) {
    this.db = shielded(() => new DatabaseSync(file, { readOnly: true, timeout: patience }));
    this.report = report;
  }

  readonly one = async <R extends object>(sql: string, ...params: SqlValue[]): Promise<R | null> =>
    shielded(() => this.statement(sql).get(...params)) ?? null;

  readonly all = async <R extends object>(sql: string, ...params: SqlValue[]): Promise<R[]> =>
    shielded(() => this.statement(sql).all(...params));

  close(): void {
    shielded(() => this.db.close());
  }

  private statement(sql: string): Statement {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const made = this.db.prepare(sql);
    this.statements.set(sql, made);
    return made;
  }
}

export function sqliteJournal(file: string, patience: number, onDamage: DamageListener): JournalReader {
  const rows = new Rows(file, patience, onDamage);
  return {
    kept: (table) => keptOf(rows, table),
    entries: (table, after, upTo) => entriesOf(rows, table, after, upTo),
    close: async () => rows.close(),
  };
}
