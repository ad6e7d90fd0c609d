import { describe, expect, it } from 'vitest';
import { endEffects } from '../rules/end-of-turn.ts';
import { tradeTurn } from '../rules/trade.ts';
import { cargoAt, NOBODY, type UniState, VEHICLE_DUAL, VEHICLE_UNNOTICED } from '../state.ts';
import {
  advanceTo,
  answer,
  asked,
  c,
  card,
  good,
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
  viewOf,
} from './builders.ts';

/** The first player's trade turn. The Golden Horde holds Caffa (crimea), Tana and Saraj. */
function trading(players: readonly PlayerPlan[], plan: PositionPlan = {}): UniState {
  return advanceTo(position(players, { phase: 'trade', active: 0, ...plan, next: (s) => tradeTurn(s, 0) }));
}

const HORDE: PlayerPlan = { kingdom: 'horde' };
const at = (s: UniState, slot: number): string => viewOf(s, null).vehicles.find((one) => one.slot === slot)?.node ?? 'nowhere';
const aboard = (s: UniState, slot: number): readonly string[] => viewOf(s, null).vehicles.find((one) => one.slot === slot)?.cubes ?? [];
const marketOf = (s: UniState, id: string): readonly string[] => viewOf(s, null).territories[node(id)].market;

/** Steps one after the other. */
function go(s: UniState, ...places: readonly string[]): void {
  for (const place of places) answer(s, `to ${place}`);
}

function sellAll(s: UniState): void {
  answer(s, 'sell all');
  answer(s, 'confirm');
}

