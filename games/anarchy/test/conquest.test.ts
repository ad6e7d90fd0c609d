import { describe, expect, it } from 'vitest';
import { castleDefence } from '../rules/conquest.ts';
import type { AnaState } from '../state.ts';
import { acting, answer, attributesOf, c, can, give, goodsOf, keys, lootTile, me, own, question, refusalOf, viewOf } from './builders.ts';

const attacks = (s: AnaState, seat = 0): string[] => keys(s, seat).filter((key) => key.startsWith('attack'));

/** Round 1 of classic easy: shield 2, 1 food, 2 bravery. */
function first(goods: Parameters<typeof give>[1]): AnaState {
  const s = acting({ round: 1, goods });
  return { ...s, loot: [lootTile('LRG-1'), ...s.loot.slice(1)] };
}

/** Round 4 of classic easy: shield 5, 2 food, black horse, ram; cards 2 and 3 flipped show 1 and 2. */
function fourth(goods: Parameters<typeof give>[1], seats = 1): AnaState {
  const s = acting({ seats, round: 4, goods });
  for (const [seat, p] of s.players.entries()) {
    own(s, ['smallCrane', 'ram'], seat);
    p.horses = 0b01;
  }
  return { ...s, loot: [...s.loot.slice(0, 3), lootTile('SML-1'), s.loot[4]] };
}

