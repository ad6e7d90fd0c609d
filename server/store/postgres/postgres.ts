/** The store in PostgreSQL: two connections for answers, one for snapshots, and some for all the rest. */

import { libraryIn } from '../sql/library.ts';
import { peopleIn } from '../sql/people.ts';
import { entriesOf, keptOf } from '../sql/rows.ts';
import { type Dialect, type Reading, type Sql, type SqlValue, type Step, step, type Write } from '../sql/statements.ts';
import { furtherSteps, snapshotSteps, tablesIn } from '../sql/tables.ts';
import { type DamageListener, type JournalReader, type Store, StoreError, type StoreListeners } from '../store.ts';
import { Appends } from './appends.ts';
import { Connection, type ConnectionOptions, PostgresError } from './connection.ts';
import { Connections } from './connections.ts';
import { migrate } from './migrate.ts';
import { numberedText } from './text.ts';

/** Connections for what is not an answer. */
const OTHERS = 4;
/** Held by whoever gives a name that may be nobody else's. */
const NAMING = 4_600_002;
const UNIQUE = '23505';

export const POSTGRES: Dialect = {
  tables: 'tables t join table_parts on table_parts.table_id = t.id',
  clocked: `stage = 'playing'`,
  nextEnd: `nextval('ends')`,
  held: ' for key share',
  listed: 'select json_array_elements_text(cast(? as json))',
  naming: [step('select pg_advisory_xact_lock(?)', NAMING)],
  creation: ({ id, charter, head }, version) => [
    step(
      'insert into tables (id, head, version, stage, listed, created) values (?, ?, ?, ?, ?, ?)',
      id,
      JSON.stringify(head),
      version,
      head.stage,
      charter.access === 'open' ? 1 : 0,
      charter.created,
    ),
    step('insert into table_parts (table_id, charter) values (?, ?)', id, JSON.stringify(charter)),
  ],
  standings: (table, fence, standings) => ({
    sql: `update table_parts set standings = ?
          where table_id = (select id from tables where id = ? and fence = ? for key share)`,
    params: [standings, table, fence],
    otherwise: 'conflict',
  }),
  parts: ['table_parts', 'members', 'journal', 'snapshots', 'chat'],
};

/** Waits for whoever writes under the fence that was seen (`held`), so that nothing of theirs comes after. */
const CLAIM = `
  update tables set owner = $1, fence = fence + 1
  where id = (select id from tables where id = $2 and version = $3 and fence = $4 for update)`;

export async function openPostgres(
  options: ConnectionOptions,
  { onBatch = () => {}, onDamage = () => {} }: StoreListeners = {},
): Promise<Store> {
  const others = new Connections(options, OTHERS);
  try {
    await migrated(options);
  } catch (error) {
    await others.close();
    throw error;
  }
  const appends = new Appends(options, runSteps, onBatch);
  const keeper = new Connections(options, 1);
  /** Snapshots on their way, by table. */
  const keeping = new Map<string, Promise<void>>();
  const write = (steps: Write): Promise<void> => others.use((connection) => written(connection, steps));
  const sql: Sql = { ...readingBy(others, onDamage), dialect: POSTGRES, write };
  const tables = tablesIn(sql);

  async function keep(table: string, steps: readonly Step[]): Promise<void> {
    const kept = keeper.use((connection) => written(connection, steps));
    const settled = kept
      .catch(() => {})
      .then(() => {
        if (keeping.get(table) === settled) keeping.delete(table);
      });
    keeping.set(table, settled);
    return kept;
  }

  return {
    ...peopleIn(sql),
    ...tables,
    ...libraryIn(sql),
    claim: async (table, owner, { version, fence }) => {
      const { rowCount } = await others.use((connection) => connection.run(CLAIM, [owner, table, version, fence]));
      if (rowCount !== 1) throw new StoreError('conflict', `table ${table} is not as it was seen`);
      return fence + 1;
    },
    append: async (table, seen, change) => {
      // What was kept before and is untrue with this change must be there to be seen.
      if (change.keptAnswers !== null) await keeping.get(table);
      await appends.append(table, seen, change, furtherSteps(POSTGRES, table, seen, change));
    },
    keep: (table, fence, snapshot) => keep(table, snapshotSteps(POSTGRES, table, fence, snapshot)),
    healthy: async () => {
      try {
        await write([step('update pulse set beats = beats + 1')]);
        return true;
      } catch {
        return false;
      }
    },
    loseWriter: async () => {
      appends.destroy();
      others.destroy();
    },
    close: async () => {
      await appends.close();
      await Promise.all(keeping.values());
      await keeper.close();
      await others.close();
    },
  };
}

/** For those who take tables up beside the store. */
export function postgresJournal(options: ConnectionOptions, onDamage: DamageListener): JournalReader {
  const connections = new Connections(options, 1);
  const reading = readingBy(connections, onDamage);
  return {
    kept: (table) => keptOf(reading, table),
    entries: (table, after, upTo) => entriesOf(reading, table, after, upTo),
    close: () => connections.close(),
  };
}

/** The tables are made, and changed, in no hurry. */
async function migrated(options: ConnectionOptions): Promise<void> {
  const connection = new Connection({ ...options, unhurried: true });
  try {
    await migrate(connection);
  } finally {
    await connection.close();
  }
}

export function readingBy(connections: Connections, report: DamageListener): Reading {
  const all = async <R extends object>(sql: string, ...params: SqlValue[]): Promise<R[]> => {
    const text = numberedText(sql);
    const read = () => connections.use((connection) => connection.run<R>(text, params));
    try {
      return (await read()).rows;
    } catch (error) {
      // A connection that was lost on the way is made anew; what was only to be read can be read once more.
      const isLost = error instanceof StoreError && error.fault === 'broken' && !(error instanceof PostgresError && error.isRefusal);
      if (!isLost) throw error;
      return (await read()).rows;
    }
  };
  return { all, one: async <R extends object>(sql: string, ...params: SqlValue[]) => (await all<R>(sql, ...params))[0] ?? null, report };
}

async function written(connection: Connection, steps: Write): Promise<void> {
  if (steps.length === 1) await runSteps(connection, steps);
  else await connection.transaction(() => runSteps(connection, steps));
}

async function runSteps(connection: Connection, steps: Write): Promise<void> {
  for (const { sql, params, otherwise } of steps) {
    const changed = await runStep(connection, sql, params, otherwise);
    if (otherwise !== undefined && changed === 0) throw new StoreError(otherwise, 'the row is not as expected');
  }
}

async function runStep(
  connection: Connection,
  sql: string,
  params: readonly SqlValue[],
  otherwise: Step['otherwise'],
): Promise<number | null> {
  try {
    return (await connection.run(numberedText(sql), params)).rowCount;
  } catch (error) {
    if (otherwise !== undefined && error instanceof PostgresError && error.code === UNIQUE)
      throw new StoreError(otherwise, 'the row is not as expected');
    throw error;
  }
}
