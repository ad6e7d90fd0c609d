import { describe, expect, it } from 'vitest';
import { combatTurn } from '../rules/combat.ts';
import { whyNotRoad } from '../rules/march.ts';
import { mpOf, stepOptions } from '../rules/reach.ts';
import { aboard, armyAt, NOWHERE, type Pact, type UniState, VEHICLE_FOLLOWS } from '../state.ts';
import {
  advanceTo,
  answer,
  army,
  asked,
  controller,
  keys,
  keysOf,
  node,
  type PlayerPlan,
  type PositionPlan,
  play,
  position,
  putVehicle,
  refusalOf,
  slotOf,
  units,
} from './builders.ts';
import { until } from './war.ts';

function turn(players: readonly PlayerPlan[], plan: PositionPlan = {}): UniState {
  return advanceTo(position(players, { active: 0, next: (s) => combatTurn(s, 0), ...plan }));
}

const passage = (giver: number, receiver: number, florins = 0): Pact => ({
  id: 1,
  parties: [giver, receiver],
  clauses: [{ kind: 'passage', giver, receiver, support: 0, targets: [] }],
  first: 1,
  last: 0,
  perUse: florins === 0 ? [] : [{ kind: 'passage', from: receiver, to: giver, florins }],
  secret: false,
});

describe('steps', () => {
  it('UNI-17.8 UNI-17.9 UNI-17.19 costs 1 MP each, also docking and putting to sea; with 0 MP a piece stays', () => {
    const s = turn([{ vehicles: ['galley 1 thrace', 'warWagon 2 macedonia', 'siegeEngine 1 macedonia'] }, {}]);
    const galley = slotOf(s, 0, 'galley');
    expect([s.mp[galley], s.mp[slotOf(s, 0, 'warWagon')], s.mp[slotOf(s, 0, 'siegeEngine')]]).toEqual([6, 7, 4]);
    play(s, 'galley 1', 'to aegeanSea');
    expect(s.mp[galley]).toBe(5);
    play(s, 'to macedonia');
    expect([s.mp[galley], s.at[galley]]).toEqual([4, node('macedonia')]);
    play(s, 'to aegeanSea', 'to cretanSea', 'to aegeanSea', 'to cretanSea');
    expect(s.mp[galley]).toBe(0);
    expect(asked(s)).toEqual(['0 completeMove']);
    expect(refusalOf(s, 'galley 1')).toBe('UNI-17.9 noStepLeft');
  });

  it('UNI-17.7 UNI-17.10 UNI-17.23 moves units by land only with a wagon, as many as it has room for', () => {
    const s = turn([{ units: { macedonia: '5LI', lydia: '2LI' }, vehicles: ['warWagon 1 macedonia', 'siegeEngine 1 lydia'] }, {}]);
    expect(keys(s)).toEqual(['pass', 'warWagon 1', 'siegeEngine 1', 'target', 'remove pieces']);
    answer(s, 'warWagon 1');
    expect(keys(s)).toEqual(['go', '1 lightInfantry', '2 lightInfantry', '3 lightInfantry']);
    expect(refusalOf(s, '4 lightInfantry')).toBe('UNI-17.23 noRoom');
    play(s, '3 lightInfantry', 'to thrace');
    expect([units(s, 0, 'thrace'), units(s, 0, 'macedonia')]).toEqual(['3LI', '2LI']);
    // One space each, and neither engines nor other wagons.
    const mixed = turn([
      { units: { macedonia: '5LI 2AR' }, vehicles: ['warWagon 1 macedonia', 'warWagon 1 macedonia', 'siegeEngine 1 macedonia'] },
      {},
    ]);
    answer(mixed, 'warWagon 1');
    expect(keys(mixed)).toEqual(['go', '1 lightInfantry', '2 lightInfantry', '3 lightInfantry', '1 archer', '2 archer']);
    answer(mixed, '2 lightInfantry');
    expect(keys(mixed)).toEqual(['go', '1 archer']);
    const t = turn([{ units: { lydia: '2LI' }, vehicles: ['siegeEngine 1 lydia'] }, {}]);
    play(t, 'siegeEngine 1');
    expect(asked(t)).toEqual(['0 road']);
  });

  it('UNI-17.11 UNI-17.13 loads a docked galley with units, wagons and engines, 1 space each (worked example 18)', () => {
    const s = turn([{ units: { thrace: '4LI' }, vehicles: ['galley 2 thrace', 'warWagon 1 thrace', 'siegeEngine 1 thrace'] }, {}]);
    const galley = slotOf(s, 0, 'galley');
    play(s, 'galley 1', 'warWagon 1', 'siegeEngine 1');
    expect(keys(s)).toEqual(['all', 'go', '1 lightInfantry', '2 lightInfantry', '3 lightInfantry', '4 lightInfantry']);
    play(s, '3 lightInfantry', 'to marmara');
    expect([s.armies[armyAt(0, aboard(galley))], s.carrier[slotOf(s, 0, 'warWagon')], army(s, 0, 'thrace')]).toEqual([3, galley, 1]);
    expect(s.at[slotOf(s, 0, 'siegeEngine')]).toBe(node('marmara'));
    // At sea nothing is loaded or set down; docked, everything stands beside the galley.
    expect(keys(s)).not.toContain('load');
    answer(s, 'to bithynia');
    expect([units(s, 0, 'bithynia'), s.carrier[slotOf(s, 0, 'warWagon')]]).toEqual(['3LI', -1]);
    expect(keys(s)).toContain('load');
    const full = turn([{ units: { thrace: '3LI' }, vehicles: ['galley 1 thrace', 'warWagon 1 thrace', 'caravan 1 thrace'] }, {}]);
    answer(full, 'galley 1');
    expect(keys(full).filter((key) => /[a-z] 1$/.test(key))).toEqual(['warWagon 1']);
    play(full, 'warWagon 1');
    expect(keys(full)).toEqual(['go', '1 lightInfantry', '2 lightInfantry']);
  });

  it('UNI-17.5 UNI-17.29 takes units on and sets them down on the way without MP', () => {
    const s = turn([{ units: { macedonia: '2LI', thrace: '1AR' }, vehicles: ['warWagon 1 macedonia'] }, {}]);
    play(s, 'warWagon 1', 'all', 'to thrace', 'load', '1 lightInfantry', '1 archer', 'to bithynia');
    expect([units(s, 0, 'thrace'), units(s, 0, 'bithynia')]).toEqual(['1LI', '1LI 1AR']);
    expect(s.mp[slotOf(s, 0, 'warWagon')]).toBe(4);
    // On land nothing is aboard between steps, not even an engine that follows the wagon (card 53).
    const train = position([{ vehicles: ['warWagon 1 macedonia', 'siegeEngine 1 macedonia'] }, {}], {
      active: 0,
      next: (one) => combatTurn(one, 0),
    });
    const engine = slotOf(train, 0, 'siegeEngine');
    train.special[engine] = VEHICLE_FOLLOWS;
    advanceTo(train);
    play(train, 'warWagon 1', 'siegeEngine 1', 'to thrace');
    expect([train.at[engine], train.carrier[engine]]).toEqual([node('thrace'), NOWHERE]);
  });

  it('UNI-17.5 takes no units that have a stop marker, UNI-17.24 nor those of others', () => {
    const s = turn(
      [{ units: { macedonia: '3LI' }, vehicles: ['warWagon 1 macedonia', 'warWagon 1 macedonia'] }, { units: { thrace: '2AR' } }],
      {
        owners: { thrace: 0 },
        next: (one) => [...combatTurn(one, 0), ...combatTurn(one, 0)],
      },
    );
    play(s, 'warWagon 1', '2 lightInfantry', 'to thessaly', 'to macedonia', 'end move', 'warWagon 2');
    expect(keys(s)).toEqual(['all', 'go', '1 lightInfantry']);
    expect(refusalOf(s, '2 lightInfantry')).toBe('UNI-17.5 loadStopped');
    play(s, 'go', 'to thrace');
    expect(keys(s)).not.toContain('load');
    const quay = turn([
      { vehicles: ['galley 1 thrace', 'siegeEngine 1 thrace'] },
      { vehicles: ['siegeEngine 1 thrace', 'warWagon 1 thrace'] },
    ]);
    answer(quay, 'galley 1');
    expect(keys(quay)).toEqual(['go', 'siegeEngine 1']);
  });

  it('UNI-17.12 UNI-17.14 UNI-17.15 keeps ships to the sea and its shores, and land movers ashore; docking needs no port', () => {
    const s = turn([{ vehicles: ['galley 1 thrace', 'warWagon 1 thrace'] }, {}]);
    play(s, 'galley 1', 'go');
    expect(refusalOf(s, 'to macedonia')).toBe('UNI-17.15 shipsStayAtSea');
    play(s, 'to aegeanSea', 'to thessaly');
    expect(s.at[slotOf(s, 0, 'galley')]).toBe(node('thessaly'));
    play(s, 'halt', 'warWagon 1');
    expect(refusalOf(s, 'to aegeanSea')).toBe('UNI-17.15 landMoversStayAshore');
    expect(keys(s)).toContain('to bithynia');
  });

  it('UNI-1.7 does not leave the land in play', () => {
    const s = position([{ vehicles: ['warWagon 1 macedonia'] }, {}], { active: 0, next: (one) => combatTurn(one, 0) });
    s.inPlay[node('albania')] = 0;
    advanceTo(s);
    answer(s, 'warWagon 1');
    expect(refusalOf(s, 'to albania')).toBe('UNI-1.7 outOfPlay');
    const onFoot = position([{ units: { macedonia: '1LI' } }, {}], {
      active: 0,
      buildings: { macedonia: ['castle'] },
      next: (one) => combatTurn(one, 0),
    });
    onFoot.inPlay[node('albania')] = 0;
    expect(['albania', 'bulgaria'].map((to) => whyNotRoad(onFoot, 0, NOWHERE, node('macedonia'), node(to))?.key ?? null)).toEqual([
      'outOfPlay',
      null,
    ]);
    answer(advanceTo(onFoot), 'target');
    expect(['albania', 'bulgaria'].map((key) => keys(onFoot).includes(key))).toEqual([false, true]);
  });

  it('UNI-17.17 UNI-17.20 leaves an own castle by land for nothing, also without wagon and without MP (worked examples 17, 61)', () => {
    const s = position([{ units: { macedonia: '2LI' }, vehicles: ['warWagon 1 macedonia', 'galley 1 macedonia'] }, {}], {
      active: 0,
      buildings: { macedonia: ['castle'] },
      next: (one) => combatTurn(one, 0),
    });
    const wagon = slotOf(s, 0, 'warWagon');
    s.mp[wagon] = 0;
    advanceTo(s);
    expect(keys(s)).toContain('walk from macedonia');
    play(s, 'warWagon 1', '1 lightInfantry', 'to thrace');
    expect([s.mp[wagon], units(s, 0, 'thrace')]).toEqual([0, '1LI']);
    expect(asked(s)).toEqual(['0 completeMove']);
    play(s, 'walk from macedonia', '1 lightInfantry', 'to thrace');
    expect(units(s, 0, 'thrace')).toBe('2LI');
    play(s, 'galley 1', 'to aegeanSea');
    expect(s.mp[slotOf(s, 0, 'galley')]).toBe(5);
  });

  it('UNI-17.17 is for what goes by land, out of a castle and no lower building, that the mover controls', () => {
    const vehicles = ['warWagon 1 thrace', 'siegeEngine 1 thrace', 'caravan 1 thrace', 'galley 1 thrace', 'merchantShip 1 thrace'];
    const costs = (building: 'castle' | 'fort', owner: number, to: string): number[] => {
      const s = position([{ vehicles }, {}], { buildings: { thrace: [building] } });
      s.control[node('thrace')] = owner;
      return (['warWagon', 'siegeEngine', 'caravan', 'galley', 'merchantShip'] as const).map((kind) =>
        mpOf(s, 0, slotOf(s, 0, kind), node('thrace'), node(to), []),
      );
    };
    expect(costs('castle', 0, 'macedonia')).toEqual([0, 0, 0, 1, 1]);
    expect(costs('castle', 0, 'aegeanSea')).toEqual([1, 1, 1, 1, 1]);
    expect(costs('castle', 1, 'macedonia')).toEqual([1, 1, 1, 1, 1]);
    expect(costs('fort', 0, 'macedonia')).toEqual([1, 1, 1, 1, 1]);
  });

  it('UNI-17.7 UNI-17.17 is for the controller of the castle only, and units on foot go on only by another castle or with a transport', () => {
    const s = turn([{ units: { macedonia: '2LI' }, vehicles: ['warWagon 1 thrace'] }, {}], { buildings: { macedonia: ['castle'] } });
    play(s, 'walk from macedonia', 'all');
    expect(['to thrace', 'to aegeanSea'].map((key) => keys(s).includes(key))).toEqual([true, false]);
    answer(s, 'to thrace');
    expect(keys(s)).toEqual(['end move', 'warWagon 1']);
    play(s, 'warWagon 1', 'all', 'to bithynia');
    expect(units(s, 0, 'bithynia')).toBe('2LI');
    const foreign = turn([{ units: { serbia: '1LI' }, vehicles: ['warWagon 1 thrace'] }, { units: { serbia: '1LI' } }], {
      owners: { serbia: 1 },
      buildings: { serbia: ['castle'] },
    });
    expect(keys(foreign)).not.toContain('walk from serbia');
  });

  it('UNI-17.26 takes the free step out of the same castle once in a move', () => {
    const s = turn([{ units: { macedonia: '1LI' }, vehicles: ['warWagon 1 macedonia'] }, {}], {
      buildings: { macedonia: ['castle'], thrace: ['castle'] },
    });
    const wagon = slotOf(s, 0, 'warWagon');
    play(s, 'warWagon 1', 'go', 'to thrace', 'to macedonia');
    expect(s.mp[wagon]).toBe(6);
    play(s, 'to thrace');
    expect(s.mp[wagon]).toBe(5);
    play(s, 'halt', 'walk from macedonia', '1 lightInfantry', 'to thrace', 'walk from thrace', '1 lightInfantry', 'to macedonia');
    expect(units(s, 0, 'macedonia')).toBe('1LI');
    expect(keys(s)).not.toContain('walk from macedonia');
  });

  it('UNI-44.4 by terrain costs more into hills and mountains and over rivers', () => {
    const s = turn([{ vehicles: ['warWagon 1 thrace'] }, {}], { options: { terrain: true } });
    // Hills 2, and a river to cross.
    play(s, 'warWagon 1', 'to macedonia');
    expect(s.mp[slotOf(s, 0, 'warWagon')]).toBe(3);
    answer(s, 'to thessaly');
    expect(s.mp[slotOf(s, 0, 'warWagon')]).toBe(2);
  });

  it('UNI-45.3 does not leave a territory under a ban, UNI-45.49 whoever it is', () => {
    const s = position([{ units: { thrace: '1LI' }, vehicles: ['warWagon 1 thrace', 'warWagon 1 macedonia'] }, {}], {
      active: 0,
      buildings: { thrace: ['castle'] },
      next: (one) => combatTurn(one, 0),
    });
    s.bans = [node('thrace') * 3 + 2];
    advanceTo(s);
    expect(keys(s)).toEqual(['pass', 'warWagon 2', 'target', 'remove pieces']);
    // Whoever passes through stops there.
    play(s, 'warWagon 2', 'to thrace');
    expect([s.moves, s.march, s.halted[slotOf(s, 0, 'warWagon') + 1]]).toEqual([1, null, 1]);
  });
});

