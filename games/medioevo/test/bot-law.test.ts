/** What the instinct makes of Law: higher taxes, for it sends the rebels away. And what else it studies for the sake of what comes behind. */

import { describe, expect, it } from 'vitest';
import { weighPurchase } from '../bot/shopping.ts';
import { roomWorth } from '../bot/taxing.ts';
import { placeRebellion } from '../rules/rebellion.ts';
import { setTax } from '../rules/taxes.ts';
import { exilesOf } from '../rules/technologies/law.ts';
import { playTurn } from '../rules/turn.ts';
import type { UniState } from '../state.ts';
import { BARBARIANS, HEAVY } from '../vocabulary.ts';
import { army, c, node, type PlayerPlan, type PositionPlan, position } from './builders.ts';
import { answersOf, choice } from './instinct.ts';

const HOME = ['thrace', 'macedonia', 'thessaly', 'bithynia', 'lydia', 'phrygia', 'paphlagonia'];
/** Barbarian land beside it. */
const BESIDE = exilesOf(position([{}, {}]), 0).map((territory) => c.nodes[territory].id);
const CITIES: PositionPlan['buildings'] = { thrace: ['city'], macedonia: ['city'], lydia: ['city'] };
const LAW = { orange: 2 };
const SHOP = ['purchase', 'chooseEmpireCard', 'placeControlTokens'];

describe('taxes', () => {
  const taxes = (levels: PlayerPlan['levels'], plan: PositionPlan = {}): number =>
    Number(
      choice(
        position([{ levels, florins: 600, units: { thrace: '4HI' }, vehicles: ['warWagon 2 thrace'] }, {}], {
          phase: 'taxes',
          buildings: CITIES,
          ...plan,
          next: (s) => [setTax.do({ seats: s.order })],
        }),
      ),
    );

  it('are higher with Law, which sends the rebels away', () => {
    expect([taxes({}), taxes({ orange: 1 }), taxes(LAW)]).toEqual([40, 40, 50]);
  });

  it('are not where there is no empty land to send them to', () => {
    expect(taxes(LAW, { barbarians: Object.fromEntries(BESIDE.map((id) => [id, '1LI'])) })).toBe(40);
  });
});

describe('a rebellion', () => {
  /** Rebels rise in the only home territory without a garrison. */
  const risen = (player: PlayerPlan, plan: PositionPlan = {}): UniState =>
    position([{ tax: 50, levels: LAW, units: Object.fromEntries(HOME.slice(1).map((id) => [id, '1LI'])), ...player }, {}], {
      phase: 'events',
      warCircle: [3, 5, 4],
      ...plan,
      next: () => [placeRebellion.do({ seat: 0, pays: false })],
    });
  const answers = (s: UniState): string[] => answersOf(s, 0, ['placeRebellion', 'window', 'chooseTarget']);

  it('is sent away for a point that must be bought', () => {
    const s = risen({ florins: 300 }, { buildings: CITIES });
    expect(answers(s)[0]).toBe('use law');
    expect([s.florins[0], army(s, BARBARIANS, 'thrace')]).toEqual([200, 0]);
  });

  it('is sent away for the point of a card rather than for florins', () => {
    const s = risen({ florins: 300, cards: [23] }, { buildings: CITIES });
    expect(answers(s).slice(0, 2)).toEqual(['points empire-23', 'use law']);
    expect(s.florins[0]).toBe(300);
  });

  it('is sent to an inhabited zone, where it will be beaten for honour, else beside what others have built', () => {
    const zones = BESIDE.filter((id) => c.nodes[node(id)].good >= 0);
    const sentTo = (barbarians: PositionPlan['barbarians']): string =>
      answers(risen({ florins: 300 }, { barbarians, buildings: { ...CITIES, severin: ['city'], transylvania: ['city'] } }))[1];
    expect(zones).toContain(sentTo({}));
    expect(sentTo(Object.fromEntries(zones.map((id) => [id, '1LI'])))).toBe('serbia');
  });

  it('is met where an army stands that will put it down', () => {
    const everywhere = Object.fromEntries(HOME.map((id) => [id, '2HI 1CA']));
    expect(answers(risen({ florins: 300, units: everywhere }, { buildings: CITIES }))).not.toContain('use law');
  });
});

