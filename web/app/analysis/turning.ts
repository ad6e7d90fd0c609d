/** Where a game turned: the answers that cost most, and the changes of the chances that none of them explains. */

import type { Analysis, Slip } from '@castellan/bots';
import { type Swing, swingsOf } from '../../shell/ending/swings.ts';

/** The share of the win that it changed, for whoever answered or for whom the chances changed most. */
export type Turning = { readonly change: number } & (
  | { readonly kind: 'slip'; readonly slip: Slip }
  | { readonly kind: 'swing'; readonly swing: Swing }
);

/** With what is to be kept of the game they fill two rows of three. */
const MOST = 5;

/** An answer explains a change of the chances that is at most so many times what it cost. */
const EXPLAINED = 2;

/** Answers of a seat that are so near each other, or that miss the same answer so near, are one turn: the dearest tells it. */
const NEAR = 8;
const NEAR_THE_SAME = 40;

/** The greatest first. `isTold`: whether anything can be told of a change of the chances. */
export function turningPoints(
  { slips, chances }: Pick<Analysis, 'slips' | 'chances'>,
  isTold: (swing: Swing) => boolean = () => true,
): readonly Turning[] {
  const found: Turning[] = [
    ...apart(slips).map((slip) => ({ kind: 'slip' as const, slip, change: -slip.loss })),
    ...swingsOf(chances, MOST, isTold)
      .filter((swing) => !slips.some((slip) => explains(slip, swing)))
      .map((swing) => ({ kind: 'swing' as const, swing, change: swing.change })),
  ];
  return found.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change)).slice(0, MOST);
}

function apart(slips: readonly Slip[]): readonly Slip[] {
  const kept: Slip[] = [];
  for (const slip of slips.toSorted((one, other) => other.loss - one.loss))
    if (!kept.some((greater) => isTheSame(greater, slip))) kept.push(slip);
  return kept;
}

function isTheSame(one: Slip, other: Slip): boolean {
  const between = Math.abs(one.line - other.line);
  return one.seat === other.seat && between <= (one.better.text === other.better.text ? NEAR_THE_SAME : NEAR);
}

function explains({ line, seat, loss }: Slip, { from, to, seat: whose, change }: Swing): boolean {
  const isWithin = line >= from && line < to;
  return isWithin && Math.abs(change) <= EXPLAINED * loss && (seat === whose) === change < 0;
}

/** What was known after so many answers. */
export function chancesAfter({ chances }: Analysis, at: number): Analysis['chances'][number] | null {
  return chances.findLast(({ after }) => after <= at) ?? chances.at(0) ?? null;
}
