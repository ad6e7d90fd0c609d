import { describe, expect, it } from 'vitest';
import { OUT } from '../rules/battle-options.ts';
import { mark } from '../rules/fighters.ts';
import { battleOf } from '../state.ts';
import { ARCHER, BARBARIANS } from '../vocabulary.ts';
import { answer, army, asked, keys, node, question, units } from './builders.ts';
import { battle, damageOf, present, tell, until, valuesOf } from './war.ts';

describe('archery', () => {
  it('UNI-21.1 UNI-21.4 only the side that alone has archers shoots: 1 to 3 on a d8 is a point, before the melee', () => {
    const s = until(
      battle([{ units: { serbia: '3AR' } }, { units: { serbia: '4HI' } }], { dice: [3, 4, 1, 1, 2, 3, 1, 2, 3] }),
      'announceCapture',
    );
    expect(damageOf(tell(s, 'rerollBattleDice'))).toEqual(['1 archers 2']);
    const both = battle([{ units: { serbia: '3AR' } }, { units: { serbia: '4HI 1AR' } }], { dice: [1, 2, 3, 1, 2, 3] });
    expect(damageOf(tell(both, 'rerollBattleDice'))).toEqual([]);
    expect(present(both).dice.slice(0, 3)).toEqual([1, 2, 3]);
  });

  it('UNI-21.2 UNI-21.19 crews neither shoot nor block', () => {
    const s = battle([{ units: { serbia: '1AR 1LI' }, vehicles: ['siegeEngine 1 serbia'] }, { units: { serbia: '1AR 4HI' } }], {
      dice: [8, 1, 1, 2, 3, 1, 2, 3],
    });
    until(s, 'assignCrews');
    answer(s, 'archer at siegeEngine 1');
    const told = tell(s, 'assignDamage');
    expect(damageOf(told)).toEqual(['0 archers 1']);
    expect(keys(s)).toEqual(['lightInfantry', 'archer of a crew']);
  });

  it('UNI-21.19 who is out of combat neither shoots nor blocks', () => {
    const shots = (out: number): string[] => {
      const s = battle([{ units: { serbia: '1AR' } }, { units: { serbia: '1AR 4HI' } }], { dice: [1, 1, 2, 3, 1, 2, 3] });
      if (out > 0) mark(present(s), 1, node('serbia'), ARCHER, OUT, out);
      return damageOf(tell(s, 'rerollBattleDice', 'assignDamage'));
    };
    expect([shots(0), shots(1)]).toEqual([[], ['1 archers 1']]);
  });

  it('UNI-21.3 example 26: archers are checked after artillery and hit before the others are checked', () => {
    const s = battle([{ units: { serbia: '1AR 1HI 1CA' } }, { units: { serbia: '1CA' } }, {}, {}], {
      order: [1, 0, 2, 3],
      dice: [1, 1, 2, 8, 3, 3, 1],
    });
    until(s, 'rerollBattleDice');
    expect(units(s, 1, 'serbia')).toBe('1HI');
    answer(s, '-');
    expect(valuesOf(answer(s, '-'))).toEqual([7, 9]);
    answer(s, 'archer');
    answer(s, 'heavyInfantry');
    expect([units(s, 0, 'serbia'), units(s, 1, 'serbia')]).toEqual(['1LI 1CA', '1LI']);
  });

  it('UNI-21.3 archers that fall to artillery no longer block those of the enemy', () => {
    const s = battle([{ units: { serbia: '1AR 2LI' }, vehicles: ['siegeEngine 1 serbia'] }, { units: { serbia: '1AR 6HI' } }], {
      dice: [1, 2, 1, 2, 3, 1, 2, 3],
    });
    until(s, 'assignCrews');
    answer(s, 'lightInfantry at siegeEngine 1');
    until(s, 'assignDamage');
    expect(damageOf(answer(s, 'archer'))).toEqual(['1 archers 1']);
    expect(asked(s)).toEqual(['1 assignDamage']);
    expect(battleOf(s)?.round).toBe(1);
  });

  it('UNI-21.4 both sides’ shots are rolled first, the attacker’s first, then the damage is assigned', () => {
    const s = battle([{ units: { serbia: '2HI 1C2' } }, { units: { serbia: '1AR' } }], { dice: [1, 1, 1, 2, 3, 1, 2, 3] });
    until(s, 'captainActions');
    answer(s, 'act archer');
    // The captain and the archer hit each other’s army at the same time.
    const told = [...answer(s, 'stop'), ...tell(s)];
    expect(damageOf(told).slice(0, 2)).toEqual(['0 archers 1', '1 archers 1']);
    expect(army(s, 1, 'serbia')).toBe(0);
    // The first die is the attacker's: his captain misses with a 7, the archer hits.
    const missed = battle([{ units: { serbia: '2HI 1C2' } }, { units: { serbia: '1AR' } }], { dice: [7, 1, 1, 2, 3, 1, 2, 3] });
    answer(until(missed, 'captainActions'), 'act archer');
    expect(damageOf(answer(missed, 'stop'))).toEqual(['0 archers 1']);
  });

  it('UNI-41.6 UNI-41.7 barbarian archers shoot whenever they can, and their captains shoot as archers', () => {
    const s = battle([{ units: { serbia: '4HI' } }, {}], {
      barbarians: { serbia: '1LI 1AR 1C1' },
      warCircle: [1, 2, 3],
      defender: BARBARIANS,
      dice: [1, 1, 1, 2, 3],
    });
    expect([asked(s), question(s).params?.attack, present(s).hurt]).toEqual([['0 assignDamage'], 'archers', [1, 0]]);
    const led = battle([{ units: { serbia: '4HI 1C1' } }, {}], {
      barbarians: { serbia: '1LI 1AR 1C1' },
      warCircle: [1, 2, 3],
      defender: BARBARIANS,
      dice: [1, 1, 2, 3],
    });
    expect([asked(led), question(led).params?.attack, question(led).params?.n]).toEqual([['0 assignDamage'], 'archers', 1]);
  });

  it('UNI-25.3 example 31: a tower that protects against archers takes the point away', () => {
    const s = battle([{ units: { serbia: '1AR' } }, { units: { serbia: '4HI' } }], {
      buildings: { serbia: ['tower'] },
      owners: { serbia: 1 },
      dice: [2, 1, 2, 3, 1, 2, 3],
    });
    until(s, 'chooseProtection');
    expect(keys(s)).toEqual(['artillery', 'archers', 'melee']);
    answer(s, 'archers');
    expect(damageOf(tell(s, 'rerollBattleDice'))).toEqual([]);
    expect(valuesOf(tell(s, 'assignDamage'))).toEqual([3, 1]);
  });
});
