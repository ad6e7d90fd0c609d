/**
 * 6. Payments: whether what is produced covers a cost, and good ways to pay.
 *
 * What a payment leaves behind is which cards were used and which were discarded; how its resources were exchanged and converted on
 * the way is forgotten with them (MED-6.1). So a payment is a choice of sources, and it is good when some way of converting covers the cost.
 */

import type { Content } from '../content/content.ts';
import { GOLD, RESOURCES } from '../vocabulary.ts';
import { ALONE, type Purse } from './production.ts';

/** What the arithmetic needs to know of the cards. */
type Cards = Pick<Content, 'faces' | 'artistFactor' | 'artistReach'>;

/** What is to be paid, and what may not be used for it. */
export interface Bill {
  /** By resource. */
  readonly need: readonly number[];
  /** Resources of any type on top of that. */
  readonly any: number;
  /** Which powers serve it: none in an aid (MED-21.9), Bureaucrats only for buildings (MED-17.12). */
  readonly powers: 'none' | 'payment' | 'building';
  /** Spot of the host whose group is no source, -1 for none (MED-7.10, MED-8.4). */
  readonly kept: number;
  /** Cards of the hand that may be discarded (MED-6.11). */
  readonly hand: number;
  /** Resources that come from the ally, by type. */
  readonly aid: readonly number[];
}

/** A choice of sources. Powers and alone are bits by specialist of the purse. */
export interface Plan {
  /** Bits by spot; the groups of hosts on which a power is used are among them. */
  groups: number;
  powers: number;
  /** Specialists that produce their own symbol on open ground. */
  alone: number;
  /** The first `count` of these produce. */
  singles: readonly number[];
  count: number;
  discards: number;
}

export const NO_AID: readonly number[] = [0, 0, 0, 0];

export function isFree(bill: Bill): boolean {
  return bill.any === 0 && bill.need.every((units) => units === 0);
}

/** What the sources of a plan make, with the powers that act on it. */
const supply = [0, 0, 0, 0];
let merchants = 0;
let artists = 0;
let discount = 0;

/** What the sources of a plan produce by themselves, by resource: before powers, exchanges and discards. */
export function production(c: Cards, purse: Purse, plan: Plan): readonly number[] {
  produce(c, purse, plan, NO_AID);
  return supply.slice();
}

/** How many resources a plan is short of, after the best of all conversions; 0 when it covers the bill. */
export function shortfall(c: Cards, purse: Purse, plan: Plan, bill: Bill): number {
  produce(c, purse, plan, bill.aid);
  if (artists === 0) return missing(supply, bill, plan.discards, merchants, discount);
  findMultiplied(c, purse, plan);
  return leastMissing(c.artistFactor, bill, plan.discards, artists, 0);
}

function produce(c: Cards, purse: Purse, plan: Plan, aid: readonly number[]): void {
  const { specialists } = purse;
  merchants = 0;
  artists = 0;
  discount = 0;
  for (let i = 0; i < 4; i++) supply[i] = aid[i];
  for (let i = 0; i < specialists.length; i++) {
    const face = c.faces[specialists[i]];
    if ((plan.powers & (1 << i)) !== 0) {
      if (face.power === 'convert') merchants++;
      else if (face.power === 'multiply') artists++;
      else discount += face.strength;
    } else if ((plan.alone & (1 << i)) !== 0) supply[face.resource] += face.amount;
  }
  for (let spot = 0; plan.groups >> spot !== 0; spot++) {
    if ((plan.groups & (1 << spot)) === 0) continue;
    supply[purse.resource[spot]] += purse.base[spot] + countedWorkers(c, purse, plan, spot) + purse.bonus[spot];
  }
  for (let i = 0; i < plan.count; i++) {
    const face = c.faces[plan.singles[i]];
    supply[face.resource] += face.amount;
  }
}

