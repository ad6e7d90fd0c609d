/** Games played by several threads at once, and told in the order of their numbers. */

import { Pool } from '@castellan/server/threads';
import type { Played, Series } from './series.ts';

const WORK = new URL('./work.ts', import.meta.url);
/** Milliseconds of play that are worth a message. */
const BATCH = 200;
/** Milliseconds after which a batch counts as hanging. */
const PATIENCE = 600_000;
/** Batches of each thread that wait to be told. */
const AHEAD = 3;

/** What a thread must know before it plays. */
export interface ThreadData {
  readonly id: string;
  /** The content pack itself. */
  readonly pack: unknown;
  /** Names of the bots, seat by seat. */
  readonly bots: readonly string[];
  readonly series: Series;
}

export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** Games from `first` to `last`; `pace` is how many milliseconds one of them takes. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly pace: number;
}

export function playedByThreads(data: ThreadData, threads: number, stretch: Stretch): AsyncGenerator<Played> {
  return byThreads(WORK, data, threads, stretch);
}

/** What the threads of a module make of all these games. */
export async function* byThreads<R>(module: URL, data: object, threads: number, { first, last, pace }: Stretch): AsyncGenerator<R> {
  const pool = new Pool<Batch, R[]>({ module, data, size: threads, patience: PATIENCE, tries: 2, onDeath: () => undefined });
  const size = Math.max(1, Math.round(BATCH / Math.max(pace, 0.001)));
  const waiting: Promise<R[]>[] = [];
  let next = first;
  try {
    for (;;) {
      for (; next <= last && waiting.length < threads * AHEAD; next += size) {
        const batch = pool.run({ from: next, to: Math.min(last, next + size - 1) });
        // Its failure is heard when its turn comes.
        batch.catch(() => undefined);
        waiting.push(batch);
      }
      const batch = waiting.shift();
      if (batch === undefined) return;
      yield* await batch;
    }
  } finally {
    await pool.close();
  }
}
