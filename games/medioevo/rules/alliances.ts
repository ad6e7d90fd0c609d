/** 39.18 to 39.21. What alliances ask for at the moment: support that is due, which its giver moves himself as he is directed (UNI-39.29). */

import type { Seat } from '@castellan/engine';
import { type Clause, type Pact, pairAt, type UniState } from '../state.ts';
import { atWar } from './relations.ts';

/** A type, so that it is JSON to the compiler: the screen shows it. */
export type Duty = { readonly giver: Seat; readonly receiver: Seat; readonly support: number; readonly against: readonly Seat[] };

/** Enemies against whom a clause calls: those who began a war with the receiver, or with whom he did (UNI-39.18, UNI-39.19). */
function enemiesOf(s: UniState, { kind, giver, receiver, targets }: Clause): Seat[] {
  return s.order.filter((enemy) => {
    if (enemy === giver || enemy === receiver || !atWar(s, receiver, enemy)) return false;
    if (kind === 'defensiveAlliance') return s.aggressor[pairAt(enemy, receiver)] === 1;
    return s.aggressor[pairAt(receiver, enemy)] === 1 && (targets.length === 0 || targets.includes(enemy));
  });
}

/** Support that is due by a pact as things stand. */
export function dutiesOf(s: UniState, { clauses }: Pact): Duty[] {
  return clauses.flatMap((clause) => {
    if (clause.kind !== 'defensiveAlliance' && clause.kind !== 'offensiveAlliance') return [];
    const against = enemiesOf(s, clause);
    const { giver, receiver, support } = clause;
    return against.length === 0 ? [] : [{ giver, receiver, support, against }];
  });
}
