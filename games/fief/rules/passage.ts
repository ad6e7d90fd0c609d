/** 20. Gates and the leave to pass: by which roads a group may go, and whom it must ask (FIE-20.10 to FIE-20.15). */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type FieState, type Group, NO_ROAD, STOPPED, spot, villageAt } from '../state.ts';
import { CALAMITIES, LORDS, MOST_PLAYERS, VILLAGES } from '../vocabulary.ts';
import { isBesieger } from './blockade.ts';
import { consenting } from './consents.ts';
import { type Reason, reason } from './reason.ts';
import { areAllied } from './spouses.ts';

const BAD_WEATHER = 1 << CALAMITIES.indexOf('badWeather');

/** Whether nothing may enter, leave or move about the bishopric of a village (FIE-15.6). */
function isStormy(s: FieState, village: number): boolean {
  return (s.struck[content.of(s).villages[village].bishopric] & BAD_WEATHER) !== 0;
}

/** In `passages`: a Lord whom a player has let pass a village (positive) or not (negative). A group has leave when all its Lords have. */
function passageKey(village: number, lord: number, seat: Seat): number {
  return 1 + (village * LORDS + lord) * MOST_PLAYERS + seat;
}

export function rememberPassage(s: FieState, lords: readonly number[], village: number, seat: Seat, agrees: boolean): void {
  for (const lord of lords) s.passages.push((agrees ? 1 : -1) * passageKey(village, lord, seat));
}

/** Whether a player has refused passage to one of them in this round; he is not asked again (FIE-20.11). */
export function isRefused(s: FieState, lords: readonly number[], village: number, seat: Seat): boolean {
  if (s.passages.length === 0) return false;
  for (const lord of lords) if (s.passages.includes(-passageKey(village, lord, seat))) return true;
  return false;
}

export function isGranted(s: FieState, lords: readonly number[], village: number, seat: Seat): boolean {
  if (s.passages.length === 0) return false;
  for (const lord of lords) if (!s.passages.includes(passageKey(village, lord, seat))) return false;
  return true;
}

/** In `rides`: a Lord who has tried to ride through a village in this round, negative when in vain (FIE-21.11). */
export function rideKey(village: number, lord: number): number {
  return 1 + village * LORDS + lord;
}

/** Keys in `rides` from here on: knights of a player who have ridden through a village, by the steps they have made. */
const KNIGHTS = 1 + VILLAGES * LORDS;
const MOST = 16;

function knightsKey(seat: Seat, village: number, made: number): number {
  return KNIGHTS + ((seat * VILLAGES + village) * (STOPPED + 1) + made) * MOST;
}

/** Notes how many knights have ridden through. */
export function rememberKnights(s: FieState, seat: Seat, village: number, knights: readonly number[]): void {
  for (let made = 0; made < knights.length; made++) if (knights[made] > 0) s.rides.push(knightsKey(seat, village, made) + knights[made]);
}

/** How many knights with so many steps behind them may go on where only riders may (FIE-21.6). */
export function riddenKnights(s: FieState, seat: Seat, village: number, made: number): number {
  const key = knightsKey(seat, village, made);
  let n = 0;
  for (let i = 0; i < s.rides.length; i++) if (s.rides[i] > key && s.rides[i] < key + MOST) n += s.rides[i] - key;
  return n;
}

/** Whether all of them have ridden through a village: their next step from there goes by any road (FIE-21.6). */
function haveRidden(s: FieState, lords: readonly number[], village: number): boolean {
  if (s.rides.length === 0) return false;
  for (const lord of lords) if (!s.rides.includes(rideKey(village, lord))) return false;
  return true;
}

const STORM = reason('FIE-15.6', 'badWeather');
const RING = reason('FIE-23.13', 'outsideByEntryRoad');
const GATE_HELD = reason('FIE-20.13', 'gateHeld');
const NOT_LET_PASS = reason('FIE-20.12', 'notLetPass');
const RIDERS_ONLY = reason('FIE-21.6', 'ridersOnly');

type Walkers = Pick<Group, 'seat' | 'place' | 'lords' | 'fled'>;

