/** What seats that play by instinct answer in tests. */

import {
  type Answer,
  advance,
  apply,
  fastChance,
  guess,
  instinctiveAnswer,
  openQuestions,
  printAnswer,
  type Question,
  type Seat,
} from '@castellan/engine';
import { game } from '../index.ts';
import type { FieState } from '../state.ts';

/** What a seat that plays by instinct answers, knowing what it knows. */
export function sensible(s: FieState, q: Question, rng = fastChance(3)): Answer {
  const world = guess(game, s, q.seat, rng);
  const there = openQuestions(game, world).find(({ seat }) => seat === q.seat);
  if (there === undefined) throw new Error(`${q.frame.step} is not asked in a world held possible`);
  return instinctiveAnswer(game, world, there);
}

/** The answer of whoever is asked, in words. */
export function choice(s: FieState): string {
  const q = advance(game, s);
  return q === null ? '' : printAnswer(q, sensible(s, q));
}

/** All that a seat answers by instinct until somebody else is asked or another step comes. */
export function answersOf(s: FieState, seat: Seat, steps: readonly string[]): string[] {
  const said: string[] = [];
  for (let q = advance(game, s); q !== null && q.seat === seat && steps.includes(q.frame.step) && said.length < 40; ) {
    const answer = sensible(s, q);
    said.push(printAnswer(q, answer));
    q = apply(game, s, q, answer);
  }
  return said;
}
