/** 15. Calamities. */

import { dice, type Frame, type Next } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type FieState, NO_EFFECT } from '../state.ts';
import { CALAMITIES } from '../vocabulary.ts';
import { strikeWithPlague } from './plague.ts';
import { SETTLE } from './settle.ts';
import { step } from './step.ts';
import { CALAMITY_BITS, isStruck } from './struck.ts';

/** One by one in the order drawn (FIE-15.1). */
export function calamities(s: FieState): readonly Frame[] {
  return s.spaces.map((_, space) => resolveCalamity.do({ space }));
}

/** A calamity is turned up, and the die says where it strikes; the same kind strikes a bishopric once (FIE-15.2, FIE-15.4). */
export const resolveCalamity = step.work('resolveCalamity', {
  rule: ['FIE-15.1', 'FIE-15.2', 'FIE-15.4', 'FIE-15.14'],
  run(s, { space }: { space: number }): Next {
    const { cards, struckBy } = content.of(s);
    const calamity = CALAMITIES[cards[s.spaces[space]].calamity];
    const [die] = dice(s.core.chance, 1, 6);
    const bishopric = struckBy[die];
    const isRepeated = bishopric >= 0 && isStruck(s, bishopric, calamity);
    const strikes = bishopric >= 0 && !isRepeated;
    s.strikes[space] = strikes ? bishopric : NO_EFFECT;
    tell(s, calamity, die, bishopric, isRepeated);
    if (!strikes) return undefined;
    s.struck[bishopric] |= CALAMITY_BITS[calamity];
    if (calamity !== 'plague') return undefined;
    strikeWithPlague(s, bishopric);
    return SETTLE;
  },
});

function tell(s: FieState, card: string, die: number, bishopric: number, isRepeated: boolean): void {
  if (s.core.told === null) return;
  if (bishopric < 0) s.core.told.push({ key: 'calamityMissed', params: { card, die } });
  else {
    const { id } = content.of(s).bishoprics[bishopric];
    if (isRepeated) s.core.told.push({ key: 'calamityRepeated', params: { card, die, bishopric: id } });
    else s.core.told.push({ key: 'calamityStruck', params: { card, die, bishopric: id } });
  }
}
