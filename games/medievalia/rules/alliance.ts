/** 21. Alliance game: aid for the payments of an ally. */

import { type Refusal, refusal, type Seat, subset } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { type AskOption, MOST_ASKED, type PaymentOption, type SourceOption } from '../options.ts';
import type { MedState } from '../state.ts';
import { amountsOf, RESOURCES } from '../vocabulary.ts';
import { allyOf } from './fiefs.ts';
import { type Bill, canPay, cheapestPlan, leastShortfall, missing, NO_AID, SPARE_HAND, SPARE_TABLE, shortfall } from './payment.ts';
import { ALONE, emptyPurse, groupOutput, type Purse, readPurse } from './production.ts';
import { announcedSources, askedFor, planOf, refusedSources, sourcesFor, sourcesOf, spend } from './sources.ts';
import { step } from './step.ts';

/** What an ally could give to one payment. */
export interface Aid {
  readonly ally: Seat;
  /** All he could produce, by resource. */
  readonly supply: readonly number[];
  /** Cards of his hand, each good for one resource of any type. */
  readonly hand: number;
  /** Resources of any type that are lost on the way (MED-21.8). */
  readonly penalty: number;
}

const allys = emptyPurse();

/** What the ally of the active player could give now; null when there is nothing to ask for (MED-21.7, MED-21.11). */
export function aidFor(s: MedState, seat: Seat): Aid | null {
  const ally = allyOf(s, seat);
  if (ally < 0 || s.aidDeclined) return null;
  const c = content.of(s);
  const purse = readPurse(s, ally, allys);
  const supply = [0, 0, 0, 0];
  for (let spot = 0; purse.groups >> spot !== 0; spot++)
    if ((purse.groups & (1 << spot)) !== 0) supply[purse.resource[spot]] += groupOutput(s, ally, spot);
  for (const card of purse.singles) supply[c.faces[card].resource] += c.faces[card].amount;
  purse.specialists.forEach((card, i) => {
    if (purse.spots[i] === ALONE) supply[c.faces[card].resource] += c.faces[card].amount;
  });
  const penalty = s.aidGiven ? 0 : c.aidPenalty;
  const hand = s.hands[ally].length;
  const total = hand + supply.reduce((sum, units) => sum + units, 0);
  return total > penalty ? { ally, supply, hand, penalty } : null;
}

/** Whether the ally could produce what is asked for, and what is lost on the way. */
function canGive({ supply, hand, penalty }: Aid, asked: readonly number[]): boolean {
  return missing(supply, { need: asked, any: penalty }, hand, 0, 0) === 0;
}

/** Every bill that one could be left with when the ally gave all he can: what is lost may be of any type (MED-21.8). */
function billsWithAid(bill: Bill, { supply, hand, penalty }: Aid): Bill[] {
  if (penalty === 0) return [{ ...bill, aid: supply, hand: bill.hand + hand }];
  const bills: Bill[] = [];
  RESOURCES.forEach((_, lost) => {
    if (supply[lost] >= penalty)
      bills.push({ ...bill, aid: supply.map((units, i) => (i === lost ? units - penalty : units)), hand: bill.hand + hand });
  });
  if (hand >= penalty) bills.push({ ...bill, aid: supply, hand: bill.hand + hand - penalty });
  return bills;
}

export function canPayWithAid(c: Content, purse: Purse, bill: Bill, aid: Aid): boolean {
  return billsWithAid(bill, aid).some((whole) => canPay(c, purse, whole));
}

/** Amounts of each resource that may be asked for. */
export function askOptions(s: MedState, aid: Aid): AskOption[] {
  const { options } = content.of(s);
  return RESOURCES.flatMap((_, resource) => {
    let most = 0;
    while (most < MOST_ASKED && canGive(aid, only(resource, most + 1))) most++;
    return options.ask[resource].slice(0, most);
  });
}

function only(resource: number, units: number): readonly number[] {
  return RESOURCES.map((_, i) => (i === resource ? units : 0));
}

/** What the rules say of a request (MED-21.10); that it covers the cost is checked with the payment. */
export function brokenAidRule(aid: Aid, chosen: readonly PaymentOption[]): Refusal | null {
  const asks = chosen.filter((option) => option.move === 'ask');
  const twice = asks.find(({ index }, i) => asks.some((other, j) => j !== i && other.index === index));
  if (twice !== undefined) return refusal('MED-21.10', 'askedTwice', { resource: twice.resource });
  return asks.length === 0 || canGive(aid, askedFor(asks)) ? null : refusal('MED-21.10', 'allyCannotGive', {});
}

