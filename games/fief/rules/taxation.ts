/** 16. Which fiefs, bishoprics and villages are taxed in this round, and to whom a tithe is paid (FIE-16.12, FIE-16.13). */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type FieState, NOBODY, type Tax } from '../state.ts';
import { CLERICS } from '../vocabulary.ts';

export function isTallaged(s: FieState, fief: number): boolean {
  return s.taxes.some(({ kind, where }) => kind === 'taille' && where === fief);
}

/** Whether a tithe lies on a bishopric, be it the Pope's on the whole kingdom (FIE-29.2). */
function isTithed(s: FieState, bishopric: number): boolean {
  return titheTaker(s, bishopric) !== NOBODY;
}

export function isTaxed(s: FieState, village: number): boolean {
  if (s.taxes.length === 0) return false;
  const { fief, bishopric } = content.of(s).villages[village];
  return isTallaged(s, fief) || isTithed(s, bishopric);
}

function rankOf({ rank }: Tax): number {
  return rank === null ? CLERICS.length : CLERICS.indexOf(rank);
}

/** To whom the tithe of a bishopric is paid: the lowest rank takes all, of equal ones the earlier (FIE-16.12); -1 for no tithe. */
export function titheTaker(s: FieState, bishopric: number): Seat {
  let paid: Tax | null = null;
  for (let i = 0; i < s.taxes.length; i++) {
    const tax = s.taxes[i];
    if (tax.kind !== 'dime' || (tax.where !== bishopric && tax.where >= 0)) continue;
    if (paid === null || rankOf(tax) < rankOf(paid)) paid = tax;
  }
  return paid === null ? NOBODY : paid.seat;
}
