/** 28. Flight: where an attacker could go, who can be carried, and the way out after a last round. */

import { amount, type Next, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { aboard, armyAt, type Battle, lot, NOWHERE, type UniState, unitAt } from '../state.ts';
import { CASTLE_LEVEL, ENGINE, GALLEY, GALLEY_SLOTS, MILITARY, NODES, SLOTS, UNITS } from '../vocabulary.ts';
import { isBanned } from './bans.ts';
import type { RoundOption } from './battle-options.ts';
import { examine } from './control.ts';
import { tollDue } from './entering.ts';
import { aboutBattle, armyOf, inTime, isPlayer, locationsOf, present } from './fighters.ts';
import { roomOf } from './loads.ts';
import { isSea, stepCost } from './map.ts';
import { follows, isMilitary } from './movers.ts';
import { lets } from './reach.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { type Grant, tollOf } from './relations.ts';
import { step } from './step.ts';
import { payToll } from './tolls.ts';
import { dismiss, moveUnits, setStopped, stoppedAt } from './troops.ts';
import { capacityOf, isWagon, kindOf, loadOf } from './vehicles.ts';

/** A place to flee to: the MP of the cheapest way, and the leaves whose toll is due on it. */
interface WayOut {
  readonly to: number;
  readonly bySea: boolean;
  readonly mp: number;
  readonly tolls: readonly Grant[];
}

const LEAVE_BANNED = reason('UNI-28.8', 'flightBanned');
const NO_WAY = reason('UNI-28.8', 'noWayOut');
const TOLL = reason('UNI-39.22', 'cannotPayFlightToll');

/** Whether the steps by land out of the battle cost nothing: the castle there is the attacker's (UNI-17.17, UNI-33.11). */
function hasFreeStep(s: UniState, b: Battle): boolean {
  return !b.naval && s.owner[b.place] === b.attacker && s.buildings[lot(b.place, MILITARY)] === CASTLE_LEVEL;
}

/** Vehicles of the attacker that could leave: by land wagons and engines, by sea galleys (UNI-28.2). */
function goers(s: UniState, b: Battle, bySea: boolean, mp: number): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.vehicleOf[slot] !== b.attacker || s.at[slot] !== b.place || !isMilitary(s, slot)) continue;
    if ((kindOf(slot) === GALLEY) !== bySea || s.carrier[slot] !== NOWHERE) continue;
    if (s.mp[slot] >= mp || (!bySea && follows(s, slot))) found.push(slot);
  }
  return found;
}

/** Whether a vehicle takes units along: wagons, galleys ashore, at sea those with somebody aboard. */
function carries(s: UniState, b: Battle, slot: number, bySea: boolean): boolean {
  return bySea ? !b.naval || s.armies[armyAt(b.attacker, aboard(slot))] > 0 : isWagon(s, slot);
}

/** The most MP with which somebody could be carried away; -1 for nobody. */
function mostMp(s: UniState, b: Battle, bySea: boolean): number {
  let most = -1;
  for (const slot of goers(s, b, bySea, 0)) if (carries(s, b, slot, bySea)) most = Math.max(most, s.mp[slot]);
  return most;
}

/**
 * Places that can be reached through places that would not stop the army, each at the cost of its cheapest way; of ways that cost the same
 * the one with less toll (UNI-28.3, UNI-28.7).
 */
function waysOut(s: UniState, b: Battle, bySea: boolean, into: WayOut[]): void {
  const most = mostMp(s, b, bySea);
  const free = !bySea && hasFreeStep(s, b);
  if (most < 0 && !free) return;
  const { nodes } = content.of(s);
  const best: (WayOut | undefined)[] = new Array(NODES);
  const edge: WayOut[] = [{ to: b.place, bySea, mp: 0, tolls: [] }];
  for (let at = 0; at < edge.length; at++) {
    const from = edge[at];
    if ((from.to !== b.place && best[from.to] !== from) || isBanned(s, from.to, 'leave')) continue;
    for (const to of nodes[from.to].neighbours) {
      if (to === b.place || s.inPlay[to] === 0 || (bySea ? !isSea(from.to) && !isSea(to) : isSea(to))) continue;
      const cost = free && from.to === b.place ? 0 : stepCost(s, from.to, to);
      const mp = from.mp + cost;
      if (mp > Math.max(0, most) || (most < 0 && from.to !== b.place) || !lets(s, b.attacker, to)) continue;
      const next = { to, bySea, mp, tolls: withToll(s, b.attacker, to, from.tolls) };
      const known = best[to];
      if (known !== undefined && (known.mp < mp || (known.mp === mp && tollsOf(known) <= tollsOf(next)))) continue;
      best[to] = next;
      edge.push(next);
    }
  }
  for (const way of best) if (way !== undefined) into.push(way);
}

