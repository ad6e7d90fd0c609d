/** Moments of games between bots at which one answer is clearly best, as they are shipped. */

import type { Seat } from '@castellan/engine';
import type { Reason } from '../analysis/analysis.ts';

/** An answer, the share of the win behind it, and how much less that is than behind the best. */
export interface Weighed {
  readonly text: string;
  readonly value: number;
  readonly less: number;
  /** Half the width of the interval of 95 % of that difference; null where it was dropped after a few worlds. */
  readonly band: number | null;
}

export interface Puzzle {
  /** The record it is of and after how many of its answers, `3-57`: it is remembered and linked to by that. */
  readonly id: string;
  readonly seat: Seat;
  /** What is asked. */
  readonly step: string;
  /** How much of the game was over, from 0 to 1. */
  readonly over: number;
  /** All answers there are, the best first. */
  readonly answers: readonly Weighed[];
  /** So many of them are as good as one another, and best. */
  readonly best: number;
  /** What there is more of behind the best than behind the next; nothing where the game is over there, which is reason enough. */
  readonly because: readonly Reason[];
  readonly ends: boolean;
  /** How likely a sensible player gives one of the best at a glance. */
  readonly blind: number;
}

/** All puzzles of a game. */
export interface Puzzles {
  readonly game: string;
  /** How the games were played and the answers weighed. */
  readonly made: {
    readonly players: string;
    readonly seats: readonly number[];
    readonly seed: string;
    readonly games: number;
    readonly ahead: number;
    readonly worlds: number;
    readonly margin: number;
  };
  readonly puzzles: readonly Puzzle[];
}

/** Which record, and how many of its answers lead there. */
export function placeOf({ id }: Pick<Puzzle, 'id'>): { readonly record: string; readonly at: number } {
  const [record, at] = id.split('-');
  return { record, at: Number(at) };
}
