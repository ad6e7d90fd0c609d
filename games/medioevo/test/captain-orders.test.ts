import { describe, expect, it } from 'vitest';
import { answer, asked, keys, play, question, refusalOf, units } from './builders.ts';
import { battle, damageOf, present, tell, until, valuesOf } from './war.ts';

describe('captains', () => {
  it('UNI-22.1 the side with more levels has the difference in actions; equal sums cancel out', () => {
    const s = until(battle([{ units: { serbia: '3LI 1C2' } }, { units: { serbia: '3LI 1C1' } }]), 'captainActions', 'rerollBattleDice');
    expect([asked(s), question(s).params?.left]).toEqual([['0 captainActions'], 1]);
    const two = until(
      battle([{ units: { serbia: '3LI 1C1' } }, { units: { serbia: '3LI 1C3 1C1' } }]),
      'captainActions',
      'rerollBattleDice',
    );
    expect([asked(two), question(two).params?.left]).toEqual([['1 captainActions'], 3]);
    const equal = until(battle([{ units: { serbia: '3LI 2C1' } }, { units: { serbia: '3LI 1C2' } }]), 'captainActions', 'rerollBattleDice');
    expect(asked(equal)).toEqual(['0 rerollBattleDice']);
  });

  it('UNI-22.2 example 27: a captain enables a unit, cancels an enemy’s, or acts himself', () => {
    const players = [{ units: { serbia: '1CA 1HI 1C1' } }, { units: { serbia: '1CA 1HI 4LI' } }];
    const s = until(battle(players), 'captainActions');
    expect(keys(s)).toEqual([
      'stop',
      'act lightInfantry',
      'act heavyInfantry',
      'act archer',
      'act cavalry',
      'enable heavyInfantry',
      'enable cavalry',
      'cancel lightInfantry',
      'cancel heavyInfantry',
      'cancel cavalry',
    ]);
    const enabled = until(battle(players, { dice: [1, 2, 6, 1, 2, 7] }), 'captainActions');
    answer(enabled, 'enable cavalry');
    expect(damageOf(tell(enabled, 'assignDamage'))).toEqual(['1 melee 3']);
    const shoots = until(battle(players, { dice: [2] }), 'captainActions');
    answer(shoots, 'act archer');
    answer(shoots, 'lightInfantry');
    expect(units(shoots, 1, 'serbia')).toBe('3LI 1HI 1CA');
    // One action enables one unit: of two cavalry one deals its 2 beyond the score of 3.
    const one = until(
      battle([{ units: { serbia: '2CA 1C1' } }, { units: { serbia: '1CA 4LI' } }], { dice: [1, 2, 6, 1, 2, 5] }),
      'captainActions',
    );
    answer(one, 'enable cavalry');
    expect(damageOf(tell(one, 'assignDamage'))).toEqual(['1 melee 5']);
    // He acts as cavalry himself although the enemy has some: 2 beyond the score of 2.
    const rides = until(
      battle([{ units: { serbia: '1HI 1C1' } }, { units: { serbia: '1CA 4LI' } }], { dice: [1, 2, 6, 1, 2, 5] }),
      'captainActions',
    );
    answer(rides, 'act cavalry');
    expect(damageOf(tell(rides, 'assignDamage'))).toEqual(['1 melee 4']);
    const free = until(battle([{ units: { serbia: '2AR 1C1' } }, { units: { serbia: '4LI' } }]), 'captainActions');
    expect(refusalOf(free, 'enable archer')).toBe('UNI-22.2 nothingBlocked');
  });

  it('UNI-22.4 names his actions before the archers shoot', () => {
    const s = battle([{ units: { serbia: '2AR 1C1' } }, { units: { serbia: '4LI' } }], { dice: [1, 8, 1] });
    expect(tell(s, 'captainActions').map(({ key }) => key)).not.toContain('archersShoot');
    expect(asked(s)).toEqual(['0 captainActions']);
    expect(damageOf(answer(s, 'act archer'))).toEqual(['1 archers 2']);
  });

  it('UNI-22.2 cancels the ability of one unit of the enemy, which still blocks', () => {
    const s = until(
      battle([{ units: { serbia: '3LI 1C1' } }, { units: { serbia: '2HI' } }], { dice: [1, 2, 3, 3, 3, 5] }),
      'captainActions',
    );
    answer(s, 'cancel heavyInfantry');
    // Losses of 3, lowered by the one heavy infantry whose ability is left.
    expect(damageOf(tell(s)).filter((one) => one.startsWith('1 losses'))[0]).toBe('1 losses 2');
  });

  it('UNI-22.3 acting as light infantry he gives himself up for 4', () => {
    const s = until(
      battle([{ units: { serbia: '2HI 1C1' } }, { units: { serbia: '4HI' } }], { dice: [1, 2, 3, 1, 2, 3] }),
      'captainActions',
    );
    answer(s, 'act lightInfantry');
    expect(valuesOf(tell(s, 'assignDamage'))).toEqual([7, 1]);
    expect(units(s, 0, 'serbia')).toBe('2HI');
  });

  it('UNI-22.5 names the same type again for different units only, and each captain acts as a type once', () => {
    const s = until(battle([{ units: { serbia: '1CA 2HI 1C3' } }, { units: { serbia: '2CA 1HI' } }]), 'captainActions');
    play(s, 'enable cavalry', 'act archer');
    expect(refusalOf(s, 'enable cavalry')).toBe('UNI-22.5 noUnitForOrder');
    expect(refusalOf(s, 'act archer')).toBe('UNI-22.5 captainActsOnce');
    expect(refusalOf(s, 'enable archer')).toBe('UNI-22.2 nothingBlocked');
    answer(s, 'cancel cavalry');
    expect(asked(s)).not.toContain('0 captainActions');
    const t = until(battle([{ units: { serbia: '2LI 1C3' } }, { units: { serbia: '2CA 1HI' } }]), 'captainActions');
    answer(t, 'cancel heavyInfantry');
    expect(refusalOf(t, 'cancel heavyInfantry')).toBe('UNI-22.5 noUnitForOrder');
    expect(keys(t)).toContain('cancel cavalry');
  });

  it('UNI-22.6 a captain at an engine counts for nothing', () => {
    const s = battle([{ units: { serbia: '3LI 1C1' }, vehicles: ['siegeEngine 1 serbia'] }, { units: { serbia: '3LI' } }], {
      dice: [8, 1, 2, 3],
    });
    until(s, 'assignCrews');
    play(s, 'captain1 at siegeEngine 1', 'done');
    expect(asked(s)).toEqual(['0 rerollBattleDice']);
  });

  it('UNI-22.7 a captain who acts as a type blocks nobody; a unit whose ability is cancelled still does', () => {
    const s = until(battle([{ units: { serbia: '3LI 1C1' } }, { units: { serbia: '1AR 4LI' } }], { dice: [8, 2] }), 'captainActions');
    answer(s, 'act archer');
    // His shot misses; the enemy’s archer shoots all the same.
    expect(asked(s)).toEqual(['0 assignDamage']);
    const cancelled = battle([{ units: { serbia: '2HI 1C1' } }, { units: { serbia: '1HI 3LI' } }], { dice: [2, 3, 6, 1, 2, 3] });
    answer(until(cancelled, 'captainActions'), 'cancel heavyInfantry');
    // The two do not lower their own losses.
    expect(damageOf(tell(cancelled, 'roundChoice'))).toContain('0 losses 2');
  });

  it('UNI-22.8 an action is lost when no unit of its type is left in the fight', () => {
    const s = battle([{ units: { serbia: '1CA 1LI 1C1' } }, { units: { serbia: '2CA 1AR' } }], { dice: [1, 1, 2, 6, 1, 2, 6] });
    until(s, 'captainActions');
    answer(s, 'enable cavalry');
    expect(asked(s)).toEqual(['0 assignDamage']);
    answer(s, 'cavalry');
    const told = tell(s, 'roundChoice');
    expect(damageOf(told)[0]).toBe('1 melee 2');
    // Of two that were enabled one is left, and of the captain who was to ride nobody.
    const two = battle([{ units: { serbia: '2CA 1LI 1C2' } }, { units: { serbia: '4CA 1AR' } }], { dice: [1, 1, 2, 6, 1, 2, 6] });
    play(until(two, 'captainActions'), 'enable cavalry', 'enable cavalry', 'cavalry');
    expect(damageOf(tell(two, '1 assignDamage'))).toEqual(['1 melee 4']);
    const shot = battle([{ units: { serbia: '2HI 1C1' } }, { units: { serbia: '1AR 3LI' } }], { dice: [1, 1, 2, 6, 1, 2, 6] });
    play(until(shot, 'captainActions'), 'act cavalry', 'captain1');
    expect(damageOf(tell(shot, '1 assignDamage'))).toEqual(['1 melee 2']);
  });

  it('UNI-24.4 at sea captains act, enable and cancel only archers and light infantry', () => {
    const s = battle([{ vehicles: ['galley 1 aegeanSea: 2LI 1C1'] }, { vehicles: ['galley 1 aegeanSea: 2LI 1HI'] }], {
      where: 'aegeanSea',
    });
    until(s, 'captainActions');
    expect(keys(s)).toEqual(['stop', 'act lightInfantry', 'act archer', 'enable lightInfantry', 'cancel lightInfantry']);
    expect(refusalOf(s, 'cancel heavyInfantry')).toBe('UNI-24.4 notAtSea');
    expect(present(s).naval).toBe(true);
  });
});
