/** Cards 1 to 3: what is forbidden in a territory this turn (UNI-45.1 to UNI-45.3, UNI-45.49). */

import type { UniState } from '../state.ts';
import { BANS, type Ban } from '../vocabulary.ts';

/** A ban as the state keeps it. */
export function banAt(territory: number, ban: Ban): number {
  return territory * BANS.length + BANS.indexOf(ban);
}

/** Whether something is forbidden in a place. Sea zones know no bans. */
export function isBanned(s: UniState, node: number, ban: Ban): boolean {
  return s.bans.length > 0 && s.bans.includes(banAt(node, ban));
}
