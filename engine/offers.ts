/** Negotiation as data: offers between seats, accepted as interjections, gone when their moment comes. */

import { refusal } from './steps.ts';
import type { Game, Next, Offer, Option, Params, Refusal, Seat, State } from './types.ts';

export interface OfferOption extends Option {
  readonly say: 'acceptOffer' | 'declineOffer' | 'withdrawOffer';
  readonly offer: number;
  readonly from: Seat;
}

export function propose(
  s: State,
  offer: { readonly from: Seat; readonly to: readonly Seat[]; readonly terms: Params; readonly until: string; readonly open: boolean },
): Offer {
  const made: Offer = { id: ++s.core.offersMade, ...offer };
  s.core.offers = [...s.core.offers, made];
  s.core.told?.push({
    key: 'offered',
    params: { seat: made.from, offer: made.id, ...made.terms },
    to: made.open ? undefined : [made.from, ...made.to],
  });
  return made;
}

/** Ends the offers that were good until this moment. */
export function lapse(s: State, until: string): void {
  if (s.core.offers.some((offer) => offer.until === until)) s.core.offers = s.core.offers.filter((offer) => offer.until !== until);
}

export function offerOptions(s: State, seat: Seat): OfferOption[] {
  const options: OfferOption[] = [];
  for (const { id, from, to } of s.core.offers) {
    if (to.includes(seat)) {
      options.push({ key: `accept offer ${id}`, say: 'acceptOffer', offer: id, from });
      options.push({ key: `decline offer ${id}`, say: 'declineOffer', offer: id, from });
    }
    if (from === seat) options.push({ key: `withdraw offer ${id}`, say: 'withdrawOffer', offer: id, from });
  }
  return options;
}

/** Whether a text answers an offer at all, so that a late one can be told that it lapsed. */
export function namesOffer(text: string): boolean {
  return /^(accept|decline|withdraw) offer \d+$/.test(text);
}

export function answerOffer<S extends State>(
  game: Game<S>,
  s: S,
  seat: Seat,
  option: OfferOption,
): { readonly next: Next } | { readonly refusal: Refusal } {
  const offer = s.core.offers.find(({ id }) => id === option.offer);
  if (offer === undefined) return { refusal: refusal('kernel', 'offerLapsed', {}) };
  const to = offer.open ? undefined : [offer.from, ...offer.to];
  if (option.say !== 'acceptOffer') {
    removeOffer(s, offer);
    s.core.told?.push({ key: option.say === 'declineOffer' ? 'offerDeclined' : 'offerWithdrawn', params: { seat, offer: offer.id }, to });
    return { next: undefined };
  }
  const next = game.accept?.(s, offer, seat);
  if (next !== undefined && 'refusal' in next) return next;
  removeOffer(s, offer);
  s.core.told?.push({ key: 'offerAccepted', params: { seat, offer: offer.id, ...offer.terms }, to });
  return { next };
}

function removeOffer(s: State, offer: Offer): void {
  s.core.offers = s.core.offers.filter((other) => other !== offer);
}
