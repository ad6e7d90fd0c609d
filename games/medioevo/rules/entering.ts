/** 18. Entering places: whom it attacks, and whether the army may go on. */

import type { Seat } from '@castellan/engine';
import { armyAt, NOBODY, type PaidToll, type Side, type UniState } from '../state.ts';
import { BARBARIANS, GALLEY_SLOTS, SLOTS } from '../vocabulary.ts';
import { isSea } from './map.ts';
import { areHostile, type Grant, grantOf, isDue } from './relations.ts';
import { armyIn, hasArmy } from './troops.ts';
import { isTrade } from './vehicles.ts';

/** What entering leads to: nothing, a stop of those who enter (UNI-18.14), or a clash that ends the movement (UNI-17.4). */
export const FREE = 0;
export const HALTS = 1;
export const CLASHES = 2;

/** The leave by which a player lets another's armies pass; null for none. At war nobody passes (UNI-18.5, UNI-39.14). */
export function passageOf(s: UniState, giver: Seat, seat: Seat): Grant | null {
  return areHostile(s, giver, seat) ? null : grantOf(s, 'passage', giver, seat);
}

/** Whom an army of any kind attacks by entering a place: its controller, unless he lets it pass; -1 for nobody (UNI-18.3, UNI-18.4). */
export function attackedIn(s: UniState, seat: Seat, node: number): Seat {
  if (isSea(node)) return NOBODY;
  const controller = s.control[node];
  return controller === NOBODY || controller === seat || passageOf(s, controller, seat) !== null ? NOBODY : controller;
}

/** The leave for which something is still due on entering a place, from whichever of the two; null for none (UNI-39.22, UNI-39.38). */
export function tollDue(s: UniState, seat: Seat, node: number, paid: readonly PaidToll[]): Grant | null {
  if (s.pacts.length === 0 || isSea(node)) return null;
  const controller = s.control[node];
  if (controller === NOBODY || controller === seat) return null;
  const leave = passageOf(s, controller, seat);
  if (leave === null || !leave.pact.perUse.some((payment) => isDue(leave, payment))) return null;
  return paid.some(({ pact, giver }) => pact === leave.pact.id && giver === controller) ? null : leave;
}

/** Whether no player controls a territory and no military unit stands there: an army meets a fresh horde (UNI-18.1, UNI-41.1). */
export function isWild(s: UniState, node: number): boolean {
  if (isSea(node) || s.control[node] !== NOBODY || s.armies[armyAt(BARBARIANS, node)] > 0) return false;
  for (let seat = 0; seat < s.core.seats; seat++) if (s.armies[armyAt(seat, node)] > 0) return false;
  return true;
}

/** Whether military units of an opponent stand in a place (UNI-18.2). */
export function hasOpponents(s: UniState, seat: Seat, node: number): boolean {
  if (hasArmy(s, BARBARIANS, node)) return true;
  for (let other = 0; other < s.core.seats; other++)
    if (other !== seat && hasArmy(s, other, node) && areHostile(s, other, seat)) return true;
  return false;
}

/** Players whose military units oppose a seat's in a place, in turn order. */
export function opponentsIn(s: UniState, seat: Seat, node: number): Seat[] {
  return s.order.filter((other) => other !== seat && areHostile(s, other, seat) && hasArmy(s, other, node));
}

/** Hostile players with galleys in a sea zone, manned or not. */
export function hostileGalleys(s: UniState, seat: Seat, node: number): Side[] {
  const sides: Side[] = [];
  for (let galley = 0; galley < GALLEY_SLOTS; galley++) {
    const side = s.vehicleOf[galley];
    if (s.at[galley] === node && side !== NOBODY && side !== seat && !sides.includes(side) && areHostile(s, side, seat)) sides.push(side);
  }
  return sides;
}

/** What an army meets in a place; `manned` says whether it has military units, those that stand there already included. */
export function entryOf(s: UniState, seat: Seat, node: number, manned: boolean): number {
  if (isSea(node)) return atSea(s, seat, node, manned);
  if (s.armies[armyAt(BARBARIANS, node)] > 0) return CLASHES;
  const controller = s.control[node];
  if (controller === seat) return FREE;
  if (hasOpponents(s, seat, node)) return CLASHES;
  if (controller === NOBODY) return isWild(s, node) ? CLASHES : FREE;
  if (passageOf(s, controller, seat) !== null) return FREE;
  return manned || armyIn(s, controller, node) > 0 ? CLASHES : HALTS;
}

/** Galleys of opponents stop it as soon as one of the two sides carries units (UNI-18.7, UNI-18.8). */
function atSea(s: UniState, seat: Seat, node: number, manned: boolean): number {
  for (const side of hostileGalleys(s, seat, node)) if (manned || side === BARBARIANS || hasArmy(s, side, node)) return CLASHES;
  return FREE;
}

/** Players whose trade transports an army comes upon: their owner has no military unit there and is not of its team (UNI-18.10, UNI-44.9). */
export function tradersIn(s: UniState, seat: Seat, node: number): Seat[] {
  const owners: Seat[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const owner = s.vehicleOf[slot];
    if (s.at[slot] !== node || owner === seat || owner >= BARBARIANS || !isTrade(slot)) continue;
    if (!owners.includes(owner) && s.teams[owner] !== s.teams[seat] && !hasArmy(s, owner, node)) owners.push(owner);
  }
  return owners;
}
