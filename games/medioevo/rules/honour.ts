/** 42. Honour, and the limit at which the game stops (UNI-43.3). */

import type { Seat } from '@castellan/engine';
import { deedAt, type UniState } from '../state.ts';
import type { Deed } from '../vocabulary.ts';
import { step } from './step.ts';

/** Honour won or lost; why is a word of the message (`honour.<why>`). It may be negative and has no upper bound (UNI-42.13). */
export function addHonour(s: UniState, seat: Seat, n: number, why: string): void {
  if (n === 0) return;
  s.honour[seat] += n;
  s.core.told?.push({ key: n > 0 ? 'honourWon' : 'honourLost', params: { seat, n: Math.abs(n), why } });
  if (s.honourLimit > 0 && s.end === null && s.honour[seat] >= s.honourLimit) s.reached = true;
}

/** Something done in this turn, for objectives (`DEEDS`). */
export function addDeed(s: UniState, seat: Seat, deed: Deed, n = 1): void {
  s.deeds[deedAt(seat, deed)] += n;
}

/** The same where the most counts. */
export function bestDeed(s: UniState, seat: Seat, deed: Deed, n: number): void {
  const at = deedAt(seat, deed);
  if (n > s.deeds[at]) s.deeds[at] = n;
}

export function deedOf(s: UniState, seat: Seat, deed: Deed): number {
  return s.deeds[deedAt(seat, deed)];
}

/**
 * Ends an act that may bring honour: a conquest with what follows it, a construction, a sale, a battle without conquest. If the limit was
 * reached in it, everything else that is pending lapses (UNI-43.3).
 */
export const actDone = step.work('actDone', {
  rule: 'UNI-43.3',
  run(s, _: object) {
    if (!s.reached || s.end !== null) return undefined;
    s.stopping = true;
    s.end = 'honourLimit';
    s.core.told?.push({ key: 'honourLimitReached', params: { limit: s.honourLimit } });
    return undefined;
  },
});

export const ACT_DONE = actDone.do({});
