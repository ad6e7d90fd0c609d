/** All games of a series, by as many threads as are worth it. */

import type { Bot } from '@castellan/bots';
import type { Opened } from '../opened.ts';
import { type Played, playNumber, type Series } from './series.ts';
import { playedByThreads, type ThreadData } from './threads.ts';

/** Milliseconds in which the first games are played without other threads, which take a while to start. */
const ALONE = 500;
/** Milliseconds of play that must be left for them. */
const WORTH_THREADS = 3_000;

/** Games in the order of their numbers: the first by this thread, and by several when there are many more. */
export async function* allPlayed(
  { game, packed }: Pick<Opened, 'game' | 'packed'>,
  series: Series,
  bots: readonly Bot[],
  { first, last }: { readonly first: number; readonly last: number },
  threads: number,
): AsyncGenerator<Played> {
  const began = performance.now();
  for (let number = first; number <= last; number++) {
    yield playNumber(game, series, bots, number);
    const played = number - first + 1;
    const pace = (performance.now() - began) / played;
    if (threads === 1 || pace * played < ALONE || pace * (last - number) < WORTH_THREADS) continue;
    const data: ThreadData = { id: game.id, pack: packed, bots: bots.map(({ name }) => name), series };
    yield* playedByThreads(data, threads, { first: number + 1, last, pace });
    return;
  }
}
