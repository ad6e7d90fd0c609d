/** 23. Sieges: who is besieged, who stands outside the ring, and how a siege ends. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type FieState, outsideOf, spot } from '../state.ts';
import { LORDS, VILLAGES } from '../vocabulary.ts';
import { hasUnit } from './control.ts';
import { shiftPawns, troopsAt } from './pawns.ts';

export function isBesieged(s: FieState, village: number): boolean {
  return s.siegeSince[village] > 0;
}

export function isBesieger(s: FieState, seat: Seat, village: number): boolean {
  return (s.besiegers[village] & (1 << seat)) !== 0;
}

/** Whether something of that seat at that place is inside a besieged fortification (FIE-20.14). */
export function isShutIn(s: FieState, seat: Seat, place: number): boolean {
  return place < VILLAGES && isBesieged(s, place) && s.control[place] === seat;
}

/** Where a player's unit stands that comes into a village otherwise than through its gates: outside the ring, if he is besieged there. */
export function standsAt(s: FieState, seat: Seat, village: number): number {
  return isBesieged(s, village) && s.control[village] === seat ? outsideOf(village) : village;
}

/** Ends the siege of a village; who stood outside the ring now stands in the village (FIE-23.13). */
export function endSiege(s: FieState, village: number): void {
  s.siegeSince[village] = 0;
  s.besiegers[village] = 0;
  const outside = outsideOf(village);
  for (let seat = 0; seat < s.core.seats; seat++) {
    const [from, to] = [spot(seat, outside), spot(seat, village)];
    if (s.since[from] === 0 && s.engines[from] === 0) continue;
    shiftPawns(s, seat, outside, village);
    if (s.control[village] !== seat) s.gates[to] |= s.gates[from];
    if (s.since[from] > 0 && (s.since[to] === 0 || s.since[from] < s.since[to])) s.since[to] = s.since[from];
    s.gates[from] = 0;
    s.since[from] = 0;
  }
  for (let lord = 0; lord < LORDS; lord++) if (s.at[lord] === outside) s.at[lord] = village;
  s.core.told?.push({ key: 'siegeEnded', params: { village: content.of(s).villages[village].id } });
}

/** Sieges without besieger, without object or of a fortification that changed hands end (FIE-23.2). */
export function endIdleSieges(s: FieState): void {
  for (let village = 0; village < VILLAGES; village++) {
    if (s.siegeSince[village] === 0) continue;
    for (let seat = 0; seat < s.core.seats; seat++)
      if (isBesieger(s, seat, village) && troopsAt(s, seat, village) === 0) s.besiegers[village] &= ~(1 << seat);
    const holder = s.control[village];
    if (s.besiegers[village] === 0 || holder < 0 || !hasUnit(s, holder, village)) endSiege(s, village);
  }
}
