/** 21. Damage: who takes it, point by point, and what becomes of the units. Also for events. */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import {
  armyAt,
  type Battle,
  type Blow,
  battleOf,
  NOBODY,
  NOWHERE,
  ownUnit,
  prisonerAt,
  type Side,
  type UniState,
  unitAt,
} from '../state.ts';
import { ARCHER, type Attack, BARBARIANS, CAPTAIN, CAVALRY, HEAVY, LIGHT, NODES, UNITS } from '../vocabulary.ts';
import { ASHORE, CREW, type DamageOption, damaged, FIGHTING, OUT } from './battle-options.ts';
import { DOOMED, forgetOut, hittable, indexOf, inTime, isPlayer, locationsOf, mark, markedAt, present, sideAt, tell } from './fighters.ts';
import { addDeed } from './honour.ts';
import { sinkEmptied } from './naval.ts';
import { reason, refuse } from './reason.ts';
import { step } from './step.ts';
import { captainLevel, captivity, dismiss, lift, wound } from './troops.ts';
import { openWindow } from './windows.ts';

/** Cards of a round, as bits of `effects`. */
export const MAJORITY = 1;
export const DOUBLE_CREWS = 2;
export const DELAYED = 4;

/** The damage that a side is taking; null for none. */
export function blowOn(s: UniState, side: Side): Blow | null {
  return s.blows.findLast((blow) => blow.side === side) ?? null;
}

/** The damage that a seat is inflicting. */
export function blowBy(s: UniState, seat: Seat): Blow | null {
  return s.blows.findLast((blow) => blow.by === seat) ?? null;
}

export function changeBlow(s: UniState, blow: Blow, change: Partial<Blow>): void {
  s.blows = s.blows.map((one) => (one === blow ? { ...blow, ...change } : one));
}

/** Barbarians take damage in this order (UNI-21.16). */
const BARBARIAN_ORDER: readonly number[] = [LIGHT, ARCHER, HEAVY, CAVALRY, CAPTAIN, CAPTAIN + 1, CAPTAIN + 2];

/** How cheap a unit is to lose: what the clock chooses first (UNI-47.10). */
const CHEAPEST: readonly number[] = [LIGHT, ARCHER, HEAVY, CAVALRY, CAPTAIN, CAPTAIN + 1, CAPTAIN + 2];

const MELEE_FIRST = reason('UNI-21.14', 'meleeUnitsFirst');
const LOST_ALREADY = reason('UNI-45.43', 'lostAlready');

/** The battle in which a blow falls; null for an event. */
function battleFor(s: UniState, { kind }: Blow): Battle | null {
  return kind === 'event' ? null : battleOf(s);
}

/** Units of a place and role that the blow may hit. */
function countAt(s: UniState, blow: Blow, location: number, unit: number, role: number): number {
  const b = battleFor(s, blow);
  if (b !== null) return hittable(s, b, indexOf(b, blow.side), location, unit, role);
  return role === FIGHTING ? s.troops[unitAt(blow.side, location, unit)] : 0;
}

/** In the melee crews come last (UNI-21.14); artillery and archers hit anybody (UNI-21.15). */
function isMelee({ kind }: Blow): boolean {
  return kind === 'melee' || kind === 'losses';
}

function optionAt(s: UniState, blow: Blow, location: number, unit: number, role: number): DamageOption {
  const { options, nodes } = content.of(s);
  if (location >= NODES) return options.battle.aboard[location - NODES][unit][role];
  if (blow.kind !== 'event') return options.battle.ashore[unit][role];
  const { id } = nodes[location];
  return damaged(unit, role, location, ` in ${id}`, [`node:${id}`], id);
}

/** Everything that may take the next point. */
function targetsOf(s: UniState, blow: Blow): DamageOption[] {
  const open: DamageOption[] = [];
  pushTargets(s, blow, FIGHTING, open);
  if (blow.kind === 'event') return open;
  pushTargets(s, blow, OUT, open);
  if (!isMelee(blow) || open.length === 0) pushTargets(s, blow, CREW, open);
  return open;
}

function pushTargets(s: UniState, blow: Blow, role: number, into: DamageOption[]): void {
  for (const location of blow.locations) {
    if (s.armies[armyAt(blow.side, location)] === 0) continue;
    for (let unit = 0; unit < UNITS.length; unit++)
      if (countAt(s, blow, location, unit, role) > 0) into.push(optionAt(s, blow, location, unit, role));
  }
}

