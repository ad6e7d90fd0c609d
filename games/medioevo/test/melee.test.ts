import type { Told } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { lossValue } from '../rules/melee.ts';
import { dismiss, serve } from '../rules/troops.ts';
import { battleOf, type UniState } from '../state.ts';
import { BARBARIANS, HEAVY } from '../vocabulary.ts';
import { answer, army, asked, c, keys, node, play, question, units } from './builders.ts';
import { battle, damageOf, present, tell, until, valuesOf } from './war.ts';

/** Heavy infantry of a player that fights with a horde (card 66). */
function lend(s: UniState, seat: number, where: string, n: number): void {
  dismiss(s, seat, node('wallachia'), HEAVY, n);
  for (let left = n; left > 0; left--) {
    s.reserve[seat * 5 + HEAVY]--;
    serve(s, seat, BARBARIANS, node(where), HEAVY, node('wallachia'));
  }
}

/** Three more who stand aside, so that the turn order has its full penalties. */
const ASIDE = [{}, {}];

/** The rest of the round, up to the next choice of the attacker. */
function again(s: UniState): Told[] {
  const told = tell(s, 'rerollBattleDice', 'superioritySplit', 'assignDamage');
  return [...told, ...tell(s, 'roundChoice')];
}

describe('dice and values', () => {
  it('UNI-20.1 UNI-20.2 UNI-20.3 example 21: the highest die, or the product of equal dice; the lowest is the losses', () => {
    const roll = (dice: readonly number[]) => {
      const s = battle([{ units: { serbia: '9LI 9HI' } }, { units: { serbia: '9LI 9HI' } }], { dice: [...dice, 1, 2, 3] });
      const told = tell(s, 'superioritySplit', 'assignDamage');
      until(s, '0 assignDamage', 'superioritySplit');
      return [valuesOf(told)[0], question(s).frame.step === 'superioritySplit' ? 'superior' : question(s).params?.n];
    };
    expect(roll([3, 3, 3])[0]).toBe(27);
    expect(roll([4, 5, 5])[0]).toBe(25);
    expect(roll([2, 2, 5])).toEqual([5, 2]);
    expect(roll([4, 3, 6])).toEqual([6, 3]);
    expect([roll([1, 6, 3])[0], roll([4, 1, 2])[0], roll([3, 1, 3])[0]]).toEqual([6, 4, 9]);
  });

  it('UNI-20.6 example 22: the third of four players has 2 less, the first nothing, and barbarians nothing', () => {
    const s = battle([{ units: { serbia: '5HI' } }, { units: { serbia: '5HI' } }, ...ASIDE], {
      order: [1, 2, 0, 3],
      dice: [1, 2, 7, 1, 2, 7],
    });
    expect(valuesOf(tell(s, 'assignDamage'))).toEqual([5, 7]);
    const raid = battle([{ units: { serbia: '5HI' } }, {}, ...ASIDE], {
      barbarians: { serbia: '6LI' },
      warCircle: [1, 2, 7],
      defender: BARBARIANS,
      order: [1, 2, 0, 3],
      dice: [1, 2, 7],
    });
    expect(valuesOf(tell(raid, 'assignDamage'))).toEqual([5, 7]);
    expect(c.penalties.slice(3)).toEqual([
      [0, -1, -3],
      [0, -1, -2, -3],
      [0, -1, -1, -2, -3],
      [0, -1, -1, -2, -2, -3],
    ]);
  });

  it('UNI-20.7 with two players left the second has 2 less', () => {
    const s = battle([{ units: { serbia: '5HI' } }, { units: { serbia: '5HI' } }], { dice: [1, 2, 7, 1, 2, 7] });
    expect(valuesOf(tell(s, 'assignDamage'))).toEqual([7, 5]);
    const left = battle([{ units: { serbia: '5HI' } }, { units: { serbia: '5HI' } }, ...ASIDE], {
      order: [0, 1],
      dice: [1, 2, 7, 1, 2, 7],
    });
    expect(valuesOf(tell(left, 'assignDamage'))).toEqual([7, 5]);
  });

  it('UNI-20.8 an attack value is never below 0', () => {
    const s = battle([{ units: { serbia: '5HI' } }, { units: { serbia: '5HI' } }], { dice: [1, 2, 7, 1, 1, 1] });
    expect(valuesOf(tell(s, 'assignDamage'))).toEqual([7, 0]);
  });

  it('UNI-19.6 each die may be rerolled once by its roller', () => {
    const s = until(
      battle([{ units: { serbia: '5HI' } }, { units: { serbia: '5HI' } }], { dice: [1, 5, 3, 1, 5, 1, 2, 4, 2, 4, 7] }),
      'rerollBattleDice',
    );
    expect(keys(s)).toEqual(['d4', 'd6', 'd8']);
    answer(s, 'd4 + d8');
    expect(present(s).dice.slice(0, 3)).toEqual([1, 5, 5]);
    expect(asked(s)).toEqual(['1 rerollBattleDice']);
    answer(s, 'd4 + d6 + d8');
    expect(present(s).dice.slice(3)).toEqual([2, 4, 7]);
    expect(asked(s)).not.toContain('1 rerollBattleDice');
  });
});