it('barbarians beside the home are worth beating for room only with Law, and where there is little of it', () => {
  const room = (levels: PlayerPlan['levels'], held: readonly string[]): boolean =>
    roomWorth(position([{ levels }, {}], { barbarians: Object.fromEntries(held.map((id) => [id, '2LI'])) }), 0, node('serbia')) > 0;
  expect([room(LAW, BESIDE), room({}, BESIDE), room(LAW, ['serbia'])]).toEqual([true, false, false]);
});

describe('studies', () => {
  const bought = (player: PlayerPlan, plan: PositionPlan = {}): string[] =>
    answersOf(
      position([{ tax: 30, ...player }, {}], {
        phase: 'purchases',
        active: 0,
        turn: 2,
        buildings: CITIES,
        ...plan,
        next: () => [playTurn.do({ seat: 0 })],
      }),
      0,
      SHOP,
    );

  it('UNI-10.2 UNI-10.3 learn Edict for the sake of Law, and Law as soon as they may', () => {
    expect(bought({ florins: 700 })).toContain('study edict');
    expect(bought({ florins: 700, levels: { orange: 1 } })).toContain('study law');
    expect(bought({ florins: 700 }, { turn: 10 })).not.toContain('study edict');
  });

  it('put Law before all else in a realm that is small as yet, or has just been pillaged: it will be taxed for more', () => {
    expect(bought({ florins: 700, levels: { orange: 1, blue: 1, green: 1 } }, { buildings: {} })[0]).toBe('study law');
  });

  it('keep florins to send as many rebels away as the tax may raise', () => {
    const left = (levels: PlayerPlan['levels']): number => {
      const s = position([{ tax: 50, levels, florins: 500, vehicles: ['warWagon 2 thrace'] }, {}], {
        phase: 'purchases',
        active: 0,
        turn: 2,
        buildings: CITIES,
        next: () => [playTurn.do({ seat: 0 })],
      });
      answersOf(s, 0, SHOP);
      return s.florins[0];
    };
    expect(left({})).toBeLessThan(400);
    expect(left(LAW)).toBeGreaterThanOrEqual(400);
  });

  it('go on to Engineering where many points would raise buildings for nothing', () => {
    const built: PositionPlan['buildings'] = { thrace: ['village', 'tower'], macedonia: ['town'], lydia: ['village'], phrygia: ['tower'] };
    const rich = { florins: 3000, levels: { green: 2, blue: 1, ...LAW }, vehicles: ['warWagon 1 thrace'] };
    expect(bought({ ...rich, tokens: { green: 4 } }, { turn: 4, buildings: built })).toContain('study mathematics');
    expect(bought(rich, { turn: 4, buildings: built })).not.toContain('study mathematics');
  });
});

it('an army is a better bargain while most of the game is to come', () => {
  const weight = (turn: number): number => {
    const s = position([{ tax: 30, florins: 600, vehicles: ['warWagon 2 thrace'] }, {}], { phase: 'purchases', active: 0, turn });
    return weighPurchase(s, c.options.shop.unit[HEAVY][node('thrace')][0], {}, 0);
  };
  expect(weight(4)).toBeGreaterThan(weight(5) + 0.3);
  expect(weight(6)).toBeCloseTo(weight(5));
});

it('nothing is repaired in the last turn', () => {
  const s = (turn: number): string[] =>
    answersOf(
      position([{ florins: 400 }, {}], {
        phase: 'purchases',
        active: 0,
        turn,
        buildings: CITIES,
        damage: { 'thrace city': 4 },
        next: () => [playTurn.do({ seat: 0 })],
      }),
      0,
      SHOP,
    ).filter((text) => text.startsWith('repair'));
  expect([s(5).length > 0, s(10)]).toEqual([true, []]);
});
