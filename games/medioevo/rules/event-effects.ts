/** 5.9 to 5.14. The effects of Event cards: dice of all victims together, then they choose at the same time. */

import { type Next, pick, type Seat, subset } from '@castellan/engine';
import { content } from '../content/content.ts';
import { aboard, armyAt, cargoAt, lot, NOBODY, type UniState } from '../state.ts';
import { CATEGORIES, EVENT_EFFECTS, GALLEY_SLOTS, GOODS, TRANSPORT_SLOTS } from '../vocabulary.ts';
import type { DamageOption } from './battle-options.ts';
import { batter, buildingOf } from './buildings.ts';
import { examineAll } from './control.ts';
import { cheapest, dropBlow, eventTargets, layBlow, pointsLeft, takePoint } from './damage.ts';
import { areaOf } from './events.ts';
import { inTime } from './fighters.ts';
import { isSea } from './map.ts';
import type { GoodOption, LotOption } from './realm-options.ts';
import { rolled, rolling, takeRoll } from './rolls.ts';
import { step } from './step.ts';
import { type NamedTarget, vehicleTarget } from './targets.ts';
import { carriesCubes, cubesAboard } from './vehicles.ts';
import { openWindow } from './windows.ts';

const MOVEMENT = 0;
const ARMIES = 1;
const STRUCK_BUILDINGS = 2;

/** Transports of a player in the area (UNI-5.10). */
function transportsIn(s: UniState, seat: Seat, area: readonly number[]): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < TRANSPORT_SLOTS; slot++) if (s.vehicleOf[slot] === seat && area.includes(s.at[slot])) found.push(slot);
  return found;
}

/** Where military units of a player stand in the area, on land and aboard (UNI-5.11). */
function campsIn(s: UniState, seat: Seat, area: readonly number[]): number[] {
  const found = area.filter((node) => !isSea(node) && s.armies[armyAt(seat, node)] > 0);
  for (let galley = 0; galley < GALLEY_SLOTS; galley++)
    if (s.vehicleOf[galley] === seat && isSea(s.at[galley]) && area.includes(s.at[galley]) && s.armies[armyAt(seat, aboard(galley))] > 0)
      found.push(aboard(galley));
  return found;
}

/** Buildings of a player in the area, as `lot`s (UNI-5.12, UNI-5.14). */
function lotsIn(s: UniState, seat: Seat, area: readonly number[]): number[] {
  const found: number[] = [];
  for (const node of area)
    if (!isSea(node) && s.owner[node] === seat)
      for (let category = 0; category < CATEGORIES.length; category++)
        if (s.buildings[lot(node, category)] > 0) found.push(lot(node, category));
  return found;
}

/** Trade transports of a player in the area with cubes aboard (UNI-5.13). */
function cargoesIn(s: UniState, seat: Seat, area: readonly number[]): number[] {
  return transportsIn(s, seat, area).filter((slot) => carriesCubes(s, slot) && cubesAboard(s, slot) > 0);
}

function isConcerned(s: UniState, seat: Seat, effect: number, area: readonly number[]): boolean {
  if (effect === MOVEMENT) return transportsIn(s, seat, area).length > 0;
  if (effect === ARMIES) return campsIn(s, seat, area).length > 0;
  return effect === STRUCK_BUILDINGS ? lotsIn(s, seat, area).length > 0 : cargoesIn(s, seat, area).length > 0;
}

/** Everybody concerned rolls, in turn order; one occurrence of `onDie` (UNI-5.9). */
export const strikeEffect = step.work('strikeEffect', {
  rule: ['UNI-5.9', 'UNI-5.10', 'UNI-5.11', 'UNI-5.12', 'UNI-5.13', 'UNI-5.14'],
  crumb: ({ effect }: { effect: number }) => ({ effect: EVENT_EFFECTS[effect] }),
  run(s, { effect }: { effect: number }): Next {
    const area = areaOf(s);
    const seats = s.order.filter((seat) => isConcerned(s, seat, effect, area));
    if (seats.length === 0) return undefined;
    const dice = seats.map(() => rolled(s, 6));
    s.core.told?.push({ key: 'eventRolled', params: { effect: EVENT_EFFECTS[effect], seats, dice } });
    return [...rolling(s, { sides: seats, what: 'event', dice, faces: seats.map(() => 6) }), eventStrikes.do({ effect })];
  },
});