describe('comparison', () => {
  it('UNI-19.7 UNI-19.9 UNI-19.10 UNI-19.11 UNI-19.12 example 23: score capped by the units, superiority on own losses', () => {
    const s = battle([{ units: { serbia: '1HI' } }, { units: { serbia: '4HI' } }, ...ASIDE], {
      order: [0, 2, 3, 1],
      dice: [1, 5, 3, 1, 5, 1, 2, 4, 2, 4, 7],
    });
    until(s, 'rerollBattleDice');
    play(s, 'd4 + d8', 'd4 + d6 + d8');
    expect(asked(s)).toEqual(['0 superioritySplit']);
    const told = [...answer(s, '0'), ...again(s)];
    expect(damageOf(told)).toEqual(['1 melee 1', '1 losses 2']);
    expect(units(s, 0, 'serbia')).toBe('1HI');
  });

  it('UNI-19.10 superiority is a point for every full 20 of the whole difference, each used as the winner likes', () => {
    const s = battle([{ units: { serbia: '1HI' } }, { units: { serbia: '9HI' } }], { dice: [4, 4, 4, 1, 2, 3] });
    until(s, 'superioritySplit');
    expect(question(s)).toMatchObject({ min: 0, max: 3 });
    expect(damageOf([...answer(s, '2'), ...again(s)])).toEqual(['1 melee 3', '0 losses 3', '1 losses 1']);
  });

  it('UNI-19.11 UNI-21.8 the loser takes score and cavalry damage, less melee protection', () => {
    const s = battle([{ units: { serbia: '2CA' } }, { units: { serbia: '4HI' } }], {
      buildings: { serbia: ['tower'] },
      owners: { serbia: 1 },
      dice: [1, 2, 6, 1, 2, 3],
    });
    expect(damageOf(tell(s, 'assignDamage'))).toEqual(['1 melee 5']);
  });

  it('UNI-19.10 superiority may be damage instead', () => {
    const s = battle([{ units: { serbia: '1HI' } }, { units: { serbia: '4HI' } }], { dice: [1, 5, 5, 1, 2, 4] });
    until(s, 'superioritySplit');
    expect(damageOf([...answer(s, '1'), ...again(s)])).toEqual(['1 melee 2', '0 losses 1', '1 losses 1']);
  });

  it('UNI-19.8 equal values: nobody wins, the losses follow', () => {
    const s = battle([{ units: { serbia: '4HI' } }, { units: { serbia: '4HI' } }], { dice: [1, 2, 5, 2, 3, 7] });
    until(s, 'rerollBattleDice');
    const told = again(s);
    expect(valuesOf(told)).toEqual([5, 5]);
    expect(damageOf(told)).toEqual(['0 losses 1', '1 losses 2']);
    expect(told.map(({ key }) => key)).toContain('roundTied');
    expect(told.map(({ key }) => key)).not.toContain('roundWon');
  });

  it('UNI-19.12 losses fall also where the other side is gone', () => {
    const s = battle([{ units: { serbia: '3LI' } }, { units: { serbia: '1LI' } }], { dice: [2, 3, 8, 1, 2, 4] });
    const told = tell(s);
    expect(damageOf(told)).toEqual(['1 melee 3', '0 losses 2']);
    expect([units(s, 0, 'serbia'), army(s, 1, 'serbia')]).toEqual(['1LI', 0]);
    // Where both have units left the attacker's come first, whoever won the round.
    const order = (dice: readonly number[]): string[] => {
      const both = battle([{ units: { serbia: '4HI' } }, { units: { serbia: '4HI' } }], { dice });
      until(both, 'rerollBattleDice');
      return damageOf(again(both)).slice(1);
    };
    expect([order([1, 2, 5, 1, 2, 4]), order([1, 2, 3, 1, 2, 8])]).toEqual([
      ['0 losses 1', '1 losses 1'],
      ['0 losses 1', '1 losses 1'],
    ]);
  });

  it('UNI-19.15 UNI-19.18 UNI-19.9 a side of crews alone still rolls, scores nothing as winner, and takes damage on its crews', () => {
    const s = battle([{ units: { serbia: '2LI' }, vehicles: ['siegeEngine 1 serbia'] }, { units: { serbia: '6LI' } }], {
      dice: [8, 8, 1, 2, 8, 1, 2, 3],
    });
    until(s, 'assignCrews');
    const told = play(s, 'lightInfantry at siegeEngine 1', 'lightInfantry at siegeEngine 1') && again(s);
    expect(valuesOf(told)).toEqual([8, 1]);
    expect(damageOf(told)).toEqual(['0 losses 1', '1 losses 1']);
    expect(units(s, 0, 'serbia')).toBe('1LI');
  });
});

