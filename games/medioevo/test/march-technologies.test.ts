import { describe, expect, it } from 'vitest';
import { makeBattle } from '../rules/battle.ts';
import { actNow } from '../rules/calls.ts';
import { combatTurn } from '../rules/combat.ts';
import { stepCost } from '../rules/map.ts';
import { disguise, setStopped, stoppedAt } from '../rules/troops.ts';
import { vehiclesOf } from '../rules/vehicles.ts';
import type { UniState } from '../state.ts';
import { BARBARIANS, CAPTAIN, CAVALRY, LIGHT } from '../vocabulary.ts';
import {
  advanceTo,
  answer,
  army,
  asked,
  c,
  controller,
  interject,
  keys,
  keysOf,
  node,
  type PlayerPlan,
  type PositionPlan,
  play,
  playTo,
  position,
  refusalOf,
  slotOf,
  units,
} from './builders.ts';

function turn(players: readonly PlayerPlan[], plan: PositionPlan = {}): UniState {
  return advanceTo(position(players, { active: 0, next: (s) => combatTurn(s, 0), ...plan }));
}

function acting(players: readonly PlayerPlan[], plan: PositionPlan = {}): UniState {
  return advanceTo(position(players, { active: 0, next: () => [actNow.do({ seat: 0, calledIn: false })], ...plan }));
}

describe('Logistics', () => {
  it('UNI-46.2 takes a land mover with its load over a sea zone for a blue point; it may not end there', () => {
    const s = turn([
      { units: { thessaly: '2LI' }, vehicles: ['warWagon 1 thessaly'], levels: { blue: 2 }, points: { blue: 1 }, florins: 100 },
      {},
    ]);
    play(s, 'warWagon 1', 'all', 'to aegeanSea by logistics');
    expect(keys(s)).not.toContain('end move');
    expect(keys(s)).not.toContain('halt');
    expect(keys(s)).toContain('to cretanSea by logistics');
    answer(s, 'to lydia');
    expect([units(s, 0, 'lydia'), s.florins[0], s.mp[slotOf(s, 0, 'warWagon')]]).toEqual(['2LI', 100, 4]);
  });

  it('UNI-46.2 takes a ship from land to land, to where it may end', () => {
    const s = turn([{ vehicles: ['galley 1 thrace'], levels: { blue: 2 }, florins: 300 }, {}], { tokens: { bulgaria: [0, 'thrace'] } });
    play(s, 'galley 1', 'to bulgaria by logistics');
    expect(keys(s)).not.toContain('end move');
    expect(s.florins[0]).toBe(200);
    play(s, 'to macedonia by logistics', 'end move');
    expect([s.at[slotOf(s, 0, 'galley')], s.florins[0]]).toEqual([node('macedonia'), 100]);
  });

  it('UNI-46.23 pays with points, then tokens, then florins, or with florins at once', () => {
    const s = turn([{ vehicles: ['warWagon 1 thessaly'], levels: { blue: 2 }, tokens: { blue: 1 }, florins: 100 }, {}]);
    answer(s, 'warWagon 1');
    expect(keys(s)).toEqual(expect.arrayContaining(['to aegeanSea by logistics', 'to aegeanSea by logistics with florins']));
    answer(s, 'to aegeanSea by logistics with florins');
    expect([s.florins[0], s.flipped[0]]).toEqual([0, 0]);
    const poor = turn([{ vehicles: ['warWagon 1 thessaly'], levels: { blue: 2 }, florins: 99 }, {}]);
    answer(poor, 'warWagon 1');
    expect(keys(poor)).not.toContain('to aegeanSea by logistics');
  });

  it('UNI-46.22 not into a sea of hostile galleys that carry units, nor a ship where armies or hordes are', () => {
    const s = turn(
      [
        { vehicles: ['warWagon 1 thessaly', 'galley 1 thrace'], levels: { blue: 2 } },
        { vehicles: ['galley 1 aegeanSea: 1LI'], units: { bithynia: '1LI' } },
      ],
      { wars: [[0, 1]] },
    );
    answer(s, 'warWagon 1');
    expect(refusalOf(s, 'to aegeanSea')).toBe('UNI-46.22 galleysBarCrossing');
    play(s, 'halt', 'galley 1');
    expect(refusalOf(s, 'to bithynia')).toBe('UNI-46.22 armiesBarPortage');
    expect(refusalOf(s, 'to bulgaria')).toBe('UNI-46.22 hordeBarsPortage');
    // Galleys that carry nobody bar nothing.
    const empty = turn([{ vehicles: ['warWagon 1 thessaly'], levels: { blue: 2 } }, { vehicles: ['galley 1 aegeanSea'] }], {
      wars: [[0, 1]],
    });
    answer(empty, 'warWagon 1');
    expect(keys(empty)).toContain('to aegeanSea by logistics');
  });

  it('UNI-46.2 only as far as MP are left to get back into its element', () => {
    const s = position([{ vehicles: ['warWagon 1 thessaly'], levels: { blue: 2 } }, {}], { active: 0, next: (one) => combatTurn(one, 0) });
    s.mp[slotOf(s, 0, 'warWagon')] = 1;
    advanceTo(s);
    answer(s, 'warWagon 1');
    expect(refusalOf(s, 'to aegeanSea')).toBe('UNI-46.2 endsInOtherElement');
  });
});

