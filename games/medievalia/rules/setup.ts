/** 2. Setup. */

import { below, type Core, draw, type Next, pick, type Refused, type Seat, shuffle } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { DeckOption } from '../options.ts';
import { CITY_SPOT, type MedState, placeAt } from '../state.ts';
import { DECKS } from '../vocabulary.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';

export function setup(core: Core): MedState {
  const c = content.of({ core });
  const perSeat = <T>(make: (seat: Seat) => T): T[] => Array.from({ length: core.seats }, (_, seat) => make(seat));
  const perCard = (): number[] => c.ids.map(() => 0);
  const decks = c.decks.map((cards) => shuffle(core.chance, cards.slice()));
  const markers = decks.map(putTopUnder);
  const piles = layPiles(core, c);
  const first = below(core.chance, core.seats);
  const hosts = perSeat((seat) => [c.cities[seat], ...Array.from({ length: c.maxTerritories }, () => -1)]);
  const place = c.ids.map(() => -1);
  for (let seat = 0; seat < core.seats; seat++) place[c.cities[seat]] = placeAt(c.layouts[core.seats - 2].home[seat], CITY_SPOT);
  return {
    core,
    first,
    active: first,
    phase: 'draft',
    turns: 0,
    eliminated: perSeat(() => false),
    siege: perSeat(() => 0),
    decks,
    markers,
    piles,
    hands: perSeat(() => []),
    shown: [],
    discard: [],
    hosts,
    characters: perSeat(() => []),
    buildings: perSeat(() => []),
    place,
    used: perCard(),
    damage: perCard(),
    moved: perCard(),
    steps: perCard(),
    fought: perCard(),
    battles: [],
    aidGiven: false,
    aidDeclined: false,
    purchase: null,
    battle: null,
  };
}

/** The top card is shown to everybody and put under its deck, to be drawn last (MED-2.2). */
function putTopUnder(deck: number[]): number {
  const marker = deck.splice(deck.length - 1, 1)[0];
  deck.unshift(marker);
  return marker;
}

/** Three piles, each with one of the open buildings on top (MED-2.4, MED-2.5). */
function layPiles({ chance }: Core, c: Content): number[][] {
  const hidden = shuffle(chance, c.otherBuildings.slice());
  let from = 0;
  return c.pileSizes.map((size, i) => {
    const pile = [...hidden.slice(from, from + size - 1), c.openBuildings[i]];
    from += size - 1;
    return pile;
  });
}

const DECK_EMPTY = reason('MED-20.4', 'deckEmpty');

/** Why nothing can be drawn from a deck. */
export function whyNotDraw(s: MedState, deck: number): Reason | null {
  return s.decks[deck].length > 0 ? null : DECK_EMPTY;
}

export function decksToDraw(s: MedState): DeckOption[] {
  return content.of(s).options.draw.filter(({ index }) => whyNotDraw(s, index) === null);
}

export function refusedDecks(s: MedState): Refused[] {
  return content.of(s).options.draw.flatMap((option) => {
    const why = whyNotDraw(s, option.index);
    return why === null ? [] : [refuse(option, why, { deck: option.deck })];
  });
}

/** Takes the top card of a deck into a hand; the last one has been seen by everybody (MED-2.10, MED-2.11). */
export function drawCard(s: MedState, seat: Seat, deck: number): void {
  const card = draw(s.core.chance, s.decks[deck]);
  if (card === undefined) return;
  s.hands[seat].push(card);
  if (card === s.markers[deck]) s.shown.push(card);
  if (s.core.told !== null) {
    const c = content.of(s);
    s.core.told.push({
      key: 'drew',
      params: { seat, deck: DECKS[deck], known: 'no', card: '', id: '' },
      own: { known: 'yes', card: c.faces[card].id, id: c.ids[card] },
      owner: seat,
    });
  }
}

/** Starting hands: a player draws all his cards, looking at each before he chooses the next deck (MED-2.8). */
export const draftDeck = step.pick('draftDeck', {
  rule: ['MED-2.8', 'MED-2.9'],
  ask(s, { seat }: { seat: Seat }) {
    return pick(seat, decksToDraw(s), { params: { left: content.of(s).handAtStart - s.hands[seat].length } });
  },
  answer(s, { seat }, { index }: DeckOption): Next {
    drawCard(s, seat, index);
    if (s.hands[seat].length < content.of(s).handAtStart) return draftDeck.do({ seat });
    s.active = (seat + 1) % s.core.seats;
    return undefined;
  },
  refused: refusedDecks,
});
