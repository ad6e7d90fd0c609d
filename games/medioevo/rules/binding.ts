/** What a bot that stands in for a player leaves to him: pacts, wars, breaches, accusations and loans are his own (UNI-39, UNI-40). */

import type { Option, Question } from '@castellan/engine';
import type { UniState } from '../state.ts';
import { confirmUndeclaredAttack } from './march.ts';

/** Said unasked. */
const TO_OTHERS: readonly string[] = ['acceptOffer', 'counterOffer', 'proposePact', 'declareWar', 'denounce', 'breakPact', 'loanNow'];

/** Asked, he goes to war only where that needs no breach. */
export function binds(_s: UniState, q: Question | null, option: Option): boolean {
  if (q === null) return TO_OTHERS.includes(option.say);
  return q.frame.step === confirmUndeclaredAttack.name && 'goesOn' in option && option.goesOn === true;
}
