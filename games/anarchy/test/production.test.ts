import { describe, expect, it } from 'vitest';
import { production } from '../rules/production.ts';
import type { AnaState } from '../state.ts';
import { GOODS, type Good } from '../vocabulary.ts';
import { acting, answer, c, give, goodsOf, me, path, productionOf } from './builders.ts';

function produce(s: AnaState, card: string): AnaState {
  me(s).paths.push(path(card));
  production.run?.(s, production.do({}));
  return s;
}

function raise(s: AnaState, boxes: { readonly [good in Good]?: number }): AnaState {
  for (const [i, good] of GOODS.entries()) me(s).production[i] = boxes[good] ?? 0;
  return s;
}

describe('production', () => {
  it('ANA-7.1 the path card just taken gives its workers and resources', () => {
    const [plain, engineer] = [produce(acting(), 'steward'), produce(acting(), 'engineer')];
    const got = GOODS.map((good) => (goodsOf(engineer)[good] ?? 0) - (goodsOf(plain)[good] ?? 0));
    // Engineer: 1 artisan, 2 materials, 2 coins, 1 serf; steward: 4 serfs, 1 material, 1 patron, 1 soldier.
    expect(got).toEqual([-3, 1, -1, -1, 0, 2, 1, 0]);
  });

  it('ANA-7.2 ANA-7.3 each track gives its base amount and 1 for each filled box', () => {
    const base = goodsOf(produce(acting(), 'valiant'));
    expect(base).toEqual({ serf: 3, artisan: 2, patron: 2, soldier: 3, knight: 2, coin: 1, material: 3, food: 2 });
    const full = { serf: 4, artisan: 3, material: 4, patron: 5, coin: 4, food: 4, soldier: 5, knight: 4 };
    expect(Object.fromEntries(GOODS.map((good, i) => [good, c.production[i].boxes]))).toEqual(full);
    const raised = goodsOf(produce(raise(acting(), full), 'valiant'));
    for (const good of GOODS) expect(raised[good] - base[good]).toBe(full[good]);
  });

  it('ANA-7.2 W2 boxes material 3, coin 2, knight 1 and the Minstrel', () => {
    const s = produce(raise(acting(), { material: 3, coin: 2, knight: 1 }), 'minstrel');
    expect(goodsOf(s)).toEqual({ serf: 5, artisan: 2, material: 5, patron: 4, coin: 4, food: 2, soldier: 2, knight: 1 });
  });

  it('ANA-7.1 ANA-7.2 is told as one thing: card and tracks together', () => {
    const s = acting();
    s.core.told = [];
    produce(s, 'valiant');
    expect(s.core.told).toEqual([
      {
        key: 'produces',
        params: { seat: 0, gains: ['serf.3', 'artisan.2', 'patron.2', 'soldier.3', 'knight.2', 'coin', 'material.3', 'food.2'] },
      },
    ]);
  });

  it('ANA-7.4 it is added to what lies on the board', () => {
    const s = produce(give(acting(), { serf: 2, knight: 1 }), 'valiant');
    expect(goodsOf(s)).toMatchObject({ serf: 5, knight: 3 });
  });

  it('ANA-7.5 an older path card yields nothing more', () => {
    const s = acting();
    me(s).paths = [];
    produce(s, 'financier');
    const once = goodsOf(s);
    produce(s, 'valiant');
    expect(goodsOf(s).coin - once.coin).toBe(1);
    expect(me(s).paths.map((card) => c.paths[card].id)).toEqual(['financier', 'valiant']);
  });
});

describe('production tracks', () => {
  it('ANA-12.1 an icon fills the next box of its track', () => {
    const s = acting({ goods: { serf: 1 }, tracks: { farms: 2 } });
    answer(s, 'fill farms.3');
    expect(productionOf(s)).toEqual({ food: 1 });
  });

  it('ANA-12.2 an icon for a full track is ignored', () => {
    const s = raise(acting({ goods: { serf: 1 }, tracks: { farms: 2 } }), { food: 4 });
    answer(s, 'fill farms.3');
    expect(productionOf(s)).toEqual({ food: 4 });
  });

  it('ANA-12.3 a raise gives nothing at once, and counts from the next production on', () => {
    const s = acting({ goods: { serf: 1 }, tracks: { farms: 2 } });
    answer(s, 'fill farms.3');
    expect(goodsOf(s)).toEqual({});
    expect(goodsOf(produce(s, 'mason')).food).toBe(1 + 1 + 1);
  });
});
