/** Which servers there are, and whose the tables are. Leases go by PostgreSQL's clock, and are renewed on a connection of their own. */

import { StoreError } from '../store.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import { Connections } from './connections.ts';

/** Milliseconds for which a node that was heard of counts as living. */
export const LEASE = 4_000;
/** Milliseconds after which nobody needs to know of a node that is gone. */
const FORGOTTEN = 3_600_000;

/** A node as the database knows it. */
export interface NodeRow {
  readonly inc: string;
  /** Milliseconds that are left of its lease; below 0 it is over. */
  readonly left: number;
  /** Whether it has heard itself over the bus of late. */
  readonly bus: boolean;
  /** Milliseconds that a message to itself took it over the bus. */
  readonly lag: number;
  /** Versions of each game that it can go on with. */
  readonly rules: Rules;
  readonly address: string;
  readonly started: number;
}

export interface Rules {
  readonly [game: string]: readonly number[];
}

/** What a node says of itself when it comes. */
export type Arrival = Pick<NodeRow, 'inc' | 'rules' | 'address'>;

export interface Renewal {
  /** The database's time. */
  readonly now: number;
  readonly nodes: readonly NodeRow[];
}

/** Whose a table is. */
export interface Held {
  readonly id: string;
  readonly version: number;
  readonly fence: number;
  readonly owner: string | null;
  /** Whether that node has a lease. */
  readonly living: boolean;
}

const NOW = 'floor(extract(epoch from clock_timestamp()) * 1000)::bigint';
const LIVING = 'until > clock_timestamp()';
const HELD = `select t.id, t.version, t.fence, t.owner, coalesce(n.${LIVING}, false) as living from tables t left join nodes n on n.inc = t.owner`;

interface Row extends Omit<NodeRow, 'rules'> {
  readonly rules: string;
  readonly now: number;
}

export class NodeStore {
  private readonly lease: Connection;
  private readonly others: Connections;
  /** When a lease ends that begins now. */
  private readonly until: string;

  /** `patience` is a factor on how long a lease lasts. */
  constructor(options: ConnectionOptions, patience = 1) {
    this.until = `clock_timestamp() + interval '${LEASE * patience} milliseconds'`;
    // A lease that cannot be renewed at once is tried again soon enough.
    this.lease = new Connection({ ...options, patience: 0 });
    this.others = new Connections(options, 2);
  }

  /** A node comes. The time until now was dark when no other was there: then clocks have stood still. */
  async join({ inc, rules, address }: Arrival): Promise<{ readonly now: number; readonly darkUntil: number }> {
    await this.lease.run('delete from nodes where until < clock_timestamp() - make_interval(secs => $1)', [FORGOTTEN / 1_000]);
    const { rows } = await this.lease.run<{ now: number; dark: string }>(
      `with living as (select 1 from nodes where ${LIVING}),
         arrived as (insert into nodes (inc, until, bus, rules, address, started) values ($1, ${this.until}, true, $2, $3, ${NOW})),
         dark as (insert into settings (key, value) select 'dark_until', ${NOW}::text
           on conflict (key) do update set value = excluded.value where not exists (select 1 from living) returning value)
       select ${NOW} as now, coalesce((select value from dark), (select value from settings where key = 'dark_until')) as dark`,
      [inc, JSON.stringify(rules), address],
    );
    return { now: rows[0].now, darkUntil: Number(rows[0].dark) };
  }

  /** Null when the lease was over before it could be renewed: others may have taken the node for dead. */
  async renew({ inc, bus, lag, address }: Pick<NodeRow, 'inc' | 'bus' | 'lag' | 'address'>): Promise<Renewal | null> {
    const sql = `update nodes set until = ${this.until}, bus = $2, lag = $3, address = $4 where inc = $1 and ${LIVING}`;
    const { rowCount } = await this.lease.run(sql, [inc, bus, lag, address]);
    if (rowCount !== 1) return null;
    return this.read(this.lease);
  }

  async leave(inc: string): Promise<void> {
    await this.lease.run('delete from nodes where inc = $1', [inc]);
  }

  private async read(connection: Connection): Promise<Renewal> {
    const { rows } = await connection.run<Row>(
      `select inc, bus, lag, rules, address, started, extract(epoch from until - clock_timestamp())::float8 * 1000 as left, ${NOW} as now from nodes`,
    );
    return { now: rows[0]?.now ?? 0, nodes: rows.map(({ now: _now, rules, ...row }) => ({ ...row, rules: JSON.parse(rules) })) };
  }

  async held(tables: readonly string[]): Promise<readonly Held[]> {
    return (await this.others.use((connection) => connection.run<Held>(`${HELD} where t.id = any($1::text[])`, [tables]))).rows;
  }

  /** Tables being played that belong to nobody who lives, or to one of those named. */
  async orphans(gone: readonly string[], most: number): Promise<readonly Held[]> {
    const sql = `${HELD} where t.stage = 'playing' and (n.inc is null or not (n.${LIVING}) or t.owner = any($1::text[])) limit $2`;
    return (await this.others.use((connection) => connection.run<Held>(sql, [gone, most]))).rows;
  }

  /** Claims tables that are still held as they were seen: those that were. */
  async claim(owner: string, seen: readonly Held[]): Promise<ReadonlySet<string>> {
    const sorted = [...seen].sort((a, b) => (a.id < b.id ? -1 : 1));
    const { rows } = await this.others.use((connection) =>
      connection.run<{ id: string }>(
        `with given as (
           select t.id from tables t join unnest($2::text[], $3::integer[]) as g (id, fence) on t.id = g.id and t.fence = g.fence
           order by t.id for update of t)
         update tables t set owner = $1, fence = t.fence + 1 from given where t.id = given.id returning t.id`,
        [owner, sorted.map(({ id }) => id), sorted.map(({ fence }) => fence)],
      ),
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Gives one of a node's tables up. */
  async releaseOne(owner: string, table: string): Promise<void> {
    await this.others.use((connection) =>
      connection.run('update tables set owner = null, fence = fence + 1 where id = $2 and owner = $1', [owner, table]),
    );
  }

  /** Gives all of a node's tables up. */
  async release(owner: string): Promise<void> {
    await this.others.use((connection) => connection.run('update tables set owner = null, fence = fence + 1 where owner = $1', [owner]));
  }

  /** How many tables being played each node has. */
  async counts(): Promise<ReadonlyMap<string | null, number>> {
    const { rows } = await this.others.use((connection) =>
      connection.run<{ owner: string | null; count: number }>(
        `select owner, count(*) as count from tables where stage = 'playing' group by owner`,
      ),
    );
    return new Map(rows.map(({ owner, count }) => [owner, count]));
  }

  /** Of these devices those that are still known. */
  async devices(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.others.use((connection) =>
      connection.run<{ hash: string }>('select hash from devices where hash = any($1::text[])', [hashes]),
    );
    return new Set(rows.map(({ hash }) => hash));
  }

  /** All nodes, for somebody who is none. */
  all(): Promise<Renewal> {
    return this.others.use((connection) => this.read(connection));
  }

  async close(): Promise<void> {
    await this.lease.close().catch(() => {});
    await this.others.close().catch((error: unknown) => {
      if (!(error instanceof StoreError)) throw error;
    });
  }
}
