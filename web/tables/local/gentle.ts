/** Rivals in a position that is tried: they play the same every time. */

import { fastChance, type Game, type Seat, type State } from '@castellan/engine';
import { choose } from './bot.ts';
import type { Thought } from './device.ts';
import { RIVAL } from './rival.ts';

/** Any number will do, but the ways that lessons show were found with this one. */
const DRAW = 2;
/** Advice comes at once. */
const ADVISER = 'squire';

function sameAnswer(game: Game<State>, thought: Thought): string | null {
  // By the number of its answers: who goes there and back again would else go round for ever.
  return choose(game, thought, fastChance(DRAW * thought.answers));
}

export function advice(game: Game<State>, thought: Thought): string | null {
  return sameAnswer(game, { ...thought, level: ADVISER });
}

/** What a gentle rival answers in a position. */
export function gentleAnswer(game: Game<State>, state: State, seat: Seat, answers: number): string | null {
  return sameAnswer(game, { game: game.id, pack: '', state, seat, answers, level: RIVAL, character: 'even' });
}