type Strike = {
  readonly side: Side;
  readonly by: Side;
  readonly kind: Attack | 'losses';
  readonly points: number;
  readonly captures: boolean;
};

/** Damage to a side of the present battle, after protection: first those concerned may react, then it is assigned (UNI-47.5). */
export const strike = step.work('strike', {
  rule: ['UNI-19.11', 'UNI-19.12', 'UNI-21.13', 'UNI-47.5'],
  run(s, { side, by, kind, points, captures }: Strike): Next {
    const b = present(s);
    const i = indexOf(b, side);
    const locations = locationsOf(s, b, i);
    if (points <= 0 || !locations.some((location) => s.armies[armyAt(side, location)] > 0)) return undefined;
    tell(s, 'damageDealt', side, { n: points, attack: kind });
    return beginBlow(s, makeBlow(side, by, kind, locations, points, b.naval, captures), b.place);
  },
});

function makeBlow(
  side: Side,
  by: Side,
  kind: Blow['kind'],
  locations: readonly number[],
  points: number,
  naval: boolean,
  captures: boolean,
): Blow {
  return { side, by, kind, locations, naval, captures, points, directed: 0, destroyed: NONE, emptied: [] };
}

const NONE: readonly number[] = UNITS.map(() => 0);

function beginBlow(s: UniState, blow: Blow, about: number): readonly Frame[] {
  const { side, by } = blow;
  s.blows = [...s.blows, blow];
  return [
    ...(isPlayer(side) ? openWindow(s, { kind: 'onDamage', seats: [side], about }) : []),
    ...(isPlayer(by) ? openWindow(s, { kind: 'onEnemyDamage', seats: [by], about }) : []),
    assignPoints.do({ side }),
    endBlow.do({ side, about }),
  ];
}

/** Damage of an event to units of a player in these places (nodes, or aboard galleys), which he has yet to assign (UNI-5.11). */
export function layBlow(s: UniState, seat: Seat, locations: readonly number[], points: number): void {
  tell(s, 'damageDealt', seat, { n: points, attack: 'event' });
  s.blows = [...s.blows, makeBlow(seat, NOBODY, 'event', locations, points, false, false)];
}

/** Units that may take the next point of it; none when it is all assigned or nobody is left. */
export function eventTargets(s: UniState, seat: Seat): DamageOption[] {
  const blow = blowOn(s, seat);
  return blow === null || blow.points <= 0 ? [] : targetsOf(s, blow);
}

/** A unit takes one point of it. */
export function takePoint(s: UniState, seat: Seat, { location, kind, role }: DamageOption): void {
  const blow = blowOn(s, seat);
  if (blow !== null) hit(s, blow, location, kind, role);
}

export function pointsLeft(s: UniState, seat: Seat): number {
  return blowOn(s, seat)?.points ?? 0;
}

/** Barbarians take points by their order; players are asked, for directed points whoever inflicts them (UNI-21.13, UNI-21.16, UNI-46.15). */
export const assignPoints = step.work('assignPoints', {
  rule: ['UNI-21.13', 'UNI-21.16', 'UNI-21.17', 'UNI-46.15'],
  run(s, { side }: { side: Side }): Next {
    for (;;) {
      const blow = blowOn(s, side);
      if (blow === null || blow.points <= 0) return undefined;
      if (isPlayer(side) || blow.directed > 0) return assignDamage.do({ seat: blow.directed > 0 ? blow.by : side, side });
      const next = barbarianTarget(s, blow);
      if (next === null) return undefined;
      hit(s, blow, next.location, next.unit, next.role);
    }
  },
});

type BarbarianTarget = { readonly location: number; readonly unit: number; readonly role: number };

function barbarianTarget(s: UniState, blow: Blow): BarbarianTarget | null {
  for (const unit of BARBARIAN_ORDER)
    for (const role of [FIGHTING, OUT])
      for (const location of blow.locations) if (countAt(s, blow, location, unit, role) > 0) return { location, unit, role };
  return null;
}