function withToll(s: UniState, seat: Seat, node: number, tolls: readonly Grant[]): readonly Grant[] {
  const paid = tolls.map(({ pact, giver }) => ({ pact: pact.id, giver }));
  const leave = tollDue(s, seat, node, paid);
  return leave === null ? tolls : [...tolls, leave];
}

/** What a way costs in florins (UNI-39.38). */
export function tollsOf({ tolls }: WayOut): number {
  return tolls.reduce((sum, leave) => sum + tollOf(leave), 0);
}

/** Where the attacker could flee to as everybody can tell (UNI-28.1, UNI-28.7, UNI-28.8). */
export function escapes(s: UniState, b: Battle): WayOut[] {
  const found: WayOut[] = [];
  if (!isPlayer(b.attacker) || isBanned(s, b.place, 'leave')) return found;
  if (!b.naval) waysOut(s, b, false, found);
  waysOut(s, b, true, found);
  return found;
}

export function fleeOption(s: UniState, { to, mp, bySea }: WayOut): RoundOption & { readonly node: string } {
  const { id } = content.of(s).nodes[to];
  const key = `flee to ${id}${bySea ? ' by ship' : ''}`;
  return { key, say: bySea ? 'fleeByShip' : 'fleeTo', act: 'flee', index: to, mp, bySea, node: id, at: [`node:${id}`], confirm: true };
}

/** Why flight is not offered: a ban, no way, or a toll that cannot be paid. */
export function refusedFlights(s: UniState, b: Battle): Refused[] {
  const { nodes } = content.of(s);
  const found = escapes(s, b);
  const refused: Refused[] = [];
  for (const way of found)
    if (s.florins[b.attacker] < tollsOf(way)) refused.push(refuse(fleeOption(s, way), TOLL, { node: nodes[way.to].id }));
  const why: Reason = isBanned(s, b.place, 'leave') ? LEAVE_BANNED : NO_WAY;
  for (const to of nodes[b.place].neighbours)
    if (!found.some((way) => way.to === to))
      refused.push(refuse(fleeOption(s, { to, mp: 0, bySea: isSea(to), tolls: [] }), why, { node: nodes[to].id }));
  return refused;
}

/** The attacker says that he flees, before any die; the leave to pass is paid first (UNI-28.1, UNI-39.38). */
export function declareFlight(s: UniState, b: Battle, { index, mp, bySea }: RoundOption): void {
  const way = escapes(s, b).find((one) => one.to === index && one.bySea === bySea);
  // A giver who cannot pay his due breaks the pact for all: nothing more is due by it (UNI-39.22, UNI-39.40).
  for (const leave of way?.tolls ?? []) if (s.pacts.includes(leave.pact)) payToll(s, leave);
  b.flight = index;
  b.flightCost = mp;
  b.flightBySea = bySea;
  s.core.told?.push({ key: 'flightDeclared', params: { seat: b.attacker, node: content.of(s).nodes[index].id, mp } });
}

/** How many units can be taken along; any number by the free step of a castle (UNI-28.2). */
function roomFor(s: UniState, b: Battle): number {
  if (!b.flightBySea && b.flightCost === 0 && hasFreeStep(s, b) && content.of(s).nodes[b.place].land.includes(b.flight)) return 255;
  let room = 0;
  for (const slot of goers(s, b, b.flightBySea, b.flightCost)) if (b.flightBySea || isWagon(s, slot)) room += roomOf(s, slot);
  return room;
}

/** Units that go, kind by kind, where not all can be carried (UNI-28.5). */
export const fleeLoad = step.amount('fleeLoad', {
  rule: ['UNI-28.2', 'UNI-28.5'],
  ask(s, { seat, unit, chosen }: { seat: Seat; unit: number; chosen: readonly number[] }) {
    const b = present(s);
    if (b.naval) return null;
    const room = roomFor(s, b) - chosen.reduce((sum, n) => sum + n, 0);
    const there = s.troops[unitAt(seat, b.place, unit)];
    let later = 0;
    for (let other = unit + 1; other < UNITS.length; other++) later += s.troops[unitAt(seat, b.place, other)];
    const most = Math.min(there, room);
    const least = Math.min(most, Math.max(0, room - later));
    return amount(seat, least, most, { params: { ...aboutBattle(s, b), unit: UNITS[unit], room }, limit: inTime(s, String(most)) });
  },
  answer(_s, { seat, unit, chosen }, n: number): Next {
    const next = [...chosen, n];
    return unit + 1 < UNITS.length ? fleeLoad.do({ seat, unit: unit + 1, chosen: next }) : leaveField.do({ seat, chosen: next });
  },
});

