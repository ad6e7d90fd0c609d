/** What seats that play by instinct answer in tests. */

import { advance, apply, printAnswer, type Seat } from '@castellan/engine';
import { senseOf } from '@castellan/engine/sense';
import { game } from '../index.ts';
import type { FieState } from '../state.ts';

export const { sensible, choice } = senseOf(game);

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