/** A small request that covers the bill together with what the player has of his own, and the sources that are needed beside it. */
export function suggestWithAid(s: MedState, seat: Seat, purse: Purse, bill: Bill, aid: Aid, played: number): PaymentOption[] | null {
  const c = content.of(s);
  for (const hand of [0, bill.hand]) {
    for (const whole of billsWithAid({ ...bill, hand }, aid)) {
      if (!canPay(c, purse, whole)) continue;
      const asked = smallestRequest(c, purse, { ...bill, hand }, whole.aid, whole.hand - hand);
      const plan = asked === null ? null : cheapestPlan(c, purse, { ...bill, hand, aid: asked }, SPARE_HAND);
      if (asked === null || plan === null || asked.every((units) => units === 0)) continue;
      const asks = asked.flatMap((units, resource) => (units === 0 ? [] : [c.options.ask[resource][units - 1]]));
      return [...sourcesOf(s, seat, purse, plan, played), ...asks];
    }
  }
  return null;
}

/** Begins with all the ally can produce, adds cards of his hand where they are missed most, then asks for less as long as that will do. */
function smallestRequest(c: Content, purse: Purse, bill: Bill, supply: readonly number[], hand: number): readonly number[] | null {
  let asked = supply;
  for (let left = hand; !canPay(c, purse, { ...bill, aid: asked }); left--) {
    if (left === 0) return null;
    const choices = RESOURCES.map((_, resource) => changed(asked, resource, 1));
    const short = choices.map((aid) => leastShortfall(c, purse, { ...bill, aid }));
    asked = choices[short.indexOf(Math.min(...short))];
  }
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    while (asked[resource] > 0 && canPay(c, purse, { ...bill, aid: changed(asked, resource, -1) })) asked = changed(asked, resource, -1);
  }
  return asked;
}

function changed(asked: readonly number[], resource: number, by: number): readonly number[] {
  return asked.map((units, i) => (i === resource ? units + by : units));
}

/** What the ally is asked for, and what it costs him besides. */
function billOfAid(asked: readonly number[], aid: Aid): Bill {
  return { need: asked, any: aid.penalty, powers: 'none', kept: -1, hand: aid.hand, aid: NO_AID };
}

/** The ally helps with a production that covers the request, or with nothing at all to decline (MED-21.10, MED-21.11). */
export const giveAid = step.subset('giveAid', {
  rule: ['MED-6.15', 'MED-21.7', 'MED-21.8', 'MED-21.10', 'MED-21.11'],
  ask(s, p: { seat: Seat }) {
    const aid = aidFor(s, s.active);
    const asked = s.purchase?.announced?.asked;
    if (aid === null || asked === undefined) return null;
    const bill = billOfAid(asked, aid);
    const sources = sourcesFor(s, p.seat, readPurse(s, p.seat, allys), bill, -1);
    return subset(p.seat, sources, {
      params: { askingSeat: s.active, penalty: aid.penalty, ...amountsOf(asked) },
      min: 0,
      max: sources.length,
      check: (chosen) => brokenGift(s, p.seat, bill, chosen),
      suggest: () => suggestGifts(s, p.seat, bill),
    });
  },
  answer(s, p, chosen: readonly SourceOption[]) {
    const { purchase } = s;
    const announced = purchase?.announced ?? null;
    if (purchase === null || announced === null) return;
    if (chosen.length === 0) {
      s.aidDeclined = true;
      s.purchase = null;
      s.core.told?.push({ key: 'aidDeclined', params: { seat: p.seat, askingSeat: s.active } });
      return;
    }
    s.aidGiven = true;
    s.core.told?.push({ key: 'aidGiven', params: { seat: p.seat, askingSeat: s.active, ...amountsOf(announced.asked) } });
    spend(s, p.seat, chosen);
    spend(s, s.active, announcedSources(s, announced));
  },
  refused(s, p) {
    const aid = aidFor(s, s.active);
    const asked = s.purchase?.announced?.asked;
    if (aid === null || asked === undefined) return [];
    return refusedSources(s, p.seat, billOfAid(asked, aid), -1);
  },
});

function brokenGift(s: MedState, seat: Seat, bill: Bill, chosen: readonly SourceOption[]): Refusal | null {
  if (chosen.length === 0) return null;
  const purse = readPurse(s, seat, allys);
  const short = shortfall(content.of(s), purse, planOf(s, purse, chosen), bill);
  return short === 0 ? null : refusal('MED-21.10', 'aidTooSmall', { missing: short, penalty: bill.any });
}

function suggestGifts(s: MedState, seat: Seat, bill: Bill): SourceOption[][] {
  const c = content.of(s);
  const purse = readPurse(s, seat, allys);
  const gifts: SourceOption[][] = [];
  for (const thrift of [SPARE_HAND, SPARE_TABLE]) {
    const plan = cheapestPlan(c, purse, bill, thrift);
    if (plan !== null) gifts.push(sourcesOf(s, seat, purse, plan, -1));
  }
  return [...gifts, []];
}