/** One unit for one point (UNI-21.13). */
export const assignDamage = step.pick('assignDamage', {
  rule: ['UNI-21.10', 'UNI-21.13', 'UNI-21.14', 'UNI-21.15', 'UNI-46.15'],
  ask(s, { seat, side }: { seat: Seat; side: Side }) {
    const blow = blowOn(s, side);
    const open = blow === null ? [] : targetsOf(s, blow);
    if (blow === null || open.length === 0) return null;
    const b = battleFor(s, blow);
    return pick(seat, open, {
      params: {
        n: blow.points,
        attack: blow.kind,
        node: b === null ? 'none' : content.of(s).nodes[b.place].id,
        own: seat === side,
      },
      limit: inTime(s, cheapest(open).key),
    });
  },
  answer(s, { side }, { location, kind, role }: DamageOption): Next {
    const blow = blowOn(s, side);
    if (blow === null) return undefined;
    hit(s, blow, location === ASHORE ? blow.locations[0] : location, kind, role);
    return assignPoints.do({ side });
  },
  ways: {
    /** What costs least (UNI-47.15). */
    cheapest: { find: (s, { side }) => nextHit(s, side, () => true) },
    /** First what is turned into something lesser, so that as many as can be stay; then what costs least (UNI-47.15). */
    reduce: { find: (s, { side }) => nextHit(s, side, ({ kind }) => kind === HEAVY || kind === CAVALRY) },
  },
  refused(s, { side }): Refused[] {
    const blow = blowOn(s, side);
    const b = blow === null ? null : battleFor(s, blow);
    if (blow === null || b === null) return [];
    const refused: Refused[] = [];
    const i = indexOf(b, side);
    const crewsLast = isMelee(blow) && targetsOf(s, blow).some(({ role }) => role !== CREW);
    for (const location of blow.locations)
      for (let unit = 0; unit < UNITS.length; unit++) {
        if (crewsLast && countAt(s, blow, location, unit, CREW) > 0)
          refused.push(refuse(optionAt(s, blow, location, unit, CREW), MELEE_FIRST));
        for (const role of [FIGHTING, OUT, CREW])
          if (markedAt(b, i, location, unit, role + DOOMED) > 0 && countAt(s, blow, location, unit, role) === 0)
            refused.push(refuse(optionAt(s, blow, location, unit, role), LOST_ALREADY));
      }
    return refused;
  },
});

/** Whom the next point of the blow is to hit: of those that are meant, if there are any, the one that costs least. */
function nextHit(s: UniState, side: Side, isMeant: (option: DamageOption) => boolean): string | null {
  const blow = blowOn(s, side);
  const open = blow === null ? [] : targetsOf(s, blow);
  const meant = blow?.naval === true ? [] : open.filter(isMeant);
  return open.length === 0 ? null : cheapest(meant.length > 0 ? meant : open).key;
}

/** The unit that costs least, then one that fights least. */
export function cheapest(open: readonly DamageOption[]): DamageOption {
  return open.reduce((best, one) => {
    const less = CHEAPEST.indexOf(one.kind) - CHEAPEST.indexOf(best.kind);
    return less < 0 || (less === 0 && one.role === OUT && best.role !== OUT) ? one : best;
  });
}

/** A unit takes a point of the blow. */
function hit(s: UniState, blow: Blow, location: number, unit: number, role: number): void {
  const { side, points, directed, kind, by, naval, captures } = blow;
  changeBlow(s, blow, { points: points - 1, directed: Math.max(0, directed - 1) });
  const b = battleFor(s, blow);
  const i = indexOf(b, side);
  if (b !== null) {
    b.hurt[i]++;
    b.calm = false;
    if (kind === 'archers' && isPlayer(by)) addDeed(s, by, 'archerDamage');
  }
  const into = naval ? NOWHERE : wound(s, side, location, unit);
  if (into !== NOWHERE) {
    if (b !== null) follow(s, b, i, location, unit, role, into);
    tell(s, 'unitTurned', side, { unit: UNITS[unit], intoUnit: UNITS[into] });
    return;
  }
  // Card 29: what artillery and archers destroy fights on to the end of the round (UNI-45.43).
  if (b !== null && (kind === 'artillery' || kind === 'archers') && (b.effects[i] & DELAYED) !== 0) {
    if (role === OUT) mark(b, i, location, unit, OUT, -1);
    mark(b, i, location, unit, role + DOOMED, 1);
    return;
  }
  if (b !== null) follow(s, b, i, location, unit, role, NOWHERE);
  if (captures && b !== null) imprison(s, b, i, location, unit);
  else {
    remove(s, b, side, location, unit);
    tell(s, 'unitDestroyed', side, { unit: UNITS[unit] });
  }
  noteFallen(s, b, i, side, unit);
  if (b !== null) noteEmptied(s, b, side, location);
}

