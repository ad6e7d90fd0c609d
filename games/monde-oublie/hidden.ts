/** Other worlds: everything a seat cannot know, put differently. */

import { below, type Chance, type Seat, shuffle } from '@castellan/engine';
import { content } from './content/content.ts';
import { canBuildReserved, chooseBuild, whyNotBuildAny } from './rules/build.ts';
import { floorOf, knowsPlace, knowsRoughly, movedTo } from './rules/knowledge.ts';
import { type MonState, NONE, OPENLY } from './state.ts';

/** Replaces what the seat cannot know: decks, face-down piles, rivals' reserves, cards being explored by another. */
export function determinize(s: MonState, seat: Seat | null, rng: Chance): void {
  shuffle(rng, s.empireDeckB);
  shuffle(rng, s.militaryDeck);
  shuffleUnknown(s, seat, rng, s.provincePile, s.provinceSeen);
  s.titanStacks.forEach((stack, i) => {
    shuffleUnknown(s, seat, rng, stack, s.titanSeen[i]);
  });
  for (let deck = 0; deck <= s.deckNumber; deck++) shuffleHidden(rng, hiddenCards(s, seat, deck));
  if (isBuilding(s) && s.active !== seat) letThemBuild(s, seat, rng);
}

/** Cards known to lie from some place upward stay there; those that lie highest find their places first, so that all do. */
function shuffleUnknown(s: MonState, seat: Seat | null, rng: Chance, pile: number[], seen: number[]): void {
  const cards: { face: number; known: number; floor: number }[] = [];
  const places: number[] = [];
  for (let i = 0; i < pile.length; i++) {
    const known = seen[i];
    if (knowsPlace(known, s.core.seats, seat)) continue;
    places.push(i);
    cards.push({ face: pile[i], known, floor: knowsRoughly(known, s.core.seats, seat) ? floorOf(known) : 0 });
  }
  shuffle(rng, cards);
  shuffle(rng, places);
  cards.sort((a, b) => b.floor - a.floor);
  const here = seen.slice();
  for (const { face, known, floor } of cards) {
    const at = places.findIndex((place) => place >= floor);
    const [place] = places.splice(at, 1);
    pile[place] = face;
    seen[place] = movedTo(here[place], known);
  }
}

/** Where a card lies. */
interface Place {
  readonly cards: number[];
  readonly at: number;
}

/** Cards drawn unseen from one deck may be any of those that were in it and have not shown up since. */
function hiddenCards(s: MonState, seat: Seat | null, deck: number): Place[] {
  const hidden: Place[] = [];
  const add = (cards: number[], from: (i: number) => number): void => {
    for (let at = 0; at < cards.length; at++) if (from(at) === deck) hidden.push({ cards, at });
  };
  add(s.empireDeck, () => s.deckNumber);
  add(s.unseenA, () => s.unseenNumber);
  if (seat !== s.active || seat === null) add(s.explored, (i) => s.exploredFrom[i]);
  s.players.forEach(({ reserve, reserveFrom }, owner) => {
    if (owner !== seat) add(reserve, (i) => (reserveFrom[i] === OPENLY ? NONE : reserveFrom[i]));
  });
  return hidden;
}

function shuffleHidden(rng: Chance, hidden: readonly Place[]): void {
  const faces = shuffle(
    rng,
    hidden.map(({ cards, at }) => cards[at]),
  );
  hidden.forEach(({ cards, at }, i) => {
    cards[at] = faces[i];
  });
}

function isBuilding(s: MonState): boolean {
  return s.core.stack[s.core.stack.length - 1]?.step === chooseBuild.name;
}

/** A player who has placed a citizen on Build can build something: if nothing in sight, then a reserved card. */
function letThemBuild(s: MonState, seat: Seat | null, rng: Chance): void {
  const c = content.of(s);
  const player = s.players[s.active];
  if (whyNotBuildAny(c, s, player, player.coins) === null) return;
  const swaps: [Place, Place][] = [];
  for (let deck = 0; deck <= s.deckNumber; deck++) {
    const hidden = hiddenCards(s, seat, deck);
    const reserved = hidden.filter(({ cards }) => cards === player.reserve);
    for (const place of hidden)
      if (canBuildReserved(c, player, place.cards[place.at])) for (const own of reserved) swaps.push([own, place]);
  }
  if (swaps.length === 0) return;
  const [own, other] = swaps[below(rng, swaps.length)];
  const card = own.cards[own.at];
  own.cards[own.at] = other.cards[other.at];
  other.cards[other.at] = card;
}
