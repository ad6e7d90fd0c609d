/** Which stage the present moment has; none where the map is the heart. */

import type { FieTable } from '../table.ts';

export type StageName = 'election' | 'marriages' | 'papal' | 'consent' | 'ransoms' | 'grants' | 'battle' | 'uprising' | 'end';

/** Composed on the market's sheet and in the embassy's box. */
export const ASIDES: readonly string[] = ['bargain', 'bargainSheet', 'bargainSum', 'embassy'];

const OF_STEP: { readonly [step: string]: StageName } = {
  requestAnnulment: 'papal',
  excommunicate: 'papal',
  proposeMarriage: 'marriages',
  payRansom: 'ransoms',
  giveCrownTitle: 'grants',
};

const ELECTIONS: readonly string[] = ['bishopElections', 'popeElection', 'kingElection'];

export function stageOf({ view, choice }: Pick<FieTable, 'view' | 'choice'>): StageName | null {
  if (view.over) return 'end';
  if (view.uprising !== null) return 'uprising';
  if (view.battle !== null) return 'battle';
  // Whether one lets somebody pass is seen on the map.
  if (view.consent !== null && view.consent.kind !== 'passage') return 'consent';
  if (view.election !== null || ELECTIONS.includes(view.stage)) return 'election';
  if (view.stage === 'marriages') return 'marriages';
  return OF_STEP[choice.asked?.step ?? ''] ?? null;
}

/** The word by which the rules know an attack. */
const ATTACK = /^attack /;

export function isAttack(key: string): boolean {
  return ATTACK.test(key);
}
