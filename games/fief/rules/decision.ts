/** FIE-6.15: at which moments players may bargain, cede, release and talk in private. */

import { isPoll } from '@castellan/engine';
import { type FieState, stageOf } from '../state.ts';
import { type Reason, reason } from './reason.ts';

const SECRET_POLL = reason('FIE-6.15', 'notNowSecret');
const CALAMITY = reason('FIE-6.15', 'notNowCalamity');
const UPRISING = reason('FIE-6.15', 'notNowUprising');
const BATTLE = reason('FIE-6.15', 'notNowBattle');

/** Why the present moment is not a decision point: a window or a ballot, a calamity or an uprising, a battle or a ride-through. */
export function whyNotNow(s: FieState): Reason | null {
  const { stack } = s.core;
  if (stack.length > 0 && isPoll(stack[stack.length - 1])) return SECRET_POLL;
  if (s.battle !== null) return BATTLE;
  if (s.uprising !== null) return UPRISING;
  return stageOf(s) === 'calamities' ? CALAMITY : null;
}
