import { describe, expect, it } from 'vitest';
import {
  below,
  type Chance,
  chachaChance,
  copyChance,
  dice,
  draw,
  fastChance,
  hashText,
  look,
  SEED_PATTERN,
  scriptChance,
  seedFrom,
  shuffle,
} from '../index.ts';
import { SEED } from './builders.ts';

const STREAMS: readonly { name: string; make: () => Chance }[] = [
  { name: 'chacha', make: () => chachaChance(SEED) },
  { name: 'fast', make: () => fastChance(42) },
  { name: 'script', make: () => scriptChance([], 42) },
];

/** Sum of squared deviations over the expectation: about `cells - 1` when all cells are as likely. */
function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

describe.each(STREAMS)('the $name stream', ({ make }) => {
  it('draws every number as often, within chance', () => {
    const chance = make();
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i++) counts[below(chance, 6)]++;
    expect(chiSquared(counts)).toBeLessThan(25);
  });

  it('prefers no remainder when the range does not divide 2 to the 32', () => {
    const chance = make();
    const n = 3 * 2 ** 30;
    let low = 0;
    for (let i = 0; i < 30_000; i++) if (below(chance, n) < 2 ** 30) low++;
    expect(low / 30_000).toBeGreaterThan(0.32);
    expect(low / 30_000).toBeLessThan(0.347);
  });

  it('shuffles into every order as often, within chance', () => {
    const chance = make();
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(chance, [0, 1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquared([...counts.values()])).toBeLessThan(60);
  });

  it('goes on from a copy as from the original, without one moving the other', () => {
    const chance = make();
    below(chance, 6);
    const copy = copyChance(chance);
    expect(copy).toEqual(chance);
    const first = dice(chance, 20, 100);
    expect(dice(copy, 20, 100)).toEqual(first);
    dice(copy, 3, 100);
    expect(copy).not.toEqual(chance);
  });

  it('is the same after a trip through JSON', () => {
    const chance = make();
    dice(chance, 20, 6);
    const back: Chance = JSON.parse(JSON.stringify(chance));
    expect(dice(back, 40, 1000)).toEqual(dice(chance, 40, 1000));
  });

  it('counts every draw and every look as a moment', () => {
    const chance = make();
    const moments = (act: () => void): number => {
      const before = chance.moments;
      act();
      return chance.moments - before;
    };
    expect(moments(() => below(chance, 2))).toBe(1);
    expect(moments(() => dice(chance, 3, 6))).toBe(3);
    expect(moments(() => draw(chance, [1, 2]))).toBe(1);
    expect(moments(() => look(chance, [1, 2], 1))).toBe(1);
    expect(moments(() => shuffle(chance, [1, 2, 3]))).toBeGreaterThan(0);
  });

  it.each([0, -1, Number.NaN, 2 ** 32 + 1])('says at once that nothing can be drawn below %s', (n) => {
    expect(() => below(make(), n)).toThrow('drawn below');
  });
});

describe('dice, piles', () => {
  it('rolls faces from 1 to the number of sides', () => {
    const faces = dice(chachaChance(SEED), 1000, 6);
    expect(Math.min(...faces)).toBe(1);
    expect(Math.max(...faces)).toBe(6);
  });

  it('draws the top card, which is the last, and nothing from an empty pile', () => {
    const pile = ['bottom', 'middle', 'top'];
    expect(draw(fastChance(1), pile)).toBe('top');
    expect(pile).toEqual(['bottom', 'middle']);
    expect(draw(fastChance(1), [])).toBeUndefined();
  });

  it('looks at the top cards, topmost first, and leaves them', () => {
    const pile = [1, 2, 3, 4];
    expect(look(fastChance(1), pile, 2)).toEqual([4, 3]);
    expect(look(fastChance(1), pile, 9)).toEqual([4, 3, 2, 1]);
    expect(look(fastChance(1), pile, 0)).toEqual([]);
    expect(pile).toEqual([1, 2, 3, 4]);
  });

  it('keeps all cards in a shuffle, and shuffles in place', () => {
    const cards = Array.from({ length: 60 }, (_, i) => i);
    const shuffled = shuffle(chachaChance(SEED), cards);
    expect(shuffled).toBe(cards);
    expect(cards.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i));
    expect(cards).not.toEqual(cards.toSorted((a, b) => a - b));
  });
});

describe('scripted chance', () => {
  it('gives the dice and the draws it was told, in order', () => {
    const chance = scriptChance([2, 4, 0, 7]);
    expect(dice(chance, 3, 6)).toEqual([3, 5, 1]);
    expect(below(chance, 8)).toBe(7);
  });

  it('gives the order of a shuffle as a list of places', () => {
    const chance = scriptChance([[2, 0, 1], 3]);
    expect(shuffle(chance, ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
    expect(below(chance, 6)).toBe(3);
  });

  it('also shuffles by single draws', () => {
    expect(shuffle(scriptChance([0, 0]), ['a', 'b', 'c'])).toEqual(['b', 'c', 'a']);
  });

  it('goes on with a stream of its own when the script is done', () => {
    const one = scriptChance([5], 1);
    const other = scriptChance([5], 2);
    expect([below(one, 6), below(other, 6)]).toEqual([5, 5]);
    const [first, second] = [one, other].map((chance) => dice(chance, 20, 6));
    expect(first).not.toEqual(second);
  });

  it('says what does not fit instead of giving something else', () => {
    expect(() => below(scriptChance([6]), 6)).toThrow('says 6 where 0 to 5 is possible');
    expect(() => below(scriptChance([-1]), 6)).toThrow('says -1');
    expect(() => below(scriptChance([[1, 0]]), 6)).toThrow('expected a shuffle');
    expect(() => shuffle(scriptChance([[1, 0]]), ['a', 'b', 'c'])).toThrow('has 2 cards, the pile 3');
    expect(() => shuffle(scriptChance([[0, 0, 1]]), ['a', 'b', 'c'])).toThrow('not an order of the pile');
    expect(() => shuffle(scriptChance([[1, 2, 3]]), ['a', 'b', 'c'])).toThrow('not an order of the pile');
  });
});

describe('seeds', () => {
  it('makes 256 bits from a text, always the same', () => {
    expect(seedFrom('caravan')).toMatch(SEED_PATTERN);
    expect(seedFrom('caravan')).toBe(seedFrom('caravan'));
  });

  it('makes different seeds from different texts', () => {
    const seeds = new Set(Array.from({ length: 2000 }, (_, i) => seedFrom(`game ${i}`)));
    expect(seeds.size).toBe(2000);
  });

  it('uses every one of the 256 bits as key', () => {
    const base = '0'.repeat(64);
    const streams = new Set(
      Array.from({ length: 64 }, (_, i) => dice(chachaChance(`${base.slice(0, i)}1${base.slice(i + 1)}`), 8, 1000).join()),
    );
    expect(streams.size).toBe(64);
  });

  it('gives the same game on every machine', () => {
    expect(dice(chachaChance(seedFrom('caravan')), 12, 6)).toEqual([5, 5, 5, 2, 4, 4, 3, 5, 2, 4, 5, 2]);
    expect(dice(fastChance(hashText('caravan')), 12, 6)).toEqual([5, 5, 6, 6, 3, 5, 3, 1, 1, 2, 4, 6]);
  });
});
