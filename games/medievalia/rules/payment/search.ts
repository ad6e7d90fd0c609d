/** The payment that gives up least. */

import type { Bill } from './bill.ts';
import { type Alike, haveSamePower, listChoices, useEverything } from './can-pay.ts';
import { emptyPlan, type Payer, type Plan, shortfall } from './plan.ts';
import type { Cards, Purse } from './purse.ts';
import { aloneSpecialists, openGroups, usefulPowers } from './sources.ts';

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
/** Whatever else is given up, no card of the hand that could be kept. */
export const KEEP_HAND: Thrift = { discard: 1_000, power: 1.3, guard: 0.3 };

/** Payments looked at for one suggestion. */
const MOST_TRIED = 1500;

const produceAlike: Alike = ({ faces }, { specialists }, one, other) =>
  faces[specialists[one]].resource === faces[specialists[other]].resource;

/** A search for the cheapest payment. */
interface Search {
  readonly payer: Payer;
  readonly bill: Bill;
  readonly thrift: Thrift;
  /** What is given up with each group, by spot. */
  readonly weights: readonly number[];
  /** Specialists that produce alone beside those that use their power. */
  readonly loners: number[];
  readonly trial: Plan;
  cheapest: Plan | null;
  least: number;
  tried: number;
}

/** The payment that gives up least, or null when the bill cannot be paid. */
export function cheapestPlan(payer: Payer, bill: Bill, thrift: Thrift): Plan | null {
  const search: Search = {
    payer,
    bill,
    thrift,
    weights: weightsOfGroups(payer, thrift),
    loners: [],
    trial: emptyPlan(),
    cheapest: null,
    least: Number.POSITIVE_INFINITY,
    tried: 0,
  };
  const choices: number[] = [];
  listChoices(choices, payer, usefulPowers(payer, bill), haveSamePower);
  for (let i = 0; i < choices.length; i++) takeBack(search, choices[i]);
  for (let i = 0; i < choices.length && search.cheapest !== null; i++) tryGroups(search, choices[i]);
  return search.cheapest;
}

function weightsOfGroups({ cards, purse }: Payer, thrift: Thrift): readonly number[] {
  const weights: number[] = [];
  for (let spot = 0; spot < purse.at.length; spot++)
    weights.push(purse.at[spot].base + purse.at[spot].bonus + weightOfPeople(cards, purse, spot, thrift));
  return weights;
}

/** What the characters of a group would give, and what is lost with those that would give nothing. */
function weightOfPeople({ faces }: Cards, { at, specialists, spots }: Purse, spot: number, thrift: Thrift): number {
  const { workers, experts, guards, slots } = at[spot];
  const working = workers + experts;
  let idle = guards;
  for (let i = 0; i < spots.length; i++) if (spots[i] === spot && !faces[specialists[i]].isWorker) idle++;
  const counted = working < slots ? working : slots;
  return counted + (idle + working - counted) * thrift.guard;
}

/** Groups that are turned because a power is used on their host. */
function groupsOfPowers({ spots }: Purse, powers: number): number {
  let groups = 0;
  for (let i = 0; powers >> i !== 0; i++) if ((powers & (1 << i)) !== 0 && spots[i] >= 0) groups |= 1 << spots[i];
  return groups;
}

function weightOf({ weights }: Search, groups: number): number {
  let weight = 0;
  for (let spot = 0; groups >> spot !== 0; spot++) if ((groups & (1 << spot)) !== 0) weight += weights[spot];
  return weight;
}

function heaviest({ weights }: Search, groups: number): number {
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

/** Cards of the hand that the payment on trial still needs, one for each unit missing. */
function discardsNeeded(search: Search): number {
  search.trial.discards = 0;
  search.tried++;
  return shortfall(search.payer, search.trial, search.bill);
}

/** Keeps the payment on trial if it gives up less than the cheapest so far. */
function keepIfCheaper(search: Search, weight: number, discards: number): void {
  const given = weight + discards * search.thrift.discard;
  if (given >= search.least) return;
  search.least = given;
  search.trial.discards = discards;
  search.cheapest = { ...search.trial };
}

/** Whether the payment on trial will do without something of that weight, so many cards of the hand being needed before. */
function canSpare({ bill, thrift }: Search, weight: number, before: number, needed: number): boolean {
  return needed <= bill.hand && (needed - before) * thrift.discard < weight;
}

/** Gives everything with these powers and takes back what can be spared, the dearest first: a fair payment that gives nothing in vain. */
function takeBack(search: Search, powers: number): void {
  const { payer, bill, thrift, trial, weights } = search;
  useEverything(trial, payer, bill, powers);
  let discards = discardsNeeded(search);
  if (discards > bill.hand) return;
  let left = trial.groups & ~groupsOfPowers(payer.purse, powers);
  while (left !== 0) {
    const spot = heaviest(search, left);
    left &= ~(1 << spot);
    trial.groups &= ~(1 << spot);
    const needed = discardsNeeded(search);
    if (canSpare(search, weights[spot], discards, needed)) discards = needed;
    else trial.groups |= 1 << spot;
  }
  for (let alone = trial.alone; alone !== 0; alone &= alone - 1) {
    const next = alone & -alone;
    trial.alone &= ~next;
    const needed = discardsNeeded(search);
    if (canSpare(search, 1, discards, needed)) discards = needed;
    else trial.alone |= next;
  }
  while (trial.count > 0) {
    trial.count--;
    const needed = discardsNeeded(search);
    if (canSpare(search, 1, discards, needed)) discards = needed;
    else {
      trial.count++;
      break;
    }
  }
  const given = weightOf(search, trial.groups) + countOf(powers) * thrift.power + countOf(trial.alone) + trial.count;
  keepIfCheaper(search, given, discards);
}

/** Holds the choices of groups and single characters with these powers against the cheapest payment so far. */
function tryGroups(search: Search, powers: number): void {
  const { payer, bill, thrift, trial } = search;
  const forced = groupsOfPowers(payer.purse, powers);
  const given = countOf(powers) * thrift.power;
  if (given + weightOf(search, forced) >= search.least) return;
  const free = openGroups(payer, bill) & ~forced;
  listChoices(search.loners, payer, aloneSpecialists(payer.purse) & ~powers, produceAlike);
  trial.powers = powers;
  trial.singles = payer.purse.singles;
  let more = 0;
  do {
    trial.groups = forced | more;
    trySingles(search, given + weightOf(search, trial.groups));
    more = (more - free) & free;
  } while (more !== 0);
}

function trySingles(search: Search, given: number): void {
  const { payer, bill, trial, loners } = search;
  for (let i = 0; i < loners.length; i++) {
    trial.alone = loners[i];
    trial.count = 0;
    for (let weight = given + countOf(loners[i]); weight < search.least && search.tried < MOST_TRIED; weight++) {
      const discards = discardsNeeded(search);
      if (discards <= bill.hand) keepIfCheaper(search, weight, discards);
      if (discards === 0 || trial.count === payer.purse.singles.length) break;
      trial.count++;
    }
  }
}
