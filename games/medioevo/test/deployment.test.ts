import { fastChance, guess } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { beginPhase } from '../rules/turn.ts';
import type { UniState } from '../state.ts';
import { PHASE } from '../vocabulary.ts';
import {
  advanceTo,
  answer,
  asked,
  colour,
  controller,
  interject,
  keys,
  keysOf,
  node,
  type PlayerPlan,
  type PositionPlan,
  play,
  position,
  question,
  refusalOf,
  slotOf,
  units,
  viewOf,
} from './builders.ts';

/** A purchase phase for which seat 1 has demanded deployment. */
function deploying(players: readonly PlayerPlan[], plan: PositionPlan = {}): UniState {
  const s = advanceTo(
    position(players, { options: { deployment: true }, phase: 'taxes', next: () => [beginPhase.do({ phase: PHASE.purchases })], ...plan }),
  );
  players.forEach((_, seat) => {
    answer(s, seat === 1 ? 'demand' : 'no', seat);
  });
  return s;
}

const rich: PlayerPlan = { florins: 3000, levels: { green: 3, blue: 1, red: 1, violet: 1 } };

describe('deployment', () => {
  it('UNI-44.10 hides what is bought for the map and places it at the end of the phase, each player in turn order', () => {
    const s = deploying([rich, rich], { order: [1, 0] });
    expect(asked(s)).toEqual(['1 purchase']);
    expect(keys(s)).toContain('recruit archer');
    expect(keys(s).some((key) => key.startsWith('recruit archer in'))).toBe(false);
    const told = answer(s, 'recruit archer');
    expect(told).toEqual([expect.objectContaining({ key: 'boughtHidden', to: [1] })]);
    play(s, 'buy galley 1', 'done');
    expect([s.reserve[5 + 2], s.recruited[1], viewOf(s, 0).deployed, viewOf(s, 1).deployed.length]).toEqual([10, 0, [], 2]);
    play(s, 'recruit cavalry', 'done');
    expect(asked(s)).toEqual(['1 placePurchase']);
    expect(viewOf(s, 0).deployed.map(({ seat }) => seat)).toEqual([1, 1, 0]);
    expect(viewOf(s, null).deployed.map(({ seat }) => seat)).toEqual([1, 1]);
    play(s, 'recruit archer in slavonia', 'recruit cavalry in thrace');
    expect([units(s, 1, 'slavonia'), units(s, 0, 'thrace'), s.at[slotOf(s, 1, 'galley')], s.deployed]).toEqual([
      '1AR',
      '1CA',
      node('dalmatia'),
      [],
    ]);
  });

  it('UNI-44.10 without a demand everything is open', () => {
    const s = advanceTo(
      position([rich, {}], { options: { deployment: true }, phase: 'taxes', next: () => [beginPhase.do({ phase: PHASE.purchases })] }),
    );
    answer(s, 'no', 0);
    answer(s, 'no', 1);
    play(s, 'recruit archer in thrace');
    expect(units(s, 0, 'thrace')).toBe('1AR');
  });

  it('UNI-44.10 UNI-2.10 nobody else knows of it, not even in what he holds possible', () => {
    const s = deploying([rich, rich]);
    play(s, 'recruit archer', 'build tower', 'done');
    expect(s.deployed).toHaveLength(2);
    expect(guess(game, s, 1, fastChance(3)).deployed).toEqual([]);
    expect(guess(game, s, 0, fastChance(3)).deployed).toHaveLength(2);
  });

  it('UNI-44.10 technologies, Empire cards, repairs, ransoms and redeployments are open as ever', () => {
    const s = deploying([{ ...rich, cards: [] }, rich], {
      buildings: { thrace: ['fort'] },
      damage: { 'thrace fort': 1 },
      prisoners: [[1, 0, '1LI']],
    });
    s.beside[2] = 1;
    s.reserve[2]--;
    const told = [
      'study commerce',
      'repair military in thrace',
      'ransom lightInfantry from 2 in thrace',
      'redeploy archer in thrace',
    ].flatMap((key) => answer(s, key));
    expect(told.every(({ to }) => to === undefined)).toBe(true);
    expect(keysOf(told).filter((key) => key !== 'controlGained')).toEqual(['studied', 'repaired', 'ransomed', 'redeployed']);
    expect(units(s, 0, 'thrace')).toBe('1LI 1AR');
  });

  it('UNI-44.11 checks a purchase when it is bought: technology, unit limit, reserve, lots, supply and tokens behind the screen', () => {
    const s = deploying([{ ...rich, levels: { green: 1, red: 1 } }, {}]);
    expect(refusalOf(s, 'build tower')).toBe('UNI-11.2 technologyMissing');
    play(s, 'recruit archer', 'recruit captain2', 'recruit archer');
    expect(refusalOf(s, 'recruit archer')).toBe('UNI-13.5 unitLimit');
    // Byzantium has four inhabited zones.
    for (let n = 0; n < 4; n++) answer(s, 'build village');
    expect(keys(s)).not.toContain('build village');
  });

  it('UNI-44.11 gives back what can no longer be placed, for all it cost', () => {
    const s = deploying([{ florins: 1000, levels: { blue: 1 } }, {}]);
    play(s, 'buy caravan 1', 'recruit archer', 'done');
    expect(s.florins[0]).toBe(1000 - 200 - 50);
    // Barbarians hold all of his land before the phase ends.
    for (let territory = 0; territory < 110; territory++) if (s.control[territory] === 0) s.control[territory] = -1;
    const told = answer(s, 'done');
    expect(keysOf(told).slice(0, 4)).toEqual(['purchaseShown', 'purchaseShown', 'refunded', 'refunded']);
    expect([s.florins[0], s.deployed]).toEqual([1000, []]);
  });

  it('UNI-44.11 UNI-9.3 the earlier in turn order has the last piece', () => {
    const s = deploying([rich, rich, {}], { order: [0, 1, 2] });
    for (let slot = 54; slot < 65; slot++) [s.vehicleOf[slot], s.level[slot], s.at[slot]] = [2, 3, node('saraj')];
    play(s, 'buy bombard', 'done', 'buy bombard', 'done', 'done');
    answer(s, keys(s)[0]);
    expect([s.vehicleOf[65], s.florins[0], s.florins[1]]).toEqual([0, 3000 - 600, 3000]);
  });

  it('UNI-44.14 places one piece at a time; control tokens and honour come then, and a tower makes room for an engine', () => {
    const s = deploying([rich, {}]);
    play(s, 'build castle', 'buy catapult', 'done');
    expect(s.honour[0]).toBe(10);
    answer(s, 'done');
    expect(asked(s)).toEqual(['0 placePurchase']);
    expect(keys(s)).not.toContain('buy catapult in thessaly');
    answer(s, 'build castle in thessaly');
    expect([asked(s), s.honour[0]]).toEqual([['0 placeControlTokens'], 11]);
    answer(s, 'albania');
    expect(controller(s, 'albania')).toBe(0);
    answer(s, 'buy catapult in thessaly');
    expect(s.at[slotOf(s, 0, 'siegeEngine')]).toBe(node('thessaly'));
    // In whatever order, also of what is of one kind; the others are still to be placed.
    const t = deploying([rich, {}]);
    play(t, 'buy caravan 1', 'recruit archer', 'recruit cavalry', 'done', 'done');
    for (const [piece, left] of [
      ['recruit cavalry', 2],
      ['buy caravan 1', 1],
    ] as const) {
      answer(t, `${piece} in thrace`);
      expect([asked(t), question(t).params?.left]).toEqual([['0 placePurchase'], left]);
    }
    answer(t, 'recruit archer in macedonia');
    expect([units(t, 0, 'thrace'), units(t, 0, 'macedonia'), t.at[slotOf(t, 0, 'caravan')]]).toEqual(['1CA', '1AR', node('thrace')]);
  });

  it('UNI-44.10 UNI-44.14 upgrades and promotions name what they improve and are carried out at the end', () => {
    const s = deploying([{ ...rich, units: { thrace: '1C1' }, vehicles: ['caravan 1 thrace'] }, {}], {
      buildings: { thrace: ['village'] },
    });
    play(s, 'build town in thrace', 'upgrade caravan 1 to 2', 'promote captain1 to captain2 in thrace');
    expect(keys(s).filter((key) => /^(build town in thrace|upgrade caravan 1|promote)/.test(key))).toEqual([]);
    expect([s.buildings[node('thrace') * 3], s.level[slotOf(s, 0, 'caravan')], units(s, 0, 'thrace')]).toEqual([1, 1, '1C1']);
    play(s, 'done', 'done', 'build town in thrace', 'upgrade caravan 1 to 2');
    expect([s.buildings[node('thrace') * 3], s.level[slotOf(s, 0, 'caravan')], units(s, 0, 'thrace')]).toEqual([2, 2, '1C2']);
  });

  it('UNI-44.11 UNI-39.38 where only places are left that a pact opens for a price, the rest may be given back', () => {
    const pact = {
      id: 1,
      parties: [0, 1],
      clauses: [{ kind: 'militaryControl' as const, giver: 1, receiver: 0, support: 0, targets: [] }],
      first: 1,
      last: 0,
      perUse: [{ kind: 'militaryControl' as const, from: 0, to: 1, florins: 40 }],
      secret: false,
    };
    const s = deploying([{ florins: 100 }, {}], { pacts: [pact] });
    play(s, 'recruit archer', 'recruit lightInfantry', 'done');
    for (let territory = 0; territory < 110; territory++) if (s.control[territory] === 0) s.control[territory] = -1;
    answer(s, 'done');
    expect(keys(s)).toContain('give back');
    expect(keys(s).some((key) => key === 'recruit archer in slavonia')).toBe(false);
    answer(s, 'give back');
    expect(s.florins[0]).toBe(100);
  });

  it('UNI-45.18 UNI-44.10 an Architect lowers the price of a hidden building too', () => {
    const s = deploying([{ florins: 1000, levels: { green: 1 }, cards: [33] }, {}]);
    interject(s, 0, 'act');
    play(s, 'use empire-33', 'build village', 'pass');
    expect([s.florins[0], s.deployed[0]]).toMatchObject([850, { kind: 'building', paid: 150 }]);
  });

  it('UNI-43.3 UNI-44.11 gives everything back when the game stops before it is placed', () => {
    const s = deploying([{ florins: 1000, honour: 29, cards: [70] }, {}], {
      options: { deployment: true, honourLimit: 'usual' },
      buildings: { thrace: ['city', 'fort'] },
    });
    play(s, 'recruit archer');
    interject(s, 0, 'act');
    play(s, 'use empire-70', '-');
    expect([s.end, s.florins[0], s.deployed]).toEqual(['honourLimit', 1000, []]);
  });

  it('UNI-16.3 UNI-44.10 tells nobody else of points bought for it', () => {
    const s = deploying([{ florins: 1000, levels: { green: 1 } }, {}]);
    const told = answer(s, 'build village');
    expect(told.map(({ key, to }) => [key, to])).toEqual([
      ['pointsBought', [0]],
      ['boughtHidden', [0]],
    ]);
    expect(s.points[colour('green')]).toBe(0);
  });
});
