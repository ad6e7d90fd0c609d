/** 4. Control of villages. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type FieState, NO_ROAD, NOBODY, outsideOf, PLACES, spot, villageAt } from '../state.ts';
import { ENGINE, LORDS, MOST_PLAYERS, NO_FORT, VILLAGES } from '../vocabulary.ts';
import { endSiege, isBesieged, isBesieger } from './blockade.ts';
import { hasFreeLordAt } from './families.ts';
import { turnOf } from './order.ts';
import { removePawns } from './pawns.ts';
import { type Reason, reason } from './reason.ts';

/** Whether a player has a troop or a free Lord at a place; engines do not count (FIE-4.2, FIE-4.8). */
export function hasUnit(s: FieState, seat: Seat, place: number): boolean {
  const at = spot(seat, place);
  return s.sergeants[at] > 0 || s.knights[at] > 0 || hasFreeLordAt(s, seat, place);
}

/** Whether he has one in the village, be it outside the ring. */
export function hasUnitIn(s: FieState, seat: Seat, village: number): boolean {
  return hasUnit(s, seat, village) || hasUnit(s, seat, outsideOf(village));
}

/** Whether another player has a unit in a village. */
export function hasOthers(s: FieState, seat: Seat, village: number): boolean {
  for (let other = 0; other < s.core.seats; other++) if (other !== seat && hasUnitIn(s, other, village)) return true;
  return false;
}

export function isEmpty(s: FieState, village: number): boolean {
  for (let seat = 0; seat < s.core.seats; seat++) if (hasUnitIn(s, seat, village)) return false;
  return true;
}

/** Whether somebody controls a village only by the title of its fief (FIE-4.5). */
export function isByDefault(s: FieState, village: number): boolean {
  return s.control[village] >= 0 && !hasUnit(s, s.control[village], village);
}

export function controlledBy(s: FieState, seat: Seat): number {
  let villages = 0;
  for (let village = 0; village < VILLAGES; village++) if (s.control[village] === seat) villages++;
  return villages;
}

/** Whether a place is behind the walls of its controller (FIE-4.11). */
export function isInside(s: FieState, seat: Seat, place: number): boolean {
  return place < VILLAGES && s.forts[place] !== NO_FORT && s.control[place] === seat;
}

/** Notes that units have come to a place, by a road or by none (FIE-4.12). The controller's own are not at the gates. */
export function arrive(s: FieState, seat: Seat, place: number, road: number): void {
  const at = spot(seat, place);
  if (s.since[at] === 0) s.since[at] = s.clock;
  if (place >= VILLAGES || s.control[place] !== seat) s.gates[at] |= road;
}

/** By spot, whether a free Lord stands there: looked up once for all villages, since it is done after every step. */
const lordAt = new Uint8Array(MOST_PLAYERS * PLACES);

function findLords(s: FieState): void {
  lordAt.fill(0);
  for (let lord = 0; lord < LORDS; lord++)
    if (s.owner[lord] >= 0 && s.captor[lord] < 0 && s.at[lord] >= 0) lordAt[spot(s.owner[lord], s.at[lord])] = 1;
}

/** Looks again who controls every village (FIE-20.16). */
export function examineAll(s: FieState): void {
  findLords(s);
  for (let village = 0; village < VILLAGES; village++) judge(s, village);
}

/** Looks again who controls a village, and who stands there how long. */
export function examine(s: FieState, village: number): void {
  findLords(s);
  judge(s, village);
}

function judge(s: FieState, village: number): void {
  const besieged = isBesieged(s, village);
  for (let seat = 0; seat < s.core.seats; seat++) {
    remember(s, spot(seat, village));
    if (besieged) remember(s, spot(seat, outsideOf(village)));
  }
  const holder = s.control[village];
  if (holder >= 0 && s.since[spot(holder, village)] > 0) return;
  passControl(s, village, successor(s, village, holder));
}

function remember(s: FieState, at: number): void {
  if (s.sergeants[at] > 0 || s.knights[at] > 0 || lordAt[at] === 1) {
    if (s.since[at] === 0) s.since[at] = s.clock;
  } else if (s.since[at] > 0 || s.gates[at] > 0) {
    s.since[at] = 0;
    s.gates[at] = 0;
  }
}

