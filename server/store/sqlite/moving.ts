/** A SQLite file out of which, or into which, everything is moved. */

import { DatabaseSync } from '@photostructure/sqlite';
import { columnsOf, type Moving, pageOf } from '../moving.ts';
import { openSqlite } from './sqlite.ts';

/** Milliseconds to wait for a server that writes at the moment. */
const PATIENCE = 3_000;

/** The file is made, or brought up to date, as a server would do it. */
export async function movingSqlite(file: string): Promise<Moving> {
  await (await openSqlite({ file, patience: PATIENCE, maxPages: null })).close();
  const db = new DatabaseSync(file, { timeout: PATIENCE });
  db.exec('pragma synchronous = full; begin immediate');
  return {
    count: async (kind) => Number(db.prepare(`select count(*) as count from (${pageOf(kind, kind.name, false)})`).get(-1)?.count ?? 0),
    rows: async (kind, after, limit) => db.prepare(pageOf(kind, kind.name, after !== null)).all(...(after ?? []), limit),
    add: async (kind, rows) => {
      const columns = columnsOf(kind);
      const insert = db.prepare(`insert into ${kind.name} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`);
      for (const row of rows) insert.run(...columns.map((column) => row[column]));
    },
    commit: async () => db.exec('commit'),
    close: async () => {
      if (db.isTransaction) db.exec('rollback');
      db.close();
    },
  };
}