/** Whether it is the first step of an escape, for which neither siege nor gates nor leave count (FIE-26.10). */
function slipsOut({ fled }: Walkers): boolean {
  return fled === 0;
}

/** Whether units at a place may leave by a road without leave: they came by it, or by none (FIE-4.15, FIE-20.12). */
function cameBy(s: FieState, seat: Seat, place: number, road: number): boolean {
  return (s.gates[spot(seat, place)] & (road | NO_ROAD)) !== 0;
}

/** Whether another player's units stand at the gate of a road (FIE-20.13). */
function holdsGate(s: FieState, seat: Seat, village: number, road: number): boolean {
  return (s.gates[spot(seat, village)] & road) !== 0;
}

/**
 * Why a group cannot take a road, null also when it must ask first. `heavy` is a group with others than riders, which can go no further
 * where only these may.
 */
export function whyNotRoad(s: FieState, group: Walkers, to: number, heavy: boolean): Reason | null {
  const { seat, place, lords } = group;
  const village = villageAt(place);
  if (isStormy(s, village) || isStormy(s, to)) return STORM;
  if (slipsOut(group)) return null;
  const road = content.of(s).villages[village].roadTo[to];
  if (place >= VILLAGES) return cameBy(s, seat, place, road) ? null : RING;
  const controller = s.control[village];
  if (controller === seat) {
    for (let other = 0; other < s.core.seats; other++)
      if (other !== seat && holdsGate(s, other, village, road) && isRefused(s, lords, village, other)) return GATE_HELD;
    return null;
  }
  if (controller < 0 || isBesieger(s, seat, village) || cameBy(s, seat, place, road)) return null;
  if (isGranted(s, lords, village, controller)) return null;
  if (haveRidden(s, lords, village)) return heavy ? RIDERS_ONLY : null;
  return isRefused(s, lords, village, controller) ? NOT_LET_PASS : null;
}

/** Who stands in the way, for the words of a refusal. */
export function whoBars(s: FieState, { seat, place, lords }: Walkers, to: number): Seat {
  const village = villageAt(place);
  if (s.control[village] !== seat) return s.control[village];
  const road = content.of(s).villages[village].roadTo[to];
  for (let other = 0; other < s.core.seats; other++)
    if (other !== seat && holdsGate(s, other, village, road) && isRefused(s, lords, village, other)) return other;
  return seat;
}

/** Who must still be asked before a group takes a road that is not closed, the next first; -1 for nobody. */
export function whomToAsk(s: FieState, group: Walkers, to: number): Seat {
  const { seat, place, lords } = group;
  if (slipsOut(group) || place >= VILLAGES) return -1;
  const road = content.of(s).villages[place].roadTo[to];
  const controller = s.control[place];
  if (controller === seat) {
    for (let i = 0; i < s.core.seats; i++) {
      const other = (s.first + i) % s.core.seats;
      if (other !== seat && holdsGate(s, other, place, road) && !isGranted(s, lords, place, other)) return other;
    }
    return -1;
  }
  if (controller < 0 || isBesieger(s, seat, place) || cameBy(s, seat, place, road)) return -1;
  return isGranted(s, lords, place, controller) || haveRidden(s, lords, place) ? -1 : controller;
}

/** Whether a group can take any road at all. */
export function hasRoad(s: FieState, group: Walkers, heavy: boolean): boolean {
  const { neighbours } = content.of(s).villages[villageAt(group.place)];
  for (let i = 0; i < neighbours.length; i++) if (whyNotRoad(s, group, neighbours[i], heavy) === null) return true;
  return false;
}

/** A controller, or who stands at a gate, lets a group pass or not (FIE-20.10, FIE-20.12, FIE-20.13). */
export const grantPassage = consenting('grantPassage', {
  rule: ['FIE-20.10', 'FIE-20.11', 'FIE-20.12', 'FIE-20.13'],
  params(s, { subject: [village, lord] }) {
    const c = content.of(s);
    return { village: c.villages[village].id, lord: c.lords[lord].id };
  },
  conditions: {
    /** Whether it is one's ally who asks (online note 10). */
    ally: { holds: (s, _p, seat) => s.consent !== null && areAllied(s, seat, s.consent.bySeat) },
  },
});
