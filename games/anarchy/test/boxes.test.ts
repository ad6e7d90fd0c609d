import { foresee, stateHash } from '@castellan/engine';
import { withPack } from '@castellan/engine/kit';
import { describe, expect, it } from 'vitest';
import { content, game } from '../index.ts';
import {
  acting,
  answer,
  asked,
  attributesOf,
  can,
  filled,
  fillTracks,
  give,
  goodsOf,
  keys,
  me,
  own,
  play,
  productionOf,
  question,
  refusalOf,
  setAttributes,
  topCards,
  viewOf,
} from './builders.ts';

describe('boxes', () => {
  it('ANA-8.1 an action pays its cost to the supply, fills the box and takes what it shows', () => {
    const s = acting({ goods: { serf: 2, coin: 1 } });
    answer(s, 'fill quarryForest.1');
    expect(goodsOf(s)).toEqual({ serf: 1, coin: 1, material: 1 });
    expect(filled(s, 'quarryForest')).toBe(1);
  });

  it('ANA-8.2 a box gives all it shows, and its choices are the owner’s', () => {
    const s = acting({ goods: { patron: 1 }, tracks: { governance: 8 } });
    answer(s, 'fill governance.9');
    expect(attributesOf(s)).toEqual({ influence: 1 });
    expect(asked(s)).toEqual(['0 resourceChoice']);
    answer(s, 'take food');
    expect(goodsOf(s)).toEqual({ food: 1 });
  });

  it('ANA-8.3 what a box causes is resolved before the next action', () => {
    const s = acting({ goods: { patron: 2, serf: 1 }, tracks: { entertainment: 1 } });
    topCards(s, [{ ingredient: 'malt' }, { ingredient: 'hops' }]);
    answer(s, 'fill entertainment.2');
    expect(asked(s)).toEqual(['0 brewCell']);
    expect(refusalOf(s, 'fill farms.1').key).toBe('unknownOption');
    play(s, 'brew 1 1', 'brew 1 3');
    expect(asked(s)).toEqual(['0 action']);
  });

  it('ANA-8.4 tracks are filled in order, one box at a time', () => {
    const s = acting({ goods: { serf: 3 } });
    expect(can(s, 'fill farms.1')).toBe(true);
    expect(refusalOf(s, 'fill farms.2')).toEqual({ rule: 'ANA-8.4', key: 'outOfOrder', params: { nextBox: 'farms.1' } });
    answer(s, 'fill farms.1');
    expect(can(s, 'fill farms.2')).toBe(true);
    expect(refusalOf(s, 'fill farms.1')).toMatchObject({ rule: 'ANA-8.4', key: 'alreadyFilled' });
  });

  it('ANA-8.5 a condition must hold and is not used up', () => {
    const s = acting({ goods: { artisan: 2, material: 2 }, tracks: { gate: 2 } });
    expect(refusalOf(s, 'fill gate.3')).toEqual({ rule: 'ANA-8.5', key: 'needsMachines', params: { machines: ['smallCrane'] } });
    own(s, ['smallCrane']);
    play(s, 'fill gate.3', 'fill gate.4');
    expect(viewOf(s, 0).players[0].constructed).toEqual(['smallCrane']);
    expect(refusalOf(fillTracks(acting({ goods: { artisan: 1 } }), { warfare: 1 }), 'fill ramparts.2')).toMatchObject({ rule: 'ANA-8.4' });
    const measure = acting({ goods: { artisan: 1 }, tracks: { warfare: 1, ramparts: 1 } });
    expect(refusalOf(measure, 'fill ramparts.2')).toEqual({
      rule: 'ANA-8.5',
      key: 'needsMeasure',
      params: { command: 'warfare', n: 2, measure: 1 },
    });
  });

  it('ANA-8.6 the same action may be done again as long as it is paid and boxes are left', () => {
    const s = acting({ goods: { serf: 9 } });
    for (let n = 1; n <= 8; n++) answer(s, `fill farms.${n}`);
    expect(filled(s, 'farms')).toBe(8);
    expect(keys(s).some((key) => key.startsWith('fill farms'))).toBe(false);
  });

  it('ANA-8.7 a level is built before its boxes: with the measure, the crane, 1 artisan and 1 material', () => {
    const s = acting({ goods: { artisan: 1, material: 1, patron: 1 } });
    expect(refusalOf(s, 'build keep.1')).toMatchObject({ rule: 'ANA-8.5', key: 'needsMeasure' });
    fillTracks(s, { governance: 1 });
    expect(can(s, 'fill keep.1.1')).toBe(false);
    answer(s, 'build keep.1');
    expect(goodsOf(s)).toEqual({ patron: 1, coin: 1 });
    expect(can(s, 'fill keep.1.1')).toBe(true);
    const medium = acting({ goods: { artisan: 1, material: 1 }, tracks: { governance: 4, keep: 4 } });
    expect(refusalOf(medium, 'build keep.2')).toMatchObject({ rule: 'ANA-8.5', params: { machines: ['smallCrane'] } });
    expect(refusalOf(give(own(medium, ['smallCrane']), { artisan: 0 }), 'build keep.2')).toMatchObject({ rule: 'ANA-8.17' });
  });

  it('ANA-8.8 building fills the build box and gives the level’s reward', () => {
    const s = acting({ goods: { artisan: 1, material: 1 }, tracks: { governance: 2 } });
    answer(s, 'build bank.1');
    expect(goodsOf(s)).toEqual({ coin: 1 });
    expect(filled(s, 'bank')).toBe(1);
  });

  it('ANA-8.9 ANA-8.10 levels come in order, each complete before the next', () => {
    const s = own(acting({ goods: { artisan: 5, material: 5, patron: 5 }, tracks: { governance: 9 } }), ['smallCrane', 'largeCrane']);
    expect(can(s, 'build keep.2')).toBe(false);
    play(s, 'build keep.1', 'fill keep.1.1', 'fill keep.1.2', 'take coin');
    expect(refusalOf(s, 'build keep.2')).toEqual({ rule: 'ANA-8.4', key: 'outOfOrder', params: { nextBox: 'keep.1.3' } });
    play(s, 'fill keep.1.3', 'line warfare');
    expect(can(s, 'build keep.2')).toBe(true);
    expect(can(s, 'build keep.3')).toBe(false);
  });

  it('ANA-8.10 the next chapel waits for the last square of the one before', () => {
    const s = own(acting({ goods: { artisan: 1, material: 2, coin: 1, food: 1 }, tracks: { worship: 4, chapel: 1 } }), ['smallCrane']);
    for (const resource of ['coin', 'food', 'material']) {
      expect(can(s, 'build chapel.2')).toBe(false);
      expect(refusalOf(s, 'build chapel.2')).toMatchObject({ rule: 'ANA-8.10', key: 'levelIncomplete' });
      answer(s, `fill chapel.1.${resource}`);
    }
    expect(can(s, 'build chapel.2')).toBe(true);
  });

  it('ANA-8.15 what is gained can be spent in the same phase', () => {
    const s = acting({ goods: { patron: 1 } });
    play(s, 'fill governance.1', 'fill mer1');
    expect(goodsOf(s)).toEqual({ soldier: 1 });
  });

  it('ANA-8.16 a resource of choice is coin, material or food', () => {
    const s = acting({ goods: { patron: 1 }, tracks: { governance: 1, keep: 2 } });
    answer(s, 'fill keep.1.2');
    expect(keys(s)).toEqual(['take coin', 'take material', 'take food']);
    answer(s, 'take material');
    expect(goodsOf(s)).toEqual({ material: 1 });
  });

  it('ANA-8.17 nothing is paid in part', () => {
    const s = acting({ goods: { artisan: 1 } });
    expect(refusalOf(s, 'fill walls.1')).toEqual({
      rule: 'ANA-8.17',
      key: 'cannotPay',
      params: { costs: ['artisan', 'material'], lackingGoods: ['material'] },
    });
    const before = stateHash(s);
    expect(can(s, 'fill walls.1')).toBe(false);
    expect(stateHash(s)).toBe(before);
    expect(goodsOf(s)).toEqual({ artisan: 1 });
    // 1 of 2 materials is not enough either.
    const crane = acting({ goods: { artisan: 1, material: 1 } });
    me(crane).developed = 1;
    expect(can(crane, 'construct smallCrane')).toBe(false);
    expect(refusalOf(crane, 'construct smallCrane')).toEqual({
      rule: 'ANA-8.17',
      key: 'cannotPay',
      params: { costs: ['artisan', 'material.2'], lackingGoods: ['material'] },
    });
  });

  it('ANA-8.18 gains come in the order of the data, then choices; nothing else is offered while one is open', () => {
    // Farms 7: loyalty and food production; entertainment 9: loyalty, then the brewery.
    const s = setAttributes(acting({ goods: { patron: 1, coin: 2 }, tracks: { entertainment: 8 } }), { loyalty: 2 });
    me(s).knowledge = 1;
    topCards(s, [{ ingredient: 'malt' }, { ingredient: 'malt' }]);
    const told = answer(s, 'fill entertainment.9').map(({ key }) => key);
    expect(told).toEqual(['fills', 'attributeRises', 'gains', 'brews']);
    expect(question(s).frame.step).toBe('brewCell');
    expect(keys(s).every((key) => key.startsWith('brew'))).toBe(true);
    // Ramparts 4 lists influence before the soldier.
    const ramparts = acting({ goods: { artisan: 1 }, tracks: { warfare: 5, ramparts: 3 } });
    expect(answer(ramparts, 'fill ramparts.4').map(({ key }) => key)).toEqual(['fills', 'attributeRises', 'gains']);
  });

  it('ANA-8.3 ANA-8.18 what comes after a choice in the order of a box waits for it, and is not forgotten', async () => {
    // No printed box has anything after a choice; a pack may print one.
    const added = await content.add({
      game: 'anarchy',
      name: 'busy',
      changes: { machines: { ballista: { reward: { any: 2, prod: ['coin'] } } } },
    });
    const s = withPack(acting({ goods: { artisan: 1, material: 1 } }), added.ok ? added.id : '');
    me(s).developed = 0b100;
    answer(s, 'construct ballista');
    expect([attributesOf(s), productionOf(s)]).toEqual([{ might: 1 }, {}]);
    answer(s, 'take food');
    expect(productionOf(s)).toEqual({});
    answer(s, 'take coin');
    expect([goodsOf(s), productionOf(s)]).toEqual([{ food: 1, coin: 1 }, { coin: 1 }]);
    expect(asked(s)).toEqual(['0 action']);
  });
});

