/** The five pacts that the rulebook writes out, between its You and its I. */

import type { Example } from '@castellan/engine';
import { rerollBarbarianDice } from '../rules/war-circle.ts';
import type { Clause, Pact, UniState } from '../state.ts';
import type { PactKind } from '../vocabulary.ts';
import { laid } from './laying.ts';

/** Four at the table in the first turn; the reader, who writes, is asked at a pause, and all may negotiate. */
function talking(): UniState {
  return laid([{}, {}, {}, {}], { turn: 1, phase: 'events', order: [0, 1, 2, 3], next: () => [rerollBarbarianDice.do({ seat: 0 })] });
}

function clause(kind: PactKind, support = 0, targets: readonly number[] = []): Clause {
  return { kind, giver: 1, receiver: 0, support, targets };
}

function written(id: string, template: string, pact: Partial<Pact>, isPaid: (s: UniState) => boolean = () => true): Example<UniState> {
  return {
    id,
    lay: talking,
    tries: [
      {
        answers: ['! pact', '~ pact with 2', `~ template ${template}`, '~ send', '1: ! accept offer 1'],
        so: (s) => s.pacts.length === 1 && JSON.stringify({ ...s.pacts[0], ...pact }) === JSON.stringify(s.pacts[0]) && isPaid(s),
      },
    ],
  };
}

export const PACT_EXAMPLES: readonly Example<UniState>[] = [
  written('W51', 'passage', { clauses: [clause('passage')], last: 3 }),
  written('W51b', 'trade', { clauses: [clause('trade')], perUse: [{ kind: 'trade', from: 0, to: 1, florins: 50 }], last: 4 }),
  written('W51c', 'passageInPeace', { last: 5 }, (s) => s.florins[0] === 900 && s.florins[1] === 1100),
  written('W51d', 'defence', { clauses: [clause('defensiveAlliance', 6)], last: 0 }),
  written('W51e', 'offence', { clauses: [clause('offensiveAlliance', 8, [2, 3])], last: 8, secret: true }),
];
