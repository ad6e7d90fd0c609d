/** What a fief is worth (MED-18.1 to MED-18.3, MED-20.6), and the result of a game. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { fiefAt, homeOf, layoutOf, type MedState } from '../state.ts';
import { type Ending, GOLD } from '../vocabulary.ts';
import { worthOf } from './faces.ts';

/** Points of the buildings in a seat's fief. */
export function prestigeOf(s: MedState, seat: Seat): number {
  const { faces } = content.of(s);
  const buildings = s.buildings[seat];
  let points = 0;
  let seen = 0;
  for (let i = 0; i < buildings.length; i++) {
    const face = faces[buildings[i]];
    const bit = 1 << face.type;
    points += worthOf(face, (seen & bit) === 0);
    seen |= bit;
  }
  return points;
}

/** Points of a seat and its ally together (MED-18.5, MED-18.6). */
export function prestigeOfSide(s: MedState, seat: Seat): number {
  const ally = layoutOf(s).ally[seat];
  return prestigeOf(s, seat) + (ally < 0 ? 0 : prestigeOf(s, ally));
}

/** Printed gold symbols in the seat's own fief: its Mines and its Merchants there. */
export function plainGold(s: MedState, seat: Seat): number {
  const { faces } = content.of(s);
  let gold = 0;
  for (const host of s.hosts[seat]) if (host >= 0 && faces[host].resource === GOLD) gold += faces[host].amount;
  for (const card of s.characters[seat])
    if (faces[card].resource === GOLD && fiefAt(s.place[card]) === homeOf(s, seat)) gold += faces[card].amount;
  return gold;
}

/** A seat with its ally, or alone. */
export function sideOf(s: MedState, seat: Seat): readonly Seat[] {
  const ally = layoutOf(s).ally[seat];
  return ally < 0 ? [seat] : [Math.min(seat, ally), Math.max(seat, ally)];
}

/** Ends the game. Allies have one score, that of their side (MED-18.5, MED-22.4); the breakdown tells who brought what. */
export function finish(s: MedState, winners: readonly Seat[], by: Ending): void {
  const seats = s.hands.map((_, seat) => seat);
  s.core.result = {
    scores: seats.map((seat) => prestigeOfSide(s, seat)),
    winners,
    by,
    breakdown: [
      { key: 'prestige', values: seats.map((seat) => prestigeOf(s, seat)) },
      { key: 'gold', values: seats.map((seat) => plainGold(s, seat)) },
      { key: 'hand', values: seats.map((seat) => s.hands[seat].length) },
    ],
  };
  s.core.told?.push({ key: 'gameOver', params: { seats: winners, by } });
}
