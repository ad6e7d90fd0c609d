/** What is printed on attack cards of each kind: what may be set against them (ANA-33). */

import type { AttackType, Fort, Tactic } from '@castellan/anarchy/vocabulary';
import { factsOf } from '../facts.ts';

interface Means {
  readonly forts: readonly Fort[];
  readonly tactic: Tactic | null;
  readonly workers: boolean;
}

/** In the order in which they are drawn. */
const FORTS: readonly Fort[] = ['wall', 'tower', 'gate', 'moat'];

export function meansAgainst(at: { readonly pack: string }, type: AttackType): Means {
  const { forts, tactic, workers } = factsOf(at).attackType(type);
  return { forts: FORTS.filter((fort) => forts.includes(fort)), tactic, workers };
}
