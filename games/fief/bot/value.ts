/**
 * Who will win: how near a seat's side is to its goal, and what it has, as shares of the win. The numbers were found in 78 games of the
 * instinct with three to six seats. Said there and come true, by fifths: .11 .10, .28 .29, .46 .45, .70 .76, .85 .97.
 */

import { type Seat, winShares } from '@castellan/engine';
import { goalOf, sideOf, sidePoints } from '../rules/victory.ts';
import type { FieState } from '../state.ts';
import { assetsOf } from './worth.ts';

/** By how many points a side is short of its goal; one more makes e times as likely. */
const SHORT = [3.8, 2.1, 1.35, 0.45, 0];
/** Of each of two who share a win. */
const SHARING = -0.2;
/** For an écu's worth. */
const ECU = 0.006;

export function value(s: FieState): readonly number[] {
  const worth: number[] = [];
  for (let seat = 0; seat < s.core.seats; seat++) worth.push(assetsOf(s, seat));
  return winShares(
    s,
    worth.map((_, seat) => standingOf(s, seat, worth)),
    1,
  );
}

function standingOf(s: FieState, seat: Seat, worth: readonly number[]): number {
  const side = sideOf(s, seat);
  const short = Math.max(0, Math.min(goalOf(s, side) - sidePoints(s, side), SHORT.length - 1));
  let assets = 0;
  for (const one of side) assets += worth[one] / side.length;
  return SHORT[short] + ECU * assets + (side.length > 1 ? SHARING : 0);
}
