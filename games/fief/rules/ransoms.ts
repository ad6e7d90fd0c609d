/** 18. Ransoms at the start of phase 4. */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { RansomOption } from '../content/economy-options.ts';
import { type FieState, NOBODY } from '../state.ts';
import { LORDS } from '../vocabulary.ts';
import { ransomOf, release } from './captivity.ts';
import { framesOf } from './frames.ts';
import { turnOrder } from './order.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { allyOf } from './spouses.ts';
import { step } from './step.ts';

export function ransoms(s: FieState): readonly Frame[] {
  return turnOrder(s).map((seat) => payRansom.do({ seat }));
}

const NOT_CAPTIVE = reason('FIE-18.7', 'nobodyHoldsHim');
const OWN_CAPTIVE = reason('FIE-18.7', 'youHoldHim');
const NOT_KIN = reason('FIE-18.7', 'notYourKin');
const TOO_POOR = reason('FIE-18.7', 'ransomTooHigh');

/** Why a player cannot pay the standard ransom of a Lord: it must be one of his family or his ally's, held by another. */
function whyNotRansom(s: FieState, seat: Seat, lord: number): Reason | null {
  if (s.captor[lord] === NOBODY) return NOT_CAPTIVE;
  if (s.captor[lord] === seat) return OWN_CAPTIVE;
  if (s.owner[lord] !== seat && s.owner[lord] !== allyOf(s, seat)) return NOT_KIN;
  return s.ecus[seat] < ransomOf(s, lord) ? TOO_POOR : null;
}

/** One captive after the other; the captor cannot refuse (FIE-18.7). */
export const payRansom = step.pick('payRansom', {
  rule: 'FIE-18.7',
  ask(s, { seat }: { seat: Seat }) {
    const { options } = content.of(s);
    const open: RansomOption[] = [];
    for (let lord = 0; lord < LORDS; lord++)
      if (s.captor[lord] !== NOBODY && whyNotRansom(s, seat, lord) === null) open.push(ransomOption(s, lord));
    return open.length === 0 ? null : pick(seat, [...open, options.endRansoms]);
  },
  answer(s, { seat }, { index }: RansomOption): Next {
    if (index === NOBODY) return undefined;
    const [captor, ecus] = [s.captor[index], ransomOf(s, index)];
    s.ecus[seat] -= ecus;
    s.ecus[captor] += ecus;
    s.core.told?.push({ key: 'ransomed', params: { seat, toSeat: captor, lord: content.of(s).lords[index].id, ecus } });
    return [...framesOf(release(s, index)), payRansom.do({ seat })];
  },
  refused(s, { seat }): Refused[] {
    return content.of(s).options.ransom.flatMap(({ index, lord }) => {
      const why = s.owner[index] === NOBODY ? null : whyNotRansom(s, seat, index);
      return why === null ? [] : [refuse(ransomOption(s, index), why, { lord, ecus: ransomOf(s, index), has: s.ecus[seat] })];
    });
  },
});

function ransomOption(s: FieState, lord: number): RansomOption & { readonly ecus: number } {
  return { ...content.of(s).options.ransom[lord], ecus: ransomOf(s, lord) };
}
