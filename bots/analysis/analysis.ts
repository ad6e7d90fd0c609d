/** What an analysis says of a game: the chances as it went on, the answers that changed them, and what was luck. */

import type { Game, Option, Seat } from '@castellan/engine';
import type { Budget } from '../bot.ts';

/** The chances at a quiet moment, as the public could judge them. */
export interface Chances {
  /** After so many answers. */
  readonly after: number;
  /** The share of the win that each seat could expect. */
  readonly shares: readonly number[];
  /** How far that may be off, by the worlds that were possible. */
  readonly band: readonly number[];
  /** The same of what the first seats have together: of the first alone, of the first two, and so on; analyses of before do not tell it. */
  readonly edges?: readonly number[];
}

/** Something in which the position behind the better answer differs from that behind the one given. */
export interface Reason {
  readonly feature: string;
  /** How much more of it. */
  readonly more: number;
}

/** An answer, and what it chose, to be put into words. */
export interface Given {
  readonly text: string;
  readonly chosen: readonly Option[];
}

/** An answer that gives something away, in what its seat can know. */
export interface Mistake {
  readonly played: Given;
  readonly better: Given;
  /** The share of the win it cost, found on worlds of which neither answer was chosen; and what it cost at least. */
  readonly loss: number;
  readonly surely: number;
  readonly because: readonly Reason[];
}

/** One that was made in a game. */
export interface Slip extends Mistake {
  /** The answer, counted from 0. */
  readonly line: number;
  readonly seat: Seat;
}

export interface Account {
  /** Answers of the seat that left a choice, and those of them that were as good as the best found. */
  readonly weighed: number;
  readonly good: number;
  /**
   * What became of its chances beyond what answers did to them, its own and those of others: dice, cards, and what nobody could know. An
   * answer is held against what the instinct would have given, for the chances are those of players who go on by it.
   */
  readonly luck: number;
  /** The variance of that, by the worlds on which answers were held against each other; analyses of before do not tell it. */
  readonly doubt?: number;
}

export interface Analysis {
  /** Answers looked at so far. */
  readonly answers: number;
  readonly chances: readonly Chances[];
  readonly slips: readonly Slip[];
  readonly accounts: readonly Account[];
}

/** How much is tried for each answer. */
export interface Effort {
  /** Tries of the search for a better answer. */
  readonly search: number;
  /** Fresh worlds on which two answers are held against each other. */
  readonly worlds: number;
  /** What it may take where somebody waits; without it, as long as it needs, so that it comes out the same on every device. */
  readonly milliseconds?: number;
  /** Whether nobody wants it any more. Asked between tries; what is told then counts for nothing. */
  readonly isCalledOff?: (() => boolean) | undefined;
}

/** Of the time that there is, the search for a better answer has half. */
export function searchIn({ search: iterations, milliseconds = Number.POSITIVE_INFINITY, isCalledOff }: Effort): Budget {
  return { iterations, milliseconds: milliseconds / 2, isCalledOff };
}

const EFFORT: Effort = { search: 48, worlds: 16 };

/** What an analysis spends on each answer of a game. */
export function effortFor({ instinct: { thrift = 1 } }: Pick<Game, 'instinct'>): Effort {
  return { search: Math.ceil(thrift * EFFORT.search), worlds: Math.max(LEAST_WORLDS, Math.ceil(thrift * EFFORT.worlds)) };
}

/** On fewer fresh worlds nothing is held against anything. */
export const LEAST_WORLDS = 6;

/** What a slip must cost at least to be told. */
export const TOLD = 0.03;