/** Who controls a village whose controller has no unit left in it. */
function successor(s: FieState, village: number, holder: Seat): Seat {
  if (isBesieged(s, village)) {
    const besieger = longest(s, village, (seat) => isBesieger(s, seat, village));
    if (besieger >= 0) return besieger;
    if (holder >= 0 && s.since[spot(holder, outsideOf(village))] > 0) return holder;
  }
  const other = longest(s, village, (seat) => seat !== holder);
  return other >= 0 ? other : defaultHolder(s, village);
}

/** Of those with units there, the one who has had them for the longest time; since the same moment, in turn order (FIE-4.4). */
function longest(s: FieState, village: number, counts: (seat: Seat) => boolean): Seat {
  let first = NOBODY;
  for (let seat = 0; seat < s.core.seats; seat++) {
    const since = s.since[spot(seat, village)];
    if (since === 0 || !counts(seat)) continue;
    const best = first < 0 ? 0 : s.since[spot(first, village)];
    if (first < 0 || since < best || (since === best && turnOf(s, seat) < turnOf(s, first))) first = seat;
  }
  return first;
}

/** Who controls a village without units: the player of the title of a constituted fief, else nobody (FIE-4.5, FIE-4.6). */
function defaultHolder(s: FieState, village: number): Seat {
  const holder = s.titles[content.of(s).villages[village].fief];
  return holder >= 0 ? s.owner[holder] : NOBODY;
}

/** Gives control of a village to a seat, or to nobody. A siege of it is over, since the fortification has changed hands (FIE-23.2). */
export function passControl(s: FieState, village: number, seat: Seat): void {
  const former = s.control[village];
  if (former === seat) {
    if (isBesieged(s, village) && seat >= 0 && s.since[spot(seat, village)] === 0) endSiege(s, village);
    return;
  }
  s.control[village] = seat;
  s.besiegers[village] = 0;
  if (seat >= 0) s.gates[spot(seat, village)] = 0;
  if (s.core.told !== null) {
    const { id } = content.of(s).villages[village];
    if (seat >= 0) s.core.told.push({ key: 'controlled', params: { seat, village: id } });
    else s.core.told.push({ key: 'abandoned', params: { seat: former, village: id } });
  }
}

/** Engines without crew go back to stock where others stand (FIE-4.8). */
export function returnIdleEngines(s: FieState): void {
  for (let at = 0; at < s.engines.length; at++) {
    if (s.engines[at] === 0 || s.since[at] > 0) continue;
    const seat = Math.floor(at / (2 * VILLAGES));
    const place = at % (2 * VILLAGES);
    if (!hasOthers(s, seat, villageAt(place))) continue;
    const n = s.engines[at];
    removePawns(s, seat, place, ENGINE, n);
    s.core.told?.push({ key: 'enginesReturned', params: { seat, n, village: content.of(s).villages[villageAt(place)].id } });
  }
}

/** Looks again at the villages of a fief whose title has changed, since it may give control by default. */
export function examineFief(s: FieState, fief: number): void {
  const { villages } = content.of(s).fiefs[fief];
  for (let i = 0; i < villages.length; i++) examine(s, villages[i]);
}

const NOT_YOURS = reason('FIE-4.9', 'villageNotYours');
const NO_UNIT_THERE = reason('FIE-4.9', 'noUnitThere');
const CEDED_ALREADY = reason('FIE-6.18', 'cededAlready');

/** Why a player cannot cede a village to another (FIE-4.9). */
export function whyNotCede(s: FieState, seat: Seat, village: number, to: Seat): Reason | null {
  if (s.control[village] !== seat) return NOT_YOURS;
  if (to === seat || !hasUnit(s, to, village)) return NO_UNIT_THERE;
  return s.ceded[village] === 1 ? CEDED_ALREADY : null;
}

/** Cedes a village: the former controller's units stand at its gates and may leave by any road (FIE-4.10). A City's title stays (FIE-4.14). */
export function cede(s: FieState, seat: Seat, village: number, to: Seat): void {
  s.ceded[village] = 1;
  s.core.told?.push({ key: 'ceded', params: { seat, toSeat: to, village: content.of(s).villages[village].id } });
  passControl(s, village, to);
  if (isBesieged(s, village)) endSiege(s, village);
  if (hasUnit(s, seat, village)) s.gates[spot(seat, village)] = NO_ROAD;
  const fief = s.cities.indexOf(village);
  if (fief >= 0) s.cityHolders[fief] = to;
}
