/** Answers of a seat held against each other: on common worlds that it holds possible, of which none was chosen for any of them. */

import type { Chance, Game, Seat, State } from '@castellan/engine';
import type { Budget } from '../bot.ts';
import type { Sight } from '../search/play-on.ts';
import { LEAST_WORLDS, type Reason } from './analysis.ts';
import { type Behind, behindEach, type Manner } from './behind.ts';

/** How much less an answer comes to than the one it is held against. */
export interface Less {
  /** The share of the win, and half the width of its interval of 95 %. */
  readonly by: number;
  readonly band: number;
  /** How much more or less of the win each seat has behind it, and the variance of that. */
  readonly effect: readonly number[];
  readonly doubt: readonly number[];
  /** How much more of each feature there is behind the one it is held against, and of what is within one of them. */
  readonly more: readonly number[];
  readonly within: readonly number[];
}

/** What lies behind each of these answers, world by world, in as many as the time allows. */
export function triedOn<S extends State>(
  game: Game<S>,
  sight: Sight<S>,
  s: S,
  seat: Seat,
  texts: readonly string[],
  worlds: number,
  rng: Chance,
  { manner, milliseconds = Number.POSITIVE_INFINITY, isCalledOff }: { readonly manner?: Manner } & Partial<Budget> = {},
): readonly (readonly (Behind | null)[])[] {
  const end = performance.now() + milliseconds;
  const tried: (readonly (Behind | null)[])[] = [];
  const isOver = (): boolean => isCalledOff?.() === true || (tried.length >= LEAST_WORLDS && performance.now() >= end);
  while (tried.length < worlds && !isOver()) tried.push(behindEach(game, sight, s, seat, texts, rng, manner));
  return tried;
}

/** One answer held against another, by their numbers; null where they could never both be given. */
export function heldAgainst(tried: readonly (readonly (Behind | null)[])[], seat: Seat, better: number, other: number): Less | null {
  const pairs = tried.flatMap((behind) => {
    const one = behind[better];
    const two = behind[other];
    return one === null || two === null ? [] : [{ one, two }];
  });
  if (pairs.length === 0) return null;
  const differences = pairs.map(({ one, two }) => one.value[seat] - two.value[seat]);
  const effects = pairs.map(({ one, two }) => two.value.map((share, other) => share - one.value[other]));
  return {
    by: mean(differences),
    band: (1.96 * spread(differences)) / Math.sqrt(differences.length),
    effect: meansOf(effects),
    doubt: effects[0].map((_, other) => spread(effects.map((row) => row[other])) ** 2 / effects.length),
    more: meansOf(pairs.map(({ one, two }) => one.features.map((n, i) => n - two.features[i]))),
    within: meansOf(pairs.map(({ one, two }) => one.within.map((n, i) => n - two.within[i]))),
  };
}

/** How much smaller the error of a value must be than that of thinking all alike, for answers to be judged by it. */
const KNOWS = 0.9;

/** Early in a game the value may know hardly more than that somebody will win; and whoever plays alone has all of the win, whatever happens. */
export function knowsEnough<S extends State>({ instinct: { outlook } }: Game<S>, s: S): boolean {
  if (outlook === undefined || s.core.seats === 1) return false;
  const { phases } = outlook.weights;
  const { brier, even } = phases[Math.min(outlook.phase(s), phases.length - 1)];
  return brier < KNOWS * even;
}

/** So many reasons are told. */
const REASONS = 2;

/** What speaks most for the position behind the better answer, by what was learned to be worth it at this point of the game. */
export function reasonsFor<S extends State>(
  { instinct: { outlook } }: Game<S>,
  s: S,
  { more, within }: Pick<Less, 'more' | 'within'>,
): readonly Reason[] {
  if (outlook === undefined) return [];
  const { names, weights } = outlook;
  const learned = weights.phases[Math.min(outlook.phase(s), weights.phases.length - 1)].weights;
  return names
    .flatMap((feature, i) => {
      if (outlook.untold?.includes(feature)) return [];
      const one = { feature, more: more[i], weight: learned[weights.features.indexOf(feature)] ?? 0 };
      // What a number sums up says more than the sum.
      return outlook.within?.feature === feature
        ? outlook.within.names.map((part, n) => ({ ...one, feature: part, more: within[n] }))
        : [one];
    })
    .map((one) => ({ ...one, worth: one.more * one.weight }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .filter(({ feature }, n, all) => all.findIndex((one) => one.feature === feature) === n)
    .slice(0, REASONS)
    .map(({ feature, more: difference }) => ({ feature, more: difference * (outlook.units?.[feature] ?? 1) }));
}

/** The mean of each number over all rows. */
function meansOf(rows: readonly (readonly number[])[]): readonly number[] {
  return rows[0].map((_, i) => mean(rows.map((row) => row[i])));
}

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

export function spread(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((n) => (n - middle) ** 2)));
}