describe('domain cards', () => {
  it('ANA-8.11 the top cards are turned up, one row is used, and they go to the own discard pile', () => {
    const s = acting({ goods: { patron: 1 }, tracks: { worship: 2, chapel: 1 } });
    topCards(s, [{ knight: 'sword' }, { knight: 'spur' }]);
    const top = me(s).deck.slice(-2).reverse();
    answer(s, 'fill knightTraining.1');
    expect(me(s).discard).toEqual(top);
    expect(me(s).deck).toHaveLength(22);
    expect(me(s).revealed).toEqual([]);
  });

  it('ANA-8.12 an empty deck is made anew of the discards, without the cards just turned up', () => {
    const s = acting({ goods: { patron: 1 }, tracks: { worship: 9, chapel: 1, knightTraining: 5 } });
    const [last] = me(s).deck.splice(0, 1);
    me(s).discard = me(s).deck;
    me(s).deck = [last];
    const told = answer(s, 'fill knightTraining.6');
    expect(told.some(({ key }) => key === 'reshuffles')).toBe(true);
    const { deck, discard } = me(s);
    expect(deck).toHaveLength(20);
    expect(discard).toHaveLength(4);
    expect(discard[0]).toBe(last);
    expect(deck).not.toContain(last);
  });

  it('ANA-8.12 the new deck is shuffled', () => {
    const remade = (seed: number): readonly number[] => {
      const s = acting({ seed, goods: { patron: 1 }, tracks: { worship: 2, chapel: 1 } });
      me(s).discard = Array.from({ length: 24 }, (_, card) => card);
      me(s).deck = [];
      answer(s, 'fill knightTraining.1');
      return [...me(s).deck, ...me(s).discard];
    };
    const decks = [1, 2, 3].map(remade);
    expect(new Set(decks.map((deck) => deck.join())).size).toBe(3);
    for (const deck of decks) expect([...deck].sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, card) => card));
  });

  it('ANA-8.13 cards turned up and discards are public', () => {
    const s = acting({ seats: 2, goods: { serf: 1 }, tracks: { entertainment: 1 } });
    topCards(s, [{ michaelmas: 4 }, { michaelmas: 7 }]);
    me(s).discard = [me(s).deck.shift() ?? 0];
    answer(s, 'fill michaelmas.1', 0);
    for (const seat of [0, 1, null]) {
      const [p] = viewOf(s, seat).players;
      expect(p.revealed).toEqual(me(s).revealed.map((card) => card + 1));
      expect(p.discard).toEqual(me(s).discard.map((card) => card + 1));
    }
  });

  it('ANA-8.11 it is known beforehand which boxes turn up cards, which cannot be undone', () => {
    const s = acting({ goods: { serf: 9, patron: 9, coin: 9, material: 9, artisan: 9 }, tracks: { entertainment: 1, worship: 2 } });
    const chance = (key: string) => foresee(game, s, 0, [key], { worlds: 2 }).chance;
    const turning = keys(s).filter((key) => key.startsWith('fill') && chance(key) === 'surely');
    expect(turning).toEqual(['fill entertainment.2', 'fill valentine.1', 'fill michaelmas.1', 'fill lammas.1']);
    me(s).knowledge = 1;
    s.round = 2;
    me(s).attacks = [36, 0, 1];
    expect(chance('spy 1 2')).toBe('surely');
  });

  it('ANA-8.14 all cards are seen before anything is chosen', () => {
    const s = acting({ goods: { patron: 1 }, tracks: { worship: 1 } });
    topCards(s, [{ valentine: 4 }, { valentine: 5 }]);
    me(s).circle = 1 << 3;
    answer(s, 'fill valentine.1');
    expect(question(s)).toMatchObject({ params: { sex: 'woman', number: 4 } });
    expect(viewOf(s, 0).players[0].revealed).toHaveLength(2);
  });
});