describe('Edict', () => {
  it('UNI-46.9 crosses barbarian land for an orange point; in the next a horde appears (worked example 55)', () => {
    const s = turn([{ units: { thrace: '3LI' }, vehicles: ['warWagon 1 thrace'], levels: { orange: 1 }, points: { orange: 1 } }, {}]);
    play(s, 'warWagon 1', 'all', 'to bulgaria by edict');
    expect([asked(s)[0], army(s, 6, 'bulgaria'), controller(s, 'bulgaria')]).toEqual(['0 road', 0, null]);
    expect(keysOf(answer(s, 'to wallachia'))).toEqual(expect.arrayContaining(['hordeRaised', 'battleBegan']));
    expect(army(s, 0, 'bulgaria')).toBe(0);
  });

  it('UNI-46.9 counts for all groups of the move, and whoever stops there meets the horde after all', () => {
    const s = turn([
      { units: { thrace: '4LI' }, vehicles: ['warWagon 1 thrace', 'warWagon 1 thrace'], levels: { orange: 1 }, points: { orange: 1 } },
      {},
    ]);
    play(s, 'warWagon 1', '2 lightInfantry', 'to bulgaria by edict', 'to thrace', 'halt', 'warWagon 2', '2 lightInfantry');
    expect(keys(s)).not.toContain('to bulgaria by edict');
    answer(s, 'to bulgaria');
    expect(asked(s)).toEqual(['0 road']);
    expect(keysOf(answer(s, 'end move'))).toEqual(expect.arrayContaining(['hordeRaised', 'battleBegan']));
  });

  it('UNI-46.9 not through a horde', () => {
    const s = turn([{ units: { thrace: '3LI' }, vehicles: ['warWagon 1 thrace'], levels: { orange: 1 }, points: { orange: 1 } }, {}], {
      barbarians: { bulgaria: '1LI' },
    });
    play(s, 'warWagon 1', 'all');
    expect(keys(s)).not.toContain('to bulgaria by edict');
  });
});