describe('trade turns', () => {
  it('UNI-35.2 UNI-35.3 UNI-36.1 UNI-36.2 buys at Caffa, goes to Saraj, sells and buys there for 6 MP (worked example 38)', () => {
    const s = trading([{ ...HORDE, vehicles: ['caravan 1 crimea', 'caravan 2 crimea', 'merchantShip 3 crimea'] }, {}]);
    const caravan = slotOf(s, 0, 'caravan');
    expect([s.mp[30], s.mp[31], s.mp[42]]).toEqual([6, 7, 8]);
    answer(s, 'caravan 1');
    answer(s, 'buy 1');
    answer(s, 'no');
    expect([s.mp[caravan], s.florins[0], aboard(s, caravan)]).toEqual([5, 900, ['green']]);
    go(s, 'perekop', 'tana', 'saraj');
    expect([s.mp[caravan], at(s, caravan)]).toEqual([2, 'saraj']);
    // Tana, passed on the way, has got a green cube, and so gets Saraj by the sale.
    sellAll(s);
    answer(s, 'buy 1');
    answer(s, 'no');
    expect([s.mp[caravan], s.florins[0], aboard(s, caravan)]).toEqual([0, 900, ['orange']]);
    expect([marketOf(s, 'saraj'), marketOf(s, 'tana')]).toEqual([['green'], ['green']]);
    expect(keys(s)).toEqual(['done']);
  });

  it('UNI-35.9 UNI-36.4 the printed good counts as present, but not in the value of the market', () => {
    const s = trading([{ ...HORDE, vehicles: ['caravan 1 saraj: green orange'] }, {}]);
    answer(s, 'caravan 1');
    sellAll(s);
    expect([s.florins[0], aboard(s, 30)]).toEqual([1100, ['orange']]);
  });

  it('UNI-35.1 UNI-35.18 acts with one transport after the other, each once', () => {
    const s = trading([{ ...HORDE, vehicles: ['caravan 1 crimea', 'merchantShip 1 crimea'] }, {}]);
    expect(keys(s)).toEqual(['caravan 1', 'merchantShip 1', 'end trade']);
    answer(s, 'caravan 1');
    go(s, 'perekop');
    answer(s, 'done');
    expect(refusalOf(s, 'caravan 1')).toBe('UNI-35.1 transportFinished');
    answer(s, 'merchantShip 1');
    answer(s, 'done');
    expect(s.trade).toBeNull();
    expect(asked(s)[0] ?? '').not.toContain('chooseTransport');
  });

  it('UNI-35.5 UNI-35.15 a transport that goes where barbarians stand is gone; it may stop before (worked example 39)', () => {
    const s = trading([{ ...HORDE, vehicles: ['caravan 1 tana: green'] }, {}], { barbarians: { saraj: '2LI' } });
    answer(s, 'caravan 1');
    const step = question(s);
    expect(step.kind === 'pick' && step.options.find(({ key }) => key === 'to saraj')).toMatchObject({
      say: 'perilousStep',
      confirm: true,
    });
    answer(s, 'to saraj');
    expect([s.vehicleOf[30], s.cubes[good('green')]]).toEqual([NOBODY, 19]);
  });

  it('UNI-35.5 UNI-35.6 UNI-35.7 only armies at war with its owner take a transport, and choose to keep or pillage it', () => {
    const plan: readonly PlayerPlan[] = [
      { ...HORDE, vehicles: ['caravan 1 donSteppe'] },
      { units: { saraj: '1LI' }, vehicles: ['warWagon 1 tana'] },
      { units: { perekop: '1LI' } },
    ];
    const s = trading(plan, { wars: [[0, 1]], owners: { saraj: 1 } });
    answer(s, 'caravan 1');
    // An unmanned wagon of the enemy does nothing, nor does the army of a player at peace.
    go(s, 'tana', 'perekop');
    expect(at(s, 30)).toBe('perekop');
    go(s, 'tana');
    answer(s, 'to saraj');
    expect(asked(s)).toEqual(['1 keepOrPillage']);
    answer(s, 'keep caravan 1');
    expect(s.vehicleOf[30]).toBe(1);
  });

  it('UNI-35.4 goes through foreign and barbarian land without a horde', () => {
    const s = trading([{ vehicles: ['caravan 1 bithynia'] }, { kingdom: 'mamluk' }]);
    answer(s, 'caravan 1');
    go(s, 'phrygia', 'iconium', 'cilicia', 'antioch', 'syria');
    expect([at(s, 30), s.armies.reduce((a, b) => a + b, 0)]).toEqual(['syria', 0]);
  });

  it('UNI-35.10 UNI-35.9 buys any number of the zone’s good up to room, supply and money (worked example 40)', () => {
    const s = trading([{ kingdom: 'hre', vehicles: ['caravan 2 latium'], florins: 350 }, {}, {}], {});
    const caravan = slotOf(s, 0, 'caravan');
    answer(s, 'caravan 1');
    expect(keys(s).filter((key) => key.startsWith('buy'))).toEqual(['buy 1', 'buy 2', 'buy 3']);
    expect(refusalOf(s, 'buy 4')).toBe('UNI-35.10 cannotPayCubes');
    s.cubes[good('yellow')] = 2;
    expect(refusalOf(s, 'buy 3')).toBe('UNI-35.10 noCubesLeft');
    answer(s, 'buy 2');
    answer(s, 'no');
    expect([s.florins[0], s.mp[caravan], aboard(s, caravan), s.cubes[good('yellow')]]).toEqual([150, 6, ['yellow', 'yellow'], 0]);
    expect(refusalOf(s, 'buy 3')).toBe('UNI-35.10 noRoomForCubes');
    expect(refusalOf(s, 'sell all')).toBe('UNI-35.11 goodPresent');
  });

  it('UNI-35.11 UNI-35.12 UNI-35.21 sells what is neither printed nor a cube there, count by count, for 100 each', () => {
    const s = trading([{ ...HORDE, vehicles: ['caravan 3 saraj: green green orange blue white'] }, {}], { markets: { saraj: ['white'] } });
    answer(s, 'caravan 1');
    answer(s, 'sell');
    expect(keys(s)).toEqual(['all', '1 green', '2 green', '1 blue', 'take back']);
    expect(refusalOf(s, '1 orange')).toBe('UNI-35.11 goodPresent');
    answer(s, '2 green');
    answer(s, 'no more');
    expect(asked(s)).toEqual(['0 confirmSale']);
    answer(s, 'take back');
    expect([s.florins[0], s.mp[30]]).toEqual([1000, 8]);
    answer(s, 'sell');
    answer(s, '2 green');
    answer(s, 'no more');
    answer(s, 'confirm');
    // The cube is chosen among the colour sold and those aboard that are not there yet.
    expect(keys(s)).toEqual(['green', 'blue']);
    answer(s, 'blue');
    expect([s.florins[0], s.mp[30], marketOf(s, 'saraj'), s.cubes[good('green')]]).toEqual([1240, 7, ['white', 'blue'], 20]);
    expect(s.deeds.filter((n) => n > 0)).toEqual([2, 240]);
  });

  it('UNI-35.13 UNI-35.14 UNI-35.15 UNI-35.19 asks leave of another’s land, none in one’s own or barbarian land; war closes a zone', () => {
    const plan: readonly PlayerPlan[] = [{ ...HORDE, vehicles: ['caravan 1 trebizond'] }, { kingdom: 'byzantium' }, { kingdom: 'hungary' }];
    const s = trading(plan);
    answer(s, 'caravan 1');
    expect(keys(s)).toContain('buy 1');
    const held = trading([plan[0], { kingdom: 'byzantium', units: { trebizond: '1LI' } }, plan[2]]);
    answer(held, 'caravan 1');
    expect(refusalOf(held, 'buy 1')).toBe('UNI-35.14 noLeaveToTrade');
    const fought = trading([plan[0], { kingdom: 'byzantium', units: { trebizond: '1LI' } }, { units: { trebizond: '1HI' } }], {
      wars: [[1, 2]],
    });
    answer(fought, 'caravan 1');
    expect(refusalOf(fought, 'buy 1')).toBe('UNI-35.13 warBarsTrade');
    // At home no leave is needed, and armies at peace with each other bar nothing; a horde does.
    const home = (more: PositionPlan): UniState => {
      const guests: readonly PlayerPlan[] = [{ units: { tana: '1LI' } }, { units: { tana: '1HI' } }];
      const t = trading([{ ...HORDE, vehicles: ['caravan 1 tana'] }, ...guests], more);
      answer(t, 'caravan 1');
      return t;
    };
    expect(keys(home({}))).toContain('buy 1');
    expect(refusalOf(home({ barbarians: { tana: '1LI' } }), 'buy 1')).toBe('UNI-35.15 hordeBarsTrade');
  });

  it('UNI-35.14 UNI-39.13 UNI-39.38 UNI-39.22 trades by leave, which is paid for each action before it', () => {
    const pact = {
      id: 1,
      parties: [0, 1],
      clauses: [{ kind: 'trade' as const, giver: 1, receiver: 0, support: 0, targets: [] }],
      first: 1,
      last: 0,
      perUse: [{ kind: 'trade' as const, from: 0, to: 1, florins: 50 }],
      secret: false,
    };
    const s = trading([{ ...HORDE, florins: 190, vehicles: ['caravan 1 thrace: green'] }, { kingdom: 'byzantium' }], { pacts: [pact] });
    answer(s, 'caravan 1');
    sellAll(s);
    expect(s.florins).toEqual([240, 1050]);
    answer(s, 'buy 1');
    answer(s, 'no');
    expect([s.florins, refusalOf(s, 'buy 1')]).toEqual([[90, 1100], 'UNI-35.10 cannotPayCubes']);
    const poor = trading([{ ...HORDE, florins: 40, vehicles: ['caravan 1 thrace: green'] }, { kingdom: 'byzantium' }], { pacts: [pact] });
    answer(poor, 'caravan 1');
    expect(refusalOf(poor, 'sell all')).toBe('UNI-39.22 cannotPayTrade');
  });

  it('UNI-39.38 in a pact of three who trades pays the giver whose market it is, not the other', () => {
    const clauses = [1, 2].map((giver) => ({ kind: 'trade' as const, giver, receiver: 0, support: 0, targets: [] }));
    const perUse = [50, 20].map((florins, n) => ({ kind: 'trade' as const, from: 0, to: n + 1, florins }));
    const three = { id: 1, parties: [0, 1, 2], clauses, first: 1, last: 0, perUse, secret: false };
    const players = (where: string): PlayerPlan[] => [
      { ...HORDE, florins: 60, vehicles: [`caravan 1 ${where}: green`] },
      { kingdom: 'byzantium' },
      { kingdom: 'hungary' },
    ];
    const s = trading(players('thrace'), { pacts: [three] });
    answer(s, 'caravan 1');
    sellAll(s);
    expect(s.florins).toEqual([110, 1050, 1000]);
    const other = trading(players('transylvania'), { pacts: [three] });
    answer(other, 'caravan 1');
    answer(other, 'sell all');
    expect(question(other).params).toMatchObject({ toll: 20 });
    answer(other, 'confirm');
    expect(other.florins).toEqual([140, 1000, 1020]);
  });

  it('UNI-35.16 a ship trades only in a port, and elsewhere is not in the zone', () => {
    const s = trading([{ ...HORDE, vehicles: ['merchantShip 1 bithynia: green', 'merchantShip 1 crimea'] }, {}]);
    answer(s, 'merchantShip 1');
    expect(refusalOf(s, 'sell all')).toBe('UNI-35.16 notInZone');
    go(s, 'westBlackSea');
    expect(marketOf(s, 'bithynia')).toEqual([]);
    answer(s, 'done');
    answer(s, 'merchantShip 2');
    expect(keys(s)).toContain('buy 1');
    // A caravan needs none.
    expect(c.nodes[node('saraj')].port).toBe(false);
    const caravan = trading([{ ...HORDE, vehicles: ['caravan 1 saraj'] }, {}]);
    answer(caravan, 'caravan 1');
    expect(keys(caravan)).toContain('buy 1');
  });

  it('UNI-35.17 hands cubes over between own transports in the same territory, free', () => {
    const s = trading([{ ...HORDE, vehicles: ['caravan 1 tana: green green', 'caravan 1 tana'] }, {}]);
    answer(s, 'caravan 1');
    answer(s, 'give green to caravan 2');
    expect([aboard(s, 30), aboard(s, 31), s.mp[30]]).toEqual([['green'], ['green'], 6]);
    // Not back again before the next action.
    expect(keys(s)).not.toContain('take green from caravan 2');
    answer(s, 'done');
    answer(s, 'caravan 2');
    answer(s, 'take green from caravan 1');
    expect([aboard(s, 30), aboard(s, 31)]).toEqual([[], ['green', 'green']]);
  });

  it('UNI-35.17 what was taken is not given back before the next step, purchase or sale; there must be room, and land', () => {
    const back = 'give blue to caravan 2';
    for (const act of ['buy 1', 'to saraj', 'sell all']) {
      const s = trading([{ ...HORDE, vehicles: ['caravan 2 tana', 'caravan 1 tana: blue blue'] }, {}]);
      answer(s, 'caravan 1');
      answer(s, 'take blue from caravan 2');
      expect(keys(s)).not.toContain(back);
      answer(s, 'take blue from caravan 2');
      if (act === 'sell all') {
        answer(s, 'sell');
        answer(s, '1 blue');
        answer(s, 'confirm');
      } else answer(s, act);
      if (act === 'buy 1') answer(s, 'no');
      if (act === 'to saraj') answer(s, 'to tana');
      expect(keys(s)).toContain(back);
    }
    const handing = (...vehicles: readonly string[]): string[] => {
      const s = trading([{ ...HORDE, vehicles }, {}]);
      answer(s, `${vehicles[0].split(' ')[0]} 1`);
      return keys(s).filter((key) => key.startsWith('give') || key.startsWith('take'));
    };
    expect(handing('caravan 1 tana: green green', 'caravan 1 tana: blue blue')).toEqual([]);
    expect(handing('merchantShip 1 westBlackSea: green', 'merchantShip 1 westBlackSea')).toEqual([]);
  });

  it('UNI-35.21 asks for the cubes, then points of Commerce and of Market, and shows the price before it is confirmed', () => {
    const s = trading([{ ...HORDE, levels: { yellow: 2 }, points: { yellow: 2 }, vehicles: ['caravan 2 saraj: green green'] }, {}], {
      buildings: { saraj: ['village'] },
    });
    answer(s, 'caravan 1');
    answer(s, 'sell');
    expect(asked(s)).toEqual(['0 sellCubes']);
    answer(s, '1 green');
    expect([asked(s), keys(s)]).toEqual([['0 commercePoints'], ['commerce 0', 'commerce 1']]);
    answer(s, 'commerce 1');
    expect(asked(s)).toEqual(['0 marketPoints']);
    answer(s, 'market 1');
    expect([asked(s), question(s).params?.florins, s.florins[0]]).toEqual([['0 confirmSale'], 175, 1000]);
    answer(s, 'confirm');
    expect(s.florins[0]).toBe(1175);
  });

  it('UNI-35.20 UNI-17.17 without MP a transport neither moves nor trades, save for the free step out of a castle', () => {
    const s = position([{ ...HORDE, vehicles: ['caravan 1 tana', 'caravan 1 saraj'] }, {}], {
      phase: 'trade',
      active: 0,
      buildings: { saraj: ['castle'] },
      next: (one) => tradeTurn(one, 0),
    });
    s.mp[30] = 0;
    s.mp[31] = 0;
    advanceTo(s);
    expect([keys(s), refusalOf(s, 'caravan 1')]).toEqual([['caravan 2', 'end trade'], 'UNI-35.20 noMpToTrade']);
    answer(s, 'caravan 2');
    expect(refusalOf(s, 'buy 1')).toBe('UNI-35.20 noMpToTrade');
    go(s, 'ukek');
    expect([at(s, 31), keys(s)]).toEqual(['ukek', ['done']]);
  });

  it('UNI-45.38 a wagon that card 11 made a caravan trades with the MP it has left; what it carries is lost at the end of the turn', () => {
    const s = position([{ ...HORDE, cards: [11], vehicles: ['warWagon 1 crimea'] }, {}], {
      phase: 'trade',
      active: 0,
      next: (one) => tradeTurn(one, 0),
    });
    s.special[slotOf(s, 0, 'warWagon')] = 1;
    s.mp[slotOf(s, 0, 'warWagon')] = 2;
    advanceTo(s);
    answer(s, 'warWagon 1');
    // It holds as many cubes as a caravan of its level, not as many as a wagon has units.
    expect(keys(s).filter((key) => key.startsWith('buy'))).toEqual(['buy 1', 'buy 2']);
    answer(s, 'buy 2');
    answer(s, 'no');
    expect([s.mp[15], s.cargo[cargoAt(15, good('green'))]]).toEqual([1, 2]);
    s.routes[0] = { slot: 15, origin: node('crimea'), zones: ['tana', 'saraj', 'trebizond', 'antioch'].map(node), done: 0 };
    endEffects(s);
    expect(s.routes[0]).toBeNull();
    expect([s.cargo[cargoAt(15, good('green'))], s.cubes[good('green')]]).toEqual([0, 20]);
  });

  it('UNI-45.30 goes unnoticed past enemies and is met by them where it stays', () => {
    const s = trading([{ ...HORDE, cards: [55], vehicles: ['caravan 1 tana'] }, {}], { barbarians: { saraj: '2LI' } });
    interject(s, 0, 'act');
    answer(s, 'use empire-55');
    answer(s, 'pass');
    answer(s, 'caravan 1');
    go(s, 'saraj', 'ukek');
    expect(at(s, 30)).toBe('ukek');
    go(s, 'saraj');
    answer(s, 'done');
    expect(s.vehicleOf[30]).toBe(NOBODY);
  });

  it('UNI-46.4 UNI-35.18 MP left over are lost, and Cartography gives a transport new ones after it was done', () => {
    const s = trading([{ ...HORDE, levels: { blue: 4 }, points: { blue: 2 }, vehicles: ['caravan 1 tana', 'caravan 1 saraj'] }, {}]);
    answer(s, 'caravan 1');
    answer(s, 'done');
    expect(s.mp[30]).toBe(0);
    interject(s, 0, 'act');
    answer(s, 'use cartography');
    answer(s, 'caravan 1');
    answer(s, 'pass');
    expect([keys(s), s.mp[30]]).toEqual([['caravan 1', 'caravan 2', 'end trade'], 1]);
  });

  it('UNI-46.2 a caravan crosses a sea zone by Logistics and must go ashore again (worked example 50)', () => {
    const s = trading([{ kingdom: 'hre', levels: { blue: 2 }, points: { blue: 1 }, vehicles: ['caravan 1 latium'] }, {}, {}]);
    answer(s, 'caravan 1');
    answer(s, 'to tyrrhenianSea by logistics');
    expect([keys(s).includes('done'), s.points[0]]).toEqual([false, 0]);
    go(s, 'sicily');
    expect(at(s, 30)).toBe('sicily');
  });

  it('UNI-45.49 UNI-45.3 a trade ban laid before it is confirmed ends a sale; cubes left on departure are still placed', () => {
    const s = trading([{ ...HORDE, vehicles: ['caravan 1 saraj: green'] }, { cards: [2] }]);
    answer(s, 'caravan 1');
    answer(s, 'sell all');
    expect(asked(s)).toEqual(['0 confirmSale']);
    interject(s, 1, 'act');
    answer(s, 'use empire-02');
    answer(s, 'saraj');
    if (asked(s)[0] === '1 actNow') answer(s, 'pass');
    expect(asked(s)).toEqual(['0 tradeAction']);
    expect([s.florins[0], s.mp[30], refusalOf(s, 'sell all')]).toEqual([1000, 6, 'UNI-45.49 tradeBanned']);
    go(s, 'tana');
    expect(marketOf(s, 'saraj')).toEqual(['green']);
  });

  it('UNI-2.10 who is asked what in a trade turn does not depend on florins', () => {
    const plan = (florins: number): UniState => {
      const s = trading([{ ...HORDE, florins, levels: { yellow: 2 }, vehicles: ['caravan 1 saraj: green'] }, {}], {
        buildings: { saraj: ['village'] },
      });
      answer(s, 'caravan 1');
      answer(s, 'sell all');
      return s;
    };
    expect(asked(plan(0))).toEqual(asked(plan(2000)));
    const [poor, rich] = [plan(0), plan(2000)];
    answer(poor, 'commerce 0');
    answer(rich, 'commerce 0');
    expect(asked(poor)).toEqual(asked(rich));
  });

  it('UNI-36.2 UNI-36.3 UNI-36.7 places no cube of which the supply has none, and none where all colours lie', () => {
    const s = trading([{ ...HORDE, vehicles: ['caravan 1 tana: green'] }, {}]);
    s.cubes[good('green')] = 0;
    answer(s, 'caravan 1');
    go(s, 'saraj');
    expect(marketOf(s, 'tana')).toEqual([]);
    const full = trading([{ ...HORDE, vehicles: ['caravan 1 tana: green'] }, {}], {
      markets: { tana: ['black', 'brown', 'yellow', 'green', 'orange', 'blue', 'violet'] },
    });
    answer(full, 'caravan 1');
    go(full, 'saraj');
    expect(marketOf(full, 'tana')).toHaveLength(7);
    expect(full.cubes[good('green')]).toBe(18);
  });

  it('UNI-36.4 UNI-36.5 a great market adds 20 a cube, counted before the new cube (worked example 41)', () => {
    const s = trading([{ ...HORDE, vehicles: ['caravan 1 crimea'] }, {}, {}], {
      markets: { saraj: ['green'], trebizond: ['violet', 'yellow'] },
    });
    answer(s, 'caravan 1');
    answer(s, 'buy 1');
    answer(s, 'no');
    go(s, 'perekop', 'tana', 'saraj', 'georgia', 'trebizond');
    expect([s.mp[30], marketOf(s, 'saraj')]).toEqual([0, ['green']]);
    s.mp[30] = 1;
    answer(s, 'sell all');
    answer(s, 'confirm');
    expect([s.florins[0], marketOf(s, 'trebizond')]).toEqual([1040, ['yellow', 'green', 'violet']]);
    const two = trading([{ ...HORDE, vehicles: ['caravan 1 saraj: green green'] }, {}], { markets: { saraj: ['white', 'black'] } });
    answer(two, 'caravan 1');
    sellAll(two);
    expect(two.florins[0]).toBe(1000 + 2 * 140);
  });
});

