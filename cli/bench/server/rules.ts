/**
 * The card game of both servers: four seats in turn, each with a hidden hand of five of 120 cards. Whoever is asked lays a card on the
 * common heap, takes the points of its last digit, and draws one; a heap that the pile has run into is shuffled to be the new pile.
 * It never ends, so that a server under load does nothing but carry out answers.
 */

export interface Ring {
  hands: number[][];
  pile: number[];
  heap: number[];
  scores: number[];
  turn: number;
}

export const SEATS = 4;
const CARDS = 120;
const HAND = 5;

export const DECK: readonly number[] = Array.from({ length: CARDS }, (_, card) => card);

export function deal(pile: number[]): Ring {
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  return { hands: seats.map(() => pile.splice(-HAND)), pile, heap: [], scores: seats.map(() => 0), turn: 0 };
}

/** `shuffled` makes a new pile of the heap. */
export function layCard(ring: Ring, card: number, shuffled: (cards: number[]) => number[]): void {
  const { hands, heap, scores, turn } = ring;
  hands[turn].splice(hands[turn].indexOf(card), 1);
  heap.push(card);
  scores[turn] += card % 10;
  if (ring.pile.length === 0) ring.pile = shuffled(heap.splice(0));
  const drawn = ring.pile.pop();
  if (drawn !== undefined) hands[turn].push(drawn);
  ring.turn = (turn + 1) % SEATS;
}

/** What a seat may see, on both servers. */
export function ringView({ hands, pile, heap, scores, turn }: Ring, seat: number | null) {
  return {
    hand: seat === null ? [] : hands[seat].slice(),
    hands: hands.map((hand) => hand.length),
    pile: pile.length,
    top: heap.at(-1) ?? null,
    heap: heap.length,
    scores: scores.slice(),
    turn,
  };
}
