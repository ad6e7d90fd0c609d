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

/** Lists choices among specialists. Those as good as each other are chosen in their order, so that no choice comes twice. */
function listChoices(choices: number[], c: Content, purse: Purse, among: number, isAlike: typeof haveSamePower): void {
  choices.length = 0;
  choices.push(0);
  for (let i = 0; among >> i !== 0; i++) {
    if ((among & (1 << i)) === 0) continue;
    const known = choices.length;
    for (let j = 0; j < known; j++) if (!isPassedOver(c, purse, among & ~choices[j], i, isAlike)) choices.push(choices[j] | (1 << i));
  }
}

/** Whether one of those left out comes before a specialist and is as good. */
function isPassedOver(c: Content, purse: Purse, leftOut: number, specialist: number, isAlike: typeof haveSamePower): boolean {
  for (let i = 0; i < specialist; i++) if ((leftOut & (1 << i)) !== 0 && isAlike(c, purse, i, specialist)) return true;
  return false;
}

function haveSamePower({ faces }: Content, { specialists, spots }: Purse, one: number, other: number): boolean {
  return faces[specialists[one]] === faces[specialists[other]] && spots[one] === spots[other];
}

function produceAlike({ faces }: Content, { specialists }: Purse, one: number, other: number): boolean {
  return faces[specialists[one]].resource === faces[specialists[other]].resource;
}

/** Choices of specialists that use their power for the bill at hand, and of those that produce alone beside them. */
const powerChoices: number[] = [];
const loners: number[] = [];

const everything: Plan = { groups: 0, powers: 0, alone: 0, singles: [], count: 0, discards: 0 };

/** A plan that uses all it may, with a choice of powers. */
function useEverything(plan: Plan, purse: Purse, bill: Bill, powers: number): void {
  plan.groups = openGroups(purse, bill);
  plan.powers = powers;
  plan.alone = aloneSpecialists(purse) & ~powers;
  plan.singles = purse.singles;
  plan.count = purse.singles.length;
}

/** How much is missing when everything is used with these powers. */
function shortOfEverything(c: Content, purse: Purse, bill: Bill, powers: number): number {
  useEverything(everything, purse, bill, powers);
  everything.discards = bill.hand;
  return shortfall(c, purse, everything, bill);
}

/**
 * Whether some payment covers the bill. More sources never hurt, so it is enough to try all of them, with every choice between
 * production and power.
 */
export function canPay(c: Content, purse: Purse, bill: Bill): boolean {
  if (shortOfEverything(c, purse, bill, 0) === 0) return true;
  const useful = usefulPowers(c, purse, bill);
  if (useful === 0) return false;
  listChoices(powerChoices, c, purse, useful, haveSamePower);
  for (let i = 1; i < powerChoices.length; i++) if (shortOfEverything(c, purse, bill, powerChoices[i]) === 0) return true;
  return false;
}

/** How much is missing when everything is used, with the best choice of powers. */
export function leastShortfall(c: Content, purse: Purse, bill: Bill): number {
  listChoices(powerChoices, c, purse, usefulPowers(c, purse, bill), haveSamePower);
  let short = Number.POSITIVE_INFINITY;
  for (let i = 0; i < powerChoices.length; i++) short = Math.min(short, shortOfEverything(c, purse, bill, powerChoices[i]));
  return short;
}

/** What a player gives up with each source beside what it could have produced, so that the cheapest payment can be suggested. */
export interface Thrift {
  readonly discard: number;
  readonly power: number;
  /** A character that is turned with its group and gives nothing: it can neither march nor fight in this turn. */
  readonly guard: number;
}

/** Cards of the hand are dear; and the same the other way round, for those who would rather keep the table ready. */
export const SPARE_HAND: Thrift = { discard: 2.6, power: 1.3, guard: 0.3 };
export const SPARE_TABLE: Thrift = { discard: 0.7, power: 1.3, guard: 0.3 };

/** Payments looked at for one suggestion. */
const MOST_TRIED = 1500;

let tried = 0;
const weights = new Array<number>(16).fill(0);
let cheapest: Plan | null = null;
let least = 0;

/** The payment that gives up least, or null when the bill cannot be paid. */
export function cheapestPlan(c: Content, purse: Purse, bill: Bill, thrift: Thrift): Plan | null {
  for (let spot = 0; purse.groups >> spot !== 0; spot++)
    weights[spot] = purse.base[spot] + purse.bonus[spot] + weightOfPeople(c, purse, spot, thrift);
  cheapest = null;
  least = Number.POSITIVE_INFINITY;
  tried = 0;
  listChoices(powerChoices, c, purse, usefulPowers(c, purse, bill), haveSamePower);
  for (let i = 0; i < powerChoices.length; i++) takeBack(c, purse, bill, thrift, powerChoices[i]);
  for (let i = 0; i < powerChoices.length && cheapest !== null; i++) tryGroups(c, purse, bill, thrift, powerChoices[i]);
  return cheapest;
}

