/** 6. Barbarian points of the first player. */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { aboard, armyAt, lot, NOBODY, NOWHERE, type UniState } from '../state.ts';
import { ARCHER, BARBARIANS, CAPTAIN, CATEGORIES, GALLEY_SLOTS, LIGHT, NODES, SLOTS, TERRITORIES, UNITS } from '../vocabulary.ts';
import { isBanned } from './bans.ts';
import { PAUSE } from './calls.ts';
import { claimLand } from './clash.ts';
import { campOf, hordeArrives, mayPutToSea, moveHorde, pillageByBarbarians } from './hordes.ts';
import { isSea } from './map.ts';
import type { BarbarianOption } from './realm-options.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';
import { armyIn, hasArmy, inReserve, muster } from './troops.ts';
import { isTrade } from './vehicles.ts';

const AT_SEA = reason('UNI-6.15', 'hordeAtSea');
const NO_FIRE = reason('UNI-6.3', 'noFireThere');
const NO_PIECE = reason('UNI-6.6', 'noBarbarianLeft');
const HORDE_TOO_SMALL = reason('UNI-6.5', 'hordeTooSmall');
const WITH_PLAYERS = reason('UNI-6.10', 'hordeWithUnits');
const OWN_KINGDOM = reason('UNI-6.10', 'hordeInOwnKingdom');
const MAY_NOT_LEAVE = reason('UNI-45.49', 'hordeHeld');
const NO_GALLEY = reason('UNI-6.8', 'noBarbarianGalley');

/** The types that may be added (UNI-6.5). */
const ADDED: readonly number[] = [LIGHT, ARCHER, CAPTAIN];

export function barbarianPoints(_s: UniState): readonly Frame[] {
  return [beginBarbarians.do({})];
}

export const beginBarbarians = step.work('beginBarbarians', {
  rule: 'UNI-6.1',
  run: (s, _: object): Next => [PAUSE, spendBarbarianPoint.do({ seat: s.order[0], left: content.of(s).barbarians.points })],
});

function hasPlayers(s: UniState, node: number): boolean {
  return s.order.some((seat) => hasArmy(s, seat, node));
}

/** Where war wagons, galleys and engines of players are: these are units too, and barbarians have had to leave some alone (UNI-3.10). */
function vehiclePlaces(s: UniState): number[] {
  const places: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++)
    if (s.vehicleOf[slot] !== NOBODY && s.vehicleOf[slot] !== BARBARIANS && !isTrade(slot)) places.push(s.at[slot]);
  return places;
}

/** A fire that no player controls and where no military unit of a player stands (UNI-6.3). */
function isOpenFire(s: UniState, territory: number): boolean {
  return content.of(s).nodes[territory].fire && s.control[territory] === NOBODY && !hasPlayers(s, territory);
}

/** Whether players control every fire in play, so that other land is open too (UNI-6.4). */
function areFiresOut(s: UniState): boolean {
  return content.of(s).fires.every((fire) => s.inPlay[fire] === 0 || s.control[fire] !== NOBODY);
}

/** Land outside all home kingdoms in play, of nobody, that holds no army, engine, transport or building (UNI-6.4). */
function isEmptyLand(s: UniState, territory: number): boolean {
  if (s.kingdoms.includes(content.of(s).nodes[territory].kingdom) || s.control[territory] !== NOBODY || hasPlayers(s, territory))
    return false;
  for (let slot = 0; slot < SLOTS; slot++) if (s.at[slot] === territory) return false;
  for (let category = 0; category < CATEGORIES.length; category++) if (s.buildings[lot(territory, category)] > 0) return false;
  return true;
}

/** Why no unit may be added in a place (UNI-6.3, UNI-6.4, UNI-6.15). */
function whyNotThere(s: UniState, node: number, firesOut: boolean): Reason | null {
  if (isSea(node)) return AT_SEA;
  if (s.armies[armyAt(BARBARIANS, node)] > 0 || isOpenFire(s, node)) return null;
  return firesOut && isEmptyLand(s, node) ? null : NO_FIRE;
}

/** Why not this type (UNI-6.5, UNI-6.6). */
function whyNotType(s: UniState, node: number, unit: number): Reason | null {
  const { archerNeeds, captainNeeds } = content.of(s).barbarians;
  if (inReserve(s, BARBARIANS, unit) === 0) return NO_PIECE;
  const needs = unit === ARCHER ? archerNeeds : unit === CAPTAIN ? captainNeeds : 0;
  return s.armies[armyAt(BARBARIANS, node)] >= needs ? null : HORDE_TOO_SMALL;
}

/** Why the first player may not move the barbarians of a place (UNI-6.10, UNI-45.49). */
function whyNotLeave(s: UniState, seat: Seat, node: number, vehicles: readonly number[]): Reason | null {
  if (vehicles.includes(node) || hasPlayers(s, node)) return WITH_PLAYERS;
  if (!isSea(node) && s.homeOf[node] === seat) return OWN_KINGDOM;
  return isBanned(s, node, 'leave') ? MAY_NOT_LEAVE : null;
}

