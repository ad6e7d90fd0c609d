import { describe, expect, it } from 'vitest';
import { OUT } from '../rules/battle-options.ts';
import { hittable, inFight, mark } from '../rules/fighters.ts';
import { stepsBetween } from '../rules/technologies/promotion.ts';
import { battleOf, hue } from '../state.ts';
import { ARCHER, BARBARIANS, CAPTAIN, CAVALRY, HEAVY, LIGHT, RED } from '../vocabulary.ts';
import { answer, army, asked, interject, keys, node, play, question, units } from './builders.ts';
import { battle, damageOf, present, tell, until, valuesOf } from './war.ts';

describe('machinery', () => {
  it('UNI-46.3 example 50: for 1 blue point a crew of 3 shoots and fights too', () => {
    const s = battle(
      [
        { units: { serbia: '3LI 1HI' }, vehicles: ['siegeEngine 1 serbia'], levels: { blue: 3 }, points: { blue: 1 } },
        { units: { serbia: '9CA' } },
      ],
      { dice: [8, 8, 8, 1, 2, 8, 1, 2, 3] },
    );
    until(s, 'window');
    play(s, 'use machinery', 'siegeEngine 1');
    until(s, 'assignCrews');
    answer(s, 'man all');
    until(s, 'rerollBattleDice');
    expect(damageOf(tell(s, '1 assignDamage', 'roundChoice'))[0]).toBe('1 melee 4');
  });
});

describe('promotion', () => {
  it('UNI-46.14 counts the steps of the ladder', () => {
    const steps = (from: number, to: number) => stepsBetween(from, to);
    expect([
      steps(LIGHT, HEAVY),
      steps(ARCHER, LIGHT),
      steps(LIGHT, ARCHER),
      steps(CAPTAIN, LIGHT),
      steps(LIGHT, CAVALRY),
      steps(CAVALRY, CAPTAIN + 2),
    ]).toEqual([1, 1, 1, 3, 2, 3]);
  });

  it('UNI-46.14 UNI-46.21 example 50: own light infantry to heavy for 1 point, a barbarian captain to light infantry for 3', () => {
    const s = battle([{ units: { serbia: '1LI' }, levels: { red: 2 }, points: { red: 4 } }, {}], {
      barbarians: { serbia: '1LI 1C1' },
      warCircle: [1, 2, 3],
      defender: BARBARIANS,
    });
    until(s, 'window');
    play(s, 'use promotion', 'own lightInfantry', 'heavyInfantry');
    expect([units(s, 0, 'serbia'), s.points[hue(0, RED)]]).toEqual(['1HI', 3]);
    play(s, 'use promotion', 'enemy captain1', 'lightInfantry');
    expect([units(s, BARBARIANS, 'serbia'), s.points[hue(0, RED)], s.guises.length]).toEqual(['2LI', 0, 2]);
  });

  it('UNI-46.14 offers only what can be paid', () => {
    const s = battle([{ units: { serbia: '1LI' }, levels: { red: 2 }, points: { red: 1 }, florins: 0 }, { units: { serbia: '3LI' } }]);
    until(s, 'window');
    play(s, 'use promotion', 'own lightInfantry');
    expect(keys(s)).toEqual(['heavyInfantry', 'archer']);
  });
});

describe('tactics', () => {
  it('UNI-46.15 example 50: 2 points put both damage points on one heavy infantry', () => {
    const s = battle([{ units: { serbia: '3AR' }, levels: { red: 3 }, points: { red: 2 } }, { units: { serbia: '3LI 1HI' } }], {
      dice: [1, 1, 8],
    });
    until(s, 'window');
    while (question(s).params?.window !== 'onEnemyDamage') {
      answer(s, 'pass');
      until(s, 'window');
    }
    play(s, 'use tactics', '2');
    expect(asked(s)).toEqual(['0 assignDamage']);
    play(s, 'heavyInfantry');
    expect([units(s, 1, 'serbia'), s.points[hue(0, RED)]]).toEqual(['3LI', 0]);
  });

  it('UNI-46.15 the rest is assigned by its owner, and barbarians may be hit out of their order', () => {
    const s = battle([{ units: { serbia: '3AR' }, levels: { red: 3 }, points: { red: 1 }, florins: 0 }, {}], {
      barbarians: { serbia: '3LI 1C1' },
      warCircle: [1, 2, 3],
      defender: BARBARIANS,
      dice: [1, 1, 8, 8],
    });
    until(s, 'window');
    while (question(s).params?.window !== 'onEnemyDamage') {
      answer(s, 'pass');
      until(s, 'window');
    }
    play(s, 'use tactics', '1', 'pass', 'captain1');
    expect(units(s, BARBARIANS, 'serbia')).toBe('2LI');
  });
});