describe('technologies of trade', () => {
  it('UNI-46.5 UNI-35.21 Commerce adds to each cube by the civil building (worked example 50)', () => {
    const s = trading(
      [{ kingdom: 'hre', levels: { yellow: 1 }, points: { yellow: 2 }, vehicles: ['caravan 1 latium: black black'] }, {}, {}],
      {
        buildings: { latium: ['village'] },
      },
    );
    answer(s, 'caravan 1');
    answer(s, 'sell all');
    expect(keys(s)).toEqual(['commerce 0', 'commerce 1', 'commerce 2']);
    answer(s, 'commerce 2');
    answer(s, 'confirm');
    expect([s.florins[0], s.points[1]]).toEqual([1250, 0]);
  });

  it('UNI-46.5 UNI-16.2 Arbalétrier’s yellow point adds 50 in a town (worked example 43); nothing without civil building', () => {
    const s = trading([{ levels: { yellow: 1 }, points: { yellow: 1, red: 1 }, vehicles: ['caravan 1 thrace: black'] }, {}], {
      buildings: { thrace: ['town'] },
    });
    answer(s, 'caravan 1');
    answer(s, 'sell all');
    answer(s, 'commerce 1');
    answer(s, 'confirm');
    expect(s.florins[0]).toBe(1150);
    const city = trading([{ levels: { yellow: 1 }, points: { yellow: 1 }, vehicles: ['caravan 1 thrace: black'] }, {}], {
      buildings: { thrace: ['city'] },
    });
    answer(city, 'caravan 1');
    answer(city, 'sell all');
    answer(city, 'commerce 1');
    answer(city, 'confirm');
    expect(city.florins[0]).toBe(1200);
    const bare = trading([{ levels: { yellow: 1 }, points: { yellow: 1 }, vehicles: ['caravan 1 thrace: black'] }, {}]);
    answer(bare, 'caravan 1');
    answer(bare, 'sell all');
    expect(asked(bare)).toEqual(['0 confirmSale']);
  });

  it('UNI-46.6 Market lowers a purchase by 50 a point, never to nothing (worked example 50), and raises a sale', () => {
    const s = trading([{ kingdom: 'hre', levels: { yellow: 2 }, points: { yellow: 4 }, vehicles: ['caravan 1 latium'] }, {}, {}]);
    answer(s, 'caravan 1');
    answer(s, 'buy 2');
    expect(keys(s)).toEqual(['market 0', 'market 1', 'market 2', 'market 3', 'take back']);
    answer(s, 'market 3');
    answer(s, 'no');
    expect([s.florins[0], s.points[1], aboard(s, 30)]).toEqual([950, 1, ['yellow', 'yellow']]);
    const sale = trading([{ ...HORDE, levels: { yellow: 2 }, points: { yellow: 1 }, vehicles: ['caravan 1 saraj: green'] }, {}]);
    answer(sale, 'caravan 1');
    answer(sale, 'sell all');
    answer(sale, 'market 1');
    answer(sale, 'confirm');
    expect([sale.florins[0], sale.points[1]]).toEqual([1150, 0]);
  });

  it('UNI-46.23 UNI-16.3 pays points of a sale with tokens or, if one likes, with florins', () => {
    const s = trading([{ levels: { yellow: 1 }, tokens: { yellow: 1 }, vehicles: ['caravan 1 thrace: black'] }, {}], {
      buildings: { thrace: ['city'] },
    });
    answer(s, 'caravan 1');
    answer(s, 'sell all');
    expect(keys(s)).toEqual(['commerce 0', 'commerce 1', 'commerce 1 with florins']);
    answer(s, 'commerce 1 with florins');
    answer(s, 'confirm');
    expect([s.florins[0], s.flipped[1]]).toEqual([1100, 0]);
  });

  it('UNI-46.7 UNI-45.46 Control moves cubes between neighbouring zones, one controlled, one with a transport (worked example 50)', () => {
    const s = trading(
      [
        { kingdom: 'hre', levels: { yellow: 3 }, points: { yellow: 2 }, units: { latium: '1LI' }, vehicles: ['merchantShip 1 sicily'] },
        {},
        {},
      ],
      { markets: { sicily: ['green', 'blue', 'black', 'white'], latium: ['green'] } },
    );
    for (const cube of ['blue', 'black']) {
      interject(s, 0, 'act');
      answer(s, 'use control');
      expect(keys(s)).not.toContain('green in latium');
      answer(s, `${cube} in sicily`);
      answer(s, 'latium');
      answer(s, 'pass');
    }
    expect([marketOf(s, 'latium'), marketOf(s, 'sicily'), s.points[1]]).toEqual([['black', 'green', 'blue'], ['white', 'green'], 0]);
    const none = trading([{ kingdom: 'hre', levels: { yellow: 3 }, units: { latium: '1LI' }, vehicles: ['caravan 1 austria'] }, {}, {}], {
      markets: { sicily: ['green'] },
    });
    interject(none, 0, 'act');
    expect(refusalOf(none, 'use control')).toBe('UNI-46.7 noCubeToMove');
    // Nor with a transport alone, far from one's own land.
    const far = trading(
      [{ ...HORDE, levels: { yellow: 3 }, vehicles: ['merchantShip 1 sicily'] }, { kingdom: 'hre' }, { kingdom: 'hungary' }],
      {
        markets: { sicily: ['green'] },
      },
    );
    interject(far, 0, 'act');
    expect(refusalOf(far, 'use control')).toBe('UNI-46.7 noCubeToMove');
  });
});