/** Workers that raise a group's production: no more than its host has slots, and none that uses its power (MED-5.10, MED-17.4). */
function countedWorkers(c: Cards, { workers, slots, specialists, spots }: Purse, plan: Plan, spot: number): number {
  let counted = workers[spot];
  for (let i = 0; i < specialists.length; i++) {
    if (spots[i] === spot && (plan.powers & (1 << i)) === 0 && c.faces[specialists[i]].isWorker) counted++;
  }
  return counted < slots[spot] ? counted : slots[spot];
}

const surplus = [0, 0, 0, 0];

/**
 * How many more units of any type a supply would need. A discard is one unit of any type; three alike can be exchanged for one (MED-6.8); a Merchant makes one of
 * another type of one, or any two of one gold (MED-17.11), so he gains a unit on gold that is needed and two on gold that is not; a discount
 * drops units of the cost (MED-17.12).
 */
export function missing(
  have: readonly number[],
  { need, any }: Pick<Bill, 'need' | 'any'>,
  discards: number,
  converting: number,
  discounted: number,
): number {
  let gap = 0;
  let total = 0;
  let left = 0;
  for (let i = 0; i < 4; i++) {
    const over = have[i] - need[i];
    total += have[i];
    surplus[i] = over > 0 ? over : 0;
    if (over > 0) left += over;
    else gap -= over;
  }
  if (any > 0) return missingOfAny(gap, any, left, total, have[GOLD] > 0, discards, converting);
  if (gap === 0) return 0;
  const onSurplusGold = converting < surplus[GOLD] ? converting : surplus[GOLD];
  surplus[GOLD] -= onSurplusGold;
  const exchanged = exchanges();
  const open = gap - 2 * onSurplusGold - exchanged - discards - discounted;
  const others = converting - onSurplusGold;
  const gained = have[GOLD] > 0 || discards > 0 || left > 0 ? others : total > 0 && others > 0 ? others - 1 : 0;
  if (open <= gained) return 0;
  return open - others > 1 ? open - others : 1;
}

function exchanges(): number {
  let count = 0;
  for (let i = 0; i < 4; i++) count += (surplus[i] / 3) | 0;
  return count;
}

/** The same where resources of any type are wanted too: for an extra card (MED-6.12), and for the first aid of a turn (MED-21.8). */
function missingOfAny(
  gap: number,
  any: number,
  left: number,
  total: number,
  hasGold: boolean,
  discards: number,
  converting: number,
): number {
  const exchanged = gap > discards ? exchanges() : 0;
  for (let short = 0; ; short++) {
    const wild = discards + short;
    const open = gap > wild ? gap - wild : 0;
    if (open > exchanged) continue;
    const gained = converting === 0 || total + wild === 0 ? 0 : hasGold || wild > 0 ? converting : converting - 1;
    if (left - 3 * open + (wild > gap ? wild - gap : 0) + gained >= any) return short;
  }
}

/** By resource: the most that the cards within an Artist's reach produce; to multiply anything else would only be worse. */
const multiplied = [0, 0, 0, 0];

function findMultiplied(c: Cards, purse: Purse, plan: Plan): void {
  multiplied.fill(0);
  for (let spot = 0; plan.groups >> spot !== 0; spot++) {
    if ((plan.groups & (1 << spot)) === 0) continue;
    raiseMultiplied(purse.resource[spot], bestCards(purse, spot, countedWorkers(c, purse, plan, spot), c.artistReach));
  }
  for (let i = 0; i < plan.count; i++) raiseMultiplied(c.faces[plan.singles[i]].resource, c.faces[plan.singles[i]].amount);
  for (let i = 0; i < purse.specialists.length; i++) {
    const face = c.faces[purse.specialists[i]];
    if ((plan.alone & (1 << i)) !== 0) raiseMultiplied(face.resource, face.amount);
  }
}

function raiseMultiplied(resource: number, amount: number): void {
  if (multiplied[resource] < amount) multiplied[resource] = amount;
}

