/** 35. Where a trade transport stands, and whether it may buy and sell there. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { NOBODY, NOWHERE, type UniState } from '../state.ts';
import { BARBARIANS } from '../vocabulary.ts';
import { isBanned } from './bans.ts';
import { type Reason, reason } from './reason.ts';
import { areHostile, type Grant, grantOf, tollOf } from './relations.ts';
import { hasArmy } from './troops.ts';
import { isShip } from './vehicles.ts';

const NO_MP = reason('UNI-35.20', 'noMpToTrade');
const NO_ZONE = reason('UNI-35.16', 'notInZone');
const BANNED = reason('UNI-45.49', 'tradeBanned');
const HORDE = reason('UNI-35.15', 'hordeBarsTrade');
const WAR = reason('UNI-35.13', 'warBarsTrade');
const NO_LEAVE = reason('UNI-35.14', 'noLeaveToTrade');

/** The inhabited zone in which a transport is; -1 for none. A ship is in one only where there is a port (UNI-35.16). */
export function zoneOf(s: UniState, slot: number): number {
  const { good, port } = content.of(s).nodes[s.at[slot]];
  return good < 0 || (isShip(slot) && !port) ? NOWHERE : s.at[slot];
}

/** Whether armies of players who are at war with each other stand in a territory (UNI-35.13). */
function isAtWar(s: UniState, territory: number): boolean {
  for (let one = 0; one < s.core.seats; one++) {
    if (!hasArmy(s, one, territory)) continue;
    for (let other = one + 1; other < s.core.seats; other++) if (hasArmy(s, other, territory) && areHostile(s, one, other)) return true;
  }
  return false;
}

/** Why nobody may trade in a territory: a ban, barbarians, war (UNI-45.49, UNI-35.15, UNI-35.13). */
export function whyNoTradeIn(s: UniState, territory: number): Reason | null {
  if (isBanned(s, territory, 'trade')) return BANNED;
  if (hasArmy(s, BARBARIANS, territory)) return HORDE;
  return isAtWar(s, territory) ? WAR : null;
}

/** Why a transport may not buy or sell where it stands, as everybody can tell; what leave costs is asked for apart. */
export function whyNotTrade(s: UniState, slot: number): Reason | null {
  if (s.mp[slot] < 1) return NO_MP;
  const zone = zoneOf(s, slot);
  if (zone === NOWHERE) return NO_ZONE;
  const why = whyNoTradeIn(s, zone);
  if (why !== null) return why;
  const controller = s.control[zone];
  const seat = s.vehicleOf[slot];
  return controller === NOBODY || controller === seat || grantOf(s, 'trade', controller, seat) !== null ? null : NO_LEAVE;
}

/** The leave by which a transport trades where it stands; null where none is needed (UNI-35.14, UNI-35.19). */
export function leaveOf(s: UniState, seat: Seat, territory: number): Grant | null {
  const controller = s.control[territory];
  return controller === NOBODY || controller === seat ? null : grantOf(s, 'trade', controller, seat);
}

/** Florins that one action costs in leave (UNI-39.38). */
export function tollIn(s: UniState, seat: Seat, territory: number): number {
  const leave = leaveOf(s, seat, territory);
  return leave === null ? 0 : tollOf(leave);
}
