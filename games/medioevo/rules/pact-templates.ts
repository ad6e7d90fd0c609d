/** The five pacts that the rulebook gives as examples, between whoever proposes and one other (worked example 51). */

import type { Seat } from '@castellan/engine';
import { type Clause, type Deal, NOBODY, type UniState } from '../state.ts';
import type { PactKind } from '../vocabulary.ts';
import { emptyDeal } from './deals.ts';

interface Template {
  readonly name: 'passage' | 'trade' | 'passageInPeace' | 'defence' | 'offence';
  readonly deal: Deal;
}

function clause(kind: PactKind, giver: Seat, receiver: Seat, support = 0, targets: readonly Seat[] = []): Clause {
  return { kind, giver, receiver, support, targets };
}

/** So many turns, this one included, but not beyond the last turn of the game; written at the first turn they end as in the rulebook. */
function lastOf({ turn, turnLimit }: UniState, turns: number): number {
  const last = turn + turns - 1;
  return turnLimit > 0 ? Math.min(last, turnLimit) : last;
}

/** In each of them the other gives and the proposer receives, as in the rulebook. */
export function templatesFor(s: UniState, seat: Seat, other: Seat): Template[] {
  const blank = emptyDeal('pact', [seat, other]);
  const others = s.order.filter((one) => one !== seat && one !== other);
  return [
    { name: 'passage', deal: { ...blank, clauses: [clause('passage', other, seat)], last: lastOf(s, 3) } },
    {
      name: 'trade',
      deal: {
        ...blank,
        clauses: [clause('trade', other, seat)],
        perUse: [{ kind: 'trade', from: seat, to: other, florins: 50 }],
        last: lastOf(s, 4),
      },
    },
    {
      name: 'passageInPeace',
      deal: {
        ...blank,
        clauses: [clause('passage', other, seat), clause('nonAggression', NOBODY, NOBODY)],
        once: [{ from: seat, to: other, florins: 100 }],
        last: lastOf(s, 5),
      },
    },
    { name: 'defence', deal: { ...blank, clauses: [clause('defensiveAlliance', other, seat, 6)] } },
    {
      name: 'offence',
      deal: {
        ...blank,
        clauses: [clause('offensiveAlliance', other, seat, 8, others.slice(0, 2))],
        last: lastOf(s, 8),
        secret: true,
      },
    },
  ];
}
