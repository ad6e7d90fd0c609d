/** Positions for tests, and what is asked and seen there. */

import type { Question, Refusal } from '@castellan/engine';
import { driverOf } from '@castellan/engine/driver';
import { senseOf } from '@castellan/engine/sense';
import { game } from '../index.ts';
import type { AnaState, Player } from '../state.ts';

export * from '../scene.ts';

export { view as viewOf } from '../view.ts';

export const { question, asked, keys, answer, play, refusal } = driverOf(game);
export const { sensible, choice } = senseOf(game);

export function can(s: AnaState, key: string, seat = 0): boolean {
  return keys(s, seat).includes(key);
}

/** Why an answer of a seat is refused, whether or not it is asked. */
export function refusalOf(s: AnaState, text: string, seat = 0): Refusal {
  return refusal(s, text, seat);
}

/** Answers everything by a player until a phase, or the end, is reached; by default the first option and the least amount. */
export function playUntil(s: AnaState, isThere: (s: AnaState) => boolean, choose: (q: Question) => string = least): AnaState {
  for (let n = 0; n < 5000 && s.core.result === null && !isThere(s); n++) {
    const q = question(s);
    answer(s, choose(q), q.seat);
  }
  return s;
}

/** The least that can be done: nothing, nobody, no number. */
function least(q: Question): string {
  if (q.kind === 'amount') return String(q.min);
  if (q.kind !== 'pick') throw new Error(`the game asks for a ${q.kind}`);
  const passive = q.options.find(({ key }) => ['done', 'hold', 'pay', 'refuse'].includes(key));
  return (passive ?? q.options[0]).key;
}

export function me(s: AnaState): Player {
  return s.players[0];
}
