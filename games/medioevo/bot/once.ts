/** All options of a question are weighed by the same plan: it is made once, when the first of them is. */

import type { Seat } from '@castellan/engine';
import { hue, type UniState } from '../state.ts';
import { COLOURS } from '../vocabulary.ts';
import { laid } from './taste.ts';

/** What a seat may have changed between being asked the same twice: money, points, cards. */
function stampOf(s: UniState, seat: Seat): number {
  let stamp = s.florins[seat];
  for (let colour = 0; colour < COLOURS.length; colour++) stamp = 31 * stamp + s.points[hue(seat, colour)];
  for (const card of s.cards[seat]) stamp = 31 * stamp + card + 100 * s.cardState[card];
  return stamp;
}

interface Made<T, P> {
  readonly s: UniState;
  readonly seat: Seat;
  readonly p: P;
  readonly stamp: number;
  readonly tastes: number;
  readonly made: T;
}

/** Remembers the last plan: the same world, seat and frame want the same, as long as tastes are the same. */
export function once<T, P extends object>(make: (s: UniState, seat: Seat, p: P) => T): (s: UniState, seat: Seat, p: P) => T {
  let last: Made<T, P> | null = null;
  return (s, seat, p) => {
    const stamp = stampOf(s, seat);
    const tastes = laid.times;
    if (last === null || last.s !== s || last.seat !== seat || last.p !== p || last.stamp !== stamp || last.tastes !== tastes)
      last = { s, seat, p, stamp, tastes, made: make(s, seat, p) };
    return last.made;
  };
}