describe('Cartography', () => {
  const able: PlayerPlan = { levels: { blue: 4 }, florins: 1000 };

  it('UNI-46.4 moves a transport with its load one step more, also after a stop (worked example 50)', () => {
    const s = position([{ ...able, units: { thrace: '2LI' }, vehicles: ['warWagon 1 thrace'] }, {}], {
      active: 0,
      next: () => [actNow.do({ seat: 0, calledIn: false })],
    });
    setStopped(s, 0, node('thrace'), LIGHT, 2);
    s.halted[slotOf(s, 0, 'warWagon')] = 1;
    s.mp[slotOf(s, 0, 'warWagon')] = 0;
    advanceTo(s);
    play(s, 'use cartography', 'warWagon 1', 'bulgaria');
    expect([asked(s)[0], s.florins[0]]).toEqual(['0 loadGroup', 800]);
    expect(keysOf(answer(s, 'all'))).toEqual(expect.arrayContaining(['marched', 'hordeRaised', 'battleBegan']));
  });

  it('UNI-46.4 UNI-18.1 whoever hurries into a clash before his move has no move left', () => {
    const s = acting([{ ...able, units: { thrace: '9LI 3CA 1C1' }, vehicles: ['warWagon 1 thrace', 'warWagon 1 macedonia'] }, {}]);
    play(s, 'use cartography', 'warWagon 1', 'bulgaria', '1 lightInfantry', '1 cavalry', '1 captain1');
    const [hurried, other] = vehiclesOf(s, 0);
    expect([s.at[hurried], s.halted[hurried], s.halted[other]]).toEqual([node('bulgaria'), 1, 0]);
    expect([stoppedAt(s, 0, node('bulgaria'), LIGHT), stoppedAt(s, 0, node('thrace'), LIGHT)]).toEqual([1, 0]);
    playTo(s, 'actNow');
    expect(s.mp[hurried]).toBe(0);
  });

  it('UNI-46.4 moves a single unit without wagon, out of turn, against an enemy army', () => {
    const s = acting([{ ...able, units: { bulgaria: '2CA' } }, { units: { severin: '1LI' } }, {}], {
      active: 2,
      wars: [[0, 1]],
      next: () => [actNow.do({ seat: 0, calledIn: true })],
    });
    play(s, 'use cartography', 'cavalry in bulgaria');
    expect(keysOf(answer(s, 'severin'))).toContain('battleBegan');
    expect(units(s, 0, 'bulgaria')).toBe('1CA');
  });

  it('UNI-46.4 UNI-39.6 is confirmed where it is an undeclared attack', () => {
    const s = acting([{ ...able, units: { bulgaria: '1CA' } }, {}]);
    play(s, 'use cartography', 'cavalry in bulgaria', 'severin');
    expect(keys(s)).toEqual(['take back', 'go on']);
    answer(s, 'take back');
    expect([s.florins[0], units(s, 0, 'bulgaria')]).toEqual([1000, '1CA']);
  });

  it('UNI-46.4 gives a trade transport its MP in the trade turn', () => {
    const s = acting([{ ...able, vehicles: ['caravan 1 thrace'] }, {}], { phase: 'trade' });
    play(s, 'use cartography', 'caravan 1');
    expect(s.mp[slotOf(s, 0, 'caravan')]).toBe(7);
  });
});

describe('Cartography and battles', () => {
  it('UNI-44.4 UNI-46.4 pays for each MP of a step by terrain', () => {
    const s = acting([{ levels: { blue: 4 }, florins: 1000, units: { thrace: '1CA' } }, {}], { options: { terrain: true } });
    play(s, 'use cartography', 'cavalry in thrace', 'bithynia');
    expect([units(s, 0, 'bithynia'), s.florins[0]]).toEqual(['1CA', 1000 - 200 * stepCost(s, node('thrace'), node('bithynia'))]);
  });

  it('UNI-46.4 UNI-16.3 is not offered where no step can be paid', () => {
    const plan: PlayerPlan = { levels: { blue: 4 }, florins: 200, units: { paphlagonia: '1CA' }, cards: [1] };
    const dear = acting([plan, {}], { options: { terrain: true } });
    const cheapest = Math.min(...c.nodes[node('paphlagonia')].land.map((to) => stepCost(dear, node('paphlagonia'), to)));
    expect(cheapest).toBeGreaterThan(1);
    expect(refusalOf(dear, 'use cartography')).toBe('UNI-16.3 cannotPayPoints');
    expect(keys(acting([plan, {}]))).toContain('use cartography');
  });

  it('UNI-18.15 reaches a battle before its first die, and fights its own there first', () => {
    const s = advanceTo(
      position(
        [
          { units: { bulgaria: '2LI' }, vehicles: ['warWagon 1 bulgaria'] },
          { units: { severin: '1LI' } },
          { units: { wallachia: '1CA' }, levels: { blue: 4 } },
        ],
        {
          wars: [
            [0, 1],
            [0, 2],
          ],
          pacts: [
            {
              id: 1,
              parties: [1, 2],
              clauses: [{ kind: 'passage', giver: 1, receiver: 2, support: 0, targets: [] }],
              first: 1,
              last: 0,
              perUse: [],
              secret: false,
            },
          ],
          active: 0,
          next: (one) => combatTurn(one, 0),
        },
      ),
    );
    answer(s, 'warWagon 1');
    // Seat 2 calls in: the next pause is the one before the battle.
    interject(s, 2, 'act');
    answer(s, 'all');
    answer(s, 'to severin');
    expect(asked(s)).toEqual(['2 actNow']);
    play(s, 'use cartography', 'cavalry in wallachia');
    expect(keysOf(answer(s, 'severin'))).toContain('battleBegan');
  });

  it('UNI-18.15 neither comes to a battle whose first die is thrown nor leaves it', () => {
    const hurrying = (round: number): UniState => {
      const units = { macedonia: '1LI', serbia: '1LI' };
      const vehicles = ['warWagon 1 macedonia', 'warWagon 1 serbia'];
      const s = position([{ units, vehicles, levels: { blue: 4 }, points: { blue: 9 } }, { units: { serbia: '1LI' } }], {
        active: 0,
        wars: [[0, 1]],
        next: () => [actNow.do({ seat: 0, calledIn: true })],
      });
      s.battles = [{ ...makeBattle(s, 0, 1, node('serbia')), round }];
      answer(advanceTo(s), 'use cartography');
      return s;
    };
    const MOVERS = ['warWagon 1', 'warWagon 2', 'lightInfantry in macedonia', 'lightInfantry in serbia'];
    const open = (round: number): boolean[] => MOVERS.map((key) => keys(hurrying(round)).includes(key));
    expect([open(0), open(1)]).toEqual([
      [true, true, true, true],
      [true, false, true, false],
    ]);
    const reaches = (round: number): boolean => {
      const s = hurrying(round);
      answer(s, 'lightInfantry in macedonia');
      return keys(s).includes('serbia');
    };
    expect([reaches(0), reaches(1)]).toEqual([true, false]);
  });
});

