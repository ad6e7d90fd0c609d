/** FIE-6.11 to 6.19: bargains, composed beside the game and carried out at once and entirely. */

import {
  amount,
  type Frame,
  type Next,
  type OfferDraft,
  type OfferRules,
  type Option,
  type Params,
  pick,
  propose,
  type Refusal,
  type Refused,
  refusal,
  type Seat,
  whyNotPropose,
} from '@castellan/engine';
import { content } from '../content/content.ts';
import type { SeatOption } from '../options.ts';
import type { FieState } from '../state.ts';
import { LORDS, VILLAGES } from '../vocabulary.ts';
import { release, whyNotRelease } from './captivity.ts';
import { answerConsent, nameOfConsent, whyNotConsent } from './consents.ts';
import { cede, whyNotCede } from './control.ts';
import { whyNotNow } from './decision.ts';
import { acceptEmbassy, declineEmbassy, whyNotEmbassy } from './embassies.ts';
import type { Reason } from './reason.ts';
import { SETTLE } from './settle.ts';
import { step } from './step.ts';
import { bargainTerms, embassyOf, isNothing, NONE, NOTHING, type Share, sharesOf } from './terms.ts';

/** A consent that is not being asked for. */
const NO_CONSENT = -1;

/** Which consent a bargain holds, as `nameOfConsent`. */
function consentIn(s: FieState, { give, get }: { readonly give: Share; readonly get: Share }): string {
  const { consent } = s;
  return consent !== null && (give.consent === consent.id || get.consent === consent.id) ? nameOfConsent(s, consent) : NONE;
}

function because(why: Reason | null, params: Params = {}): Refusal | null {
  return why === null ? null : refusal(why.rule, why.key, params);
}

/** Why a player cannot give his share to another as things stand (FIE-6.16, FIE-6.17). */
function whyNotGive(s: FieState, from: Seat, to: Seat, { ecus, village, captive, consent }: Share): Refusal | null {
  const { villages, lords } = content.of(s);
  if (ecus > s.ecus[from]) return refusal('FIE-6.17', 'notSoRich', { seat: from, has: s.ecus[from], ecus });
  if (village !== NONE) {
    const why = whyNotCede(
      s,
      from,
      villages.findIndex(({ id }) => id === village),
      to,
    );
    if (why !== null) return because(why, { seat: from, toSeat: to, village });
  }
  if (captive !== NONE) {
    const why = whyNotRelease(
      s,
      from,
      lords.findIndex(({ id }) => id === captive),
    );
    if (why !== null) return because(why, { seat: from, lord: captive });
  }
  return consent === 0 ? null : because(whyNotConsent(s, from, consent), { seat: from });
}

function whyNotBargain(s: FieState, { from, to: [to], terms }: OfferDraft): Refusal | null {
  const { give, get } = sharesOf(terms);
  if (isNothing(give) && isNothing(get)) return refusal('FIE-6.11', 'emptyBargain');
  const most = content.of(s).limits.bargains;
  for (const seat of [from, to]) if (s.bargains[seat] >= most) return refusal('FIE-6.18', 'enoughBargains', { seat, most });
  return whyNotGive(s, from, to, give) ?? whyNotGive(s, to, from, get);
}

/** Limits of number and time for whoever proposes (FIE-6.14, FIE-6.15, FIE-6.19). */
function limitOf(s: FieState, draft: OfferDraft): Refusal | null {
  const now = because(whyNotNow(s));
  if (now !== null || embassyOf(draft.terms) !== null) return now;
  const most = content.of(s).limits.turnedDown;
  if (s.turnedDown[draft.from] >= most) return refusal('FIE-6.14', 'turnedDownEnough', { most });
  const open = s.core.offers.some(({ from, to, terms }) => from === draft.from && to[0] === draft.to[0] && embassyOf(terms) === null);
  return open ? refusal('FIE-6.19', 'oneProposal', { toSeat: draft.to[0] }) : null;
}

function hand(s: FieState, from: Seat, to: Seat, { ecus, village, captive, consent }: Share): Frame[] {
  const c = content.of(s);
  if (ecus > 0) {
    s.ecus[from] -= ecus;
    s.ecus[to] += ecus;
    s.core.told?.push({ key: 'paid', params: { seat: from, toSeat: to, ecus } });
  }
  if (village !== NONE)
    cede(
      s,
      from,
      c.villages.findIndex(({ id }) => id === village),
      to,
    );
  if (consent !== 0) answerConsent(s, true);
  if (captive === NONE) return [];
  const released = release(
    s,
    c.lords.findIndex(({ id }) => id === captive),
  );
  return released === undefined ? [] : 'step' in released ? [released] : [...released];
}

