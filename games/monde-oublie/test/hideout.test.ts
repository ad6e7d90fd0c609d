import { fastChance, guess } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { MonState } from '../state.ts';
import { answer, army, asked, cards, crumbs, faceUp, give, keys, play, roll, start, titan, view } from './builders.ts';

const small = ['colosse-de-boue', 'serpent-de-hmu', 'crabe-des-recifs', 'oiseau-tempete', 'grand-singe', 'ver-des-sables'];

/** The one-star stack from the top down, the first face up. */
function stack(s: MonState, ...ids: readonly string[]): void {
  const [top, ...rest] = ids.map(titan);
  s.titans[0] = top;
  s.titanStacks[0] = rest.reverse();
  s.titanSeen[0] = rest.map(() => 0);
}

function table(given: Parameters<typeof give>[2] = {}): MonState {
  const s = start(3);
  stack(s, ...small);
  give(s, 0, { coins: 0, city: ['cachette-forestiere'], ...given });
  return s;
}

const stackOf = (s: MonState): string[] => [s.titans[0], ...s.titanStacks[0].toReversed()].map((face) => cards.titans[face].id);

describe('Cachette Forestière', () => {
  it('MON-13.5 looks at the top four of a stack and puts them back in any order, the first face up', () => {
    const s = table();
    answer(s, 'place 1 cachette-forestiere');
    expect(keys(s)).toEqual(['stack 1', 'stack 2', 'stack 3']);
    answer(s, 'stack 1');
    expect(asked(s)).toEqual(['0 orderTitans']);
    expect(crumbs(s)).toEqual(['afterRound', 'actionPhase', 'orderTitans']);
    expect(keys(s)).toEqual(small.slice(0, 4));
    answer(s, 'oiseau-tempete > colosse-de-boue > crabe-des-recifs > serpent-de-hmu');
    expect(stackOf(s)).toEqual([
      'oiseau-tempete',
      'colosse-de-boue',
      'crabe-des-recifs',
      'serpent-de-hmu',
      'grand-singe',
      'ver-des-sables',
    ]);
    expect(view(s).titans[0].top).toBe('oiseau-tempete');
    expect(asked(s)).toEqual(['1 takeTurn']);
  });

  it('MON-13.5 takes fewer cards where there are fewer, and no empty stack', () => {
    const s = table();
    stack(s, 'colosse-de-boue', 'grand-singe');
    s.titans[1] = -1;
    s.titanStacks[1] = [];
    answer(s, 'place 1 cachette-forestiere');
    expect(keys(s)).toEqual(['stack 1', 'stack 3']);
    answer(s, 'stack 1');
    expect(keys(s)).toEqual(['colosse-de-boue', 'grand-singe']);
    answer(s, 'grand-singe > colosse-de-boue');
    expect(stackOf(s)).toEqual(['grand-singe', 'colosse-de-boue']);
  });

  it('MON-13.6 may then attack the new top card by all rules of an attack, or decline', () => {
    const ready = () =>
      play(
        table({ coins: 9, armies: [army('elephants-de-guerre'), army('miliciens', { name: 1 })] }),
        'place 1 cachette-forestiere',
        'stack 1',
        'crabe-des-recifs > colosse-de-boue > serpent-de-hmu > oiseau-tempete',
      );
    const s = ready();
    expect(asked(s)).toEqual(['0 followUpAttack']);
    expect(keys(s)).toEqual(['attack crabe-des-recifs', 'no']);
    roll(s, 'blank');
    play(s, 'attack crabe-des-recifs', 'army 1');
    expect(s.players[0]).toMatchObject({ coins: 8, titans: [titan('crabe-des-recifs')] });
    expect(view(s).titans[0].top).toBe('colosse-de-boue');
    expect(asked(s)).toEqual(['1 takeTurn']);
    const declined = play(ready(), 'no');
    expect(asked(declined)).toEqual(['1 takeTurn']);
    expect(declined.players[0].titans).toEqual([]);
    const weak = play(table(), 'place 1 cachette-forestiere', 'stack 1', small.slice(0, 4).join(' > '));
    expect(asked(weak)).toEqual(['1 takeTurn']);
  });

  it('MON-15.5 only that player knows the order below, until somebody else reorders the stack', () => {
    const s = table();
    give(s, 1, { city: ['cachette-forestiere'] });
    play(s, 'place 1 cachette-forestiere', 'stack 1', 'oiseau-tempete > colosse-de-boue > crabe-des-recifs > serpent-de-hmu');
    const beneath = (seat: number | null) => view(s, seat).titans[0].beneath;
    expect(beneath(0)).toEqual(['colosse-de-boue', 'crabe-des-recifs', 'serpent-de-hmu', null, null]);
    expect(beneath(1)).toEqual([null, null, null, null, null]);
    expect(beneath(null)).toEqual([null, null, null, null, null]);
    give(s, 1, { coins: 9, armies: [army('catapultes')] });
    roll(s, 'blank');
    play(s, 'attack oiseau-tempete', 'army 1');
    expect(view(s, 1).titans[0].top).toBe('colosse-de-boue');
    expect(beneath(0)).toEqual(['crabe-des-recifs', 'serpent-de-hmu', null, null]);
    play(s, 'pass', 'pass', 'place 1 cachette-forestiere', 'stack 1', 'serpent-de-hmu > colosse-de-boue > crabe-des-recifs > grand-singe');
    expect(beneath(0)).toEqual([null, null, null, null]);
    expect(beneath(1)).toEqual(['colosse-de-boue', 'crabe-des-recifs', 'grand-singe', null]);
  });
});