/** After the round of flight: the survivors leave, the most expensive first where nobody chooses (UNI-28.5). */
export function flee(s: UniState, b: Battle): Next {
  const seat = b.attacker;
  if (b.naval) return leaveField.do({ seat, chosen: [] });
  const units = UNITS.map((_, unit) => s.troops[unitAt(seat, b.place, unit)]);
  return armyOf(s, b, 0) <= roomFor(s, b) ? leaveField.do({ seat, chosen: units }) : fleeLoad.do({ seat, unit: 0, chosen: [] });
}

/** Those who go arrive and stop; those left behind go to the reserve, vehicles left behind are spoils (UNI-28.5). */
export const leaveField = step.work('leaveField', {
  rule: ['UNI-28.5', 'UNI-28.7'],
  run(s, { seat, chosen }: { seat: Seat; chosen: readonly number[] }) {
    const b = present(s);
    const slots = goers(s, b, b.flightBySea, b.flightCost);
    if (b.flightBySea) sailAway(s, b, slots, chosen);
    else rideAway(s, b, slots, chosen);
    for (const location of locationsOf(s, b, 0))
      for (let unit = 0; unit < UNITS.length; unit++) {
        const left = s.troops[unitAt(seat, location, unit)];
        if (left > 0) dismiss(s, seat, location, unit, left);
      }
    if (!isSea(b.flight)) examine(s, b.flight);
    if (s.core.told !== null) s.core.told.push({ key: 'fled', params: { seat, node: content.of(s).nodes[b.flight].id } });
    return undefined;
  },
});

function park(s: UniState, slot: number, node: number, carrier: number): void {
  s.at[slot] = node;
  s.halted[slot] = 1;
  s.mp[slot] = 0;
  s.carrier[slot] = carrier;
}

function carry(s: UniState, seat: Seat, from: number, to: number, unit: number, n: number): void {
  if (n === 0) return;
  const stopped = stoppedAt(s, seat, to, unit) + n;
  if (from !== to) moveUnits(s, seat, from, to, unit, n);
  setStopped(s, seat, to, unit, Math.min(stopped, s.troops[unitAt(seat, to, unit)]));
}

function rideAway(s: UniState, b: Battle, slots: readonly number[], chosen: readonly number[]): void {
  for (const slot of slots) park(s, slot, b.flight, NOWHERE);
  chosen.forEach((n, unit) => {
    carry(s, b.attacker, b.place, b.flight, unit, n);
  });
}

/** Galleys with what is aboard; from land they take on the units chosen, then wagons and engines as far as there is room (UNI-17.11). */
function sailAway(s: UniState, b: Battle, galleys: readonly number[], chosen: readonly number[]): void {
  const seat = b.attacker;
  const isAfloat = isSea(b.flight);
  for (const galley of galleys) {
    if (b.naval)
      for (let unit = 0; unit < UNITS.length; unit++)
        carry(s, seat, aboard(galley), isAfloat ? aboard(galley) : b.flight, unit, s.troops[unitAt(seat, aboard(galley), unit)]);
    for (let slot = GALLEY_SLOTS; slot < SLOTS; slot++)
      if (s.carrier[slot] === galley) park(s, slot, b.flight, isAfloat ? galley : NOWHERE);
    park(s, galley, b.flight, NOWHERE);
  }
  if (b.naval) return;
  let room = galleys.reduce((sum, galley) => sum + capacityOf(s, galley), 0);
  chosen.forEach((n, unit) => {
    for (let left = n; left > 0; left--) {
      const galley = isAfloat ? (galleys.find((one) => loadOf(s, one) < capacityOf(s, one)) ?? NOWHERE) : NOWHERE;
      carry(s, seat, b.place, galley === NOWHERE ? b.flight : aboard(galley), unit, 1);
      room--;
    }
  });
  for (let slot = GALLEY_SLOTS; slot < SLOTS && room > 0; slot++) {
    if (s.vehicleOf[slot] !== seat || s.at[slot] !== b.place || (kindOf(slot) !== ENGINE && !isWagon(s, slot))) continue;
    const galley = isAfloat ? (galleys.find((one) => loadOf(s, one) < capacityOf(s, one)) ?? NOWHERE) : NOWHERE;
    if (isAfloat && galley === NOWHERE) return;
    park(s, slot, b.flight, galley);
    room--;
  }
}