describe('abilities in the melee', () => {
  it('UNI-21.5 UNI-21.6 UNI-20.5 example 24: a sacrificed light infantry adds 4 and no longer counts for the score', () => {
    const s = until(battle([{ units: { serbia: '3LI' } }, { units: { serbia: '4HI' } }], { dice: [1, 5, 7, 1, 2, 3] }), 'sacrificeLight');
    expect(question(s)).toMatchObject({ min: 0, max: 2 });
    const told = [...answer(s, '1'), ...tell(s, 'roundChoice')];
    expect(valuesOf(told)).toEqual([11, 1]);
    expect(damageOf(told)).toEqual(['1 melee 2', '0 losses 1']);
    expect(units(s, 0, 'serbia')).toBe('1LI');
  });

  it('UNI-20.5 UNI-24.2 sacrifices, the bigger fleet, blood tokens and the place in the turn order add up', () => {
    const s = battle([{ vehicles: ['galley 2 aegeanSea: 4LI'] }, { vehicles: ['galley 1 aegeanSea: 3HI'] }], {
      where: 'aegeanSea',
      options: { bloodTokens: true },
      order: [1, 0],
      dice: [1, 2, 5, 1, 2, 3],
      set: (t) => {
        t.bloodTokens[0] = 3;
      },
    });
    answer(until(s, 'sacrificeLight'), '2');
    const told = answer(until(s, 'spendBlood'), '3');
    expect(valuesOf([...told, ...tell(s, 'assignDamage')])).toEqual([5 + 8 + 1 + 3 - 2, 3]);
  });

  it('UNI-21.5 nobody sacrifices where the enemy has light infantry too, nor the last unit of his side', () => {
    const both = battle([{ units: { serbia: '2LI' } }, { units: { serbia: '2LI' } }], { dice: [1, 2, 3, 1, 2, 3] });
    until(both, 'sacrificeLight', 'rerollBattleDice');
    expect(asked(both)).toEqual(['0 rerollBattleDice']);
    const last = battle([{ units: { serbia: '1LI' } }, { units: { serbia: '2HI' } }], { dice: [1, 2, 3, 1, 2, 3] });
    until(last, 'sacrificeLight', 'rerollBattleDice');
    expect(asked(last)).toEqual(['0 rerollBattleDice']);
    // Nor does a captain who acts as light infantry.
    const alone = battle([{ units: { serbia: '1C1' } }, { units: { serbia: '2HI' } }], { dice: [1, 2, 3, 1, 2, 3] });
    answer(until(alone, 'captainActions'), 'act lightInfantry');
    until(alone, 'rerollBattleDice');
    expect([units(alone, 0, 'serbia'), present(alone).attack[0]]).toEqual(['1C1', 0]);
  });

  it('UNI-21.7 UNI-20.10 heavy infantry lowers its own losses by 1 each, to 0 at least', () => {
    const s = battle([{ units: { serbia: '3HI' } }, { units: { serbia: '4LI' } }], { dice: [2, 3, 4, 2, 3, 6] });
    expect(lossValue(until(s, '1 rerollBattleDice'), present(s), 0)).toBe(0);
    expect(damageOf(again(s)).filter((one) => one.startsWith('0'))).toEqual([]);
    const one = battle([{ units: { serbia: '1HI 1LI' } }, { units: { serbia: '4LI' } }], { dice: [3, 3, 3, 2, 3, 6] });
    until(one, 'superioritySplit');
    expect(damageOf([...answer(one, '1'), ...tell(one)])).toContain('0 losses 2');
  });

  it('UNI-21.8 UNI-21.12 example 25: cavalry deals 2 more beyond the score', () => {
    const s = battle([{ units: { serbia: '1CA 1HI' } }, { units: { serbia: '2HI' } }, ...ASIDE], {
      order: [0, 1, 2, 3],
      dice: [1, 2, 5, 1, 2, 5],
    });
    expect(damageOf(tell(s, '1 assignDamage'))).toEqual(['1 melee 3']);
    answer(s, 'lightInfantry');
    expect(units(s, 1, 'serbia')).toBe('1LI');
    until(s, '0 assignDamage');
    answer(s, 'heavyInfantry');
    expect([units(s, 0, 'serbia'), army(s, 1, 'serbia')]).toEqual(['1LI 1CA', 0]);
    expect(battleOf(s)).toBeNull();
  });

  it('UNI-21.9 in a tied round cavalry deals its damage all the same', () => {
    const s = battle([{ units: { serbia: '1CA' } }, { units: { serbia: '4HI' } }], { dice: [1, 2, 5, 1, 2, 7] });
    const told = again(s);
    expect(valuesOf(told)).toEqual([5, 5]);
    expect(damageOf(told)[0]).toBe('1 melee 2');
  });

  it('UNI-19.5 UNI-21.18 abilities hold to the end of the round although the units are gone', () => {
    // The only heavy infantry turns in step (h); it lowers the losses of step (i) all the same.
    const s = battle([{ units: { serbia: '1HI' } }, { units: { serbia: '4LI' } }], { dice: [1, 2, 3, 1, 2, 8] });
    const told = again(s);
    expect(valuesOf(told)).toEqual([3, 6]);
    expect(damageOf(told).filter((one) => one.startsWith('0'))).toEqual(['0 melee 3']);
    // Here others are left to take the losses: 2, less the 1 that it still takes off.
    const more = battle([{ units: { serbia: '1HI 4LI' } }, { units: { serbia: '5LI' } }], { dice: [2, 3, 4, 1, 2, 8] });
    until(more, '0 assignDamage');
    const after = [...answer(more, 'heavyInfantry'), ...tell(more, 'roundChoice')];
    expect(damageOf(after)).toContain('0 losses 1');
  });
});

