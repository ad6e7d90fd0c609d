import { scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import type { MonState } from '../state.ts';
import {
  answer,
  army,
  barracks,
  cards,
  empire,
  empireId,
  events,
  faceUp,
  give,
  keys,
  play,
  refusalOf,
  roll,
  row,
  soldiers,
  start,
  toRound,
  view,
} from './builders.ts';

/** Ends the round; returns what is told of the next one's preparation. */
function nextRound(s: MonState): string[] {
  let told: string[] = [];
  const { round } = s;
  while (s.round === round) told = events(answer(s, 'pass'));
  return told.slice(told.indexOf('roundBegan'));
}

describe('the round track', () => {
  it('MON-3.1 moves the marker one space each round, onto space A in round 1', () => {
    const s = start();
    expect(view(s)).toMatchObject({ round: 1, deck: 'A' });
    for (const round of [2, 3, 4, 5, 6]) {
      expect(nextRound(s)[0]).toBe('roundBegan');
      expect(s.round).toBe(round);
    }
  });

  it('MON-3.2 uses deck A, opens Exploration in round 2 and Repopulation in round 3, uses deck B from round 4', () => {
    const s = start();
    const open = () => view(s).actions.filter((action) => action.open).length;
    expect([open(), view(s).deck]).toEqual([7, 'A']);
    expect(nextRound(s)).toContain('actionOpened');
    expect(view(s).actions.find(({ id }) => id === 'exploration')?.open).toBe(true);
    expect([open(), view(s).deck]).toEqual([8, 'A']);
    nextRound(s);
    expect([open(), view(s).deck]).toEqual([9, 'A']);
    expect(nextRound(s)).toContain('deckBInUse');
    expect([open(), view(s).deck]).toEqual([9, 'B']);
    for (const card of s.empireRow) expect(cards.empire[card].deck).toBe('B');
    for (const round of [5, 6]) {
      const told = nextRound(s);
      expect(told).not.toContain('actionOpened');
      expect(told).not.toContain('deckBInUse');
      expect(s.round).toBe(round);
    }
  });

  it('MON-3.3 lets an uncovered action be used in the same round and to the end', () => {
    const s = start();
    for (const round of [2, 3, 4, 5, 6]) {
      toRound(s, round);
      expect(keys(s)).toContain('place 1 exploration');
      if (round >= 3) expect(keys(s)).toContain('place 1 repopulation');
    }
  });
});

describe('the Empire row', () => {
  it('MON-3.4 MON-3.5 is discarded and dealt anew from round 2 on', () => {
    for (const [seats, count] of [
      [2, 4],
      [3, 5],
      [4, 6],
    ]) {
      const s = start(seats);
      const first = [...s.empireRow];
      const deck = s.empireDeck.length;
      toRound(s, 2);
      expect(s.empireDiscard).toEqual(first);
      expect(s.empireRow).toHaveLength(count);
      expect(s.empireDeck).toHaveLength(deck - count);
      expect(view(s).empireRow.every(({ card }) => card !== null)).toBe(true);
    }
  });

  it('MON-3.6 and the military row of round 1 are those dealt at setup', () => {
    const s = start(3);
    expect(s.empireDiscard).toEqual([]);
    expect(s.empireDeck).toHaveLength(45 - 5);
    expect(s.militaryDeck).toHaveLength(25 - 3);
  });

  it('MON-3.8 in round 4 the unowned cards of age A leave for good; cities and reserves stay', () => {
    const s = toRound(start(), 3);
    give(s, 0, { city: ['forge'], reserve: ['ecole'] });
    const gone = [...s.empireDeck];
    const seen = [...s.empireDiscard, ...s.empireRow];
    toRound(s, 4);
    expect(s.unseenA).toEqual(gone);
    expect(s.empireBox).toEqual(expect.arrayContaining(seen));
    expect(s.empireDiscard).toEqual([]);
    expect([...s.empireDeck, ...s.empireRow].every((card) => cards.empire[card].deck === 'B')).toBe(true);
    expect(s.players[0].city).toContain(empire('forge'));
    expect(s.players[0].reserve).toEqual([empire('ecole')]);
    toRound(s, 6);
    expect([...s.empireDeck, ...s.empireRow, ...s.empireDiscard].every((card) => cards.empire[card].deck === 'B')).toBe(true);
  });

  it('MON-3.9 shuffles the discard into a new deck whenever the deck is empty', () => {
    const s = start(4);
    s.empireDeck = [empire('forge'), empire('ecole')];
    const left = ['bazar', 'pont', 'verger', 'grue', 'phare', 'bains'];
    row(s, ...left);
    s.core.chance = scriptChance([[3, 1, 5, 0, 2, 4]]);
    const told = nextRound(s);
    expect(told).toContain('empireReshuffled');
    expect(s.empireRow).toHaveLength(6);
    expect(s.empireRow.map(empireId)).toEqual(['ecole', 'forge', left[4], left[2], left[0], left[5]]);
    expect(s.empireDeck.map(empireId)).toEqual([left[3], left[1]]);
    expect(s.empireDiscard).toEqual([]);
  });

  it('MON-3.10 stays short when deck and discard are both empty', () => {
    const s = start(4);
    s.empireDeck = [empire('forge')];
    s.empireRow = [empire('ecole')];
    nextRound(s);
    expect(s.empireRow.map(empireId)).toEqual(['forge', 'ecole']);
    expect(view(s).empireRow).toHaveLength(2);
  });

  it('MON-3.13 is not refilled during a round', () => {
    const s = start();
    give(s, 0, { coins: 9 });
    row(s, 'forge', 'verger', 'bazar', 'ecole');
    const deck = s.empireDeck.length;
    play(s, 'place 1 build', 'build forge', 'place 1 rebuild');
    expect(view(s).empireRow).toEqual([
      { card: null, takenBy: 0 },
      { card: 'verger', takenBy: null },
      { card: 'bazar', takenBy: null },
      { card: 'ecole', takenBy: null },
    ]);
    expect(s.empireDeck).toHaveLength(deck);
  });
});

describe('the military row', () => {
  it('MON-3.7 W10 (and MON-3.4, MON-3.5): 2 Empire cards and 1 soldier left of 3 players', () => {
    const s = start(3);
    row(s, 'forge', 'verger');
    barracks(s, 'lanciers');
    const deck = [...s.militaryDeck];
    nextRound(s);
    expect(s.empireDiscard.map(empireId)).toEqual(['forge', 'verger']);
    expect(s.empireRow).toHaveLength(5);
    expect(s.militaryRow).toHaveLength(3);
    expect(s.militaryRow[0]).toBe(soldiers('lanciers'));
    expect(s.militaryRow.slice(1)).toEqual([deck[deck.length - 1], deck[deck.length - 2]]);
  });

  it('MON-3.11 takes its discard when the deck is empty, and stays short when that is empty too', () => {
    const s = start(3);
    s.militaryDeck = [];
    s.militaryDiscard = [soldiers('pillards')];
    barracks(s, 'lanciers');
    expect(nextRound(s)).toContain('militaryReshuffled');
    expect(s.militaryRow).toEqual([soldiers('lanciers'), soldiers('pillards')]);
    expect(s.militaryDiscard).toEqual([]);
    const shuffled = start(3);
    shuffled.militaryDeck = [];
    shuffled.militaryDiscard = ['pillards', 'sapeurs', 'phalange'].map(soldiers);
    barracks(shuffled, 'lanciers');
    shuffled.core.chance = scriptChance([[2, 0, 1]]);
    nextRound(shuffled);
    expect(shuffled.militaryRow).toEqual(['lanciers', 'sapeurs', 'pillards'].map(soldiers));
    expect(shuffled.militaryDeck).toEqual([soldiers('phalange')]);
  });

  it('MON-3.12 never gets starting cards: those of a disbanded army go to the box', () => {
    const s = start();
    const before = s.militaryBox.length;
    give(s, 0, {
      coins: 9,
      city: ['caserne'],
      armies: [army('elephants-de-guerre'), army('miliciens', { legacy: ['pillards'] }), army('lanciers')],
    });
    faceUp(s, 'crabe-des-recifs');
    roll(s, 'titan');
    play(s, 'attack crabe-des-recifs', 'army 1', 'caserne', 'army 2');
    expect(s.militaryBox.slice(before)).toEqual([soldiers('miliciens')]);
    expect(s.militaryDiscard).toEqual([soldiers('pillards')]);
  });

  it('MON-3.14 is not refilled during a round', () => {
    const s = start();
    barracks(s, 'lanciers', 'frondeurs');
    play(s, 'place 1 recruit', 'recruit lanciers', 'army 1');
    expect(view(s).militaryRow).toEqual([
      { card: null, takenBy: 0 },
      { card: 'frondeurs', takenBy: null },
    ]);
    play(s, 'place 1 recruit', 'army 1');
    expect(refusalOf(s, 'place 1 recruit')).toBe('MON-4.2 citizenPlaced');
    expect(refusalOf(s, 'place 2 recruit')).toBe('MON-3.14 noSoldiersLeft');
  });
});
