import { describe, expect, it } from 'vitest';
import { actNow } from '../rules/calls.ts';
import { combatTurn } from '../rules/combat.ts';
import { owns } from '../rules/points.ts';
import { rolling } from '../rules/rolls.ts';
import { tradeTurn } from '../rules/trade.ts';
import { endPhase } from '../rules/turn.ts';
import { hue, type UniState } from '../state.ts';
import { PHASE, ROTATED, TECHNOLOGIES, UPRIGHT } from '../vocabulary.ts';
import {
  advanceTo,
  answer,
  asked,
  card,
  colour,
  controller,
  interject,
  keys,
  type PlayerPlan,
  type PositionPlan,
  position,
  refusalOf,
  units,
} from './builders.ts';
import { shopping } from './shopping.ts';
import { battle, until } from './war.ts';

/** The first player acts in his own trade turn. Byzantium and Hungary are neighbours. */
function acting(players: readonly PlayerPlan[], plan: PositionPlan = {}): UniState {
  return advanceTo(position(players, { phase: 'trade', active: 0, ...plan, next: () => [actNow.do({ seat: 0, calledIn: false })] }));
}

const points = (s: UniState, seat: number): number[] => s.points.slice(hue(seat, 0), hue(seat, 0) + 6);
const states = (s: UniState, ...nums: readonly number[]): number[] => nums.map((num) => s.cardState[card(num)]);

describe('bards', () => {
  it('UNI-45.25 card 44 stands a card of anybody upright that was rotated this turn, never a Bard nor one kept rotated', () => {
    const s = acting([{ cards: [44, -5, -45] }, { cards: [-57, -58] }]);
    s.cardState[card(58)] = 2;
    answer(s, 'use empire-44');
    expect(keys(s)).toEqual(['empire-05', 'empire-57']);
    answer(s, 'empire-57');
    expect(states(s, 44, 57, 5)).toEqual([ROTATED, UPRIGHT, ROTATED]);
    const none = acting([{ cards: [45, -44] }, {}]);
    expect(refusalOf(none, 'use empire-45')).toBe('UNI-45.25 noneToRefresh');
  });

  it('UNI-45.25 UNI-47.12 card 45 costs 50 florins', () => {
    const s = acting([{ cards: [45, -5, -57], florins: 60 }, {}]);
    answer(s, 'use empire-45');
    answer(s, 'empire-05');
    expect([s.florins[0], states(s, 5)]).toEqual([10, [UPRIGHT]]);
    const poor = acting([{ cards: [45, -5], florins: 40 }, {}]);
    expect(refusalOf(poor, 'use empire-45')).toBe('UNI-15.5 cannotPayCard');
  });
});

describe('mystics', () => {
  it('UNI-45.54 UNI-45.37 card 71 sells points of any colours for 20 each, tokens included, no florins', () => {
    const s = acting([{ cards: [71], points: { red: 2, blue: 1 }, tokens: { green: 1 } }, {}]);
    answer(s, 'use empire-71');
    for (const choice of ['red', 'red', 'green']) answer(s, choice);
    expect(keys(s)).toEqual(['blue', 'finish']);
    answer(s, 'finish');
    expect([s.florins[0], points(s, 0), s.flipped[colour('green')]]).toEqual([1060, [1, 0, 0, 0, 0, 0], 1]);
  });

  it('UNI-45.37 card 72 pays 100 for each colour, one point of each', () => {
    const s = acting([{ cards: [72], points: { red: 2, blue: 1 } }, {}]);
    answer(s, 'use empire-72');
    answer(s, 'red');
    expect(keys(s)).toEqual(['blue', 'finish']);
    answer(s, 'blue');
    expect([s.florins[0], points(s, 0)]).toEqual([1200, [0, 0, 0, 1, 0, 0]]);
  });

  it('UNI-45.37 UNI-16.3 UNI-46.18 a point that Monasticism made of a bought one cannot be sold, but used', () => {
    const s = acting([{ cards: [72], levels: { violet: 2 }, points: { violet: 1 } }, {}]);
    answer(s, 'use monasticism');
    answer(s, 'green');
    answer(s, 'use monasticism');
    answer(s, 'red');
    expect([s.florins[0], points(s, 0)]).toEqual([900, [0, 0, 0, 1, 1, 0]]);
    answer(s, 'use empire-72');
    // Green alone may be sold, which is done unasked.
    expect([s.florins[0], points(s, 0)]).toEqual([1000, [0, 0, 0, 1, 0, 0]]);
    const none = acting([{ cards: [71] }, {}]);
    expect(refusalOf(none, 'use empire-71')).toBe('UNI-45.37 noPointToSell');
  });
});

