/** Games played by several threads at once, and told in their order. */

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

export function playedByThreads(data: ThreadData, threads: number, numbers: readonly number[], pace: number): AsyncGenerator<Played> {
  return byThreads(WORK, data, threads, numbers, pace);
}

/**
 * What the threads of a module make of all these tasks; `pace` is how many milliseconds one of them takes, `ahead` how many batches of each
 * thread are played while nobody asks for them yet.
 */
export async function* byThreads<T, R>(
  module: URL,
  data: object,
  threads: number,
  tasks: readonly T[],
  pace: number,
  ahead = AHEAD,
): AsyncGenerator<R> {
  const pool = new Pool<readonly T[], R[]>({ module, data, size: threads, patience: PATIENCE, tries: 2, onDeath: () => undefined });
  const size = Math.max(1, Math.round(BATCH / Math.max(pace, 0.001)));
  const waiting: Promise<R[]>[] = [];
  let next = 0;
  try {
    for (;;) {
      for (; next < tasks.length && waiting.length < threads * ahead; next += size) {
        const batch = pool.run(tasks.slice(next, next + size));
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
