/**
 * A payment and what it comes to.
 *
 * What a payment leaves behind is which cards were used and which were discarded; how its resources were exchanged and converted on
 * the way is forgotten with them (MED-6.1). So a payment is a choice of sources, and it is good when some way of converting covers the cost.
 */

import type { Face } from '../../content/content.ts';
import { RESOURCES } from '../../vocabulary.ts';
import { type Estate, outputOf } from '../production.ts';
import { type Bill, NO_AID } from './bill.ts';
import { missing } from './missing.ts';
import { type Cards, type Group, type Purse, readPurse } from './purse.ts';

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

/** Room to reckon in: what the sources of a plan make, and the powers that act on it. */
interface Slate {
  readonly supply: number[];
  merchants: number;
  artists: number;
  discount: number;
  /** The plan of all there is, and the choices of powers with which it is tried. */
  readonly everything: Plan;
  readonly choices: number[];
}

/** Somebody who pays. One is made for each question and handed along, with all that is needed to answer it: nothing outlives the question. */
export interface Payer {
  readonly cards: Cards;
  readonly estate: Estate;
  readonly purse: Purse;
  readonly slate: Slate;
}

export function payerWith(cards: Cards, estate: Estate): Payer {
  return {
    cards,
    estate,
    purse: readPurse(cards, estate),
    slate: { supply: [0, 0, 0, 0], merchants: 0, artists: 0, discount: 0, everything: emptyPlan(), choices: [] },
  };
}

export function emptyPlan(): Plan {
  return { groups: 0, powers: 0, alone: 0, singles: [], count: 0, discards: 0 };
}

/** What the sources of a plan produce by themselves, by resource: before powers, exchanges and discards. */
export function production(payer: Payer, plan: Plan): readonly number[] {
  produce(payer, plan, NO_AID);
  return payer.slate.supply.slice();
}

/** How many resources a plan is short of, after the best of all conversions; 0 when it covers the bill. */
export function shortfall(payer: Payer, plan: Plan, bill: Bill): number {
  const { slate, cards } = payer;
  produce(payer, plan, bill.aid);
  if (slate.artists === 0) return missing(slate.supply, bill, plan.discards, slate.merchants, slate.discount);
  return leastMissing(slate, multipliable(payer, plan), cards.artistFactor, bill, plan.discards, slate.artists, 0);
}

function produce({ cards, purse, slate }: Payer, plan: Plan, aid: readonly number[]): void {
  const { faces } = cards;
  const { specialists, at } = purse;
  const { supply } = slate;
  slate.merchants = 0;
  slate.artists = 0;
  slate.discount = 0;
  for (let i = 0; i < 4; i++) supply[i] = aid[i];
  for (let i = 0; i < specialists.length; i++) {
    const face = faces[specialists[i]];
    if ((plan.powers & (1 << i)) !== 0) {
      if (face.power === 'convert') slate.merchants++;
      else if (face.power === 'multiply') slate.artists++;
      else slate.discount += face.strength;
    } else if ((plan.alone & (1 << i)) !== 0) supply[face.resource] += face.amount;
  }
  for (let spot = 0; plan.groups >> spot !== 0; spot++) {
    if ((plan.groups & (1 << spot)) === 0) continue;
    const { resource, base, slots, bonus } = at[spot];
    supply[resource] += outputOf(base, workersOf(cards, purse, plan, spot), slots, bonus);
  }
  for (let i = 0; i < plan.count; i++) {
    const face = faces[plan.singles[i]];
    supply[face.resource] += face.amount;
  }
}

/** Who works in a group: whoever uses his power does not (MED-17.4). */
function workersOf({ faces }: Cards, { at, specialists, spots }: Purse, { powers }: Plan, spot: number): number {
  let working = at[spot].workers + at[spot].experts;
  for (let i = 0; powers >> i !== 0; i++) if ((powers & (1 << i)) !== 0 && spots[i] === spot && faces[specialists[i]].isWorker) working--;
  return working;
}

/** By resource: the most that the cards within an Artist's reach produce; to multiply anything else would only be worse. */
function multipliable({ cards, purse }: Payer, plan: Plan): readonly number[] {
  const { faces, artistReach } = cards;
  const most = [0, 0, 0, 0];
  for (let spot = 0; plan.groups >> spot !== 0; spot++) {
    if ((plan.groups & (1 << spot)) === 0) continue;
    const group = purse.at[spot];
    most[group.resource] = Math.max(most[group.resource], bestCards(group, workersOf(cards, purse, plan, spot), artistReach));
  }
  for (let i = 0; i < plan.count; i++) raise(most, faces[plan.singles[i]]);
  for (let i = 0; plan.alone >> i !== 0; i++) if ((plan.alone & (1 << i)) !== 0) raise(most, faces[purse.specialists[i]]);
  return most;
}

function raise(most: number[], { resource, amount }: Face): void {
  if (most[resource] < amount) most[resource] = amount;
}

/** Production of the best few cards of a group, each counting with its own (MED-17.14, MED-17.16). */
function bestCards({ base, slots, bonuses }: Group, workers: number, reach: number): number {
  const each = [base, ...bonuses];
  for (let i = 0; i < workers && i < slots; i++) each.push(1);
  each.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < each.length && i < reach; i++) sum += each[i];
  return sum;
}

/** Tries every way to set Artists to work; several on one group or card multiply the same cards (MED-17.15). */
function leastMissing(
  slate: Slate,
  multiplied: readonly number[],
  factor: number,
  bill: Bill,
  discards: number,
  idle: number,
  resource: number,
): number {
  const { supply } = slate;
  if (idle === 0 || resource === RESOURCES.length) return missing(supply, bill, discards, slate.merchants, slate.discount);
  const before = supply[resource];
  let least = Number.POSITIVE_INFINITY;
  let times = 1;
  for (let here = 0; here <= idle; here++) {
    supply[resource] = before + (times - 1) * multiplied[resource];
    const short = leastMissing(slate, multiplied, factor, bill, discards, idle - here, resource + 1);
    if (short < least) least = short;
    if (multiplied[resource] === 0) break;
    times *= factor;
  }
  supply[resource] = before;
  return least;
}
