/** All games of a series, by as many threads as are worth it. */

import type { Bot } from '@castellan/bots';
import type { Opened } from '../opened.ts';
import { type Played, playNumber, type Series } from './series.ts';
import { playedByThreads, type Stretch, type ThreadData } from './threads.ts';

/** Milliseconds in which the first games are played without other threads, which take a while to start. */
const ALONE = 500;
/** Milliseconds of play that must be left for them. */
const WORTH_THREADS = 3_000;

/** Games in the order of their numbers: the first by this thread, and by several when there are many more. */
export function allPlayed(
  { game, packed }: Pick<Opened, 'game' | 'packed'>,
  series: Series,
  bots: readonly Bot[],
  { first, last }: { readonly first: number; readonly last: number },
  threads: number,
): AsyncGenerator<Played> {
  const data: ThreadData = { id: game.id, pack: packed, bots: bots.map(({ name }) => name), series };
  return soonByThreads(
    (number) => playNumber(game, series, bots, number),
    { first, last },
    threads,
    (stretch) => playedByThreads(data, threads, stretch),
  );
}

/** Does one after the other here, and leaves the rest to threads when that is worth it. */
export async function* soonByThreads<R>(
  one: (number: number) => R,
  { first, last }: { readonly first: number; readonly last: number },
  threads: number,
  rest: (stretch: Stretch) => AsyncGenerator<R>,
): AsyncGenerator<R> {
  const began = performance.now();
  for (let number = first; number <= last; number++) {
    yield one(number);
    const played = number - first + 1;
    const pace = (performance.now() - began) / played;
    if (threads === 1 || pace * played < ALONE || pace * (last - number) < WORTH_THREADS) continue;
    yield* rest({ first: number + 1, last, pace });
    return;
  }
}
