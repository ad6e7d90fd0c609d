/** 6. Payments: the bill of each purpose, the question how to pay it, and what the answer does. */

import { type Next, type Refusal, refusal, type Seat, subset } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { PaymentOption } from '../options.ts';
import { type MedState, namesOf, type Purchase, spotAt } from '../state.ts';
import { amountsOf, type Purpose } from '../vocabulary.ts';
import { type Aid, aidFor, askOptions, brokenAidRule, canPayWithAid, giveAid, suggestWithAid } from './alliance.ts';
import { type Bill, canPay, cheapestPlan, isFree, NO_AID, SPARE_HAND, SPARE_TABLE, shortfall } from './payment.ts';
import { emptyPurse, type Purse, readPurse } from './production.ts';
import { announce, askedFor, brokenPowerRule, planOf, refusedSources, sourcesFor, sourcesOf, spend } from './sources.ts';
import { step } from './step.ts';

const NOTHING = [0, 0, 0, 0];

/** Cost of a card for a seat: a character without its civil building costs more (MED-6.6, MED-9.6). */
function costFor(s: MedState, c: Content, seat: Seat, card: number): readonly number[] {
  const face = c.faces[card];
  return face.enabledBy < 0 || hasBuilding(s, c, seat, face.enabledBy) ? face.cost : face.dearCost;
}

/** Whether a building of that type stands in the seat's fief, used or not (MED-8.14 to MED-8.16). */
export function hasBuilding(s: MedState, c: Content, seat: Seat, type: number): boolean {
  const buildings = s.buildings[seat];
  for (let i = 0; i < buildings.length; i++) if (c.faces[buildings[i]].type === type) return true;
  return false;
}

/** What a purpose costs (MED-6.2). `place` is where a building goes or the territory that is discarded lies. */
export function billFor(s: MedState, c: Content, seat: Seat, purpose: Purpose, card: number, place: number): Bill {
  const hand = s.hands[seat].length;
  switch (purpose) {
    case 'territory':
    case 'character':
      return { need: costFor(s, c, seat, card), any: 0, powers: 'payment', kept: -1, hand: hand - 1, aid: NO_AID };
    case 'building':
      return { need: c.faces[card].cost, any: 0, powers: 'building', kept: place < 0 ? -1 : spotAt(place), hand, aid: NO_AID };
    case 'extraDraw':
      return { need: NOTHING, any: c.extraDrawCost, powers: 'payment', kept: -1, hand, aid: NO_AID };
    case 'discard':
      return { need: c.discardCost, any: 0, powers: 'payment', kept: spotAt(place), hand, aid: NO_AID };
  }
}

/** What a seat has for its purchases, read once per question. */
export interface Means {
  readonly purse: Purse;
  aid: Aid | null;
}

const own: Means = { purse: emptyPurse(), aid: null };

export function meansOf(s: MedState, seat: Seat): Means {
  readPurse(s, seat, own.purse);
  own.aid = aidFor(s, seat);
  return own;
}

/** Whether some payment covers the bill, with the ally's help if need be. */
export function canAfford(c: Content, { purse, aid }: Means, bill: Bill): boolean {
  return canPay(c, purse, bill) || (aid !== null && canPayWithAid(c, purse, bill, aid));
}

/** The card in hand that a purchase plays, -1 for none. */
function playedCard({ purpose, card }: Purchase): number {
  return purpose === 'territory' || purpose === 'character' ? card : -1;
}

export function billOf(s: MedState, { purpose, card, place }: Purchase): Bill {
  return billFor(s, content.of(s), s.active, purpose, card, place);
}