describe('entering', () => {
  it('UNI-18.1 UNI-41.1 UNI-17.22 meets a fresh horde in barbarian land: the move ends, its MP are lost, battle begins', () => {
    const s = turn([{ units: { thrace: '3LI' }, vehicles: ['warWagon 1 thrace'] }, {}], { warCircle: [1, 6, 8] });
    play(s, 'warWagon 1', 'all');
    const told = keysOf(answer(s, 'to bulgaria'));
    expect(told).toEqual(expect.arrayContaining(['marched', 'hordeRaised', 'battleBegan']));
  });

  it('UNI-17.1 UNI-18.2 UNI-18.9 meets an army of an opponent: MP stay for flight alone, and the move is over (worked example 20)', () => {
    const vehicles = ['warWagon 1 macedonia', 'warWagon 1 lydia', 'caravan 1 serbia'];
    const s = turn([{ units: { macedonia: '3CA' }, vehicles }, { units: { serbia: '1LI' } }], { wars: [[0, 1]] });
    play(s, 'warWagon 1', 'all');
    expect(keysOf(answer(s, 'to serbia'))).toContain('battleBegan');
    expect([s.halted[slotOf(s, 0, 'warWagon')], s.mp[slotOf(s, 0, 'warWagon')]]).toEqual([1, 5]);
    // After the battle they are lost, of those who came alone.
    until(s);
    expect([s.battles, s.mp[slotOf(s, 0, 'warWagon')], s.mp[slotOf(s, 0, 'caravan')]]).toEqual([[], 0, 6]);
  });

  it('UNI-18.3 UNI-32.1 takes over empty land of an enemy without battle', () => {
    const s = turn([{ units: { bulgaria: '2LI' }, vehicles: ['warWagon 1 bulgaria'] }, {}], { wars: [[0, 1]] });
    play(s, 'warWagon 1', '1 lightInfantry');
    const told = keysOf(answer(s, 'to severin'));
    expect(told).toContain('conquered');
    expect(told).not.toContain('battleBegan');
    expect([controller(s, 'severin'), controller(s, 'bulgaria'), s.mp[slotOf(s, 0, 'warWagon')]]).toEqual([0, 0, 0]);
  });

  it('UNI-18.4 UNI-18.14 UNI-39.6 is an undeclared attack in land of a player at peace, which is confirmed first (worked example 60)', () => {
    const s = turn([{ units: { bulgaria: '1LI' }, vehicles: ['warWagon 1 bulgaria', 'warWagon 1 bulgaria'] }, {}], {
      pacts: [{ ...passage(0, 1), clauses: [{ kind: 'trade', giver: 0, receiver: 1, support: 0, targets: [] }] }],
    });
    play(s, 'warWagon 1', 'go', 'to severin');
    expect(asked(s)).toEqual(['0 confirmUndeclaredAttack']);
    answer(s, 'take back');
    expect([asked(s)[0], s.honour[0], s.at[slotOf(s, 0, 'warWagon')]]).toEqual(['0 road', 10, node('bulgaria')]);
    play(s, 'to severin', 'go on');
    // An empty wagon conquers nothing: it stops (UNI-18.14); 3 honour, war, and the pact broken at 2.
    expect([s.honour[0], s.pacts.length, controller(s, 'severin'), s.halted[slotOf(s, 0, 'warWagon')]]).toEqual([5, 0, 1, 1]);
    expect(asked(s)).toEqual(['0 completeMove']);
  });

  it('UNI-18.5 UNI-39.38 passes with leave, and pays the toll once in a move', () => {
    const players: PlayerPlan[] = [{ units: { bulgaria: '2LI' }, vehicles: ['warWagon 1 bulgaria'], florins: 100 }, { florins: 0 }];
    const s = turn(players, { pacts: [passage(1, 0, 40)] });
    play(s, 'warWagon 1', '1 lightInfantry', 'to severin', 'to transylvania');
    expect([s.florins[0], s.florins[1], controller(s, 'severin'), controller(s, 'transylvania')]).toEqual([60, 40, 1, 1]);
    answer(s, 'end move');
    expect([units(s, 0, 'transylvania'), s.honour[0]]).toEqual(['1LI', 10]);
    // At war nobody passes, whatever was agreed.
    const war = turn(players, { pacts: [passage(1, 0, 40)], wars: [[0, 1]] });
    play(war, 'warWagon 1', '1 lightInfantry', 'to severin');
    if (asked(war)[0] === '0 confirmUndeclaredAttack') answer(war, 'go on');
    expect([controller(war, 'severin'), war.florins[1]]).toEqual([0, 0]);
  });

  it('UNI-39.38 in a pact of three each giver is paid for his own land, and only for his', () => {
    const clauses = [1, 2].map((giver) => ({ kind: 'passage' as const, giver, receiver: 0, support: 0, targets: [] }));
    const perUse = [40, 25].map((florins, n) => ({ kind: 'passage' as const, from: 0, to: n + 1, florins }));
    const three: Pact = { ...passage(1, 0), parties: [0, 1, 2], clauses, perUse };
    const players = (florins: number): PlayerPlan[] => [
      { units: { bulgaria: '2LI' }, vehicles: ['warWagon 1 bulgaria'], florins },
      {},
      { units: { wallachia: '1LI' } },
    ];
    const s = turn(players(100), { pacts: [three] });
    play(s, 'warWagon 1', '1 lightInfantry', 'to severin');
    expect(s.florins).toEqual([60, 1040, 1000]);
    play(s, 'to wallachia', 'to transylvania', 'to wallachia');
    expect(s.florins).toEqual([35, 1040, 1025]);
    const poor = turn(players(50), { pacts: [three] });
    play(poor, 'warWagon 1', '1 lightInfantry', 'to severin');
    expect(refusalOf(poor, 'to wallachia')).toBe('UNI-39.22 cannotPayToll');
    // Where only the land of one is dear, the other's is open to who has nothing.
    const free = turn(players(0), { pacts: [{ ...three, perUse: [perUse[1]] }] });
    play(free, 'warWagon 1', '1 lightInfantry');
    expect([keys(free).includes('to severin'), keys(free).includes('to wallachia')]).toEqual([true, false]);
  });

  it('UNI-39.22 UNI-39.24 UNI-39.38 is paid by the giver where the pact says so; if he cannot, the pact is broken at his charge', () => {
    const owed: Pact = { ...passage(1, 0), perUse: [{ kind: 'passage', from: 1, to: 0, florins: 40 }] };
    const players = (florins: number): PlayerPlan[] => [{ units: { bulgaria: '2LI' }, vehicles: ['warWagon 1 bulgaria'] }, { florins }];
    const s = turn(players(100), { pacts: [owed] });
    play(s, 'warWagon 1', 'all', 'to severin', 'to transylvania');
    expect([s.florins[0], s.florins[1], s.pacts.length]).toEqual([1040, 60, 1]);
    const poor = turn(players(30), { pacts: [owed] });
    play(poor, 'warWagon 1', 'all', 'to severin');
    expect([poor.florins[1], poor.pacts.length, poor.honour[0], poor.honour[1], controller(poor, 'severin')]).toEqual([30, 0, 10, 8, 1]);
  });

  it('UNI-39.22 a giver who cannot pay for the step breaks the pact, but the step is made and the group may go on', () => {
    const owed: Pact = { ...passage(1, 0), perUse: [{ kind: 'passage', from: 1, to: 0, florins: 40 }] };
    const s = turn([{ units: { bulgaria: '2LI' }, vehicles: ['warWagon 1 bulgaria'] }, { florins: 0 }], { pacts: [owed] });
    play(s, 'warWagon 1', 'all', 'to severin');
    expect([s.pacts, s.honour, s.halted[slotOf(s, 0, 'warWagon')]]).toEqual([[], [10, 8], 0]);
    expect(asked(s)).toEqual(['0 road']);
    expect(keys(s)).toContain('to bulgaria');
  });

  it('UNI-39.38 who goes on by another pact when the first is broken pays that one’s toll', () => {
    const owed: Pact = { ...passage(1, 0), perUse: [{ kind: 'passage', from: 1, to: 0, florins: 40 }] };
    const players: PlayerPlan[] = [{ units: { bulgaria: '2LI' }, vehicles: ['warWagon 1 bulgaria'], florins: 50 }, { florins: 0 }];
    const s = turn(players, { pacts: [owed, { ...passage(1, 0, 30), id: 2 }] });
    play(s, 'warWagon 1', 'all', 'to severin');
    expect([s.florins, s.pacts.map(({ id }) => id)]).toEqual([[50, 0], [2]]);
    play(s, 'to transylvania');
    expect(s.florins).toEqual([20, 30]);
  });

  it('UNI-39.22 offers no passage that cannot be paid for', () => {
    const s = turn([{ units: { bulgaria: '2LI' }, vehicles: ['warWagon 1 bulgaria'], florins: 30 }, {}], { pacts: [passage(1, 0, 40)] });
    play(s, 'warWagon 1', 'all');
    expect(refusalOf(s, 'to severin')).toBe('UNI-39.22 cannotPayToll');
  });

  it('UNI-18.5 UNI-18.2 meets an opponent all the same in land through which it has leave to pass', () => {
    const s = turn([{ units: { bulgaria: '2LI' }, vehicles: ['warWagon 1 bulgaria'] }, {}, { units: { severin: '1LI' } }], {
      pacts: [passage(1, 0), { ...passage(1, 2), id: 2 }],
      wars: [[0, 2]],
    });
    expect(controller(s, 'severin')).toBe(1);
    play(s, 'warWagon 1', 'all');
    expect(keysOf(answer(s, 'to severin'))).toContain('battleBegan');
  });

  it('UNI-18.6 UNI-18.1 an army without units raises a horde, which removes it (worked example 60)', () => {
    const s = turn([{ vehicles: ['warWagon 1 thrace', 'siegeEngine 1 thrace'] }, {}]);
    play(s, 'warWagon 1', 'to bulgaria', 'enter');
    expect(s.vehicleOf.filter((side) => side === 0)).toHaveLength(1);
    expect(army(s, 6, 'bulgaria')).toBeGreaterThan(0);
    expect(s.battles).toHaveLength(0);
  });

  it('UNI-18.14 transports without units are spoils of the army they run into', () => {
    const s = turn([{ vehicles: ['warWagon 1 macedonia'] }, { units: { serbia: '1LI' } }], { wars: [[0, 1]] });
    play(s, 'warWagon 1', 'to serbia');
    expect(asked(s)).toEqual(['1 keepOrPillage']);
    answer(s, 'keep warWagon 1');
    expect(s.vehicleOf[slotOf(s, 1, 'warWagon')]).toBe(1);
    // Of several it is whose land it is, whatever the turn order.
    const several = turn([{ vehicles: ['warWagon 1 bulgaria'] }, { units: { severin: '1LI' } }, { units: { severin: '1LI' } }], {
      order: [0, 2, 1],
      pacts: [passage(1, 2)],
      wars: [
        [0, 1],
        [0, 2],
      ],
    });
    play(several, 'warWagon 1', 'to severin');
    expect(asked(several)).toEqual(['1 keepOrPillage']);
  });

  it('UNI-17.22 UNI-17.25 lets groups next to the place of the clash enter together, each at its own cost', () => {
    const s = turn(
      [{ units: { thrace: '1LI', macedonia: '2LI' }, vehicles: ['warWagon 1 thrace', 'warWagon 1 macedonia', 'warWagon 1 lydia'] }, {}],
      { buildings: { macedonia: ['castle'] } },
    );
    play(s, 'warWagon 1', 'all', 'to bulgaria');
    expect(asked(s)).toEqual(['0 joinEntry']);
    expect(keys(s)).toEqual(['enter', 'warWagon 2', 'walk from macedonia']);
    play(s, 'warWagon 2', '1 lightInfantry');
    expect(s.mp[slotOf(s, 0, 'warWagon') + 1]).toBe(6);
    play(s, 'walk from macedonia');
    const told = keysOf(answer(s, 'all'));
    expect(told).toEqual(expect.arrayContaining(['hordeRaised', 'battleBegan']));
  });

  it('UNI-17.4 UNI-17.22 enters one such place only: whoever does not join it moves no more, and who lacks the MP cannot', () => {
    const vehicles = ['warWagon 1 thrace', 'warWagon 1 thrace', 'warWagon 1 macedonia'];
    const s = position([{ units: { thrace: '2LI' }, vehicles }, {}], { active: 0, next: (one) => combatTurn(one, 0) });
    s.mp[slotOf(s, 0, 'warWagon') + 2] = 0;
    advanceTo(s);
    play(s, 'warWagon 1', 'all', 'to bulgaria');
    expect(keys(s)).toEqual(['enter', 'warWagon 2']);
    expect(keysOf(answer(s, 'enter'))).toContain('battleBegan');
    expect([s.battles.length, s.march, s.moves]).toEqual([1, null, 1]);
  });

  it('UNI-18.7 fights hostile galleys at sea, and shares the sea with others', () => {
    const plan: PlayerPlan[] = [{ vehicles: ['galley 1 marmara: 2LI'] }, { vehicles: ['galley 1 aegeanSea: 1LI'] }];
    const peace = turn(plan);
    play(peace, 'galley 1', 'to aegeanSea');
    expect(asked(peace)).toEqual(['0 road']);
    const war = turn(plan, { wars: [[0, 1]] });
    play(war, 'galley 1');
    expect(keysOf(answer(war, 'to aegeanSea'))).toContain('navalBattleBegan');
    const raid = position(plan, { active: 0, next: (one) => combatTurn(one, 0) });
    putVehicle(raid, 6, 'galley 1 aegeanSea: 2LI');
    advanceTo(raid);
    play(raid, 'galley 1');
    expect(keysOf(answer(raid, 'to aegeanSea'))).toContain('navalBattleBegan');
  });

  it('UNI-18.8 galleys without units fall to those that carry some, whichever comes', () => {
    const coming = turn([{ vehicles: ['galley 1 marmara: 2LI'] }, { vehicles: ['galley 2 aegeanSea'] }], { wars: [[0, 1]] });
    play(coming, 'galley 1', 'to aegeanSea');
    expect(asked(coming)).toEqual(['0 keepOrPillage']);
    answer(coming, 'keep galley 2');
    expect(coming.vehicleOf[1]).toBe(0);
    const empty = turn([{ vehicles: ['galley 1 marmara'] }, { vehicles: ['galley 2 aegeanSea: 1LI'] }], { wars: [[0, 1]] });
    play(empty, 'galley 1', 'to aegeanSea');
    expect(asked(empty)).toEqual(['1 keepOrPillage']);
    answer(empty, 'pillage galley 1');
    expect([empty.vehicleOf[0], empty.florins[1]]).toEqual([-1, 1050]);
    const both = turn([{ vehicles: ['galley 1 marmara'] }, { vehicles: ['galley 2 aegeanSea'] }], { wars: [[0, 1]] });
    play(both, 'galley 1', 'to aegeanSea');
    expect(asked(both)).toEqual(['0 road']);
  });

  it('UNI-18.8 UNI-24.12 a barbarian galley removes galleys without units that run into it', () => {
    const s = position([{ vehicles: ['galley 1 marmara'] }, {}], { active: 0, next: (one) => combatTurn(one, 0) });
    putVehicle(s, 6, 'galley 1 aegeanSea: 2LI');
    advanceTo(s);
    play(s, 'galley 1', 'to aegeanSea');
    expect([s.vehicleOf[0], s.vehicleOf[1]]).toEqual([-1, 6]);
  });

  it('UNI-18.10 UNI-32.6 after a take-over asks about trade transports of a third player who is an enemy; another’s stay', () => {
    const taken = (wars: PositionPlan['wars']): UniState => {
      const plans = [{ units: { bulgaria: '2LI' }, vehicles: ['warWagon 1 bulgaria'] }, {}, { vehicles: ['caravan 1 severin'] }];
      const s = turn(plans, { wars, pacts: [] });
      play(s, 'warWagon 1', 'all', 'to severin');
      expect([controller(s, 'severin'), s.vehicleOf[slotOf(s, 2, 'caravan')], s.honour[0]]).toEqual([0, 2, 10]);
      return s;
    };
    expect(asked(taken([[0, 1]]))).not.toEqual(['0 attackOrSpareTransports']);
    const s = taken([
      [0, 1],
      [0, 2],
    ]);
    expect([asked(s), keys(s)]).toEqual([['0 attackOrSpareTransports'], ['let be', 'attack 3']]);
    const sea = turn(
      [{ vehicles: ['galley 1 marmara: 2LI'] }, { vehicles: ['galley 1 aegeanSea'] }, { vehicles: ['merchantShip 1 aegeanSea'] }],
      {
        wars: [[0, 1]],
      },
    );
    play(sea, 'galley 1', 'to aegeanSea', 'keep galley 2');
    expect(asked(sea)).toEqual(['0 attackOrSpareTransports']);
    expect(keys(sea)).toEqual(['let be', 'attack 3']);
  });

  it('UNI-18.10 UNI-39.6 comes upon trade transports: attack them, which ends the move, or let them be', () => {
    const plan: PlayerPlan[] = [{ vehicles: ['galley 1 marmara: 2LI'] }, { vehicles: ['merchantShip 1 aegeanSea: green'] }];
    const s = turn(plan);
    play(s, 'galley 1', 'to aegeanSea');
    expect(asked(s)).toEqual(['0 attackOrSpareTransports']);
    answer(s, 'let be');
    expect(asked(s)).toEqual(['0 road']);
    const t = turn(plan);
    play(t, 'galley 1', 'to aegeanSea', 'attack 2', 'go on');
    expect([t.honour[0], asked(t)[0]]).toEqual([7, '0 keepOrPillage']);
    answer(t, 'pillage merchantShip 1');
    expect([t.florins[0], t.moves, t.march]).toEqual([1100, 1, null]);
  });

  it('UNI-18.10 it takes military units, ships without units of their owner beside them, and land that is not one’s own', () => {
    const ship = 'merchantShip 1 aegeanSea';
    const comes = (galley: string, ...vehicles: readonly string[]): string[] => {
      const s = turn([{ vehicles: [galley] }, { vehicles }]);
      play(s, 'galley 1', 'to aegeanSea');
      return asked(s);
    };
    expect(comes('galley 1 marmara: 2LI', ship)).toEqual(['0 attackOrSpareTransports']);
    expect(comes('galley 1 marmara', ship)).toEqual(['0 road']);
    expect(comes('galley 1 marmara: 2LI', 'galley 1 aegeanSea')).toEqual(['0 road']);
    expect(comes('galley 1 marmara: 2LI', ship, 'galley 1 aegeanSea: 1LI')).toEqual(['0 road']);
    const home = turn([{ units: { macedonia: '1LI' }, vehicles: ['warWagon 1 macedonia'] }, { vehicles: ['caravan 1 thrace'] }]);
    play(home, 'warWagon 1', 'all', 'to thrace');
    expect(asked(home)).toEqual(['0 road']);
  });

  it('UNI-18.11 where battle is forbidden armies stay together and nobody controls the place', () => {
    const s = position([{ units: { bulgaria: '1LI' }, vehicles: ['warWagon 1 bulgaria'] }, { units: { severin: '1LI' } }], {
      active: 0,
      wars: [[0, 1]],
      next: (one) => combatTurn(one, 0),
    });
    s.bans = [node('severin') * 3];
    advanceTo(s);
    play(s, 'warWagon 1', 'all');
    expect(keysOf(answer(s, 'to severin'))).not.toContain('battleBegan');
    expect([units(s, 0, 'severin'), units(s, 1, 'severin'), controller(s, 'severin'), s.owner[node('severin')]]).toEqual([
      '1LI',
      '1LI',
      null,
      1,
    ]);
  });

  it('UNI-18.11 also beside barbarians', () => {
    const s = position([{ units: { thrace: '2LI' }, vehicles: ['warWagon 1 thrace'] }, {}], {
      active: 0,
      barbarians: { bulgaria: '1LI' },
      next: (one) => combatTurn(one, 0),
    });
    s.bans = [node('bulgaria') * 3];
    advanceTo(s);
    play(s, 'warWagon 1', 'all');
    expect(keysOf(answer(s, 'to bulgaria'))).not.toContain('battleBegan');
    expect([army(s, 0, 'bulgaria'), army(s, 6, 'bulgaria'), controller(s, 'bulgaria')]).toEqual([2, 1, null]);
  });

  it('UNI-44.9 does not enter land of its team without leave', () => {
    const s = turn([{ units: { bulgaria: '1LI' }, vehicles: ['warWagon 1 bulgaria'] }, {}, { kingdom: 'hungary' }, {}], {
      options: { teams: 'twoTeams' },
    });
    expect(s.teams[2]).toBe(s.teams[0]);
    play(s, 'warWagon 1', 'all');
    expect(refusalOf(s, 'to severin')).toBe('UNI-44.9 teammate');
  });

  it('UNI-33.2 UNI-33.8 UNI-33.1 loses land outside home with its last unit, and gains nothing by passing friendly land', () => {
    const s = turn([{ units: { serbia: '1LI' }, vehicles: ['warWagon 1 serbia'] }, {}]);
    expect(controller(s, 'serbia')).toBe(0);
    play(s, 'warWagon 1', 'all', 'to macedonia');
    expect(controller(s, 'serbia')).toBeNull();
  });

  it('UNI-33.3 UNI-33.4 an occupied home returns to its owner when the last occupier leaves', () => {
    const s = turn([{ units: { severin: '1LI' }, vehicles: ['warWagon 1 severin'] }, {}], { wars: [[0, 1]], owners: { severin: 0 } });
    expect(controller(s, 'severin')).toBe(0);
    play(s, 'warWagon 1', 'all', 'to bulgaria');
    expect(controller(s, 'severin')).toBe(1);
  });

  it('UNI-33.10 guests whose leave has ended may leave freely', () => {
    const s = turn([{ units: { severin: '1LI' }, vehicles: ['warWagon 1 severin'], levels: { orange: 1 } }, {}], {
      tokens: { bulgaria: [0, 'thrace'] },
      buildings: { thrace: ['tower'] },
    });
    expect(controller(s, 'severin')).toBe(1);
    play(s, 'warWagon 1', 'all', 'to bulgaria', 'end move');
    expect([units(s, 0, 'bulgaria'), s.honour[0], controller(s, 'severin')]).toEqual(['1LI', 10, 1]);
  });

  it('UNI-33.7 UNI-33.9 guests with leave disturb no control', () => {
    const s = turn([{ units: { bulgaria: '2LI' }, vehicles: ['warWagon 1 bulgaria'] }, {}], { pacts: [passage(1, 0)] });
    play(s, 'warWagon 1', 'all', 'to severin', 'end move');
    expect(controller(s, 'severin')).toBe(1);
  });
});

describe('steps of trade transports', () => {
  it('UNI-35.3 UNI-17.17 UNI-46.2 go by land or by sea as their military counterparts', () => {
    const s = position([{ vehicles: ['caravan 1 thrace', 'merchantShip 1 thrace'], levels: { blue: 2 }, points: { blue: 1 } }, {}], {
      phase: 'trade',
      buildings: { thrace: ['castle'] },
    });
    const steps = (slot: number): string[] => stepOptions(s, slot).map(({ key }) => key);
    expect(steps(slotOf(s, 0, 'caravan'))).toEqual(expect.arrayContaining(['to bulgaria', 'to aegeanSea by logistics']));
    expect(steps(slotOf(s, 0, 'merchantShip'))).toEqual(expect.arrayContaining(['to aegeanSea', 'to bulgaria by logistics']));
    s.mp[slotOf(s, 0, 'caravan')] = 0;
    expect(steps(slotOf(s, 0, 'caravan'))).not.toContain('to aegeanSea by logistics');
    expect(steps(slotOf(s, 0, 'caravan'))).toContain('to bulgaria');
  });
});
