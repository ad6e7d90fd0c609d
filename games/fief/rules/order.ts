/** Turn order: clockwise from the first player in every phase (FIE-2.9, FIE-3.8). */

import type { Seat } from '@castellan/engine';
import type { FieState } from '../state.ts';

export function turnOrder({ first, core: { seats } }: FieState): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((first + i) % seats);
  return order;
}

/** How many play before a seat. */
export function turnOf({ first, core: { seats } }: FieState, seat: Seat): number {
  return (seat - first + seats) % seats;
}
