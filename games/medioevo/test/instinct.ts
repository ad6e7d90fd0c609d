/** What those answer who play by instinct. */

import { advance, apply, printAnswer, type Seat } from '@castellan/engine';
import { senseOf } from '@castellan/engine/sense';
import { game } from '../game.ts';
import type { UniState } from '../state.ts';

export const { sensible, choice } = senseOf(game);

/** All go on by instinct until a step comes that is not among these: what a seat has answered. */
export function answersOf(s: UniState, seat: Seat, steps: readonly string[]): string[] {
  const said: string[] = [];
  for (let q = advance(game, s); q !== null && steps.includes(q.frame.step) && said.length < 80; ) {
    const answer = sensible(s, q);
    if (q.seat === seat) said.push(printAnswer(q, answer));
    q = apply(game, s, q, answer);
  }
  return said;
}
