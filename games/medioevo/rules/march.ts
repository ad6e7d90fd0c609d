/** 17. A complete move step by step: the next place, what is paid for it, and the joint step into a clash. */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type March, NOBODY, NOWHERE, type UniState, VEHICLE_UNNOTICED } from '../state.ts';
import { BLUE, ORANGE, SLOTS, TECHNOLOGIES, TERRITORIES, UNITS, UPRIGHT } from '../vocabulary.ts';
import { isBanned } from './bans.ts';
import { PAUSE } from './calls.ts';
import { attackOrSpareTransports, clash } from './clash.ts';
import { endMove } from './combat.ts';
import { attackOn, isCharged, isUndeclared } from './diplomacy.ts';
import { attackedIn, CLASHES, entryOf, FREE, HALTS, isWild, tollDue, tradersIn } from './entering.ts';
import { ACT_DONE } from './honour.ts';
import { hasLoad, loadable, loadGroup } from './loads.ts';
import { isSea } from './map.ts';
import { type GoOnOption, type JoinOption, joinVehicle, type StepOption } from './march-options.ts';
import { marketCube } from './market-cubes.ts';
import {
  beginMarch,
  examineStep,
  type Group,
  hasCastle,
  isManned,
  isMilitary,
  moveGroup,
  NO_LOAD,
  noteCastle,
  stopMovers,
} from './movers.ts';
import { owns, payTechnology, pointsCost } from './points.ts';
import { approaches, isAstray, isFreeStep, LOGISTICS, mpOf, needsLogistics, pushPaid, pushStep, waysHome, whyNotStep } from './reach.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { tollOf } from './relations.ts';
import { step } from './step.ts';
import { payToll } from './tolls.ts';
import { zoneOf } from './trade-places.ts';
import { armyIn } from './troops.ts';
import { carriesCubes, vehicleName } from './vehicles.ts';

const EDICT = TECHNOLOGIES.indexOf('edict');

/** What a group is loaded for: to march on, to enter the place of the clash together, or one step to a place by Cartography. */
export type Purpose = { readonly kind: 'march' | 'join' | 'hurry'; readonly to: number };
export const MARCHING: Purpose = { kind: 'march', to: NOWHERE };

const OUT_OF_PLAY = reason('UNI-1.7', 'outOfPlay');
const TEAMMATE = reason('UNI-44.9', 'teammate');
const NOT_OF_THE_MOVE = reason('UNI-17.25', 'notOfTheMove');
const LEAVE_BANNED = reason('UNI-45.3', 'leaveBanned');
const TOLL = reason('UNI-39.22', 'cannotPayToll');
const ON_FOOT = reason('UNI-17.7', 'onFoot');

export function isUnnoticed(s: UniState, slot: number): boolean {
  return slot >= 0 && (s.special[slot] & VEHICLE_UNNOTICED) !== 0;
}

/** Why a group may not step into an adjacent place, as everybody can tell; money is asked for apart. */
export function whyNotRoad(s: UniState, seat: Seat, slot: number, from: number, to: number): Reason | null {
  const { march } = s;
  const why = slot >= 0 ? whyNotStep(s, seat, slot, to, march?.castles ?? []) : whyNotWalk(s, seat, from, to);
  if (why !== null) return why;
  if (!isUnnoticed(s, slot)) {
    const attacked = attackedIn(s, seat, to);
    if (attacked !== NOBODY && s.teams[attacked] === s.teams[seat]) return TEAMMATE;
  }
  return isOfTheMove(s, march, slot, from, to) ? null : NOT_OF_THE_MOVE;
}

/** Units walk only out of an own castle, by land (UNI-17.7, UNI-17.17). */
function whyNotWalk(s: UniState, seat: Seat, from: number, to: number): Reason | null {
  if (s.inPlay[to] === 0) return OUT_OF_PLAY;
  if (isSea(to) || !hasCastle(s, seat, from)) return ON_FOOT;
  return isBanned(s, from, 'leave') ? LEAVE_BANNED : null;
}

/** Who may step in the move that is under way (UNI-17.25 a, b, c, e). */
function isOfTheMove(s: UniState, march: March | null, slot: number, from: number, to: number): boolean {
  if (march === null || march.steps === 0 || march.reached.includes(from)) return true;
  return march.target !== NOWHERE && approaches(s, march, slot, from, to);
}