describe('blood tokens', () => {
  it('UNI-44.6 any number of them is spent in a round for 1 attack each', () => {
    const s = battle([{ units: { serbia: '4HI' } }, { units: { serbia: '4HI' } }], {
      options: { bloodTokens: true },
      dice: [1, 2, 6, 1, 2, 6],
      set: (t) => {
        t.bloodTokens[0] = 3;
      },
    });
    until(s, 'spendBlood');
    expect([asked(s), question(s)]).toMatchObject([['0 spendBlood'], { min: 0, max: 3 }]);
    expect(valuesOf(answer(s, '2'))).toEqual([6 + 2, 6 - 2]);
    expect(s.bloodTokens[0]).toBe(1);
  });
});

describe('barbarians', () => {
  it('UNI-5.4 UNI-41.3 UNI-41.4 UNI-41.5 example 46: the dice of the War Circle stand; the player takes their losses off', () => {
    const s = battle([{ units: { serbia: '1CA 1LI' } }, {}, ...ASIDE], {
      order: [0, 1, 2, 3],
      barbarians: { serbia: '2LI' },
      warCircle: [2, 5, 7],
      defender: BARBARIANS,
      dice: [1, 5, 8],
    });
    const told = tell(s, 'assignDamage');
    expect(valuesOf(told)).toEqual([8, 7]);
    expect(damageOf(told)).toEqual(['melee 3', '0 losses 1']);
    answer(s, 'lightInfantry');
    expect([units(s, 0, 'serbia'), army(s, BARBARIANS, 'serbia'), battleOf(s)]).toEqual(['1CA', 0, null]);
  });

  it('UNI-41.8 UNI-41.9 example 47: outnumbered they sacrifice 1 of 2 or 3, 2 of 4 or more', () => {
    const s = battle([{ units: { serbia: '1CA 2HI' } }, {}, ...ASIDE], {
      order: [0, 1, 2, 3],
      barbarians: { serbia: '2LI' },
      warCircle: [2, 5, 7],
      defender: BARBARIANS,
      dice: [2, 5, 8],
    });
    const told = tell(s, 'assignDamage');
    expect(valuesOf(told)).toEqual([8, 11]);
    expect(damageOf(told)).toEqual(['0 melee 1']);
    answer(s, 'heavyInfantry');
    expect([units(s, 0, 'serbia'), army(s, BARBARIANS, 'serbia')]).toEqual(['1LI 1HI 1CA', 0]);
    const four = battle([{ units: { serbia: '6HI' } }, {}], {
      barbarians: { serbia: '4LI' },
      warCircle: [2, 5, 7],
      defender: BARBARIANS,
      dice: [2, 5, 8],
    });
    expect(valuesOf(tell(four, 'assignDamage'))).toEqual([8, 15]);
    const equal = battle([{ units: { serbia: '2HI' } }, {}], {
      barbarians: { serbia: '2LI' },
      warCircle: [2, 5, 7],
      defender: BARBARIANS,
      dice: [2, 5, 8],
    });
    expect(valuesOf(tell(equal, 'assignDamage'))).toEqual([8, 7]);
    // One of the three crews an engine: two are no more than two.
    const crewed = battle([{ units: { serbia: '3HI' }, vehicles: ['siegeEngine 1 serbia'] }, {}], {
      barbarians: { serbia: '2LI' },
      warCircle: [2, 5, 7],
      defender: BARBARIANS,
      dice: [8, 2, 5, 8],
    });
    until(crewed, 'assignCrews');
    play(crewed, 'heavyInfantry at siegeEngine 1', 'done');
    expect(valuesOf(tell(crewed, 'assignDamage'))).toEqual([8, 7]);
  });

  it('UNI-41.10 put superiority into damage', () => {
    const s = battle([{ units: { serbia: '4HI' } }, {}], {
      barbarians: { serbia: '1LI' },
      warCircle: [3, 3, 3],
      defender: BARBARIANS,
      dice: [1, 2, 4],
    });
    expect(damageOf(tell(s, 'assignDamage'))[0]).toBe('0 melee 2');
  });

  it('UNI-19.16 example 59: their losses never sink below 1', () => {
    const s = battle([{ units: { serbia: '2CA' } }, { units: { wallachia: '2HI' } }], {
      barbarians: { serbia: '1LI' },
      warCircle: [2, 3, 5],
      defender: BARBARIANS,
      dice: [1, 2, 3],
      set: (t) => lend(t, 1, 'serbia', 2),
    });
    expect(valuesOf(tell(s, 'assignDamage'))).toEqual([3, 5]);
    until(s, 'rerollBattleDice');
    expect(units(s, BARBARIANS, 'serbia')).toBe('2HI');
  });

  it('UNI-45.34 UNI-21.16 a lent heavy infantry takes damage before their captains, and stays lent as light infantry', () => {
    const s = battle([{ units: { serbia: '3AR' } }, { units: { wallachia: '1HI' } }], {
      barbarians: { serbia: '1C1' },
      warCircle: [1, 2, 3],
      defender: BARBARIANS,
      dice: [1, 8, 8, 8],
      set: (t) => lend(t, 1, 'serbia', 1),
    });
    until(s, 'rerollBattleDice');
    expect(units(s, BARBARIANS, 'serbia')).toBe('1LI 1C1');
  });
});
