import { describe, expect, it } from 'vitest';
import { TRADES } from '../options.ts';
import { acting, answer, asked, begin, can, give, goodsOf, keys, playUntil, preparing, refusalOf } from './builders.ts';

const trades = (s: ReturnType<typeof acting>, seat = 0): string[] => keys(s, seat).filter((key) => key.startsWith('trade'));

describe('free trade', () => {
  it('ANA-13.6 2 resources for 1 of a different type, any number of times', () => {
    const s = acting({ goods: { material: 4 } });
    expect(answer(s, 'trade material material food')).toEqual([
      { key: 'trades', params: { seat: 0, costs: ['material.2'], gains: ['food'] } },
    ]);
    answer(s, 'trade material material coin');
    expect(goodsOf(s)).toEqual({ food: 1, coin: 1 });
    expect(refusalOf(s, 'trade material material coin')).toMatchObject({ rule: 'ANA-13.6', key: 'cannotTrade' });
  });

  it('ANA-13.7 the two may be of one or two types; what is gained is of neither', () => {
    expect(trades(acting({ goods: { coin: 1, food: 1 } }))).toEqual(['trade coin food material']);
    expect(trades(acting({ goods: { coin: 2 } }))).toEqual(['trade coin coin material', 'trade coin coin food']);
    expect(TRADES).toHaveLength(9);
    for (const { give: given, take } of TRADES) expect(given).not.toContain(take);
  });

  it('ANA-13.8 workers are never traded', () => {
    expect(trades(acting({ goods: { serf: 5, artisan: 5, patron: 5, soldier: 5, knight: 5, coin: 1 } }))).toEqual([]);
  });

  it('ANA-13.9 it is open from production to the payment of food', () => {
    const s = begin();
    expect(asked(s)).toEqual(['0 draftPath']);
    playUntil(s, ({ phase }) => phase === 'actions');
    give(s, { coin: 2, material: 0, food: 0 });
    expect(can(s, 'trade coin coin food')).toBe(true);
    const hungry = preparing(acting({ round: 2, goods: { coin: 2, material: 2, soldier: 1 } }));
    expect(keys(hungry)).toEqual(['trade coin coin food', 'trade coin material food', 'trade material material food', 'pay']);
    answer(hungry, 'trade coin coin food');
    answer(hungry, 'pay');
    expect(asked(hungry)).toEqual(['0 deploy']);
  });

  it('ANA-13.10 in the Actions phase who is done trades no more; the food step is the last occasion', () => {
    const s = give(acting({ seats: 2, goods: { coin: 2, soldier: 1 } }), { coin: 2 }, 1);
    answer(s, 'done', 0);
    expect(refusalOf(s, 'trade coin coin food', 0)).toMatchObject({ rule: 'ANA-4.5' });
    expect(can(s, 'trade coin coin food', 1)).toBe(true);
    answer(s, 'done', 1);
    expect(asked(s)).toContain('0 foodStep');
    expect(keys(s, 0)).toEqual(['trade coin coin food', 'pay']);
  });
});
