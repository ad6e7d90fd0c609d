import { advance, scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { actNow } from '../rules/calls.ts';
import { deedOf } from '../rules/honour.ts';
import { collectTaxes, incomeOf, taxation } from '../rules/taxes.ts';
import { serve } from '../rules/troops.ts';
import { upkeepOf } from '../rules/upkeep.ts';
import { cargoAt, components, NOBODY, type Pact, reserveAt, type UniState } from '../state.ts';
import { BARBARIANS, LIGHT } from '../vocabulary.ts';
import {
  advanceTo,
  answer,
  army,
  asked,
  controller,
  keys,
  node,
  type PlayerPlan,
  type PositionPlan,
  play,
  position,
  question,
  refusalOf,
  slotOf,
  units,
} from './builders.ts';

/** Phase 3; after it player 1 is asked what he does, where tests stop. */
function taxes(players: readonly PlayerPlan[], plan: PositionPlan = {}): UniState {
  return advanceTo(
    position(players, {
      phase: 'taxes',
      chance: scriptChance([]),
      ...plan,
      next: (s) => [...taxation(s), actNow.do({ seat: 0, calledIn: true })],
    }),
  );
}

/** Everybody chooses the same level. */
function all(s: UniState, tax: number): UniState {
  for (const seat of s.order) answer(s, String(tax), seat);
  return s;
}

describe('taxes', () => {
  it('UNI-8.1 UNI-2.4 everybody chooses a level of 10 to 50, all at the same time', () => {
    const s = taxes([{ tax: 20 }, { tax: 20 }]);
    expect([asked(s), keys(s)]).toEqual([
      ['0 setTax', '1 setTax'],
      ['10', '20', '30', '40', '50'],
    ]);
    answer(s, '50', 1);
    expect(s.tax).toEqual([20, 20]);
    answer(s, '10', 0);
    expect(s.tax).toEqual([10, 50]);
  });

  it('UNI-8.2 example 52: seven home territories and a village at 30 florins are 240', () => {
    const s = position([{ tax: 30 }, { tax: 50 }], { buildings: { thrace: ['village'], pannonia: ['town'], alfold: ['city'] } });
    expect([incomeOf(s, 0), incomeOf(s, 1)]).toEqual([240, 50 * (7 + 2 + 3)]);
    // All land that he controls, at home or not.
    expect(incomeOf(position([{ tax: 30, units: { bulgaria: '1LI' } }, {}], { barbarians: { lydia: '1LI' } }), 0)).toBe(30 * 7);
    expect(incomeOf(position([{ tax: 30, units: { bulgaria: '1LI' } }, {}]), 0)).toBe(30 * 8);
  });

  it('UNI-8.2 it is paid, and recorded for objectives', () => {
    const s = all(taxes([{ florins: 100 }, {}]), 50);
    expect([s.florins[0], deedOf(s, 0, 'taxIncome')]).toEqual([450, 350]);
  });

  it('UNI-8.3 land with barbarians or with units of others yields nothing, unless a pact allows them', () => {
    const s = position([{ tax: 10 }, { units: { thrace: '1LI' } }]);
    expect(incomeOf(s, 0)).toBe(60);
    const clause = { kind: 'passage', giver: 0, receiver: 1, support: 0, targets: [] } as const;
    const pact: Pact = { id: 1, parties: [0, 1], clauses: [clause], first: 1, last: 0, perUse: [], secret: false };
    s.pacts = [pact];
    expect(incomeOf(s, 0)).toBe(70);
    s.pacts = [{ ...pact, clauses: [{ ...clause, kind: 'militaryControl' }] }];
    expect(incomeOf(s, 0)).toBe(70);
    s.pacts = [{ ...pact, clauses: [{ ...clause, kind: 'trade' }] }];
    expect(incomeOf(s, 0)).toBe(60);
    expect(incomeOf(position([{ tax: 10 }, {}], { barbarians: { thrace: '1LI' } }), 0)).toBe(60);
    const raided = position([{ tax: 10 }, {}], { barbarians: { thrace: '1LI' } });
    raided.control[node('thrace')] = 0;
    expect(incomeOf(raided, 0)).toBe(60);
  });

  it('UNI-8.4 a city adds 20 florins for every cube of its great market', () => {
    const s = position([{ tax: 10 }, {}], {
      buildings: { thrace: ['city'] },
      markets: { thrace: ['black', 'green'], macedonia: ['black'] },
    });
    expect(incomeOf(s, 0)).toBe(10 * 10 + 40);
    const town = position([{ tax: 10 }, {}], { buildings: { thrace: ['town'] }, markets: { thrace: ['black', 'green'] } });
    expect(incomeOf(town, 0)).toBe(10 * 9);
  });

  it('UNI-8.5 UNI-34.2 a player without land and units gets 200 florins', () => {
    const s = position([{ tax: 50 }, {}]);
    s.control = s.control.map((seat) => (seat === 0 ? -1 : seat));
    expect(incomeOf(s, 0)).toBe(200);
    expect(incomeOf(position([{ tax: 50 }, {}]), 0)).toBe(350);
    // One unit anywhere, and he is not without.
    const armed = position([{ tax: 50, vehicles: ['galley 1 aegeanSea: 1LI'] }, {}]);
    armed.control = armed.control.map((seat) => (seat === 0 ? -1 : seat));
    expect(incomeOf(armed, 0)).toBe(0);
    // He plays on, and is paid with the others.
    s.core.stack = [collectTaxes.do({})];
    s.florins[0] = 0;
    advance(game, s);
    expect([s.order.includes(0), s.florins[0]]).toEqual([true, 200]);
  });
});

describe('upkeep', () => {
  it('UNI-8.7 example 8: ten items cost 200', () => {
    const s = position([
      {
        units: { thrace: '2LI 1HI 1AR 1CA 1C1' },
        vehicles: ['siegeEngine 3 thrace', 'warWagon 1 thrace', 'warWagon 2 thrace', 'galley 1 thrace'],
      },
      {},
    ]);
    expect(upkeepOf(s, 0)).toBe(200);
    expect(upkeepOf(position([{ vehicles: ['galley 2 aegeanSea: 2LI', 'caravan 1 thrace', 'merchantShip 3 thrace'] }, {}]), 0)).toBe(100);
  });

  it('UNI-8.8 prisoners, units beside the board and hired barbarians cost nothing', () => {
    const s = position([{ units: { thrace: '1LI' } }, {}], { prisoners: [[0, 1, '2LI']], barbarians: { serbia: '3LI' } });
    s.beside[0] = 2;
    expect(upkeepOf(s, 0)).toBe(20);
    s.reserve[reserveAt(BARBARIANS, LIGHT)]--;
    serve(s, BARBARIANS, 0, node('thrace'), LIGHT, NOBODY);
    expect([units(s, 0, 'thrace'), upkeepOf(s, 0)]).toEqual(['2LI', 20]);
  });

  it('UNI-8.6 UNI-8.12 interest comes before upkeep, which all settle at the same time', () => {
    const s = all(taxes([{ florins: 0, loans: 2, units: { thrace: '1LI' } }, { units: { pannonia: '1LI' } }]), 10);
    expect([asked(s), s.florins[0]]).toEqual([['0 disband', '1 disband'], 70 + 500 - 100]);
    // What the taxes bring pays the interest: nobody has to borrow for it.
    const paid = all(taxes([{ florins: 0, loans: 1, units: { thrace: '1LI' } }, {}]), 10);
    expect([paid.loans[0], paid.florins[0]]).toEqual([1, 70 - 50]);
  });

  it('UNI-8.9 before paying he may remove pieces; units go to the reserve, others to the supply', () => {
    const s = all(taxes([{ florins: 0, units: { thrace: '1LI 1AR' }, vehicles: ['warWagon 1 thrace'] }, {}]), 10);
    const reserve = s.reserve[reserveAt(0, 2)];
    play(s, 'remove archer in thrace', 'remove warWagon 1', 'pay');
    expect([s.florins[0], units(s, 0, 'thrace'), s.reserve[reserveAt(0, 2)], s.vehicleOf.includes(0)]).toEqual([
      50,
      '1LI',
      reserve + 1,
      false,
    ]);
  });

  it('UNI-8.10 who cannot pay borrows or removes pieces until he can', () => {
    const s = all(taxes([{ florins: 0, units: { thrace: '5LI' } }, {}]), 10);
    expect(keys(s)).toEqual(['loan', 'remove lightInfantry in thrace']);
    expect(refusalOf(s, 'pay')).toBe('UNI-8.10 cannotPayUpkeep');
    answer(s, 'remove lightInfantry in thrace');
    expect(keys(s)).toEqual(['loan', 'remove lightInfantry in thrace']);
    answer(s, 'remove lightInfantry in thrace');
    expect(keys(s)[0]).toBe('pay');
    const borrower = all(taxes([{ florins: 0, units: { thrace: '5LI' } }, {}]), 10);
    play(borrower, 'loan', 'pay');
    expect([borrower.florins[0], borrower.loans[0], army(borrower, 0, 'thrace')]).toEqual([470, 1, 5]);
  });

  it('UNI-8.11 cubes of a removed transport may be shifted first, the rest goes to the supply', () => {
    const s = all(taxes([{ vehicles: ['caravan 2 thrace: green black', 'caravan 1 thrace'] }, {}]), 10);
    const { cubes } = components(s);
    answer(s, 'remove caravan 1');
    expect(asked(s)).toEqual(['0 shiftCube']);
    play(s, 'green to caravan 2', 'enough');
    const kept = slotOf(s, 0, 'caravan');
    expect([s.cargo[cargoAt(kept, 4)], components(s).cubes, s.vehicleOf.filter((side) => side === 0).length]).toEqual([1, cubes, 1]);
    // Neither to a transport elsewhere nor to one of another.
    const apart = all(taxes([{ vehicles: ['caravan 2 thrace: green', 'caravan 1 lydia'] }, { vehicles: ['caravan 1 thrace'] }]), 10);
    answer(apart, 'remove caravan 1', 0);
    answer(apart, 'pay', 1);
    expect([asked(apart).includes('0 shiftCube'), apart.cargo.some((n) => n > 0)]).toEqual([false, false]);
  });

  it('UNI-8.11 what a removed galley carried at sea passes to others there as far as they have room', () => {
    const s = all(taxes([{ vehicles: ['galley 1 aegeanSea: 2LI', 'galley 1 aegeanSea: 1LI'] }, {}]), 10);
    const before = components(s)['units 0'];
    answer(s, 'remove galley 1');
    const left = slotOf(s, 0, 'galley');
    const aboardNow = s.armies[135 + left];
    expect([aboardNow > 1, aboardNow + s.reserve[0], components(s)['units 0']]).toEqual([true, aboardNow + s.reserve[0], before]);
  });

  it('UNI-8.11 on land units, wagons and engines simply stay', () => {
    const s = all(taxes([{ units: { thrace: '2LI' }, vehicles: ['galley 1 thrace', 'siegeEngine 1 thrace'] }, {}]), 10);
    answer(s, 'remove galley 1');
    expect([units(s, 0, 'thrace'), s.vehicleOf.filter((side) => side === 0).length]).toEqual(['2LI', 1]);
  });

  it('UNI-33.8 land outside the kingdom is lost with its last unit', () => {
    const s = all(taxes([{ units: { bulgaria: '1LI' } }, {}]), 10);
    expect(controller(s, 'bulgaria')).toBe(0);
    answer(s, 'remove lightInfantry in bulgaria');
    expect(controller(s, 'bulgaria')).toBe(null);
  });
});

describe('interest', () => {
  it('UNI-40.4 example 45: 50 florins for every loan of an earlier turn', () => {
    const s = taxes([
      { florins: 1000, loans: 2 },
      { florins: 1000, loans: 2 },
    ]);
    s.loanTurn[1] = s.turn;
    all(s, 10);
    expect([s.florins[0], s.florins[1]]).toEqual([1070 - 100, 1070 - 50]);
  });

  it('UNI-40.10 who is short and may still borrow must borrow', () => {
    const s = all(taxes([{ florins: 0, loans: 4 }, {}]), 10);
    expect([s.loans[0], s.florins[0]]).toEqual([5, 70 + 500 - 200]);
    const able = all(taxes([{ florins: 200, loans: 4 }, {}]), 10);
    expect([able.loans[0], able.florins[0]]).toEqual([4, 70]);
  });

  it('UNI-45.53 card 38 lowers the interest by 50 while it is due', () => {
    const s = taxes([{ florins: 1000, loans: 2, cards: [38] }, {}]);
    all(s, 10);
    expect([asked(s), question(s).params?.own]).toEqual([['0 window'], true]);
    answer(s, 'use empire-38');
    expect(s.florins[0]).toBe(1070 - 50);
  });

  it('UNI-8.12 UNI-45.21 card 37 brings half of what others have paid, once all is settled', () => {
    const s = taxes([{ florins: 1000, cards: [37], loans: 2 }, { loans: 3 }]);
    all(s, 10);
    expect(asked(s)).toEqual(['0 window']);
    answer(s, 'use empire-37');
    // Not of the 100 that he has paid himself.
    expect(s.florins[0]).toBe(1070 - 100 + 75);
  });
});

describe('removal', () => {
  it('UNI-34.1 never barbarians', () => {
    const s = all(taxes([{ units: { thrace: '1LI' } }, {}], { barbarians: { serbia: '1LI' } }), 10);
    expect(keys(s)).toEqual(['pay', 'remove lightInfantry in thrace']);
    expect(army(s, BARBARIANS, 'serbia')).toBe(1);
    expect(controller(s, 'thrace')).toBe(s.homeOf[node('thrace')]);
  });
});