/** Why they cannot go there; barbarians already at sea take their galley with them (UNI-6.8). */
function whyNotTo(s: UniState, from: number, to: number): Reason | null {
  return isSea(to) && !isSea(from) && !mayPutToSea(s, to) ? NO_GALLEY : null;
}

function offerMoves(s: UniState, seat: Seat, node: number, vehicles: readonly number[], into: BarbarianOption[]): void {
  if (whyNotLeave(s, seat, node, vehicles) !== null) return;
  for (const move of content.of(s).options.realm.moveBarbarians[node])
    if (s.inPlay[move.to] === 1 && whyNotTo(s, node, move.to) === null) into.push(move);
}

function offers(s: UniState, seat: Seat): BarbarianOption[] {
  const { realm } = content.of(s).options;
  const open: BarbarianOption[] = [realm.noBarbarians];
  const firesOut = areFiresOut(s);
  const { nodes } = content.of(s);
  for (let node = 0; node < TERRITORIES; node++) {
    // Elsewhere nothing can be added, which need not be asked.
    if (!firesOut && !nodes[node].fire && s.armies[armyAt(BARBARIANS, node)] === 0) continue;
    if (s.inPlay[node] === 0 || whyNotThere(s, node, firesOut) !== null) continue;
    for (const unit of ADDED) if (whyNotType(s, node, unit) === null) open.push(realm.addBarbarian[unit][node]);
  }
  const vehicles = vehiclePlaces(s);
  for (let node = 0; node < TERRITORIES; node++) if (s.armies[armyAt(BARBARIANS, node)] > 0) offerMoves(s, seat, node, vehicles, open);
  for (let galley = 0; galley < GALLEY_SLOTS; galley++)
    if (s.vehicleOf[galley] === BARBARIANS && campOf(s, s.at[galley]) === aboard(galley)) offerMoves(s, seat, s.at[galley], vehicles, open);
  return open;
}

/** One point after the other; some may stay unused (UNI-6.1, UNI-6.2). */
export const spendBarbarianPoint = step.pick('spendBarbarianPoint', {
  rule: ['UNI-6.1', 'UNI-6.2', 'UNI-6.3', 'UNI-6.4', 'UNI-6.5', 'UNI-6.6', 'UNI-6.7', 'UNI-6.8', 'UNI-6.10', 'UNI-6.15'],
  ask: (s, { seat, left }: { seat: Seat; left: number }) => (left === 0 ? null : pick(seat, () => offers(s, seat), { params: { left } })),
  answer(s, { seat, left }, { act, kind, from, to }: BarbarianOption): Next {
    if (act === 'stop') return undefined;
    const next = act === 'add' ? addUnit(s, seat, from, kind) : marchHorde(s, seat, from, to);
    return [...next, PAUSE, spendBarbarianPoint.do({ seat, left: left - 1 })];
  },
  refused(s, { seat }): Refused[] {
    const { nodes, options } = content.of(s);
    const { realm } = options;
    const refused: Refused[] = [];
    const vehicles = vehiclePlaces(s);
    const firesOut = areFiresOut(s);
    for (let node = 0; node < NODES; node++) {
      if (s.inPlay[node] === 0) continue;
      const camp = campOf(s, node);
      const { id, fire } = nodes[node];
      const where = camp !== NOWHERE || fire ? whyNotThere(s, node, firesOut) : NO_FIRE;
      for (const unit of ADDED) {
        const why = where ?? whyNotType(s, node, unit);
        if (why !== null) refused.push(refuse(realm.addBarbarian[unit][node], why, { node: id }));
      }
      if (camp === NOWHERE) continue;
      const held = whyNotLeave(s, seat, node, vehicles);
      for (const move of realm.moveBarbarians[node]) {
        const why = s.inPlay[move.to] === 0 ? null : (held ?? whyNotTo(s, node, move.to));
        if (why !== null) refused.push(refuse(move, why, { node: id }));
      }
    }
    return refused;
  },
});

/** A unit that joins others starts no battle now; where no unit of a player stands everything is pillaged (UNI-6.18, UNI-41.12). */
function addUnit(s: UniState, seat: Seat, node: number, unit: number): readonly Frame[] {
  muster(s, BARBARIANS, node, unit, 1);
  if (s.core.told !== null) {
    const { id } = content.of(s).nodes[node];
    s.core.told.push({ key: 'barbarianAdded', params: { seat, unit: UNITS[unit], node: id } });
  }
  return hasPlayers(s, node) ? [] : pillageByBarbarians(s, node);
}

/** All barbarians of a place go to an adjacent one and fight or pillage there at once (UNI-6.7, UNI-6.11, UNI-6.12). */
function marchHorde(s: UniState, seat: Seat, from: number, to: number): readonly Frame[] {
  const n = armyIn(s, BARBARIANS, from);
  moveHorde(s, from, to);
  if (s.core.told !== null) {
    const { nodes } = content.of(s);
    s.core.told.push({ key: 'barbariansMoved', params: { seat, n, fromNode: nodes[from].id, node: nodes[to].id } });
  }
  return [...hordeArrives(s, to), claimLand.do({ node: from })];
}
