/** Other worlds: everything a seat cannot know, put differently (UNI-2.10). */

import { below, type Chance, type Seat, shuffle } from '@castellan/engine';
import { content } from './content/content.ts';
import { plans } from './rules/cards/architects.ts';
import type { UniState } from './state.ts';
import { PHASE } from './vocabulary.ts';

/** Up to how much another player may be thought to hold, when nothing is known of it. */
const MOST_FLORINS = 2000;

/**
 * Whoever is in the middle of using something can pay for it, and so can whoever buys: at least so much. A purchase then shows nothing but
 * itself, so that it may be taken back.
 */
const MEANS = 1000;

/**
 * The orders of the decks, but for what is seen of their top cards (UNI-1.13): the objective of the Empire card, which tells the card, and
 * the tax on the back of the Event card. Cards that others look at; secret pacts are known to be none where the seat is no party; what
 * others hold in florins, and have bought behind their screens.
 */
export function determinize(s: UniState, seat: Seat | null, rng: Chance): void {
  dealCards(s, seat, rng);
  shuffleEvents(s, seat, rng);
  for (let other = 0; other < s.core.seats; other++)
    if (other !== seat && s.core.result === null) s.florins[other] = someFlorins(s, other, rng);
  s.pacts = s.pacts.filter(({ secret, parties }) => !secret || (seat !== null && parties.includes(seat)));
  s.agreed = s.agreed.filter(({ secret, parties }) => !secret || (seat !== null && parties.includes(seat)));
  s.deployed = s.deployed.filter((piece) => piece.shown || piece.seat === seat);
  hideDesigns(s, seat, rng);
  s.watching = seat === null ? 0 : s.watching & (1 << seat);
}

function someFlorins(s: UniState, seat: Seat, rng: Chance): number {
  const isBuying = s.phase === PHASE.purchases && s.active === seat;
  const least = isBuying || s.uses.some((use) => use.seat === seat) ? MEANS : 0;
  return least + below(rng, MOST_FLORINS + 1 - least);
}

/** A building bought behind a screen with an Architect, while others may answer the card (UNI-44.10). */
function hideDesigns(s: UniState, seat: Seat | null, rng: Chance): void {
  if (!s.deploying || s.uses.length === 0) return;
  const { cards } = content.of(s);
  s.uses = s.uses.map((use) => {
    if (use.seat === seat || use.kind !== 'ability' || use.targets.length === 0) return use;
    if (cards[use.index].effect.op !== 'buildingDiscount') return use;
    const open = plans(s, use.seat);
    return open.length === 0 ? use : { ...use, targets: [open[below(rng, open.length)].target] };
  });
}

/** Cards of the deck below the top and those that others look at change places. */
function dealCards(s: UniState, seat: Seat | null, rng: Chance): void {
  const top = s.empireDeck.pop();
  const piles = [s.empireDeck, ...s.dealt.filter((_, owner) => owner !== seat)];
  const hidden = shuffle(rng, piles.flat());
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = hidden.pop() ?? pile[i];
  if (top !== undefined) s.empireDeck.push(top);
}

/** The top card keeps the tax on its back; which card it is nobody knows. */
function shuffleEvents(s: UniState, seat: Seat | null, rng: Chance): void {
  const { events } = content.of(s);
  const top = s.eventDeck[s.eventDeck.length - 1];
  if (top === undefined) return;
  if (s.looker !== seat && s.looked.length > 0) mixLooked(s, rng);
  shuffle(rng, s.eventDeck);
  const same = s.eventDeck.findLastIndex((card) => events[card].toleratedTax === events[top].toleratedTax);
  const last = s.eventDeck.length - 1;
  [s.eventDeck[same], s.eventDeck[last]] = [s.eventDeck[last], s.eventDeck[same]];
}

/** Cards that somebody else looks at may be any of those below the top (UNI-45.32). */
function mixLooked(s: UniState, rng: Chance): void {
  const n = s.looked.length;
  const hidden = shuffle(rng, [...s.looked, ...s.eventDeck.slice(0, -1)]);
  s.looked = hidden.slice(0, n);
  s.eventDeck = [...hidden.slice(n), ...s.eventDeck.slice(-1)];
}