/** Whether a group could take any step, by what everybody knows. */
export function hasStep(s: UniState, seat: Seat, slot: number, from: number): boolean {
  const { neighbours } = content.of(s).nodes[from];
  for (let i = 0; i < neighbours.length; i++) if (whyNotRoad(s, seat, slot, from, neighbours[i]) === null) return true;
  return false;
}

/** Whether the seat could pay for a step of the group, which only the seat itself may know. */
export function canStep(s: UniState, seat: Seat, slot: number, from: number): boolean {
  const { nodes, technologies } = content.of(s);
  for (const to of nodes[from].neighbours) {
    if (whyNotRoad(s, seat, slot, from, to) !== null || !canPayToll(s, seat, slot, to, s.march)) continue;
    if (slot < 0 || !needsLogistics(slot, from, to)) return true;
    if (s.florins[seat] >= pointsCost(s, seat, BLUE, technologies[LOGISTICS].points, false)) return true;
  }
  return false;
}

/** Whether a vehicle may be moved in phase 5 at all (UNI-17.6, UNI-17.18). At sea those aboard a galley go with it. */
export function mayMove(s: UniState, seat: Seat, slot: number): boolean {
  return s.vehicleOf[slot] === seat && s.halted[slot] === 0 && s.carrier[slot] === NOWHERE && isMilitary(s, slot);
}

/** Whether units could walk out of a territory: an own castle, and somebody who has not (UNI-17.17, UNI-17.26). */
export function mayWalk(s: UniState, seat: Seat, territory: number): boolean {
  if (!hasCastle(s, seat, territory)) return false;
  const group = { slot: NOWHERE, from: territory, load: NO_LOAD, along: [] };
  for (let unit = 0; unit < UNITS.length; unit++) if (loadable(s, seat, group, unit, MARCHING) > 0) return true;
  return false;
}

/** Every way of taking a step: as it is, by Logistics, by Edict; a toll must be payable (UNI-39.22). */
function stepsOf(s: UniState, seat: Seat, { slot, from }: Group, march: March): StepOption[] {
  const c = content.of(s);
  const open: StepOption[] = [];
  for (const to of c.nodes[from].neighbours) {
    if (whyNotRoad(s, seat, slot, from, to) !== null || !canPayToll(s, seat, slot, to, march)) continue;
    if (slot < 0) open.push(c.options.march.step[to]);
    else pushStep(s, seat, slot, from, to, open);
    if (mayProclaim(s, seat, slot, from, to, march))
      pushPaid(s, seat, ORANGE, c.technologies[EDICT].points, c.options.march.edict[to], open);
  }
  return open;
}

function canPayToll(s: UniState, seat: Seat, slot: number, to: number, march: March | null): boolean {
  const leave = isUnnoticed(s, slot) ? null : tollDue(s, seat, to, march?.tolls ?? []);
  return leave === null || s.florins[seat] >= tollOf(leave);
}

/** Edict lets the move cross a barbarian territory without a horde in it (UNI-46.9). */
function mayProclaim(s: UniState, seat: Seat, slot: number, from: number, to: number, march: March): boolean {
  if (!owns(s, seat, EDICT) || march.edicts.includes(to) || isUnnoticed(s, slot)) return false;
  return !(slot >= 0 && needsLogistics(slot, from, to)) && isWild(s, to);
}

/** A group is ready: it goes on to where it is meant for. */
export function withLoad(s: UniState, seat: Seat, group: Group, { kind, to }: Purpose): Next {
  if (kind === 'march') return road.do({ seat, group, arrived: false });
  return stepping(s, { seat, group, to, by: 'plain', spares: false, kind });
}

/** Takes up a group: its load is asked for where there is one to choose. */
export function takeUp(s: UniState, seat: Seat, slot: number, from: number, purpose: Purpose): Next {
  const group: Group = { slot, from, load: NO_LOAD, along: [] };
  return hasLoad(s, seat, group, purpose) ? loadGroup.do({ seat, group, decided: 0, purpose }) : withLoad(s, seat, group, purpose);
}

/** Whether the group is still there to be moved: its owner, or somebody at a pause, may have done something else with it. */
export function stillStands(s: UniState, seat: Seat, { slot, from }: Group, { kind }: Purpose): boolean {
  if (slot < 0) return true;
  return s.at[slot] === from && (kind === 'hurry' ? s.vehicleOf[slot] === seat : mayMove(s, seat, slot));
}

