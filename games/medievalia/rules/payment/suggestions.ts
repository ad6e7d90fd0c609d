/** Good ways to pay, best first. */

import type { Seat } from '@castellan/engine';
import { content } from '../../content/content.ts';
import type { PaymentOption, SourceOption } from '../../options.ts';
import type { MedState } from '../../state.ts';
import { RESOURCES } from '../../vocabulary.ts';
import { type Aid, leftoversOf } from './aid.ts';
import type { Bill } from './bill.ts';
import { canPay, leastShortfall } from './can-pay.ts';
import type { Means } from './means.ts';
import type { Payer } from './plan.ts';
import { cheapestPlan, KEEP_HAND, SPARE_HAND, SPARE_TABLE, type Thrift } from './search.ts';
import { sourcesOf } from './sources.ts';

/** Weighed one against the other: the payment that gives up least, and one that spares the table instead of the hand. */
const WEIGHED: readonly Thrift[] = [SPARE_HAND, SPARE_TABLE];
/** People look for what costs them no card before they think of what a territory makes in vain. */
export const TO_PERSON: readonly Thrift[] = [KEEP_HAND, ...WEIGHED];

/** A payment for each kind of thrift, and one with the ally's help. */
export function suggestPayments(
  s: MedState,
  seat: Seat,
  { payer, aid }: Means,
  bill: Bill,
  played: number,
  thrifts = WEIGHED,
): PaymentOption[][] {
  const payments: PaymentOption[][] = suggestAlone(s, seat, payer, bill, played, thrifts);
  const helped = aid === null ? null : suggestWithAid(s, seat, payer, bill, aid, played);
  if (helped !== null) payments.push(helped);
  return payments;
}

/** Productions that cover a request, and nothing at all to decline it. */
export function suggestGifts(s: MedState, { ally, payer }: Aid, bill: Bill, thrifts = WEIGHED): SourceOption[][] {
  return [...suggestAlone(s, ally, payer, bill, -1, thrifts), []];
}

function suggestAlone(s: MedState, seat: Seat, payer: Payer, bill: Bill, played: number, thrifts: readonly Thrift[]): SourceOption[][] {
  const payments: SourceOption[][] = [];
  for (const thrift of thrifts) {
    const plan = cheapestPlan(payer, bill, thrift);
    if (plan === null) break;
    const sources = sourcesOf(s, seat, payer.purse, plan, played);
    if (!payments.some((known) => isSame(known, sources))) payments.push(sources);
  }
  return payments;
}

function isSame(a: readonly SourceOption[], b: readonly SourceOption[]): boolean {
  return a.length === b.length && a.every((option) => b.includes(option));
}

/** A small request that covers the bill together with what the player has of his own, and the sources that are needed beside it. */
function suggestWithAid(s: MedState, seat: Seat, payer: Payer, bill: Bill, aid: Aid, played: number): PaymentOption[] | null {
  const { options } = content.of(s);
  const leftovers = leftoversOf(aid);
  for (const hand of [0, bill.hand]) {
    for (const left of leftovers) {
      if (!canPay(payer, { ...bill, aid: left.supply, hand: hand + left.hand })) continue;
      const asked = smallestRequest(payer, { ...bill, hand }, left.supply, left.hand);
      const plan = asked === null ? null : cheapestPlan(payer, { ...bill, hand, aid: asked }, SPARE_HAND);
      if (asked === null || plan === null || asked.every((units) => units === 0)) continue;
      const asks = asked.flatMap((units, resource) => (units === 0 ? [] : [options.ask[resource][units - 1]]));
      return [...sourcesOf(s, seat, payer.purse, plan, played), ...asks];
    }
  }
  return null;
}

/** Begins with all the ally can produce, adds cards of his hand where they are missed most, then asks for less as long as that will do. */
function smallestRequest(payer: Payer, bill: Bill, supply: readonly number[], hand: number): readonly number[] | null {
  let asked = supply;
  for (let left = hand; !canPay(payer, { ...bill, aid: asked }); left--) {
    if (left === 0) return null;
    const choices = RESOURCES.map((_, resource) => changed(asked, resource, 1));
    const short = choices.map((aid) => leastShortfall(payer, { ...bill, aid }));
    asked = choices[short.indexOf(Math.min(...short))];
  }
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    while (asked[resource] > 0 && canPay(payer, { ...bill, aid: changed(asked, resource, -1) })) asked = changed(asked, resource, -1);
  }
  return asked;
}

function changed(asked: readonly number[], resource: number, by: number): readonly number[] {
  return asked.map((units, i) => (i === resource ? units + by : units));
}
