import { type Frame, scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { conquest } from '../rules/conquest.ts';
import { deedOf } from '../rules/honour.ts';
import { estateOf, lootByBarbarians, spoils, vehiclesOfSide } from '../rules/pillage.ts';
import { rerollBarbarianDice } from '../rules/war-circle.ts';
import { elementOfBuilding, type UniState } from '../state.ts';
import { MILITARY, UPRIGHT } from '../vocabulary.ts';
import {
  advanceTo,
  answer,
  asked,
  card,
  keys,
  node,
  type PlayerPlan,
  type PositionPlan,
  play,
  position,
  question,
  refusalOf,
  slotOf,
} from './builders.ts';

/** Seat 0 divides what seat 1 had in a place. */
function dividing(players: readonly PlayerPlan[], where: string, plan: PositionPlan = {}): UniState {
  return advanceTo(
    position(players, {
      wars: [[0, 1]],
      active: 0,
      ...plan,
      next: (s) => [
        ...spoils(0, node(where), [...estateOf(s, node(where)), ...vehiclesOfSide(s, 1, node(where))], 1),
        rerollBarbarianDice.do({ seat: 0 }),
      ],
    }),
  );
}

describe('spoils', () => {
  it('UNI-32.2 UNI-32.4 UNI-32.12 keeps or pillages each, half its cost for what is pillaged (worked example 36)', () => {
    const s = dividing([{}, { vehicles: ['caravan 2 severin'] }], 'severin', { buildings: { severin: ['village', 'cathedral'] } });
    play(s, 'keep caravan 1', 'pillage all');
    expect([s.florins[0], s.vehicleOf[slotOf(s, 0, 'caravan')], deedOf(s, 0, 'pillageIncome'), deedOf(s, 0, 'assetsCaptured')]).toEqual([
      1200, 0, 200, 1,
    ]);
    expect(estateOf(s, node('severin'))).toEqual([]);
  });

  it('UNI-47.10 keeps all when its time is over', () => {
    const said = (vehicles: readonly string[]): string | undefined =>
      question(dividing([{}, { vehicles }], 'severin', { buildings: { severin: ['village'] } })).limit?.answer;
    expect([said(['caravan 1 severin']), said([])]).toEqual(['keep all', 'keep village']);
  });

  it('UNI-32.3 a kept transport keeps its load, and a building its damage', () => {
    const s = dividing([{}, { vehicles: ['caravan 1 severin: green green'] }], 'severin', {
      buildings: { severin: ['fort'] },
      damage: { 'severin fort': 2 },
    });
    answer(s, 'keep all');
    const slot = slotOf(s, 0, 'caravan');
    expect([s.cargo.slice(slot * 8, slot * 8 + 8).reduce((sum, n) => sum + n, 0), s.damage[node('severin') * 3 + MILITARY]]).toEqual([
      2, 2,
    ]);
  });

  it('UNI-32.3 pillages what there is no ownership token for', () => {
    const many = ['warWagon 3 thrace', 'warWagon 3 thrace', 'warWagon 3 thrace', 'warWagon 3 thrace'];
    const s = dividing([{ vehicles: many }, { vehicles: ['caravan 3 severin', 'caravan 1 severin'] }], 'severin');
    expect(refusalOf(s, 'keep caravan 1')).toBe('UNI-1.11 noOwnershipToken');
    expect(keys(s)).toEqual(['keep caravan 2', 'pillage caravan 2']);
    answer(s, 'keep caravan 2');
    expect([s.florins[0], s.vehicleOf[30], s.vehicleOf[31]]).toEqual([1150, -1, 0]);
  });

  it('UNI-32.4 transports and engines pay 50 for each level, a castle 150', () => {
    const s = dividing([{}, { vehicles: ['caravan 2 severin', 'siegeEngine 3 severin'] }], 'severin', {
      buildings: { severin: ['castle'] },
    });
    answer(s, 'pillage caravan 1');
    answer(s, 'keep siegeEngine 1');
    answer(s, 'pillage castle');
    expect(s.florins[0]).toBe(1000 + 100 + 150);
    const engine = dividing([{}, { vehicles: ['siegeEngine 3 severin'] }], 'severin');
    answer(engine, 'pillage siegeEngine 1');
    expect(engine.florins[0]).toBe(1150);
  });

  it('UNI-32.5 UNI-32.12 cubes pay 50 each, of the market by colour and aboard what is pillaged', () => {
    const s = dividing([{}, { vehicles: ['caravan 1 severin: green green'] }], 'severin', { markets: { severin: ['blue', 'white'] } });
    expect(keys(s)).toEqual(expect.arrayContaining(['keep blue', 'pillage blue', 'keep white', 'pillage white']));
    play(s, 'pillage blue', 'keep white', 'pillage caravan 1');
    expect([s.florins[0], s.market[node('severin')]]).toEqual([1000 + 50 + 50 + 100, 1 << 1]);
  });

  it('UNI-32.8 UNI-45.28 the victim may shelter elements before they are pillaged: a conqueror then keeps them', () => {
    const s = dividing([{}, { vehicles: ['caravan 1 severin'], cards: [51] }], 'severin', { buildings: { severin: ['tower'] } });
    answer(s, 'pillage all');
    expect(asked(s)).toEqual(['1 window']);
    answer(s, 'use empire-51');
    expect(keys(s)).toEqual(['tower in severin', 'caravan 1', 'finish']);
    answer(s, 'caravan 1');
    expect([s.florins[0], s.vehicleOf[slotOf(s, 0, 'caravan')]]).toEqual([1050, 0]);
    expect(s.sheltered).toEqual([slotOf(s, 0, 'caravan')]);
  });

  it('UNI-32.8 nobody else is asked', () => {
    const s = dividing([{}, { vehicles: ['caravan 1 severin'] }, { vehicles: ['caravan 1 moldavia'], cards: [51] }], 'severin');
    answer(s, 'pillage caravan 1');
    expect(asked(s)).toEqual(['0 rerollBarbarianDice']);
  });

  it('UNI-32.8 UNI-45.28 whose land was conquered may shelter what stood there, though the land is the conqueror’s by now', () => {
    const s = position([{ units: { severin: '1LI' } }, { cards: [51] }], {
      wars: [[0, 1]],
      owners: { severin: 1 },
      buildings: { severin: ['tower'] },
      markets: { severin: ['blue'] },
      next: () => [conquest.do({ seat: 0, node: node('severin'), losers: 0 })],
    });
    advanceTo(s);
    answer(s, 'pillage all');
    expect([asked(s), s.owner[node('severin')]]).toEqual([['1 window'], 0]);
    answer(s, 'use empire-51');
    expect(keys(s)).toEqual(['tower in severin', 'blue in severin', 'finish']);
    answer(s, 'tower in severin');
    expect([s.buildings[node('severin') * 3 + MILITARY], s.market[node('severin')], s.florins[0]]).toEqual([1, 0, 1050]);
  });

  it('UNI-45.28 only one’s own elements may be sheltered: not the estate of another where one has a transport', () => {
    const s = advanceTo(
      position([{}, { vehicles: ['caravan 1 thrace', 'caravan 1 alfold'], cards: [51] }], {
        buildings: { thrace: ['tower'] },
        next: (one) => lootByBarbarians(one, node('thrace'), [...estateOf(one, node('thrace')), slotOf(one, 1, 'caravan')]),
      }),
    );
    answer(s, 'use empire-51', 1);
    expect(keys(s)).toEqual(['caravan 1', 'caravan 2', 'finish']);
  });

  it('UNI-45.28 UNI-45.50 card 50 shelters 1d3, here or elsewhere, for the turn', () => {
    const s = dividing([{}, { vehicles: ['caravan 1 severin', 'warWagon 1 alfold'], cards: [50] }], 'severin', {
      buildings: { severin: ['tower'] },
      chance: scriptChance([3]),
    });
    answer(s, 'pillage all');
    play(s, 'use empire-50', 'tower in severin', 'warWagon 1');
    expect(s.sheltered).toEqual([elementOfBuilding(node('severin'), MILITARY), slotOf(s, 1, 'warWagon')]);
    expect(s.buildings[node('severin') * 3 + MILITARY]).toBe(1);
  });

  it('UNI-32.11 a sheltered piece for which there is no token stays with its owner', () => {
    const many = ['warWagon 3 thrace', 'warWagon 3 thrace', 'warWagon 3 thrace', 'warWagon 3 thrace'];
    const s = position([{ vehicles: many }, { vehicles: ['caravan 3 severin'] }], {
      wars: [[0, 1]],
      next: (one) => spoils(0, node('severin'), vehiclesOfSide(one, 1, node('severin')), 1),
    });
    s.sheltered = [slotOf(s, 1, 'caravan')];
    advanceTo(s);
    expect([s.vehicleOf[slotOf(s, 1, 'caravan')], s.florins[0]]).toEqual([1, 1000]);
  });

  it('UNI-41.13 UNI-45.28 barbarians leave sheltered elements alone and take the rest', () => {
    const s = advanceTo(
      position([{}, { vehicles: ['caravan 1 severin'], cards: [51] }], {
        buildings: { severin: ['tower'] },
        next: (one) => lootByBarbarians(one, node('severin'), [...estateOf(one, node('severin')), slotOf(one, 1, 'caravan')]),
      }),
    );
    play(s, 'use empire-51', 'caravan 1');
    expect([s.vehicleOf[slotOf(s, 1, 'caravan')], s.buildings[node('severin') * 3 + MILITARY]]).toEqual([1, 0]);
  });

  it('UNI-44.7 UNI-44.6 barbarian pillage gives its victims blood tokens too, as long as there are any', () => {
    const looted = (held: number): UniState => {
      const s = position([{}, { vehicles: ['caravan 1 severin', 'caravan 1 severin'] }], {
        options: { bloodTokens: true },
        next: (one) => lootByBarbarians(one, node('severin'), vehiclesOfSide(one, 1, node('severin'))),
      });
      s.bloodTokens[0] = held;
      return advanceTo(s);
    };
    expect(looted(0).bloodTokens[1]).toBe(1);
    expect(looted(18).bloodTokens[1]).toBe(0);
  });

  describe('UNI-45.28 UNI-45.55 UNI-32.8 Diplomats are asked before card 30', () => {
    const merchant: PlayerPlan = { vehicles: ['caravan 1 severin'], cards: [30, 51] };
    const robbed = (robber: PlayerPlan, next: (s: UniState) => readonly Frame[]): UniState => {
      const s = position([robber, merchant], { wars: [[0, 1]], next });
      s.routes[1] = { origin: 0, slot: slotOf(s, 1, 'caravan'), zones: [node('thrace')], done: 0 };
      return advanceTo(s);
    };
    const windowOf = (s: UniState): unknown => (asked(s).includes('1 window') ? question(s).params?.window : null);

    it('UNI-41.13 UNI-45.55 what barbarians leave alone needs no card 30, and its route goes on', () => {
      const raid = (): UniState => robbed({}, (one) => lootByBarbarians(one, node('severin'), [slotOf(one, 1, 'caravan')]));
      const saved = raid();
      expect(windowOf(saved)).toBe('onPillage');
      play(saved, 'use empire-51', 'caravan 1');
      expect([windowOf(saved), saved.routes[1]?.slot]).toEqual([null, slotOf(saved, 1, 'caravan')]);
      const lost = raid();
      answer(lost, 'pass');
      expect(windowOf(lost)).toBe('onTransportDestroyed');
      answer(lost, 'use empire-30');
      expect([lost.routes[1]?.slot, lost.cardState[card(51)]]).toEqual([-1, UPRIGHT]);
    });

    it('UNI-32.11 UNI-45.55 a player pillages: first the Diplomat, then card 30, and neither where it stays with its owner', () => {
      const divided = (robber: PlayerPlan): UniState =>
        robbed(robber, (one) => spoils(0, node('severin'), vehiclesOfSide(one, 1, node('severin')), 1));
      const s = divided({});
      expect(asked(s)).toEqual(['0 keepOrPillage']);
      answer(s, 'pillage caravan 1');
      expect(windowOf(s)).toBe('onPillage');
      play(s, 'use empire-51', 'caravan 1');
      // Sheltered it is kept, and so lost to its route.
      expect(windowOf(s)).toBe('onTransportDestroyed');
      answer(s, 'use empire-30');
      expect([s.routes[1]?.slot, s.vehicleOf[slotOf(s, 0, 'caravan')]]).toEqual([-1, 0]);
      // Without a token for it the robber can neither keep it nor, once it is sheltered, pillage it.
      const full = divided({ vehicles: Array(8).fill('warWagon 1 thrace') });
      expect(windowOf(full)).toBe('onPillage');
      play(full, 'use empire-51', 'caravan 1');
      expect([windowOf(full), full.routes[1]?.slot]).toEqual([null, slotOf(full, 1, 'caravan')]);
    });

    it('UNI-45.55 what is kept is asked about when it is taken', () => {
      const s = robbed({}, (one) => spoils(0, node('severin'), vehiclesOfSide(one, 1, node('severin')), 1));
      answer(s, 'keep caravan 1');
      expect(windowOf(s)).toBe('onTransportDestroyed');
      answer(s, 'use empire-30');
      expect([s.routes[1]?.slot, s.vehicleOf[slotOf(s, 0, 'caravan')]]).toEqual([-1, 0]);
    });
  });

  it('UNI-45.55 UNI-37.10 a route is lost with its transport', () => {
    const s = position([{}, { vehicles: ['caravan 1 severin'] }], {
      wars: [[0, 1]],
      next: (one) => spoils(0, node('severin'), vehiclesOfSide(one, 1, node('severin')), 1),
    });
    s.routes[1] = { origin: 0, slot: slotOf(s, 1, 'caravan'), zones: [node('thrace')], done: 0 };
    advanceTo(s);
    answer(s, 'keep caravan 1');
    expect(s.routes[1]).toBeNull();
  });
});
