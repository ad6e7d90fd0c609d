/** Whole answers, where weighing option by option will not do: numbers, and sets whose parts belong together. */

import type { Answer, Frame, Question } from '@castellan/engine';
import { bargainSum } from '../rules/bargains.ts';
import { voteKing } from '../rules/king.ts';
import { loadUp } from '../rules/loading.ts';
import { lossesOutside } from '../rules/losses.ts';
import { votePope } from '../rules/pope.ts';
import type { FieState } from '../state.ts';
import { EVEN, type SumFor, sumFor } from './bargaining.ts';
import { bestLoad } from './marching.ts';
import { bestBallot } from './politics.ts';

function sumIn({ share, counters }: Frame & { readonly share?: unknown; readonly counters?: unknown }): SumFor {
  return { share: share === 'get' ? 'get' : 'give', counters: typeof counters === 'number' ? counters : 0 };
}

export function wholeAnswer(s: FieState, q: Question, leaning = EVEN): Answer | null {
  switch (q.frame.step) {
    case votePope.name:
    case voteKing.name:
      return q.kind === 'subset' ? bestBallot(s, q) : null;
    case loadUp.name:
      return q.kind === 'subset' ? bestLoad(s, q) : null;
    case bargainSum.name:
      return q.kind === 'amount' ? sumFor(s, q, sumIn(q.frame), q.seat, leaning) : null;
    case lossesOutside.name:
      return q.kind === 'amount' ? q.max : null;
    default:
      return null;
  }
}