export const bargains: OfferRules<FieState> = {
  lapses: 'FIE-6.19',
  whyNot: (s, draft) => {
    const talk = embassyOf(draft.terms);
    return talk === null ? whyNotBargain(s, draft) : whyNotEmbassy(s, talk);
  },
  limit: limitOf,
  whyNotAccept: (s) => because(whyNotNow(s)),
  turnedDown(s, { from, to, terms }, seat) {
    const talk = embassyOf(terms);
    if (talk === null) s.turnedDown[from]++;
    else declineEmbassy(s, talk, seat === from ? to[0] : seat);
  },
  accept(s, { from, terms }, seat): Next {
    const talk = embassyOf(terms);
    if (talk !== null) {
      acceptEmbassy(s, talk, seat);
      return undefined;
    }
    const { give, get } = sharesOf(terms);
    s.bargains[from]++;
    s.bargains[seat]++;
    return [...hand(s, from, seat, give), ...hand(s, seat, from, get), SETTLE];
  },
  conditions: {
    /** It pays at least so many écus for the consent that it is about, and wants nothing else for them (online note 5). */
    pays: {
      holds(_s, { terms }, _seat, ecus) {
        const { give, get } = sharesOf(terms);
        return get.consent !== 0 && isNothing({ ...get, consent: 0 }) && give.ecus >= ecus;
      },
    },
  },
  counter: (_, { id, from, terms }, seat) => {
    if (embassyOf(terms) !== null) return null;
    const { give, get } = sharesOf(terms);
    return [bargainSheet.do({ seat, toSeat: from, counters: id, give: get, get: give })];
  },
};

const NEGOTIATES = { offers: bargains };

/** With whom: the first question of the aside in which a bargain is composed. */
export const bargain = step.pick('bargain', {
  rule: ['FIE-6.11', 'FIE-6.19'],
  ask(s, { seat }: { seat: Seat }) {
    const { partner } = content.of(s).options;
    return pick(
      seat,
      partner.filter(({ toSeat }) => toSeat !== seat && toSeat < s.core.seats),
      { always: true },
    );
  },
  answer: (_, { seat }, { toSeat }: SeatOption) => bargainSheet.do({ seat, toSeat, counters: 0, give: NOTHING, get: NOTHING }),
});

/** A type, so that it is JSON to the compiler. */
type Sheet = { readonly seat: Seat; readonly toSeat: Seat; readonly counters: number; readonly give: Share; readonly get: Share };

function draftOf(s: FieState, sheet: Sheet, promise = ''): OfferDraft {
  const { seat, toSeat, counters } = sheet;
  return {
    from: seat,
    to: [toSeat],
    terms: bargainTerms({ ...sheet, about: consentIn(s, sheet), promise }),
    until: 'phase',
    open: false,
    ...(counters === 0 ? {} : { counters }),
  };
}

interface SheetOption extends Option {
  readonly share?: 'give' | 'get';
  readonly village?: string;
  readonly captive?: string;
  readonly change?: Partial<Share>;
  readonly act?: 'sum' | 'send' | 'drop' | 'clear';
}

/** What one side could put on the sheet beside what lies there already. */
function additions(s: FieState, share: 'give' | 'get', { seat, toSeat, ...sheet }: Sheet): SheetOption[] {
  const { villages, lords } = content.of(s);
  const [from, to] = share === 'give' ? [seat, toSeat] : [toSeat, seat];
  const options: SheetOption[] = [];
  if (s.ecus[from] > 0) options.push(sumOption(share));
  for (let village = 0; village < VILLAGES; village++) {
    const { id } = villages[village];
    if (sheet[share].village !== id && s.control[village] === from && whyNotCede(s, from, village, to) === null)
      options.push(villageOption(share, id));
  }
  for (let lord = 0; lord < LORDS; lord++) {
    const { id } = lords[lord];
    if (sheet[share].captive !== id && whyNotRelease(s, from, lord) === null) options.push(captiveOption(share, id));
  }
  const { consent } = s;
  if (consent !== null && sheet[share].consent !== consent.id && whyNotConsent(s, from, consent.id) === null)
    options.push(consentOption(share, consent.id));
  return options;
}

function sumOption(share: 'give' | 'get'): SheetOption {
  return { key: `${share} ecus`, say: `${share}Ecus`, share, act: 'sum' };
}