/** What the characters of a group would give, and what is lost with those that would give nothing. */
function weightOfPeople(c: Content, { workers, guards, slots, specialists, spots }: Purse, spot: number, thrift: Thrift): number {
  let working = workers[spot];
  let idle = guards[spot];
  for (let i = 0; i < spots.length; i++) {
    if (spots[i] !== spot) continue;
    if (c.faces[specialists[i]].isWorker) working++;
    else idle++;
  }
  const counted = Math.min(working, slots[spot]);
  return counted + (idle + working - counted) * thrift.guard;
}

/** Groups that are turned because a power is used on their host. */
function groupsOfPowers({ spots }: Purse, powers: number): number {
  let groups = 0;
  for (let i = 0; i < spots.length; i++) if ((powers & (1 << i)) !== 0 && spots[i] >= 0) groups |= 1 << spots[i];
  return groups;
}

function weightOf(groups: number): number {
  let weight = 0;
  for (let spot = 0; groups >> spot !== 0; spot++) if ((groups & (1 << spot)) !== 0) weight += weights[spot];
  return weight;
}

function heaviest(groups: number): number {
  let found = -1;
  for (let spot = 0; groups >> spot !== 0; spot++)
    if ((groups & (1 << spot)) !== 0 && (found < 0 || weights[spot] > weights[found])) found = spot;
  return found;
}

function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

const trial: Plan = { groups: 0, powers: 0, alone: 0, singles: [], count: 0, discards: 0 };

/** Cards of the hand that the payment on trial still needs, one for each unit missing. */
function discardsNeeded(c: Content, purse: Purse, bill: Bill): number {
  trial.discards = 0;
  tried++;
  return shortfall(c, purse, trial, bill);
}

/** Keeps the payment on trial if it gives up less than the cheapest so far. */
function keepIfCheaper(weight: number, discards: number, thrift: Thrift): void {
  if (weight + discards * thrift.discard >= least) return;
  least = weight + discards * thrift.discard;
  trial.discards = discards;
  cheapest = { ...trial };
}

/** Gives everything with these powers and takes back what can be spared, the dearest first: a fair payment that gives nothing in vain. */
function takeBack(c: Content, purse: Purse, bill: Bill, thrift: Thrift, powers: number): void {
  useEverything(trial, purse, bill, powers);
  let discards = discardsNeeded(c, purse, bill);
  if (discards > bill.hand) return;
  const canSpare = (weight: number): boolean => {
    const needed = discardsNeeded(c, purse, bill);
    if (needed > bill.hand || (needed - discards) * thrift.discard >= weight) return false;
    discards = needed;
    return true;
  };
  for (let left = trial.groups & ~groupsOfPowers(purse, powers); left !== 0; left &= ~(1 << heaviest(left))) {
    trial.groups &= ~(1 << heaviest(left));
    if (!canSpare(weights[heaviest(left)])) trial.groups |= 1 << heaviest(left);
  }
  for (let left = trial.alone; left !== 0; left &= left - 1) {
    const next = left & -left;
    trial.alone &= ~next;
    if (!canSpare(1)) trial.alone |= next;
  }
  while (trial.count > 0) {
    trial.count--;
    if (canSpare(1)) continue;
    trial.count++;
    break;
  }
  keepIfCheaper(weightOf(trial.groups) + countOf(powers) * thrift.power + countOf(trial.alone) + trial.count, discards, thrift);
}

/** Holds the choices of groups and single characters with these powers against the cheapest payment so far. */
function tryGroups(c: Content, purse: Purse, bill: Bill, thrift: Thrift, powers: number): void {
  const forced = groupsOfPowers(purse, powers);
  const given = countOf(powers) * thrift.power;
  if (given + weightOf(forced) >= least) return;
  const free = openGroups(purse, bill) & ~forced;
  listChoices(loners, c, purse, aloneSpecialists(purse) & ~powers, produceAlike);
  trial.powers = powers;
  trial.singles = purse.singles;
  let more = 0;
  do {
    trial.groups = forced | more;
    trySingles(c, purse, bill, thrift, given + weightOf(trial.groups));
    more = (more - free) & free;
  } while (more !== 0);
}

function trySingles(c: Content, purse: Purse, bill: Bill, thrift: Thrift, given: number): void {
  for (let i = 0; i < loners.length; i++) {
    trial.alone = loners[i];
    trial.count = 0;
    for (let weight = given + countOf(loners[i]); weight < least && tried < MOST_TRIED; weight++) {
      const discards = discardsNeeded(c, purse, bill);
      if (discards <= bill.hand) keepIfCheaper(weight, discards, thrift);
      if (discards === 0 || trial.count === purse.singles.length) break;
      trial.count++;
    }
  }
}
