/** Estimates with intervals, and how sure one must be when many are looked at. */

import { wilson } from '../../simulate/tally.ts';

/** Of a normal distribution: 95 %. */
export const USUAL = 1.959964;

/** So many deviations that, of `comparisons` differences that are none, one looks like one in 20 reports (Bonferroni). */
export function strictness(comparisons: number): number {
  return quantile(1 - 0.025 / Math.max(1, comparisons));
}

/** Of the standard normal distribution, found by halving. */
function quantile(p: number): number {
  let low = 0;
  let high = 10;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (normal(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Share of the standard normal distribution below x, for x of 0 and up; wrong by less than 1e-7 (Abramowitz and Stegun, 26.2.17). */
function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * x);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

export interface Estimate {
  readonly value: number;
  readonly interval: readonly [number, number];
  readonly isOut: boolean;
}

/** A share, and whether it is other than it should be. */
export function shareOf(won: number, n: number, fair: number, strict: number): Estimate {
  const [low, high] = wilson(won, n, strict);
  return { value: n === 0 ? 0 : won / n, interval: wilson(won, n), isOut: n >= ENOUGH && (low > fair || high < fair) };
}

/** Below so many an interval that supposes many is worth nothing. */
const ENOUGH = 20;

/** Something told several times in a game: its sum and how often. Games are independent of each other, what is in one is not. */
export interface Cluster {
  readonly sum: number;
  readonly n: number;
}

/** The mean over all clusters, and whether it is other than nothing. */
export function meanOf(clusters: readonly Cluster[], strict = USUAL): Estimate {
  let sum = 0;
  let n = 0;
  for (const cluster of clusters) {
    sum += cluster.sum;
    n += cluster.n;
  }
  if (n === 0) return { value: 0, interval: [0, 0], isOut: false };
  const value = sum / n;
  const squares = clusters.reduce((all, cluster) => all + (cluster.sum - value * cluster.n) ** 2, 0);
  const { length } = clusters;
  const deviation = Math.sqrt((squares * length) / Math.max(1, length - 1)) / n;
  return {
    value,
    interval: [value - USUAL * deviation, value + USUAL * deviation],
    isOut: length >= ENOUGH && Math.abs(value) > strict * deviation,
  };
}

export function each(values: readonly number[]): readonly Cluster[] {
  return values.map((sum) => ({ sum, n: 1 }));
}

export function ratherRound(n: number): number {
  return Math.round(n * 10_000) / 10_000;
}
