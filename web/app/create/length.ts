/** How many rounds games took that bots have played for a report. */

import type { BalanceRun } from '@castellan/bots';

type Run = Pick<BalanceRun, 'seats' | 'rounds'>;

type Length = {
  /** Eight games of ten took from the one to the other. */
  readonly from: number;
  readonly to: number;
  readonly players: number;
};

/** At as many seats as these, or as near as there is; null where all games are of one length. */
export function measuredLength(runs: readonly Run[], seats: number): Length | null {
  const [nearest] = runs.toSorted((one, other) => Math.abs(one.seats - seats) - Math.abs(other.seats - seats));
  if (nearest === undefined || nearest.rounds.tenth === nearest.rounds.ninetieth) return null;
  return { from: nearest.rounds.tenth, to: nearest.rounds.ninetieth, players: nearest.seats };
}
