/**
 * Which of several ways is best, found on common worlds: all are tried in each world, and after every stage the better half stays. Nobody
 * is tried on whose place is clear, and nothing once all is clear: most questions are, and the worlds they spare make room for more.
 */

import { type Budget, endOf } from '../bot.ts';

export interface Tried {
  /** What it came to, world by world, from the first on. */
  readonly came: number[];
}

/** Nothing is clear before so many worlds, nor by fewer standard errors. */
const CLEAR_FROM = 8;
const CLEAR = 3;

/** What comes to less than this beyond the usual one is not worth finding: a share of the win. */
const WORTHWHILE = 0.002;

/**
 * The best of them; the first is the usual one, and another is chosen only if it came to more on the same worlds. `tryIn` tries those that are
 * left in one more world and notes what each came to, until `isOver`: even one world may take long. Those not tried in it are behind.
 */
export function bestOf<T extends Tried>(all: readonly T[], budget: Budget, tryIn: (live: readonly T[], isOver: () => boolean) => void): T {
  const isOver = endOf(budget);
  const [usual] = all;
  let left = budget.iterations;
  let live = all;
  const goesOn = (): boolean => live.length > 1 && left >= live.length && !isOver();
  while (goesOn()) {
    const stages = Math.max(1, Math.ceil(Math.log2(live.length - 1)));
    const worlds = Math.max(1, Math.floor(left / stages / live.length));
    for (let n = 0; n < worlds && goesOn(); n++) {
      tryIn(live, isOver);
      left -= live.length;
      if (usual.came.length >= CLEAR_FROM) live = stillOpen(live, usual);
    }
    live = betterHalf(live, usual);
  }
  return live.find((one) => isBetter(one, usual)) ?? usual;
}

/** The usual one stays with them: whatever is to be chosen instead has to be better on the same worlds. */
function betterHalf<T extends Tried>(live: readonly T[], usual: T): readonly T[] {
  const others = live.filter((one) => one !== usual).sort((one, other) => meanOf(other) - meanOf(one));
  return live.length === 1 ? live : [usual, ...others.slice(0, Math.ceil(others.length / 2))];
}

/** Those between whom it is not clear yet, the usual one among them; one alone when it is. */
function stillOpen<T extends Tried>(live: readonly T[], usual: T): readonly T[] {
  const best = live.reduce((most, one) => (meanOf(one) > meanOf(most) ? one : most));
  const others = live.filter((one) => one !== usual && mayBeBetter(one, usual, WORTHWHILE) && (one === best || mayBeBetter(one, best, 0)));
  if (others.length === 0) return [usual];
  return others.length === 1 && others[0] === best && !mayBeBetter(usual, best, 0) ? others : [usual, ...others];
}

function mayBeBetter(one: Tried, other: Tried, by: number): boolean {
  const { mean, error } = ahead(one, other);
  return mean + CLEAR * error > by;
}

export function meanOf({ came }: Tried): number {
  return came.length === 0 ? 0 : came.reduce((sum, value) => sum + value, 0) / came.length;
}

/** Whether one came to more than the usual one, by more than luck on a few worlds makes likely. */
function isBetter(one: Tried, usual: Tried): boolean {
  const { mean, error } = ahead(one, usual);
  return mean > error;
}

/** By how much one came to more than another on the worlds that both were tried in, and the standard error of that. */
function ahead({ came }: Tried, other: Tried): { readonly mean: number; readonly error: number } {
  const worlds = Math.min(came.length, other.came.length);
  if (worlds === 0) return { mean: 0, error: 0 };
  let sum = 0;
  let squares = 0;
  for (let n = 0; n < worlds; n++) {
    const difference = came[n] - other.came[n];
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / worlds;
  return { mean, error: Math.sqrt(Math.max(0, squares / worlds - mean * mean) / worlds) };
}
