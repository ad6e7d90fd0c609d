import { scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { actNow } from '../rules/calls.ts';
import { eliminate } from '../rules/elimination.ts';
import { interestOf, payArrears } from '../rules/money.ts';
import { taxation } from '../rules/taxes.ts';
import { components, lot, type Pact, pairAt, reserveAt, type UniState } from '../state.ts';
import { BARBARIANS } from '../vocabulary.ts';
import {
  advanceTo,
  answer,
  army,
  asked,
  card,
  controller,
  keys,
  node,
  type PlayerPlan,
  type PositionPlan,
  play,
  position,
  refusalOf,
  resultOf,
} from './builders.ts';

/** Phase 3 up to the bankruptcy of player 1, who has 90 florins after his taxes; then he is asked what he does. */
function bankrupt(
  player: PlayerPlan,
  plan: PositionPlan = {},
  others: readonly PlayerPlan[] = [{}],
  set?: (s: UniState) => void,
): UniState {
  const s = position([{ florins: 20, loans: 5, ...player }, ...others], {
    phase: 'taxes',
    chance: scriptChance([]),
    warCircle: [3, 5, 4],
    ...plan,
    next: (t) => [...taxation(t), actNow.do({ seat: 0, calledIn: true })],
  });
  set?.(s);
  advanceTo(s);
  for (const seat of s.order) answer(s, '10', seat);
  return s;
}

describe('bankruptcy', () => {
  it('UNI-40.5 UNI-40.6 UNI-40.7 UNI-40.12 example 62: a caravan with a cube and a village cover 250; nothing more may be pillaged', () => {
    const s = bankrupt(
      { florins: 10, vehicles: ['caravan 2 thrace: green', 'warWagon 1 thrace', 'siegeEngine 1 thrace'] },
      { buildings: { thrace: ['village'] } },
    );
    expect([asked(s), s.florins[0]]).toEqual([['0 bankruptcyMeans'], 90]);
    expect(keys(s).sort()).toEqual(['pillage caravan 1', 'pillage village in thrace', 'pillage warWagon 1', 'stop'].sort());
    expect(refusalOf(s, 'rebellion')).toBe('UNI-40.7 somethingToPillage');
    answer(s, 'pillage caravan 1');
    expect(s.florins[0]).toBe(240);
    answer(s, 'pillage village in thrace');
    expect([s.florins[0], s.arrears[0], s.misses[0], s.buildings[lot(node('thrace'), 0)]]).toEqual([40, 0, 0, 0]);
    expect(asked(s)).toEqual(['0 disband']);
  });

  it('UNI-40.5 not while he may still borrow', () => {
    const s = bankrupt({ loans: 4 });
    expect([asked(s).includes('0 bankruptcyMeans'), s.loans[0]]).toEqual([false, 5]);
  });

  it('UNI-40.5 UNI-40.10 but who has borrowed in this turn cannot', () => {
    const s = bankrupt({ loans: 4 }, {}, [{}], (t) => {
      t.loanTurn[0] = t.turn;
    });
    expect([asked(s), s.loans[0]]).toEqual([['0 bankruptcyMeans'], 4]);
  });

  it('UNI-40.6 buildings of all land that is his may be pillaged, also where it is contested, and none that another holds', () => {
    const s = bankrupt(
      { units: { bulgaria: '1LI', thrace: '1LI' } },
      {
        barbarians: { thrace: '1LI' },
        buildings: { bulgaria: ['tower'], thrace: ['village'], macedonia: ['fort'] },
        wars: [[0, 1]],
        owners: { macedonia: 1, thrace: 0 },
      },
      [{ units: { macedonia: '1LI' } }],
    );
    expect(keys(s).sort()).toEqual(['pillage tower in bulgaria', 'pillage village in thrace', 'stop']);
  });

  it('UNI-40.7 UNI-40.12 without belongings rebellions bring 100 florins each; Law does not work on them', () => {
    const s = bankrupt({ levels: { orange: 2 }, points: { orange: 2 }, honour: 10 });
    expect(keys(s)).toEqual(['stop', 'rebellion']);
    play(s, 'rebellion', 'thessaly');
    expect([s.florins[0], army(s, BARBARIANS, 'thessaly'), s.rebel[node('thessaly')], s.honour[0]]).toEqual([190, 2, 1, 10]);
    play(s, 'rebellion', 'lydia');
    expect([s.florins[0], s.misses[0], s.honour[0]]).toEqual([40, 0, 9]);
  });

  it('UNI-40.7 cards 24 to 26 do work on them', () => {
    const s = bankrupt({ cards: [24] });
    play(s, 'rebellion', 'thessaly');
    expect(asked(s)).toEqual(['0 window']);
  });

  it('UNI-40.8 UNI-40.9 nothing is paid in part; the sum is carried over to the next phase 3, and a first miss eliminates nobody', () => {
    const s = bankrupt({});
    answer(s, 'stop');
    expect(s.order).toEqual([0, 1]);
    expect([s.florins[0], s.arrears[0], s.misses[0], interestOf(s, 0)]).toEqual([90, 250, 1, 500]);
  });

  it('UNI-40.11 paid before, it ends the bankruptcy and the count starts again', () => {
    const s = bankrupt({});
    answer(s, 'stop');
    s.florins[0] = 300;
    payArrears(s, 0);
    expect([s.florins[0], s.arrears[0], s.misses[0]]).toEqual([50, 0, 0]);
  });

  it('UNI-40.9 who pays in a phase 3, or owes nothing in it, has not failed twice running', () => {
    const later = (player: PlayerPlan): number =>
      bankrupt(player, {}, [{}], (t) => {
        t.misses[0] = 1;
      }).misses[0];
    expect([later({ florins: 1000 }), later({ loans: 0 })]).toEqual([0, 0]);
  });

  it('UNI-8.12 bankruptcies come in turn order after everybody’s interest and before upkeep', () => {
    const s = bankrupt({ units: { thrace: '1LI' } }, { order: [1, 0] }, [{ florins: 20, loans: 5 }]);
    expect(asked(s)).toEqual(['1 bankruptcyMeans']);
    answer(s, 'stop');
    expect(asked(s)).toEqual(['0 bankruptcyMeans']);
    answer(s, 'stop');
    expect(asked(s)).toEqual(['0 disband']);
  });

  it('UNI-8.12 card 37 waits for them', () => {
    const s = bankrupt({}, {}, [{ loans: 1, cards: [] }, { cards: [37] }]);
    expect(asked(s)).toEqual(['0 bankruptcyMeans']);
    answer(s, 'stop');
    expect(asked(s)).toEqual(['2 window']);
    answer(s, 'use empire-37');
    expect(s.florins[2]).toBe(1070 + 25);
  });
});

describe('elimination', () => {
  const pact: Pact = { id: 1, parties: [0, 1], clauses: [], first: 1, last: 0, perUse: [], secret: false };

  it('UNI-40.9 a second miss running ends the game for him: all that is his goes back, his land is barbarian', () => {
    const s = bankrupt(
      {
        cards: [24],
        units: { thrace: '2LI', serbia: '1LI' },
        tokens: { blue: 1 },
        vehicles: ['caravan 1 thrace: green', 'siegeEngine 1 thrace'],
      },
      {
        buildings: { thrace: ['cathedral'] },
        wars: [[0, 1]],
        prisoners: [
          [1, 0, '1AR'],
          [0, 2, '1LI'],
        ],
      },
      [{ units: { macedonia: '1LI' } }, {}],
      (t) => {
        t.misses[0] = 1;
        t.pacts = [pact];
        t.owner[node('macedonia')] = 1;
      },
    );
    const before = components(s);
    const reserves = [s.reserve[reserveAt(0, 2)], s.reserve[reserveAt(2, 0)]];
    answer(s, 'stop');
    expect([s.order, s.misses[0], s.florins[0], s.loans[0], s.tokens[0]]).toEqual([[1, 2], 0, 0, 0, 0]);
    expect([army(s, 0, 'thrace'), army(s, 0, 'serbia'), s.buildings[lot(node('thrace'), 2)]]).toEqual([0, 0, 0]);
    expect([controller(s, 'thrace'), controller(s, 'serbia'), controller(s, 'macedonia')]).toEqual([null, null, 1]);
    expect([s.reserve[reserveAt(0, 2)], s.reserve[reserveAt(2, 0)]]).toEqual([reserves[0] + 1, reserves[1] + 1]);
    expect([s.vehicleOf.includes(0), s.cubes[3]]).toEqual([false, 20]);
    expect([s.cards[0], s.empireDeck[0], s.pacts, s.war[pairAt(0, 1)]]).toEqual([[], card(24), [], 0]);
    expect(components(s)).toEqual(before);
  });

  it('UNI-40.13 he takes no further part, nobody is the rightful owner of his home, and the play area stays', () => {
    const s = position([{}, {}, {}], { rebels: ['thrace'] });
    const area = s.inPlay.slice();
    s.core.offers = [{ id: 1, from: 0, to: [1], terms: {}, until: 'phase', open: true, accepted: [] }];
    eliminate(s, 0);
    expect(s.order).toEqual([1, 2]);
    expect([s.homeOf.includes(0), s.rebel[node('thrace')], s.inPlay, s.core.offers, s.end]).toEqual([false, 0, area, [], null]);
  });

  it('UNI-43.5 the last player wins', () => {
    const s = bankrupt({}, {}, [{}], (t) => {
      t.misses[0] = 1;
    });
    answer(s, 'stop');
    expect(resultOf(s)).toBe('lastPlayer: 1');
  });
});
