/** What is to be paid (MED-6.2). */

import type { Seat } from '@castellan/engine';
import { type Content, content, type Face } from '../../content/content.ts';
import { type MedState, type Purchase, spotAt } from '../../state.ts';
import type { Purpose } from '../../vocabulary.ts';
import { costWith } from '../faces.ts';

/** What is to be paid, and what may not be used for it. */
export interface Bill {
  /** By resource. */
  readonly need: readonly number[];
  /** Resources of any type on top of that. */
  readonly any: number;
  /** Which powers serve it: none in an aid (MED-21.9), Bureaucrats only for buildings (MED-17.12). */
  readonly powers: 'none' | 'payment' | 'building';
  /** Spot of the host whose group is no source, -1 for none (MED-7.10, MED-8.4). */
  readonly kept: number;
  /** Cards of the hand that may be discarded (MED-6.11). */
  readonly hand: number;
  /** Resources that come from the ally, by type. */
  readonly aid: readonly number[];
}

export const NO_AID: readonly number[] = [0, 0, 0, 0];

const NOTHING: readonly number[] = [0, 0, 0, 0];

export function isFree({ any, need }: Bill): boolean {
  return any === 0 && need.every((units) => units === 0);
}

/** Cost of a card for a seat. */
export function costFor(s: MedState, c: Content, seat: Seat, face: Face): readonly number[] {
  return costWith(face, face.enabledBy < 0 || hasBuilding(s, c, seat, face.enabledBy));
}

/** Whether a building of that type stands in the seat's fief, used or not (MED-8.14 to MED-8.16). */
export function hasBuilding(s: MedState, c: Content, seat: Seat, type: number): boolean {
  const buildings = s.buildings[seat];
  for (let i = 0; i < buildings.length; i++) if (c.faces[buildings[i]].type === type) return true;
  return false;
}

/** What a purpose costs. `place` is where a building goes or the territory that is discarded lies. */
export function billFor(s: MedState, c: Content, seat: Seat, purpose: Purpose, card: number, place: number): Bill {
  const hand = s.hands[seat].length;
  switch (purpose) {
    case 'territory':
    case 'character':
      return { need: costFor(s, c, seat, c.faces[card]), any: 0, powers: 'payment', kept: -1, hand: hand - 1, aid: NO_AID };
    case 'building':
      return { need: c.faces[card].cost, any: 0, powers: 'building', kept: place < 0 ? -1 : spotAt(place), hand, aid: NO_AID };
    case 'extraDraw':
      return { need: NOTHING, any: c.extraDrawCost, powers: 'payment', kept: -1, hand, aid: NO_AID };
    case 'discard':
      return { need: c.discardCost, any: 0, powers: 'payment', kept: spotAt(place), hand, aid: NO_AID };
  }
}

export function billOf(s: MedState, { purpose, card, place }: Purchase): Bill {
  return billFor(s, content.of(s), s.active, purpose, card, place);
}

/** The card in hand that a purchase plays, -1 for none. */
export function playedCard({ purpose, card }: Purchase): number {
  return purpose === 'territory' || purpose === 'character' ? card : -1;
}
