/** Who will win: how near a seat's side is to its goal, and what it has, as shares of the win. The numbers were found in games of the instinct. */

import { type Seat, winShares } from '@castellan/engine';
import { goalOf, sideOf, sidePoints } from '../rules/victory.ts';
import type { FieState } from '../state.ts';
import { assetsOf } from './worth.ts';

/** By how many points a side is short of its goal; one more makes e times as likely. */
const SHORT = [4.2, 2.3, 0.9, 0.5, 0];
/** Of each of two who share a win. */
const SHARING = -0.8;
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