/** Production of the best few cards of a group, each counting with its own (MED-17.14, MED-17.16). */
function bestCards({ base, bonuses }: Purse, spot: number, workers: number, reach: number): number {
  const each = [base[spot], ...bonuses[spot]];
  for (let i = 0; i < workers; i++) each.push(1);
  each.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < each.length && i < reach; i++) sum += each[i];
  return sum;
}

/** Tries every way to set Artists to work; several on one group or card multiply the same cards (MED-17.15). */
function leastMissing(factor: number, bill: Bill, discards: number, idle: number, resource: number): number {
  if (idle === 0 || resource === RESOURCES.length) return missing(supply, bill, discards, merchants, discount);
  const before = supply[resource];
  let least = Number.POSITIVE_INFINITY;
  let times = 1;
  for (let here = 0; here <= idle; here++) {
    supply[resource] = before + (times - 1) * multiplied[resource];
    const short = leastMissing(factor, bill, discards, idle - here, resource + 1);
    if (short < least) least = short;
    if (multiplied[resource] === 0) break;
    times *= factor;
  }
  supply[resource] = before;
  return least;
}

/** Specialists whose power can serve this bill. */
export function usefulPowers(c: Content, { specialists, spots }: Purse, bill: Bill): number {
  if (bill.powers === 'none') return 0;
  let powers = 0;
  for (let i = 0; i < specialists.length; i++) {
    if (spots[i] >= 0 && spots[i] === bill.kept) continue;
    if (c.faces[specialists[i]].power !== 'discountBuilding' || bill.powers === 'building') powers |= 1 << i;
  }
  return powers;
}

/** Specialists that could produce their own symbol. */
function aloneSpecialists({ spots }: Purse): number {
  let alone = 0;
  for (let i = 0; i < spots.length; i++) if (spots[i] === ALONE) alone |= 1 << i;
  return alone;
}

/** Groups that may serve this bill. */
export function openGroups({ groups }: Purse, { kept }: Bill): number {
  return kept < 0 ? groups : groups & ~(1 << kept);
}

const everything: Plan = { groups: 0, powers: 0, alone: 0, singles: [], count: 0, discards: 0 };

/**
 * Whether some payment covers the bill. More sources never hurt, so it is enough to try all of them, with every choice between
 * production and power.
 */
export function canPay(c: Content, purse: Purse, bill: Bill): boolean {
  return coveringPowers(c, purse, bill) >= 0;
}

/** How much is missing when everything is used, with the best choice of powers. */
export function leastShortfall(c: Content, purse: Purse, bill: Bill): number {
  const alone = aloneSpecialists(purse);
  const useful = usefulPowers(c, purse, bill);
  const all = { groups: openGroups(purse, bill), singles: purse.singles, count: purse.singles.length, discards: bill.hand };
  let short = Number.POSITIVE_INFINITY;
  let powers = 0;
  do {
    short = Math.min(short, shortfall(c, purse, { ...all, powers, alone: alone & ~powers }, bill));
    powers = (powers - useful) & useful;
  } while (powers !== 0);
  return short;
}

/** The powers of a payment that uses everything else and covers the bill, none of them idle; -1 when there is none. */
function coveringPowers(c: Content, purse: Purse, bill: Bill): number {
  const alone = aloneSpecialists(purse);
  everything.groups = openGroups(purse, bill);
  everything.singles = purse.singles;
  everything.count = purse.singles.length;
  everything.discards = bill.hand;
  everything.powers = 0;
  everything.alone = alone;
  if (shortfall(c, purse, everything, bill) === 0) return 0;
  const useful = usefulPowers(c, purse, bill);
  for (let powers = -useful & useful; powers !== 0; powers = (powers - useful) & useful) {
    everything.powers = powers;
    everything.alone = alone & ~powers;
    if (shortfall(c, purse, everything, bill) === 0) return powers;
  }
  return -1;
}

