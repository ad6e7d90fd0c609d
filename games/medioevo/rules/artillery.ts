/** 23, 27.1. Step (b): crews, aims, shots, and damage to buildings. */

import { type Frame, type Next, pick, type Question, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { aboard, type Battle, lot, NOBODY, type UniState, unitAt } from '../state.ts';
import { BUILDINGS, CATEGORIES, type Category, ENGINE, FIRST_SLOT, SLOTS, UNITS } from '../vocabulary.ts';
import { type CrewOption, OUT } from './battle-options.ts';
import { batter } from './buildings.ts';
import { DOUBLE_CREWS, strike } from './damage.ts';
import { aboutBattle, inTime, isPlayer, isSettled, markedAt, noteArrivals, ownIndex, present, sideAt, tell } from './fighters.ts';
import { addDeed } from './honour.ts';
import { afterProtection } from './protection.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { rolled, takeRoll } from './rolls.ts';
import { step } from './step.ts';
import { vehicleName } from './vehicles.ts';
import { openWindow } from './windows.ts';

const FULL = reason('UNI-23.1', 'crewFull');
const NO_UNIT = reason('UNI-23.1', 'noUnitForCrew');
const GALLEY_LEVEL = reason('UNI-24.3', 'galleyTooSmall');
const NOT_THE_ATTACKER = reason('UNI-23.8', 'onlyAttackerBatters');
const CATAPULT = reason('UNI-23.6', 'engineTooWeak');
const NO_BUILDING = reason('UNI-23.4', 'noBuildingThere');
const AIMED = reason('UNI-23.4', 'aimedAlready');

/** Engines of a side in the place; at sea aboard its galleys (UNI-23.1, UNI-24.3). */
export function enginesOf(s: UniState, b: Battle, i: number): number[] {
  const found: number[] = [];
  const side = sideAt(b, i);
  for (let slot = FIRST_SLOT[ENGINE]; slot < SLOTS; slot++) if (s.at[slot] === b.place && s.vehicleOf[slot] === side) found.push(slot);
  return found;
}

/** Where the crew of an engine comes from: at sea aboard the same galley (UNI-24.3). */
function campOf(s: UniState, b: Battle, slot: number): number {
  return b.naval ? aboard(s.carrier[slot]) : b.place;
}

/** Units that crew an engine. */
function crewSize({ crews }: Battle, slot: number): number {
  let n = 0;
  for (let at = 0; at < crews.length; at += 3) if (crews[at] === slot) n += crews[at + 2];
  return n;
}

/** The building at which an engine aims, -1 for units. */
function aimOf({ aims }: Battle, slot: number): number {
  for (let at = 0; at < aims.length; at += 2) if (aims[at] === slot) return aims[at + 1];
  return NOBODY;
}

/** Units of a kind that could still join the crew of an engine: none that crews another or is out of combat (UNI-23.1, UNI-45.12). */
function spareUnits(s: UniState, b: Battle, i: number, slot: number, unit: number): number {
  const camp = campOf(s, b, slot);
  let n = s.troops[unitAt(sideAt(b, i), camp, unit)] - markedAt(b, i, camp, unit, OUT);
  for (let at = 0; at < b.crews.length; at += 3)
    if (b.crews[at + 1] === unit && s.vehicleOf[b.crews[at]] === sideAt(b, i) && campOf(s, b, b.crews[at]) === camp) n -= b.crews[at + 2];
  return n;
}

/** A galley may use engines of as many levels as its own (UNI-24.3): those with a crew, and this one. */
function isWithinGalley(s: UniState, b: Battle, slot: number): boolean {
  if (!b.naval) return true;
  const galley = s.carrier[slot];
  let levels = s.level[slot];
  for (let other = FIRST_SLOT[ENGINE]; other < SLOTS; other++)
    if (other !== slot && s.carrier[other] === galley && crewSize(b, other) > 0) levels += s.level[other];
  return levels <= s.level[galley];
}

function whyNotMan(s: UniState, b: Battle, i: number, slot: number, unit: number): Reason | null {
  if (crewSize(b, slot) >= content.of(s).engine.crew) return FULL;
  if (!isWithinGalley(s, b, slot)) return GALLEY_LEVEL;
  return spareUnits(s, b, i, slot, unit) > 0 ? null : NO_UNIT;
}

/** Whether an engine shoots without a crew, by card 52; at sea as far as its galley may use it beside the others (UNI-24.3). */
function shootsAlone(s: UniState, b: Battle, i: number, slot: number): boolean {
  if (b.extraCrew[i] === 0) return false;
  return !b.naval || unmannedInUse(s, b, s.carrier[slot]).includes(slot);
}

/** Engines without a crew that a galley may still use beside those with one, the heaviest first (UNI-24.3). */
function unmannedInUse(s: UniState, b: Battle, galley: number): number[] {
  const unmanned: number[] = [];
  let left = s.level[galley];
  for (let slot = FIRST_SLOT[ENGINE]; slot < SLOTS; slot++) {
    if (s.carrier[slot] !== galley) continue;
    if (crewSize(b, slot) > 0) left -= s.level[slot];
    else unmanned.push(slot);
  }
  unmanned.sort((one, other) => s.level[other] - s.level[one]);
  return unmanned.filter((slot) => {
    if (s.level[slot] > left) return false;
    left -= s.level[slot];
    return true;
  });
}

/** Only the attacker of a territory aims at buildings of its owner, and not with catapults (UNI-23.4, UNI-23.6, UNI-23.8). */
function whyNotAim(s: UniState, b: Battle, i: number, slot: number, category: number): Reason | null {
  if (b.naval || i !== 0 || s.owner[b.place] !== b.defender) return NOT_THE_ATTACKER;
  if (s.buildings[lot(b.place, category)] === 0) return NO_BUILDING;
  if (content.of(s).vehicles[ENGINE][s.level[slot]].toBuildings === 0) return CATAPULT;
  return aimOf(b, slot) === NOBODY ? null : AIMED;
}

/** Step (b) is skipped where nobody has an engine (UNI-19.4). */
export const artillery = step.work('artillery', {
  rule: ['UNI-19.4', 'UNI-23.1', 'UNI-23.7'],
  run(s, _: object): Next {
    const b = present(s);
    // No die has been thrown yet: whoever came at the last pause, or by card 35, began the battle too (UNI-42.9).
    if (b.round === 1) noteArrivals(s, b);
    const manning = [0, 1].filter((i) => isPlayer(sideAt(b, i)) && enginesOf(s, b, i).length > 0);
    if (isSettled(s, b) || manning.length === 0) return undefined;
    return [
      ...openWindow(s, { kind: 'battleArtillery', seats: s.order, about: b.place }),
      ...manning.map((i) => assignCrews.do({ seat: sideAt(b, i) })),
      shootEngines.do({}),
    ];
  },
});

/** Crews, one unit at a time, and what each engine aims at (UNI-23.1, UNI-23.4). */
export const assignCrews = step.pick('assignCrews', {
  rule: ['UNI-23.1', 'UNI-23.3', 'UNI-23.4', 'UNI-23.6', 'UNI-23.8', 'UNI-24.3'],
  ask(s, { seat }: { seat: Seat }) {
    const b = present(s);
    if (isSettled(s, b)) return null;
    const i = ownIndex(s, seat);
    const { battle } = content.of(s).options;
    const engines = enginesOf(s, b, i);
    const open: CrewOption[] = [battle.crewsDone];
    for (const slot of engines) {
      const at = slot - FIRST_SLOT[ENGINE];
      for (let unit = 0; unit < UNITS.length; unit++) if (whyNotMan(s, b, i, slot, unit) === null) open.push(battle.man[at][unit]);
      if (crewSize(b, slot) > 0 || shootsAlone(s, b, i, slot))
        for (let category = 0; category < CATEGORIES.length; category++)
          if (whyNotAim(s, b, i, slot, category) === null) open.push(battle.aim[at][category]);
    }
    if (open.length === 1) return null;
    if (engines.every((slot) => crewSize(b, slot) === 0) && mayManAll(s, b, i)) open.push(battle.manAll);
    return pick(seat, open, { params: aboutBattle(s, b), limit: inTime(s, battle.crewsDone.key) });
  },
  answer(s, { seat }, { act, slot, index }: CrewOption): Next {
    const b = present(s);
    if (act === 'done') return undefined;
    if (act === 'aim') b.aims.push(slot, index);
    else if (act === 'man') join(b, slot, index);
    else manAll(s, b, ownIndex(s, seat));
    return assignCrews.do({ seat });
  },
  ways: {
    /** Full crews, which shoot at units (UNI-47.15). */
    all: { find: (s, _, q) => manned(s, q) },
    /** Full crews, which shoot at the military building where they can (UNI-47.15). */
    batter: { find: (s, _, q) => manned(s, q, 'military') },
  },
  refused(s, { seat }): Refused[] {
    const b = present(s);
    const i = ownIndex(s, seat);
    const { battle } = content.of(s).options;
    const refused: Refused[] = [];
    for (const slot of enginesOf(s, b, i)) {
      const at = slot - FIRST_SLOT[ENGINE];
      for (let unit = 0; unit < UNITS.length; unit++) {
        const why = whyNotMan(s, b, i, slot, unit);
        if (why !== null) refused.push(refuse(battle.man[at][unit], why, { unit: UNITS[unit] }));
      }
      for (let category = 0; category < CATEGORIES.length; category++) {
        const why = whyNotAim(s, b, i, slot, category);
        if (why !== null) refused.push(refuse(battle.aim[at][category], why, { vehicle: vehicleName(s, slot) }));
      }
    }
    return refused;
  },
});

/** Crews for all engines, then what those aim at that can; else that it is done. */
function manned(s: UniState, q: Question, at?: Category): string {
  const { battle } = content.of(s).options;
  const open = q.kind === 'pick' ? q.options : [];
  const aims = at === undefined ? [] : battle.aim.map((engine) => engine[CATEGORIES.indexOf(at)]);
  return [battle.manAll, ...aims].find((option) => open.includes(option))?.key ?? battle.crewsDone.key;
}

function join({ crews }: Battle, slot: number, unit: number): void {
  for (let at = 0; at < crews.length; at += 3) {
    if (crews[at] !== slot || crews[at + 1] !== unit) continue;
    crews[at + 2]++;
    return;
  }
  crews.push(slot, unit, 1);
}

/** Units of a side that crew nothing yet. */
function unitsToSpare(s: UniState, b: Battle, i: number): number {
  let left = 0;
  for (const slot of enginesOf(s, b, i).slice(0, 1))
    for (let unit = 0; unit < UNITS.length; unit++) left += spareUnits(s, b, i, slot, unit);
  return left;
}

/** Whether it would man anything at all: it never takes the last unit ashore. */
function mayManAll(s: UniState, b: Battle, i: number): boolean {
  if (!b.naval && unitsToSpare(s, b, i) < 2) return false;
  return enginesOf(s, b, i).some((slot) => UNITS.some((_, unit) => whyNotMan(s, b, i, slot, unit) === null));
}

/** Full crews for all engines, of the cheapest units, as long as somebody is left for the melee. */
function manAll(s: UniState, b: Battle, i: number): void {
  let left = unitsToSpare(s, b, i);
  for (const slot of enginesOf(s, b, i))
    for (let unit = 0; unit < UNITS.length; unit++)
      while ((left > 1 || b.naval) && whyNotMan(s, b, i, slot, unit) === null) {
        join(b, slot, unit);
        left--;
      }
}

/** Shots of an engine: one for each of its crew, twice by card 10, one more by card 52 (UNI-23.5, UNI-45.51). */
function shotsOf(s: UniState, b: Battle, i: number, slot: number): number {
  const crew = crewSize(b, slot) * ((b.effects[i] & DOUBLE_CREWS) !== 0 ? 2 : 1);
  return crew + (crew > 0 || shootsAlone(s, b, i, slot) ? b.extraCrew[i] : 0);
}

/** Engines that shoot, the attacker's first, with their shots. */
function volley(s: UniState, b: Battle): { readonly slot: number; readonly i: number; readonly shots: number }[] {
  return [0, 1]
    .flatMap((i) => enginesOf(s, b, i).map((slot) => ({ slot, i, shots: shotsOf(s, b, i, slot) })))
    .filter(({ shots }) => shots > 0);
}

/** All artillery is rolled together, attacker first; then everybody may still change dice (UNI-23.5, UNI-23.7). */
export const shootEngines = step.work('shootEngines', {
  rule: ['UNI-23.2', 'UNI-23.5', 'UNI-23.7', 'UNI-45.51'],
  run(s, _: object): Next {
    const b = present(s);
    const sides = volley(s, b).flatMap(({ i, shots }) => new Array<number>(shots).fill(sideAt(b, i)));
    if (isSettled(s, b) || sides.length === 0) return undefined;
    const dice = sides.map(() => rolled(s, 8));
    s.rolls = [...s.rolls, { sides, what: 'artillery', dice, faces: sides.map(() => 8) }];
    tell(s, 'enginesShoot', sides[0], { dice });
    return [...openWindow(s, { kind: 'battleArtillery', also: 'onDie', seats: s.order, about: b.place }), engineHits.do({})];
  },
});

/** Hits: damage to units, after protection, and to buildings, which nothing lowers (UNI-23.6, UNI-23.7, UNI-23.9, UNI-27.1). */
export const engineHits = step.work('engineHits', {
  rule: ['UNI-23.6', 'UNI-23.7', 'UNI-23.9', 'UNI-25.3', 'UNI-27.1'],
  run(s, _: object): Next {
    const b = present(s);
    const { vehicles, engine } = content.of(s);
    const { dice } = takeRoll(s);
    const toUnits = [0, 0];
    const toBuildings = CATEGORIES.map(() => 0);
    let at = 0;
    for (const { slot, i, shots } of volley(s, b)) {
      let hits = 0;
      for (let shot = 0; shot < shots; shot++) if (dice[at++] <= engine.hits[1]) hits++;
      const { toUnits: each, toBuildings: walls } = vehicles[ENGINE][s.level[slot]];
      const aim = aimOf(b, slot);
      if (aim === NOBODY) toUnits[1 - i] += hits * each;
      else toBuildings[aim] += hits * walls;
    }
    const frames: Frame[] = [0, 1].map((i) =>
      strike.do({
        side: sideAt(b, i),
        by: sideAt(b, 1 - i),
        kind: 'artillery',
        points: afterProtection(s, b, i, 'artillery', toUnits[i]),
        captures: false,
      }),
    );
    toBuildings.forEach((points, category) => {
      if (points > 0) batterAt(s, b, category, points);
    });
    return frames;
  },
});

function batterAt(s: UniState, b: Battle, category: number, points: number): void {
  const level = s.buildings[lot(b.place, category)];
  if (level === 0) return;
  b.calm = false;
  const building = category === 2 ? BUILDINGS[6] : BUILDINGS[category * 3 + level - 1];
  const { id } = content.of(s).nodes[b.place];
  s.core.told?.push({ key: 'buildingBattered', params: { building, node: id, n: points } });
  if (!batter(s, b.place, category, points)) return;
  addDeed(s, b.attacker, 'buildingsDestroyed');
  s.core.told?.push({ key: 'buildingFell', params: { building, node: id } });
}

/** Whether dice of a side, or of its enemy, lie on the table in this step of the battle. */
export function hasDiceOf(s: UniState, what: string, side: number): boolean {
  const roll = s.rolls[s.rolls.length - 1];
  return roll !== undefined && roll.what === what && roll.sides.includes(side);
}
