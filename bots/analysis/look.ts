/** What is found of single answers, and put together to an analysis: the one may be done in many places, the other needs no game. */

import type { Seat } from '@castellan/engine';
import type { Analysis, Chances } from './analysis.ts';
import type { Judgement } from './judge.ts';

/** What one answer did, found without anything that was found of others. */
export interface Look {
  readonly at: number;
  /** Null where it is not judged. */
  readonly judged: Judgement | null;
  /** After it; null where that is no quiet moment. */
  readonly chances: Chances | null;
}

/** With what the next answer did, which `seat` gave. */
export function withLook(known: Analysis, seat: Seat, { at, judged, chances }: Look): Analysis {
  return {
    answers: at + 1,
    chances: chances === null ? known.chances : [...known.chances, chances],
    slips: judged?.mistake ? [...known.slips, { line: at, seat, ...judged.mistake }] : known.slips,
    accounts: known.accounts.map((account, other) => {
      const changed = chances === null ? 0 : chances.shares[other] - shareOf(known, other);
      const luck = account.luck + changed - (judged?.effect[other] ?? 0);
      const one = { ...account, luck, doubt: (account.doubt ?? 0) + (judged?.doubt[other] ?? 0) };
      return judged === null || other !== seat ? one : { ...one, weighed: one.weighed + 1, good: one.good + (judged.isGood ? 1 : 0) };
    }),
  };
}

function shareOf({ chances }: Analysis, seat: Seat): number {
  return chances.at(-1)?.shares[seat] ?? 0;
}