describe('Nation', () => {
  const able: PlayerPlan = { levels: { orange: 3 }, points: { orange: 3 }, florins: 0 };

  it('UNI-46.11 UNI-46.12 drives barbarians into adjacent land, where they pillage, and the army there conquers (worked example 50)', () => {
    const s = acting([{ ...able, units: { bulgaria: '1LI' } }, { vehicles: ['caravan 1 severin'] }], {
      barbarians: { bulgaria: '1LI 1AR 1C1' },
    });
    play(s, 'use nation', 'bulgaria', 'severin', 'lightInfantry', 'archer', 'captain1');
    expect([army(s, 6, 'bulgaria'), army(s, 6, 'severin'), s.vehicleOf.includes(1), controller(s, 'severin')]).toEqual([0, 3, false, null]);
    expect([controller(s, 'bulgaria'), s.honour[0], s.points[2]]).toEqual([0, 11, 0]);
  });

  it('UNI-46.11 moves as many as are paid for, one point each', () => {
    const s = acting([{ levels: { orange: 3 }, points: { orange: 1 }, florins: 0 }, {}], { barbarians: { bulgaria: '3LI' } });
    play(s, 'use nation', 'bulgaria', 'wallachia', 'lightInfantry');
    // Whether more could be paid is nobody else’s business: the end is asked for all the same.
    expect(keys(s)).toEqual(['finish']);
    answer(s, 'finish');
    expect([army(s, 6, 'bulgaria'), army(s, 6, 'wallachia')]).toEqual([2, 1]);
  });

  it('UNI-46.11 UNI-18.15 not into a battle that has begun; before its first die barbarians join their own', () => {
    const stirring = (round: number, defender: number): UniState => {
      const s = position([{ ...able }, { units: { serbia: '3LI' } }, { units: { serbia: '1LI' } }], {
        active: 0,
        wars: [[1, 2]],
        barbarians: { bulgaria: '2LI', ...(defender === BARBARIANS ? { serbia: '2LI' } : {}) },
        next: () => [actNow.do({ seat: 0, calledIn: true })],
      });
      s.battles = [{ ...makeBattle(s, 1, defender, node('serbia')), round }];
      return advanceTo(s);
    };
    for (const [round, defender, open] of [
      [1, 2, false],
      [1, BARBARIANS, false],
      [0, BARBARIANS, true],
    ] as const) {
      const s = stirring(round, defender);
      play(s, 'use nation', ...(defender === BARBARIANS ? ['bulgaria'] : []));
      expect(keys(s).includes('serbia')).toBe(open);
      if (!open) continue;
      play(s, 'serbia', 'lightInfantry', 'lightInfantry');
      // No second battle is begun there.
      expect([army(s, BARBARIANS, 'serbia'), s.battles.length, asked(s)]).toEqual([4, 1, ['0 actNow']]);
    }
  });

  it('UNI-45.49 not out of a territory that nothing may leave', () => {
    const s = position([{ ...able }, {}], {
      active: 0,
      barbarians: { bulgaria: '3LI' },
      next: () => [actNow.do({ seat: 0, calledIn: false })],
    });
    s.bans = [node('bulgaria') * 3 + 2];
    advanceTo(s);
    expect(asked(s)[0]).not.toBe('0 chooseTarget');
    expect(keys(s)).not.toContain('use nation');
  });
});