/** A galley has lost its last unit. */
function noteEmptied(s: UniState, b: Battle, side: Side, location: number): void {
  const blow = blowOn(s, side);
  if (blow !== null && b.naval && s.armies[armyAt(side, location)] === 0)
    changeBlow(s, blow, { emptied: [...blow.emptied, location - NODES] });
}

/** The crew of an engine, or the mark of a unit, goes with what becomes of it. */
function follow(s: UniState, b: Battle, i: number, location: number, unit: number, role: number, into: number): void {
  if (role === OUT) {
    mark(b, i, location, unit, OUT, -1);
    if (into !== NOWHERE) mark(b, i, location, into, OUT, 1);
  }
  if (role === CREW || hasMachineryCrew(s, b, i, location, unit)) changeCrew(s, b, i, location, unit, into);
}

/** Whether more units are noted as crews of a kind than are left: with Machinery crews take damage as fighters. */
function hasMachineryCrew(s: UniState, b: Battle, i: number, location: number, unit: number): boolean {
  let n = 0;
  for (let at = 0; at < b.crews.length; at += 3)
    if (b.crews[at + 1] === unit && standsAt(s, b, i, b.crews[at], location)) n += b.crews[at + 2];
  return n > s.troops[unitAt(sideAt(b, i), location, unit)];
}

function standsAt(s: UniState, b: Battle, i: number, slot: number, location: number): boolean {
  return s.vehicleOf[slot] === sideAt(b, i) && (!b.naval || NODES + s.carrier[slot] === location);
}

function changeCrew(s: UniState, b: Battle, i: number, location: number, unit: number, into: number): void {
  const { crews } = b;
  for (let at = 0; at < crews.length; at += 3) {
    const slot = crews[at];
    if (crews[at + 1] !== unit || !standsAt(s, b, i, slot, location)) continue;
    crews[at + 2]--;
    if (crews[at + 2] === 0) crews.splice(at, 3);
    if (into !== NOWHERE) crews.push(slot, into, 1);
    return;
  }
}

/** A unit leaves for the reserve; what is lost in this round is noted by what it really was (UNI-45.17). */
export function remove(s: UniState, b: Battle | null, side: Side, location: number, unit: number): void {
  const guise = s.guises.find((one) => one.side === side && one.location === location && one.unit === unit);
  dismiss(s, side, location, unit, 1);
  const i = indexOf(b, side);
  forgetOut(s, side, location, unit);
  const blow = blowOn(s, side);
  if (guise !== undefined && guise.piece !== side) return;
  const real = guise === undefined ? unit : guise.real;
  if (b !== null && i !== NOBODY) b.lost[i * UNITS.length + real]++;
  if (blow !== null && isPlayer(side)) changeBlow(s, blow, { destroyed: blow.destroyed.map((n, one) => (one === real ? n + 1 : n)) });
}

/** A unit of the other side becomes a prisoner of the one that beat it, as what it really is; until the end of the turn it is marked (UNI-30.4, UNI-46.21). */
function imprison(s: UniState, b: Battle, i: number, location: number, unit: number): void {
  const owner = sideAt(b, i);
  const holder = sideAt(b, 1 - i);
  for (const real of lift(s, owner, location, unit, 1)) {
    s.prisoners[prisonerAt(holder, owner, real)]++;
    if (real !== unit) s.guises.push({ side: owner, location: captivity(holder), unit, piece: owner, real, origin: NOWHERE });
    b.taken[(1 - i) * UNITS.length + real]++;
    s.core.told?.push({ key: 'unitCaptured', params: { seat: holder, fromSeat: owner, unit: UNITS[real] } });
  }
}

/** Counts a unit that was destroyed or captured, for its enemy's deeds and for great armies (UNI-42.9). */
function noteFallen(s: UniState, b: Battle | null, i: number, side: Side, unit: number): void {
  if (b === null) return;
  b.fallen[i]++;
  const victor = sideAt(b, 1 - i);
  // What falls by its own loss value nobody has destroyed (UNI-15.11, UNI-45.44).
  if (!isPlayer(victor) || blowOn(s, side)?.kind === 'losses') return;
  addDeed(s, victor, 'unitsDestroyed');
  if (side === BARBARIANS) addDeed(s, victor, 'barbariansDestroyed');
  if (captainLevel(unit) > 0) addDeed(s, victor, 'captainsKilled');
}