/** What a player gives up with each source, so that the cheapest payment can be suggested. */
export interface Thrift {
  readonly discard: number;
  readonly power: number;
}

/** Cards of the hand are dear; and the same the other way round, for those who would rather keep the table ready. */
export const SPARE_HAND: Thrift = { discard: 2.6, power: 1.3 };
export const SPARE_TABLE: Thrift = { discard: 0.7, power: 1.3 };

/** Choices of powers looked at for one suggestion. */
const MOST_POWER_CHOICES = 40;

const weights = new Array<number>(16).fill(0);
let cheapest: Plan | null = null;
let least = 0;

/** The payment that gives up least, or null when the bill cannot be paid. */
export function cheapestPlan(c: Content, purse: Purse, bill: Bill, thrift: Thrift): Plan | null {
  const covering = coveringPowers(c, purse, bill);
  if (covering < 0) return null;
  const useful = usefulPowers(c, purse, bill);
  for (let spot = 0; purse.groups >> spot !== 0; spot++) {
    weights[spot] = purse.base[spot] + Math.min(workersOn(purse, spot), purse.slots[spot]) + purse.bonus[spot];
  }
  cheapest = null;
  least = Number.POSITIVE_INFINITY;
  tryPowers(c, purse, bill, thrift, covering);
  let tried = 1;
  let powers = 0;
  do {
    if (powers !== covering) tryPowers(c, purse, bill, thrift, powers);
    powers = (powers - useful) & useful;
  } while (powers !== 0 && tried++ < MOST_POWER_CHOICES);
  return cheapest;
}

function workersOn({ workers, spots }: Purse, spot: number): number {
  let count = workers[spot];
  for (let i = 0; i < spots.length; i++) if (spots[i] === spot) count++;
  return count;
}

/** Holds every choice of groups and single characters with these powers against the cheapest payment so far. */
function tryPowers(c: Content, purse: Purse, bill: Bill, thrift: Thrift, powers: number): void {
  let forced = 0;
  let given = 0;
  for (let i = 0; i < purse.spots.length; i++) {
    if ((powers & (1 << i)) === 0) continue;
    given += thrift.power;
    if (purse.spots[i] >= 0) forced |= 1 << purse.spots[i];
  }
  const free = openGroups(purse, bill) & ~forced;
  const idle = aloneSpecialists(purse) & ~powers;
  let more = 0;
  do {
    trySingles(c, purse, bill, thrift, powers, forced | more, idle, given);
    more = (more - free) & free;
  } while (more !== 0);
}

const trial: Plan = { groups: 0, powers: 0, alone: 0, singles: [], count: 0, discards: 0 };

function trySingles(
  c: Content,
  purse: Purse,
  bill: Bill,
  thrift: Thrift,
  powers: number,
  groups: number,
  idle: number,
  given: number,
): void {
  let weight = given;
  for (let spot = 0; groups >> spot !== 0; spot++) if ((groups & (1 << spot)) !== 0) weight += weights[spot];
  trial.groups = groups;
  trial.powers = powers;
  trial.alone = 0;
  trial.singles = purse.singles;
  trial.count = 0;
  let waiting = idle;
  while (weight < least) {
    const discards = discardsNeeded(c, purse, bill);
    if (discards <= bill.hand && weight + discards * thrift.discard < least) {
      least = weight + discards * thrift.discard;
      trial.discards = discards;
      cheapest = { ...trial };
    }
    if (discards === 0) return;
    if (trial.count < purse.singles.length) trial.count++;
    else if (waiting !== 0) {
      const next = waiting & -waiting;
      trial.alone |= next;
      waiting &= ~next;
    } else return;
    weight += 1;
  }
}

/** Cards of the hand that the payment on trial still needs, one for each unit missing. */
function discardsNeeded(c: Content, purse: Purse, bill: Bill): number {
  trial.discards = 0;
  return shortfall(c, purse, trial, bill);
}
