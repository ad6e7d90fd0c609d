/** 17. Where a piece may step: adjacency, element, MP, bans, Logistics; for marches, and for trade transports by `stepOptions`. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';

import { type March, NOWHERE, type PaidToll, type UniState } from '../state.ts';
import { BLUE, GALLEY_SLOTS, NODES, TECHNOLOGIES, TERRITORIES } from '../vocabulary.ts';
import { isBanned } from './bans.ts';
import { entryOf, FREE, hasOpponents, isWild, tollDue } from './entering.ts';
import { isSea, stepCost } from './map.ts';
import type { StepOption } from './march-options.ts';
import { hasCastle, isMilitary } from './movers.ts';
import { hasStudied, owns, pointsCost, unflipped } from './points.ts';
import { type Reason, reason } from './reason.ts';
import { areHostile, tollOf } from './relations.ts';
import { hasArmy } from './troops.ts';
import { isShip } from './vehicles.ts';

const NO_TOLLS: readonly PaidToll[] = [];

export const LOGISTICS = TECHNOLOGIES.indexOf('logistics');

const OUT_OF_PLAY = reason('UNI-1.7', 'outOfPlay');
const LEAVE_BANNED = reason('UNI-45.3', 'leaveBanned');
const NO_MP = reason('UNI-17.9', 'tooFewMp');
const NOT_BY_LAND = reason('UNI-17.15', 'shipsStayAtSea');
const NOT_BY_SEA = reason('UNI-17.15', 'landMoversStayAshore');
const FOES_AT_SEA = reason('UNI-46.22', 'galleysBarCrossing');
const FOES_ASHORE = reason('UNI-46.22', 'armiesBarPortage');
const HORDE_ASHORE = reason('UNI-46.22', 'hordeBarsPortage');
const NOT_HOME = reason('UNI-46.2', 'endsInOtherElement');

/** Whether a step is not of the mover's own element and takes Logistics: a land mover into a sea zone, a ship from land to land (UNI-46.2). */
export function needsLogistics(slot: number, from: number, to: number): boolean {
  if (slot >= 0 && isShip(slot)) return !isSea(from) && !isSea(to);
  return isSea(to);
}

/** Whether a vehicle stands where its move may not end: a land mover at sea, a ship inland (UNI-46.2). */
export function isAstray(s: UniState, slot: number): boolean {
  const node = s.at[slot];
  return isShip(slot) ? !isSea(node) && !isCoast(s, node) : isSea(node) && s.carrier[slot] === NOWHERE;
}

function isCoast(s: UniState, territory: number): boolean {
  for (const sea of content.of(s).nodes[territory].seas) if (s.inPlay[sea] === 1) return true;
  return false;
}

/** Steps by land from an inland territory to the nearest coast, for a ship that is carried over land. */
function stepsToCoast(s: UniState, territory: number): number {
  if (isCoast(s, territory)) return 0;
  const { nodes } = content.of(s);
  const seen = [territory];
  let edge = [territory];
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.some((node) => isCoast(s, node))) return steps;
    edge = edge
      .flatMap((node) => nodes[node].land)
      .filter((node, i, all) => s.inPlay[node] === 1 && !seen.includes(node) && all.indexOf(node) === i);
    seen.push(...edge);
  }
  return TERRITORIES;
}

/** Places through which a piece that can pay nothing more gets back into its own element, whatever it costs (UNI-46.2). */
export function waysHome(s: UniState, slot: number): number[] {
  const { nodes } = content.of(s);
  const here = s.at[slot];
  if (!isShip(slot)) return nodes[here].land.filter((node) => s.inPlay[node] === 1);
  const steps = stepsToCoast(s, here);
  return nodes[here].land.filter((node) => s.inPlay[node] === 1 && stepsToCoast(s, node) < steps);
}

/** Whether a step costs nothing: by land out of an own castle, each piece once (UNI-17.17, UNI-17.26). Ships have no part in it. */
export function isFreeStep(s: UniState, seat: Seat, slot: number, from: number, to: number, used: readonly number[]): boolean {
  if (isSea(from) || isSea(to) || (slot >= 0 && isShip(slot)) || !hasCastle(s, seat, from)) return false;
  return slot < 0 || !used.includes(slot * NODES + from);
}

/** MP that a vehicle pays for a step (UNI-17.8, UNI-44.4). */
export function mpOf(s: UniState, seat: Seat, slot: number, from: number, to: number, used: readonly number[]): number {
  return isFreeStep(s, seat, slot, from, to, used) ? 0 : stepCost(s, from, to);
}

/**
 * Why a vehicle may not step into an adjacent place, apart from what it meets there and from money. `used` are the castles that it has
 * left for nothing. A piece of the sea ashore and one of the land afloat must still be able to get home.
 */
export function whyNotStep(s: UniState, seat: Seat, slot: number, to: number, used: readonly number[]): Reason | null {
  const from = s.at[slot];
  if (s.inPlay[to] === 0) return OUT_OF_PLAY;
  if (isBanned(s, from, 'leave')) return LEAVE_BANNED;
  const left = s.mp[slot] - mpOf(s, seat, slot, from, to, used);
  if (left < 0) return NO_MP;
  return needsLogistics(slot, from, to) ? whyNotLogistics(s, seat, slot, to, left) : null;
}

