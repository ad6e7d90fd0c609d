import { advance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { kill } from '../rules/death.ts';
import { late } from '../rules/late.ts';
import { checkVictory, goalOf, pointsOf, ranks, sidesOf } from '../rules/victory.ts';
import type { FieState } from '../state.ts';
import { answer, lord, type PlayerPlan, type PositionPlan, position, putTroops, resultOf, settled, viewOf, village } from './builders.ts';

const LORDS = ['henri', 'louis', 'othon', 'raoul', 'arthur', 'charles'] as const;

/** Everybody has one man at home; titles are added. */
function table(seats: number, plan: PositionPlan, more: readonly PlayerPlan[] = []): FieState {
  const homes = ['tournus', 'mazilles', 'sennecy', 'beaujeu', 'saintPaul', 'saintMedard'];
  const players = homes.slice(0, seats).map((home, seat) => ({
    ecus: more[seat]?.ecus ?? 5,
    troops: more[seat]?.troops ?? {},
    lords: { [LORDS[seat]]: home, ...more[seat]?.lords },
  }));
  return position(players, plan);
}

function checked(s: FieState): string | null {
  s.core.stack = [checkVictory.do({})];
  advance(game, s);
  return resultOf(s);
}

const sigy = ['henri', 'sigy'] as const;
const blaye = ['henri', 'blaye'] as const;

describe('victory', () => {
  it('FIE-28.1 counts fief titles, King and Pope, captives too', () => {
    const s = table(4, {
      titles: { comteSigy: sigy, ducheBlaye: ['crown', 'blaye'], ducheBourg: ['louis', 'bourg'] },
      king: 'henri',
      pope: 'louis',
      captives: { henri: 2 },
    });
    expect([0, 1, 2, 3].map((seat) => pointsOf(s, seat))).toEqual([2, 2, 0, 0]);
  });

  it('FIE-28.2 FIE-1.5 is won alone with three points, FIE-28.6 in phase 7 only', () => {
    const two = table(4, { titles: { comteSigy: sigy, ducheBlaye: blaye } });
    expect(checked(two)).toBeNull();
    const three = table(4, { titles: { comteSigy: sigy, ducheBlaye: blaye }, pope: 'henri' });
    expect(resultOf(settled(three))).toBeNull();
    expect(checked(three)).toBe('alone: 0');
    expect(checked(table(4, { titles: { comteSigy: sigy, ducheBlaye: blaye }, king: 'henri' }))).toBe('crown: 0');
  });

  it('FIE-28.3 W19 is won together with four points by two who are married, and neither alone', () => {
    const married = { titles: { comteSigy: sigy, ducheBlaye: blaye, ducheBourg: ['louis', 'bourg'] as const }, king: 'louis' };
    const wedded: PlayerPlan[] = [{ lords: { agnes: 'tournus' } }];
    const s = table(5, { ...married, marriages: [['agnes', 'louis']] }, wedded);
    expect(checked(s)).toBe('allied: 0 1');
    expect(checked(table(5, married, wedded))).toBeNull();
    const three = table(5, { titles: { comteSigy: sigy, ducheBlaye: blaye }, pope: 'henri', marriages: [['agnes', 'louis']] }, wedded);
    expect([goalOf(three, [0, 1]), checked(three)]).toEqual([4, null]);
    expect(viewOf(three, null).players[1]).toMatchObject({ sidePoints: 3, goal: 4, ally: 0 });
    kill(three, lord('louis'));
    expect(checked(settled(three))).toBe('alone: 0');
  });

  it('FIE-28.4 does not change with three players', () => {
    const plan: PositionPlan = { titles: { comteSigy: sigy, ducheBlaye: blaye, ducheBourg: ['louis', 'bourg'] }, king: 'louis' };
    const s = table(3, { ...plan, marriages: [['agnes', 'louis']] }, [{ lords: { agnes: 'tournus' } }]);
    expect(sidesOf(s)).toEqual([[0], [1], [2]]);
    expect(checked(s)).toBeNull();
    expect(checked(table(3, { ...plan, pope: 'henri', marriages: [['agnes', 'louis']] }, [{ lords: { agnes: 'tournus' } }]))).toBe(
      'alone: 0',
    );
  });

  it('FIE-28.5 is won by all who fulfil their condition', () => {
    const s = table(4, {
      titles: {
        comteSigy: sigy,
        ducheBlaye: blaye,
        ducheBourg: ['louis', 'bourg'],
        comteSaintGerome: ['louis', 'saintGerome'],
      },
      king: 'louis',
      pope: 'henri',
    });
    expect(checked(s)).toBe('several: 0 1');
  });

  it('FIE-28.7 goes on with the next round', () => {
    const s = table(3, { round: 3, options: { roundLimit: 8 }, next: () => [checkVictory.do({})] });
    s.core.told = [];
    advance(game, s);
    expect(s.core.told.some(({ key, params }) => key === 'roundBegan' && params.round === 4)).toBe(true);
  });

  it('FIE-28.8 ends at the round limit: nearest to the goal, then points, villages, écus, half of a pair’s sum in each, else shared', () => {
    const last = { round: 20 };
    expect(checked(table(4, { ...last, titles: { comteSigy: sigy } }))).toBe('roundLimit: 0');
    expect(checked(table(4, last, [{}, { troops: { bourg: '1S' } }]))).toBe('villages: 1');
    expect(checked(table(4, last, [{}, {}, { ecus: 9 }]))).toBe('ecus: 2');
    expect(checked(table(4, last))).toBe('shared: 0 1 2 3');
    // A pair with three points is as near to its goal as a single player with two; two are more than half of three.
    const wedded: PlayerPlan[] = [{ lords: { agnes: 'tournus' } }];
    const pair = table(
      4,
      {
        ...last,
        titles: {
          comteSigy: sigy,
          ducheBlaye: blaye,
          ducheBourg: ['louis', 'bourg'],
          comteTournus: ['othon', 'tournus'],
          comteEpervier: ['othon', 'epervier'],
        },
        marriages: [['agnes', 'louis']],
      },
      wedded,
    );
    expect(checked(pair)).toBe('points: 2');
    const halves = table(4, { ...last, marriages: [['agnes', 'louis']], titles: { comteSigy: sigy } }, [
      { lords: { agnes: 'tournus' }, ecus: 3 },
      { ecus: 7 },
      { ecus: 5 },
      { ecus: 5 },
    ]);
    // One point of four and none of three leave the same distance.
    expect(checked(halves)).toBe('points: 0 1');
    expect(checked(table(4, { round: 19 }))).toBeNull();
  });

  it('FIE-28.10 ranks the others by the same criteria', () => {
    const s = table(4, { titles: { comteSigy: sigy } }, [{}, {}, { ecus: 9 }, {}]);
    expect(ranks(s, [0])).toEqual([1, 3, 2, 3]);
    putTroops(s, 3, village('bourg'), '1S');
    settled(s);
    expect(ranks(s, [0])).toEqual([1, 4, 3, 2]);
  });

  it('FIE-28.9 keeps everybody in the game, whatever he has lost', () => {
    const s = position([{ lords: { henri: 'sigy' } }, {}, { lords: { othon: 'bourg' } }], {
      round: 7,
      options: { roundLimit: 9 },
      next: () => [],
    });
    const askedInTheEnd = new Set<number>();
    for (let q = advance(game, s); q !== null; q = advance(game, s)) {
      if (s.round === 9) askedInTheEnd.add(q.seat);
      answer(s, late(s, q), q.seat);
    }
    expect(s.core.result?.scores).toHaveLength(3);
    expect([s.round, [...askedInTheEnd].sort()]).toEqual([9, [0, 1, 2]]);
  });
});
