/** Brings a PostgreSQL database up to date, whichever of several servers comes first. */

import { insistOnReader } from '../migrations.ts';
import type { Connection } from './connection.ts';
import { MIGRATIONS } from './schema.ts';

/** Held while the tables are changed. */
const LOCK = 4_600_001;

export async function migrate(connection: Connection): Promise<void> {
  // Not in the transaction, which would not see what another has made while it waited.
  await connection.run('select pg_advisory_lock($1)', [LOCK]);
  try {
    const before = await done(connection);
    if (before >= MIGRATIONS.length) await insistOnKnown(connection);
    else await connection.transaction(() => broughtUpToDate(connection, before));
  } finally {
    await connection.run('select pg_advisory_unlock($1)', [LOCK]);
  }
}

async function broughtUpToDate(connection: Connection, before: number): Promise<void> {
  await connection.script('create table if not exists settings (key text collate "C" primary key, value text not null)');
  for (const { sql } of MIGRATIONS.slice(before)) await connection.script(sql);
  const { minReader } = MIGRATIONS[MIGRATIONS.length - 1];
  const says = 'insert into settings values ($1, $2) on conflict (key) do update set value = excluded.value';
  await connection.run(says, ['schema', MIGRATIONS.length]);
  await connection.run(says, ['min_reader', minReader]);
}

/** Refuses a database that has not got our tables, or those of a newer version. */
export async function insistOnSchema(connection: Connection): Promise<void> {
  const found = await done(connection);
  if (found === 0) throw new Error('there is nothing of Castellan in the database');
  if (found < MIGRATIONS.length) throw new Error('the database was written by an older version of Castellan: start a server on it first');
  await insistOnKnown(connection);
}

async function insistOnKnown(connection: Connection): Promise<void> {
  insistOnReader(await done(connection), await setting(connection, 'min_reader'), MIGRATIONS.length);
}

/** How many migrations were run. */
async function done(connection: Connection): Promise<number> {
  const { rows } = await connection.run<{ found: string | null }>(`select to_regclass('settings')::text as found`);
  return rows[0].found === null ? 0 : setting(connection, 'schema');
}

async function setting(connection: Connection, key: string): Promise<number> {
  const { rows } = await connection.run<{ value: string }>('select value from settings where key = $1', [key]);
  return Number(rows[0]?.value ?? 0);
}
