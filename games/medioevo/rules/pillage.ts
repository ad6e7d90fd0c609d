/** 32. Spoils: each element is kept or pillaged; barbarians take everything. Cards 50 and 51 shelter elements (UNI-45.28). */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { elementOfBuilding, elementOfCube, lot, NOBODY, NOWHERE, type Side, type UniState } from '../state.ts';
import { BARBARIANS, CATEGORIES, GALLEY, GALLEY_SLOTS, GOODS, NODES, SLOTS, TERRITORIES } from '../vocabulary.ts';
import { shedBlood } from './blood.ts';
import { buildingOf, raze } from './buildings.ts';
import { examine } from './control.ts';
import { inTime } from './fighters.ts';
import { addDeed } from './honour.ts';
import { isSea } from './map.ts';
import type { SpoilOption } from './march-options.ts';
import { takeCube } from './markets.ts';
import { earn } from './money.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';
import { cubesAboard, kindOf, loseRoute, removeVehicle, roomAt, vehicleName, whyNoToken } from './vehicles.ts';
import { openWindow } from './windows.ts';

const CUBES = SLOTS + 3 * TERRITORIES;
const SHELTERED = reason('UNI-45.28', 'sheltered');

function isVehicle(element: number): boolean {
  return element < SLOTS;
}

function isBuilding(element: number): boolean {
  return element >= SLOTS && element < CUBES;
}

export function isSheltered(s: UniState, element: number): boolean {
  return s.sheltered.length > 0 && s.sheltered.includes(element);
}

/** Vehicles of a side in a place, trade transports and docked ships included. */
export function vehiclesOfSide(s: UniState, side: Side, node: number): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) if (s.at[slot] === node && s.vehicleOf[slot] === side) found.push(slot);
  return found;
}

/** Buildings and market cubes of a territory, as elements (UNI-32.2). */
export function estateOf(s: UniState, territory: number): number[] {
  const found: number[] = [];
  if (isSea(territory)) return found;
  for (let category = 0; category < CATEGORIES.length; category++)
    if (s.buildings[lot(territory, category)] > 0) found.push(elementOfBuilding(territory, category));
  for (let good = 0; good < GOODS.length; good++) if ((s.market[territory] >> good) & 1) found.push(elementOfCube(territory, good));
  return found;
}

/** What pillaging an element pays (UNI-32.4, UNI-32.5). */
export function lootOf(s: UniState, element: number): number {
  const { trade, vehicles } = content.of(s);
  const half = trade.pillagePercent / 100;
  if (isVehicle(element)) return vehicles[kindOf(element)][s.level[element]].florins * half + cubesAboard(s, element) * trade.pillageCube;
  if (!isBuilding(element)) return trade.pillageCube;
  const category = (element - SLOTS) % CATEGORIES.length;
  return buildingOf(s, category, s.buildings[element - SLOTS]).florins * half;
}

/** Whose an element is: a vehicle has its owner, the rest is of whoever held the territory. */
function victimOf(s: UniState, element: number, former: Side): Side {
  return isVehicle(element) ? s.vehicleOf[element] : former;
}

/** Takes an element off the map; what it carried of the winner's goes to another galley of his, or is lost with it. */
export function destroy(s: UniState, element: number): void {
  if (isVehicle(element)) {
    if (kindOf(element) === GALLEY && isSea(s.at[element])) rescue(s, element);
    removeVehicle(s, element);
  } else if (isBuilding(element)) raze(s, Math.floor((element - SLOTS) / CATEGORIES.length), (element - SLOTS) % CATEGORIES.length);
  else takeCube(s, Math.floor((element - CUBES) / GOODS.length), (element - CUBES) % GOODS.length);
  if (s.sheltered.length > 0) s.sheltered = s.sheltered.filter((one) => one !== element);
}

