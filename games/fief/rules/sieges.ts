/** 23. Sieges: declaring and lifting one. */

import type { Next, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { FieState } from '../state.ts';
import { NO_FORT } from '../vocabulary.ts';
import { isBesieged, isBesieger } from './blockade.ts';
import { hasUnit } from './control.ts';
import { hasFreeLordAt } from './families.ts';
import { troopsAt } from './pawns.ts';
import { type Reason, reason } from './reason.ts';
import { SETTLE } from './settle.ts';

const NO_LORD = reason('FIE-23.1', 'siegeNeedsLord');
const NO_TROOP = reason('FIE-23.1', 'siegeNeedsTroop');
const NO_WALLS = reason('FIE-23.1', 'nothingToBesiege');
const BESIEGES_ALREADY = reason('FIE-23.3', 'besiegesAlready');
const TRIED_ALREADY = reason('FIE-23.1', 'besiegedThisTurn');

/** Why a player cannot declare a siege: it takes a free Lord and a troop at the gates of a fortification held with units (FIE-23.1). */
export function whyNotBesiege(s: FieState, seat: Seat, village: number): Reason | null {
  const holder = s.control[village];
  if (s.forts[village] === NO_FORT || holder < 0 || holder === seat || !hasUnit(s, holder, village)) return NO_WALLS;
  if (!hasFreeLordAt(s, seat, village)) return NO_LORD;
  if (troopsAt(s, seat, village) === 0) return NO_TROOP;
  if (isBesieger(s, seat, village)) return BESIEGES_ALREADY;
  return s.invested.includes(village) ? TRIED_ALREADY : null;
}

/** The siege dates from the round in which the first besieger declared it (FIE-23.3); in this turn he assaults no more (FIE-23.1). */
export function besiege(s: FieState, seat: Seat, village: number): Next {
  if (!isBesieged(s, village)) s.siegeSince[village] = s.round;
  s.besiegers[village] |= 1 << seat;
  s.invested.push(village);
  s.core.told?.push({
    key: 'besieged',
    params: { seat, toSeat: s.control[village], village: content.of(s).villages[village].id },
  });
  return SETTLE;
}

const NOT_BESIEGING = reason('FIE-23.2', 'notBesieging');

export function whyNotLift(s: FieState, seat: Seat, village: number): Reason | null {
  return isBesieger(s, seat, village) ? null : NOT_BESIEGING;
}

/** He besieges it no longer; with no other besieger the siege ends (FIE-23.2). */
export function lift(s: FieState, seat: Seat, village: number): Next {
  s.besiegers[village] &= ~(1 << seat);
  s.core.told?.push({ key: 'lifted', params: { seat, village: content.of(s).villages[village].id } });
  return SETTLE;
}
