/** 24. Naval battles: fleets are arranged, levels add to the attack, emptied galleys may sink. */

import { type Frame, type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { aboard, armyAt, type Battle, NOBODY, type Side, type UniState, unitAt } from '../state.ts';
import { BARBARIANS, GALLEY_SLOTS, SLOTS, UNITS } from '../vocabulary.ts';
import type { FleetOption } from './battle-options.ts';
import { aboutBattle, inTime, present, sideAt } from './fighters.ts';
import { SLOT_KEYS, SLOT_TARGETS } from './march-options.ts';
import { routeWindows } from './pillage.ts';
import { rolled, rolling, takeRoll } from './rolls.ts';
import { step } from './step.ts';
import { moveUnits } from './troops.ts';
import { capacityOf, loadOf, removeVehicle, vehicleName } from './vehicles.ts';

/** Galleys of a side in a sea zone. */
function fleetOf(s: UniState, side: Side, place: number): number[] {
  const found: number[] = [];
  for (let galley = 0; galley < GALLEY_SLOTS; galley++) if (s.at[galley] === place && s.vehicleOf[galley] === side) found.push(galley);
  return found;
}

/** Levels of a side's galleys, empty ones included (UNI-24.2, UNI-24.11). */
function fleetLevels(s: UniState, b: Battle, i: number): number {
  let levels = 0;
  for (const galley of fleetOf(s, sideAt(b, i), b.place)) levels += s.level[galley];
  return levels;
}

/** What the bigger fleet adds to its attack value (UNI-24.2). */
export function navalBonus(s: UniState, b: Battle, i: number): number {
  return b.naval ? Math.max(0, fleetLevels(s, b, i) - fleetLevels(s, b, 1 - i)) : 0;
}

/** Before the first round each side with several galleys may rearrange what they carry, one piece at a time (UNI-24.8). */
export const arrangeFleet = step.pick('arrangeFleet', {
  rule: 'UNI-24.8',
  ask(s, { seat, left }: { seat: Seat; left: number }) {
    const b = present(s);
    const open = left > 0 ? shifts(s, seat, b.place) : [];
    if (open.length === 0) return null;
    const { asIs } = content.of(s).options.battle;
    return pick(seat, [asIs, ...open], { params: aboutBattle(s, b), limit: inTime(s, asIs.key) });
  },
  answer(s, { seat, left }, { from, to, index, isVehicle }: FleetOption): Next {
    if (to === NOBODY) return undefined;
    if (isVehicle) s.carrier[index] = to;
    else moveUnits(s, seat, aboard(from), aboard(to), index, 1);
    return arrangeFleet.do({ seat, left: left - 1 });
  },
});

/** Pieces that may change galleys, within capacities. */
function shifts(s: UniState, seat: Seat, place: number): FleetOption[] {
  const fleet = fleetOf(s, seat, place);
  const open: FleetOption[] = [];
  for (const to of fleet) {
    if (loadOf(s, to) >= capacityOf(s, to)) continue;
    for (const from of fleet) {
      if (from === to) continue;
      for (let unit = 0; unit < UNITS.length; unit++)
        if (s.troops[unitAt(seat, aboard(from), unit)] > 0) open.push(shiftUnit(unit, from, to));
      for (let slot = GALLEY_SLOTS; slot < SLOTS; slot++)
        if (s.carrier[slot] === from && s.vehicleOf[slot] === seat) open.push(shiftVehicle(s, slot, from, to));
    }
  }
  return open;
}

type Shift = FleetOption & { readonly unit?: string; readonly vehicle?: string; readonly fromGalley: number; readonly toGalley: number };

function shiftUnit(unit: number, from: number, to: number): Shift {
  return {
    key: `${UNITS[unit]} from ${SLOT_KEYS[from]} to ${SLOT_KEYS[to]}`,
    say: 'shiftUnit',
    unit: UNITS[unit],
    fromGalley: from + 1,
    toGalley: to + 1,
    from,
    to,
    index: unit,
    isVehicle: false,
    at: SLOT_TARGETS[to],
  };
}

function shiftVehicle(s: UniState, slot: number, from: number, to: number): Shift {
  return {
    key: `${SLOT_KEYS[slot]} from ${SLOT_KEYS[from]} to ${SLOT_KEYS[to]}`,
    say: 'shiftVehicle',
    vehicle: vehicleName(s, slot),
    fromGalley: from + 1,
    toGalley: to + 1,
    from,
    to,
    index: slot,
    isVehicle: true,
    at: SLOT_TARGETS[slot],
  };
}

/** As many shifts as there are pieces are enough for any arrangement. */
export function arranging(s: UniState, b: Battle): Frame[] {
  const frames: Frame[] = [];
  for (const seat of [b.attacker, b.defender]) {
    const fleet = b.naval && seat !== BARBARIANS ? fleetOf(s, seat, b.place) : [];
    if (fleet.length < 2) continue;
    const left = fleet.reduce((sum, galley) => sum + loadOf(s, galley), 0);
    frames.push(arrangeFleet.do({ seat, left }));
  }
  return frames;
}

/** Galleys of a side with units aboard: of these some may be emptied by what follows. */
export function mannedGalleys(s: UniState, b: Battle, side: Side): number[] {
  return b.naval ? fleetOf(s, side, b.place).filter((galley) => s.armies[armyAt(side, aboard(galley))] > 0) : [];
}

/** Galleys whose last unit was destroyed: on 1 to 3 they sink with their cargo; those of barbarians return to the supply (UNI-24.6, UNI-24.12). */
export function sinkEmptied(s: UniState, side: Side, galleys: readonly number[]): Frame[] {
  const emptied = galleys.filter((galley) => s.vehicleOf[galley] === side && s.armies[armyAt(side, aboard(galley))] === 0);
  if (side === BARBARIANS) {
    for (const galley of emptied) removeVehicle(s, galley);
    return [];
  }
  if (emptied.length === 0) return [];
  const dice = emptied.map(() => rolled(s, 8));
  return [
    ...rolling(s, { sides: emptied.map(() => side), what: 'sinking', dice, faces: emptied.map(() => 8) }),
    sinkGalleys.do({ seat: side, galleys: emptied }),
  ];
}

export const sinkGalleys = step.work('sinkGalleys', {
  rule: ['UNI-24.6', 'UNI-24.11'],
  run(s, { seat, galleys }: { seat: Seat; galleys: readonly number[] }): Next {
    const { dice } = takeRoll(s);
    const { sinks } = content.of(s).combat;
    galleys.forEach((_, i) => {
      s.core.told?.push({ key: dice[i] <= sinks ? 'galleySinks' : 'galleyFloats', params: { seat, die: dice[i] } });
    });
    const sunk = galleys.filter((_, i) => dice[i] <= sinks);
    // A wagon that card 11 made a caravan may have a route (UNI-37.10).
    return [...routeWindows(s, cargoOf(s, sunk)), goDown.do({ galleys: sunk })];
  },
});

/** Wagons and engines aboard galleys. */
function cargoOf(s: UniState, galleys: readonly number[]): number[] {
  const found: number[] = [];
  for (let slot = GALLEY_SLOTS; slot < SLOTS; slot++) if (galleys.includes(s.carrier[slot])) found.push(slot);
  return found;
}

/** Galleys sink with their cargo, which no other galley saves (UNI-24.6). */
export const goDown = step.work('goDown', {
  rule: ['UNI-24.6', 'UNI-37.10'],
  run(s, { galleys }: { galleys: readonly number[] }) {
    for (const slot of [...cargoOf(s, galleys), ...galleys]) removeVehicle(s, slot);
    return undefined;
  },
});

/** Galleys of barbarians without units return to the supply (UNI-24.12). */
export function clearBarbarianGalleys(s: UniState, place: number): void {
  for (const galley of fleetOf(s, BARBARIANS, place)) if (s.armies[armyAt(BARBARIANS, aboard(galley))] === 0) removeVehicle(s, galley);
}