/** What each die does, by seat; 0 for nothing. */
export const eventStrikes = step.work('eventStrikes', {
  rule: ['UNI-5.10', 'UNI-5.11', 'UNI-5.12', 'UNI-5.13'],
  run(s, { effect }: { effect: number }): Next {
    const { dice, sides } = takeRoll(s);
    const area = areaOf(s);
    const most = content.of(s).eventHits[effect];
    const losses = sides.flatMap((seat, i) => (dice[i] <= most ? [{ seat, n: dice[i] }] : []));
    if (s.event !== null) s.event = { ...s.event, struck: losses.reduce((bits, { seat }) => bits | (1 << seat), s.event.struck) };
    if (losses.length === 0) return undefined;
    if (effect === MOVEMENT) return stopTransports(s, losses, area);
    if (effect === ARMIES)
      return damageUnits(
        s,
        losses.map(({ seat, n }) => ({ seat, points: n, locations: campsIn(s, seat, area) })),
      );
    const left = new Array<number>(s.core.seats).fill(0);
    for (const { seat, n } of losses) left[seat] = n;
    if (effect === STRUCK_BUILDINGS) return damageBuildings.do({ left });
    return loseCubes.do({ left, slots: left.map(() => NOBODY) });
  },
});

type Loss = { readonly seat: Seat; readonly n: number };

/** Who has no more transports there than are stopped has nothing to choose (UNI-5.10). */
function stopTransports(s: UniState, losses: readonly Loss[], area: readonly number[]): Next {
  const counts = new Array<number>(s.core.seats).fill(0);
  for (const { seat, n } of losses) {
    const slots = transportsIn(s, seat, area);
    if (slots.length > n) counts[seat] = n;
    else stopThem(s, seat, slots);
  }
  const seats = s.order.filter((seat) => counts[seat] > 0);
  return seats.length === 0 ? undefined : eventStopTransports.do({ seats, counts });
}

function stopThem(s: UniState, seat: Seat, slots: readonly number[]): void {
  for (const slot of slots) s.mp[slot] = 0;
  s.core.told?.push({ key: 'transportsStopped', params: { seat, n: slots.length } });
}

export const eventStopTransports = step.poll('eventStopTransports', {
  rule: ['UNI-5.9', 'UNI-5.10'],
  crumb: (_: { counts: readonly number[] }) => ({}),
  ask(s, { seat, counts }: { seat: Seat; counts: readonly number[] }) {
    const open: NamedTarget[] = transportsIn(s, seat, areaOf(s)).map((slot) => vehicleTarget(s, slot));
    return subset(seat, open, { min: counts[seat], max: counts[seat], params: { n: counts[seat] } });
  },
  resolve(s, _p, given): Next {
    for (const { seat, answer } of given)
      if (answer !== null)
        stopThem(
          s,
          seat,
          answer.map(({ target }) => target),
        );
    return undefined;
  },
});

/** Damage points that players distribute among their units in these places, all at once (UNI-5.11, UNI-47.5). */
export function damageUnits(
  s: UniState,
  losses: readonly { readonly seat: Seat; readonly points: number; readonly locations: readonly number[] }[],
): Next {
  for (const { seat, points, locations } of losses) layBlow(s, seat, locations, points);
  const seats = losses.map(({ seat }) => seat);
  return [
    ...openWindow(s, { kind: 'onDamage', seats, about: NOBODY }),
    spreadDamage.do({ seats }),
    ...seats.map((side) => dropBlow.do({ side })),
    judgeAll.do({}),
  ];
}

/** Who has one kind of unit left in one place has nothing to choose; the others are asked for one point each. */
export const spreadDamage = step.work('spreadDamage', {
  rule: ['UNI-5.11', 'UNI-21.13'],
  run(s, { seats }: { seats: readonly Seat[] }): Next {
    const asked: Seat[] = [];
    for (const seat of seats) {
      let open = eventTargets(s, seat);
      for (; open.length === 1; open = eventTargets(s, seat)) takePoint(s, seat, open[0]);
      if (open.length > 1) asked.push(seat);
    }
    return asked.length === 0 ? undefined : eventDamageUnits.do({ seats: asked });
  },
});

/** One unit for one point, again until all points are assigned; what is more than there are units is lost (UNI-5.11, UNI-21.13). */
export const eventDamageUnits = step.poll('eventDamageUnits', {
  rule: ['UNI-5.9', 'UNI-5.11', 'UNI-21.13'],
  crumb: (_: object) => ({}),
  ask(s, { seat }: { seat: Seat }) {
    const open: DamageOption[] = eventTargets(s, seat);
    if (open.length === 0) return null;
    return pick(seat, open, { params: { n: pointsLeft(s, seat) }, limit: inTime(s, cheapest(open).key) });
  },
  resolve(s, _p, given): Next {
    for (const { seat, answer } of given) if (answer !== null) takePoint(s, seat, answer);
    return spreadDamage.do({ seats: given.map(({ seat }) => seat) });
  },
});

export const judgeAll = step.work('judgeAll', {
  rule: 'UNI-33.8',
  run(s, _: object) {
    examineAll(s);
    return undefined;
  },
});

/** Settles what leaves no choice, then asks the others for one point each (UNI-5.12). */
export const damageBuildings = step.work('damageBuildings', {
  rule: 'UNI-5.12',
  run(s, { left }: { left: readonly number[] }): Next {
    const area = areaOf(s);
    const still = left.slice();
    for (const seat of s.order)
      for (let lots = lotsIn(s, seat, area); still[seat] > 0 && lots.length < 2; lots = lotsIn(s, seat, area)) {
        if (lots.length === 1) damageLot(s, seat, lots[0]);
        still[seat] = lots.length === 0 ? 0 : still[seat] - 1;
      }
    const seats = s.order.filter((seat) => still[seat] > 0);
    return seats.length === 0 ? judgeAll.do({}) : eventDamageBuildings.do({ seats, left: still });
  },
});