describe('Influence', () => {
  it('UNI-46.13 UNI-46.12 turns barbarians beside own land into own units, and the place is conquered (worked example 50)', () => {
    const s = acting([{ levels: { orange: 4 }, points: { orange: 4 } }, {}], { barbarians: { bulgaria: '1LI 1C1' } });
    play(s, 'use influence', 'bulgaria', 'lightInfantry', 'captain1');
    expect([units(s, 0, 'bulgaria'), army(s, 6, 'bulgaria'), controller(s, 'bulgaria'), s.honour[0]]).toEqual(['1LI 1C1', 0, 0, 11]);
  });

  it('UNI-46.13 UNI-46.21 wins a captain as level I, whatever he was promoted to', () => {
    const s = acting([{ levels: { orange: 4 }, points: { orange: 2 } }, {}], { barbarians: { bulgaria: '1C1' } });
    disguise(s, BARBARIANS, node('bulgaria'), CAPTAIN, CAPTAIN + 2);
    play(s, 'use influence', 'bulgaria', 'captain3');
    expect([units(s, 0, 'bulgaria'), army(s, BARBARIANS, 'bulgaria'), s.guises]).toEqual(['1C1', 0, []]);
  });

  it('UNI-46.13 UNI-46.21 wins a unit whose type is only marked as what it really is, with a piece for that', () => {
    const marked = (reserve: number): UniState => {
      const s = position([{ levels: { orange: 4 }, points: { orange: 4 } }, {}], {
        active: 0,
        barbarians: { bulgaria: '1LI' },
        next: () => [actNow.do({ seat: 0, calledIn: false })],
      });
      disguise(s, BARBARIANS, node('bulgaria'), LIGHT, CAVALRY);
      s.reserve[LIGHT] = reserve;
      return advanceTo(s);
    };
    const s = marked(1);
    play(s, 'use influence', 'bulgaria', 'cavalry');
    expect([units(s, 0, 'bulgaria'), s.reserve[LIGHT], s.guises]).toEqual(['1LI', 0, []]);
    expect(keys(marked(0))).not.toContain('use influence');
  });

  it('UNI-46.13 UNI-18.12 leaves the place contested while barbarians remain', () => {
    const s = acting([{ levels: { orange: 4 }, points: { orange: 2 }, florins: 0 }, {}], { barbarians: { bulgaria: '2LI' } });
    play(s, 'use influence', 'bulgaria', 'lightInfantry', 'finish');
    expect([units(s, 0, 'bulgaria'), army(s, 6, 'bulgaria'), controller(s, 'bulgaria')]).toEqual(['1LI', 1, null]);
  });

  it('UNI-46.13 only beside land of one’s own, and with a piece in the reserve', () => {
    const far = acting([{ levels: { orange: 4 }, points: { orange: 4 }, cards: [1] }, {}], { barbarians: { wallachia: '2LI' } });
    expect(refusalOf(far, 'use influence')).toBe('UNI-46.13 noBarbariansNear');
    const s = position([{ levels: { orange: 4 }, points: { orange: 4 }, cards: [1] }, {}], {
      active: 0,
      barbarians: { bulgaria: '1LI' },
      next: () => [actNow.do({ seat: 0, calledIn: false })],
    });
    s.reserve[0] = 0;
    advanceTo(s);
    expect(refusalOf(s, 'use influence')).toBe('UNI-46.13 noBarbariansNear');
  });
});
