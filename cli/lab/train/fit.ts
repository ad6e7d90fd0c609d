/**
 * Weights by which the odds of sides follow from how they stand: the softmax over sides that makes what came true most likely, with a
 * penalty on the squares of how far they are from nothing, or from weights that were known before. Found by Newton's method; the problem has
 * one best answer.
 */

import { oddsOf } from '@castellan/engine';
import { solved } from './solve.ts';

/** Sides that might win, how each stood, and what share of the win each got. */
export interface Position {
  readonly standing: readonly (readonly number[])[];
  readonly came: readonly number[];
}

/** Weights that others are drawn to, and the penalty for one that is 1 away, on features of spread 1. */
export interface Pull {
  readonly to: readonly number[];
  readonly penalty: number;
}

/** Where nothing was known before. */
const PENALTY = 8;
const MOST_STEPS = 30;
const CLOSE_ENOUGH = 1e-6;
/** A mean square below this is no difference: means of equal numbers are off by rounding. */
const ALIKE = 1e-12;

/** What one more of each feature adds to the logarithm of a side's odds. */
export function fitted(positions: readonly Position[], features: number, from: Pull = nothing(features)): number[] {
  const spread = spreadsOf(positions, features);
  const scaled = positions.map(({ standing, came }) => ({ came, standing: standing.map((one) => one.map((x, i) => x / spread[i])) }));
  const pull = { ...from, to: from.to.map((w, i) => w * spread[i]) };
  const lossOf = (tried: readonly number[]): number => missOf(scaled, tried) + strainOf(tried, pull);
  let weights: readonly number[] = pull.to;
  let loss = lossOf(weights);
  for (let step = 0; step < MOST_STEPS; step++) {
    const change = newtonStep(scaled, weights, pull);
    let length = 1;
    let next = weights;
    let less = Number.POSITIVE_INFINITY;
    // A step that goes too far is halved.
    for (; length > CLOSE_ENOUGH && !(less <= loss); length /= 2) {
      next = weights.map((w, i) => w - length * change[i]);
      less = lossOf(next);
    }
    const gained = loss - less;
    if (!(gained >= 0)) break;
    weights = next;
    loss = less;
    if (gained < CLOSE_ENOUGH) break;
  }
  return weights.map((w, i) => w / spread[i]);
}

function nothing(features: number): Pull {
  return { to: new Array<number>(features).fill(0), penalty: PENALTY };
}

/** How much each feature differs between the sides of a position, on the whole; 1 for those that never do. */
function spreadsOf(positions: readonly Position[], features: number): number[] {
  const squares = new Array<number>(features).fill(0);
  let n = 0;
  for (const { standing } of positions) {
    for (const one of standing) {
      n++;
      for (let i = 0; i < features; i++) {
        let mean = 0;
        for (const other of standing) mean += other[i] / standing.length;
        squares[i] += (one[i] - mean) ** 2;
      }
    }
  }
  return squares.map((sum) => (sum > ALIKE * n ? Math.sqrt(sum / n) : 1));
}

export function sharesOf(standing: readonly (readonly number[])[], weights: readonly number[]): number[] {
  return oddsOf(standing.map((one) => one.reduce((sum, x, i) => sum + x * weights[i], 0)));
}

/** How unlikely what came true is by these weights: minus its logarithm. */
export function missOf(positions: readonly Position[], weights: readonly number[]): number {
  let miss = 0;
  for (const { standing, came } of positions) {
    const shares = sharesOf(standing, weights);
    for (let side = 0; side < came.length; side++) if (came[side] > 0) miss -= came[side] * Math.log(Math.max(shares[side], 1e-300));
  }
  return miss;
}

function strainOf(weights: readonly number[], { to, penalty }: Pull): number {
  return weights.reduce((sum, w, i) => sum + (penalty * (w - to[i]) ** 2) / 2, 0);
}

function newtonStep(positions: readonly Position[], weights: readonly number[], { to, penalty }: Pull): number[] {
  const n = weights.length;
  const slope = weights.map((w, i) => penalty * (w - to[i]));
  const curve = weights.map((_, i) => weights.map((__, j) => (i === j ? penalty : 0)));
  const off = new Array<number>(n);
  for (const { standing, came } of positions) {
    const shares = sharesOf(standing, weights);
    for (let i = 0; i < n; i++) {
      off[i] = 0;
      for (let side = 0; side < standing.length; side++) off[i] += shares[side] * standing[side][i];
    }
    for (let side = 0; side < standing.length; side++) {
      const x = standing[side];
      for (let i = 0; i < n; i++) {
        const from = x[i] - off[i];
        slope[i] += (shares[side] - came[side]) * x[i];
        const row = curve[i];
        for (let j = 0; j <= i; j++) row[j] += shares[side] * from * (x[j] - off[j]);
      }
    }
  }
  for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) curve[i][j] = curve[j][i];
  return solved(curve, slope);
}
