/** 8. Papal acts: annulments, then the excommunication. */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { BanOption, WishOption } from '../options.ts';
import { type FieState, NOBODY } from '../state.ts';
import { LORDS } from '../vocabulary.ts';
import { loseChurchTitles } from './church.ts';
import { asking, consenting, takeConsent } from './consents.ts';
import { uncrownQueen } from './crown.ts';
import { liftBan } from './death.ts';
import { isCleric, isFree, isInPlay } from './families.ts';
import { turnOrder } from './order.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { SETTLE } from './settle.ts';
import { marriedLord, part } from './spouses.ts';
import { step } from './step.ts';

/** Before the marriages a free Pope may act: annulments in turn order, then the excommunication (FIE-8.1). */
export function papalActs(s: FieState): readonly Frame[] {
  return [...turnOrder(s).map((seat) => requestAnnulment.do({ seat })), excommunicate.do({})];
}

function hasFreePope(s: FieState): boolean {
  return s.pope !== NOBODY && isFree(s, s.pope);
}

const PRINCE_LIVES = reason('FIE-8.4', 'princeLives');

/** Why the marriage of a Lord cannot be annulled: that of King and Queen not while there is an heir prince. */
function whyNotAnnul(s: FieState, lord: number): Reason | null {
  const isRoyal = s.king !== NOBODY && (s.king === lord || s.spouse[s.king] === lord);
  return isRoyal && s.prince !== NOBODY ? PRINCE_LIVES : null;
}

/** The player of either spouse may ask, once a round (FIE-8.2); the Pope's own player needs no answer (FIE-8.3). */
export const requestAnnulment = step.pick('requestAnnulment', {
  rule: ['FIE-8.1', 'FIE-8.2', 'FIE-8.3'],
  ask(s, { seat }: { seat: Seat }) {
    const lord = marriedLord(s, seat);
    if (lord === NOBODY || !hasFreePope(s) || whyNotAnnul(s, lord) !== null) return null;
    const { options, lords } = content.of(s);
    return pick(seat, [options.askAnnulment, options.noAnnulment], {
      params: { lord: lords[lord].id, otherLord: lords[s.spouse[lord]].id, popeSeat: s.owner[s.pope] },
    });
  },
  answer(s, { seat }, { wishes }: WishOption): Next {
    if (!wishes) return undefined;
    const lord = marriedLord(s, seat);
    const pope = s.owner[s.pope];
    tellOfCouple(s, 'annulmentAsked', seat, lord);
    if (pope === seat) return annul(s, lord);
    return asking(
      answerAnnulment,
      { kind: 'annulment', bySeat: seat, seat: pope, subject: [lord, s.spouse[lord]] },
      decideAnnulment.do({ lord }),
    );
  },
});

export const answerAnnulment = consenting('answerAnnulment', {
  rule: 'FIE-8.2',
  params(s, { subject: [lord, spouse] }) {
    const { lords } = content.of(s);
    return { lord: lords[lord].id, otherLord: lords[spouse].id };
  },
});

export const decideAnnulment = step.work('decideAnnulment', {
  rule: ['FIE-8.2', 'FIE-8.5'],
  run(s, { lord }: { lord: number }): Next {
    if (takeConsent(s)) return annul(s, lord);
    tellOfCouple(s, 'annulmentRefused', s.owner[s.pope], lord);
    return undefined;
  },
});

/** The marriage and the alliance are over, and of a royal marriage the Queen's title (FIE-7.8, FIE-8.5). */
function annul(s: FieState, lord: number): Next {
  tellOfCouple(s, 'annulled', s.owner[s.pope], lord);
  if (s.queen !== NOBODY && (s.queen === lord || s.queen === s.spouse[lord])) uncrownQueen(s);
  part(s, lord);
  return SETTLE;
}

function tellOfCouple(s: FieState, key: 'annulmentAsked' | 'annulmentRefused' | 'annulled', seat: Seat, lord: number): void {
  if (s.core.told === null) return;
  const { lords } = content.of(s);
  s.core.told.push({ key, params: { seat, lord: lords[lord].id, otherLord: lords[s.spouse[lord]].id } });
}

const POPE_HIMSELF = reason('FIE-8.7', 'popeHimself');
const BANNED_ALREADY = reason('FIE-8.6', 'bannedAlready');

/** Why the Pope cannot put the marker on a Lord. */
function whyNotBan(s: FieState, lord: number): Reason | null {
  if (s.pope === lord) return POPE_HIMSELF;
  return s.excommunicated === lord ? BANNED_ALREADY : null;
}

/** Once a round: on a Lord, from one to another, off, or not at all (FIE-8.6). */
export const excommunicate = step.pick('excommunicate', {
  rule: ['FIE-8.6', 'FIE-8.7', 'FIE-8.8'],
  ask(s, _: object) {
    if (!hasFreePope(s)) return null;
    const { options, lords } = content.of(s);
    const acts: BanOption[] = [options.leaveBan];
    if (s.excommunicated !== NOBODY) acts.push(options.liftBan);
    for (let lord = 0; lord < LORDS; lord++) if (isInPlay(s, lord) && whyNotBan(s, lord) === null) acts.push(options.ban[lord]);
    const marked = s.excommunicated !== NOBODY;
    return pick(s.owner[s.pope], acts, { params: { marked, lord: lords[marked ? s.excommunicated : s.pope].id } });
  },
  answer(s, _p, { act, index }: BanOption): Next {
    if (act === 'leave') return undefined;
    if (s.excommunicated !== NOBODY) liftBan(s);
    if (act === 'ban') ban(s, index);
    return SETTLE;
  },
  refused(s): Refused[] {
    const { options, lords } = content.of(s);
    return options.ban.flatMap((option) => {
      const why = isInPlay(s, option.index) ? whyNotBan(s, option.index) : null;
      return why === null ? [] : [refuse(option, why, { lord: lords[option.index].id })];
    });
  },
});

/** A cleric is defrocked (FIE-8.8), a regency ends (FIE-13.14); other titles and the marriage stay (FIE-8.10). */
function ban(s: FieState, lord: number): void {
  const { lords } = content.of(s);
  s.excommunicated = lord;
  s.bannedBy = s.pope;
  s.core.told?.push({ key: 'excommunicated', params: { seat: s.owner[s.pope], ofSeat: s.owner[lord], lord: lords[lord].id } });
  if (isCleric(s, lord)) {
    loseChurchTitles(s, lord);
    s.core.told?.push({ key: 'defrocked', params: { lord: lords[lord].id } });
  }
  if (s.regency && s.queen === lord) uncrownQueen(s);
}