/** Wagons and engines that have changed hands while the galley under them goes down. */
function rescue(s: UniState, galley: number): void {
  for (let slot = GALLEY_SLOTS; slot < SLOTS; slot++) {
    if (s.carrier[slot] !== galley || s.vehicleOf[slot] === s.vehicleOf[galley]) continue;
    const other = roomAt(s, s.vehicleOf[slot], s.at[slot]);
    if (other === NOWHERE) removeVehicle(s, slot);
    else s.carrier[slot] = other;
  }
}

/** Windows for those whose route is about to lose its transport. */
export function routeWindows(s: UniState, elements: readonly number[]): Frame[] {
  const frames: Frame[] = [];
  for (const slot of elements) {
    const seat = isVehicle(slot) ? s.vehicleOf[slot] : NOBODY;
    if (seat >= 0 && seat < BARBARIANS && s.routes[seat]?.slot === slot)
      frames.push(...openWindow(s, { kind: 'onTransportDestroyed', seats: [seat], about: slot }));
  }
  return frames;
}

/** Windows for those whose property is about to be pillaged (UNI-32.8). */
function pillageWindow(s: UniState, place: number, elements: readonly number[], former: Side): Frame[] {
  const victims: Seat[] = [];
  for (const element of elements) {
    const seat = victimOf(s, element, former);
    if (seat >= 0 && seat < BARBARIANS && !victims.includes(seat)) victims.push(seat);
  }
  return victims.length === 0 ? [] : openWindow(s, { kind: 'onPillage', seats: victims, about: place + NODES * (former + 1) });
}

/** What such a window is about: the place, and whose its estate was, since a conqueror has the land by now; -1 for nobody's. */
export function raidOf(about: number): { readonly place: number; readonly former: Side } {
  return { place: about % NODES, former: Math.floor(about / NODES) - 1 };
}

type Spoils = {
  readonly seat: Seat;
  readonly place: number;
  /** Elements that are not decided yet, and those to be pillaged. */
  readonly left: readonly number[];
  readonly pillaged: readonly number[];
  /** Who held the territory, -1 for nobody. */
  readonly former: Side;
  /** Seats that this event has struck already, as bits (UNI-44.7). */
  readonly struck: number;
};

/** A player divides spoils; frames that follow him see the elements kept or gone (UNI-32.2, UNI-32.9, UNI-18.10, UNI-35.5). */
export function spoils(seat: Seat, place: number, elements: readonly number[], former: Side = NOBODY, struck = 0): Frame[] {
  if (elements.length === 0 && struck === 0) return [];
  return [divideSpoils.do({ seat, place, left: elements, pillaged: [], former, struck })];
}

/** The same spoils, further divided; a frame is not spread, for it has its step with it. */
function spoilsNow({ seat, place, former, struck }: Spoils, left: readonly number[], pillaged: readonly number[]): Spoils {
  return { seat, place, left, pillaged, former, struck };
}

/** Settles what needs no choice, then asks for the rest, then pillages. */
export const divideSpoils = step.work('divideSpoils', {
  rule: ['UNI-32.2', 'UNI-32.3', 'UNI-32.11', 'UNI-45.28'],
  run(s, p: Spoils): Next {
    const sheltered = p.left.filter((element) => isSheltered(s, element));
    if (sheltered.length > 0) return take(s, p, sheltered);
    const left = p.left.filter((element) => whyNotKeep(s, p.seat, element) === null);
    const pillaged = [...p.pillaged, ...p.left.filter((element) => !left.includes(element))];
    return left.length > 0 ? keepOrPillage.do(spoilsNow(p, left, pillaged)) : sack(s, spoilsNow(p, left, pillaged));
  },
});

/** Whether an element stays where and whose it is: sheltered, and no token for it (UNI-32.11). */
function stays(s: UniState, seat: Seat, element: number): boolean {
  return isSheltered(s, element) && whyNotKeep(s, seat, element) !== null;
}

/** Some elements are to be kept: those may react first who lose a route by it (UNI-45.55). */
function take(s: UniState, p: Spoils, chosen: readonly number[]): Next {
  const left = p.left.filter((one) => !chosen.includes(one));
  return [
    ...routeWindows(
      s,
      chosen.filter((one) => !stays(s, p.seat, one)),
    ),
    takeSpoils.do({ ...spoilsNow(p, left, p.pillaged), chosen }),
  ];
}

