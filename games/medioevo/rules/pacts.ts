/** 39.34, 39.35. Proposals: offers of the kernel, composed beside the game, carried out at the next pause. */

import { hashText, type Next, type Offer, type OfferRules, type Option, pick, refusal, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { pairAt, type UniState } from '../state.ts';
import type { DealKind } from '../vocabulary.ts';
import { isPause } from './calls.ts';
import { dealOf, emptyDeal, sameTerms, sign, whyNotDeal, whyNotPay } from './deals.ts';
import { pactSheet } from './pact-sheet.ts';
import { atWar, hasArmistice } from './relations.ts';
import { step } from './step.ts';

export const proposals: OfferRules<UniState> = {
  whyNot: (s, { from, terms }) => whyNotDeal(s, dealOf(terms), from),
  limit(s, draft) {
    const { proposals: most } = content.of(s).windows;
    if (s.proposals[draft.from] >= most) return refusal('UNI-39.34', 'proposedEnough', { most });
    if (s.refusedTerms.includes(hashText(sameTerms(draft)))) return refusal('UNI-39.34', 'refusedBefore');
    const open = s.core.offers.find(
      ({ id, from, to }) => id !== draft.counters && from === draft.from && to.some((seat) => draft.to.includes(seat)),
    );
    return open === undefined ? null : refusal('UNI-39.34', 'oneProposal', { toSeat: open.to[0] });
  },
  /** What a party owes it must hold when it accepts (UNI-39.22). */
  whyNotAccept: (s, { terms }, seat) => whyNotPay(s, dealOf(terms), seat),
  turnedDown(s, offer, seat) {
    if (seat !== offer.from) s.refusedTerms.push(hashText(sameTerms(offer)));
  },
  /** Takes effect at the next pause, which may be now (UNI-39.35). */
  accept(s, { terms }): Next {
    s.agreed = [...s.agreed, dealOf(terms)];
    return isPause(s) ? concludeDeals.do({}) : undefined;
  },
  /** Standing answers to offers: what they bring at least at once, and whether they bind to nothing. */
  conditions: {
    gains: { holds: (_, offer, seat, n) => gainOf(offer, seat) >= n },
    unbound: { holds: (_, offer, seat, n) => isUnbound(offer, seat) && gainOf(offer, seat) >= n },
  },
  lapses: 'UNI-39.34',
  counter: (_, { id, from, to, terms }, seat) => [
    pactSheet.do({ seat, counters: id, deal: dealOf(terms), to: [from, ...to.filter((other) => other !== seat)] }),
  ],
};

/** Florins that a party gets at once by an offer, less what it pays. */
function gainOf({ terms }: Offer, seat: Seat): number {
  return dealOf(terms).once.reduce((sum, { from, to, florins }) => sum + (to === seat ? florins : 0) - (from === seat ? florins : 0), 0);
}

/** Whether an offer binds a party to nothing: it gives no leave, no support, no prisoner and no peace. */
function isUnbound({ terms }: Offer, seat: Seat): boolean {
  const { clauses, prisoners, perUse, deal } = dealOf(terms);
  if (deal !== 'pact' && deal !== 'exchange') return false;
  const binds = clauses.some(({ giver }) => giver === seat || giver < 0) || perUse.some(({ from }) => from === seat);
  return !binds && !prisoners.some(({ from }) => from === seat);
}

/** What was agreed since the last pause, looked at again for legality (UNI-39.35). */
export const concludeDeals = step.work('concludeDeals', {
  rule: ['UNI-39.35', 'UNI-39.40'],
  run(s, _: object) {
    const { agreed } = s;
    s.agreed = [];
    for (const deal of agreed) {
      const why = deal.parties.map((seat) => whyNotDeal(s, deal, seat)).find((one) => one !== null);
      if (why === undefined) sign(s, deal);
      else s.core.told?.push({ key: 'dealLapsed', params: { seats: deal.parties, deal: deal.deal }, to: deal.parties });
    }
    return undefined;
  },
});

interface DealOption extends Option {
  readonly deal: DealKind;
  readonly toSeat: Seat;
  readonly pact: number;
}

function dealOption(deal: DealKind, toSeat: Seat): DealOption {
  return { key: `${deal} with ${toSeat + 1}`, say: `propose.${deal}`, deal, toSeat, pact: 0, at: [`seat:${toSeat}`] };
}

/** What to propose, and to whom: the first question of the aside (UNI-39.1). */
export const proposeDeal = step.pick('proposeDeal', {
  rule: ['UNI-39.1', 'UNI-39.8', 'UNI-39.9', 'UNI-39.28', 'UNI-39.30'],
  ask(s, { seat }: { seat: Seat }) {
    const options: DealOption[] = [];
    for (const other of s.order) {
      if (other === seat) continue;
      options.push(dealOption('pact', other), dealOption('exchange', other));
      if (s.war[pairAt(seat, other)] > 0) options.push(dealOption('peace', other));
      if (atWar(s, seat, other) && !hasArmistice(s, seat, other)) options.push(dealOption('armistice', other));
    }
    for (const { id, parties } of s.pacts)
      if (parties.includes(seat)) options.push({ key: `end pact ${id}`, say: 'propose.endPact', deal: 'endPact', toSeat: seat, pact: id });
    return s.order.includes(seat) && options.length > 0 ? pick(seat, options, { always: true }) : null;
  },
  answer(s, { seat }, { deal, toSeat, pact }: DealOption): Next {
    const parties = s.pacts.find(({ id }) => id === pact)?.parties ?? [seat, toSeat];
    return pactSheet.do({ seat, counters: 0, deal: emptyDeal(deal, parties, pact), to: parties.filter((other) => other !== seat) });
  },
});
