/** All games of a series, by as many threads as are worth it. */

import type { Bot } from '@castellan/bots';
import type { Opened } from '../opened.ts';
import { type Played, playNumber, type Series } from './series.ts';
import { playedByThreads, type ThreadData } from './threads.ts';

/** Milliseconds in which the first games are played without other threads, which take a while to start. */
const ALONE = 500;
/** Milliseconds of play that must be left for them. */
const WORTH_THREADS = 3_000;

/** Games from number 1 on, in their order: the first by this thread, and by several when there are many more. */
export function allPlayed(
  { game, packed }: Pick<Opened, 'game' | 'packed'>,
  series: Series,
  bots: readonly Bot[],
  games: number,
  threads: number,
): AsyncGenerator<Played> {
  const data: ThreadData = { id: game.id, pack: packed, bots: bots.map(({ name }) => name), series };
  return soonByThreads(
    (number) => playNumber(game, series, bots, number),
    Array.from({ length: games }, (_, i) => i + 1),
    threads,
    (rest, pace) => playedByThreads(data, threads, rest, pace),
  );
}

/** Does one after the other here, and leaves the rest to threads when that is worth it: these are told how long one of them takes. */
export async function* soonByThreads<T, R>(
  one: (task: T) => R,
  tasks: readonly T[],
  threads: number,
  byOthers: (rest: readonly T[], pace: number) => AsyncGenerator<R>,
): AsyncGenerator<R> {
  const began = performance.now();
  for (const [before, task] of tasks.entries()) {
    yield one(task);
    const done = before + 1;
    const took = performance.now() - began;
    const pace = took / done;
    if (threads === 1 || took < ALONE || pace * (tasks.length - done) < WORTH_THREADS) continue;
    yield* byOthers(tasks.slice(done), pace);
    return;
  }
}
