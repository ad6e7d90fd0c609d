/** 44.6, 44.7. Blood tokens (variant): one for each time that something is pillaged or a home territory conquered. */

import { content } from '../content/content.ts';
import type { UniState } from '../state.ts';

/** One token for each of the seats (as bits) that one event has struck, as long as there are any (UNI-44.6, UNI-44.7). */
export function shedBlood(s: UniState, seats: number): void {
  if (!s.blood) return;
  for (const seat of s.order) {
    if (((seats >> seat) & 1) === 0 || bloodLeft(s) === 0) continue;
    s.bloodTokens[seat]++;
    s.core.told?.push({ key: 'bloodToken', params: { seat } });
  }
}

function bloodLeft(s: UniState): number {
  let held = 0;
  for (const n of s.bloodTokens) held += n;
  return content.of(s).tokens.blood - held;
}
