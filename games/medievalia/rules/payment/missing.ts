/** What a supply is short of, after the best of all exchanges and conversions. */

import { GOLD } from '../../vocabulary.ts';
import type { Bill } from './bill.ts';

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
  let exchanged = 0;
  for (let i = 0; i < GOLD; i++) {
    const over = have[i] - need[i];
    total += have[i];
    if (over > 0) {
      left += over;
      exchanged += (over / 3) | 0;
    } else gap -= over;
  }
  const gold = have[GOLD];
  const surplusGold = gold > need[GOLD] ? gold - need[GOLD] : 0;
  total += gold;
  left += surplusGold;
  gap += surplusGold + need[GOLD] - gold;
  if (any > 0) {
    const mostExchanged = gap > discards ? exchanged + ((surplusGold / 3) | 0) : 0;
    return missingOfAny(gap, any, left, mostExchanged, total, gold > 0, discards, converting);
  }
  if (gap === 0) return 0;
  const onSurplusGold = converting < surplusGold ? converting : surplusGold;
  exchanged += ((surplusGold - onSurplusGold) / 3) | 0;
  const open = gap - 2 * onSurplusGold - exchanged - discards - discounted;
  const others = converting - onSurplusGold;
  const gained = gold > 0 || discards > 0 || left > 0 ? others : total > 0 && others > 0 ? others - 1 : 0;
  if (open <= gained) return 0;
  return open - others > 1 ? open - others : 1;
}

/** The same where resources of any type are wanted too: for an extra card (MED-6.12), and for the first aid of a turn (MED-21.8). */
function missingOfAny(
  gap: number,
  any: number,
  left: number,
  exchanged: number,
  total: number,
  hasGold: boolean,
  discards: number,
  converting: number,
): number {
  for (let short = 0; ; short++) {
    const wild = discards + short;
    const open = gap > wild ? gap - wild : 0;
    if (open > exchanged) continue;
    const gained = converting === 0 || total + wild === 0 ? 0 : hasGold || wild > 0 ? converting : converting - 1;
    if (left - 3 * open + (wild > gap ? wild - gap : 0) + gained >= any) return short;
  }
}
