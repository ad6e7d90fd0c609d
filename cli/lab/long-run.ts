/** Long runs: told on the terminal as they go on, stopped by Ctrl+C, and gone on with from whatever of them is kept. */

import { setImmediate as breath } from 'node:timers/promises';
import type { Call } from '../command.ts';
import { progressBar } from '../simulate/progress.ts';

/** Is told how much is done whenever something is, and says whether to go on. */
export type GoesOn = (done: number) => Promise<boolean>;

/** Lets somebody watch and stop the work; whether somebody stopped it. */
export async function untilStopped(call: Call, parts: number, work: (goesOn: GoesOn) => Promise<void>): Promise<boolean> {
  const progress = progressBar(call, parts);
  let stopped = false;
  const stop = (): void => {
    stopped = true;
  };
  process.once('SIGINT', stop);
  try {
    await work(async (done) => {
      progress?.update(done);
      // Where games follow each other without a pause nobody is heard.
      await breath();
      return !stopped;
    });
  } finally {
    process.off('SIGINT', stop);
    progress?.stop();
  }
  return stopped;
}

/** A part of a run that is known by its number. */
export interface Numbered {
  readonly number: number;
}

export const nameOfNumbered = ({ number }: Numbered): string => String(number);

/** The parts of a run, by their numbers from 1 on. */
export function numbered(parts: number): readonly Numbered[] {
  return Array.from({ length: parts }, (_, i) => ({ number: i + 1 }));
}

/**
 * What became of all the parts of a run, in their order: of some it is kept, whatever else is kept beside it, and the others are done, until
 * one of them says not to go on. Every part is known by its name, for where a run was stopped there may be gaps.
 */
export async function allDone<P, D extends P>(
  parts: readonly P[],
  nameOf: (part: P) => string,
  kept: readonly D[],
  play: (left: readonly P[]) => AsyncGenerator<D>,
  told: (one: D, done: number) => Promise<boolean>,
): Promise<readonly D[]> {
  const wanted = new Set(parts.map(nameOf));
  const done = new Map<string, D>();
  for (const one of kept) if (wanted.has(nameOf(one))) done.set(nameOf(one), one);
  for await (const one of play(parts.filter((part) => !done.has(nameOf(part))))) {
    done.set(nameOf(one), one);
    if (!(await told(one, done.size))) break;
  }
  return parts.flatMap((part) => done.get(nameOf(part)) ?? []);
}
