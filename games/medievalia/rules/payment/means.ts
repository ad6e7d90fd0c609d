/** What a seat has for its purchases. */

import type { Seat } from '@castellan/engine';
import { content } from '../../content/content.ts';
import type { MedState } from '../../state.ts';
import { estateOf } from '../production.ts';
import { reason } from '../reason.ts';
import { type Aid, aidFor, canPayWithAid } from './aid.ts';
import type { Bill } from './bill.ts';
import { canPay } from './can-pay.ts';
import { type Payer, payerWith } from './plan.ts';

export interface Means {
  readonly payer: Payer;
  readonly aid: Aid | null;
}

/** Read once for each question. */
export function meansOf(s: MedState, seat: Seat): Means {
  return { payer: payerWith(content.of(s), estateOf(s, seat)), aid: aidFor(s, seat) };
}

export const CANNOT_PAY = reason('MED-6.7', 'cannotPay');

/** Whether some payment covers the bill, with the ally's help if need be. */
export function canAfford({ payer, aid }: Means, bill: Bill): boolean {
  return canPay(payer, bill) || (aid !== null && canPayWithAid(payer, bill, aid));
}