/** Tokens may run out on the way: what cannot be kept any more is pillaged, unless it is sheltered (UNI-32.3, UNI-32.11). */
export const takeSpoils = step.work('takeSpoils', {
  rule: ['UNI-32.2', 'UNI-32.3', 'UNI-32.11', 'UNI-45.55'],
  run(s, p: Spoils & { readonly chosen: readonly number[] }): Next {
    const pillaged = p.pillaged.slice();
    for (const one of p.chosen) {
      if (isSheltered(s, one) || whyNotKeep(s, p.seat, one) === null) keep(s, p.seat, one);
      else pillaged.push(one);
    }
    return divideSpoils.do(spoilsNow(p, p.left, pillaged));
  },
});

/** Why an element cannot be kept: transports and engines need an ownership token (UNI-32.3). */
function whyNotKeep(s: UniState, seat: Seat, element: number): Reason | null {
  return isVehicle(element) && s.vehicleOf[element] !== seat ? whyNoToken(s, seat, s.level[element]) : null;
}

/** Whether an attacker could have an element: what is sheltered can only be kept (UNI-45.28, UNI-32.11). */
export function isSpoil(s: UniState, seat: Seat, element: number): boolean {
  return !isSheltered(s, element) || whyNotKeep(s, seat, element) === null;
}

/** The element changes hands with its load and its damage; without a token for it, it stays with its owner (UNI-32.3, UNI-32.11). */
function keep(s: UniState, seat: Seat, element: number): void {
  if (!isVehicle(element) || whyNotKeep(s, seat, element) !== null) return;
  loseRoute(s, element);
  s.core.told?.push({
    key: 'assetKept',
    params: { seat, fromSeat: s.vehicleOf[element], vehicle: vehicleName(s, element), level: s.level[element] },
  });
  s.vehicleOf[element] = seat;
  s.special[element] = 0;
  addDeed(s, seat, 'assetsCaptured');
}

function optionOf(s: UniState, element: number, keeps: boolean): SpoilOption {
  const { march } = content.of(s).options;
  const way = keeps ? 0 : 1;
  if (isVehicle(element)) return march.vehicle[element][s.level[element]][way];
  if (isBuilding(element)) {
    const at = element - SLOTS;
    return march.building[Math.floor(at / 3)][at % 3][s.buildings[at]][way];
  }
  const at = element - CUBES;
  return march.cube[Math.floor(at / GOODS.length)][at % GOODS.length][way];
}

/** An element as the option of pillaging it. */
export function tellElement(s: UniState, element: number): SpoilOption {
  return optionOf(s, element, false);
}

/** Keep or pillage, one by one or all that is left (UNI-32.12). */
export const keepOrPillage = step.pick('keepOrPillage', {
  rule: ['UNI-32.2', 'UNI-32.4', 'UNI-32.12', 'UNI-27.2', 'UNI-47.10'],
  ask(s, { seat, place, left }: Spoils) {
    const { nodes, options } = content.of(s);
    const open: SpoilOption[] = left.length > 1 ? [options.march.keepAll, options.march.pillageAll] : [];
    for (const element of left) open.push(optionOf(s, element, true), optionOf(s, element, false));
    // By option: what it pays at once, where it is pillaged.
    const loot = open.map(({ keeps, element }) => {
      if (keeps) return 0;
      return element < 0 ? left.reduce((sum, one) => sum + lootOf(s, one), 0) : lootOf(s, element);
    });
    return pick(seat, open, { params: { node: nodes[place].id, loot }, limit: inTime(s, open[0].key) });
  },
  answer(s, p, { keeps, element }: SpoilOption): Next {
    const chosen = element < 0 ? p.left : [element];
    if (keeps) return take(s, p, chosen);
    const left = p.left.filter((one) => !chosen.includes(one));
    return divideSpoils.do(spoilsNow(p, left, [...p.pillaged, ...chosen]));
  },
  refused(s, { seat, place }): Refused[] {
    const refused: Refused[] = [];
    for (let slot = 0; slot < SLOTS; slot++) {
      if (s.at[slot] !== place || s.vehicleOf[slot] === seat || s.vehicleOf[slot] < 0) continue;
      const why = whyNotKeep(s, seat, slot);
      if (why !== null) refused.push(refuse(optionOf(s, slot, true), why));
      if (isSheltered(s, slot)) refused.push(refuse(optionOf(s, slot, false), SHELTERED));
    }
    for (const element of estateOf(s, place)) if (isSheltered(s, element)) refused.push(refuse(optionOf(s, element, false), SHELTERED));
    return refused;
  },
});

