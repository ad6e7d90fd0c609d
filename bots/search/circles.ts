/**
 * Whoever looks ahead decides each answer by itself, and may so come back to where he was: he puts one thing off for another, which he then puts
 * off for the first. The instinct does not, so where somebody has been often enough it answers.
 */

import { type Game, hashText, type Question, type State } from '@castellan/engine';
import type { Memory } from '../bot.ts';

/** So often the same may be thought about; a person may also have taken an answer back. */
const OFTEN = 2;
/** So much is remembered, which is longer than any circle is. */
const MOST_MET = 60;

/** Whether a seat has come to this question, with all that it can see, too often; and remembers that it has. */
export function goesRound<S extends State>(game: Game<S>, world: S, q: Question, memory: Memory): boolean {
  const keys = 'options' in q ? q.options.map(({ key }) => key) : [];
  const here = hashText(`${q.frame.step} ${keys.join()} ${JSON.stringify(game.view(world, q.seat))}`).toString(36);
  const times = memory.met.filter((one) => one === here).length;
  memory.met = [...memory.met.slice(1 - MOST_MET), here];
  return times >= OFTEN;
}
