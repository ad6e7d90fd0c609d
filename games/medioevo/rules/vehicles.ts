/** Transports and siege engines: slots, ownership tokens, loads. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { aboard, armyAt, cargoAt, NOBODY, NOWHERE, type Side, type UniState, VEHICLE_DUAL, WAGON_CAPACITY } from '../state.ts';
import {
  BARBARIANS,
  CARAVAN,
  ENGINE,
  FIRST_SLOT,
  GALLEY,
  GALLEY_SLOTS,
  GOODS,
  SHIP,
  SLOTS,
  SLOTS_OF,
  TRANSPORT_SLOTS,
  UNITS,
  VEHICLES,
  WAGON,
} from '../vocabulary.ts';
import { isSea } from './map.ts';
import { type Reason, reason } from './reason.ts';
import { dismiss, moveUnits, unitsOf } from './troops.ts';

const KIND_OF: readonly number[] = VEHICLES.flatMap((_, kind) => Array.from({ length: SLOTS_OF[kind] }, () => kind));

export function kindOf(slot: number): number {
  return KIND_OF[slot];
}

export function isTrade(slot: number): boolean {
  const kind = KIND_OF[slot];
  return kind === CARAVAN || kind === SHIP;
}

/** Ships of war and of trade. */
export function isShip(slot: number): boolean {
  const kind = KIND_OF[slot];
  return kind === GALLEY || kind === SHIP;
}

/** How a vehicle is called in messages: its kind, of an engine the kind of engine. */
export function vehicleName(s: UniState, slot: number): string {
  return KIND_OF[slot] === ENGINE ? ['catapult', 'trebuchet', 'bombard'][s.level[slot] - 1] : VEHICLES[KIND_OF[slot]];
}

/** Units or cubes that a transport has room for in all (UNI-12.6, UNI-12.7). */
export function capacityOf(s: UniState, slot: number): number {
  const special = s.special[slot];
  if (KIND_OF[slot] === ENGINE) return Math.floor(special / WAGON_CAPACITY);
  return content.of(s).vehicles[KIND_OF[slot]][s.level[slot]].capacity;
}

/** Cubes that a transport has room for in all: of a wagon that card 11 made a caravan, as many as one of its level (UNI-12.7, UNI-45.38). */
export function cubeRoomOf(s: UniState, slot: number): number {
  const kind = KIND_OF[slot] === WAGON ? CARAVAN : KIND_OF[slot];
  return content.of(s).vehicles[kind][s.level[slot]].capacity;
}

/** Whether it carries units by land: a wagon, a caravan made one by card 11, an engine by card 54. */
export function isWagon(s: UniState, slot: number): boolean {
  const kind = KIND_OF[slot];
  return kind === WAGON || (kind === CARAVAN && (s.special[slot] & VEHICLE_DUAL) !== 0) || s.special[slot] >= WAGON_CAPACITY;
}

/** Whether it carries cubes: a caravan, a ship, a wagon made a caravan by card 11. */
export function carriesCubes(s: UniState, slot: number): boolean {
  return isTrade(slot) || (KIND_OF[slot] === WAGON && (s.special[slot] & VEHICLE_DUAL) !== 0);
}

export function fullMp(s: UniState, slot: number): number {
  return content.of(s).vehicles[KIND_OF[slot]][s.level[slot]].mp;
}

/** What a galley carries: units, and wagons and engines at sea (UNI-17.11). */
export function loadOf(s: UniState, galley: number): number {
  let n = s.armies[armyAt(s.vehicleOf[galley], aboard(galley))];
  for (let slot = GALLEY_SLOTS; slot < SLOTS; slot++) if (s.carrier[slot] === galley) n++;
  return n;
}

/** Cubes aboard (UNI-12.7). */
export function cubesAboard(s: UniState, slot: number): number {
  if (slot >= TRANSPORT_SLOTS) return 0;
  let n = 0;
  for (let good = 0; good < GOODS.length; good++) n += s.cargo[cargoAt(slot, good)];
  return n;
}

/** Whether vehicles of these numbers by level can all show an ownership token (UNI-1.10, UNI-1.11). */
export function tokensSuffice(n1: number, n2: number, n3: number): boolean {
  return n1 <= 8 && n2 <= 6 && n3 <= 4 && n2 + n3 <= 8 && n1 + n2 + n3 <= 10;
}

const NO_MORE: readonly number[] = [0, 0, 0, 0];

const NO_OWNERSHIP_TOKEN = reason('UNI-1.11', 'noOwnershipToken');
export const SUPPLY_EMPTY = reason('UNI-1.12', 'supplyEmpty');

/** By level: the ownership tokens that a player's vehicles show; `more` are others that are to come. */
export function shownTokens(s: UniState, seat: Seat, more: readonly number[] = NO_MORE): number[] {
  const n = more.slice();
  for (let slot = 0; slot < SLOTS; slot++) if (s.vehicleOf[slot] === seat) n[s.level[slot]]++;
  return n;
}