function sack(s: UniState, p: Spoils): Next {
  return [...pillageWindow(s, p.place, p.pillaged, p.former), missRoutes.do({ seat: p.seat, elements: p.pillaged }), plunder.do(p)];
}

/**
 * Only once it is known what a Diplomat shelters those are asked whose route loses its transport: what stays needs no card 30 (UNI-45.28,
 * UNI-45.55). Barbarians keep nothing.
 */
export const missRoutes = step.work('missRoutes', {
  rule: ['UNI-45.28', 'UNI-45.55', 'UNI-47.4'],
  run: (s, { seat, elements }: { seat: Side; elements: readonly number[] }): Next =>
    routeWindows(
      s,
      elements.filter((element) => !(seat === BARBARIANS ? isSheltered(s, element) : stays(s, seat, element))),
    ),
});

/** What is pillaged pays half its cost; what a Diplomat has sheltered meanwhile is kept (UNI-32.4, UNI-32.5, UNI-32.8). */
export const plunder = step.work('plunder', {
  rule: ['UNI-32.4', 'UNI-32.5', 'UNI-32.8', 'UNI-32.11', 'UNI-44.6', 'UNI-44.7'],
  run(s, { seat, place, pillaged, former, struck }: Spoils) {
    let florins = 0;
    let victims = struck;
    let n = 0;
    for (const element of pillaged) {
      if (isSheltered(s, element)) keep(s, seat, element);
      else {
        const victim = victimOf(s, element, former);
        if (victim >= 0 && victim < BARBARIANS && victim !== seat) victims |= 1 << victim;
        florins += lootOf(s, element);
        n++;
        destroy(s, element);
      }
    }
    if (n > 0) {
      earn(s, seat, florins);
      addDeed(s, seat, 'pillageIncome', florins);
      if (s.core.told !== null) s.core.told.push({ key: 'pillaged', params: { seat, node: content.of(s).nodes[place].id, n, florins } });
    }
    shedBlood(s, victims);
    return undefined;
  },
});

/** Barbarians remove elements, but for sheltered ones, after their owners could shelter them (UNI-41.12, UNI-41.13, UNI-27.2). */
export function lootByBarbarians(s: UniState, place: number, elements: readonly number[]): Frame[] {
  if (elements.length === 0) return [];
  const former = isSea(place) ? NOBODY : s.owner[place];
  return [
    ...pillageWindow(s, place, elements, former),
    missRoutes.do({ seat: BARBARIANS, elements }),
    ravage.do({ place, elements, former }),
  ];
}

export const ravage = step.work('ravage', {
  rule: ['UNI-41.12', 'UNI-41.13', 'UNI-27.2', 'UNI-44.6', 'UNI-44.7'],
  run(s, { place, elements, former }: { place: number; elements: readonly number[]; former: Side }) {
    let victims = 0;
    let n = 0;
    for (const element of elements) {
      if (isSheltered(s, element)) continue;
      const victim = victimOf(s, element, former);
      if (victim >= 0 && victim < BARBARIANS) victims |= 1 << victim;
      n++;
      destroy(s, element);
    }
    if (n > 0 && s.core.told !== null) s.core.told.push({ key: 'ravaged', params: { node: content.of(s).nodes[place].id, n } });
    shedBlood(s, victims);
    if (!isSea(place)) examine(s, place);
    return undefined;
  },
});