describe('merchants', () => {
  const use = (s: UniState, num: number, ...choices: readonly string[]): void => {
    interject(s, 0, 'act');
    answer(s, `use empire-${num}`);
    for (const choice of choices) answer(s, choice);
    if (asked(s)[0] === '0 actNow') answer(s, 'pass');
  };

  it('UNI-45.13 UNI-45.14 UNI-45.40 card 19 sells one cube in barbarian land for 100 by colours but one (worked example 49)', () => {
    const s = trading([{ ...HORDE, cards: [19], vehicles: ['caravan 2 armenia: green blue black white'] }, {}, {}]);
    use(s, 19, 'blue');
    expect([s.florins[0], s.mp[30], aboard(s, 30)]).toEqual([1300, 6, ['black', 'white', 'green']]);
    expect(asked(s)).toEqual(['0 tradeAction']);
    const own = trading([{ ...HORDE, cards: [19], vehicles: ['caravan 2 tana: green blue'] }, {}, {}]);
    interject(own, 0, 'act');
    expect(refusalOf(own, 'use empire-19')).toBe('UNI-45.14 nothingToSellThere');
  });

  it('UNI-45.13 UNI-45.40 card 20 sells anywhere else for 50 a cube, whatever forbids it (worked example 54)', () => {
    const s = trading([{ ...HORDE, cards: [20], vehicles: ['caravan 2 bithynia: yellow yellow green'] }, { kingdom: 'byzantium' }]);
    s.bans.push(node('bithynia') * 3 + 1);
    use(s, 20, '2 yellow', '0 green');
    // Of the two colours only green is not there yet.
    expect([s.florins[0], aboard(s, 30), marketOf(s, 'bithynia')]).toEqual([1100, ['green'], ['green']]);
    const own = trading([{ ...HORDE, cards: [20], vehicles: ['caravan 2 tana: green'] }, {}]);
    interject(own, 0, 'act');
    expect(refusalOf(own, 'use empire-20')).toBe('UNI-45.13 nothingToSellThere');
  });

  it('UNI-45.13 it takes 1 MP as any sale', () => {
    const s = trading([{ ...HORDE, cards: [20], vehicles: ['caravan 2 bithynia: yellow', 'caravan 1 tana'] }, { kingdom: 'byzantium' }]);
    s.mp[30] = 0;
    interject(s, 0, 'act');
    expect(refusalOf(s, 'use empire-20')).toBe('UNI-45.13 nothingToSellThere');
  });

  it('UNI-45.13 UNI-45.40 card 21 buys a cube of any good for 150, else as any purchase', () => {
    const s = trading([{ ...HORDE, cards: [21], vehicles: ['caravan 1 saraj'] }, {}]);
    use(s, 21, 'caravan 1', 'violet', 'no');
    expect([s.florins[0], s.mp[30], aboard(s, 30), s.cardState[card(21)]]).toEqual([850, 5, ['violet'], 1]);
    const foreign = trading([{ ...HORDE, cards: [21], vehicles: ['caravan 1 thrace'] }, { kingdom: 'byzantium' }]);
    interject(foreign, 0, 'act');
    expect(refusalOf(foreign, 'use empire-21')).toBe('UNI-45.13 nowhereToBuy');
  });

  it('UNI-45.46 card 63 moves a cube to a neighbouring zone where its colour is neither printed nor lies', () => {
    const s = trading([{ ...HORDE, cards: [63], vehicles: ['caravan 1 tana'] }, {}], { markets: { saraj: ['green'], tana: ['green'] } });
    interject(s, 0, 'act');
    answer(s, 'use empire-63');
    answer(s, 'green in tana');
    // Caffa prints green, and in Saraj it lies: neither may have it.
    expect([keys(s).includes('crimea'), keys(s).includes('saraj'), keys(s).includes('georgia')]).toEqual([false, false, true]);
    answer(s, 'georgia');
    expect([marketOf(s, 'tana'), marketOf(s, 'georgia')]).toEqual([[], ['green']]);
  });
});

