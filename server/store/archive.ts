/** All that is stored, read as it is and without changing anything, whichever database holds it. */

import { existsSync } from 'node:fs';
import { fileIn, isPostgres, withoutPassword } from './place.ts';
import { Connections } from './postgres/connections.ts';
import { insistOnSchema } from './postgres/migrate.ts';
import { POSTGRES, readingBy } from './postgres/postgres.ts';
import { TABLE_COLUMNS, UNHELD_COLUMNS } from './sql/rows.ts';
import type { Reading } from './sql/statements.ts';
import { Rows } from './sqlite/rows.ts';
import { SQLITE } from './sqlite/sqlite.ts';

/** Milliseconds to wait for a server that runs on the same data. */
const PATIENCE = 10_000;

export interface Archive extends Reading {
  /** What the row of a table is read from, as `t`, and what of it is. */
  readonly tables: string;
  readonly tableColumns: string;
  /** Whether changes have checksums: data that an older server wrote last is looked at before it is brought up to date. */
  readonly hasSums: boolean;
  close(): Promise<void>;
}

/** There is no database at that address, or it cannot be read. */
export class NoData extends Error {}

/** `address` is the folder of a SQLite file, or that of a PostgreSQL database. */
export async function openArchive(address: string): Promise<Archive> {
  if (!isPostgres(address)) return sqliteArchive(fileIn(address));
  const connections = new Connections({ url: address, patience: PATIENCE, unhurried: true }, 1);
  try {
    await connections.use(insistOnSchema);
    return {
      ...readingBy(connections, () => {}),
      tables: POSTGRES.tables,
      tableColumns: TABLE_COLUMNS,
      hasSums: true,
      close: () => connections.close(),
    };
  } catch (error) {
    await connections.close();
    throw new NoData(`${withoutPassword(address)}: ${messageOf(error)}`);
  }
}

async function sqliteArchive(file: string): Promise<Archive> {
  if (!existsSync(file)) throw new NoData(`there is no ${file}`);
  try {
    const rows = new Rows(file, PATIENCE, () => {});
    const { one, all, report } = rows;
    await one('select count(*) as tables from tables');
    const has = async (table: string, column: string): Promise<boolean> =>
      (await one(`select 1 as found from pragma_table_info('${table}') where name = '${column}'`)) !== null;
    return {
      one,
      all,
      report,
      tables: SQLITE.tables,
      tableColumns: (await has('tables', 'fence')) ? TABLE_COLUMNS : UNHELD_COLUMNS,
      hasSums: await has('journal', 'sum'),
      close: async () => rows.close(),
    };
  } catch (error) {
    throw new NoData(`${file}: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
