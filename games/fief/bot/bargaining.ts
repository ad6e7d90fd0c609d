/** Bargains (notes 9 to 11 for bots): both sides are priced, what is worth more to the one than to the other changes hands halfway. */

import { type Amount, answersOffer, declinesBy, type Offer, type Option, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { SeatOption } from '../options.ts';
import { bargains } from '../rules/bargains.ts';
import { release } from '../rules/captivity.ts';
import { cede, whyNotCede } from '../rules/control.ts';
import { whyNotNow } from '../rules/decision.ts';
import { SETTLE } from '../rules/settle.ts';
import { embassyOf, isNothing, NONE, NOTHING, type Share, sharesOf } from '../rules/terms.ts';
import type { FieState } from '../state.ts';
import { LORDS, VILLAGES } from '../vocabulary.ts';
import { afterAnswer, afterEvent } from './imagine.ts';
import { consentWorth, matchWorth } from './politics.ts';
import { judge, spite } from './worth.ts';

/** What a bargain must bring to be accepted, in écus. */
const LEAST = 1;
/** What both together must gain for it to be worth the words. */
const WORTH_THE_WORDS = 3;

/** What a seat would propose to another. */
export interface Proposal {
  readonly toSeat: Seat;
  readonly give: Share;
  readonly get: Share;
}

/** What a consent that is being asked for is worth to the one who asks. */
function askersWorth(s: FieState): number {
  const { consent } = s;
  if (consent === null) return 0;
  const { kind, bySeat, seat, subject } = consent;
  if (kind === 'marriage') return matchWorth(s, bySeat, subject);
  if (kind === 'passage') return 4;
  const { agree, refuse } = content.of(s).options;
  return judge(afterAnswer(s, seat, agree, 1), bySeat) - judge(afterAnswer(s, seat, refuse, 1), bySeat);
}

/** What a bargain as it lies on the table is worth to one of the two. */
export function dealWorth(s: FieState, seat: Seat, offer: Offer): number {
  const { give, get } = sharesOf(offer.terms);
  const after = afterEvent(s, (world) => bargains.accept(world, offer, offer.to[0]));
  const about = give.consent + get.consent;
  const consent = about === 0 || s.consent === null ? 0 : s.consent.seat === seat ? consentWorth(s, seat) : askersWorth(s);
  return judge(after, seat) - judge(s, seat) + consent;
}

/** Something that can change hands, and what that is worth to both without money. */
interface Matter {
  readonly toSeat: Seat;
  readonly share: 'give' | 'get';
  readonly what: Partial<Share>;
  readonly mine: number;
  readonly his: number;
}

/** Everything that a seat could give to or get from another, but money. */
function mattersOf(s: FieState, seat: Seat): Matter[] {
  const { villages, lords } = content.of(s);
  const matters: Matter[] = [];
  const { consent } = s;
  if (consent !== null && consent.answer === null && consent.bySeat === seat) {
    const his = consentWorth(s, consent.seat);
    // Whoever says yes anyway is not paid for it.
    if (his <= 0) matters.push({ toSeat: consent.seat, share: 'get', what: { consent: consent.id }, mine: askersWorth(s), his });
  }
  for (let lord = 0; lord < LORDS; lord++) {
    const captor = s.captor[lord];
    if (captor < 0 || (captor !== seat && s.owner[lord] !== seat) || captor === s.owner[lord]) continue;
    const after = afterEvent(s, (world) => release(world, lord));
    const toSeat = captor === seat ? s.owner[lord] : captor;
    const what = { captive: lords[lord].id };
    matters.push({ toSeat, share: captor === seat ? 'give' : 'get', what, ...changeFor(s, after, seat, toSeat) });
  }
  for (let village = 0; village < VILLAGES; village++) {
    const holder = s.control[village];
    if (holder < 0) continue;
    for (let other = 0; other < s.core.seats; other++) {
      if ((holder !== seat && other !== seat) || whyNotCede(s, holder, village, other) !== null) continue;
      const toSeat = holder === seat ? other : holder;
      const after = afterEvent(s, (world) => {
        cede(world, holder, village, other);
        return SETTLE;
      });
      const what = { village: villages[village].id };
      matters.push({ toSeat, share: holder === seat ? 'give' : 'get', what, ...changeFor(s, after, seat, toSeat) });
    }
  }
  return matters;
}

function changeFor(s: FieState, after: FieState, seat: Seat, other: Seat): { readonly mine: number; readonly his: number } {
  return { mine: judge(after, seat) - judge(s, seat), his: judge(after, other) - judge(s, other) };
}

/**
 * What a seat pays another for goods that are worth so much to both, less than nothing where it is paid: halfway between, and a quarter
 * of the gap more for each refusal; null where that leaves the other too little, or the words are not worth it (note 10).
 */
function priceOf(s: FieState, seat: Seat, toSeat: Seat, mine: number, his: number, refusals: number): number | null {
  const gap = mine + his;
  if (gap < WORTH_THE_WORDS) return null;
  const margin = LEAST + spite(s, toSeat, seat);
  const price = Math.round((mine - his) / 2 + (refusals * gap) / 4 + margin / 2);
  const paid = Math.max(-s.ecus[toSeat], Math.min(price, s.ecus[seat]));
  return his + paid < margin ? null : paid;
}

/** The bargain that gains a seat most and that the other should accept; null when there is none (note 10). */
export function bestProposal(s: FieState, seat: Seat): Proposal | null {
  let best: Proposal | null = null;
  let most = LEAST;
  for (const { toSeat, share, what, mine, his } of mattersOf(s, seat)) {
    const refusals = declinesBy(s, toSeat, seat);
    if (refusals > 1 || hasOpenOffer(s, seat, toSeat)) continue;
    const paid = priceOf(s, seat, toSeat, mine, his, refusals);
    if (paid === null || mine - paid < most) continue;
    most = mine - paid;
    const give: Share = { ...NOTHING, ...(share === 'give' ? what : {}), ecus: Math.max(0, paid) };
    const get: Share = { ...NOTHING, ...(share === 'get' ? what : {}), ecus: Math.max(0, -paid) };
    best = { toSeat, give, get };
  }
  return best;
}

/** What a seat would rather have than what it is offered: the same goods at a price between; null where it asks no other, or words have gone to and fro. */
export function bestCounter(s: FieState, seat: Seat, offer: Offer): Proposal | null {
  const { from, terms, counters } = offer;
  const { give, get } = sharesOf(terms);
  const [goods, wanted] = [
    { ...get, ecus: 0 },
    { ...give, ecus: 0 },
  ];
  if (counters !== undefined || !mayPropose(s, seat) || (isNothing(goods) && isNothing(wanted))) return null;
  if (s.core.offers.some((open) => open.from === seat && open.to[0] === from)) return null;
  const bare: Offer = { ...offer, terms: { ...terms, giveEcus: 0, getEcus: 0 } };
  const mine = dealWorth(s, seat, bare);
  const paid = priceOf(s, seat, from, mine, dealWorth(s, from, bare), 0);
  if (paid === null || mine - paid < LEAST + spite(s, seat, from)) return null;
  return { toSeat: from, give: { ...goods, ecus: Math.max(0, paid) }, get: { ...wanted, ecus: Math.max(0, -paid) } };
}

function hasOpenOffer({ core: { offers } }: FieState, seat: Seat, toSeat: Seat): boolean {
  return offers.some(({ from, to }) => (from === seat && to[0] === toSeat) || (from === toSeat && to[0] === seat));
}

/** Whether a seat may still propose, and has something to bargain about: told without judging anything. */
function mayPropose(s: FieState, seat: Seat): boolean {
  const { limits } = content.of(s);
  return s.turnedDown[seat] < limits.turnedDown && s.bargains[seat] < 3;
}

/** Whether an offer is about the consent that a seat is asked for. */
function isWaitingFor({ consent }: FieState, seat: Seat, { terms }: Offer): boolean {
  const { give, get } = sharesOf(terms);
  return consent !== null && consent.seat === seat && give.consent + get.consent > 0;
}

/** What a seat does unasked: answers what was proposed to it, or proposes something itself. Embassies are for people (online note 8). */
export function interject(s: FieState, seat: Seat, options: readonly Option[]): Option | null {
  if (whyNotNow(s) !== null) return null;
  for (const option of options) {
    if (option.say !== 'acceptOffer' || !answersOffer(option)) continue;
    const offer = s.core.offers.find(({ id }) => id === option.offer);
    if (offer === undefined) continue;
    const other = (say: string): Option | null =>
      options.find((one) => one.say === say && answersOffer(one) && one.offer === offer.id) ?? null;
    if (embassyOf(offer.terms) !== null) return other('declineOffer');
    if (dealWorth(s, seat, offer) >= LEAST + spite(s, seat, offer.from)) return option;
    if (bestCounter(s, seat, offer) === null) return other('declineOffer');
    const counter = other('counterOffer');
    if (counter !== null) return counter;
    // Whoever is asked something else has no time for a sheet now, and comes back to it; the very question is not put off.
    if (isWaitingFor(s, seat, offer)) return other('declineOffer');
  }
  const begin = options.find(({ key }) => key === content.of(s).options.bargain.key);
  if (begin === undefined || !mayPropose(s, seat)) return null;
  return bestProposal(s, seat) === null ? null : begin;
}

export function weighPartner(s: FieState, { toSeat }: SeatOption, seat: Seat): number {
  return bestProposal(s, seat)?.toSeat === toSeat ? 1 : 0;
}

/** On which side of which sheet a sum is put. */
export interface SumFor {
  readonly share: 'give' | 'get';
  readonly counters: number;
}

interface Sheet {
  readonly toSeat: Seat;
  readonly counters: number;
  readonly give: Share;
  readonly get: Share;
}

/** Puts the sheet together piece by piece; when it is what was meant it is sent, and when nothing is meant any more it is dropped. */
export function weighSheet(s: FieState, { key }: Option, sheet: Sheet, seat: Seat): number {
  return key === nextKey(s, sheet, seat) ? 2 : key === 'drop' ? 1 : 0;
}

/** What a sheet is meant to become: an answer to an offer, or a proposal of one's own. */
function meantBy(s: FieState, seat: Seat, counters: number): Proposal | null {
  if (counters === 0) return bestProposal(s, seat);
  const offer = s.core.offers.find(({ id }) => id === counters);
  return offer === undefined ? null : bestCounter(s, seat, offer);
}

function nextKey(s: FieState, { toSeat, counters, give, get }: Sheet, seat: Seat): string {
  const wanted = meantBy(s, seat, counters);
  if (wanted === null || wanted.toSeat !== toSeat) return 'drop';
  return missing('give', give, wanted.give) ?? missing('get', get, wanted.get) ?? 'send';
}

function missing(share: 'give' | 'get', has: Share, wanted: Share): string | null {
  if (wanted.village !== has.village && wanted.village !== NONE) return `${share} village ${wanted.village}`;
  if (wanted.captive !== has.captive && wanted.captive !== NONE) return `${share} captive ${wanted.captive}`;
  if (wanted.consent !== has.consent && wanted.consent !== 0) return `${share} consent`;
  return wanted.ecus === has.ecus ? null : `${share} ecus`;
}

export function sumFor(s: FieState, { min, max }: Amount, { share, counters }: SumFor, seat: Seat): number {
  const wanted = meantBy(s, seat, counters)?.[share].ecus ?? 0;
  return Math.max(min, Math.min(max, wanted));
}
