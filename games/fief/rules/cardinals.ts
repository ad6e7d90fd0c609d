/** 10. Cardinals: by a card, or by the title that is for sale; the Pope consents. */

import { type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { RefusedCardOption } from '../options.ts';
import { BOUGHT_HAT, type FieState, NOBODY } from '../state.ts';
import { LORDS } from '../vocabulary.ts';
import { isHatForSale, makeCardinal } from './church.ts';
import { asking, consenting, takeConsent } from './consents.ts';
import { isBishop, isCaptive, isCardinal, isFree, isInPlay } from './families.ts';
import { discardCard, giveSeenCard } from './hands.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';
import { type SurpriseCard, whyNotAnyTime } from './surprises.ts';

const NOT_YOURS = reason('FIE-10.1', 'cardinalOfOthers');
const NO_BISHOP = reason('FIE-10.1', 'cardinalIsABishop');
const CAPTIVE = reason('FIE-10.1', 'cardinalIsFree');
const POPE = reason('FIE-10.1', 'popeNeedsNoHat');
const CARDINAL = reason('FIE-10.2', 'isCardinalAlready');

/** Why a player cannot make a Lord in play a Cardinal (FIE-10.1, FIE-10.2). */
export function whyNotCardinal(s: FieState, seat: Seat, lord: number): Reason | null {
  if (s.owner[lord] !== seat) return NOT_YOURS;
  if (!isBishop(s, lord)) return NO_BISHOP;
  if (isCaptive(s, lord)) return CAPTIVE;
  if (s.pope === lord) return POPE;
  return isCardinal(s, lord) ? CARDINAL : null;
}

/** The player whose consent is needed: that of a free Pope of another family (FIE-10.4, FIE-10.8); -1 for none. */
function whoConsents(s: FieState, seat: Seat): Seat {
  return s.pope === NOBODY || !isFree(s, s.pope) || s.owner[s.pope] === seat ? NOBODY : s.owner[s.pope];
}

/** Played as a surprise for one of one's own free Bishops. Until the Pope has answered, the card lies on the table. */
export const cardinal: SurpriseCard = {
  options(s, seat, window, into) {
    if (whyNotAnyTime(window) !== null) return;
    const { cardinal: options } = content.of(s).options;
    for (let lord = 0; lord < LORDS; lord++) if (s.owner[lord] === seat && whyNotCardinal(s, seat, lord) === null) into.push(options[lord]);
  },
  play(s, seat, card, { targets: [lord] }): Next {
    const pope = whoConsents(s, seat);
    if (pope === NOBODY) {
      makeCardinal(s, lord, card);
      return undefined;
    }
    s.laid.push(card);
    return asking(consentCardinal, { kind: 'cardinal', bySeat: seat, seat: pope, subject: [lord] }, ordain.do({ lord, card }));
  },
  refused: (s, seat, window) =>
    content.of(s).options.cardinal.flatMap((option) => {
      const [lord] = option.targets;
      const why = isInPlay(s, lord) ? (whyNotAnyTime(window) ?? whyNotCardinal(s, seat, lord)) : null;
      return why === null ? [] : [refuse(option, why, { lord: option.lord })];
    }),
};

export const consentCardinal = consenting('consentCardinal', {
  rule: ['FIE-10.4', 'FIE-10.5', 'FIE-10.7'],
  params: (s, { subject: [lord] }) => ({ lord: content.of(s).lords[lord].id }),
});

/** The Pope has answered about a card that was played. */
export const ordain = step.work('ordain', {
  rule: ['FIE-10.3', 'FIE-10.4'],
  run(s, { lord, card }: { lord: number; card: number }): Next {
    if (!takeConsent(s)) {
      tellRefusal(s, lord);
      return keepRefusedCard.do({ bySeat: s.owner[lord], card });
    }
    s.laid = s.laid.filter((other) => other !== card);
    makeCardinal(s, lord, card);
    return undefined;
  },
});

function tellRefusal(s: FieState, lord: number): void {
  s.core.told?.push({
    key: 'cardinalRefused',
    params: { seat: s.owner[s.pope], bySeat: s.owner[lord], lord: content.of(s).lords[lord].id },
  });
}

const NOT_BACK = reason('FIE-10.5', 'notBackToPlayer');

/** The Pope's player keeps the refused card, gives it to a third player or discards it; nobody plays it again this round (FIE-10.5, FIE-10.10). */
export const keepRefusedCard = step.pick('keepRefusedCard', {
  rule: ['FIE-10.5', 'FIE-10.6', 'FIE-10.10'],
  ask(s, { bySeat }: { bySeat: Seat; card: number }) {
    const { keepCard, discardCard: discard, giveCard } = content.of(s).options;
    const pope = s.owner[s.pope];
    const third = giveCard.filter(({ toSeat }) => toSeat < s.core.seats && toSeat !== pope && toSeat !== bySeat);
    return pick(pope, [keepCard, ...third, discard], { params: { bySeat } });
  },
  answer(s, { card }, { act, toSeat }: RefusedCardOption) {
    const seat = s.owner[s.pope];
    s.laid = s.laid.filter((other) => other !== card);
    if (act === 'discard') {
      discardCard(s, card);
      s.core.told?.push({ key: 'cardinalDiscarded', params: { seat } });
      return undefined;
    }
    const to = act === 'keep' ? seat : toSeat;
    giveSeenCard(s, to, card);
    s.barred.push(card);
    s.core.told?.push({ key: act === 'keep' ? 'cardinalKept' : 'cardinalGiven', params: { seat, toSeat: to } });
    return undefined;
  },
  refused: (s, { bySeat }): Refused[] => [refuse(content.of(s).options.giveCard[bySeat], NOT_BACK, { bySeat })],
});

const SOLD = reason('FIE-10.1', 'hatIsSold');
const REFUSED = reason('FIE-10.7', 'hatWasRefused');
const TOO_DEAR = reason('FIE-10.1', 'hatTooDear');

/** Why a player cannot buy the Cardinal title for a Lord now (FIE-10.1, FIE-10.7). */
export function whyNotBuyHat(s: FieState, seat: Seat, lord: number): Reason | null {
  const why = whyNotCardinal(s, seat, lord);
  if (why !== null) return why;
  if (!isHatForSale(s)) return SOLD;
  if ((s.refusedHat & (1 << seat)) !== 0) return REFUSED;
  return s.ecus[seat] < content.of(s).prices.cardinal ? TOO_DEAR : null;
}

/** Buys the Cardinal title for a Bishop: it is paid for, and the Pope answers. */
export function buyHat(s: FieState, seat: Seat, lord: number): Next {
  const { prices, lords } = content.of(s);
  s.ecus[seat] -= prices.cardinal;
  s.core.told?.push({ key: 'hatBought', params: { seat, lord: lords[lord].id, ecus: prices.cardinal } });
  const pope = whoConsents(s, seat);
  if (pope !== NOBODY)
    return asking(consentCardinal, { kind: 'cardinal', bySeat: seat, seat: pope, subject: [lord] }, ordainBuyer.do({ lord }));
  makeCardinal(s, lord, BOUGHT_HAT);
  return undefined;
}

/** The Pope has answered about the title that was bought: refused, the money is paid back (FIE-10.7). */
export const ordainBuyer = step.work('ordainBuyer', {
  rule: ['FIE-10.4', 'FIE-10.7'],
  run(s, { lord }: { lord: number }): Next {
    if (takeConsent(s)) {
      makeCardinal(s, lord, BOUGHT_HAT);
      return undefined;
    }
    const seat = s.owner[lord];
    s.ecus[seat] += content.of(s).prices.cardinal;
    s.refusedHat |= 1 << seat;
    tellRefusal(s, lord);
    return undefined;
  },
});
