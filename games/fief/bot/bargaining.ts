/** Bargains (notes 9 to 11 for bots): both sides are priced, what is worth more to the one than to the other changes hands halfway. */

import { type Amount, answersOffer, BEND, declinesBy, leastWanted, type Offer, type Option, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { SeatOption } from '../options.ts';
import { bargains } from '../rules/bargains.ts';
import { release } from '../rules/captivity.ts';
import { cede, whyNotCede } from '../rules/control.ts';
import { whyNotNow } from '../rules/decision.ts';
import { SETTLE } from '../rules/settle.ts';
import { bargainTerms, embassyOf, isNothing, NONE, NOTHING, type Share, sharesOf } from '../rules/terms.ts';
import type { FieState } from '../state.ts';
import { LORDS, VILLAGES } from '../vocabulary.ts';
import { afterAnswer, afterEvent } from './imagine.ts';
import { consentWorth, matchWorth } from './politics.ts';
import { judge, spite } from './worth.ts';

/** What a bargain must bring to be accepted, in écus. */
const LEAST = 1;
/** What both together must gain for it to be worth the words. */
const WORTH_THE_WORDS = 3;

/** What somebody likes in dealing with others, from -1 to 1 each. */
export interface Leaning {
  /** A bargain, whatever it is about. */
  readonly bargain: number;
  /** Beside that, and no more than 1 with it: to come by a village, which is as bad to part with. */
  readonly village: number;
  readonly marriage: number;
}

export const EVEN: Leaning = { bargain: 0, village: 0, marriage: 0 };

/** How much somebody likes a bargain, by what he gives and what he gets. */
function likingOf({ bargain, village }: Leaning, give: Share, get: Share): number {
  return bargain + village * (Number(get.village !== NONE) - Number(give.village !== NONE));
}

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
  readonly worth: Worth;
}

interface Worth {
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
    if (his <= 0) matters.push({ toSeat: consent.seat, share: 'get', what: { consent: consent.id }, worth: { mine: askersWorth(s), his } });
  }
  for (let lord = 0; lord < LORDS; lord++) {
    const captor = s.captor[lord];
    if (captor < 0 || (captor !== seat && s.owner[lord] !== seat) || captor === s.owner[lord]) continue;
    const after = afterEvent(s, (world) => release(world, lord));
    const toSeat = captor === seat ? s.owner[lord] : captor;
    const what = { captive: lords[lord].id };
    matters.push({ toSeat, share: captor === seat ? 'give' : 'get', what, worth: changeFor(s, after, seat, toSeat) });
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
      matters.push({ toSeat, share: holder === seat ? 'give' : 'get', what, worth: changeFor(s, after, seat, toSeat) });
    }
  }
  return matters;
}

function changeFor(s: FieState, after: FieState, seat: Seat, other: Seat): Worth {
  return { mine: judge(after, seat) - judge(s, seat), his: judge(after, other) - judge(s, other) };
}

/**
 * What a seat pays another for goods that are worth so much to both, less than nothing where it is paid: halfway between, and a quarter
 * of the gap more for each refusal; null where that leaves the other too little, or the words are not worth it (note 10).
 */
function priceOf(s: FieState, seat: Seat, toSeat: Seat, { mine, his }: Worth, refusals: number): number | null {
  const gap = mine + his;
  if (gap < WORTH_THE_WORDS) return null;
  const margin = LEAST + spite(s, toSeat, seat);
  const price = Math.round((mine - his) / 2 + (refusals * gap) / 4 + margin / 2);
  const paid = within(s, seat, toSeat, price);
  return his + paid < margin ? null : paid;
}

/** A sum that one has, or the other if it is less than nothing. */
function within(s: FieState, seat: Seat, toSeat: Seat, paid: number): number {
  return Math.max(-s.ecus[toSeat], Math.min(paid, s.ecus[seat]));
}

/** The bargain that gains a seat most and that the other should accept; null when there is none (note 10). */
export function bestProposal(s: FieState, seat: Seat, leaning = EVEN): Proposal | null {
  let best: Proposal | null = null;
  let most = 0;
  for (const { toSeat, share, what, worth } of mattersOf(s, seat)) {
    const refusals = declinesBy(s, toSeat, seat);
    if (refusals > 1 || hasOpenOffer(s, seat, toSeat)) continue;
    const fair = priceOf(s, seat, toSeat, worth, refusals);
    if (fair === null || worth.mine - fair < most) continue;
    const give: Share = { ...NOTHING, ...(share === 'give' ? what : {}) };
    const get: Share = { ...NOTHING, ...(share === 'get' ? what : {}) };
    const wanted = asLiked(s, seat, { toSeat, give, get }, { ...worth, fair }, LEAST, leaning);
    if (wanted === null) continue;
    most = worth.mine - fair;
    best = wanted;
  }
  return best;
}

/** What a seat would rather have than what it is offered: the same goods at a price between; null where it asks no other, or words have gone to and fro. */
export function bestCounter(s: FieState, seat: Seat, offer: Offer, leaning = EVEN): Proposal | null {
  const { from, terms, counters } = offer;
  const { give, get } = sharesOf(terms);
  const [goods, wanted] = [
    { ...get, ecus: 0 },
    { ...give, ecus: 0 },
  ];
  if (counters !== undefined || !mayPropose(s, seat) || (isNothing(goods) && isNothing(wanted))) return null;
  if (s.core.offers.some((open) => open.from === seat && open.to[0] === from)) return null;
  const bare: Offer = { ...offer, terms: { ...terms, giveEcus: 0, getEcus: 0 } };
  const worth: Worth = { mine: dealWorth(s, seat, bare), his: dealWorth(s, from, bare) };
  const fair = priceOf(s, seat, from, worth, 0);
  if (fair === null) return null;
  return asLiked(s, seat, { toSeat: from, give: goods, get: wanted }, { ...worth, fair }, LEAST + spite(s, seat, from), leaning);
}

