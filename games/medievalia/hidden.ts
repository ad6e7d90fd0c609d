/** Other worlds: everything a seat cannot know, put differently. */

import { type Chance, type Seat, shuffle } from '@castellan/engine';
import { content } from './content/content.ts';
import type { MedState } from './state.ts';

/**
 * Cards of the decks and of the other hands change places within their deck, since everybody sees from which deck a card is
 * drawn (MED-2.11). What has been seen stays: the card under each deck, shown cards, and the card a player is about to play,
 * about which nothing is known but that it can be played.
 */
export function determinize(s: MedState, seat: Seat | null, rng: Chance): void {
  const { faces, decks } = content.of(s);
  const played = s.purchase !== null && (s.purchase.purpose === 'territory' || s.purchase.purpose === 'character') ? s.purchase.card : -1;
  const isKnown = (card: number): boolean => card === played || s.markers.includes(card) || s.shown.includes(card);
  decks.forEach((_, deck) => {
    const piles = [s.decks[deck], ...s.hands.filter((_hand, owner) => owner !== seat)];
    const isHidden = (card: number): boolean => faces[card].deck === deck && !isKnown(card);
    deal(piles, isHidden, rng);
  });
  const tops = s.piles.map((pile) => pile[pile.length - 1]);
  deal(s.piles, (card) => !tops.includes(card), rng);
}

/** Shuffles the hidden cards of several piles among the places they lie in. */
function deal(piles: readonly number[][], isHidden: (card: number) => boolean, rng: Chance): void {
  const cards = shuffle(
    rng,
    piles.flatMap((pile) => pile.filter(isHidden)),
  );
  let next = 0;
  for (const pile of piles) for (let i = 0; i < pile.length; i++) if (isHidden(pile[i])) pile[i] = cards[next++];
}
