/** All options of a question are weighed by the same plan: it is made once, when the first of them is. */

import type { Seat } from '@castellan/engine';
import { hue, type UniState } from '../state.ts';
import { COLOURS } from '../vocabulary.ts';

/** What a seat may have changed between being asked the same twice: money, points, cards. */
function stampOf(s: UniState, seat: Seat): number {
  let stamp = s.florins[seat];
  for (let colour = 0; colour < COLOURS.length; colour++) stamp = 31 * stamp + s.points[hue(seat, colour)];
  for (const card of s.cards[seat]) stamp = 31 * stamp + card + 100 * s.cardState[card];
  return stamp;
}

/** Remembers the last plan: the same world, seat and frame want the same. */
export function once<T, P extends object>(make: (s: UniState, seat: Seat, p: P) => T): (s: UniState, seat: Seat, p: P) => T {
  let last: { readonly s: UniState; readonly seat: Seat; readonly p: P; readonly stamp: number; readonly made: T } | null = null;
  return (s, seat, p) => {
    const stamp = stampOf(s, seat);
    if (last === null || last.s !== s || last.seat !== seat || last.p !== p || last.stamp !== stamp)
      last = { s, seat, p, stamp, made: make(s, seat, p) };
    return last.made;
  };
}
