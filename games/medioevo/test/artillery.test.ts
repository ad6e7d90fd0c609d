import { describe, expect, it } from 'vitest';
import { batter } from '../rules/buildings.ts';
import { battleOf, deedAt, lot } from '../state.ts';
import { CIVIL, MILITARY } from '../vocabulary.ts';
import { answer, army, asked, keys, node, play, question, refusalOf, units } from './builders.ts';
import { battle, damageOf, present, tell, until, valuesOf } from './war.ts';

const ENGINE = 'siegeEngine 1 serbia';

describe('siege engines', () => {
  it('UNI-23.1 up to three units crew an engine, anew every round', () => {
    const s = until(
      battle([{ units: { serbia: '5LI' }, vehicles: [ENGINE, ENGINE] }, { units: { serbia: '9HI' } }], {
        dice: [8, 8, 8, 1, 2, 3, 1, 2, 3],
      }),
      'assignCrews',
    );
    const man = 'lightInfantry at siegeEngine 1';
    play(s, man, man, man);
    expect(refusalOf(s, man)).toBe('UNI-23.1 crewFull');
    until(s, 'roundChoice');
    until(s, 'assignCrews');
    expect(present(s).crews).toEqual([]);
    expect(keys(s)).toContain(man);
  });

  it('UNI-23.1 mans all engines at once, with somebody left for the melee', () => {
    const s = until(
      battle([{ units: { serbia: '3LI 1HI' }, vehicles: [ENGINE, ENGINE] }, { units: { serbia: '9HI' } }], { dice: [8, 8, 8] }),
      'assignCrews',
    );
    answer(s, 'man all');
    expect(present(s).crews).toEqual([54, 0, 3]);
  });

  it('UNI-23.1 UNI-23.7 both sides crew engines, a unit only one of them; the attacker’s shots are rolled first', () => {
    const s = battle(
      [
        { units: { serbia: '2LI 1HI' }, vehicles: [ENGINE, ENGINE] },
        { units: { serbia: '9HI' }, vehicles: ['siegeEngine 2 serbia'] },
      ],
      { dice: [1, 8, 8] },
    );
    until(s, 'assignCrews');
    play(s, 'lightInfantry at siegeEngine 1', 'lightInfantry at siegeEngine 1');
    expect(refusalOf(s, 'lightInfantry at siegeEngine 2')).toBe('UNI-23.1 noUnitForCrew');
    answer(s, 'done');
    expect(asked(s)).toEqual(['1 assignCrews']);
    answer(s, 'heavyInfantry at siegeEngine 3');
    expect(damageOf(answer(s, 'done'))).toEqual(['1 artillery 2']);
  });

  it('UNI-23.2 an engine without crew does not shoot', () => {
    const s = until(
      battle([{ units: { serbia: '3LI' }, vehicles: [ENGINE] }, { units: { serbia: '3LI' } }], { dice: [1, 2, 3] }),
      'assignCrews',
    );
    expect(answer(s, 'done').map(({ key }) => key)).not.toContain('enginesShoot');
    expect(asked(s)).toEqual(['0 rerollBattleDice']);
  });

  it('UNI-23.3 UNI-21.2 UNI-21.9 UNI-21.14 example 29: crews shoot and take no other part; melee damage comes to them last', () => {
    const s = battle([{ units: { serbia: '1CA 2LI' }, vehicles: [ENGINE] }, { units: { serbia: '1CA 2LI' } }, {}, {}], {
      order: [0, 1, 2, 3],
      dice: [1, 5, 1, 2, 6, 1, 2, 7],
    });
    until(s, 'assignCrews');
    play(s, 'cavalry at siegeEngine 1', 'lightInfantry at siegeEngine 1', 'done');
    expect(asked(s)).toEqual(['1 assignDamage']);
    play(s, 'lightInfantry', 'lightInfantry');
    const told = tell(s, 'assignDamage');
    expect(valuesOf(told)).toEqual([6, 6]);
    // The light infantry of the melee has gone first, by itself; then the crews are left.
    expect(keys(s)).toEqual(['lightInfantry of a crew', 'cavalry of a crew']);
    answer(s, 'lightInfantry of a crew');
    until(s, 'roundChoice');
    expect([units(s, 0, 'serbia'), units(s, 1, 'serbia')]).toEqual(['1HI', '1HI']);
  });

  it('UNI-21.14 refuses crews while somebody of the melee is left', () => {
    const s = battle([{ units: { serbia: '2LI 1HI' }, vehicles: [ENGINE] }, { units: { serbia: '9CA' } }], { dice: [8, 1, 2, 3, 1, 2, 8] });
    until(s, 'assignCrews');
    play(s, 'lightInfantry at siegeEngine 1', 'done');
    until(s, '0 assignDamage');
    expect(keys(s)).toEqual(['lightInfantry', 'heavyInfantry']);
    expect(refusalOf(s, 'lightInfantry of a crew')).toBe('UNI-21.14 meleeUnitsFirst');
    // The same of losses.
    const t = battle([{ units: { serbia: '2LI 2HI' }, vehicles: [ENGINE] }, { units: { serbia: '2HI 1LI' } }], {
      dice: [8, 2, 3, 8, 1, 2, 3],
    });
    until(t, 'assignCrews');
    play(t, 'lightInfantry at siegeEngine 1', 'done');
    until(t, '0 assignDamage');
    expect([question(t).params?.attack, keys(t)]).toEqual(['losses', ['lightInfantry', 'heavyInfantry']]);
  });

  it('UNI-23.5 UNI-23.6 example 28: a roll for each of the crew; a hit deals 2, 3 or 4 by the engine', () => {
    const shoot = (level: number, crew: number, dice = [3, 4, 1]) => {
      const s = battle([{ units: { serbia: '9LI' }, vehicles: [`siegeEngine ${level} serbia`] }, { units: { serbia: '9HI 5CA' } }], {
        dice,
      });
      until(s, 'assignCrews');
      for (let n = 1; n < crew; n++) answer(s, 'lightInfantry at siegeEngine 1');
      return damageOf([...answer(s, 'lightInfantry at siegeEngine 1'), ...tell(s, 'assignDamage', 'rerollBattleDice')]);
    };
    expect(shoot(1, 2)).toEqual(['1 artillery 2']);
    expect(shoot(1, 3, [8, 7, 3])).toEqual(['1 artillery 2']);
    expect(shoot(1, 3)).toEqual(['1 artillery 4']);
    expect(shoot(2, 3)).toEqual(['1 artillery 6']);
    expect(shoot(3, 3)).toEqual(['1 artillery 8']);
  });

  it('UNI-23.4 UNI-23.6 UNI-23.9 UNI-27.1 an engine aims at one building; its damage is not lowered, and at its structure the building falls', () => {
    const s = battle([{ units: { serbia: '9LI' }, vehicles: ['siegeEngine 3 serbia'] }, { units: { serbia: '9HI' } }], {
      buildings: { serbia: ['tower', 'village'] },
      owners: { serbia: 1 },
      dice: [1, 1, 1],
      tokens: { bulgaria: [1, 'serbia'] },
    });
    until(s, 'chooseProtection');
    play(s, 'artillery');
    for (let n = 0; n < 2; n++) answer(s, 'lightInfantry at siegeEngine 1');
    answer(s, 'siegeEngine 1 at military');
    expect(refusalOf(s, 'siegeEngine 1 at religious')).toBe('UNI-23.4 noBuildingThere');
    expect(refusalOf(s, 'siegeEngine 1 at civil')).toBe('UNI-23.4 aimedAlready');
    const told = answer(s, 'done');
    expect(damageOf(told)).toEqual([]);
    expect(told.map(({ key }) => key)).toContain('buildingFell');
    expect([s.buildings[lot(node('serbia'), MILITARY)], s.buildings[lot(node('serbia'), CIVIL)]]).toEqual([0, 1]);
    expect([s.controlTokens[node('bulgaria')], s.deeds[deedAt(0, 'buildingsDestroyed')]]).toEqual([-1, 1]);
    // A village stands one point and falls at the second: that is its structure.
    expect([batter(s, node('serbia'), CIVIL, 1), batter(s, node('serbia'), CIVIL, 1)]).toEqual([false, true]);
  });

  it('UNI-23.9 protection against artillery takes nothing off what a building suffers', () => {
    const s = battle([{ units: { serbia: '9LI' }, vehicles: ['siegeEngine 2 serbia'] }, { units: { serbia: '9HI' } }], {
      buildings: { serbia: ['castle'] },
      owners: { serbia: 1 },
      dice: [1, 1, 8],
    });
    until(s, 'chooseProtection');
    answer(s, 'artillery');
    for (let n = 0; n < 3; n++) answer(s, 'lightInfantry at siegeEngine 1');
    answer(s, 'siegeEngine 1 at military');
    expect(s.damage[lot(node('serbia'), MILITARY)]).toBe(2);
  });

  it('UNI-23.6 a catapult does nothing to buildings, a trebuchet 1', () => {
    const s = battle([{ units: { serbia: '9LI' }, vehicles: [ENGINE, 'siegeEngine 2 serbia'] }, { units: { serbia: '9HI' } }], {
      buildings: { serbia: ['castle'] },
      owners: { serbia: 1 },
      dice: [1, 1],
    });
    until(s, 'assignCrews');
    play(s, 'lightInfantry at siegeEngine 1', 'lightInfantry at siegeEngine 2');
    expect(refusalOf(s, 'siegeEngine 1 at military')).toBe('UNI-23.6 engineTooWeak');
    play(s, 'siegeEngine 2 at military', 'done');
    expect(s.damage[lot(node('serbia'), MILITARY)]).toBe(1);
  });

  it('UNI-23.8 only whoever attacks a territory aims at its buildings', () => {
    for (const owner of [0, 1]) {
      const s = battle([{ units: { serbia: '9LI' } }, { units: { serbia: '9HI' }, vehicles: ['siegeEngine 3 serbia'] }], {
        buildings: { serbia: ['village'] },
        owners: { serbia: owner },
      });
      until(s, 'assignCrews');
      answer(s, 'heavyInfantry at siegeEngine 1');
      expect(refusalOf(s, 'siegeEngine 1 at civil')).toBe('UNI-23.8 onlyAttackerBatters');
    }
  });

  it('UNI-23.4 UNI-23.8 and only at buildings of the opponent, not at his own or at those of a third', () => {
    for (const owner of [0, 2]) {
      const s = battle([{ units: { serbia: '9LI' }, vehicles: ['siegeEngine 3 serbia'] }, { units: { serbia: '9HI' } }, {}], {
        buildings: { serbia: ['village'] },
        owners: { serbia: owner },
      });
      until(s, 'assignCrews');
      answer(s, 'lightInfantry at siegeEngine 1');
      expect(refusalOf(s, 'siegeEngine 1 at civil')).toBe('UNI-23.8 onlyAttackerBatters');
    }
  });

  it('UNI-23.7 both sides’ artillery is rolled before any damage: crews that are hit have had their shots', () => {
    const s = battle(
      [
        { units: { serbia: '1LI' }, vehicles: [ENGINE] },
        { units: { serbia: '1LI' }, vehicles: [ENGINE] },
      ],
      { dice: [1, 1] },
    );
    until(s, 'assignCrews');
    play(s, 'lightInfantry at siegeEngine 1', 'lightInfantry at siegeEngine 2');
    expect(battleOf(s)).toBeNull();
    expect([army(s, 0, 'serbia'), army(s, 1, 'serbia')]).toEqual([0, 0]);
  });

  it('UNI-23.3 crews for all engines are not offered where that would man none: the last unit stays for the melee', () => {
    const s = battle([{ units: { serbia: '1LI' }, vehicles: [ENGINE] }, { units: { serbia: '3LI' } }]);
    until(s, 'assignCrews');
    expect(keys(s)).toEqual(['done', 'lightInfantry at siegeEngine 1']);
  });
});
