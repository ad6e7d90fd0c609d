import { describe, expect, it } from 'vitest';
import { answer, asked, give, keys, onCard, play, refusalOf, start, view } from './builders.ts';

describe('Pont and Cité Marchande', () => {
  it('MON-13.7 perform the action of an undamaged card of another player, citizen or not', () => {
    const s = start(3);
    give(s, 0, { coins: 0, city: ['pont', 'universite'] });
    give(s, 1, {
      city: ['amphitheatre', 'theatre-royal', 'forge'],
      damaged: ['theatre-royal'],
      citizens: [onCard('amphitheatre'), -1, -1],
    });
    give(s, 2, { city: ['ecole', 'amphitheatre'] });
    answer(s, 'place 1 pont');
    expect(asked(s)).toEqual(['0 chooseCopiedAction']);
    expect(keys(s)).toEqual(['copy 2 amphitheatre', 'copy 3 ecole', 'copy 3 amphitheatre']);
    expect(refusalOf(s, 'copy 2 theatre-royal')).toBe('MON-6.10 cardDamaged');
    answer(s, 'copy 2 amphitheatre');
    expect(s.players[0].coins).toBe(4);
    const city = start();
    give(city, 0, { coins: 0, city: ['cite-marchande'] });
    give(city, 1, { city: ['amphitheatre'] });
    answer(city, 'place 1 cite-marchande');
    expect(city.players[0].coins).toBe(4);
  });

  it('MON-13.8 leave the copied card to its owner, act for the copier, and copy no copier', () => {
    const s = start(3);
    give(s, 0, { coins: 0, city: ['pont', 'forge'], damaged: ['forge'] });
    give(s, 1, { coins: 0, city: ['herboristes', 'maison-municipale'], damaged: ['champ-de-ble'] });
    give(s, 2, { city: ['pont', 'cite-marchande'] });
    answer(s, 'place 1 pont');
    expect(keys(s)).toEqual(['copy 2 herboristes', 'copy 2 maison-municipale']);
    expect(refusalOf(s, 'copy 3 pont')).toBe('MON-13.8 copiesItself');
    expect(refusalOf(s, 'copy 3 cite-marchande')).toBe('MON-13.8 copiesItself');
    play(s, 'copy 2 herboristes');
    expect(keys(s)).toEqual(['forge']);
    answer(s, 'forge');
    expect(s.players[0]).toMatchObject({ coins: 2, damaged: [] });
    expect(s.players[1].coins).toBe(0);
    expect(view(s).players[1].city.every(({ citizen }) => citizen === null)).toBe(true);
    expect(keys(s)).toContain('place 1 herboristes');
    answer(s, 'place 1 herboristes');
    answer(s, '-');
    expect(s.players[1].coins).toBe(2);
  });

  it('MON-13.8 take the first-player tile for the copier, and are closed when only copiers could be copied', () => {
    const s = start(3);
    give(s, 1, { city: ['pont'] });
    give(s, 2, { city: ['maison-municipale'] });
    play(s, 'place 1 labour', 'place 1 pont');
    expect(s.players[1].knowledge).toBe(1);
    expect(view(s).tile).toEqual({ holder: 1, hand: true });
    const closed = start(3);
    give(closed, 0, { city: ['pont'] });
    give(closed, 1, { city: ['cite-marchande'] });
    expect(refusalOf(closed, 'place 1 pont')).toBe('MON-11.5 cardWithoutEffect');
  });
});
