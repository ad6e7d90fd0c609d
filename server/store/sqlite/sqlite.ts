/** The store in one SQLite file: a thread that writes, and a connection of its own for reading. */

import { libraryIn } from '../sql/library.ts';
import { peopleIn } from '../sql/people.ts';
import { rowOfEntry } from '../sql/rows.ts';
import { type Dialect, type Sql, type Step, step } from '../sql/statements.ts';
import { furtherSteps, snapshotSteps, tablesIn } from '../sql/tables.ts';
import type { Change, Seen, Store, StoreListeners } from '../store.ts';
import type { WriterOptions } from './batch.ts';
import { GroupCommit } from './group-commit.ts';
import { Rows } from './rows.ts';

/** Bytes that are written and given back to find out whether there is room: more than most changes need. */
const PROBED_ROOM = 131_072;

export const SQLITE: Dialect = {
  tables: 'tables t',
  clocked: `stage = 'playing' and due is not null`,
  nextEnd: '(select coalesce(max(ended), 0) + 1 from tables where ended is not null)',
  held: '',
  listed: 'select value from json_each(?)',
  naming: [],
  creation: ({ id, charter, head }, version) => [
    step(
      'insert into tables (id, charter, head, version, stage, listed, created) values (?, ?, ?, ?, ?, ?, ?)',
      id,
      JSON.stringify(charter),
      JSON.stringify(head),
      version,
      head.stage,
      charter.access === 'open' ? 1 : 0,
      charter.created,
    ),
  ],
  standings: (table, fence, standings) => ({
    sql: 'update tables set standings = ? where id = ? and fence = ?',
    params: [standings, table, fence],
    otherwise: 'conflict',
  }),
  parts: ['members', 'journal', 'snapshots', 'chat'],
};

export async function openSqlite(options: WriterOptions, { onBatch = () => {}, onDamage = () => {} }: StoreListeners = {}): Promise<Store> {
  const writer = await GroupCommit.open(options, onBatch);
  const rows = new Rows(options.file, options.patience, onDamage);
  const { one, all, report } = rows;
  const sql: Sql = { one, all, report, dialect: SQLITE, write: (write) => writer.write(write) };
  return {
    ...peopleIn(sql),
    ...tablesIn(sql),
    ...libraryIn(sql),
    claim: async (table, owner, { version, fence }) => {
      const claimed: Step = {
        sql: 'update tables set owner = ?, fence = fence + 1 where id = ? and version = ? and fence = ?',
        params: [owner, table, version, fence],
        otherwise: 'conflict',
      };
      await writer.write([claimed]);
      return fence + 1;
    },
    append: (table, seen, change) => writer.write(appending(table, seen, change)),
    keep: (table, fence, snapshot) => writer.write(snapshotSteps(SQLITE, table, fence, snapshot)),
    healthy: async () => {
      try {
        await writer.write([step('update pulse set beats = beats + 1, room = zeroblob(?)', PROBED_ROOM)]);
        await writer.write([step('update pulse set room = null')]);
        return !writer.isFull && (await one('select 1 as alive')) !== null;
      } catch {
        return false;
      }
    },
    loseWriter: () => writer.loseThread(),
    close: async () => {
      await writer.close();
      rows.close();
    },
  };
}

function appending(table: string, seen: Seen, change: Change): Step[] {
  const { head, entry, due } = change;
  const { version, at, nonce, body, sum } = rowOfEntry(table, entry);
  return [
    {
      sql: 'update tables set version = ?, head = ?, stage = ?, due = ? where id = ? and version = ? and fence = ?',
      params: [version, JSON.stringify(head), head.stage, due, table, seen.version, seen.fence],
      otherwise: 'conflict',
    },
    step('insert into journal (table_id, version, at, nonce, body, sum) values (?, ?, ?, ?, ?, ?)', table, version, at, nonce, body, sum),
    ...furtherSteps(SQLITE, table, seen, change),
  ];
}