/** What goods are worth to both without money, and the fair price. */
interface Priced extends Worth {
  readonly fair: number;
}

/**
 * A bargain at the price that a seat likes best, as much dearer or cheaper than is fair as it likes, but so that both still have what they
 * want at least; null where that is too little for the seat at the fair price already. Money is worth less to the rich than to the poor, so
 * each price is tried on the bargain itself.
 */
function asLiked(s: FieState, seat: Seat, goods: Proposal, { fair, ...worth }: Priced, usual: number, leaning: Leaning): Proposal | null {
  const liking = likingOf(leaning, goods.give, goods.get);
  const least = leastWanted(liking, usual, () => evenShare(worth));
  if (worth.mine - fair < least) return null;
  const margin = LEAST + spite(s, goods.toSeat, seat);
  const liked = within(s, seat, goods.toSeat, fair + Math.round(BEND * liking * evenShare(worth)));
  for (let paid = liked; paid !== fair; paid += Math.sign(fair - paid)) {
    const proposal = priced(goods, paid);
    const offer = offerOf(seat, proposal);
    if (dealWorth(s, seat, offer) >= least && dealWorth(s, goods.toSeat, offer) >= margin) return proposal;
  }
  return priced(goods, fair);
}

function evenShare({ mine, his }: Worth): number {
  return (mine + his) / 2;
}

function priced({ toSeat, give, get }: Proposal, paid: number): Proposal {
  return { toSeat, give: { ...give, ecus: Math.max(0, paid) }, get: { ...get, ecus: Math.max(0, -paid) } };
}

/** As it would lie on the table. */
function offerOf(seat: Seat, proposal: Proposal): Offer {
  const terms = bargainTerms({ ...proposal, about: NONE, promise: '' });
  return { id: 0, from: seat, to: [proposal.toSeat], terms, until: 'phase', open: false, accepted: [] };
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
export function interject(s: FieState, seat: Seat, options: readonly Option[], leaning = EVEN): Option | null {
  if (whyNotNow(s) !== null) return null;
  for (const option of options) {
    if (option.say !== 'acceptOffer' || !answersOffer(option)) continue;
    const offer = s.core.offers.find(({ id }) => id === option.offer);
    if (offer === undefined) continue;
    const other = (say: string): Option | null =>
      options.find((one) => one.say === say && answersOffer(one) && one.offer === offer.id) ?? null;
    if (embassyOf(offer.terms) !== null) return other('declineOffer');
    if (isEnough(s, seat, offer, leaning)) return option;
    if (bestCounter(s, seat, offer, leaning) === null) return other('declineOffer');
    const counter = other('counterOffer');
    if (counter !== null) return counter;
    // Whoever is asked something else has no time for a sheet now, and comes back to it; the very question is not put off.
    if (isWaitingFor(s, seat, offer)) return other('declineOffer');
  }
  const begin = options.find(({ key }) => key === content.of(s).options.bargain.key);
  if (begin === undefined || !mayPropose(s, seat)) return null;
  return bestProposal(s, seat, leaning) === null ? null : begin;
}

/** Whether a bargain brings a seat what it wants at least. */
function isEnough(s: FieState, seat: Seat, offer: Offer, leaning: Leaning): boolean {
  const mine = dealWorth(s, seat, offer);
  const { give, get } = sharesOf(offer.terms);
  const liking = likingOf(leaning, get, give);
  return mine >= leastWanted(liking, LEAST + spite(s, seat, offer.from), () => evenShare({ mine, his: dealWorth(s, offer.from, offer) }));
}

export function weighPartner(s: FieState, { toSeat }: SeatOption, seat: Seat, leaning = EVEN): number {
  return bestProposal(s, seat, leaning)?.toSeat === toSeat ? 1 : 0;
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
export function weighSheet(s: FieState, { key }: Option, sheet: Sheet, seat: Seat, leaning = EVEN): number {
  return key === nextKey(s, sheet, seat, leaning) ? 2 : key === 'drop' ? 1 : 0;
}

/** What a sheet is meant to become: an answer to an offer, or a proposal of one's own. */
function meantBy(s: FieState, seat: Seat, counters: number, leaning: Leaning): Proposal | null {
  if (counters === 0) return bestProposal(s, seat, leaning);
  const offer = s.core.offers.find(({ id }) => id === counters);
  return offer === undefined ? null : bestCounter(s, seat, offer, leaning);
}

function nextKey(s: FieState, { toSeat, counters, give, get }: Sheet, seat: Seat, leaning: Leaning): string {
  const wanted = meantBy(s, seat, counters, leaning);
  if (wanted === null || wanted.toSeat !== toSeat) return 'drop';
  return missing('give', give, wanted.give) ?? missing('get', get, wanted.get) ?? 'send';
}

function missing(share: 'give' | 'get', has: Share, wanted: Share): string | null {
  if (wanted.village !== has.village && wanted.village !== NONE) return `${share} village ${wanted.village}`;
  if (wanted.captive !== has.captive && wanted.captive !== NONE) return `${share} captive ${wanted.captive}`;
  if (wanted.consent !== has.consent && wanted.consent !== 0) return `${share} consent`;
  return wanted.ecus === has.ecus ? null : `${share} ecus`;
}

export function sumFor(s: FieState, { min, max }: Amount, { share, counters }: SumFor, seat: Seat, leaning: Leaning): number {
  const wanted = meantBy(s, seat, counters, leaning)?.[share].ecus ?? 0;
  return Math.max(min, Math.min(max, wanted));
}