/** Galleys that were emptied may sink, and whoever destroyed a player's unit may capture it by card 39 (UNI-24.6, UNI-24.11, UNI-45.22). */
export const endBlow = step.work('endBlow', {
  rule: ['UNI-24.6', 'UNI-24.11', 'UNI-45.22', 'UNI-45.44'],
  run(s, { side, about }: { side: Side; about: number }): Next {
    const blow = blowOn(s, side);
    if (blow === null) return undefined;
    const { by, destroyed, emptied } = blow;
    const isOpen = isPlayer(by) && isPlayer(side) && destroyed.some((n) => n > 0);
    return [
      ...(emptied.length === 0 ? [] : sinkEmptied(s, side, emptied)),
      ...(isOpen ? openWindow(s, { kind: 'onEnemyUnitDestroyed', seats: [by], about }) : []),
      dropBlow.do({ side }),
    ];
  },
});

export const dropBlow = step.work('dropBlow', {
  rule: 'UNI-21.17',
  run(s, { side }: { side: Side }) {
    const blow = blowOn(s, side);
    s.blows = s.blows.filter((one) => one !== blow);
    return undefined;
  },
});

/** Units of a kind aboard a galley or ashore that are destroyed all at once. */
interface Fallen {
  readonly location: number;
  readonly unit: number;
  readonly n: number;
}

/** Units of a side are removed as by damage of the other that needs no assigning any more: what follows a blow follows (UNI-45.44). */
function fell(s: UniState, b: Battle, i: number, fallen: readonly Fallen[]): Frame {
  const side = sideAt(b, i);
  const locations = fallen.map(({ location }) => location);
  s.blows = [...s.blows, makeBlow(side, sideAt(b, 1 - i), 'melee', locations, 0, b.naval, false)];
  for (const { location, unit, n } of fallen)
    for (let left = n; left > 0; left--) {
      remove(s, b, side, location, unit);
      noteFallen(s, b, i, side, unit);
      noteEmptied(s, b, side, location);
    }
  return endBlow.do({ side, about: b.place });
}

/** A unit is removed by the other side's ambush before the battle (card 17, UNI-45.44). */
export function ambushed(s: UniState, i: number, location: number, unit: number): Next {
  return fell(s, present(s), i, [{ location, unit, n: 1 }]);
}

/** At the end of the round those leave that were lost before, and only then they are destroyed (UNI-45.43, UNI-45.44). */
export function removeDoomed(s: UniState, b: Battle): Frame[] {
  const doomed: Fallen[][] = [[], []];
  const marks: number[] = [];
  for (let at = 0; at < b.marks.length; at += 5) {
    const [i, location, unit, kind, n] = b.marks.slice(at, at + 5);
    if (kind >= DOOMED) doomed[i].push({ location, unit, n });
    else marks.push(i, location, unit, kind, n);
  }
  b.marks = marks;
  return [0, 1].flatMap((i) => (doomed[i].length === 0 ? [] : [fell(s, b, i, doomed[i])]));
}

/** What a player's card 39 may take: destroyed by his damage and back in its owner's reserve. */
export function recoverable(s: UniState, blow: Blow, unit: number): boolean {
  return blow.destroyed[unit] > 0 && s.reserve[blow.side * 5 + Math.min(unit, CAPTAIN)] > 0;
}

/** Takes a destroyed unit prisoner after all (UNI-45.22). */
export function recover(s: UniState, blow: Blow, unit: number): void {
  const b = battleFor(s, blow);
  changeBlow(s, blow, { destroyed: blow.destroyed.map((n, one) => (one === unit ? n - 1 : n)) });
  s.reserve[blow.side * 5 + Math.min(unit, CAPTAIN)]--;
  s.prisoners[prisonerAt(blow.by, blow.side, unit)]++;
  const i = indexOf(b, blow.side);
  if (b !== null) {
    b.taken[(1 - i) * UNITS.length + unit]++;
    b.lost[i * UNITS.length + unit]--;
  }
  s.core.told?.push({ key: 'unitCaptured', params: { seat: blow.by, fromSeat: blow.side, unit: UNITS[unit] } });
}

/** What stays of a kind of unit beside the board of its owner, from the turn after the next phase 7 on (UNI-29.2, UNI-29.3). */
export function layBeside(s: UniState, seat: Seat, location: number): void {
  for (let unit = 0; unit < UNITS.length; unit++) {
    const n = s.troops[unitAt(seat, location, unit)];
    if (n === 0) continue;
    for (const real of lift(s, seat, location, unit, n)) s.besideLater[ownUnit(seat, real)]++;
  }
}
