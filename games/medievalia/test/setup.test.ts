import { advance, apply, beginGame, fastChance, openQuestions, randomAnswer, type Seat, seedFrom, Table, toldTo } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { MedState } from '../state.ts';
import { asked, cards, handOf, keys, play, viewOf } from './builders.ts';

const begin = (seats: number, seed = 1): MedState => {
  const s = beginGame(game, { seats, options: {} }, fastChance(seed));
  advance(game, s);
  return s;
};

describe('setup', () => {
  it('MED-2.1 three decks of 38, 20 and 29 cards, each shuffled by itself', () => {
    const s = begin(2);
    expect(s.decks.map((deck) => deck.length)).toEqual([38, 20, 29]);
    s.decks.forEach((deck, i) => {
      expect([...deck].sort((a, b) => a - b)).toEqual(cards.decks[i]);
      expect(deck).not.toEqual(cards.decks[i]);
      expect(deck).not.toEqual(begin(2, 2).decks[i]);
    });
  });

  it('MED-2.2 the card under each deck is known to everybody and drawn last', () => {
    const s = begin(2);
    for (const seat of [0, 1, null]) {
      expect(viewOf(s, seat).decks.map(({ last }) => last)).toEqual(s.markers.map((card) => cards.ids[card]));
    }
    expect(s.decks.map((deck) => deck[0])).toEqual(s.markers);
    s.decks[1] = s.decks[1].slice(0, 2);
    const seat = s.first;
    play(s, 'draw military');
    expect(s.hands[seat]).not.toContain(s.markers[1]);
    play(s, 'draw military');
    expect(s.hands[seat]).toContain(s.markers[1]);
    expect(viewOf(s, 1 - seat).decks[1]).toEqual({ id: 'military', size: 0, last: null });
    expect(viewOf(s, 1 - seat).players[seat].hand.cards).toEqual([cards.ids[s.markers[1]]]);
  });

  it('MED-2.3 each player has one unused City in his fief, the others are out of the game', () => {
    for (const seats of [2, 3, 4]) {
      const s = begin(seats);
      const { home } = cards.layouts[seats - 2];
      expect(s.hosts.map((hosts) => hosts.filter((host) => host >= 0))).toEqual(home.map((_, seat) => [cards.cities[seat]]));
      expect(viewOf(s, null).players.every(({ hosts }) => hosts[0]?.type === 'city' && !hosts[0].used)).toBe(true);
      expect(game.components(s).city).toBe(seats);
    }
  });

  it('MED-2.4 MED-2.5 School, Workshop and Bank lie open on piles of six, six and five shuffled buildings', () => {
    const s = begin(2);
    expect(viewOf(s, null).piles).toEqual([
      { size: 6, top: 'school-01' },
      { size: 6, top: 'workshop-01' },
      { size: 5, top: 'bank-01' },
    ]);
    const hidden = (state: MedState): number[] => state.piles.flatMap((pile) => pile.slice(0, -1));
    expect(hidden(s)).toHaveLength(14);
    expect([...hidden(s)].sort((a, b) => a - b)).toEqual(cards.otherBuildings);
    expect(hidden(s)).not.toEqual(hidden(begin(2, 2)));
  });

  it('MED-2.6 what lies under the top of a pile is hidden from everybody', () => {
    const s = begin(2);
    const under = s.piles.flatMap((pile) => pile.slice(0, -1)).map((card) => cards.ids[card]);
    for (const seat of [0, 1, null]) {
      const text = JSON.stringify(viewOf(s, seat));
      expect(under.filter((id) => text.includes(id))).toEqual([]);
    }
  });

  it('MED-2.7 the first player is drawn at random among the seats', () => {
    for (const seats of [2, 3, 4]) {
      const firsts = new Set(Array.from({ length: 60 }, (_, seed) => begin(seats, seed).first));
      expect([...firsts].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
      const s = begin(seats, 9);
      expect(asked(s)).toBe(`${s.first} draftDeck`);
    }
  });

  it('MED-2.8 MED-2.9 each in turn draws eight cards one by one, seeing each before choosing the next deck, and keeps them', () => {
    const s = begin(3, 4);
    for (let i = 0; i < 3; i++) {
      const seat = (s.first + i) % 3;
      for (let n = 0; n < 8; n++) {
        expect(asked(s)).toBe(`${seat} draftDeck`);
        expect(viewOf(s, seat).players[seat].hand.cards).toHaveLength(n);
        expect(keys(s)).toEqual(['draw territory', 'draw military', 'draw character']);
        const before = handOf(s, seat);
        play(s, n % 2 === 0 ? 'draw character' : 'draw territory');
        expect(handOf(s, seat).slice(0, n)).toEqual(before);
      }
    }
    expect(s.hands.map((hand) => hand.length)).toEqual([8, 8, 8]);
    expect(asked(s)).toBe(`${s.first} drawDeck`);
  });

  it('MED-2.10 only the owner sees his hand, all see how many cards hands and decks have, and a hand may grow without limit', () => {
    const s = begin(2);
    const seat = s.first;
    const other: Seat = 1 - seat;
    for (let n = 0; n < 8; n++) play(s, 'draw character');
    expect(viewOf(s, seat).players[seat].hand.cards).toEqual(handOf(s, seat));
    for (const observer of [other, null]) {
      const view = viewOf(s, observer);
      expect(view.players[seat].hand).toMatchObject({ size: 8, cards: [] });
      expect(view.decks.map(({ size }) => size)).toEqual([38, 20, 21]);
      expect(JSON.stringify(view)).not.toContain(handOf(s, seat)[0]);
    }
    s.hands[seat].push(...s.decks[0].splice(5));
    expect(s.hands[seat].length).toBeGreaterThan(30);
    const rng = fastChance(3);
    for (let n = 0; n < 30 && s.core.result === null; n++) {
      const [q] = openQuestions(game, s);
      apply(game, s, q, randomAnswer(q, rng));
    }
  });

  it('MED-2.11 all see from which deck a card is drawn, only the owner which card it is', () => {
    const table = new Table(game, { seats: 2, options: {}, seed: seedFrom('decks') });
    const seat = table.state.first;
    const outcome = table.reply(seat, 'draw military');
    const told = outcome.ok ? outcome.done.flatMap((line) => line.told) : [];
    const [card] = handOf(table.state, seat);
    expect(told.map((event) => toldTo(event, seat)?.params)).toEqual([
      { seat, deck: 'military', known: 'yes', card: card.slice(0, -3), id: card },
    ]);
    expect(told.map((event) => toldTo(event, 1 - seat)?.params)).toEqual([{ seat, deck: 'military', known: 'no', card: '', id: '' }]);
    expect(viewOf(table.state, 1 - seat).players[seat].hand.decks).toEqual({ territory: 0, military: 1, character: 0 });
  });
});
