import { foresee, scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { combatTurn } from '../rules/combat.ts';
import { diceOf } from '../rules/fighting.ts';
import type { Forecast, SideForecast } from '../rules/forecast.ts';
import { type FieState, spot } from '../state.ts';
import { ATTACKING, DEFENDING } from '../vocabulary.ts';
import { answer, asked, c, keys, lord, type PlayerPlan, type PositionPlan, play, position, question, viewOf, village } from './builders.ts';

const SIGY = village('sigy');

/** A battle at Sigy, which the second player controls, as it is about to be fought. */
function atSigy(players: readonly PlayerPlan[], plan: PositionPlan = {}, ...said: readonly string[]): FieState {
  const s = position(players, { stage: 'combat', control: { sigy: 1 }, ...plan, next: (now) => combatTurn(now, 0) });
  return play(s, 'attack 2 at sigy', ...said);
}

function forecast(s: FieState): Forecast {
  const told = viewOf(s, 0).battle?.forecast ?? null;
  if (told === null) throw new Error('nothing is forecast');
  return told;
}

type Sums = number[];

/** All throws of so many dice, as indices of faces; alike faces once, with how many there are. */
function throwsOf(dice: number): { readonly faces: readonly number[]; readonly share: number }[] {
  const kinds = [...new Set(c.battleDie)].map((face) => ({
    at: c.battleDie.indexOf(face),
    share: c.battleDie.filter((other) => other === face).length / c.battleDie.length,
  }));
  let all: { faces: readonly number[]; share: number }[] = [{ faces: [], share: 1 }];
  for (let die = 0; die < dice; die++)
    all = all.flatMap(({ faces, share }) => kinds.map((kind) => ({ faces: [...faces, kind.at], share: share * kind.share })));
  return all;
}

/** Every course of a battle, played with the rules themselves: who wins, then troops lost by side, Lords dead and taken by side. */
function courses(from: FieState, sides: readonly (readonly number[])[], lords: readonly (readonly string[])[]): Sums {
  const known = new Map<string, Sums>();
  const pawns = (side: number, of: readonly number[]): number => sides[side].reduce((n, seat) => n + of[spot(seat, SIGY)], 0);
  const end = (s: FieState): Sums => {
    const left = sides.map((_, side) => pawns(side, s.sergeants) + pawns(side, s.knights));
    const fell = [0, 1].flatMap((side) => [
      pawns(side, from.sergeants) - pawns(side, s.sergeants),
      pawns(side, from.knights) - pawns(side, s.knights),
      lords[side].filter((id) => s.owner[lord(id)] < 0).length,
      lords[side].filter((id) => s.owner[lord(id)] >= 0 && s.captor[lord(id)] >= 0).length,
    ]);
    return [Number(left[0] > 0 && left[1] === 0), Number(left[1] > 0 && left[0] === 0), ...fell];
  };
  const go = (s: FieState): Sums => {
    while (s.battle !== null) {
      const { frame, seat } = question(s);
      if (frame.step === 'chooseLosses') answer(s, 'least');
      else if (frame.step === 'loseLord') answer(s, 'least lord');
      else if (frame.step !== 'continueBattle' || seat === 0) answer(s, 'fight');
      else return round(s, s.battle.quiet, diceOf(s, s.battle, ATTACKING) + diceOf(s, s.battle, DEFENDING));
    }
    return end(s);
  };
  const round = (s: FieState, quiet: number, dice: number): Sums => {
    const key = JSON.stringify([quiet, s.sergeants, s.knights]);
    const sums = known.get(key) ?? new Array<number>(10).fill(0);
    if (known.has(key)) return sums;
    for (const { faces, share } of throwsOf(dice)) {
      const one = game.copy(s);
      one.core.chance = scriptChance(faces);
      answer(one, 'fight');
      go(one).forEach((n, i) => {
        sums[i] += share * n;
      });
    }
    known.set(key, sums);
    return sums;
  };
  return go(game.copy(from));
}

function sumsOf({ attack, defence }: Forecast): Sums {
  const losses = ({ losses: { sergeants, knights, dead, taken } }: SideForecast): Sums => [sergeants, knights, dead, taken];
  return [attack.wins, defence.wins, ...losses(attack), ...losses(defence)];
}

function near(sums: Sums): Sums {
  return sums.map((n) => Math.round(n * 1e9) / 1e9);
}

const attacker: PlayerPlan = { lords: { henri: 'sigy' }, troops: { sigy: '1S 1K' } };
const defender: PlayerPlan = { lords: { louis: 'sigy', gauvain: 'bourg' }, troops: { sigy: '3S' } };

describe('the forecast of a battle', () => {
  it('FIE-22.18 FIE-22.23 FIE-22.24 FIE-22.28 is the sum of every course that the rules themselves take', () => {
    const s = atSigy([attacker, defender, {}]);
    const told = forecast(s);
    expect(near(sumsOf(told))).toEqual(near(courses(s, [[0], [1]], [['henri'], ['louis']])));
    expect(told.attack.wins).toBeGreaterThan(told.defence.wins);
  });

  it('FIE-22.13 FIE-22.14 knows walls and engines, and goes on from the middle of a battle', () => {
    const besieger: PlayerPlan = { lords: { henri: 'sigy' }, troops: { sigy: '2S 2K 1E' } };
    const s = atSigy([besieger, defender, {}], {
      castles: ['sigy'],
      sieges: { sigy: [1, 0] },
      round: 2,
      chance: scriptChance([0, 0, 0, 1]),
    });
    expect(near(sumsOf(forecast(s)))).toEqual(near(courses(s, [[0], [1]], [['henri'], ['louis']])));
    // A round without loss: one of the three is over.
    const before = forecast(s).attack.wins;
    play(s, 'fight', 'fight');
    expect(s.battle?.quiet).toBe(1);
    expect(near(sumsOf(forecast(s)))).toEqual(near(courses(s, [[0], [1]], [['henri'], ['louis']])));
    expect(forecast(s).attack.wins).not.toBe(before);
  });

  it('FIE-22.21 FIE-22.31 counts helpers, who absorb in their order', () => {
    const helper: PlayerPlan = { lords: { othon: 'sigy' }, troops: { sigy: '2S' } };
    const s = atSigy(
      [{ lords: { henri: 'sigy' }, troops: { sigy: '2S' } }, { ...defender, troops: { sigy: '1S' } }, helper],
      {},
      'defender',
      'yes',
    );
    expect(asked(s)).toEqual(['0 continueBattle', '1 continueBattle']);
    expect(near(sumsOf(forecast(s)))).toEqual(near(courses(s, [[0], [1, 2]], [['henri'], ['louis', 'othon']])));
  });

  it('FIE-22.19 FIE-22.22 FIE-22.26 cuts the next round where its outcome changes: holds, taken, dead', () => {
    const s = atSigy([
      { lords: { henri: 'sigy' }, troops: { sigy: '4K' } },
      { lords: { louis: 'sigy', gauvain: 'sigy' }, troops: { sigy: '2S' } },
      {},
    ]);
    const { defence, attack } = forecast(s);
    expect(defence.next.map(({ from, to, broken, dead, taken }) => [from, to, broken, dead, taken])).toEqual([
      [0, 1, false, 0, 0],
      [2, 2, true, 0, 2],
      [3, 3, true, 1, 1],
      [4, 9, true, 2, 0],
    ]);
    expect(defence.next.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(attack.next).toEqual([expect.objectContaining({ from: 0, to: 3, broken: false })]);
  });

  it('FIE-22.1 is told before a battle is declared, and for each way to take losses', () => {
    const players: readonly PlayerPlan[] = [
      { lords: { henri: 'sigy' }, troops: { sigy: '2S 3K' } },
      { ...defender, troops: { sigy: '3S 1K' } },
      {},
    ];
    const s = position(players, {
      stage: 'combat',
      control: { sigy: 1 },
      chance: scriptChance([1, 1, 5, 0]),
      next: (now) => combatTurn(now, 0),
    });
    const { numbers } = foresee(game, s, 0, ['attack 2 at sigy']);
    play(s, 'attack 2 at sigy');
    const { attack, defence } = forecast(s);
    expect([numbers.attack.mean, numbers.defence.mean]).toEqual([attack.wins, defence.wins].map((n) => expect.closeTo(n)));
    expect(numbers['defence.sergeants'].mean).toBeCloseTo(defence.losses.sergeants);
    play(s, 'fight', 'fight');
    const { seat } = question(s);
    const ways = keys(s).map((key) => foresee(game, s, seat, [key]).numbers.attack?.mean);
    expect(ways.map((share) => typeof share)).toEqual(keys(s).map(() => 'number'));
  });

  it('is silent while losses are being taken', () => {
    const s = atSigy([attacker, { ...defender, troops: { sigy: '3S 1K' } }, {}], { chance: scriptChance([5, 5]) });
    play(s, 'fight', 'fight');
    expect(question(s).frame.step).toBe('chooseLosses');
    expect(viewOf(s, 0).battle?.forecast).toBeNull();
  });
});
