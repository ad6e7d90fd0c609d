/** 13. The heir prince: a new man whom the two royal players name together. */

import { type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { WishOption } from '../options.ts';
import { type FieState, NOBODY } from '../state.ts';
import { asking, consenting, takeConsent } from './consents.ts';
import { isFree, isMan } from './families.ts';
import { step } from './step.ts';

/** Whether a new man of a player may be named: by the player of the King or of a Queen who is free and not excommunicated (FIE-13.9). */
function mayName(s: FieState, seat: Seat, lord: number): boolean {
  if (s.king === NOBODY || s.queen === NOBODY || s.prince !== NOBODY || !isMan(s, lord)) return false;
  if (!isFree(s, s.queen) || s.excommunicated === s.queen) return false;
  return seat === s.owner[s.king] || seat === s.owner[s.queen];
}

/** What follows when a player has put a new Lord into play in card play. */
export function askHeirPrince(s: FieState, seat: Seat, lord: number): Next {
  return mayName(s, seat, lord) ? heirPrince.do({ seat, lord }) : undefined;
}

export const heirPrince = step.pick('heirPrince', {
  rule: 'FIE-13.9',
  ask(s, { seat, lord }: { seat: Seat; lord: number }) {
    if (!mayName(s, seat, lord)) return null;
    const { options, lords } = content.of(s);
    return pick(seat, [options.nameHeir, options.noHeir], { params: { lord: lords[lord].id, toSeat: otherRoyal(s, seat) } });
  },
  answer(s, { seat, lord }, { wishes }: WishOption): Next {
    if (!wishes) return undefined;
    return asking(
      answerHeirPrince,
      { kind: 'heirPrince', bySeat: seat, seat: otherRoyal(s, seat), subject: [lord] },
      crownPrince.do({ lord }),
    );
  },
});

/** Spouses are of two players, so that there always is another. */
function otherRoyal(s: FieState, seat: Seat): Seat {
  return s.owner[s.king] === seat ? s.owner[s.queen] : s.owner[s.king];
}

export const answerHeirPrince = consenting('answerHeirPrince', {
  rule: 'FIE-13.9',
  params: (s, { subject: [lord] }) => ({ lord: content.of(s).lords[lord].id }),
});

export const crownPrince = step.work('crownPrince', {
  rule: ['FIE-13.9', 'FIE-13.16'],
  run(s, { lord }: { lord: number }): Next {
    const agreed = takeConsent(s);
    if (agreed) s.prince = lord;
    if (s.core.told !== null)
      s.core.told.push({
        key: agreed ? 'becamePrince' : 'princeRefused',
        params: { seat: s.owner[lord], lord: content.of(s).lords[lord].id },
      });
    return undefined;
  },
});
