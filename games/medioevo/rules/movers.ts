/** 17. What moves in a step: a vehicle with its load, or units on foot out of a castle; and who has moved in a complete move. */

import type { Seat } from '@castellan/engine';
import { aboard, armyAt, lot, type March, NOWHERE, type UniState, unitAt, VEHICLE_FOLLOWS } from '../state.ts';
import { CASTLE_LEVEL, ENGINE, GALLEY, MILITARY, NODES, SLOTS, UNITS, WAGON } from '../vocabulary.ts';
import { examine } from './control.ts';
import { isSea } from './map.ts';
import { moveUnits, setStopped, stoppedAt } from './troops.ts';
import { isWagon, kindOf } from './vehicles.ts';

/** A vehicle, or units on foot (`slot` -1), with the units it takes along, and wagons and engines that go with it. */
export type Group = {
  readonly slot: number;
  /** Where it stands. */
  readonly from: number;
  /** Units by kind; at sea everything aboard goes along. */
  readonly load: readonly number[];
  readonly along: readonly number[];
};

export const NO_LOAD: readonly number[] = UNITS.map(() => 0);

export function beginMarch(seat: Seat): March {
  return {
    seat,
    target: NOWHERE,
    steps: 0,
    reached: [],
    movers: [],
    foot: [],
    castles: [],
    walked: [],
    edicts: [],
    hushed: [],
    tolls: [],
    clash: NOWHERE,
    over: false,
  };
}

/** Whether a vehicle moves in phase 5: war wagons, galleys, engines, and what card 11 made a wagon (UNI-17.18, UNI-45.38). */
export function isMilitary(s: UniState, slot: number): boolean {
  const kind = kindOf(slot);
  return kind === GALLEY || kind === WAGON || kind === ENGINE || isWagon(s, slot);
}

/** Whether an engine goes with an army beyond its MP (card 53, UNI-45.29). */
export function follows(s: UniState, slot: number): boolean {
  return kindOf(slot) === ENGINE && (s.special[slot] & VEHICLE_FOLLOWS) !== 0;
}

/** Whether steps by land out of a territory are free for a seat (UNI-17.17). */
export function hasCastle(s: UniState, seat: Seat, territory: number): boolean {
  return s.control[territory] === seat && s.buildings[lot(territory, MILITARY)] === CASTLE_LEVEL;
}

/** Units on foot that have taken the free step out of this castle already, among those that stand there (UNI-17.26). */
export function walkedFrom(march: March | null, castle: number, unit: number): number {
  if (march === null) return 0;
  for (let i = 0; i < march.walked.length; i += 4)
    if (march.walked[i] === castle && march.walked[i + 1] === castle && march.walked[i + 2] === unit) return march.walked[i + 3];
  return 0;
}

/** Whether a group carries military units. */
export function isManned(s: UniState, { slot, from, load }: Group, seat: Seat): boolean {
  if (slot >= 0 && isSea(from) && kindOf(slot) === GALLEY) return s.armies[armyAt(seat, aboard(slot))] > 0;
  if (isSea(from)) return s.armies[armyAt(seat, from)] > 0;
  return load.some((n) => n > 0);
}

function add(pairs: number[], at: number, n: number): void {
  for (let i = 0; i < pairs.length; i += 2) {
    if (pairs[i] !== at) continue;
    pairs[i + 1] += n;
    if (pairs[i + 1] <= 0) pairs.splice(i, 2);
    return;
  }
  if (n > 0) pairs.push(at, n);
}

function movedAt(march: March, at: number): number {
  for (let i = 0; i < march.foot.length; i += 2) if (march.foot[i] === at) return march.foot[i + 1];
  return 0;
}

function once(list: number[], value: number): void {
  if (!list.includes(value)) list.push(value);
}

/** Units go with the move; those that have moved before go first, so that the others keep their freedom. */
function carry(s: UniState, march: March | null, seat: Seat, from: number, to: number, unit: number, n: number, free: boolean): void {
  if (n === 0) return;
  if (march !== null) {
    const at = unitAt(seat, from, unit);
    if (from !== to) add(march.foot, at, -Math.min(n, movedAt(march, at)));
    if (from !== to) add(march.foot, unitAt(seat, to, unit), n);
    else add(march.foot, at, n - movedAt(march, at));
    if (from !== to) carryWalked(march, from, to, unit, n, free);
  }
  if (from !== to) moveUnits(s, seat, from, to, unit, n);
}

