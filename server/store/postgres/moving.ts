/** A PostgreSQL database out of which, or into which, everything is moved. */

import { columnsOf, KINDS, type MovedKind, type MovedRow, type Moving, pageOf } from '../moving.ts';
import type { SqlValue } from '../sql/statements.ts';
import { Connection } from './connection.ts';
import { insistOnSchema, migrate } from './migrate.ts';
import { POSTGRES } from './postgres.ts';
import { numberedText } from './text.ts';

const PATIENCE = 3_000;

/** Parts of a table that have a row of their own here. */
const PARTS = ['charter', 'standings'];

/** What is moved out of it must be there; where it is moved to, the tables are made. */
export async function movingPostgres(url: string, isSource: boolean): Promise<Moving> {
  const connection = new Connection({ url, patience: PATIENCE, unhurried: true });
  let isOpen = false;
  try {
    await (isSource ? insistOnSchema(connection) : migrate(connection));
    await connection.run('begin');
    isOpen = true;
    await connection.run(`lock table ${[...KINDS.map(({ name }) => name), 'table_parts'].join(', ')} in share row exclusive mode`);
  } catch (error) {
    await connection.close();
    throw error;
  }
  const run = async (sql: string, params: readonly SqlValue[]): Promise<MovedRow[]> =>
    (await connection.run<MovedRow>(numberedText(sql), params)).rows;
  return {
    count: async (kind) =>
      Number((await run(`select count(*) as count from (${pageOf(kind, sourceOf(kind), false)}) as found`, [null]))[0].count),
    rows: (kind, after, limit) => run(pageOf(kind, sourceOf(kind), after !== null), [...(after ?? []), limit]),
    add: async (kind, rows) => {
      if (kind.name !== 'tables') return added(connection, kind.name, kind, rows);
      await added(connection, 'tables', { ...kind, texts: kind.texts.filter((column) => !PARTS.includes(column)) }, rows);
      const parts = rows.map(({ id, charter, standings }) => ({ table_id: id, charter, standings }));
      await added(connection, 'table_parts', { texts: ['table_id', ...PARTS], numbers: [] }, parts);
    },
    commit: async () => {
      // What comes next comes after all that was moved.
      await connection.run(`select setval(pg_get_serial_sequence('tables', 'no'), coalesce(max(no), 0) + 1, false) from tables`);
      await connection.run(`select setval('ends', coalesce(max(ended), 0) + 1, false) from tables`);
      await connection.run(`select setval(pg_get_serial_sequence('chat', 'id'), coalesce(max(id), 0) + 1, false) from chat`);
      await connection.run('commit');
      isOpen = false;
    },
    close: async () => {
      if (isOpen) await connection.run('rollback').catch(() => {});
      await connection.close();
    },
  };
}

function sourceOf({ name }: MovedKind): string {
  return name === 'tables' ? POSTGRES.tables : name;
}

async function added(
  connection: Connection,
  table: string,
  kind: Pick<MovedKind, 'texts' | 'numbers'>,
  rows: readonly MovedRow[],
): Promise<void> {
  const types = [...kind.texts.map(() => 'text'), ...kind.numbers.map(() => 'bigint')];
  const columns = columnsOf(kind);
  const lists = types.map((type, i) => `$${i + 1}::${type}[]`).join(', ');
  await connection.run(
    `insert into ${table} (${columns.join(', ')}) overriding system value select * from unnest(${lists})`,
    columns.map((column) => rows.map((row) => row[column])),
  );
}
