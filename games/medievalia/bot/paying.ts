/** Paying, and helping to pay: payments are weighed as a whole, among those suggested. */

import type { Option, Seat, Subset } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { PaymentOption } from '../options.ts';
import { giveAid } from '../rules/alliance.ts';
import { pay } from '../rules/purchase.ts';
import type { MedState } from '../state.ts';
import { TASTE } from './taste.ts';
import { raidersNear } from './threat.ts';
import { worthInHand } from './worth.ts';

/** A method, so that it may name the options it really gets. */
interface Weigher {
  of(s: MedState, chosen: readonly Option[], seat: Seat): number;
}

/** By step. */
export const PAYMENTS: ReadonlyMap<string, Weigher> = new Map<string, Weigher>([
  [pay.name, { of: weighPayment }],
  [giveAid.name, { of: weighGift }],
]);

/** As little as possible out of the hand; help is asked for rather than cards thrown away. */
function weighPayment(s: MedState, chosen: readonly PaymentOption[], seat: Seat): number {
  const c = content.of(s);
  const taste = TASTE.payment;
  const wary = raidersNear(s, c, seat) > 0;
  let loss = 0;
  for (const option of chosen) {
    if (option.move === 'discard') loss += worthInHand(s, c, seat, option.id);
    else if (option.move === 'ask') loss += taste.asked * option.amount;
    else loss += taste.used + (wary ? taste.ready * c.faces[option.id].attack : 0);
  }
  return -loss;
}

/** What stands ready off-turn costs nothing to lend; cards are lent for buildings only. */
function weighGift(s: MedState, chosen: readonly PaymentOption[]): number {
  if (chosen.length === 0) return 0;
  let cards = 0;
  for (const { move } of chosen) if (move === 'discard') cards++;
  return cards <= (s.purchase?.purpose === 'building' ? 2 : 0) ? LENT - cards : -LENT - cards;
}

const LENT = 5;

/** The best of the payments suggested. */
export function bestPayment(s: MedState, q: Subset): readonly Option[] | null {
  const weigher = PAYMENTS.get(q.frame.step);
  const [first, ...others] = q.suggest?.() ?? [];
  if (weigher === undefined || first === undefined) return null;
  let best = first;
  for (const chosen of others) if (weigher.of(s, chosen, q.seat) > weigher.of(s, best, q.seat)) best = chosen;
  return best;
}