describe('routes', () => {
  const ZONES = ['crimea', 'saraj', 'trebizond', 'antioch'];
  const laid = (s: UniState, done: number, slot = 30): void => {
    s.routes[0] = { slot, origin: node('tana'), zones: ZONES.map(node), done };
  };

  it('UNI-1.7 UNI-37.1 UNI-37.2 UNI-37.3 UNI-37.10 UNI-37.11 opens one route when buying: stages, then zones one at a time, not the zone of purchase', () => {
    const s = trading([{ ...HORDE, vehicles: ['caravan 1 tana', 'caravan 1 saraj'] }, {}]);
    answer(s, 'caravan 1');
    answer(s, 'buy 1');
    expect(keys(s)).toEqual(['no', '4 stages', '6 stages', '8 stages']);
    answer(s, '4 stages');
    expect(question(s).params).toMatchObject({ left: 4, stages: 4 });
    expect(keys(s)).not.toContain('tana');
    expect(keys(s)).toContain('bulgar');
    s.inPlay[node('bulgar')] = 0;
    expect(keys(s)).not.toContain('bulgar');
    s.inPlay[node('bulgar')] = 1;
    expect(keys(s).every((zone) => s.inPlay[node(zone)] === 1)).toBe(true);
    for (const zone of ZONES) {
      expect(keys(s)).toContain(zone);
      answer(s, zone);
      expect(keys(s)).not.toContain(zone);
    }
    expect(viewOf(s, 1).players[0].route).toEqual({ slot: 30, origin: 'tana', zones: ZONES, done: 0, sums: [] });
    answer(s, 'done');
    answer(s, 'caravan 2');
    answer(s, 'buy 1');
    // One active route at most.
    expect(asked(s)).toEqual(['0 tradeAction']);
  });

  it('UNI-37.4 UNI-37.9 UNI-37.10 is given up at will, and then another may be opened', () => {
    const s = trading([{ ...HORDE, vehicles: ['caravan 1 tana'] }, {}]);
    laid(s, 1);
    answer(s, 'caravan 1');
    answer(s, 'give up route');
    expect(s.routes[0]).toBeNull();
    answer(s, 'buy 1');
    expect(asked(s)).toEqual(['0 openRoute']);
  });

  it('UNI-37.4 UNI-37.5 UNI-37.10 another transport does no stage of it and ends nothing by a sale; it may be given up while that acts', () => {
    const s = trading([{ ...HORDE, vehicles: ['caravan 1 tana', 'caravan 1 tana: green'] }, {}]);
    laid(s, 0);
    answer(s, 'caravan 2');
    go(s, 'saraj');
    sellAll(s);
    expect(s.routes[0]).toMatchObject({ slot: 30, done: 0 });
    answer(s, 'give up route');
    expect(s.routes[0]).toBeNull();
  });

  it('UNI-37.5 stages are done on arrival in any order, never the destination; a ship without port does none', () => {
    const s = trading([{ ...HORDE, vehicles: ['caravan 1 tana'] }, {}]);
    laid(s, 0);
    answer(s, 'caravan 1');
    go(s, 'saraj');
    expect(s.routes[0]?.done).toBe(2);
    const last = trading([{ ...HORDE, vehicles: ['caravan 1 tana'] }, {}]);
    last.routes[0] = { slot: 30, origin: node('tana'), zones: ['crimea', 'trebizond', 'antioch', 'saraj'].map(node), done: 0 };
    answer(last, 'caravan 1');
    go(last, 'saraj');
    expect(last.routes[0]?.done).toBe(0);
    const ship = trading([{ ...HORDE, vehicles: ['merchantShip 1 marmara'] }, {}]);
    ship.routes[0] = { slot: 42, origin: node('tana'), zones: ['bithynia', 'saraj', 'thrace', 'antioch'].map(node), done: 0 };
    answer(ship, 'merchantShip 1');
    go(ship, 'bithynia', 'marmara', 'thrace');
    expect(ship.routes[0]?.done).toBe(4);
  });

  it('UNI-37.6 UNI-37.7 UNI-37.9 UNI-36.6 UNI-42.10 completes it by a sale at the destination: honour or 50 on every cube (worked example 42)', () => {
    const plan: readonly PlayerPlan[] = [{ ...HORDE, vehicles: ['caravan 1 antioch: green green'] }, {}, { kingdom: 'byzantium' }];
    const s = trading(plan, { markets: { antioch: ['white'] } });
    laid(s, 7);
    // What it will bring is told beforehand, to its owner alone.
    expect([0, 1].map((eyes) => viewOf(s, eyes).players[0].route?.sums)).toEqual([[400, 300, 200], []]);
    answer(s, 'caravan 1');
    answer(s, 'sell all');
    expect(keys(s)).toEqual(['0 honour', '1 honour', '2 honour']);
    answer(s, '2 honour');
    answer(s, 'confirm');
    // The route bonus, even if it is all honour, and not the great market's.
    expect([s.florins[0], s.honour[0], s.routes[0]]).toEqual([1200, 12, null]);
    const t = trading(plan, { markets: { antioch: ['white'] } });
    laid(t, 7);
    answer(t, 'caravan 1');
    answer(t, 'sell all');
    answer(t, '1 honour');
    answer(t, 'confirm');
    expect([t.florins[0], t.honour[0]]).toEqual([1300, 11]);
  });

  it('UNI-37.6 six stages bring 4 trade points, eight bring 6', () => {
    const most = (...zones: readonly string[]): string | undefined => {
      const s = trading([{ ...HORDE, vehicles: ['caravan 1 saraj: green'] }, {}]);
      s.routes[0] = { slot: 30, origin: node('tana'), zones: [...zones, 'saraj'].map(node), done: (1 << zones.length) - 1 };
      answer(s, 'caravan 1');
      answer(s, 'sell all');
      return keys(s).at(-1);
    };
    const five = ['crimea', 'trebizond', 'antioch', 'thrace', 'bithynia'];
    expect([most(...five), most(...five, 'bulgar', 'latium')]).toEqual(['4 honour', '6 honour']);
  });

  it('UNI-45.55 UNI-36.6 card 64 adds the great market to the completing sale; a Joker may answer it', () => {
    const plan: readonly PlayerPlan[] = [{ ...HORDE, cards: [64], vehicles: ['caravan 1 antioch: green green'] }, { cards: [49] }];
    const s = trading(plan, { markets: { antioch: ['white', 'black'] } });
    laid(s, 7);
    answer(s, 'caravan 1');
    answer(s, 'sell all');
    answer(s, '0 honour');
    answer(s, 'use empire-64');
    answer(s, 'pass', 1);
    answer(s, 'confirm');
    expect(s.florins[0]).toBe(1000 + 2 * (100 + 100 + 40));
    const elsewhere = trading([{ ...HORDE, cards: [64], vehicles: ['caravan 1 antioch: green'] }, {}]);
    answer(elsewhere, 'caravan 1');
    answer(elsewhere, 'sell all');
    expect(keys(elsewhere)).toEqual(['confirm', 'take back']);
  });

  it('UNI-37.5 UNI-37.6 UNI-37.8 a sale elsewhere, or at the destination too early, ends it without reward', () => {
    const s = trading([{ ...HORDE, vehicles: ['caravan 1 saraj: green'] }, {}]);
    laid(s, 3);
    answer(s, 'caravan 1');
    sellAll(s);
    expect([s.routes[0], s.honour[0]]).toEqual([null, 10]);
    const done = trading([{ ...HORDE, vehicles: ['caravan 1 saraj: green'] }, {}]);
    laid(done, 7);
    answer(done, 'caravan 1');
    sellAll(done);
    expect([done.routes[0], done.honour[0], done.florins[0]]).toEqual([null, 10, 1100]);
    const early = trading([{ ...HORDE, vehicles: ['caravan 1 antioch: green'] }, {}]);
    laid(early, 3);
    answer(early, 'caravan 1');
    sellAll(early);
    expect([early.routes[0], early.honour[0], early.florins[0]]).toEqual([null, 10, 1100]);
  });

  it('UNI-37.12 stays when a zone is closed; only the sale at the destination must be lawful', () => {
    const s = trading([{ ...HORDE, vehicles: ['caravan 1 tana'] }, {}]);
    laid(s, 0);
    s.bans.push(node('saraj') * 3 + 1);
    answer(s, 'caravan 1');
    go(s, 'saraj');
    expect(s.routes[0]?.done).toBe(2);
    const end = trading([{ ...HORDE, vehicles: ['caravan 1 antioch: green'] }, {}]);
    laid(end, 7);
    end.bans.push(node('antioch') * 3 + 1);
    answer(end, 'caravan 1');
    expect([refusalOf(end, 'sell all'), end.routes[0]?.done]).toEqual(['UNI-45.49 tradeBanned', 7]);
  });

  it('UNI-45.40 UNI-37.8 a sale by card 20 counts for the route, and completes it for honour alone', () => {
    const s = trading([{ ...HORDE, cards: [20], vehicles: ['caravan 1 antioch: green'] }, {}]);
    laid(s, 7);
    interject(s, 0, 'act');
    answer(s, 'use empire-20');
    expect([s.honour[0], s.florins[0], s.routes[0]]).toEqual([12, 1050, null]);
  });

  it('UNI-45.48 card 31 lays tokens elsewhere, one at a time, done ones staying done, never on the zone of purchase', () => {
    const s = trading([{ ...HORDE, cards: [31], vehicles: ['caravan 1 tana'] }, {}]);
    laid(s, 1);
    interject(s, 0, 'act');
    answer(s, 'use empire-31');
    answer(s, 'token in crimea');
    expect([keys(s).includes('tana'), keys(s).includes('saraj'), keys(s).includes('bulgar')]).toEqual([false, false, true]);
    answer(s, 'bulgar');
    answer(s, 'finish');
    expect([s.routes[0]?.zones.map((zone) => viewOf(s, 0).territories[zone].id), s.routes[0]?.done]).toEqual([
      ['bulgar', 'saraj', 'trebizond', 'antioch'],
      1,
    ]);
  });

  it('UNI-45.48 by card 31 two tokens may change places, and after two moves for each token it ends', () => {
    const s = trading([{ ...HORDE, cards: [31], vehicles: ['caravan 1 tana'] }, {}]);
    laid(s, 1);
    interject(s, 0, 'act');
    answer(s, 'use empire-31');
    const move = (from: string, to: string): void => {
      answer(s, `token in ${from}`);
      answer(s, to);
    };
    move('crimea', 'bulgar');
    move('saraj', 'crimea');
    move('bulgar', 'saraj');
    for (const [from, to] of [
      ['saraj', 'bulgar'],
      ['bulgar', 'saraj'],
      ['saraj', 'bulgar'],
      ['bulgar', 'saraj'],
    ])
      move(from, to);
    expect(keys(s)).toContain('finish');
    move('trebizond', 'bulgar');
    expect(asked(s)).toEqual(['0 actNow']);
    expect(s.routes[0]?.zones.map((zone) => viewOf(s, 0).territories[zone].id)).toEqual(['saraj', 'crimea', 'bulgar', 'antioch']);
  });

  it('UNI-45.55 UNI-37.10 card 30 keeps the tokens of a transport that is lost, for another in the same turn', () => {
    const s = trading([{ ...HORDE, cards: [30], vehicles: ['caravan 1 tana', 'caravan 1 crimea'] }, {}], { barbarians: { saraj: '1LI' } });
    laid(s, 1);
    answer(s, 'caravan 1');
    answer(s, 'to saraj');
    expect(asked(s)).toEqual(['0 window']);
    answer(s, 'use empire-30');
    expect(asked(s)).toEqual(['0 takeOverRoute']);
    answer(s, 'caravan 2');
    // Saraj was reached before the barbarians struck.
    expect(s.routes[0]).toMatchObject({ slot: 31, done: 3 });
    const lost = trading([{ ...HORDE, vehicles: ['caravan 1 tana', 'caravan 1 crimea'] }, {}], { barbarians: { saraj: '1LI' } });
    laid(lost, 1);
    answer(lost, 'caravan 1');
    answer(lost, 'to saraj');
    expect([lost.routes[0], asked(lost)]).toEqual([null, ['0 chooseTransport']]);
  });

  it('UNI-45.55 also a transport without MP takes it over', () => {
    const s = trading([{ ...HORDE, cards: [30], vehicles: ['caravan 1 tana', 'caravan 1 crimea'] }, {}], { barbarians: { saraj: '1LI' } });
    laid(s, 1);
    s.mp[31] = 0;
    play(s, 'caravan 1', 'to saraj', 'use empire-30');
    expect(asked(s)).toEqual(['0 takeOverRoute']);
    answer(s, 'caravan 2');
    expect([s.routes[0]?.slot, s.trade]).toEqual([31, null]);
  });

  it('UNI-45.30 UNI-45.38 card 55 hides in phase 6 what card 11 made a caravan', () => {
    const s = trading([{ ...HORDE, cards: [55], vehicles: ['caravan 1 tana', 'warWagon 1 tana', 'warWagon 1 crimea'] }, {}]);
    s.special[slotOf(s, 0, 'warWagon')] = VEHICLE_DUAL;
    interject(s, 0, 'act');
    answer(s, 'use empire-55');
    expect(keys(s)).toEqual(['warWagon 1', 'caravan 1']);
    answer(s, 'warWagon 1');
    expect(s.special[slotOf(s, 0, 'warWagon')]).toBe(VEHICLE_DUAL + VEHICLE_UNNOTICED);
  });

  it('UNI-45.55 a route that nothing has taken over is removed at the end of the turn', () => {
    const s = trading([{ ...HORDE, vehicles: ['caravan 1 tana'] }, {}]);
    laid(s, 1, -1);
    endEffects(s);
    expect(s.routes[0]).toBeNull();
  });

  it('UNI-46.8 Guides do stages for 2 yellow points each, never the destination (worked example 50)', () => {
    const s = trading([{ ...HORDE, levels: { yellow: 4 }, points: { yellow: 4 }, vehicles: ['caravan 1 antioch: green'] }, {}]);
    laid(s, 1);
    for (const zone of ['saraj', 'trebizond']) {
      interject(s, 0, 'act');
      answer(s, 'use guides');
      expect(keys(s)).not.toContain('antioch');
      answer(s, zone);
      answer(s, 'pass');
    }
    expect([s.routes[0]?.done, s.points[1]]).toEqual([7, 0]);
    answer(s, 'caravan 1');
    answer(s, 'sell all');
    expect(asked(s)).toEqual(['0 routeBonus']);
  });

  it('UNI-43.3 UNI-37.7 honour of a route that reaches the limit ends the game once the sale is finished', () => {
    const s = trading([{ ...HORDE, honour: 29, vehicles: ['caravan 1 antioch: green'] }, {}], { options: { honourLimit: 'usual' } });
    laid(s, 7);
    answer(s, 'caravan 1');
    answer(s, 'sell all');
    answer(s, '2 honour');
    const told = answer(s, 'confirm');
    expect(keysOf(told)).toContain('cubePlaced');
    expect(s.core.result?.by).toBe('honourLimit');
  });
});
