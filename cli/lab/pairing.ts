/** Who plays whom, where they sit, and what it came to. */

import type { Result } from '@castellan/engine';
import { each, meanOf } from './balance/statistics.ts';

/** Two players at one table, each on half of the seats, or as near to it as their number allows; or the first alone among others of the second. */
export interface Arrangement {
  readonly pair: readonly [string, string];
  /** By seat: 0 for the first of the pair, 1 for the second. */
  readonly sits: readonly (0 | 1)[];
}

export function pairsOf(players: readonly string[]): readonly (readonly [string, string])[] {
  return players.flatMap((one, i) => players.slice(i + 1).map((other) => [one, other] as const));
}

/** All ways round, so that with the same seeds nobody has the better seat more often; whoever is alone sits on each seat in turn. */
export function arrangementsOf(pair: readonly [string, string], seats: number, isLone = false): readonly Arrangement[] {
  const isFirst = isLone ? (seat: number, way: number) => seat === way : (seat: number, way: number) => (seat + way) % 2 === 0;
  return Array.from({ length: isLone ? seats : 2 }, (_, way) => ({
    pair,
    sits: Array.from({ length: seats }, (_, seat) => (isFirst(seat, way) ? 0 : 1)),
  }));
}

/** What a pair came to so far. */
export interface Score {
  games: number;
  /** Games won by the first; a shared win is shared out. */
  won: number;
  /** The share of the seats that the first had, over all games: what it would win if both were alike. */
  fair: number;
  /** By how many points the first was ahead of the second in each game, every seat counting alike. */
  readonly ahead: number[];
}

export function scored(score: Score, { sits }: Arrangement, { winners, scores }: Pick<Result, 'winners' | 'scores'>): void {
  const isFirst = (seat: number): boolean => sits[seat] === 0;
  const points = (whose: 0 | 1): number => meanOf(each(scores.filter((_, seat) => sits[seat] === whose))).value;
  score.games++;
  score.won += winners.filter(isFirst).length / winners.length;
  score.fair += sits.filter((whose) => whose === 0).length / sits.length;
  score.ahead.push(points(0) - points(1));
}
