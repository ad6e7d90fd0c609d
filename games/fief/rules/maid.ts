/** 26. D'Arc: the card is put on a free woman, who bears it until her death. */

import type { Next, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { FieState } from '../state.ts';
import { LORDS } from '../vocabulary.ts';
import { asking, consenting, takeConsent } from './consents.ts';
import { isFree, isInPlay, isMan } from './families.ts';
import { giveSeenCard } from './hands.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';
import { RISING, type SurpriseCard, type Window } from './surprises.ts';

const NO_FREE_WOMAN = reason('FIE-26.7', 'noFreeWoman');
const REFUSED = reason('FIE-26.7', 'dArcWasRefused');

/** Why the card cannot be put on a Lord in play: a free woman, and not of a player who has refused it in this round (FIE-26.7). */
function whyNotMaid(s: FieState, seat: Seat, lord: number, { kind }: Window): Reason | null {
  if (kind === 'uprising') return RISING;
  if (!isFree(s, lord) || isMan(s, lord)) return NO_FREE_WOMAN;
  return s.owner[lord] !== seat && (s.refusedDArc & (1 << s.owner[lord])) !== 0 ? REFUSED : null;
}

/** Of another family she needs her player's consent (FIE-26.7). */
export const dArc: SurpriseCard = {
  options(s, seat, window, into) {
    const { maid } = content.of(s).options;
    for (let lord = 0; lord < LORDS; lord++) if (isInPlay(s, lord) && whyNotMaid(s, seat, lord, window) === null) into.push(maid[lord]);
  },
  refused: (s, seat, window) =>
    content.of(s).options.maid.flatMap((option) => {
      const [lord] = option.targets;
      const why = isInPlay(s, lord) ? whyNotMaid(s, seat, lord, window) : null;
      return why === null ? [] : [refuse(option, why, { lord: option.lord, ofSeat: s.owner[lord] })];
    }),
  play(s, seat, card, { targets: [lord] }): Next {
    if (s.owner[lord] === seat) {
      anoint(s, lord);
      return undefined;
    }
    s.laid.push(card);
    return asking(consentDArc, { kind: 'dArc', bySeat: seat, seat: s.owner[lord], subject: [lord] }, takeDArc.do({ seat, lord, card }));
  },
};

function anoint(s: FieState, lord: number): void {
  s.maid = lord;
  s.core.told?.push({ key: 'becameDArc', params: { seat: s.owner[lord], lord: content.of(s).lords[lord].id } });
}

export const consentDArc = consenting('consentDArc', {
  rule: 'FIE-26.7',
  params: (s, { subject: [lord] }) => ({ lord: content.of(s).lords[lord].id }),
});

/** The woman's player has answered; refused, the card goes back to the hand from which it was played. */
export const takeDArc = step.work('takeDArc', {
  rule: 'FIE-26.7',
  run(s, { seat, lord, card }: { seat: Seat; lord: number; card: number }): Next {
    s.laid = s.laid.filter((other) => other !== card);
    if (takeConsent(s)) {
      anoint(s, lord);
      return undefined;
    }
    s.refusedDArc |= 1 << s.owner[lord];
    giveSeenCard(s, seat, card);
    s.core.told?.push({ key: 'dArcRefused', params: { seat: s.owner[lord], toSeat: seat, lord: content.of(s).lords[lord].id } });
    return undefined;
  },
});
