/** Cards that change hands, and what everybody has seen of them. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { FieState } from '../state.ts';

/** A card leaves a hand; it now lies nowhere. */
export function takeFromHand(s: FieState, seat: Seat, card: number): void {
  s.hands[seat] = s.hands[seat].filter((other) => other !== card);
  if (s.shown.length > 0) s.shown = s.shown.filter((other) => other !== card);
}

/** A card that everybody has seen comes into a hand. */
export function giveSeenCard(s: FieState, seat: Seat, card: number): void {
  s.hands[seat].push(card);
  s.shown.push(card);
}

/** A spent card, face up: fortune cards to the event discard, the others to the character discard (FIE-6.7, FIE-14.1). */
export function discardCard(s: FieState, card: number): void {
  (content.of(s).cards[card].back === 'brown' ? s.characterDiscard : s.eventDiscard).push(card);
}
