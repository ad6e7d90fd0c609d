/** How many threads an errand of many games may use. */

import { availableParallelism } from 'node:os';
import type { Game, State } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import { wholeNumber } from './arguments.ts';
import type { Call } from './command.ts';

const MOST_THREADS = 256;

/** As many as the machine has processors, unless it is said. Other threads take their game from the shelf: one that is not there has this one. */
export function threadsFor(call: Call, game: Game<State>): number {
  const wanted = wholeNumber(call.given, 'threads', 1, MOST_THREADS, availableParallelism());
  return gameNamed(game.id) === null ? 1 : wanted;
}
