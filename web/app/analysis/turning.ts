/** Where a game turned: the answers that cost most, in the order of the game. */

import type { Analysis, Slip } from '@castellan/bots';

const MOST = 6;

export function turningPoints({ slips }: Analysis): readonly Slip[] {
  return slips
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, MOST)
    .toSorted((one, other) => one.line - other.line);
}

/** What was known after so many answers. */
export function chancesAfter({ chances }: Analysis, at: number): Analysis['chances'][number] | null {
  return chances.findLast(({ after }) => after <= at) ?? chances.at(0) ?? null;
}