/** Why there is no token for one more vehicle of this level beside those shown; `instead` is the level of one that is given up for it. */
export function whyNoFurther(shown: readonly number[], level: number, instead = 0): Reason | null {
  const n = shown.slice();
  n[level]++;
  n[instead]--;
  return tokensSuffice(n[1], n[2], n[3]) ? null : NO_OWNERSHIP_TOKEN;
}

/** The same of a player as he stands, with what is to come. */
export function whyNoToken(s: UniState, seat: Seat, level: number, instead = 0, more?: readonly number[]): Reason | null {
  return whyNoFurther(shownTokens(s, seat, more), level, instead);
}

/** Pieces of a kind in the supply; of engines those of the level. */
export function vehiclesLeft(s: UniState, kind: number, level: number): number {
  const { vehicleSupply, engineSupply } = content.of(s);
  let used = 0;
  for (let slot = FIRST_SLOT[kind]; slot < FIRST_SLOT[kind] + SLOTS_OF[kind]; slot++)
    if (s.vehicleOf[slot] !== NOBODY && (kind !== ENGINE || s.level[slot] === level)) used++;
  return (kind === ENGINE ? engineSupply[level] : vehicleSupply[kind]) - used;
}

/** Why a player cannot have one more vehicle: supply, then ownership token. */
export function whyNotVehicle(s: UniState, seat: Seat, kind: number, level: number): Reason | null {
  return vehiclesLeft(s, kind, level) > 0 ? whyNoToken(s, seat, level) : SUPPLY_EMPTY;
}

/** Puts a vehicle on the map, with all its MP. The caller has asked whether there is one. Returns its slot. */
export function placeVehicle(s: UniState, side: Side, kind: number, level: number, node: number): number {
  let slot = FIRST_SLOT[kind];
  while (s.vehicleOf[slot] !== NOBODY) slot++;
  s.vehicleOf[slot] = side;
  s.level[slot] = level;
  s.at[slot] = node;
  s.mp[slot] = fullMp(s, slot);
  s.halted[slot] = 0;
  s.carrier[slot] = NOWHERE;
  s.special[slot] = 0;
  return slot;
}

/** A route without its transport is over, unless card 30 has kept it (UNI-37.10, UNI-45.55). */
export function loseRoute(s: UniState, slot: number): void {
  const seat = s.vehicleOf[slot];
  if (seat < 0 || seat >= BARBARIANS || s.routes[seat]?.slot !== slot) return;
  s.routes[seat] = null;
  s.core.told?.push({ key: 'routeLost', params: { seat } });
}

/**
 * Takes a vehicle off the map (UNI-8.11), and its route with it: cubes go to the supply; what a galley carried at sea passes to its owner's
 * other galleys there as far as they have room, of the rest units go to the reserve and wagons and engines to the supply.
 */
export function removeVehicle(s: UniState, slot: number): void {
  loseRoute(s, slot);
  const side = s.vehicleOf[slot];
  if (slot < TRANSPORT_SLOTS)
    for (let good = 0; good < GOODS.length; good++) {
      s.cubes[good] += s.cargo[cargoAt(slot, good)];
      s.cargo[cargoAt(slot, good)] = 0;
    }
  s.vehicleOf[slot] = NOBODY;
  const node = s.at[slot];
  if (slot < GALLEY_SLOTS && isSea(node)) unload(s, side, slot, node);
  s.level[slot] = 0;
  s.at[slot] = NOWHERE;
  s.mp[slot] = 0;
  s.halted[slot] = 0;
  s.carrier[slot] = NOWHERE;
  s.special[slot] = 0;
}

/** Units, wagons and engines of a galley that is gone. */
function unload(s: UniState, side: Side, galley: number, node: number): void {
  for (let slot = GALLEY_SLOTS; slot < SLOTS; slot++) {
    if (s.carrier[slot] !== galley) continue;
    const other = roomAt(s, side, node);
    if (other === NOWHERE) removeVehicle(s, slot);
    else s.carrier[slot] = other;
  }
  for (let unit = UNITS.length - 1; unit >= 0; unit--)
    for (let n = unitsOf(s, side, aboard(galley), unit); n > 0; n--) {
      const other = roomAt(s, side, node);
      if (other === NOWHERE) dismiss(s, side, aboard(galley), unit, 1);
      else moveUnits(s, side, aboard(galley), aboard(other), unit, 1);
    }
}

/** A galley of the side in a sea zone that has room for one more; barbarian galleys always have (UNI-6.8). */
export function roomAt(s: UniState, side: Side, node: number): number {
  for (let galley = 0; galley < GALLEY_SLOTS; galley++)
    if (s.vehicleOf[galley] === side && s.at[galley] === node && (side === BARBARIANS || loadOf(s, galley) < capacityOf(s, galley)))
      return galley;
  return NOWHERE;
}

export function vehiclesOf(s: UniState, side: Side): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) if (s.vehicleOf[slot] === side) found.push(slot);
  return found;
}
