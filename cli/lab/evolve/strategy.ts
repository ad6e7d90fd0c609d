/**
 * Evolution by pairs: each of a few random directions is tried both ways, the two are compared, and the numbers move along all directions
 * by how much better one way was than the other. Numbers move by factors, so that none changes its sign; what is 0 stays 0. The way there is
 * mostly luck from one generation to the next, so what was found is the middle of its latter half.
 */

import { below, fastChance, hashText } from '@castellan/engine';
import type { Match } from './match.ts';

/** How far the two of a pair lie from the middle, as a logarithm, and how far the first generation goes. */
const SPREAD = 0.25;
const STRIDE = 0.05;
/** After so many generations they go half as far as at first, and on: else luck leads as far astray as merit leads ahead. */
const TIRING = 60;

/** A direction for each pair of a generation; the same for the same seed. */
export function directionsOf(seed: string, generation: number, pairs: number, size: number): readonly (readonly number[])[] {
  const rng = fastChance(hashText(`${seed} generation ${generation}`));
  const uniform = (): number => (below(rng, 1_000_000) + 0.5) / 1_000_000;
  const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  return Array.from({ length: pairs }, () => Array.from({ length: size }, normal));
}

export function pairsAround(
  values: readonly number[],
  directions: readonly (readonly number[])[],
): readonly (readonly [readonly number[], readonly number[]])[] {
  const moved = (direction: readonly number[], by: number): number[] => values.map((value, i) => value * Math.exp(by * direction[i]));
  return directions.map((direction) => [moved(direction, SPREAD), moved(direction, -SPREAD)] as const);
}

/** The numbers of the next generation, from the matches of this one, which is told by its number. */
export function nextOf(
  generation: number,
  values: readonly number[],
  directions: readonly (readonly number[])[],
  matches: readonly Match[],
): readonly number[] {
  const spread = Math.sqrt(matches.reduce((sum, { ahead }) => sum + ahead ** 2, 0) / Math.max(1, matches.length)) || 1;
  // Points say more of a single game than who won it.
  const merit = directions.map((_, pair) => {
    const own = matches.filter((match) => match.pair === pair);
    return own.reduce((sum, { won, ahead }) => sum + won + ahead / spread, 0) / Math.max(1, own.length);
  });
  const slope = values.map((_, i) => directions.reduce((sum, direction, pair) => sum + merit[pair] * direction[i], 0));
  const length = Math.sqrt(slope.reduce((sum, n) => sum + n ** 2, 0) / Math.max(1, slope.length)) || 1;
  const stride = STRIDE / Math.sqrt(1 + (3 * generation) / TIRING);
  return values.map((value, i) => value * Math.exp((stride * slope[i]) / length));
}

/** The middle, by factors, of the latter half of all sets of numbers from the first on, whose signs they keep. */
export function middleOf(course: readonly (readonly number[])[]): readonly number[] {
  const latter = course.slice(Math.floor(course.length / 2));
  return course[0].map(
    (first, i) => Math.sign(first) * Math.exp(latter.reduce((sum, values) => sum + Math.log(Math.abs(values[i])), 0) / latter.length),
  );
}
