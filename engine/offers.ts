/** Negotiation as data: offers between seats, answered as interjections, gone when they can no longer be met. */

import { refusal } from './steps.ts';
import type { Interjected, Offer, OfferDraft, Option, Params, Refusal, Rules, Seat, State } from './types.ts';

export interface OfferOption extends Option {
  readonly say: 'acceptOffer' | 'declineOffer' | 'counterOffer' | 'withdrawOffer';
  readonly offer: number;
  readonly fromSeat: Seat;
}

/** Whether one of the interjections of a seat answers an offer, or takes its own back. */
export function answersOffer(option: Option): option is OfferOption {
  return 'offer' in option && typeof option.offer === 'number';
}

type Negotiates<S extends State> = Pick<Rules<S>, 'offers'>;

/** Why a proposal cannot be made, or null: first what its terms say, then the limits of the game. */
export function whyNotPropose<S extends State>({ offers }: Negotiates<S>, s: S, draft: OfferDraft): Refusal | null {
  return offers?.whyNot(s, draft) ?? offers?.limit?.(s, draft) ?? null;
}

/** Puts an offer on the table. It is the game's to have asked `whyNotPropose` before. */
export function propose<S extends State>({ offers }: Negotiates<S>, s: S, draft: OfferDraft): Offer {
  const { core } = s;
  const made: Offer = { id: ++core.offersMade, ...draft, accepted: [] };
  core.offers = [...core.offers.filter(({ id }) => id !== made.counters), made];
  tell(s, offers?.glimpse?.(s, made) ?? null, 'offered', made, made.from);
  return made;
}

/** Tells of an offer: the parties all of it, the others what they may read, which may be nothing. */
function tell(s: State, glimpse: Params | null, key: string, offer: Offer, seat: Seat): void {
  const { from, to, terms, open, id } = offer;
  const params = { seat, offer: id };
  if (open) s.core.told?.push({ key, params: { ...params, ...terms } });
  else if (glimpse === null) s.core.told?.push({ key, params: { ...params, ...terms }, to: [from, ...to] });
  else s.core.told?.push({ key, params: { ...params, ...glimpse }, own: terms, owner: [from, ...to] });
}

/** Ends the offers that were good until this moment, and forgets what was declined until then. */
export function lapse(s: State, until: string): void {
  const { core } = s;
  if (core.offers.some((offer) => offer.until === until)) core.offers = core.offers.filter((offer) => offer.until !== until);
  if (core.declines.some((one) => one.until === until)) core.declines = core.declines.filter((one) => one.until !== until);
}

/** Ends the offers whose terms can no longer be met. */
export function lapseUnmet<S extends State>({ offers: rules }: Negotiates<S>, s: S): void {
  if (rules === undefined) return;
  const { core } = s;
  const unmet = core.offers.filter((offer) => rules.whyNot(s, offer) !== null);
  if (unmet.length === 0) return;
  core.offers = core.offers.filter((offer) => !unmet.includes(offer));
  for (const offer of unmet) tell(s, rules.glimpse?.(s, offer) ?? null, 'offerUnmet', offer, offer.from);
}

/** How often a seat has said no to another since the moment at which such offers lapse. */
export function declinesBy({ core }: State, seat: Seat, from: Seat): number {
  return core.declines.filter((one) => one.seat === seat && one.from === from).length;
}

export function offerOptions<S extends State>({ offers }: Negotiates<S>, s: S, seat: Seat): OfferOption[] {
  const options: OfferOption[] = [];
  for (const offer of s.core.offers) {
    const { id, from, to, accepted } = offer;
    const about = (say: OfferOption['say'], verb: string): OfferOption => ({ key: `${verb} offer ${id}`, say, offer: id, fromSeat: from });
    if (from === seat) options.push(about('withdrawOffer', 'withdraw'));
    if (!to.includes(seat)) continue;
    if (!accepted.includes(seat)) options.push(about('acceptOffer', 'accept'));
    options.push(about('declineOffer', 'decline'));
    if (to.length === 1 && (offers?.counter?.(s, offer, seat) ?? null) !== null) options.push(about('counterOffer', 'counter'));
  }
  return options;
}

/** Whether a text answers an offer at all, so that a late one can be told that it lapsed. */
export function namesOffer(text: string): boolean {
  return /^(accept|decline|counter|withdraw) offer \d+$/.test(text);
}

/** What of an offer a seat, or a spectator, may read; null when nothing. */
export function offerShownTo<S extends State>({ offers }: Negotiates<S>, s: S, offer: Offer, seat: Seat | null): Offer | null {
  if (offer.open || (seat !== null && (offer.from === seat || offer.to.includes(seat)))) return offer;
  const glimpse = offers?.glimpse?.(s, offer) ?? null;
  return glimpse === null ? null : { ...offer, terms: glimpse };
}

/** Why an offer cannot be answered so, or null. */
export function whyNotAnswerOffer<S extends State>({ offers }: Negotiates<S>, s: S, seat: Seat, option: OfferOption): Refusal | null {
  const offer = s.core.offers.find(({ id }) => id === option.offer);
  if (offer === undefined) return refusal(offers?.lapses ?? 'kernel', 'offerLapsed');
  if (option.say !== 'acceptOffer') return null;
  return offers?.whyNot(s, offer) ?? offers?.whyNotAccept?.(s, offer, seat) ?? null;
}

/** Answers an offer, which was seen to be possible. */
export function answerOffer<S extends State>({ offers: rules }: Negotiates<S>, s: S, seat: Seat, option: OfferOption): Interjected {
  const { core } = s;
  const offer = core.offers.find(({ id }) => id === option.offer);
  if (offer === undefined) return undefined;
  const glimpse = rules?.glimpse?.(s, offer) ?? null;
  switch (option.say) {
    case 'withdrawOffer':
      replaceOffer(s, offer, null);
      tell(s, glimpse, 'offerWithdrawn', offer, seat);
      rules?.turnedDown?.(s, offer, seat);
      return undefined;
    case 'declineOffer': {
      core.declines = [...core.declines, { from: offer.from, seat, until: offer.until }];
      const left = offer.needs === 'any' ? offer.to.filter((other) => other !== seat) : [];
      replaceOffer(s, offer, left.length === 0 ? null : { ...offer, to: left });
      tell(s, glimpse, 'offerDeclined', offer, seat);
      rules?.turnedDown?.(s, offer, seat);
      return undefined;
    }
    case 'counterOffer':
      return { aside: rules?.counter?.(s, offer, seat) ?? [] };
    case 'acceptOffer': {
      const accepted = [...offer.accepted, seat];
      if (offer.needs !== 'any' && accepted.length < offer.to.length) {
        replaceOffer(s, offer, { ...offer, accepted });
        tell(s, glimpse, 'offerAgreed', offer, seat);
        return undefined;
      }
      replaceOffer(s, offer, null);
      tell(s, glimpse, 'offerAccepted', offer, seat);
      return rules?.accept(s, { ...offer, accepted }, seat);
    }
  }
}

function replaceOffer(s: State, offer: Offer, by: Offer | null): void {
  s.core.offers = s.core.offers.flatMap((other) => (other !== offer ? [other] : by === null ? [] : [by]));
}
