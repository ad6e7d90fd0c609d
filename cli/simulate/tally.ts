/** What many games came to. */

import type { Outcome } from './playout.ts';

export interface Tally {
  readonly seats: number;
  games: number;
  finished: number;
  errors: number;
  deadEnds: number;
  /** Answers in finished games. */
  decisions: number;
  /** Answers and milliseconds of all games. */
  allDecisions: number;
  milliseconds: number;
  /** Games won by each seat; a shared win is shared out. */
  readonly wins: number[];
  /** How often each seat reached each score. */
  readonly scores: readonly Map<number, number>[];
  /** How often each ending decided. */
  readonly endings: Map<string, number>;
}

export function emptyTally(seats: number): Tally {
  return {
    seats,
    games: 0,
    finished: 0,
    errors: 0,
    deadEnds: 0,
    decisions: 0,
    allDecisions: 0,
    milliseconds: 0,
    wins: Array.from({ length: seats }, () => 0),
    scores: Array.from({ length: seats }, () => new Map<number, number>()),
    endings: new Map(),
  };
}

export function count(tally: Tally, outcome: Outcome, milliseconds: number): void {
  tally.games++;
  tally.allDecisions += outcome.decisions;
  tally.milliseconds += milliseconds;
  if (outcome.kind === 'error') tally.errors++;
  if (outcome.kind === 'deadEnd') tally.deadEnds++;
  if (outcome.kind !== 'finished') return;
  const { scores, winners, by } = outcome.result;
  tally.finished++;
  tally.decisions += outcome.decisions;
  for (const seat of winners) tally.wins[seat] += 1 / winners.length;
  for (const [seat, score] of scores.entries()) add(tally.scores[seat], score);
  add(tally.endings, by);
}

function add<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** The middle and the width of a distribution; null when there is nothing in it. */
export function spreadOf(counts: ReadonlyMap<number, number>): Spread | null {
  const sorted = [...counts].sort(([a], [b]) => a - b);
  const n = sorted.reduce((sum, [, times]) => sum + times, 0);
  if (n === 0) return null;
  const mean = sorted.reduce((sum, [score, times]) => sum + score * times, 0) / n;
  const variance = sorted.reduce((sum, [score, times]) => sum + times * (score - mean) ** 2, 0) / Math.max(1, n - 1);
  let below = 0;
  const middle = sorted.find(([, times]) => {
    below += times;
    return below * 2 >= n;
  });
  return { mean, deviation: Math.sqrt(variance), min: sorted[0][0], median: middle?.[0] ?? mean, max: sorted[sorted.length - 1][0] };
}

interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MOST_BINS = 12;

/** Bins of a round width that hold all the distributions, so that they can be compared. */
export function binsOf(all: readonly ReadonlyMap<number, number>[]): (counts: ReadonlyMap<number, number>) => Bin[] {
  const scores = all.flatMap((counts) => [...counts.keys()]);
  if (scores.length === 0) return () => [];
  const min = Math.min(...scores);
  const max = Math.max(...scores);
  const width = roundWidth((max - min + 1) / MOST_BINS);
  const first = Math.floor(min / width);
  const last = Math.floor(max / width);
  return (counts) =>
    Array.from({ length: last - first + 1 }, (_, i) => {
      const from = (first + i) * width;
      let inside = 0;
      for (const [score, times] of counts) if (score >= from && score < from + width) inside += times;
      return { from, to: from + width - 1, count: inside };
    });
}

function roundWidth(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, atLeast)));
  return [1, 2, 5, 10].map((step) => step * power).find((width) => width >= atLeast) ?? 1;
}

/** Interval of a share (Wilson): 95 % unless so many deviations are asked for. */
export function wilson(wins: number, games: number, z = 1.959964): readonly [number, number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const middle = share + z ** 2 / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  const scale = 1 + z ** 2 / games;
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)];
}
