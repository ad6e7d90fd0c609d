/** Online note 12: what a bot that stands in for a player leaves to him. It makes no bargain, marriage or cession in his name. */

import type { Option, Question } from '@castellan/engine';
import type { FieState } from '../state.ts';
import { answerMarriage, proposeMarriage } from './marriages.ts';

/** Said unasked. */
const TO_OTHERS: readonly string[] = ['acceptOffer', 'counterOffer', 'bargain', 'embassy', 'cede', 'release'];

export function binds(_s: FieState, q: Question | null, { say }: Option): boolean {
  if (q === null) return TO_OTHERS.includes(say);
  return (q.frame.step === proposeMarriage.name && say !== 'noMatch') || (q.frame.step === answerMarriage.name && say === 'agree');
}
