/** What a benchmark gives: numbers for machines, and bars to be met for people. */

import type { Call } from '../command.ts';
import type { Pace } from './measure.ts';

/** A number held against what is wanted of it. */
export interface Mark {
  /** Message that names it (`bench.<key>`). */
  readonly key: string;
  readonly value: number;
  /** At least or at most this; a number without a bar is only told. */
  readonly least?: number;
  readonly most?: number;
}

export interface Section {
  readonly title: string;
  readonly marks: readonly Mark[];
}

export interface Measured {
  readonly json: object;
  readonly sections: readonly Section[];
}

/** The suites: without a flag the rules and the kernel are measured, with one the suite of that flag. */
export interface Suite {
  readonly flag: string | null;
  measure(call: Call, pace: Pace): Promise<Measured>;
}

export function isMet({ value, least, most }: Mark): boolean {
  return (least === undefined || value >= least) && (most === undefined || value <= most);
}