/** The active player chooses what he pays with; the payment is checked as a whole (MED-6.7). */
export const pay = step.subset('pay', {
  rule: ['MED-6.15', 'MED-6.3', 'MED-6.4', 'MED-6.5', 'MED-6.6', 'MED-6.7'],
  ask(s, _p: object) {
    const { purchase } = s;
    if (purchase === null) return null;
    const bill = billOf(s, purchase);
    const { purse, aid } = meansOf(s, s.active);
    const sources: PaymentOption[] = sourcesFor(s, s.active, purse, bill, playedCard(purchase));
    if (aid !== null) sources.push(...askOptions(s, aid));
    const params = { purpose: purchase.purpose, any: bill.any, ...amountsOf(bill.need) };
    if (sources.length === 1 && !isFree(bill)) return subset(s.active, sources, { params, min: 1, max: 1 });
    return subset(s.active, sources, {
      params,
      min: isFree(bill) ? 0 : 1,
      max: sources.length,
      check: (chosen) => brokenPaymentRule(s, purchase, chosen),
      suggest: () => suggestPayments(s, purchase),
    });
  },
  answer(s, _p, chosen: readonly PaymentOption[]): Next {
    const { purchase } = s;
    if (purchase === null) return undefined;
    if (chosen.some(({ move }) => move === 'ask')) return announceToAlly(s, purchase, chosen);
    spend(s, s.active, chosen);
    return undefined;
  },
  refused(s, _p) {
    const { purchase } = s;
    if (purchase === null) return [];
    return refusedSources(s, s.active, billOf(s, purchase), playedCard(purchase));
  },
});

function brokenPaymentRule(s: MedState, purchase: Purchase, chosen: readonly PaymentOption[]): Refusal | null {
  const { purse, aid } = meansOf(s, s.active);
  const bill = aid === null ? billOf(s, purchase) : { ...billOf(s, purchase), aid: askedFor(chosen) };
  const plan = planOf(s, purse, chosen);
  const broken = (aid === null ? null : brokenAidRule(aid, chosen)) ?? brokenPowerRule(s, purse, bill, plan);
  if (broken !== null) return broken;
  const short = shortfall(content.of(s), purse, plan, bill);
  return short === 0 ? null : refusal('MED-6.7', 'notCovered', { missing: short });
}

/** The payment that gives up least, one that spares the table instead of the hand, and one with the ally's help. */
function suggestPayments(s: MedState, purchase: Purchase): PaymentOption[][] {
  const c = content.of(s);
  const bill = billOf(s, purchase);
  const { purse, aid } = meansOf(s, s.active);
  const played = playedCard(purchase);
  const payments: PaymentOption[][] = [];
  for (const thrift of [SPARE_HAND, SPARE_TABLE]) {
    const plan = cheapestPlan(c, purse, bill, thrift);
    if (plan === null) break;
    const sources = sourcesOf(s, s.active, purse, plan, played);
    if (!payments.some((known) => isSame(known, sources))) payments.push(sources);
  }
  const helped = aid === null ? null : suggestWithAid(s, s.active, purse, bill, aid, played);
  if (helped !== null) payments.push(helped);
  return payments;
}

function isSame(a: readonly PaymentOption[], b: readonly PaymentOption[]): boolean {
  return a.length === b.length && a.every((option) => b.includes(option));
}

/** The whole plan is laid open to everybody before the ally answers (MED-21.10). */
function announceToAlly(s: MedState, purchase: Purchase, chosen: readonly PaymentOption[]): Next {
  const aid = aidFor(s, s.active);
  if (aid === null) return;
  const c = content.of(s);
  const announced = announce(chosen);
  s.purchase = { ...purchase, announced };
  for (const card of [playedCard(purchase), ...announced.discards]) if (card >= 0 && !s.shown.includes(card)) s.shown.push(card);
  s.core.told?.push({
    key: purchase.purpose === 'extraDraw' ? 'aidAskedForDraw' : 'aidAsked',
    params: {
      seat: s.active,
      allySeat: aid.ally,
      cards: purchase.purpose === 'extraDraw' ? [] : namesOf(c, [purchase.card]),
      ...amountsOf(announced.asked),
    },
  });
  return giveAid.do({ seat: aid.ally });
}