/** Who has walked out of a castle is known wherever he goes. */
function carryWalked(march: March, from: number, to: number, unit: number, n: number, free: boolean): void {
  const { walked } = march;
  for (let i = 0; i < walked.length; i += 4) {
    if (walked[i + 1] !== from || walked[i + 2] !== unit || (free && walked[i] === from)) continue;
    const gone = Math.min(n, walked[i + 3]);
    if (gone === walked[i + 3]) walked[i + 1] = to;
    else {
      walked[i + 3] -= gone;
      walked.push(walked[i], to, unit, gone);
      break;
    }
  }
  if (free) walked.push(from, to, unit, n);
}

/** Moves a group to an adjacent place: loads at sea are aboard, on land they stand beside it (UNI-17.13, UNI-17.29). */
export function moveGroup(s: UniState, march: March | null, seat: Seat, { slot, from, load, along }: Group, to: number): void {
  const isGalley = slot >= 0 && kindOf(slot) === GALLEY;
  const before = isGalley && isSea(from) ? aboard(slot) : from;
  const after = isGalley && isSea(to) ? aboard(slot) : to;
  for (let unit = 0; unit < UNITS.length; unit++) {
    const n = isSea(from) ? s.troops[unitAt(seat, before, unit)] : Math.min(load[unit], s.troops[unitAt(seat, from, unit)]);
    carry(s, march, seat, before, after, unit, n, slot < 0);
  }
  if (isGalley && isSea(from)) moveCarried(s, march, slot, to);
  else
    for (const other of along) {
      s.at[other] = to;
      s.carrier[other] = isGalley && isSea(to) ? slot : NOWHERE;
      if (march !== null) once(march.movers, other);
    }
  if (slot >= 0) s.at[slot] = to;
  if (march === null) return;
  if (slot >= 0) once(march.movers, slot);
  once(march.reached, from);
  once(march.reached, to);
  march.steps++;
}

/** Wagons and engines aboard a galley at sea go where it goes. */
function moveCarried(s: UniState, march: March | null, galley: number, to: number): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.carrier[slot] !== galley) continue;
    s.at[slot] = to;
    if (!isSea(to)) s.carrier[slot] = NOWHERE;
    if (march !== null) once(march.movers, slot);
  }
}

/** Everything that moved gets a stop marker (UNI-17.6). */
export function stopMovers(s: UniState, march: March): void {
  for (const slot of march.movers) if (s.vehicleOf[slot] === march.seat) s.halted[slot] = 1;
  for (let i = 0; i < march.foot.length; i += 2) {
    const unit = march.foot[i] % UNITS.length;
    const location = Math.floor(march.foot[i] / UNITS.length) - armyAt(march.seat, 0);
    const there = s.troops[march.foot[i]];
    const stopped = stoppedAt(s, march.seat, location, unit) + march.foot[i + 1];
    setStopped(s, march.seat, location, unit, Math.min(there, stopped));
  }
}

/** All that a seat has in a place stops: its complete move was made there (UNI-18.13). */
export function stopAllIn(s: UniState, seat: Seat, node: number): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.at[slot] !== node || s.vehicleOf[slot] !== seat) continue;
    if (isMilitary(s, slot)) s.halted[slot] = 1;
    if (kindOf(slot) === GALLEY && isSea(node)) stopUnits(s, seat, aboard(slot));
  }
  stopUnits(s, seat, node);
}

function stopUnits(s: UniState, seat: Seat, location: number): void {
  for (let unit = 0; unit < UNITS.length; unit++) {
    const there = s.troops[unitAt(seat, location, unit)];
    if (there > 0) setStopped(s, seat, location, unit, there);
  }
}

/** A step out of a castle is noted, so that the same piece takes it once in a complete move (UNI-17.26). */
export function noteCastle(march: March, slot: number, castle: number): void {
  if (slot >= 0) once(march.castles, slot * NODES + castle);
}

/** Places are judged anew after a step; one that is merely crossed is not (UNI-33.8). */
export function examineStep(s: UniState, from: number, to: number, crossed: boolean): void {
  if (!isSea(from)) examine(s, from);
  if (!isSea(to) && !crossed) examine(s, to);
}
