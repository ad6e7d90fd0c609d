/** Stopwatch work: how much of something is done in a second, told by the median of several tries. */

export interface Pace {
  readonly repeats: number;
  /** How long each subject runs before it counts: code is made fast while it runs. */
  readonly warmUp: number;
  /** How long one try of one subject takes at least. */
  readonly milliseconds: number;
}

export const USUAL_PACE: Pace = { repeats: 7, warmUp: 600, milliseconds: 250 };
export const QUICK_PACE: Pace = { repeats: 3, warmUp: 300, milliseconds: 60 };

/** Does a piece of work and says how many units were done. */
export type Work = () => number;

/**
 * Units per second of each subject. They take turns, so that whatever disturbs the machine disturbs all of them alike.
 */
export function ratesOf(subjects: readonly Work[], pace: Pace): number[] {
  for (const work of subjects) rate(work, pace.warmUp);
  const tries: number[][] = subjects.map(() => []);
  for (let i = 0; i < pace.repeats; i++) {
    for (const [at, work] of subjects.entries()) tries[at].push(rate(work, pace.milliseconds));
  }
  return tries.map(median);
}

function rate(work: Work, milliseconds: number): number {
  const begun = performance.now();
  let units = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    units += work();
    elapsed = performance.now() - begun;
  }
  return (units * 1000) / elapsed;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
