/** 40.4, 40.8, 40.10. Interest in phase 3. */

import type { Next, Seat } from '@castellan/engine';
import { NOBODY, type UniState } from '../state.ts';
import { borrow, interestOf, whyNotBorrow } from './money.ts';
import { step } from './step.ts';
import { openWindow } from './windows.ts';

/** What is due of everybody, with what was carried over; then card 38 may lower it (UNI-40.4, UNI-40.8, UNI-45.53). */
export const fallDue = step.work('fallDue', {
  rule: ['UNI-40.4', 'UNI-40.8', 'UNI-8.6'],
  run(s, _: object): Next {
    for (const seat of s.order) {
      s.interestDue[seat] = interestOf(s, seat);
      s.arrears[seat] = 0;
    }
    return openWindow(s, { kind: 'onInterest', seats: s.order.filter((seat) => s.interestDue[seat] > 0), about: NOBODY });
  },
});

/** Pays what is due, if the money is there; the misses begin anew (UNI-40.9, UNI-40.11). */
export function settleInterest(s: UniState, seat: Seat): void {
  const florins = s.interestDue[seat];
  if (florins === 0 || s.florins[seat] < florins) return;
  s.florins[seat] -= florins;
  s.interestDue[seat] = 0;
  s.interestPaid[seat] += florins;
  s.misses[seat] = 0;
  s.core.told?.push({ key: 'interestPaid', params: { seat, florins } });
}

/** Who is short and may still borrow must borrow (UNI-40.10); the others are bankrupt (UNI-40.5). */
export const payInterest = step.work('payInterest', {
  rule: ['UNI-40.4', 'UNI-40.5', 'UNI-40.8', 'UNI-40.10', 'UNI-8.12'],
  run(s, _: object) {
    for (const seat of s.order) {
      if (s.interestDue[seat] > s.florins[seat] && whyNotBorrow(s, seat) === null) borrow(s, seat);
      if (s.interestDue[seat] === 0) s.misses[seat] = 0;
      settleInterest(s, seat);
    }
    return undefined;
  },
});
