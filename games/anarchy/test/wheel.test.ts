import { describe, expect, it } from 'vitest';
import { countOf } from '../rules/goals.ts';
import { QUARTERS } from '../vocabulary.ts';
import {
  acting,
  answer,
  attributesOf,
  c,
  can,
  goodsOf,
  keys,
  me,
  own,
  play,
  productionOf,
  refusalOf,
  viewOf,
  wheelMask,
} from './builders.ts';

describe('Wheel of Fortune', () => {
  it('ANA-14.1 each box costs 1 coin', () => {
    const s = acting({ goods: { coin: 2 } });
    answer(s, 'fill gui1');
    expect(goodsOf(s)).toEqual({ coin: 1, artisan: 1 });
    expect(refusalOf(acting(), 'fill gui1')).toMatchObject({ rule: 'ANA-8.17', params: { lackingGoods: ['coin'] } });
  });

  it('ANA-14.2 a box must be joined to the centre or to a filled box', () => {
    const s = acting({ goods: { coin: 5 } });
    const reachable = () => keys(s).filter((key) => /^fill (mer|gui|all|wea)\d/.test(key));
    expect(reachable()).toEqual(['fill mer1', 'fill gui1', 'fill all1', 'fill wea1']);
    expect(refusalOf(s, 'fill mer4')).toMatchObject({ rule: 'ANA-14.2', key: 'notLinked' });
    play(s, 'fill mer1', 'fill mer3');
    expect(refusalOf(s, 'fill mer1')).toEqual({ rule: 'ANA-8.4', key: 'alreadyFilled', params: { box: 'wheel.mer1' } });
    expect(reachable()).toEqual(['fill mer2', 'fill mer4', 'fill gui1', 'fill all1', 'fill wea1']);
  });

  it('ANA-14.2 the lines of the wheel', () => {
    const lines = [
      ...['mer', 'gui', 'all'].flatMap((quarter) => ['1-2', '1-3', '2-4', '3-4', '4-5', '4-6', '5-6'].map((line) => [quarter, line])),
      ...['1-2', '1-3', '2-6', '3-4', '4-5', '5-6', '5-7', '6-8', '6-9', '7-9', '8-10', '9-10'].map((line) => ['wea', line]),
    ].map(([quarter, line]) => line.split('-').map((n) => quarter + n));
    const beside = ['mer1', 'gui1', 'all1', 'wea1'];
    for (const { id } of c.wheel) {
      const filled = id.slice('wheel.'.length);
      const s = acting({ goods: { coin: 1 } });
      me(s).wheel = wheelMask(filled);
      const joined = lines.flatMap((ends) => (ends.includes(filled) ? ends : []));
      const open = new Set([...beside, ...joined].filter((box) => box !== filled));
      const offered = keys(s).flatMap((key) => (/^fill (mer|gui|all|wea)/.test(key) ? [key.slice('fill '.length)] : []));
      expect(new Set(offered)).toEqual(open);
    }
  });

  it('ANA-14.3 three quarters of 6 boxes and the weapon makers with 10', () => {
    const sizes = c.quarters.map(({ mask }) => c.wheel.filter((_, i) => (mask & (1 << i)) !== 0).length);
    expect(Object.fromEntries(QUARTERS.map((quarter, i) => [quarter, sizes[i]]))).toEqual({
      mercenaries: 6,
      guildsmen: 6,
      allies: 6,
      weaponMakers: 10,
    });
  });

  it('ANA-14.4 the three quarters give their goods and raise knight, artisan and patron production', () => {
    const all = (prefix: string) => {
      const s = acting({ goods: { coin: 6 } });
      play(s, ...[1, 2, 3, 4, 5, 6].map((n) => `fill ${prefix}${n}`));
      return [goodsOf(s), attributesOf(s), productionOf(s)];
    };
    expect(all('mer')).toEqual([{ soldier: 2, food: 1, knight: 2 }, { might: 1 }, { knight: 2 }]);
    expect(all('gui')).toEqual([{ artisan: 3, material: 3 }, { influence: 1 }, { artisan: 2 }]);
    expect(all('all')).toEqual([{ patron: 3, serf: 2 }, { loyalty: 2 }, { patron: 2 }]);
  });

  it('ANA-14.5 weapon makers develop machines or give materials, an artisan, material production and might', () => {
    const s = acting({ goods: { coin: 10 } });
    for (const n of [1, 3, 4, 5, 7, 2, 6, 9, 8, 10]) answer(s, `fill wea${n}`);
    expect(viewOf(s, 0).players[0].developed).toEqual([
      'smallCrane',
      'largeCrane',
      'ballista',
      'ram',
      'siegeTower',
      'catapult',
      'trebuchet',
    ]);
    expect([goodsOf(s), attributesOf(s), productionOf(s)]).toEqual([{ material: 2, artisan: 1 }, { might: 1 }, { material: 1 }]);
  });
});

