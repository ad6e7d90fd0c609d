/** The games in which puzzles are looked for, by their numbers. */

import type { Game, State } from '@castellan/engine';
import { botsFor, namedBots } from '../../bots.ts';
import { playNumber, type Series } from '../../simulate/series.ts';

/** Who plays, at how many seats in turn, by what. */
export interface Playing {
  readonly players: string;
  readonly seats: readonly number[];
  readonly series: Omit<Series, 'seats'>;
}

/** A game of the run as it is kept. */
export interface KeptGame {
  readonly game: number;
  readonly record: string;
}

/** A game of the run as it was played; without a record where it did not come to its end. */
export interface PlayedGame extends Pick<KeptGame, 'game'> {
  readonly record: string | null;
}

export function playGame(game: Game<State>, { players, seats, series }: Playing, number: number): PlayedGame {
  const here = seats[(number - 1) % seats.length];
  const { record, outcome } = playNumber(game, { ...series, seats: here }, botsFor(namedBots(players, game), here), number);
  return { game: number, record: outcome.kind === 'finished' ? record : null };
}
