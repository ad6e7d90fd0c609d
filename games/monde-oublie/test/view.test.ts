import { canonical, fastChance, guess, toldTo } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { MonState } from '../state.ts';
import { answer, army, empire, empireId, give, keys, on, play, row, soldiers, start, toRound, view } from './builders.ts';

const others = [1, 2, null] as const;

describe('what everybody sees', () => {
  it('MON-15.1 is stocks, citizens, cities, armies, rows, face-up cards, discards, sizes and the number of reserved cards', () => {
    const s = toRound(start(3), 2);
    give(s, 0, {
      coins: 4,
      knowledge: 2,
      city: ['forge'],
      damaged: ['forge'],
      provinces: ['foret-haute'],
      titans: ['grand-roc'],
      armies: [army('lanciers', { legacy: ['miliciens'], name: 1, art: 2 })],
      reserve: ['ecole', 'bazar'],
      citizens: [-2, on('labour'), -1, -1],
    });
    s.militaryDiscard = [soldiers('pillards')];
    for (const seat of others) {
      const seen = view(s, seat);
      expect(seen.players[0]).toMatchObject({
        coins: 4,
        knowledge: 2,
        citizens: [
          { value: 1, place: { kind: 'famine' } },
          { value: 2, place: { kind: 'action', action: 'labour' } },
          { value: 3, place: { kind: 'available' } },
          { value: 4, place: { kind: 'available' } },
        ],
        armies: [{ active: 'lanciers', legacy: ['miliciens'], nameCoins: 1, artCoins: 2 }],
        provinces: ['foret-haute'],
        titans: ['grand-roc'],
        reserved: 2,
      });
      expect(seen.players[0].city).toContainEqual({ card: 'forge', damaged: true, citizen: null });
      expect(seen.empireRow).toEqual(s.empireRow.map((card) => ({ card: empireId(card), takenBy: null })));
      expect(seen.empireDiscard).toEqual(s.empireDiscard.map(empireId));
      expect(seen.militaryDiscard).toEqual(['pillards']);
      expect([seen.empireDeck, seen.empireDeckB, seen.militaryDeck]).toEqual([s.empireDeck.length, 47, s.militaryDeck.length]);
      expect(seen.titans.map(({ beneath }) => beneath.length)).toEqual([7, 6, 4]);
      expect(seen.province.beneath).toHaveLength(9);
    }
  });
});

describe('what is hidden', () => {
  it('MON-15.2 the faces of reserved cards are for their owner only', () => {
    const s = start(3);
    give(s, 0, { reserve: ['observatoire'] });
    expect(view(s, 0).players[0].reserve).toEqual(['observatoire']);
    for (const seat of others) {
      expect(view(s, seat).players[0]).toMatchObject({ reserve: null, reserved: 1 });
      expect(JSON.stringify(view(s, seat))).not.toContain('observatoire');
    }
  });

  it('MON-15.2 a card reserved from the row, which all saw taken, stays in sight', () => {
    const s = toRound(start(3), 2);
    row(s, 'forge', 'verger');
    give(s, 0, { reserve: ['observatoire'] });
    play(s, 'place 1 exploration', 'reserve forge');
    for (const seat of [0, ...others]) {
      const { openReserve, reserved } = view(s, seat).players[0];
      expect({ openReserve, reserved }).toEqual({ openReserve: ['forge'], reserved: 2 });
    }
    for (const seat of others) {
      expect(JSON.stringify(view(s, seat))).not.toContain('observatoire');
      for (let seed = 1; seed <= 20; seed++) expect(view(guess(game, s, seat, fastChance(seed)), seat)).toEqual(view(s, seat));
    }
  });

  it('MON-15.3 the log names a card reserved from the row, never one kept from a draw or from the deck top', () => {
    const s = toRound(start(3), 2);
    row(s, 'forge', 'verger');
    const open = [...answer(s, 'place 1 exploration'), ...answer(s, 'reserve forge')];
    expect(open.map((event) => toldTo(event, 2))).toContainEqual({ key: 'reservedFromRow', params: { seat: 0, card: 'forge' } });
    s.empireDeck.push(...['ecole', 'rempart', 'bazar', 'phare', 'bains'].map(empire));
    play(s, 'place 2 exploration', 'draw');
    const kept = 'ecole';
    const told = answer(s, `keep ${kept}`);
    const heard = (seat: number | null) => JSON.stringify(told.map((event) => toldTo(event, seat)));
    expect(heard(1)).toContain(kept);
    for (const seat of [0, 2, null]) expect(heard(seat)).not.toContain(kept);
    give(s, 2, { city: ['dramaturges-zori'] });
    const top = 'fete-de-la-lune';
    s.empireDeck.push(empire(top));
    const blind = [...answer(s, 'pass'), ...answer(s, 'deck')];
    const learned = (seat: number | null) => JSON.stringify(blind.map((event) => toldTo(event, seat)));
    expect(learned(2)).toContain(top);
    for (const seat of [0, 1, null]) expect(learned(seat)).not.toContain(top);
  });

  it('MON-15.4 the order of decks and stacks below the face-up card is hidden from all', () => {
    const s = start(3);
    const other = game.copy(s);
    other.empireDeck.reverse();
    other.empireDeckB.reverse();
    other.militaryDeck.reverse();
    other.provincePile.reverse();
    for (const stack of other.titanStacks) stack.reverse();
    for (const seat of [0, 1, 2, null]) expect(canonical(view(other, seat))).toBe(canonical(view(s, seat)));
  });
});

