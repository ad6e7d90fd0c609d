import { advance, apply, beginGame, canonical, fastChance, randomAnswer } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { ACTIONS } from '../vocabulary.ts';
import { cards, give, keys, play, question, refusalOf, row, start, toRound } from './builders.ts';

describe('what may be done and what may not', () => {
  it('are told apart by one judgement: nothing is both offered and refused, and no placement is neither', () => {
    const rng = fastChance(5);
    for (let seed = 1; seed <= 12; seed++) {
      const s = beginGame(game, { seats: 2 + (seed % 3), options: { expansionPlus: seed % 2 === 0 } }, fastChance(seed));
      for (let q = advance(game, s); q !== null; q = apply(game, s, q, randomAnswer(q, rng))) {
        if (q.kind === 'amount') continue;
        const before = canonical(s);
        const { step } = q.frame;
        const offered = q.options.map(({ key }) => key);
        const refused = (game.steps[step].refused?.(s, q.frame) ?? []).map(({ key }) => key);
        expect(canonical(s)).toBe(before);
        const all = [...offered, ...refused];
        expect(new Set(all).size, `${step}: ${all.join()}`).toBe(all.length);
        if (step !== 'takeTurn') continue;
        const { citizens, city } = s.players[q.seat];
        const places = [...ACTIONS, ...city.filter((card) => cards.empire[card].action !== null).map((card) => cards.empire[card].id)];
        expect(all).toEqual(expect.arrayContaining(citizens.flatMap((_, i) => places.map((place) => `place ${i + 1} ${place}`))));
      }
    }
  });

  it('MON-10.6 refuses a copy built with the Grue as well', () => {
    const s = start();
    give(s, 0, { coins: 9, city: ['grue', 'forge'] });
    row(s, 'forge', 'ecole', 'bazar');
    play(s, 'place 1 build');
    expect(keys(s)).toContain('build ecole with grue');
    expect(refusalOf(s, 'build forge with grue')).toBe('MON-10.6 copyOwned');
  });

  it('MON-10.69 refuses the deck top to the first to pass when there is no card to draw', () => {
    const s = toRound(start(), 2);
    give(s, 0, { city: ['dramaturges-zori'] });
    row(s, 'forge');
    s.empireDeck = [];
    s.empireDiscard = [];
    play(s, 'pass');
    expect(question(s).frame.step).toBe('zoriChoice');
    expect(keys(s)).toEqual(['reserve forge', 'nothing']);
    expect(refusalOf(s, 'deck')).toBe('MON-10.69 emptyDeck');
  });

  it('MON-4.9 names what is missing even where a fee would come on top', () => {
    const s = start(2);
    give(s, 0, { coins: 0, knowledge: 0 });
    give(s, 1, { coins: 9 });
    row(s, 'grand-port', 'forge');
    play(s, 'place 1 labour', 'place 2 build');
    play(s, keys(s)[0]);
    give(s, 0, { coins: 0 });
    expect(refusalOf(s, 'place 3 build')).toBe('MON-4.9 nothingToBuild');
  });
});
