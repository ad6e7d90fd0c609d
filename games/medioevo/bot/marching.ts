/** Complete moves: for every transport the best target that an army it can fetch would take (notes 2, 4 and 5 for bots). */

import type { Frame, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { levelsIn } from '../rules/buildings.ts';
import { isCharged, isUndeclared } from '../rules/diplomacy.ts';
import { attackedIn, entryOf, FREE, hostileGalleys, isWild, opponentsIn } from '../rules/entering.ts';
import { loadable, roomOf } from '../rules/loads.ts';
import { distance, isSea } from '../rules/map.ts';
import { MARCHING } from '../rules/march.ts';
import type { GoOnOption, JoinOption, LoadOption, MoveOption, SideOption, StepOption } from '../rules/march-options.ts';
import { type Group, NO_LOAD } from '../rules/movers.ts';
import { protectionIn } from '../rules/protection.ts';
import { recruitingSites } from '../rules/recruiting.ts';
import { areHostile, isBetween, isBoundToPeace } from '../rules/relations.ts';
import { armyIn, hasArmy, troopsIn } from '../rules/troops.ts';
import { kindOf } from '../rules/vehicles.ts';
import { aboard, armyAt, NOBODY, NOWHERE, type Side, type UniState, unitAt } from '../state.ts';
import { ARCHER, BARBARIANS, CAPTAIN, CAVALRY, ENGINE, HEAVY, LIGHT, TERRITORIES, UNITS } from '../vocabulary.ts';
import { chanceOf, count, defendersIn, forecastOf, toughness } from './odds.ts';
import { once } from './once.ts';
import { armyReach, firstStep, isCalmed, type Reach } from './roads.ts';
import { HABIT, TASTE } from './taste.ts';
import { roomWorth } from './taxing.ts';
import { conquestHonour, honourWorth, isHoly, landWorth, staysHis, turnsLeft, unitsWorth } from './worth.ts';

/** What a transport is meant to do: fetch an army, if it has none, and take it somewhere. */
interface Plan {
  readonly worth: number;
  /** Where its army gets aboard, and which. */
  readonly source: number;
  readonly army: readonly number[];
  readonly target: number;
  /** The next place on the way; -1 where it stands. */
  readonly next: number;
}

/** Who would be fought in a place; -1 for nobody. */
function foeIn(s: UniState, seat: Seat, node: number): Side {
  if (hasArmy(s, BARBARIANS, node) || isWild(s, node)) return BARBARIANS;
  if (isSea(node)) return hostileGalleys(s, seat, node)[0] ?? NOBODY;
  const [opponent] = opponentsIn(s, seat, node);
  if (opponent !== undefined) return opponent;
  const controller = s.control[node];
  return controller !== NOBODY && controller !== seat && armyIn(s, controller, node) > 0 ? controller : NOBODY;
}

/** Honour that an attack on a player costs: what was not declared, and pacts that it breaks. */
function chargeFor(s: UniState, seat: Seat, victim: Seat): number {
  if (victim === NOBODY || !isCharged(s, seat, victim)) return 0;
  const { undeclaredAttack, brokenPact } = content.of(s).honour;
  const pacts = s.pacts.filter((pact) => isBetween(pact, seat, victim)).length;
  return -(isUndeclared(s, seat, victim) ? undeclaredAttack : 0) - pacts * brokenPact;
}

/** What it is worth to win a place, in florins. */
function prizeOf(s: UniState, seat: Seat, node: number): number {
  const honour = honourWorth(s);
  if (isSea(node)) return 0.3 * honour;
  const held = landWorth(s, seat, node);
  // Land far away is seldom held for long; a holy one is worth a garrison to the end.
  const lasting = isHoly(s, seat, node) ? 0.6 * TASTE.holy : 0;
  const prize = honour * conquestHonour(s, seat, node) + (s.homeOf[node] === seat ? 0.5 : 0.12) * held + lasting + roomWorth(s, seat, node);
  const victim = attackedIn(s, seat, node);
  if (victim === NOBODY) return prize;
  const hurt = prize + TASTE.harm * landWorth(s, victim, node);
  const charge = honour * chargeFor(s, seat, victim);
  if (charge > 0 && hurt - charge < TASTE.treachery) return HABIT.never;
  return hurt - charge;
}

/** Units of a seat that may be taken from a place, those left out who had better stay there. */
function spareUnits(s: UniState, seat: Seat, slot: number, from: number): number[] {
  const group: Group = { slot, from, load: NO_LOAD, along: [] };
  const units = UNITS.map((_, unit) => loadable(s, seat, group, unit, MARCHING));
  if (isSea(from)) return units;
  const stay = count(troopsIn(s, seat, from)) - count(units);
  for (let missing = guardsFor(s, seat, from) - stay; missing > 0; missing--) {
    const keeper = units[LIGHT] > 0 ? LIGHT : units[ARCHER] > 0 ? ARCHER : NOBODY;
    if (keeper !== NOBODY && count(units) > 2) units[keeper]--;
    else if (levelsIn(s, from) > 1 && count(units) > 3 && units[HEAVY] > 0) units[HEAVY]--;
    else break;
  }
  return units;
}

/** Units that had better stay in a place: one where something is to be held, and for towns and cities more while a rival could come. */
function guardsFor(s: UniState, seat: Seat, node: number): number {
  const levels = levelsIn(s, node);
  if (levels === 0) return s.homeOf[node] !== seat && !staysHis(s, seat, node) && isWorthHolding(s, seat, node) ? 1 : 0;
  return levels > 1 && isRivalNear(s, seat, node) ? Math.min(HABIT.guards, levels) : 1;
}

/** Whether an army of a player who has not given his word could soon stand there. */
function isRivalNear(s: UniState, seat: Seat, node: number): boolean {
  for (const other of s.order) {
    if (other === seat || s.teams[other] === s.teams[seat] || isBoundToPeace(s, seat, other)) continue;
    for (let from = 0; from < TERRITORIES; from++)
      if (s.armies[armyAt(other, from)] > 1 && distance(s, from, node) <= HABIT.danger) return true;
  }
  return false;
}

/** A zone that falls to the barbarians can be conquered for honour again; other land, and all in the last turn, is better held. */
function isWorthHolding(s: UniState, seat: Seat, territory: number): boolean {
  return turnsLeft(s) === 0 || content.of(s).nodes[territory].good < 0 || isHoly(s, seat, territory);
}

/** The strongest load that there is room for. */
const LOADING: readonly number[] = [CAPTAIN + 2, CAPTAIN + 1, CAVALRY, HEAVY, CAPTAIN, ARCHER, LIGHT];

function loadOf(units: readonly number[], room: number): number[] {
  const load = UNITS.map(() => 0);
  let left = room;
  for (const unit of LOADING) {
    load[unit] = Math.min(left, units[unit]);
    left -= load[unit];
  }
  return load;
}

function sum(one: readonly number[], other: readonly number[]): number[] {
  return one.map((n, unit) => n + other[unit]);
}

interface Muster {
  readonly source: number;
  readonly army: readonly number[];
  readonly mp: number;
  readonly reach: Reach;
}

/** Armies that a transport could have: what it carries, or what it finds where it gets to. */
function musters(
  s: UniState,
  seat: Seat,
  slot: number,
  from: number,
  mp: number,
  reach: Reach,
  carried: readonly number[] | null,
): Muster[] {
  const room = roomOf(s, slot);
  const found: Muster[] = [];
  if (isSea(from)) {
    const army = UNITS.map((_, unit) => s.troops[unitAt(seat, aboard(slot), unit)]);
    if (count(army) > 0) found.push({ source: from, army, mp, reach });
  } else if (carried !== null && count(carried) > 0) found.push({ source: from, army: carried, mp, reach });
  for (const node of reach.reached) {
    if (isSea(node) || reach.cost[node] > mp || (node !== from && entryOf(s, seat, node, true) !== FREE)) continue;
    if (s.armies[armyAt(seat, node)] === 0) continue;
    const there = spareUnits(s, seat, slot, node);
    if (count(there) === 0) continue;
    const army = loadOf(node === from || carried === null ? there : sum(carried, there), room);
    if (carried !== null && toughness(army) <= toughness(carried)) continue;
    found.push({ source: node, army, mp: mp - reach.cost[node], reach });
  }
  return found.sort((a, b) => rankOf(b, from) - rankOf(a, from)).slice(0, 4);
}

/** What a transport carries or finds where it stands is what it was taken up for. */
function rankOf({ source, army }: Muster, from: number): number {
  return (source === from ? 1000 : 0) + toughness(army);
}

/** What is lost where an army leaves. */
function leaving(s: UniState, seat: Seat, node: number, army: readonly number[]): number {
  if (isSea(node) || s.control[node] !== seat || armyIn(s, seat, node) > count(army)) return 0;
  if (staysHis(s, seat, node)) return 4 * levelsIn(s, node) * turnsLeft(s);
  return turnsLeft(s) === 0 ? 60 : 0.12 * landWorth(s, seat, node);
}

interface Candidate {
  readonly muster: Muster;
  readonly ways: Reach;
  readonly target: number;
  readonly foe: Side;
  readonly prize: number;
  readonly worth: number;
}

function candidatesOf(s: UniState, seat: Seat, slot: number, from: number, muster: Muster, into: Candidate[]): void {
  const ways = muster.source === from ? muster.reach : armyReach(s, seat, slot, muster.source, muster.mp);
  const cost = leaving(s, seat, muster.source, muster.army);
  const risk = honourWorth(s) * -content.of(s).honour.loseToBarbarians;
  for (const target of ways.reached) {
    if (target === muster.source || entryOf(s, seat, target, true) === FREE) continue;
    const prize = prizeOf(s, seat, target) - cost;
    if (prize <= TASTE.effort) continue;
    const foe = foeIn(s, seat, target);
    const protection = foe === NOBODY || foe === BARBARIANS || isSea(target) ? 0 : protectionIn(s, foe, target);
    const chance = foe === NOBODY ? 1 : chanceOf(s, muster.army, defendersIn(s, foe, target), foe, protection);
    if (chance < 0.5) continue;
    const loss = foe === NOBODY ? 0 : 0.25 * (2 - chance) * Math.min(200, unitsWorth(s, muster.army));
    const worth = chance * prize - loss - (1 - chance) * risk - 2 * (ways.cost[target] - ways.cost[muster.source]);
    if (worth > 0) into.push({ muster, ways, target, foe, prize, worth });
  }
}

/** What a transport had best do from a place, with what it carries; null for nothing. */
function planOf(s: UniState, seat: Seat, slot: number, from: number, carried: readonly number[] | null): Plan | null {
  if (kindOf(slot) === ENGINE) return null;
  const mp = s.mp[slot];
  const reach = armyReach(s, seat, slot, from, mp);
  const candidates: Candidate[] = [];
  const found = musters(s, seat, slot, from, mp, reach, carried);
  for (const muster of found) candidatesOf(s, seat, slot, from, muster, candidates);
  candidates.sort((a, b) => b.worth - a.worth);
  let best: Plan | null = null;
  for (const candidate of candidates.slice(0, HABIT.targets)) {
    const worth = closely(s, seat, candidate);
    if (worth > TASTE.effort && (best === null || worth > best.worth)) best = planFor(candidate, from, worth);
  }
  return best ?? fetching(s, seat, from, mp, reach, carried, found);
}

/** The worth of an attack by the rules' own forecast. */
function closely(s: UniState, seat: Seat, { muster, target, foe, prize, worth }: Candidate): number {
  if (foe === NOBODY) return worth;
  const { wins, losses } = forecastOf(s, seat, foe, target, muster.army);
  if (wins < (foe === BARBARIANS ? TASTE.dares : TASTE.daresPlayers)) return HABIT.never;
  const risk = foe === BARBARIANS ? -content.of(s).honour.loseToBarbarians * honourWorth(s) : 0;
  return wins * prize - losses - (1 - wins) * risk;
}

function planFor({ muster, ways, target }: Candidate, from: number, worth: number): Plan {
  const next = muster.source === from ? firstStep(ways, from, target) : firstStep(muster.reach, from, muster.source);
  return { worth, source: muster.source, army: muster.army, target, next };
}

/** A transport without an army goes where recruits are or will be. */
function fetching(
  s: UniState,
  seat: Seat,
  from: number,
  mp: number,
  reach: Reach,
  carried: readonly number[] | null,
  found: readonly Muster[],
): Plan | null {
  if (turnsLeft(s) === 0 || isSea(from) || (carried !== null && count(carried) > 0)) return null;
  if (found.some(({ army, source }) => source === from && toughness(army) > 3)) return null;
  let best = NOWHERE;
  let most = 0;
  for (const site of recruitingSites(s, seat)) {
    if (reach.cost[site] > mp || site === from) continue;
    const worth = 1 + armyIn(s, seat, site) - 0.1 * reach.cost[site] - (recruits(s, seat, from) ? 2 : 0);
    if (worth > most) {
      most = worth;
      best = site;
    }
  }
  if (best === NOWHERE) return null;
  return { worth: TASTE.effort + 1, source: best, army: NO_LOAD, target: best, next: firstStep(reach, from, best) };
}

function recruits(s: UniState, seat: Seat, node: number): boolean {
  return recruitingSites(s, seat).includes(node);
}

/** A complete move: the transport with the best plan, or a fight in place. */
export function weighMove(s: UniState, option: MoveOption, seat: Seat): number {
  switch (option.act) {
    case 'pass':
    case 'end':
      return 0;
    case 'vehicle':
      if ((s.march?.steps ?? 0) > 0) return -1;
      return (planOf(s, seat, option.index, s.at[option.index], null)?.worth ?? HABIT.never) - TASTE.effort;
    case 'conquer':
      return prizeOf(s, seat, option.index);
    case 'take':
      return option.side !== undefined && areHostile(s, seat, option.side) ? 80 : -1;
    case 'fight':
      return weighFight(s, seat, option.index, option.side ?? NOBODY);
    default:
      return -2;
  }
}

/** A fight where both stand already. */
function weighFight(s: UniState, seat: Seat, node: number, side: Side): number {
  if (side === BARBARIANS) return toughness(troopsIn(s, seat, node)) - toughness(troopsIn(s, BARBARIANS, node));
  const army = troopsIn(s, seat, node);
  if (!areHostile(s, seat, side) || chanceOf(s, army, troopsIn(s, side, node), side, 0) < 0.5) return -1;
  const { wins, losses } = forecastOf(s, seat, side, node, NO_LOAD);
  return wins < TASTE.daresPlayers ? -1 : wins * (100 + unitsWorth(s, troopsIn(s, side, node)) / 2) - losses;
}

interface Loading {
  readonly group: Group;
  readonly decided: number;
}

const load = once((s: UniState, seat: Seat, { group }: Loading) => wantedLoad(s, seat, group));

/** What the plan takes along is loaded kind by kind, then it goes. */
export function weighLoad(s: UniState, { act, index, n }: LoadOption, p: Loading, seat: Seat): number {
  const { decided } = p;
  const wanted = load(s, seat, p);
  const next = wanted.findIndex((some, unit) => some > 0 && ((decided >> unit) & 1) === 0);
  switch (act) {
    case 'go':
      return next < 0 ? 3 : -1;
    case 'units':
      return index === next && n === wanted[next] ? 2 : index === next ? 1 - Math.abs(n - wanted[next]) / 10 : -2;
    default:
      return -3;
  }
}

function wantedLoad(s: UniState, seat: Seat, { slot, from }: Group): readonly number[] {
  if (slot < 0) return spareUnits(s, seat, slot, from);
  const clash = s.march?.clash ?? NOWHERE;
  if (clash !== NOWHERE) return loadOf(spareUnits(s, seat, slot, from), roomOf(s, slot));
  const plan = planOf(s, seat, slot, from, null);
  return plan === null || plan.source !== from ? NO_LOAD : plan.army;
}

interface OnTheRoad {
  readonly group: Group;
}

const onward = once((s: UniState, seat: Seat, { group: { slot, from, load: carried } }: OnTheRoad) =>
  slot < 0 ? null : planOf(s, seat, slot, from, carried),
);

/** The next place of the plan; a new load where the plan wants one. */
export function weighRoad(s: UniState, { act, by, index, spares }: StepOption, p: OnTheRoad, seat: Seat): number {
  const plan = onward(s, seat, p);
  if (act === 'load') return plan !== null && plan.source === p.group.from && !same(plan.army, p.group.load) ? 4 : -2;
  // Whoever was taken up has set out for something: to put him down where he stands would begin it all again.
  if (act !== 'step') return (s.march?.steps ?? 0) === 0 ? -10 : act === 'halt' ? 1 : 0.5;
  // Wild land on the way is crossed by Edict: the horde would end the move.
  const way = plan !== null && index !== plan.target && isWild(s, index) && !isCalmed(s, index) ? 'edict' : 'plain';
  if (plan === null || plan.next !== index || by !== way || spares)
    return by === 'plain' && entryOf(s, seat, index, true) === FREE ? -1 : -5;
  return 3;
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.every((n, unit) => n === other[unit]);
}

/** Others join where the army alone might fail. */
export function weighJoin(s: UniState, { slot, from }: JoinOption, seat: Seat): number {
  const place = s.march?.clash ?? NOWHERE;
  if (place === NOWHERE || (slot < 0 && from < 0)) return 0;
  const foe = foeIn(s, seat, place);
  if (foe === NOBODY) return -1;
  const army = troopsIn(s, seat, place);
  const node = slot < 0 ? from : s.at[slot];
  if (kindOf(Math.max(0, slot)) === ENGINE) return -1;
  const more = loadOf(spareUnits(s, seat, slot, node), roomOf(s, slot));
  return count(more) > 0 && chanceOf(s, army, defendersIn(s, foe, place), foe, 0) < 0.75 ? count(more) : -1;
}

/** An attack that was meant is meant; the plan has counted what it costs. */
export function weighBreach(s: UniState, { goesOn }: GoOnOption, { onSeat, onward }: Breach, seat: Seat): number {
  if (!goesOn) return 0;
  const to = 'to' in onward && typeof onward.to === 'number' ? onward.to : NOWHERE;
  return (to === NOWHERE ? areHostile(s, seat, onSeat) : prizeOf(s, seat, to) > 0) ? 1 : -1;
}

interface Breach {
  readonly onSeat: Seat;
  readonly onward: Frame;
}

/** Merchants of enemies are taken, those of others let be. */
export function weighRaid(s: UniState, { side }: SideOption, seat: Seat): number {
  return side < 0 ? 0 : areHostile(s, seat, side) ? 1 : -1;
}

/** The weakest of several opponents; nobody more where the army has become too weak. */
export function weighOpponent(s: UniState, { side }: SideOption, { node }: { readonly node: number }, seat: Seat): number {
  if (side < 0) return 0.6;
  return chanceOf(s, troopsIn(s, seat, node), troopsIn(s, side, node), side, protectionIn(s, side, node));
}