describe('machines', () => {
  it('ANA-14.6 a developed machine is owned only when constructed, with artisans and materials and no coin', () => {
    const s = acting({ goods: { coin: 1, artisan: 1, material: 2 } });
    expect(refusalOf(s, 'construct smallCrane')).toMatchObject({ rule: 'ANA-14.6', key: 'notDeveloped' });
    answer(s, 'fill wea1');
    expect(me(s).machines).toBe(0);
    answer(s, 'construct smallCrane');
    expect(viewOf(s, 0).players[0].constructed).toEqual(['smallCrane']);
    expect(goodsOf(s)).toEqual({});
  });

  it.each([
    ['smallCrane', 1, 2, [], 0],
    ['largeCrane', 2, 2, ['smallCrane'], 1],
    ['ballista', 1, 1, [], 1],
    ['ram', 1, 2, ['smallCrane'], 1],
    ['siegeTower', 1, 3, ['smallCrane'], 2],
    ['catapult', 2, 2, ['largeCrane'], 2],
    ['trebuchet', 2, 3, ['largeCrane'], 3],
  ] as const)('ANA-14.7 ANA-14.8 %s: %i artisans, %i materials, needs %j, gives %i might', (machine, artisan, material, needs, might) => {
    const s = acting({ goods: { artisan, material } });
    me(s).developed = 0b1111111;
    if (needs.length > 0) {
      expect(refusalOf(s, `construct ${machine}`)).toMatchObject({ rule: 'ANA-8.5', key: 'needsMachines', params: { machines: needs } });
      own(s, needs);
    }
    answer(s, `construct ${machine}`);
    const { artisan: left = 0, material: over = 0 } = goodsOf(s);
    expect([left - (might === 3 ? 1 : 0), over]).toEqual([0, 0]);
    expect(attributesOf(s).might ?? 0).toBe(might);
  });

  it('ANA-14.9 machines may be developed in any joined order; a missing crane blocks construction only', () => {
    const s = acting({ goods: { coin: 6, artisan: 5, material: 9 } });
    play(s, 'fill wea1', 'fill wea3', 'fill wea4', 'fill wea5');
    expect(refusalOf(s, 'construct ram')).toMatchObject({ key: 'needsMachines' });
    expect(can(s, 'fill wea7')).toBe(true);
  });

  it('ANA-14.6 ANA-14.9 W7 developing on without the crane, and the ballista later', () => {
    const s = acting({ goods: { coin: 1, artisan: 2, material: 4 } });
    me(s).wheel = wheelMask('all1', 'all2', 'wea1', 'wea3', 'wea4', 'wea5');
    me(s).developed = 0b0001001;
    expect(can(s, 'construct ram')).toBe(false);
    expect(['fill wea6', 'fill wea7', 'fill wea2'].map((key) => can(s, key))).toEqual([true, true, true]);
    play(s, 'fill wea2', 'construct ballista');
    expect(viewOf(s, 0).players[0].constructed).toEqual(['ballista']);
  });

  it('ANA-14.10 each machine once, and it is never spent', () => {
    const s = own(acting({ round: 4, goods: { artisan: 9, material: 9, soldier: 9, food: 2 } }), ['smallCrane', 'ram']);
    me(s).horses = 0b01;
    expect(refusalOf(s, 'construct ram')).toMatchObject({ rule: 'ANA-8.4', key: 'alreadyFilled' });
    answer(s, 'attack');
    expect(viewOf(s, 0).players[0].constructed).toEqual(['smallCrane', 'ram']);
  });

  it('ANA-14.11 a quarter is completed when all its boxes are filled', () => {
    const s = acting();
    me(s).wheel = wheelMask('mer1', 'mer2', 'mer3', 'mer4', 'mer5');
    expect(countOf(c, me(s), 'wheelQuartersCompleted')).toBe(0);
    me(s).wheel |= wheelMask('mer6');
    expect(countOf(c, me(s), 'wheelQuartersCompleted')).toBe(1);
  });
});
