/** Whole answers, where weighing option by option will not do: numbers, and dice that belong together. */

import type { Answer, Frame, Question } from '@castellan/engine';
import { fleeLoad } from '../rules/flight.ts';
import { rerollBattleDice, sacrificeLight, spendBlood, superioritySplit } from '../rules/melee.ts';
import { bidTurnOrder, rebidTurnOrder } from '../rules/order.ts';
import { pactNumber } from '../rules/pact-sheet.ts';
import type { UniState } from '../state.ts';
import { EVEN, numberFor } from './bargaining.ts';
import { bloodFor, fleeingOf, rerollFor, sacrificeFor, superiorityFor } from './fighting.ts';
import { bidFor, rebidFor } from './realm.ts';

function numberIn(frame: Frame, name: string): number {
  const found: unknown = Object.entries(frame).find(([key]) => key === name)?.[1];
  return typeof found === 'number' ? found : 0;
}

function wordIn(frame: Frame, name: string): string {
  const found: unknown = Object.entries(frame).find(([key]) => key === name)?.[1];
  return typeof found === 'string' ? found : '';
}

export function wholeAnswer(s: UniState, q: Question, leaning = EVEN): Answer | null {
  const { frame, seat } = q;
  if (q.kind === 'subset') return frame.step === rerollBattleDice.name ? rerollFor(s, q.options, seat) : null;
  if (q.kind !== 'amount') return null;
  switch (frame.step) {
    case bidTurnOrder.name:
      return bidFor(s, q, seat);
    case rebidTurnOrder.name:
      return rebidFor(q, seat);
    case sacrificeLight.name:
      return sacrificeFor(s, q, seat);
    case superioritySplit.name:
      return superiorityFor(s, q, { score: numberIn(frame, 'score') }, seat);
    case spendBlood.name:
      return bloodFor(s, q, seat);
    case fleeLoad.name:
      return fleeingOf(q, { unit: numberIn(frame, 'unit') });
    case pactNumber.name:
      return numberFor(s, q, { what: wordIn(frame, 'what') }, seat, leaning);
    default:
      return null;
  }
}
