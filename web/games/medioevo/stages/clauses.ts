/** The sign of each kind of clause, wherever pacts are told. */

import type { PactKind } from '@castellan/medioevo/vocabulary';
import type { Sign } from '../icons.ts';

export const CLAUSE_SIGNS: { readonly [kind in PactKind]: Sign } = {
  trade: 'branch-yellow',
  passage: 'mp',
  militaryControl: 'units',
  civilControl: 'caravan',
  nonAggression: 'peace',
  defensiveAlliance: 'tower',
  offensiveAlliance: 'war',
};
