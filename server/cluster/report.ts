/** The nodes there are, for whoever looks after them. */

import { NodeStore } from '../store/postgres/nodes.ts';

export interface NodeReport {
  readonly node: string;
  readonly address: string;
  /** Milliseconds left of its lease; below 0 it is gone. */
  readonly leaseMs: number;
  /** Whether it hears itself over the bus, and after how many milliseconds. */
  readonly bus: boolean;
  readonly lagMs: number;
  /** Tables being played that are its own. */
  readonly tables: number;
  /** Milliseconds since 1970. */
  readonly started: number;
}

export interface NodesReport {
  readonly nodes: readonly NodeReport[];
  /** Tables being played that are nobody's who lives. */
  readonly orphans: number;
}

const PATIENCE = 3_000;

export async function nodesOf(database: string): Promise<NodesReport> {
  const store = new NodeStore({ url: database, patience: PATIENCE });
  try {
    const { nodes } = await store.all();
    const counts = await store.counts();
    const living = new Set(nodes.filter(({ left }) => left > 0).map(({ inc }) => inc));
    const orphans = [...counts].reduce((sum, [owner, count]) => (owner !== null && living.has(owner) ? sum : sum + count), 0);
    return {
      nodes: nodes
        .map(({ inc, address, left, bus, lag, started }) => ({
          node: inc,
          address,
          leaseMs: Math.round(left),
          bus,
          lagMs: lag,
          tables: counts.get(inc) ?? 0,
          started,
        }))
        .sort((a, b) => a.started - b.started),
      orphans,
    };
  } finally {
    await store.close();
  }
}
