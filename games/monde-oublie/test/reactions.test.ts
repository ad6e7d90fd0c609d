import { describe, expect, it } from 'vitest';
import { alone, answer, army, asked, faceUp, give, keys, play, refusalOf, roll, start, view } from './builders.ts';

describe('Guilde des Scribes', () => {
  it('MON-13.10 lets its owner buy 1 knowledge for 1 coin when the left neighbour discovers, once each time', () => {
    const s = start(3);
    give(s, 2, { coins: 5, city: ['guilde-des-scribes'] });
    give(s, 0, { coins: 9 });
    answer(s, 'place 1 discovery');
    expect(asked(s)).toEqual(['2 scribesReaction']);
    expect(keys(s)).toEqual(['buy', 'no']);
    answer(s, 'buy');
    expect(s.players[2]).toMatchObject({ coins: 4, knowledge: 1 });
    play(s, 'pass', 'pass');
    answer(s, 'place 2 discovery');
    answer(s, 'no');
    expect(s.players[2]).toMatchObject({ coins: 4, knowledge: 1 });
  });

  it('MON-13.10 does not answer others, other actions, or without a coin, or while damaged', () => {
    const s = start(3);
    give(s, 2, { coins: 5, city: ['guilde-des-scribes'] });
    give(s, 1, { coins: 9 });
    play(s, 'place 1 labour', 'place 1 discovery');
    expect(asked(s)).toEqual(['2 takeTurn']);
    const school = start(3);
    give(school, 2, { coins: 5, city: ['guilde-des-scribes'] });
    give(school, 0, { city: ['ecole'] });
    answer(school, 'place 1 ecole');
    expect(asked(school)).toEqual(['1 takeTurn']);
    for (const given of [
      { coins: 0, city: ['guilde-des-scribes'] },
      { coins: 5, city: ['guilde-des-scribes'], damaged: ['guilde-des-scribes'] },
    ]) {
      const none = start(3);
      give(none, 2, given);
      answer(none, 'place 1 discovery');
      expect(asked(none)).toEqual(['1 takeTurn']);
    }
  });
});

describe('Avant-Poste Isolé', () => {
  it('MON-13.3 lets its owner take a coin off a name or the art when the right neighbour discovers', () => {
    const table = () => {
      const s = start(3);
      give(s, 1, {
        coins: 0,
        city: ['avant-poste-isole'],
        armies: [army('lanciers', { art: 2 }), army('pillards', { name: 1, art: 1 }), army('miliciens')],
      });
      return play(s, 'place 1 discovery');
    };
    const s = table();
    expect(asked(s)).toEqual(['1 outpostReaction']);
    expect(keys(s)).toEqual(['army 1 art', 'army 2 name', 'army 2 art', 'no']);
    expect(refusalOf(s, 'army 1 name')).toBe('MON-13.3 noCoinThere');
    answer(s, 'army 1 art');
    expect(s.players[1]).toMatchObject({
      coins: 0,
      armies: [army('lanciers', { art: 1 }), army('pillards', { name: 1, art: 1 }), army('miliciens')],
    });
    expect(play(table(), 'no').players[1].armies[0]).toEqual(army('lanciers', { art: 2 }));
    const bare = start(3);
    give(bare, 1, { city: ['avant-poste-isole'] });
    answer(bare, 'place 1 discovery');
    expect(asked(bare)).toEqual(['1 takeTurn']);
    const left = start(3);
    give(left, 2, { city: ['avant-poste-isole'], armies: [army('lanciers', { art: 2 })] });
    answer(left, 'place 1 discovery');
    expect(asked(left)).toEqual(['1 takeTurn']);
  });

  it('MON-13.4 W7 an army without coins on the name is unused again and costs its coins + 1', () => {
    const table = (given: { name: number; art: number }) => {
      const s = start();
      give(s, 1, { coins: 5, city: ['avant-poste-isole'], armies: [army('elephants-de-guerre', given)] });
      return play(s, 'place 1 discovery');
    };
    const s = play(table({ name: 1, art: 0 }), 'army 1 name');
    expect(view(s).players[1].armies[0]).toMatchObject({ used: false, price: 1 });
    faceUp(s, 'crabe-des-recifs');
    roll(s, 'blank');
    play(s, 'attack crabe-des-recifs', 'army 1');
    expect(s.players[1].coins).toBe(4);
    const two = play(table({ name: 2, art: 1 }), 'army 1 name');
    expect(two.players[1].armies).toEqual([army('elephants-de-guerre', { name: 1, art: 1 })]);
    expect(view(two).players[1].armies[0].used).toBe(true);
    const art = play(table({ name: 2, art: 1 }), 'army 1 art');
    expect(art.players[1].armies).toEqual([army('elephants-de-guerre', { name: 2, art: 0 })]);
    expect(view(art).players[1].armies[0].used).toBe(true);
  });
});

describe('neighbours', () => {
  it('MON-13.33 the left neighbour sits next clockwise, the right one before; who has passed keeps the seat', () => {
    const s = start(4);
    for (const seat of [0, 1, 2, 3])
      give(s, seat, { coins: 9, city: ['guilde-des-scribes', 'avant-poste-isole'], armies: [army('lanciers', { art: 1 })] });
    answer(s, 'place 1 discovery');
    expect(asked(s)).toEqual(['1 outpostReaction']);
    answer(s, 'no');
    expect(asked(s)).toEqual(['3 scribesReaction']);
    answer(s, 'no');
    play(s, 'pass', 'place 2 discovery');
    expect(asked(s)).toEqual(['3 outpostReaction']);
    answer(s, 'no');
    expect(asked(s)).toEqual(['1 scribesReaction']);
    expect(s.players[1].passed).toBe(true);
  });

  it('MON-13.33 with two players the opponent is both, and is asked for the Guilde first (MON-10.21)', () => {
    const s = start();
    give(s, 1, { coins: 1, city: ['avant-poste-isole', 'guilde-des-scribes'], armies: [army('lanciers', { art: 1 })] });
    answer(s, 'place 1 discovery');
    expect(asked(s)).toEqual(['1 scribesReaction']);
    answer(s, 'buy');
    expect(asked(s)).toEqual(['1 outpostReaction']);
    answer(s, 'army 1 art');
    expect(s.players[1]).toMatchObject({ coins: 0, knowledge: 1, armies: [army('lanciers')] });
  });

  it('never lets the discoverer react to their own Discovery', () => {
    const s = alone(start());
    give(s, 0, { coins: 9, city: ['guilde-des-scribes', 'avant-poste-isole'], armies: [army('lanciers', { art: 1 })] });
    answer(s, 'place 1 discovery');
    expect(asked(s)).toEqual(['0 takeTurn']);
  });
});
