import { describe, expect, it } from 'vitest';
import { priceList } from '../rules/price-list.ts';
import { rebellionOdds } from '../rules/rebellion.ts';
import { c, viewOf } from './builders.ts';
import { shopping } from './shopping.ts';

describe('the list of prices', () => {
  it('counts points that must be bought, and what is spared or improved (UNI-9.4, UNI-16.3, UNI-46.23)', () => {
    const s = shopping({ florins: 1000, points: { green: 1 }, tokens: { green: 1 } });
    const { units, buildings, vehicles, promotions, card } = priceList(s, 0);
    expect(units.archer).toEqual({ florins: 50, spared: 50, points: 0, bought: 0 });
    // Two of three points are there: one produced, one by a token that may be spared.
    expect(buildings.city[0]).toEqual({ florins: 400, spared: 500, points: 3, bought: 1 });
    expect(buildings.city[2]).toEqual({ florins: 100, spared: 100, points: 1, bought: 0 });
    expect(buildings.village[1]).toBeNull();
    expect(vehicles.galley[2][1]).toMatchObject({ florins: 200, points: 1 });
    expect(promotions[0][2]).toMatchObject({ points: 2 });
    expect(card).toBe(100);
  });

  it('is told to its own player alone', () => {
    const s = shopping({ florins: 1000 });
    expect(viewOf(s, 0).players.map(({ prices, taxes }) => [prices === null, taxes === null])).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(viewOf(s, null).players.every(({ prices }) => prices === null)).toBe(true);
  });
});

describe('the odds of a rebellion', () => {
  it('are the share of Event cards that tolerate less, without the one on top (UNI-7.1)', () => {
    const s = shopping({});
    const [least, most] = [Math.min(...c.taxLevels), Math.max(...c.taxLevels)];
    s.eventDeck = [0, 1, 2, 3];
    const below = (tax: number): number => [0, 1, 2].filter((card) => c.events[card].toleratedTax < tax).length / 3;
    for (const tax of c.taxLevels) expect(rebellionOdds(s, tax)).toBe(below(tax));
    expect(rebellionOdds(s, least)).toBeLessThanOrEqual(rebellionOdds(s, most) ?? 0);
    s.eventDeck = [0];
    expect(rebellionOdds(s, most)).toBeNull();
  });
});
