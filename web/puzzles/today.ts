/** The puzzle of the day: the same for everybody, and none again before all have been shown. */

import type { Puzzle } from '@castellan/bots/puzzle';

const DAY = 86_400_000;

/** Days by the clock of Greenwich, so that everybody's day has the same puzzle. */
export function dayOf(now: Date): number {
  return Math.floor(now.getTime() / DAY);
}

/** Null where there are none. */
export function puzzleOfDay(puzzles: readonly Puzzle[], day: number): Puzzle | null {
  const { length } = puzzles;
  return length === 0 ? null : puzzles[(day * strideIn(length)) % length];
}

/** Neighbours are of the same stage of the game: a good stride away is another. */
function strideIn(length: number): number {
  let stride = Math.max(1, Math.round(length * 0.38));
  while (commonDivisor(stride, length) > 1) stride++;
  return stride;
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
