/** What an ally could add to a payment (chapter 21). */

import { type Refusal, type Refused, refusal, type Seat } from '@castellan/engine';
import { content } from '../../content/content.ts';
import { type AskOption, MOST_ASKED, type PaymentOption } from '../../options.ts';
import type { MedState } from '../../state.ts';
import { allyOf } from '../fiefs.ts';
import { estateOf } from '../production.ts';
import { type Reason, reason, refuse } from '../reason.ts';
import { type Bill, NO_AID } from './bill.ts';
import { canPay } from './can-pay.ts';
import { missing } from './missing.ts';
import { type Payer, payerWith } from './plan.ts';
import { askedFor } from './spending.ts';

/** What an ally could give to one payment. */
export interface Aid {
  readonly ally: Seat;
  readonly payer: Payer;
  /** Cards of his hand, each good for one resource of any type. */
  readonly hand: number;
  /** Resources of any type that are lost on the way (MED-21.8). */
  readonly penalty: number;
}

/** What the ally of the active player could give now; null when there is nothing to ask for (MED-21.7, MED-21.11). */
export function aidFor(s: MedState, seat: Seat): Aid | null {
  const ally = allyOf(s, seat);
  if (ally < 0 || s.aidDeclined) return null;
  const c = content.of(s);
  const payer = payerWith(c, estateOf(s, ally));
  const { supply } = payer.purse;
  const penalty = s.aidGiven ? 0 : c.aidPenalty;
  const hand = s.hands[ally].length;
  return hand + supply[0] + supply[1] + supply[2] + supply[3] > penalty ? { ally, payer, hand, penalty } : null;
}

const ALLY_CANNOT_GIVE = reason('MED-21.10', 'allyCannotGive');

/** Why the ally could not produce what is asked for, and what is lost on the way. */
function whyNotAsk({ payer, hand, penalty }: Aid, asked: readonly number[]): Reason | null {
  return missing(payer.purse.supply, { need: asked, any: penalty }, hand, 0, 0) === 0 ? null : ALLY_CANNOT_GIVE;
}

/** Amounts of each resource that may be asked for: whoever could give more could give less. */
export function asksOf(s: MedState, aid: Aid): AskOption[] {
  const { ask } = content.of(s).options;
  const asks: AskOption[] = [];
  const asked = [0, 0, 0, 0];
  for (let resource = 0; resource < ask.length; resource++) {
    for (let units = 1; units <= MOST_ASKED; units++) {
      asked[resource] = units;
      if (whyNotAsk(aid, asked) !== null) break;
      asks.push(ask[resource][units - 1]);
    }
    asked[resource] = 0;
  }
  return asks;
}

export function refusedAsks(s: MedState, aid: Aid): Refused[] {
  return content
    .of(s)
    .options.ask.flat()
    .flatMap((option) => {
      const why = whyNotAsk(aid, askedFor([option]));
      return why === null ? [] : [refuse(option, why)];
    });
}

/** What the rules say of a request (MED-21.10); that it covers the cost is checked with the payment. */
export function brokenAidRule(aid: Aid, chosen: readonly PaymentOption[]): Refusal | null {
  const asks = chosen.filter((option) => option.move === 'ask');
  const twice = asks.find(({ index }, i) => asks.some((other, j) => j !== i && other.index === index));
  if (twice !== undefined) return refusal('MED-21.10', 'askedTwice', { resource: twice.resource });
  const why = asks.length === 0 ? null : whyNotAsk(aid, askedFor(asks));
  return why === null ? null : refusal(why.rule, why.key);
}

/** What is left of all the ally can give when something is lost: of any type, or a card of his hand (MED-21.8). */
export interface Leftover {
  readonly supply: readonly number[];
  readonly hand: number;
}

export function leftoversOf({ payer, hand, penalty }: Aid): Leftover[] {
  const { supply } = payer.purse;
  if (penalty === 0) return [{ supply, hand }];
  const leftovers: Leftover[] = [];
  for (let lost = 0; lost < supply.length; lost++) {
    if (supply[lost] < penalty) continue;
    const left = supply.slice();
    left[lost] -= penalty;
    leftovers.push({ supply: left, hand });
  }
  if (hand >= penalty) leftovers.push({ supply, hand: hand - penalty });
  return leftovers;
}

export function canPayWithAid(payer: Payer, bill: Bill, aid: Aid): boolean {
  const { supply } = aid.payer.purse;
  if (!canPay(payer, { ...bill, aid: supply, hand: bill.hand + aid.hand })) return false;
  return leftoversOf(aid).some((left) => canPay(payer, { ...bill, aid: left.supply, hand: bill.hand + left.hand }));
}

/** What the ally is asked for, and what it costs him besides. */
export function billOfAid(asked: readonly number[], { penalty, hand }: Aid): Bill {
  return { need: asked, any: penalty, powers: 'none', kept: -1, hand, aid: NO_AID };
}