/** The next place of a group; where it has just arrived its load may change (UNI-17.5, UNI-17.27). */
export const road = step.pick('road', {
  rule: ['UNI-17.8', 'UNI-17.21', 'UNI-17.27', 'UNI-46.2', 'UNI-46.9', 'UNI-39.22'],
  ask(s, { seat, group, arrived }: { seat: Seat; group: Group; arrived: boolean }) {
    const { march } = s;
    if (march === null || march.over || march.clash !== NOWHERE || !stillStands(s, seat, group, MARCHING)) return null;
    const astray = group.slot >= 0 && isAstray(s, group.slot);
    const steps = stepsOf(s, seat, group, march);
    // Whether it is asked depends on what everybody knows, not on its money.
    if (steps.length === 0 && !astray && !hasStep(s, seat, group.slot, group.from)) return null;
    const { options } = content.of(s);
    if (astray) {
      if (steps.length === 0) for (const to of waysHome(s, group.slot)) steps.push(options.march.step[to]);
      return pick(seat, steps, { always: true, params: paramsOf(s, group) });
    }
    if (march.steps > 0) steps.unshift(options.march.endNow);
    steps.unshift(options.march.halt);
    if (arrived && hasLoad(s, seat, group, MARCHING)) steps.push(options.march.reload);
    return pick(seat, steps, { always: true, params: paramsOf(s, group) });
  },
  answer(s, { seat, group, arrived }, option: StepOption): Next {
    const { march } = s;
    if (march === null) return undefined;
    switch (option.act) {
      case 'halt':
        return PAUSE;
      case 'end':
        return endMove(s, seat, road.do({ seat, group, arrived }));
      case 'load':
        return loadGroup.do({ seat, group: { ...group, load: NO_LOAD, along: [] }, decided: 0, purpose: MARCHING });
      case 'step': {
        const next = stepping(s, { seat, group, to: option.index, by: option.by, spares: option.spares, kind: 'march' });
        return isUnnoticed(s, group.slot)
          ? next
          : confirmed(s, seat, attackedIn(s, seat, option.index), next, road.do({ seat, group, arrived }));
      }
    }
  },
  refused(s, { seat, group }): Refused[] {
    const { march } = s;
    if (march === null) return [];
    const { nodes, options } = content.of(s);
    return nodes[group.from].neighbours.flatMap((to) => {
      const why = whyNotRoad(s, seat, group.slot, group.from, to) ?? (canPayToll(s, seat, group.slot, to, march) ? null : TOLL);
      return why === null ? [] : [refuse(options.march.step[to], why, { node: nodes[to].id, fromNode: nodes[group.from].id })];
    });
  },
});

function paramsOf(s: UniState, { slot, from }: Group): { readonly node: string; readonly vehicle: string; readonly mp: number } {
  return {
    node: content.of(s).nodes[from].id,
    vehicle: slot < 0 ? 'onFoot' : vehicleName(s, slot),
    mp: slot < 0 ? 0 : s.mp[slot],
  };
}

/** An act that costs 3 honour, or pacts of the two, is confirmed first (UNI-39.6, UNI-39.24). */
export function confirmed(s: UniState, seat: Seat, other: Seat, onward: Frame, back: Frame): Frame {
  return other !== NOBODY && isCharged(s, seat, other) ? confirmUndeclaredAttack.do({ seat, onSeat: other, onward, back }) : onward;
}

export const confirmUndeclaredAttack = step.pick('confirmUndeclaredAttack', {
  rule: ['UNI-18.4', 'UNI-39.6', 'UNI-39.7', 'UNI-39.24'],
  ask(s, { seat, onSeat }: { seat: Seat; onSeat: Seat; onward: Frame; back: Frame }) {
    const { options, honour } = content.of(s);
    const pacts = s.pacts.filter(({ parties }) => parties.includes(seat) && parties.includes(onSeat)).length;
    const cost = isUndeclared(s, seat, onSeat) ? -honour.undeclaredAttack : 0;
    return pick(seat, [options.march.takeBack, options.march.goOn], { params: { onSeat, honour: cost, pacts } });
  },
  answer: (_s, { onward, back }, { goesOn: goes }: GoOnOption): Next => (goes ? onward : back),
});

