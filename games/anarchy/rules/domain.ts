/** ANA-8.11 to 8.14: turning up cards of the own domain deck. */

import { draw, type Seat, shuffle } from '@castellan/engine';
import type { AnaState } from '../state.ts';
import { step } from './step.ts';

/** Turns up the top cards; the row that counts is the caller's business. */
export function reveal(s: AnaState, seat: Seat, n: number): readonly number[] {
  const p = s.players[seat];
  for (let i = 0; i < n; i++) {
    if (p.deck.length === 0) {
      p.deck = shuffle(s.core.chance, p.discard);
      p.discard = [];
      s.core.told?.push({ key: 'reshuffles', params: { seat } });
    }
    const card = draw(s.core.chance, p.deck);
    if (card !== undefined) p.revealed.push(card);
  }
  return p.revealed;
}

export function putAway(s: AnaState, seat: Seat): void {
  const p = s.players[seat];
  for (const card of p.revealed) p.discard.push(card);
  p.revealed = [];
}

export const discardRevealed = step.work('discardRevealed', {
  rule: 'ANA-8.11',
  run(s, { seat }: { seat: Seat }) {
    putAway(s, seat);
  },
});