function villageOption(share: 'give' | 'get', village: string): SheetOption {
  return { key: `${share} village ${village}`, say: `${share}Village`, share, village, change: { village }, at: [`village:${village}`] };
}

function captiveOption(share: 'give' | 'get', captive: string): SheetOption {
  return { key: `${share} captive ${captive}`, say: `${share}Captive`, share, captive, change: { captive }, at: [`lord:${captive}`] };
}

function consentOption(share: 'give' | 'get', consent: number): SheetOption {
  return { key: `${share} consent`, say: `${share}Consent`, share, change: { consent } };
}

/** How long a promise may be that is written on a sheet. */
const PROMISE = 240;

const SEND: SheetOption = { key: 'send', say: 'sendBargain', act: 'send', words: PROMISE };
const CLEAR: SheetOption = { key: 'clear', say: 'clearBargain', act: 'clear' };
const DROP: SheetOption = { key: 'drop', say: 'dropBargain', act: 'drop' };

/** The sheet “I give, I get”, put together piece by piece until it is sent. */
export const bargainSheet = step.pick('bargainSheet', {
  rule: ['FIE-6.11', 'FIE-6.16', 'FIE-6.17'],
  ask(s, p: Sheet) {
    const options = [...additions(s, 'give', p), ...additions(s, 'get', p)];
    if (whyNotPropose(NEGOTIATES, s, draftOf(s, p)) === null) options.push(SEND);
    if (!isNothing(p.give) || !isNothing(p.get)) options.push(CLEAR);
    return pick(p.seat, [...options, DROP], {
      always: true,
      params: draftOf(s, p).terms,
    });
  },
  answer(s, p, { act, share, change, said }: SheetOption): Next {
    if (act === 'drop') return undefined;
    if (act === 'send') {
      // A counter-proposal is a decline with a new sheet.
      if (s.core.offers.some(({ id }) => id === p.counters)) s.turnedDown[p.toSeat]++;
      propose(NEGOTIATES, s, draftOf(s, p, said));
      return undefined;
    }
    if (act === 'sum') return bargainSum.do({ ...withoutStep(p), share: share ?? 'give' });
    if (act === 'clear') return bargainSheet.do({ ...withoutStep(p), give: NOTHING, get: NOTHING });
    return bargainSheet.do(changed(p, share ?? 'give', change ?? {}));
  },
  refused(s, p): Refused[] {
    const why = whyNotPropose(NEGOTIATES, s, draftOf(s, p));
    return [...shortfalls(s, 'give', p), ...shortfalls(s, 'get', p), ...(why === null ? [] : [{ ...SEND, refusal: why }])];
  },
});

/** What one side cannot put on the sheet, and why. */
function shortfalls(s: FieState, share: 'give' | 'get', { seat, toSeat }: Sheet): Refused[] {
  const { villages, lords } = content.of(s);
  const [from, to] = share === 'give' ? [seat, toSeat] : [toSeat, seat];
  const wanted: { readonly option: SheetOption; readonly of: Partial<Share> }[] = [
    { option: sumOption(share), of: { ecus: 1 } },
    ...villages.map(({ id }) => ({ option: villageOption(share, id), of: { village: id } })),
    ...lords.map(({ id }) => ({ option: captiveOption(share, id), of: { captive: id } })),
    { option: consentOption(share, s.consent?.id ?? NO_CONSENT), of: { consent: s.consent?.id ?? NO_CONSENT } },
  ];
  return wanted.flatMap(({ option, of }) => {
    const why = whyNotGive(s, from, to, { ...NOTHING, ...of });
    return why === null ? [] : [{ ...option, refusal: why }];
  });
}

function withoutStep({ seat, toSeat, counters, give, get }: Sheet): Sheet {
  return { seat, toSeat, counters, give, get };
}

function changed(sheet: Sheet, share: 'give' | 'get', change: Partial<Share>): Sheet {
  return { ...withoutStep(sheet), [share]: { ...sheet[share], ...change } };
}

/** The sum of one side, up to what he has (FIE-6.17). */
export const bargainSum = step.amount('bargainSum', {
  rule: 'FIE-6.17',
  ask: (s, p: Sheet & { share: 'give' | 'get' }) =>
    amount(p.seat, 0, s.ecus[p.share === 'give' ? p.seat : p.toSeat], { always: true, params: { toSeat: p.toSeat, share: p.share } }),
  answer: (_, p, ecus) => bargainSheet.do(changed(p, p.share, { ecus })),
});