describe('a guess after Cachette Forestière', () => {
  /** Depths under the top card at which a titan is guessed to lie. */
  function depths(s: MonState, seat: number | null, id: string): number[] {
    const rng = fastChance(5);
    const found = new Set<number>();
    for (let i = 0; i < 80; i++) found.add(stackOf(guess(game, s, seat, rng)).indexOf(id));
    return [...found].sort();
  }

  const arranged = (order = 'oiseau-tempete > colosse-de-boue > crabe-des-recifs > serpent-de-hmu') => {
    const s = table();
    give(s, 1, { city: ['cachette-forestiere'] });
    return play(s, 'place 1 cachette-forestiere', 'stack 1', order);
  };

  it('MON-15.4 MON-15.5 leaves the former top titan, which all had seen, among the cards put back', () => {
    const s = arranged();
    for (const observer of [1, 2, null]) {
      expect(depths(s, observer, 'colosse-de-boue')).toEqual([1, 2, 3]);
      expect(depths(s, observer, 'crabe-des-recifs')).toEqual([1, 2, 3, 4, 5]);
    }
    expect(depths(s, 0, 'colosse-de-boue')).toEqual([1]);
    expect(depths(s, 0, 'grand-singe')).toEqual([4, 5]);
  });

  it('MON-15.5 leaves what a player had looked at among the cards that another puts back', () => {
    const s = arranged();
    play(s, 'place 1 cachette-forestiere', 'stack 1', 'serpent-de-hmu > colosse-de-boue > crabe-des-recifs > oiseau-tempete');
    for (const id of ['colosse-de-boue', 'crabe-des-recifs', 'oiseau-tempete']) expect(depths(s, 0, id), id).toEqual([1, 2, 3]);
    expect(depths(s, 2, 'oiseau-tempete')).toEqual([1, 2, 3]);
    expect(depths(s, 2, 'crabe-des-recifs')).toEqual([1, 2, 3, 4, 5]);
    expect(depths(s, 1, 'colosse-de-boue')).toEqual([1]);
  });

  it('MON-15.5 keeps that in the guess of a guess, and once titans have left the stack', () => {
    const s = arranged('oiseau-tempete > crabe-des-recifs > serpent-de-hmu > colosse-de-boue');
    const rng = fastChance(9);
    for (let i = 0; i < 40; i++) expect(depths(guess(game, s, 2, rng), 2, 'colosse-de-boue')).toEqual([1, 2, 3]);
    give(s, 1, { coins: 9, armies: [army('elephants-de-guerre', { legacy: ['phalange'] })] });
    roll(s, 'blank');
    play(s, 'attack oiseau-tempete', 'army 1');
    expect(view(s).titans[0].top).toBe('crabe-des-recifs');
    expect(depths(s, 2, 'colosse-de-boue')).toEqual([1, 2]);
  });
});

it('leaves other stacks alone', () => {
  const s = table();
  faceUp(s, 'grand-roc');
  const before = s.titanStacks.slice(1).map((cardsOf) => [...cardsOf]);
  play(s, 'place 1 cachette-forestiere', 'stack 1', small.slice(0, 4).join(' > '));
  expect(s.titanStacks.slice(1)).toEqual(before);
});
