/** Which of several ways is best, found on common worlds: all are tried in each world, and after every stage the better half stays. */

import type { Budget } from '../bot.ts';

export interface Tried {
  /** What it came to, world by world, from the first on. */
  readonly came: number[];
}

/**
 * The best of them; the first is the usual one, and another is chosen only if it came to more on the same worlds. `tryIn` tries those that are
 * left in one more world and notes what each came to.
 */
export function bestOf<T extends Tried>(all: readonly T[], { iterations, milliseconds }: Budget, tryIn: (live: readonly T[]) => void): T {
  const end = performance.now() + milliseconds;
  const [usual] = all;
  const stages = Math.ceil(Math.log2(all.length));
  let left = iterations;
  let live = all;
  for (let stage = 0; stage < stages; stage++) {
    const worlds = Math.max(1, Math.floor(left / (stages - stage) / live.length));
    for (let n = 0; n < worlds && left >= live.length && performance.now() < end; n++) {
      tryIn(live);
      left -= live.length;
    }
    const better = live.toSorted((one, other) => meanOf(other) - meanOf(one)).slice(0, Math.ceil(live.length / 2));
    // Whatever is to be chosen instead of the usual one has to be better on the same worlds.
    live = better.includes(usual) ? better : [...better, usual];
  }
  return live.find((one) => isBetter(one, usual)) ?? usual;
}

export function meanOf({ came }: Tried): number {
  return came.length === 0 ? 0 : came.reduce((sum, value) => sum + value, 0) / came.length;
}

/** Whether one came to more than the usual one, by more than luck on a few worlds makes likely. */
function isBetter({ came }: Tried, usual: Tried): boolean {
  const differences = came.map((value, world) => value - usual.came[world]);
  if (differences.length === 0) return false;
  const mean = differences.reduce((sum, n) => sum + n, 0) / differences.length;
  const spread = differences.reduce((sum, n) => sum + (n - mean) ** 2, 0) / differences.length;
  return mean > Math.sqrt(spread / differences.length);
}