type Stepping = {
  readonly seat: Seat;
  readonly group: Group;
  readonly to: number;
  readonly by: StepOption['by'];
  readonly spares: boolean;
  readonly kind: Purpose['kind'];
};

/** A step; what card 11 made of a trade transport is still one, and the zone that it leaves gets a cube (UNI-36.1, UNI-45.38). */
function stepping(s: UniState, p: Stepping): Frame {
  return p.group.slot >= 0 && carriesCubes(s, p.group.slot) ? setOut.do(p) : takeStep.do(p);
}

export const setOut = step.work('setOut', {
  rule: ['UNI-36.1', 'UNI-45.38'],
  run(s, { seat, group, to, by, spares, kind }: Stepping): Next {
    const { slot } = group;
    return [marketCube.do({ seat, slot, zone: zoneOf(s, slot), sold: 0 }), takeStep.do({ seat, group, to, by, spares, kind })];
  },
});

/** The group makes the step: it pays, moves, and what it meets decides how the move goes on. */
export const takeStep = step.work('takeStep', {
  rule: ['UNI-17.8', 'UNI-17.17', 'UNI-17.20', 'UNI-18.1', 'UNI-18.2', 'UNI-18.3', 'UNI-18.4', 'UNI-18.14', 'UNI-33.8', 'UNI-39.38'],
  run(s, p: Stepping): Next {
    const { seat, group, to, by, kind } = p;
    const { slot, from } = group;
    const march = kind === 'hurry' ? null : s.march;
    payStep(s, march, p);
    // Who joins an entry has arrived, where the usual rules apply (UNI-45.30).
    const hushed = kind !== 'join' && (isUnnoticed(s, slot) || (march?.edicts.includes(to) === true && isWild(s, to)));
    const manned = isManned(s, group, seat) || armyIn(s, seat, to) > 0;
    // The use goes on although its giver, who cannot pay his due, has broken the pact by it (UNI-39.22).
    const withLeave = attackedIn(s, seat, to) === NOBODY ? entryOf(s, seat, to, manned) : null;
    if (!hushed) payForEntry(s, march, seat, to);
    if (hushed) noteHushed(s, march, seat, to, manned);
    const entry = hushed ? FREE : kind === 'join' ? CLASHES : (withLeave ?? entryOf(s, seat, to, manned));
    const hurry = kind === 'hurry' ? beginMarch(seat) : null;
    moveGroup(s, march ?? hurry, seat, group, to);
    // Whoever hurries into a clash loses the rest of his move as well.
    if (hurry !== null && entry === CLASHES) stopMovers(s, hurry);
    tellStep(s, seat, group, to, by);
    examineStep(s, from, to, hushed || entry === CLASHES);
    if (entry === HALTS) for (const one of [slot, ...group.along]) if (one >= 0) s.halted[one] = 1;
    return kind === 'hurry' ? hurried(seat, to, entry) : goesOn(s, seat, { ...group, from: to }, { entry, hushed, manned });
  },
});

/** The rules of entering wait where they would have stopped the group: whoever is still there when the move ends meets them (UNI-45.30, UNI-46.9). */
function noteHushed(s: UniState, march: March | null, seat: Seat, to: number, manned: boolean): void {
  if (march === null || march.hushed.includes(to)) return;
  if (entryOf(s, seat, to, manned) !== FREE || attackedIn(s, seat, to) !== NOBODY) march.hushed.push(to);
}

/** A piece that hurried somewhere by Cartography fights at once what it meets (UNI-46.4). */
function hurried(seat: Seat, node: number, entry: number): Next {
  return entry === CLASHES ? [clash.do({ seat, node }), ACT_DONE] : undefined;
}

/** What the step leads to in a complete move. */
function goesOn(
  s: UniState,
  seat: Seat,
  group: Group,
  { entry, hushed, manned }: { readonly entry: number; readonly hushed: boolean; readonly manned: boolean },
): Next {
  const { march } = s;
  if (march === null) return undefined;
  if (entry === CLASHES) {
    march.clash = group.from;
    return joinEntry.do({ seat });
  }
  const mayStop = manned && !hushed && !(group.slot >= 0 && isAstray(s, group.slot));
  const raid = mayStop && s.control[group.from] !== seat && tradersIn(s, seat, group.from).length > 0;
  const next = group.slot < 0 || entry === HALTS ? [] : [PAUSE, road.do({ seat, group, arrived: true })];
  return raid ? [attackOrSpareTransports.do({ seat, node: group.from }), ...next] : next;
}