/** Why Logistics does not take a piece there; points are asked for apart (UNI-46.2, UNI-46.22). */
function whyNotLogistics(s: UniState, seat: Seat, slot: number, to: number, left: number): Reason | null {
  if (isShip(slot)) {
    if (!owns(s, seat, LOGISTICS)) return NOT_BY_LAND;
    // Learnt for a single use it takes a ship to the next coast only (UNI-46.20).
    if (!hasStudied(s, seat, LOGISTICS) && !isCoast(s, to)) return NOT_HOME;
    if (hasOpponents(s, seat, to)) return FOES_ASHORE;
    if (isMilitary(s, slot) && isWild(s, to) && !(s.march?.edicts.includes(to) ?? false)) return HORDE_ASHORE;
    return left >= stepsToCoast(s, to) ? null : NOT_HOME;
  }
  if (!owns(s, seat, LOGISTICS)) return NOT_BY_SEA;
  for (let galley = 0; galley < GALLEY_SLOTS; galley++) {
    const side = s.vehicleOf[galley];
    if (s.at[galley] === to && side >= 0 && areHostile(s, side, seat) && hasArmy(s, side, to)) return FOES_AT_SEA;
  }
  return left >= 1 && content.of(s).nodes[to].land.some((node) => s.inPlay[node] === 1) ? null : NOT_HOME;
}

/** Puts the ways of making a step into a list: as it is, or by Logistics with tokens or florins (UNI-46.23). */
export function pushStep(s: UniState, seat: Seat, slot: number, from: number, to: number, into: StepOption[]): void {
  const { options } = content.of(s);
  if (!needsLogistics(slot, from, to)) {
    into.push(options.march.step[to]);
    return;
  }
  pushPaid(s, seat, BLUE, content.of(s).technologies[LOGISTICS].points, options.march.logistics[to], into);
}

/** A technology inside a move is paid as it comes, or with florins where tokens would else be flipped (UNI-46.23). */
export function pushPaid(
  s: UniState,
  seat: Seat,
  colour: number,
  points: number,
  options: readonly StepOption[],
  into: StepOption[],
): void {
  const cost = pointsCost(s, seat, colour, points, false);
  if (s.florins[seat] >= cost) into.push(options[0]);
  if (unflipped(s, seat, colour) === 0) return;
  const spared = pointsCost(s, seat, colour, points, true);
  if (spared > cost && s.florins[seat] >= spared) into.push(options[1]);
}

/**
 * Where a trade transport may step next, with the ways of paying for it (UNI-35.3, UNI-17.17, UNI-46.2). `used` are castle steps of this
 * move (`slot * NODES + territory`), which its owner notes.
 */
export function stepOptions(s: UniState, slot: number, used: readonly number[] = []): StepOption[] {
  const seat = s.vehicleOf[slot];
  const from = s.at[slot];
  const open: StepOption[] = [];
  for (const to of content.of(s).nodes[from].neighbours)
    if (whyNotStep(s, seat, slot, to, used) === null) pushStep(s, seat, slot, from, to, open);
  if (open.length === 0 && isAstray(s, slot)) for (const to of waysHome(s, slot)) open.push(content.of(s).options.march.step[to]);
  return open;
}

/** Places a mover could step into by land, or by sea and into docks: distances to a named target are counted along these (UNI-17.25). */
function distanceTo(s: UniState, ship: boolean, from: number, target: number): number {
  if (from === target) return 0;
  const { nodes } = content.of(s);
  const seen = new Uint8Array(NODES);
  seen[from] = 1;
  let edge = [from];
  for (let steps = 1; edge.length > 0; steps++) {
    const next: number[] = [];
    for (const node of edge)
      for (const to of nodes[node].neighbours) {
        if (seen[to] === 1 || s.inPlay[to] === 0 || (ship ? !isSea(node) && !isSea(to) : isSea(to))) continue;
        if (to === target) return steps;
        seen[to] = 1;
        next.push(to);
      }
    edge = next;
  }
  return NODES;
}

/** Whether a step brings a piece nearer to the target of the move (UNI-17.25 e). */
export function approaches(s: UniState, { target }: March, slot: number, from: number, to: number): boolean {
  const ship = slot >= 0 && isShip(slot);
  return distanceTo(s, ship, to, target) < distanceTo(s, ship, from, target);
}

/**
 * Steps on the shortest way by land through places that would not stop an army of the seat, the last place excepted; 255 where there is
 * none within reach. For units that hurry to a threatened territory (card 25); they take no way that must be paid for.
 */
export function marchDistance(s: UniState, seat: Seat, from: number, to: number, most: number, ship: boolean): number {
  const { nodes } = content.of(s);
  const seen = [from];
  let edge = [from];
  for (let steps = 1; steps <= most && edge.length > 0; steps++) {
    const next: number[] = [];
    for (const node of edge) {
      if (isBanned(s, node, 'leave')) continue;
      for (const other of nodes[node].neighbours) {
        if (s.inPlay[other] === 0 || seen.includes(other) || (ship ? !isSea(node) && !isSea(other) : isSea(other))) continue;
        if (other === to) return steps;
        seen.push(other);
        const leave = tollDue(s, seat, other, NO_TOLLS);
        if (lets(s, seat, other) && (leave === null || tollOf(leave) === 0)) next.push(other);
      }
    }
    edge = next;
  }
  return 255;
}

/** Whether nothing in a place would stop an army of the seat that may not attack either: own land, leave to pass, open sea (UNI-28.3). */
export function lets(s: UniState, seat: Seat, node: number): boolean {
  return entryOf(s, seat, node, true) === FREE;
}
