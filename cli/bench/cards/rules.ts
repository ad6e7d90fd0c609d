/**
 * The card game both sides play: 40 cards in four suits, hands of five, twenty tricks of two cards. Suit must be followed;
 * the higher card of the suit led takes the trick, its points, the first card from the deck and the next lead.
 */

export interface Cards {
  hands: number[][];
  deck: number[];
  scores: number[];
  /** Card led to the open trick; -1 when the trick is still empty. */
  led: number;
  turn: number;
  played: number;
}

export const CARDS = 40;
const HAND = 5;

export const DECK: readonly number[] = Array.from({ length: CARDS }, (_, card) => card);

function suitOf(card: number): number {
  return Math.floor(card / 10);
}

function pointsOf(card: number): number {
  return card % 10;
}

export function deal(deck: number[]): Cards {
  return { hands: [deck.splice(-HAND), deck.splice(-HAND)], deck, scores: [0, 0], led: -1, turn: 0, played: 0 };
}

/** Cards of the hand that may be played. */
export function legalCards(hand: readonly number[], led: number): readonly number[] {
  if (led < 0) return hand;
  const following = hand.filter((card) => suitOf(card) === suitOf(led));
  return following.length > 0 ? following : hand;
}

export function playCard(cards: Cards, card: number): void {
  const { hands, deck, scores, turn, led } = cards;
  const hand = hands[turn];
  hand.splice(hand.indexOf(card), 1);
  cards.played++;
  if (led < 0) {
    cards.led = card;
    cards.turn = 1 - turn;
    return;
  }
  const winner = suitOf(card) === suitOf(led) && card > led ? turn : 1 - turn;
  scores[winner] += pointsOf(card) + pointsOf(led);
  for (const seat of [winner, 1 - winner]) {
    const drawn = deck.pop();
    if (drawn !== undefined) hands[seat].push(drawn);
  }
  cards.led = -1;
  cards.turn = winner;
}
