/** 16. New Lords: who may enter a family, and where. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type FieState, NOBODY } from '../state.ts';
import { NO_FORT, VILLAGES } from '../vocabulary.ts';
import { putLord, unclaimedOrAny } from './captivity.ts';
import { hasFreeLordAt, whyNotJoin } from './families.ts';
import { type Reason, reason } from './reason.ts';

/**
 * Where a new Lord may be placed: in a castle or City of the player, even a besieged one (FIE-16.2); failing that where he has a free Lord
 * in a village of his, in any village of his, in any without units and fortification (FIE-16.3); and failing all that anywhere (FIE-16.14).
 */
export function placesForNew(s: FieState, seat: Seat): number[] {
  const own: number[] = [];
  const strong: number[] = [];
  const withLord: number[] = [];
  for (let village = 0; village < VILLAGES; village++) {
    if (s.control[village] !== seat) continue;
    own.push(village);
    if (s.forts[village] !== NO_FORT) strong.push(village);
    if (hasFreeLordAt(s, seat, village)) withLord.push(village);
  }
  if (strong.length > 0) return strong;
  if (withLord.length > 0) return withLord;
  return own.length > 0 ? own : unclaimedOrAny(s);
}

const NOT_THERE = reason('FIE-16.2', 'noPlaceForLord');

/** Why a Lord cannot enter a family in a village. */
export function whyNotEnter(s: FieState, seat: Seat, village: number, places: readonly number[]): Reason | null {
  return whyNotJoin(s, seat) ?? (places.includes(village) ? null : NOT_THERE);
}

/** A Lord comes into play. */
export function enter(s: FieState, seat: Seat, lord: number, village: number): void {
  s.owner[lord] = seat;
  s.captor[lord] = NOBODY;
  putLord(s, lord, village);
  if (s.core.told !== null) {
    const c = content.of(s);
    s.core.told.push({ key: 'entered', params: { seat, lord: c.lords[lord].id, village: c.villages[village].id } });
  }
}
