/** 19. Creating a fief title: what it takes, what it costs, and the King who may let it go for nothing (FIE-13.1, FIE-13.2). */

import { type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { WaiverOption } from '../content/economy-options.ts';
import type { VillageOption } from '../options.ts';
import { type FieState, NEVER_CREATED, NOBODY, VACANT } from '../state.ts';
import { CASTLE, CITY } from '../vocabulary.ts';
import { isBesieged } from './blockade.ts';
import { asking, consenting, takeConsent } from './consents.ts';
import { eligibleLords, isFree, rulerOf } from './families.ts';
import { purchase } from './purchases.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { SETTLE } from './settle.ts';
import { areAllied } from './spouses.ts';
import { step } from './step.ts';
import { chooseTitleHolder } from './titles.ts';

const CONSTITUTED = reason('FIE-19.6', 'constitutedAlready');
const NOT_WHOLE = reason('FIE-19.2', 'notTheWholeFief');
const NO_CASTLE = reason('FIE-19.2', 'noCastleInFief');
const NO_HOLDER = reason('FIE-19.2', 'nobodyCanHold');
const TOO_DEAR = reason('FIE-19.3', 'titleTooDear');
const REFUSED = reason('FIE-13.2', 'waiverWasRefused');

/** Castles of a fief that can become its City: not besieged (FIE-19.2, FIE-19.14). */
function castlesOf(s: FieState, fief: number): number[] {
  return content.of(s).fiefs[fief].villages.filter((village) => s.forts[village] === CASTLE && !isBesieged(s, village));
}

/** Why a player cannot create a title, whatever it costs (FIE-19.2). */
function whyNotCreate(s: FieState, seat: Seat, fief: number): Reason | null {
  if (s.titles[fief] !== NEVER_CREATED) return CONSTITUTED;
  const { villages } = content.of(s).fiefs[fief];
  for (let i = 0; i < villages.length; i++) if (s.control[villages[i]] !== seat) return NOT_WHOLE;
  if (castlesOf(s, fief).length === 0) return NO_CASTLE;
  return eligibleLords(s, seat).length === 0 ? NO_HOLDER : null;
}

/** The player of a free King or Regent, who may waive the price; -1 for none (FIE-13.1, FIE-13.14). */
function waiverSeat(s: FieState): Seat {
  const ruler = rulerOf(s);
  return ruler !== NOBODY && isFree(s, ruler) ? s.owner[ruler] : NOBODY;
}

/** The King's own family needs no leave (FIE-13.2). */
export function isForNothing(s: FieState, seat: Seat): boolean {
  return waiverSeat(s) === seat;
}

function canPay(s: FieState, seat: Seat, fief: number): boolean {
  return s.ecus[seat] >= content.of(s).fiefs[fief].price;
}

/** Whether another's King may still be asked in this turn. */
function canBeg(s: FieState, seat: Seat, fief: number, begged: number): boolean {
  const ruler = waiverSeat(s);
  return ruler !== NOBODY && ruler !== seat && (begged & (1 << fief)) === 0;
}

/** Why a player can neither pay for a title nor have it for nothing. */
export function whyNotTitle(s: FieState, seat: Seat, fief: number, begged: number): Reason | null {
  const why = whyNotCreate(s, seat, fief);
  if (why !== null || isForNothing(s, seat) || canPay(s, seat, fief) || canBeg(s, seat, fief, begged)) return why;
  return (begged & (1 << fief)) === 0 ? TOO_DEAR : REFUSED;
}

/** The player has named the title he wants; it is paid for at once where there is nobody to ask. */
export function buyTitle(s: FieState, seat: Seat, fief: number, begged: number): Next {
  if (canBeg(s, seat, fief, begged)) return askWaiver.do({ seat, fief, begged });
  return create(s, seat, fief, isForNothing(s, seat), begged);
}

function create(s: FieState, seat: Seat, fief: number, isWaived: boolean, begged: number): Next {
  const { price, id } = content.of(s).fiefs[fief];
  const ecus = isWaived ? 0 : price;
  s.ecus[seat] -= ecus;
  s.core.told?.push({ key: 'boughtTitle', params: { seat, fief: id, ecus } });
  return [
    chooseCityCastle.do({ seat, fief }),
    chooseTitleHolder.do({ seat, fief, gain: 'created' }),
    SETTLE,
    purchase.do({ seat, begged }),
  ];
}

/** The buyer may ask before he pays (FIE-13.2). */
export const askWaiver = step.pick('askWaiver', {
  rule: 'FIE-13.2',
  ask(s, { seat, fief }: { seat: Seat; fief: number; begged: number }) {
    const { fiefs, options } = content.of(s);
    const { id, price } = fiefs[fief];
    const open = canPay(s, seat, fief)
      ? [options.askWaiver, options.payTitle, options.leaveTitle]
      : [options.askWaiver, options.leaveTitle];
    return pick(seat, open, { params: { fief: id, ecus: price, ofSeat: waiverSeat(s) } });
  },
  answer(s, { seat, fief, begged }, { waiver }: WaiverOption): Next {
    if (waiver === 'leave') return purchase.do({ seat, begged });
    if (waiver === 'pay') return create(s, seat, fief, false, begged);
    return asking(
      waivePrice,
      { kind: 'waiver', bySeat: seat, seat: waiverSeat(s), subject: [fief] },
      takeWaiver.do({ seat, fief, begged }),
    );
  },
  refused(s, { seat, fief }): Refused[] {
    const { fiefs, options } = content.of(s);
    const { id, price } = fiefs[fief];
    return canPay(s, seat, fief) ? [] : [refuse(options.payTitle, TOO_DEAR, { seat, fief: id, ecus: price, has: s.ecus[seat] })];
  },
});

/** The King's or Regent's player answers each request (FIE-13.2). */
export const waivePrice = consenting('waivePrice', {
  rule: ['FIE-13.1', 'FIE-13.2'],
  params: (s, { subject: [fief] }) => ({ fief: content.of(s).fiefs[fief].id, ecus: content.of(s).fiefs[fief].price }),
  conditions: {
    /** His ally asks. */
    ally: { holds: (s, _p, seat) => s.consent !== null && areAllied(s, s.consent.bySeat, seat) },
  },
});

/** After a refusal the buyer may pay or do without; meanwhile a bargain may have changed what he has. */
export const takeWaiver = step.work('takeWaiver', {
  rule: ['FIE-13.1', 'FIE-13.2'],
  run(s, { seat, fief, begged }: { seat: Seat; fief: number; begged: number }): Next {
    const isWaived = takeConsent(s);
    if (isWaived && whyNotCreate(s, seat, fief) === null) return create(s, seat, fief, true, begged);
    if (!isWaived)
      s.core.told?.push({ key: 'waiverRefused', params: { seat: waiverSeat(s), toSeat: seat, fief: content.of(s).fiefs[fief].id } });
    return purchase.do({ seat, begged: begged | (1 << fief) });
  },
});

/** One castle of the fief, chosen by the buyer, becomes its City and goes back to the stock (FIE-19.5). */
export const chooseCityCastle = step.pick('chooseCityCastle', {
  rule: 'FIE-19.5',
  ask(s, { seat, fief }: { seat: Seat; fief: number }) {
    const { fiefs, options } = content.of(s);
    return pick(
      seat,
      castlesOf(s, fief).map((village) => options.raiseCity[village]),
      { params: { fief: fiefs[fief].id } },
    );
  },
  answer(s, { fief }, { index, village }: VillageOption): Next {
    s.forts[index] = CITY;
    s.cities[fief] = index;
    s.cityHolders[fief] = s.control[index];
    s.titles[fief] = VACANT;
    s.core.told?.push({ key: 'cityRaised', params: { village, fief: content.of(s).fiefs[fief].id } });
    return undefined;
  },
});