describe('attacking the enemy castle', () => {
  it('ANA-29.1 only with tents, in the Actions phase, and only the castle of the round', () => {
    expect(attacks(acting({ round: 1, goods: { soldier: 9, food: 9 } }))).toContain('attack');
    const siege = acting({ round: 1, scenario: 'siegeEasy', goods: { soldier: 9, food: 9 } });
    expect(refusalOf(siege, 'attack')).toMatchObject({ rule: 'ANA-39.1', key: 'noEnemyCastle' });
    const s = first({ soldier: 2, food: 1 });
    me(s).tent = 0;
    answer(s, 'attack');
    expect(me(s).tent).toBe(1);
  });

  it('ANA-29.2 one attack a round', () => {
    const s = first({ soldier: 9, food: 9 });
    const needed = () => viewOf(s, 0).players[0].forceNeeded;
    expect(needed()).toBe(2);
    answer(s, 'attack');
    expect(needed()).toBeNull();
    expect(refusalOf(s, 'attack')).toMatchObject({ rule: 'ANA-29.2', key: 'castleTaken' });
  });

  it('ANA-29.3 ANA-29.4 the defence is the sum of all shields right of the tent, flipped cards with their lower one', () => {
    const s = acting({ round: 4 });
    const defenceAt = (tent: number): number => {
      me(s).tent = tent;
      return castleDefence(s, c, me(s));
    };
    expect([3, 2, 1, 0].map(defenceAt)).toEqual([5, 7, 8, 9]);
  });

  it('ANA-29.5 soldiers have force 1, knights 2; artisans do not count', () => {
    expect(attacks(first({ soldier: 1, artisan: 9, food: 1 }))).toEqual([]);
    expect(refusalOf(first({ soldier: 1, food: 1 }), 'attack')).toEqual({
      rule: 'ANA-29.5',
      key: 'tooLittleForce',
      params: { force: 2, present: 1 },
    });
    const s = first({ soldier: 1, knight: 1, food: 1 });
    answer(s, 'attack');
    // The knight alone is enough, and who is not needed stays at home.
    expect(goodsOf(s)).toMatchObject({ soldier: 1 });
    expect(goodsOf(s).knight).toBeUndefined();
    const choice = first({ soldier: 2, knight: 1, food: 1 });
    answer(choice, 'attack');
    expect(question(choice)).toMatchObject({ kind: 'amount', min: 0, max: 1 });
    answer(choice, '0');
    expect(goodsOf(choice)).toMatchObject({ knight: 1 });
    expect(goodsOf(choice).soldier).toBeUndefined();
  });

  it('ANA-29.5 knights alone may send 1 force too much, and nobody is sent in vain', () => {
    const s = fourth({ knight: 5, food: 2 });
    answer(s, 'attack');
    // 5 force of knights are three of them; bravery 3 gives the soldier.
    expect(goodsOf(s)).toEqual({ knight: 2, soldier: 1, coin: 2 });
    const mixed = fourth({ knight: 5, soldier: 5, food: 2 });
    answer(mixed, 'attack');
    expect(question(mixed)).toMatchObject({ kind: 'amount', min: 0, max: 3 });
    expect(refusalOf(mixed, '4')).toMatchObject({ rule: 'ANA-29.5', key: 'outOfRange' });
    answer(mixed, '3');
    expect(goodsOf(mixed)).toEqual({ knight: 2, soldier: 5 + 1, coin: 2 });
    const few = fourth({ knight: 2, soldier: 2, food: 2 });
    answer(few, 'attack');
    // Both knights must go, and one soldier of the two.
    expect(goodsOf(few)).toEqual({ soldier: 1 + 1, coin: 2 });
  });

  it('ANA-29.6 it takes the food shown, and every horse and weapon, which stay', () => {
    const s = fourth({ soldier: 5, food: 2 });
    me(s).horses = 0;
    expect(refusalOf(s, 'attack')).toMatchObject({ rule: 'ANA-29.6', key: 'needsHorses', params: { horses: ['black'] } });
    me(s).horses = 0b01;
    me(s).machines = 0b1;
    expect(refusalOf(s, 'attack')).toMatchObject({ rule: 'ANA-29.6', key: 'needsMachines', params: { machines: ['ram'] } });
    own(s, ['ram']);
    give(s, { food: 1 });
    expect(refusalOf(s, 'attack')).toMatchObject({ rule: 'ANA-29.6', key: 'needsFood' });
    give(s, { food: 2 });
    answer(s, 'attack');
    expect(goodsOf(s).food).toBeUndefined();
    expect([me(s).horses, me(s).machines]).toEqual([0b01, 0b1001]);
  });

  it('ANA-29.6 where two horses or two weapons are shown, one is not enough', () => {
    // Round 5 of classic hard: both horses, ram and siege tower.
    const s = own(acting({ round: 5, scenario: 'classicHard', goods: { soldier: 9, food: 3 } }), ['ram', 'siegeTower']);
    for (const [horses, missing] of [
      [0b01, 'white'],
      [0b10, 'black'],
    ] as const) {
      me(s).horses = horses;
      expect(attacks(s)).toEqual([]);
      expect(refusalOf(s, 'attack')).toMatchObject({ key: 'needsHorses', params: { horses: [missing] } });
    }
    me(s).horses = 0b11;
    expect(attacks(s)).toEqual(['attack']);
    me(s).machines = 0b0001000;
    expect(attacks(s)).toEqual([]);
    expect(refusalOf(s, 'attack')).toMatchObject({ key: 'needsMachines', params: { machines: ['siegeTower'] } });
  });

  it('ANA-29.7 the tent moves, the tally grows, then card, loot and crush', () => {
    const s = first({ soldier: 4, food: 1 });
    const told = answer(s, 'attack crush2');
    expect(told.map(({ key, params }) => (key === 'gains' ? params.what : key))).toEqual([
      'takesCastle',
      'attributeRises',
      'attributeRises',
      'coin',
      'material',
      'food',
      'crushes',
      'food',
    ]);
    expect(me(s)).toMatchObject({ tent: 1, castles: 1 });
    expect(goodsOf(s)).toEqual({ coin: 1, material: 1, food: 2 });
    expect(attributesOf(s)).toEqual({ bravery: 2 });
  });

  it('ANA-29.8 the loot stays: everyone who takes the castle gets it all', () => {
    const s = fourth({ soldier: 5, food: 2 }, 2);
    give(s, { soldier: 5, food: 2 }, 1);
    answer(s, 'attack', 1);
    answer(s, 'attack', 0);
    for (const seat of [0, 1]) expect([goodsOf(s, seat).coin, attributesOf(s, seat)]).toEqual([2, { bravery: 4, might: 1 }]);
  });

  it('ANA-29.9 it cannot fail: without everything it is not offered', () => {
    for (const goods of [{ soldier: 1, food: 1 }, { soldier: 2 }, { artisan: 5, food: 5 }]) expect(attacks(first(goods))).toEqual([]);
  });

  it('ANA-29.10 with 2, 3 or 4 more force one crush reward: food, influence or might; a smaller one or none may be chosen', () => {
    expect(attacks(first({ soldier: 3, food: 1 }))).toEqual(['attack']);
    expect(attacks(first({ soldier: 4, food: 1 }))).toEqual(['attack', 'attack crush2']);
    expect(refusalOf(first({ soldier: 4, food: 1 }), 'attack crush3')).toMatchObject({
      key: 'tooLittleForce',
      params: { force: 5, present: 4 },
    });
    expect(attacks(first({ soldier: 6, food: 1 }))).toEqual(['attack', 'attack crush2', 'attack crush3', 'attack crush4']);
    const reward = (key: string) => {
      const s = first({ soldier: 6, food: 1 });
      answer(s, key);
      return [goodsOf(s).food, attributesOf(s), goodsOf(s).soldier ?? 0];
    };
    expect(reward('attack')).toEqual([1, { bravery: 2 }, 4]);
    expect(reward('attack crush2')).toEqual([2, { bravery: 2 }, 2]);
    expect(reward('attack crush3')).toEqual([1, { bravery: 2, influence: 1 }, 1]);
    expect(reward('attack crush4')).toEqual([1, { bravery: 2, might: 1 }, 0]);
  });

  it('ANA-29.11 W16 only one crush reward, however much force is spent', () => {
    const s = fourth({ soldier: 9, food: 2 });
    answer(s, 'attack crush4');
    // Bravery 3 gives a soldier.
    expect(goodsOf(s)).toEqual({ coin: 2, soldier: 1 });
    expect(attributesOf(s)).toEqual({ bravery: 4, might: 2 });
    const food = fourth({ soldier: 9, food: 2 });
    answer(food, 'attack crush2');
    expect(goodsOf(food)).toEqual({ soldier: 2 + 1, coin: 2, food: 1 });
  });

  it('ANA-29.3 ANA-29.6 ANA-29.7 W15 round 4 of classic easy: force 8, 7, 5 and 5 by the places of the tents', () => {
    const s = fourth({}, 4);
    [1, 2, 3, 3].forEach((tent, seat) => {
      s.players[seat].tent = tent;
      give(s, { food: 2 }, seat);
    });
    [8, 7, 5, 5].forEach((force, seat) => {
      expect(castleDefence(s, c, s.players[seat])).toBe(force);
      give(s, { soldier: force - 1 }, seat);
      expect(can(s, 'attack', seat)).toBe(false);
      give(s, { soldier: force }, seat);
      answer(s, 'attack', seat);
      expect(s.players[seat]).toMatchObject({ tent: 4, castles: 1 });
      // Bravery 3 gives a soldier.
      expect([goodsOf(s, seat), attributesOf(s, seat)]).toEqual([
        { coin: 2, soldier: 1 },
        { bravery: 4, might: 1 },
      ]);
    });
  });
});