function payStep(s: UniState, march: March | null, { seat, group: { slot, from }, to, by, spares, kind }: Stepping): void {
  if (by === 'logistics') payTechnology(s, seat, LOGISTICS, 1, spares);
  if (by === 'edict' && march !== null) {
    payTechnology(s, seat, EDICT, 1, spares);
    march.edicts.push(to);
  }
  if (kind === 'hurry') return;
  const used = march?.castles ?? [];
  if (slot >= 0) s.mp[slot] = Math.max(0, s.mp[slot] - mpOf(s, seat, slot, from, to, used));
  if (march !== null && isFreeStep(s, seat, slot, from, to, used)) noteCastle(march, slot, from);
}

/** The toll of a pact, or the price of an undeclared attack (UNI-39.38, UNI-39.6). */
export function payForEntry(s: UniState, march: March | null, seat: Seat, to: number): void {
  // Before the toll: a giver who cannot pay his due breaks the pact, but the use goes on (UNI-39.22).
  const attacked = attackedIn(s, seat, to);
  const leave = tollDue(s, seat, to, march?.tolls ?? []);
  if (leave !== null) {
    payToll(s, leave);
    march?.tolls.push({ pact: leave.pact.id, giver: leave.giver });
  }
  if (attacked !== NOBODY) attackOn(s, seat, attacked);
}

function tellStep(s: UniState, seat: Seat, { slot, from, load }: Group, to: number, by: StepOption['by']): void {
  if (s.core.told === null) return;
  const { nodes } = content.of(s);
  s.core.told.push({
    key: slot < 0 ? 'walked' : 'marched',
    params: {
      seat,
      vehicle: slot < 0 ? 'onFoot' : vehicleName(s, slot),
      fromNode: nodes[from].id,
      node: nodes[to].id,
      n: load.reduce((sum, n) => sum + n, 0),
      by,
    },
  });
}

/** Pieces that may enter the place of the clash together with those that stand in it (UNI-17.22). */
function joiners(s: UniState, seat: Seat, to: number): JoinOption[] {
  const { nodes, options } = content.of(s);
  const open: JoinOption[] = [];
  const { neighbours } = nodes[to];
  const castles = s.march?.castles ?? [];
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!mayMove(s, seat, slot) || !neighbours.includes(s.at[slot]) || needsLogistics(slot, s.at[slot], to)) continue;
    if (whyNotStep(s, seat, slot, to, castles) === null)
      open.push(joinVehicle(slot, vehicleName(s, slot), s.level[slot], nodes[s.at[slot]].id));
  }
  for (const from of neighbours)
    if (from < TERRITORIES && mayWalk(s, seat, from) && whyNotWalk(s, seat, from, to) === null) open.push(options.march.joinFoot[from]);
  return open;
}

/** Whether a seat could still split its army by card 6, which it does before the clash is settled (UNI-45.6). */
function mayDivide(s: UniState, seat: Seat): boolean {
  const { cards } = content.of(s);
  return s.cards[seat].some((card) => cards[card].effect.op === 'keepMovementOnEntry' && s.cardState[card] === UPRIGHT);
}

/** The joint step: groups next to the place of the clash enter it together, each at its own cost (UNI-17.22, UNI-17.25 d). */
export const joinEntry = step.pick('joinEntry', {
  rule: ['UNI-17.22', 'UNI-17.25', 'UNI-17.4'],
  ask(s, { seat }: { seat: Seat }) {
    const { march } = s;
    if (march === null || march.clash === NOWHERE) return null;
    const open = joiners(s, seat, march.clash);
    if (open.length === 0 && !mayDivide(s, seat)) return null;
    const { nodes, options } = content.of(s);
    return pick(seat, [options.march.enter, ...open], { always: true, params: { node: nodes[march.clash].id } });
  },
  answer(s, { seat }, { slot, from }: JoinOption): Next {
    const { march } = s;
    if (march === null || march.clash === NOWHERE || (slot < 0 && from < 0)) return undefined;
    return takeUp(s, seat, slot, slot < 0 ? from : s.at[slot], { kind: 'join', to: march.clash });
  },
});