describe('strategy', () => {
  it('UNI-46.16 UNI-19.19 example 50: 2 light infantry killed with 4 points, without a roll', () => {
    const s = battle([{ units: { serbia: '1LI' }, levels: { red: 4 }, points: { red: 4 }, florins: 0 }, { units: { serbia: '2LI' } }]);
    until(s, 'window');
    while (question(s).params?.window !== 'battleArchery') {
      answer(s, 'pass');
      until(s, 'window');
    }
    answer(s, 'use strategy');
    expect(keys(s)).toEqual(['1', '2']);
    answer(s, '2');
    until(s);
    expect([battleOf(s), army(s, 1, 'serbia'), army(s, 0, 'serbia')]).toEqual([null, 0, 1]);
  });

  it('UNI-46.16 archer protection of a building applies', () => {
    const s = battle([{ units: { serbia: '1LI' }, levels: { red: 4 }, points: { red: 4 } }, { units: { serbia: '2LI' } }], {
      buildings: { serbia: ['tower'] },
      owners: { serbia: 1 },
      dice: [1, 2, 3, 1, 2, 3],
    });
    until(s, 'chooseProtection');
    answer(s, 'archers');
    while (question(s).params?.window !== 'battleArchery') {
      answer(s, 'pass');
      until(s, 'window');
    }
    play(s, 'use strategy', '2');
    until(s, 'rerollBattleDice');
    expect([army(s, 1, 'serbia'), present(s).strikes, valuesOf(tell(s, 'assignDamage'))]).toEqual([1, [2, 0], [3, 1]]);
  });
});

describe('nation', () => {
  it('UNI-46.11 UNI-45.12 drives away a unit that is out of combat too, between rounds; nobody is left there to take its damage', () => {
    const s = battle([{ units: { serbia: '6HI' }, levels: { orange: 3 }, points: { orange: 1 } }, {}], {
      defender: BARBARIANS,
      barbarians: { serbia: '6LI 1AR' },
      dice: [1, 2, 3],
    });
    const b = present(s);
    mark(b, 1, b.place, ARCHER, OUT, 1);
    interject(s, 0, 'call in');
    until(s, 'actNow');
    play(s, 'use nation', 'serbia', 'bulgaria', 'archer', 'finish');
    expect([army(s, BARBARIANS, 'bulgaria'), hittable(s, b, 1, b.place, ARCHER, OUT), inFight(s, b, 1, ARCHER)]).toEqual([1, 0, 0]);
  });
});

describe('influence', () => {
  it('UNI-46.13 UNI-45.12 wins a unit that is out of combat too, between rounds; nobody is left there to take its damage', () => {
    const s = battle([{ units: { serbia: '6HI', bosnia: '1LI' }, levels: { orange: 4 }, points: { orange: 2 }, florins: 0 }, {}], {
      defender: BARBARIANS,
      barbarians: { serbia: '6LI 1AR' },
      dice: [1, 2, 3],
    });
    const b = present(s);
    s.control[node('bosnia')] = 0;
    mark(b, 1, b.place, ARCHER, OUT, 1);
    interject(s, 0, 'call in');
    until(s, 'actNow');
    play(s, 'use influence', 'serbia', 'archer', 'finish');
    expect([hittable(s, b, 1, b.place, ARCHER, OUT), inFight(s, b, 1, ARCHER)]).toEqual([0, 0]);
    expect(units(s, 0, 'serbia')).toContain('1AR');
  });
});
