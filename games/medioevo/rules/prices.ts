/** 9.2, 16.3. What a purchase costs in florins and points, and how it is paid. */

import type { Seat } from '@castellan/engine';
import { NOBODY, type UniState } from '../state.ts';
import { TECHNOLOGIES } from '../vocabulary.ts';
import { pay } from './money.ts';
import { owns, payTechnology, pointsCost, unflipped } from './points.ts';
import type { Price } from './price-tables.ts';
import type { Paid, PurchaseOption } from './purchase-options.ts';
import { type Reason, reason } from './reason.ts';

/** By technology that designs something: that it is missing. */
const MISSING: { readonly [technology: string]: Reason } = {
  carpentry: reason('UNI-12.1', 'technologyMissing'),
  artOfWar: reason('UNI-13.2', 'technologyMissing'),
  masonry: reason('UNI-11.1', 'technologyMissing'),
  architecture: reason('UNI-11.2', 'technologyMissing'),
  mathematics: reason('UNI-14.1', 'technologyMissing'),
  religion: reason('UNI-11.3', 'technologyMissing'),
};
export const CANNOT_PAY = reason('UNI-9.2', 'cannotPayFor');

export function inFlorins(florins: number): Price {
  return { florins, technology: NOBODY, times: 0, points: 0, colour: 0 };
}

/** Why a design cannot be made: its technology is missing (UNI-9.6, UNI-10.4). */
export function whyNotDesign(s: UniState, seat: Seat, technology: number): Reason | null {
  return owns(s, seat, technology) ? null : MISSING[TECHNOLOGIES[technology]];
}

/** Florins in all, with the points that are missing (UNI-16.3). */
export function florinsFor(s: UniState, seat: Seat, { florins, colour, points }: Price, spares: boolean): number {
  return points === 0 ? florins : florins + pointsCost(s, seat, colour, points, spares);
}

/** Whether a player could pay a price at all; most things are too dear most of the time, so that this is asked first. */
export function isPayable(s: UniState, seat: Seat, price: Price): boolean {
  return price.florins <= s.florins[seat] && florinsFor(s, seat, price, false) <= s.florins[seat];
}

/** Puts an offer into the list if it can be paid, and beside it the one that spares tokens, where that makes a difference (UNI-46.23). */
export function offer(s: UniState, seat: Seat, price: Price, options: Paid, into: PurchaseOption[]): void {
  const florins = florinsFor(s, seat, price, false);
  if (florins <= s.florins[seat]) into.push(options[0]);
  if (price.points === 0 || unflipped(s, seat, price.colour) === 0) return;
  const spared = florinsFor(s, seat, price, true);
  if (spared > florins && spared <= s.florins[seat]) into.push(options[1]);
}

/** The same of one thing in many places: what each asks beside the price is its toll. */
export function offerIn(
  s: UniState,
  seat: Seat,
  price: Price,
  places: readonly number[],
  options: { readonly [place: number]: Paid },
  into: PurchaseOption[],
  toll: (place: number) => number,
): void {
  const florins = florinsFor(s, seat, price, false);
  if (florins > s.florins[seat]) return;
  const mayFlip = price.points > 0 && unflipped(s, seat, price.colour) > 0;
  const spared = mayFlip ? florinsFor(s, seat, price, true) : florins;
  for (const place of places) {
    const asked = s.pacts.length === 0 ? 0 : toll(place);
    if (florins + asked <= s.florins[seat]) into.push(options[place][0]);
    if (spared > florins && spared + asked <= s.florins[seat]) into.push(options[place][1]);
  }
}

/** Pays, the points first; returns the florins in all. */
export function settle(s: UniState, seat: Seat, price: Price, spares: boolean): number {
  const florins = florinsFor(s, seat, price, spares);
  if (price.times > 0) payTechnology(s, seat, price.technology, price.times, spares);
  pay(s, seat, price.florins);
  return florins;
}
