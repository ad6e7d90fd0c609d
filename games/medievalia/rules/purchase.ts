/** 6. Payments: the question how to pay a bill, and what the answer does. The arithmetic is in `payment/`. */

import { type Next, type Refusal, refusal, subset } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { PaymentOption } from '../options.ts';
import { type MedState, namesOf, type Purchase } from '../state.ts';
import { amountsOf } from '../vocabulary.ts';
import { giveAid } from './alliance.ts';
import { aidFor, asksOf, brokenAidRule, refusedAsks } from './payment/aid.ts';
import { type Bill, billOf, isFree, playedCard } from './payment/bill.ts';
import { type Means, meansOf } from './payment/means.ts';
import { shortfall } from './payment/plan.ts';
import { brokenPowerRule, planOf, refusedSources, sourcesFor } from './payment/sources.ts';
import { announce, askedFor, spend } from './payment/spending.ts';
import { suggestPayments, TO_PERSON } from './payment/suggestions.ts';
import { step } from './step.ts';

/** The active player chooses what he pays with; the payment is checked as a whole (MED-6.7). */
export const pay = step.subset('pay', {
  rule: ['MED-6.15', 'MED-6.3', 'MED-6.4', 'MED-6.5', 'MED-6.6', 'MED-6.7'],
  ask(s, _p: object) {
    const { purchase, active } = s;
    if (purchase === null) return null;
    const bill = billOf(s, purchase);
    const means = meansOf(s, active);
    const played = playedCard(purchase);
    const sources: PaymentOption[] = sourcesFor(s, active, means.payer, bill, played);
    if (means.aid !== null) sources.push(...asksOf(s, means.aid));
    const params = { purpose: purchase.purpose, any: bill.any, ...amountsOf(bill.need) };
    if (sources.length === 1 && !isFree(bill)) return subset(active, sources, { params, min: 1, max: 1 });
    return subset(active, sources, {
      params,
      min: isFree(bill) ? 0 : 1,
      max: sources.length,
      check: (chosen) => brokenPaymentRule(means, bill, chosen),
      suggest: () => suggestPayments(s, active, means, bill, played),
      suggestToPerson: () => suggestPayments(s, active, means, bill, played, TO_PERSON),
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
    const { purchase, active } = s;
    if (purchase === null) return [];
    const { payer, aid } = meansOf(s, active);
    const sources = refusedSources(s, active, payer, billOf(s, purchase), playedCard(purchase));
    return aid === null ? sources : [...sources, ...refusedAsks(s, aid)];
  },
});

function brokenPaymentRule({ payer, aid }: Means, owed: Bill, chosen: readonly PaymentOption[]): Refusal | null {
  const bill = aid === null ? owed : { ...owed, aid: askedFor(chosen) };
  const plan = planOf(payer, chosen);
  const broken = (aid === null ? null : brokenAidRule(aid, chosen)) ?? brokenPowerRule(payer, bill, plan);
  if (broken !== null) return broken;
  const short = shortfall(payer, plan, bill);
  return short === 0 ? null : refusal('MED-6.7', 'notCovered', { missing: short });
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