describe('princesses', () => {
  it('UNI-45.31 card 59 gives ability and points of a card at once; both are rotated', () => {
    const s = acting([{ cards: [59, 63] }, {}], { markets: { thrace: ['green'] } });
    answer(s, 'use empire-59');
    // The only card is taken, its only way too; then which of its points, and its own choices.
    expect(keys(s)).toEqual(['points 1', 'points 2']);
    answer(s, 'points 2');
    answer(s, keys(s)[0]);
    expect([points(s, 0), states(s, 59, 63)]).toEqual([
      [0, 1, 0, 0, 0, 0],
      [ROTATED, ROTATED],
    ]);
    expect(s.market.filter((bits) => bits > 0)).toHaveLength(1);
  });

  it('UNI-45.31 UNI-45.45 card 60 doubles points, also those of a Pirate', () => {
    const s = acting([{ cards: [60, 9, 58] }, {}]);
    answer(s, 'use empire-60');
    expect(keys(s)).toEqual(['empire-09', 'empire-58']);
    answer(s, 'empire-58');
    answer(s, 'blue');
    expect([points(s, 0), states(s, 60, 58, 9)]).toEqual([
      [4, 0, 0, 0, 0, 0],
      [ROTATED, ROTATED, UPRIGHT],
    ]);
    const corner = acting([{ cards: [60, 9] }, {}]);
    answer(corner, 'use empire-60');
    expect(points(corner, 0)).toEqual([0, 2, 0, 2, 0, 0]);
    const rotated = acting([{ cards: [60, -9] }, {}]);
    expect(refusalOf(rotated, 'use empire-60')).toBe('UNI-45.31 noCardForPrincess');
  });

  it('UNI-45.31 UNI-47.10 with another’s card its owner must agree, makes the choices and has what it gives', () => {
    const s = acting([{ cards: [60] }, { cards: [58, 57] }]);
    answer(s, 'use empire-60');
    answer(s, 'empire-58');
    expect(asked(s)).toEqual(['1 consentCard']);
    answer(s, 'agree');
    answer(s, 'red');
    expect([points(s, 1), points(s, 0), states(s, 60, 58)]).toEqual([
      [0, 0, 0, 4, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [ROTATED, ROTATED],
    ]);
  });

  it('UNI-45.31 a refusal leaves both cards upright, and is not asked for again this turn', () => {
    const s = acting([{ cards: [60] }, { cards: [58, 57] }]);
    answer(s, 'use empire-60');
    answer(s, 'empire-58');
    answer(s, 'refuse');
    expect([states(s, 60, 58), asked(s)]).toEqual([[UPRIGHT, UPRIGHT], ['0 actNow']]);
    answer(s, 'use empire-60');
    expect(asked(s)).toEqual(['1 consentCard']);
  });

  it('UNI-45.31 UNI-45.27 a Joker names one of the two: without the princess the other works alone, without the other both are spent', () => {
    const against = (which: string): UniState => {
      const s = acting([{ cards: [60, 58] }, { cards: [49] }]);
      answer(s, 'use empire-60');
      answer(s, 'blue');
      answer(s, 'use empire-49', 1);
      expect(keys(s)).toEqual(['card', 'princess']);
      answer(s, which);
      return s;
    };
    expect([points(against('princess'), 0)[0], points(against('card'), 0)[0]]).toEqual([2, 0]);
    expect(states(against('card'), 60, 58, 49)).toEqual([ROTATED, ROTATED, ROTATED]);
  });

  it('UNI-45.31 goes with a card in the window of that card', () => {
    const s = advanceTo(position([{ cards: [59, 46] }, {}], { next: (t) => rolling(t, { sides: [0], what: 'x', dice: [3], faces: [6] }) }));
    expect(keys(s)).toContain('use empire-59');
    answer(s, 'use empire-59');
    expect([points(s, 0), s.rolls[0].dice]).toEqual([[0, 0, 0, 1, 0, 0], [2]]);
    const none = acting([{ cards: [59, 46] }, {}]);
    expect(refusalOf(none, 'use empire-59')).toBe('UNI-45.31 noCardForPrincess');
  });

  it('UNI-45.31 UNI-45.18 another’s card for his own purchases, moves or trade waits for his turn', () => {
    const builder: PlayerPlan = { cards: [32], levels: { green: 3 }, points: { green: 3 }, florins: 900 };
    const plan: PositionPlan = { phase: 'purchases' };
    expect(refusalOf(acting([{ cards: [59] }, builder], plan), 'use empire-59')).toBe('UNI-45.31 noCardForPrincess');
    const own = acting([{ ...builder, cards: [59, 32] }, {}], plan);
    expect(keys(own)).toContain('use empire-59');
  });
});

describe('Proselytism', () => {
  it('UNI-46.19 uses the ability or the points of a neighbour’s card, rotated or not, which stays as it is; each once a turn', () => {
    const s = acting([{ levels: { violet: 3 }, points: { violet: 2 } }, { cards: [-57, 9] }]);
    answer(s, 'use proselytism');
    expect(keys(s)).toEqual(['empire-57', 'empire-09']);
    answer(s, 'empire-57');
    answer(s, 'ability');
    answer(s, 'red');
    expect([points(s, 0), states(s, 57)]).toEqual([[0, 0, 0, 1, 0, 1], [ROTATED]]);
    answer(s, 'use proselytism');
    // Only the other card is left, and only its points can be used now.
    answer(s, 'empire-09');
    expect(keys(s)).toEqual(['points 1']);
    answer(s, 'points 1');
    expect([points(s, 0), states(s, 9)]).toEqual([[0, 1, 0, 2, 0, 0], [UPRIGHT]]);
    expect(refusalOf(s, 'use proselytism')).toBe('UNI-46.19 noCardToBorrow');
  });

  it('UNI-46.19 UNI-45.27 pays what the card costs, and no Joker answers it', () => {
    const s = acting([{ levels: { violet: 3 }, points: { violet: 1 }, cards: [-5], florins: 70 }, { cards: [-45] }, { cards: [49] }]);
    answer(s, 'use proselytism');
    answer(s, 'empire-45');
    answer(s, 'ability');
    expect([s.florins[0], states(s, 5, 45), asked(s)]).toEqual([20, [UPRIGHT, ROTATED], ['0 actNow']]);
  });

  it('UNI-46.19 not of a player who is no neighbour, and not card 36', () => {
    const far = acting([{ kingdom: 'mamluk', levels: { violet: 3 } }, { kingdom: 'byzantium' }, { kingdom: 'hungary', cards: [57] }]);
    expect(refusalOf(far, 'use proselytism')).toBe('UNI-46.19 noCardToBorrow');
    const near = acting([
      { kingdom: 'mamluk', levels: { violet: 3 }, points: { violet: 1 } },
      { kingdom: 'byzantium', cards: [9, 58] },
      { kingdom: 'hungary', cards: [57] },
    ]);
    answer(near, 'use proselytism');
    expect(keys(near)).toEqual(['empire-09', 'empire-58']);
    const deposit = acting([{ levels: { violet: 3 } }, { cards: [36] }]);
    expect(refusalOf(deposit, 'use proselytism')).toBe('UNI-46.19 noCardToBorrow');
  });

  it('UNI-46.19 UNI-45.27 a neighbour’s Joker answers a card that was just rotated', () => {
    const s = acting([{ cards: [57] }, { levels: { violet: 3 }, points: { violet: 1 } }, { kingdom: 'horde', cards: [-49] }]);
    interject(s, 1, 'watch battles');
    answer(s, 'use empire-57');
    answer(s, 'red');
    expect(asked(s)).toEqual(['1 window']);
    answer(s, 'use proselytism', 1);
    answer(s, 'empire-49');
    answer(s, 'ability');
    expect([points(s, 0), states(s, 57, 49)]).toEqual([
      [0, 0, 0, 0, 0, 0],
      [ROTATED, ROTATED],
    ]);
  });

  it('UNI-46.19 UNI-45.31 a neighbour’s princess goes with an own card; she is not rotated, and a Joker has the card alone to name', () => {
    const s = acting([{ levels: { violet: 3 }, points: { violet: 1 }, cards: [58] }, { cards: [-60] }, { kingdom: 'horde', cards: [49] }]);
    answer(s, 'use proselytism');
    answer(s, 'empire-60');
    answer(s, 'ability');
    answer(s, 'blue');
    expect(asked(s)).toEqual(['2 window']);
    answer(s, 'pass', 2);
    expect([points(s, 0), states(s, 58, 60)]).toEqual([
      [4, 0, 0, 0, 0, 0],
      [ROTATED, ROTATED],
    ]);
    const t = acting([{ levels: { violet: 3 }, points: { violet: 1 }, cards: [58] }, { cards: [60] }, { kingdom: 'horde', cards: [49] }]);
    for (const choice of ['use proselytism', 'empire-60', 'ability', 'blue']) answer(t, choice);
    answer(t, 'use empire-49', 2);
    expect([points(t, 0)[0], states(t, 58, 60)]).toEqual([0, [ROTATED, UPRIGHT]]);
  });

  it('UNI-46.19 UNI-47.4 UNI-47.6 in the window of the card (worked example 55)', () => {
    const roll = (watching: number): UniState =>
      advanceTo(
        position([{ levels: { violet: 3 }, points: { violet: 1 } }, { cards: [-46] }], {
          next: (t) => {
            t.watching = watching;
            return rolling(t, { sides: [0], what: 'x', dice: [3], faces: [6] });
          },
        }),
      );
    // Who holds no Assassin himself is asked if he watches (UNI-47.4, UNI-47.6).
    expect(asked(roll(0))[0]).not.toContain('window');
    const s = roll(1);
    expect(asked(s)).toEqual(['0 window']);
    answer(s, 'use proselytism');
    answer(s, 'empire-46');
    answer(s, 'ability');
    expect([s.rolls[0].dice, points(s, 0)[5]]).toEqual([[2], 0]);
  });
});

describe('Proselytism in a window', () => {
  it('UNI-46.19 borrows no card for its points alone, only what is meant for the moment', () => {
    const s = until(
      battle([
        { units: { serbia: '4LI' }, levels: { violet: 3 }, points: { violet: 1 } },
        { units: { serbia: '4LI' }, cards: [-35, 9] },
      ]),
      '0 window',
    );
    expect(asked(s)).toEqual(['0 window']);
    answer(s, 'use proselytism');
    // Card 9 has its window later, and its points are not to be had in this one; nor are those of card 35.
    expect(keys(s)).toEqual(['empire-35']);
    answer(s, 'empire-35');
    expect(keys(s)).toEqual(['ability']);
  });
});

describe('Passing of Time', () => {
  const NATION = TECHNOLOGIES.indexOf('nation');
  const COMMERCE = TECHNOLOGIES.indexOf('commerce');

  it('UNI-46.20 learns a technology of a neighbour for one use, at its own cost', () => {
    const s = acting([{ levels: { violet: 4 }, points: { violet: 2, orange: 1 } }, { levels: { orange: 3 } }], {
      barbarians: { bulgaria: '1LI' },
    });
    answer(s, 'use passingOfTime');
    expect(keys(s)).toEqual(['edict', 'law', 'nation']);
    answer(s, 'nation');
    expect([owns(s, 0, NATION), points(s, 0)[5]]).toEqual([true, 0]);
    answer(s, 'use nation');
    for (const choice of ['bulgaria', 'serbia', 'lightInfantry']) answer(s, choice);
    expect([owns(s, 0, NATION), points(s, 0)[2], controller(s, 'serbia')]).toEqual([false, 0, null]);
    expect(keys(s)).not.toContain('use nation');
  });

  it('UNI-46.20 not of a player who is no neighbour', () => {
    const s = acting([
      { kingdom: 'mamluk', levels: { violet: 4 }, points: { violet: 2 } },
      { kingdom: 'byzantium', levels: { orange: 2 } },
      { kingdom: 'hungary', levels: { orange: 4 } },
    ]);
    answer(s, 'use passingOfTime');
    expect(keys(s)).toEqual(['edict', 'law']);
  });

  it('UNI-46.20 serves inside purchases: a captain by the Art of War of another (worked example 50)', () => {
    const s = shopping({ levels: { violet: 4 }, points: { violet: 2, red: 1 } }, {}, { levels: { red: 1 } });
    expect(keys(s)).not.toContain('recruit captain1 in thrace');
    interject(s, 0, 'act');
    answer(s, 'use passingOfTime');
    answer(s, 'artOfWar');
    answer(s, 'pass');
    answer(s, 'recruit captain1 in thrace');
    expect([units(s, 0, 'thrace'), s.florins[0], points(s, 0)]).toEqual(['1C1', 900, [0, 0, 0, 0, 0, 0]]);
    expect(keys(s)).not.toContain('recruit captain1 in thrace');
  });

  it('UNI-46.20 serves inside a sale', () => {
    const s = advanceTo(
      position(
        [{ levels: { violet: 4 }, points: { violet: 2, yellow: 1 }, vehicles: ['caravan 1 thrace: black'] }, { levels: { yellow: 1 } }],
        {
          phase: 'trade',
          active: 0,
          buildings: { thrace: ['city'] },
          next: (t) => tradeTurn(t, 0),
        },
      ),
    );
    interject(s, 0, 'act');
    answer(s, 'use passingOfTime');
    answer(s, 'commerce');
    answer(s, 'pass');
    answer(s, 'caravan 1');
    answer(s, 'sell all');
    answer(s, 'commerce 1');
    answer(s, 'confirm');
    expect([s.florins[0], owns(s, 0, COMMERCE)]).toEqual([1200, false]);
  });

  it('UNI-46.20 UNI-46.9 UNI-46.2 serves inside a move: Edict and Logistics of another, once', () => {
    const s = advanceTo(
      position(
        [
          { levels: { violet: 4 }, points: { violet: 4, orange: 1, blue: 2 }, vehicles: ['warWagon 1 thrace'] },
          { levels: { orange: 1, blue: 2 } },
        ],
        { phase: 'combat', active: 0, next: (t) => combatTurn(t, 0) },
      ),
    );
    const learn = (technology: string): void => {
      interject(s, 0, 'act');
      answer(s, 'use passingOfTime');
      answer(s, technology);
      answer(s, 'pass');
    };
    learn('edict');
    answer(s, 'warWagon 1');
    answer(s, 'to bulgaria by edict');
    expect(keys(s).some((key) => key.includes('by edict'))).toBe(false);
    answer(s, 'to thrace');
    learn('logistics');
    answer(s, 'to marmara by logistics');
    answer(s, 'to bithynia');
    expect([s.at[15] >= 0, keys(s).some((key) => key.includes('by logistics')), points(s, 0)]).toEqual([true, false, [1, 0, 0, 0, 0, 0]]);
  });

  it('UNI-46.20 UNI-16.2 what was learnt and not used is forgotten at the end of the phase', () => {
    const s = acting([{ levels: { violet: 4 }, points: { violet: 2 } }, { levels: { orange: 3 } }]);
    answer(s, 'use passingOfTime');
    answer(s, 'nation');
    endPhase.run?.(s, endPhase.do({ phase: PHASE.end }));
    expect(owns(s, 0, NATION)).toBe(false);
    const none = acting([{ levels: { violet: 4 } }, { levels: { violet: 3 } }]);
    expect(refusalOf(none, 'use passingOfTime')).toBe('UNI-46.20 noTechnologyToBorrow');
  });
});
