/** 13. The King's grants: crown-held titles are offered. */

import { type Frame, type Next, pick, type Refused } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { CrownGift } from '../options.ts';
import { CROWN_HELD, type FieState, NOBODY } from '../state.ts';
import { FIEFS, LORDS } from '../vocabulary.ts';
import { asking, consenting, takeConsent } from './consents.ts';
import { isFree, isInPlay, rulerOf, whyNotEligible } from './families.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { SETTLE } from './settle.ts';
import { step } from './step.ts';
import { grantTitle } from './titles.ts';

export function grants(_s: FieState): readonly Frame[] {
  return [giveCrownTitle.do({ turnedDown: [] })];
}

/** A type, so that it is JSON to the compiler. Titles that Lords' players have turned down in this phase, as `giftKey`. */
type Gifts = { readonly turnedDown: readonly number[] };

function giftKey(fief: number, lord: number): number {
  return fief * LORDS + lord;
}

const NOT_HIMSELF = reason('FIE-13.4', 'notToRulerHimself');
const TURNED_DOWN = reason('FIE-13.4', 'titleTurnedDown');

/** Why the King or Regent cannot offer a crown-held title to a Lord in play (FIE-13.4). */
function whyNotGive(s: FieState, fief: number, lord: number, { turnedDown }: Gifts): Reason | null {
  if (rulerOf(s) === lord) return NOT_HIMSELF;
  if (turnedDown.includes(giftKey(fief, lord))) return TURNED_DOWN;
  return whyNotEligible(s, lord);
}

/** The title and the Lord of every crown-held title and every Lord in play. */
function giftsOf(s: FieState): CrownGift[] {
  const { crownGift } = content.of(s).options;
  const gifts: CrownGift[] = [];
  for (let fief = 0; fief < FIEFS; fief++) {
    if (s.titles[fief] !== CROWN_HELD) continue;
    for (let lord = 0; lord < LORDS; lord++) if (isInPlay(s, lord)) gifts.push(crownGift[fief][lord]);
  }
  return gifts;
}

/** A free King or Regent offers the titles in the order he likes, as long as he likes (FIE-13.4, FIE-3.8). */
export const giveCrownTitle = step.pick('giveCrownTitle', {
  rule: ['FIE-13.4', 'FIE-13.14'],
  ask(s, p: Gifts) {
    const ruler = rulerOf(s);
    if (ruler === NOBODY || !isFree(s, ruler)) return null;
    const gifts = giftsOf(s).filter(({ fiefIndex, lordIndex }) => whyNotGive(s, fiefIndex, lordIndex, p) === null);
    return gifts.length === 0 ? null : pick(s.owner[ruler], [...gifts, content.of(s).options.noCrownGift]);
  },
  answer(s, { turnedDown }, { fiefIndex: fief, lordIndex: lord }: CrownGift): Next {
    if (fief === NOBODY) return undefined;
    const seat = s.owner[rulerOf(s)];
    if (s.owner[lord] === seat) {
      grantTitle(s, fief, lord, 'given');
      return [SETTLE, giveCrownTitle.do({ turnedDown })];
    }
    const request = { kind: 'crownTitle', bySeat: seat, seat: s.owner[lord], subject: [fief, lord] } as const;
    return asking(acceptCrownTitle, request, bestow.do({ fief, lord, turnedDown }));
  },
  refused(s, p): Refused[] {
    return giftsOf(s).flatMap((option) => {
      const why = whyNotGive(s, option.fiefIndex, option.lordIndex, p);
      return why === null ? [] : [refuse(option, why, { lord: content.of(s).lords[option.lordIndex].id })];
    });
  },
});

export const acceptCrownTitle = consenting('acceptCrownTitle', {
  rule: 'FIE-13.4',
  params(s, { subject: [fief, lord] }) {
    const { fiefs, lords } = content.of(s);
    return { fief: fiefs[fief].id, lord: lords[lord].id };
  },
});

/** The Lord's player has answered; a title that was turned down may be offered to another. */
export const bestow = step.work('bestow', {
  rule: 'FIE-13.4',
  run(s, { fief, lord, turnedDown }: Gifts & { readonly fief: number; readonly lord: number }): Next {
    if (takeConsent(s)) {
      grantTitle(s, fief, lord, 'given');
      return [SETTLE, giveCrownTitle.do({ turnedDown })];
    }
    if (s.core.told !== null) {
      const { fiefs, lords } = content.of(s);
      s.core.told.push({ key: 'titleTurnedDown', params: { seat: s.owner[lord], lord: lords[lord].id, fief: fiefs[fief].id } });
    }
    return giveCrownTitle.do({ turnedDown: [...turnedDown, giftKey(fief, lord)] });
  },
});