describe('guessing the hidden', () => {
  const worlds = (s: MonState, seat: number | null): MonState[] =>
    Array.from({ length: 20 }, (_, i) => guess(game, s, seat, fastChance(i)));

  it('changes decks, piles and unseen reserves, and keeps what the seat has seen', () => {
    const s = toRound(start(3), 2);
    row(s, 'forge', 'verger');
    play(s, 'place 1 exploration', 'reserve forge', 'place 2 exploration', 'draw');
    answer(s, keys(s)[0]);
    for (const world of worlds(s, 2)) {
      expect(world.players[0].reserve).toEqual([empire('forge')]);
      expect(game.components(world)).toEqual(game.components(s));
    }
    expect(new Set(worlds(s, 2).map((world) => world.players[1].reserve[0])).size).toBeGreaterThan(5);
    expect(new Set(worlds(s, 1).map((world) => world.players[1].reserve[0]))).toEqual(new Set(s.players[1].reserve));
    expect(new Set(worlds(s, 2).map((world) => world.empireDeck.join())).size).toBe(20);
  });

  it('never gives a rival a card that was seen in the discard before a reshuffle', () => {
    const s = toRound(start(3), 2);
    s.empireDeck = [empire('bazar'), empire('pont')];
    s.empireDiscard = [empire('verger'), empire('grue'), empire('phare')];
    play(s, 'place 1 exploration', 'draw');
    expect(s.deckNumber).toBe(1);
    answer(s, 'keep pont');
    for (const world of worlds(s, 1)) expect([empire('bazar'), empire('pont')]).toContain(world.players[0].reserve[0]);
  });

  it('guesses the cards another player is exploring', () => {
    const s = play(toRound(start(3), 2), 'place 1 exploration', 'draw');
    expect(new Set(worlds(s, 1).map((world) => world.explored.join())).size).toBeGreaterThan(10);
    for (const world of worlds(s, 0)) expect(world.explored).toEqual(s.explored);
  });

  it('gives a rival who is building from the reserve something to build', () => {
    const s = toRound(start(3), 2);
    s.empireDeck.push(empire('verger'), empire('rempart'), empire('grand-grenier'), empire('flottille'), empire('bosquet-sacre'));
    play(s, 'place 1 exploration', 'draw', 'keep verger', 'place 1 rebuild', 'place 1 rebuild');
    give(s, 0, { coins: 2 });
    row(s, 'rempart');
    answer(s, 'place 2 build');
    expect(keys(s)).toEqual(['build verger from reserve']);
    for (const world of worlds(s, 1)) expect(keys(world).length).toBeGreaterThan(0);
    expect(new Set(worlds(s, 1).map((world) => world.players[0].reserve[0])).size).toBeGreaterThan(2);
  });
});
