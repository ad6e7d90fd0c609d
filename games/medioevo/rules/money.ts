/** Florins: payments, loans and what is owed (UNI-40). */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { UniState } from '../state.ts';
import { PHASE } from '../vocabulary.ts';
import { type Reason, reason } from './reason.ts';

/** Money is hidden behind the screens (UNI-2.10): what was paid is told, what is left is not. */
export function pay(s: UniState, seat: Seat, florins: number): void {
  s.florins[seat] -= florins;
}

export function earn(s: UniState, seat: Seat, florins: number): void {
  s.florins[seat] += florins;
}

export function transfer(s: UniState, from: Seat, to: Seat, florins: number): void {
  s.florins[from] -= florins;
  s.florins[to] += florins;
}

const DEBT_LIMIT = reason('UNI-40.2', 'debtLimit');
const BORROWED = reason('UNI-40.1', 'borrowedThisTurn');
const NO_DEBT = reason('UNI-40.3', 'noDebt');
const REPAID = reason('UNI-40.3', 'repaidThisTurn');
const NOT_ENOUGH = reason('UNI-40.3', 'cannotRepay');
const NO_ARREARS = reason('UNI-40.11', 'noArrears');
const CANNOT_PAY = reason('UNI-40.11', 'cannotPayArrears');

/** Once per turn, up to five in all (UNI-40.1, UNI-40.2). */
export function whyNotBorrow(s: UniState, seat: Seat): Reason | null {
  if (s.loanTurn[seat] === s.turn) return BORROWED;
  return s.loans[seat] < content.of(s).loans.most ? null : DEBT_LIMIT;
}

export function borrow(s: UniState, seat: Seat): void {
  const { amount } = content.of(s).loans;
  s.loans[seat]++;
  s.loanTurn[seat] = s.turn;
  s.florins[seat] += amount;
  s.core.told?.push({ key: 'borrowed', params: { seat, florins: amount, debt: s.loans[seat] * amount } });
}

/** Once per turn, exactly one loan (UNI-40.3). */
export function whyNotRepay(s: UniState, seat: Seat): Reason | null {
  if (s.loans[seat] === 0) return NO_DEBT;
  if (s.repayTurn[seat] === s.turn) return REPAID;
  return s.florins[seat] >= content.of(s).loans.amount ? null : NOT_ENOUGH;
}

export function repay(s: UniState, seat: Seat): void {
  const { amount } = content.of(s).loans;
  s.loans[seat]--;
  s.repayTurn[seat] = s.turn;
  s.florins[seat] -= amount;
  s.core.told?.push({ key: 'repaid', params: { seat, florins: amount, debt: s.loans[seat] * amount } });
}

/** Interest owed from earlier turns may be paid off in full at any time (UNI-40.11). */
export function whyNotPayArrears(s: UniState, seat: Seat): Reason | null {
  if (s.arrears[seat] === 0) return NO_ARREARS;
  return s.florins[seat] >= s.arrears[seat] ? null : CANNOT_PAY;
}

export function payArrears(s: UniState, seat: Seat): void {
  const florins = s.arrears[seat];
  s.florins[seat] -= florins;
  s.arrears[seat] = 0;
  s.misses[seat] = 0;
  if (s.phase === PHASE.taxes) s.interestPaid[seat] += florins;
  s.core.told?.push({ key: 'arrearsPaid', params: { seat, florins } });
}

/** Interest on loans of earlier turns, with what was not paid before (UNI-40.4, UNI-40.8). */
export function interestOf(s: UniState, seat: Seat, turn = s.turn): number {
  const earlier = s.loans[seat] - (s.loanTurn[seat] === turn ? 1 : 0);
  return Math.max(0, earlier) * content.of(s).loans.interest + s.arrears[seat];
}

/** Florins after debt, the interest due on it and arrears (UNI-43.8). */
export function netFlorins(s: UniState, seat: Seat): number {
  const { amount, interest } = content.of(s).loans;
  return s.florins[seat] - s.loans[seat] * (amount + interest) - s.arrears[seat];
}