function damageLot(s: UniState, seat: Seat, at: number): void {
  const territory = Math.floor(at / CATEGORIES.length);
  const category = at % CATEGORIES.length;
  const { id } = buildingOf(s, category, s.buildings[at]);
  const fell = batter(s, territory, category, 1);
  if (s.core.told === null) return;
  const node = content.of(s).nodes[territory].id;
  s.core.told.push({ key: fell ? 'eventRuins' : 'eventDamages', params: { seat, building: id, node } });
}

export const eventDamageBuildings = step.poll('eventDamageBuildings', {
  rule: ['UNI-5.9', 'UNI-5.12'],
  crumb: (_: { left: readonly number[] }) => ({}),
  ask(s, { seat, left }: { seat: Seat; left: readonly number[] }) {
    const { realm } = content.of(s).options;
    const open: LotOption[] = lotsIn(s, seat, areaOf(s)).map(
      (at) => realm.lot[Math.floor(at / CATEGORIES.length)][at % CATEGORIES.length][s.buildings[at]],
    );
    return open.length === 0 ? null : pick(seat, open, { params: { n: left[seat] } });
  },
  resolve(s, { left }, given): Next {
    const still = left.slice();
    for (const { seat, answer } of given) {
      if (answer !== null) damageLot(s, seat, lot(answer.territory, answer.category));
      still[seat]--;
    }
    return damageBuildings.do({ left: still });
  },
});

/** Each victim picks one transport, then its cubes; all of them if there are no more (UNI-5.13). */
export const loseCubes = step.work('loseCubes', {
  rule: 'UNI-5.13',
  run(s, { left, slots }: { left: readonly number[]; slots: readonly number[] }): Next {
    const area = areaOf(s);
    const still = left.slice();
    const chosen = slots.slice();
    for (const seat of s.order) {
      if (still[seat] === 0) continue;
      const open = cargoesIn(s, seat, area);
      if (chosen[seat] === NOBODY && open.length === 1) chosen[seat] = open[0];
      if (open.length > 0 && (chosen[seat] === NOBODY || isChoice(s, chosen[seat], still[seat]))) continue;
      if (open.length > 0)
        for (let n = Math.min(still[seat], cubesAboard(s, chosen[seat])); n > 0; n--)
          loseCube(s, seat, chosen[seat], firstGood(s, chosen[seat]));
      still[seat] = 0;
    }
    const seats = s.order.filter((seat) => still[seat] > 0);
    return seats.length === 0 ? undefined : eventLoseCubes.do({ seats, left: still, slots: chosen });
  },
});

function firstGood(s: UniState, slot: number): number {
  for (let good = 0; good < GOODS.length; good++) if (s.cargo[cargoAt(slot, good)] > 0) return good;
  return NOBODY;
}

/** Whether the owner may choose which cubes are lost: more than that many, and of several colours. */
function isChoice(s: UniState, slot: number, n: number): boolean {
  if (cubesAboard(s, slot) <= n) return false;
  return s.cargo[cargoAt(slot, firstGood(s, slot))] < cubesAboard(s, slot);
}

function loseCube(s: UniState, seat: Seat, slot: number, good: number): void {
  s.cargo[cargoAt(slot, good)]--;
  s.cubes[good]++;
  s.core.told?.push({ key: 'cubeLost', params: { seat, good: GOODS[good] } });
}

export const eventLoseCubes = step.poll('eventLoseCubes', {
  rule: ['UNI-5.9', 'UNI-5.13'],
  crumb: (_: { left: readonly number[]; slots: readonly number[] }) => ({}),
  ask(s, { seat, left, slots }: { seat: Seat; left: readonly number[]; slots: readonly number[] }) {
    const { loseCube: cubes } = content.of(s).options.realm;
    const slot = slots[seat];
    const open: (GoodOption | NamedTarget)[] =
      slot === NOBODY
        ? cargoesIn(s, seat, areaOf(s)).map((one) => vehicleTarget(s, one))
        : cubes.filter(({ index }) => s.cargo[cargoAt(slot, index)] > 0);
    return open.length === 0 ? null : pick(seat, open, { params: { n: left[seat], chosen: slot !== NOBODY } });
  },
  resolve(s, { left, slots }, given): Next {
    const still = left.slice();
    const chosen = slots.slice();
    for (const { seat, answer } of given) {
      if (answer === null) still[seat] = 0;
      else if ('target' in answer) chosen[seat] = answer.target;
      else {
        loseCube(s, seat, chosen[seat], answer.index);
        still[seat]--;
      }
    }
    return loseCubes.do({ left: still, slots: chosen });
  },
});
