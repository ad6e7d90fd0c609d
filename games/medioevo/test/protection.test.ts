import { describe, expect, it } from 'vitest';
import { MOST_PLAYERS } from '../vocabulary.ts';
import { answer, asked, keys, node, play, question } from './builders.ts';
import { battle, damageOf, present, tell, until } from './war.ts';

const HELD = { owners: { serbia: 1 } };

describe('protection', () => {
  it('UNI-25.1 UNI-25.3 UNI-25.4 tower, fort and castle lower the enemy’s damage of the named kind by 1, 2, 3, not one’s own losses', () => {
    const hit = (building: 'tower' | 'fort' | 'castle', kind: string) => {
      const s = battle([{ units: { serbia: '9LI' } }, { units: { serbia: '9LI' } }], {
        buildings: { serbia: [building] },
        ...HELD,
        dice: [2, 3, 8, 1, 2, 3],
      });
      until(s, 'chooseProtection');
      expect(question(s).params?.n).toBe(building === 'tower' ? 1 : building === 'fort' ? 2 : 3);
      return damageOf([...answer(s, kind), ...tell(s, 'roundChoice')]);
    };
    expect(hit('tower', 'melee')).toEqual(['1 melee 6', '0 losses 2', '1 losses 1']);
    expect(hit('fort', 'melee')[0]).toBe('1 melee 5');
    expect(hit('castle', 'melee')[0]).toBe('1 melee 4');
    expect(hit('castle', 'archers')[0]).toBe('1 melee 7');
  });

  it('UNI-25.2 one kind of attack is named anew each round', () => {
    const s = until(
      battle([{ units: { serbia: '9LI' } }, { units: { serbia: '9LI' } }], {
        buildings: { serbia: ['tower'] },
        ...HELD,
        dice: [1, 2, 3, 1, 2, 5],
      }),
      'chooseProtection',
    );
    answer(s, 'artillery');
    expect(present(s).protection).toEqual([0, 1]);
    until(s, 'roundChoice');
    until(s, 'chooseProtection');
    expect(asked(s)).toEqual(['1 chooseProtection']);
    expect(present(s).protection).toEqual([0, 0]);
  });

  it('UNI-25.3 it lowers the total of a kind once, of artillery and of archers as of the melee', () => {
    const artillery = battle(
      [{ units: { serbia: '9LI' }, vehicles: ['siegeEngine 1 serbia', 'siegeEngine 1 serbia'] }, { units: { serbia: '9LI' } }],
      {
        buildings: { serbia: ['tower'] },
        ...HELD,
        dice: [1, 1],
      },
    );
    until(artillery, 'chooseProtection');
    play(artillery, 'artillery', 'lightInfantry at siegeEngine 1', 'lightInfantry at siegeEngine 2');
    expect(damageOf(answer(artillery, 'done'))).toEqual(['1 artillery 3']);
    const archers = battle([{ units: { serbia: '4AR' } }, { units: { serbia: '9LI' } }], {
      buildings: { serbia: ['fort'] },
      ...HELD,
      dice: [1, 2, 3, 4],
    });
    until(archers, 'chooseProtection');
    expect(damageOf(answer(archers, 'archers'))).toEqual(['1 archers 1']);
  });

  it('UNI-25.4 what cavalry adds to a won round is lowered with the rest', () => {
    const s = battle([{ units: { serbia: '1CA' } }, { units: { serbia: '9LI' } }], {
      buildings: { serbia: ['fort'] },
      ...HELD,
      dice: [1, 2, 6, 1, 2, 5],
    });
    until(s, 'chooseProtection');
    expect(damageOf([...answer(s, 'melee'), ...tell(s, 'roundChoice')])[0]).toBe('1 melee 1');
  });

  it('UNI-25.5 in a tied round it lowers cavalry damage too', () => {
    const s = battle([{ units: { serbia: '1CA' } }, { units: { serbia: '9LI' } }], {
      buildings: { serbia: ['tower'] },
      ...HELD,
      dice: [1, 2, 3, 1, 2, 5],
    });
    until(s, 'chooseProtection');
    expect(damageOf([...answer(s, 'melee'), ...tell(s, 'roundChoice')])[0]).toBe('1 melee 1');
  });

  it('UNI-25.6 it protects its owner also when he attacks there, and nobody where it has no owner', () => {
    const s = until(
      battle([{ units: { serbia: '9LI' } }, { units: { serbia: '9LI' } }], { buildings: { serbia: ['tower'] }, owners: { serbia: 0 } }),
      'chooseProtection',
      'rerollBattleDice',
    );
    expect(asked(s)).toEqual(['0 chooseProtection']);
    const none = until(
      battle([{ units: { serbia: '9LI' } }, { units: { serbia: '9LI' } }], { buildings: { serbia: ['tower'] } }),
      'chooseProtection',
      'rerollBattleDice',
    );
    expect(asked(none)).toEqual(['0 rerollBattleDice']);
  });

  it('UNI-45.52 card 12 names two kinds; card 26 makes a tower, or one more of a building', () => {
    const s = battle([{ units: { serbia: '9LI' } }, { units: { serbia: '9LI' }, cards: [12] }], {
      buildings: { serbia: ['tower'] },
      ...HELD,
      dice: [1, 2, 8, 1, 2, 3],
      set: (t) => t.improvised.push(node('serbia') * MOST_PLAYERS + 1),
    });
    until(s, 'window');
    play(s, 'use empire-12');
    expect(keys(s)).toEqual(['artillery and archers', 'artillery and melee', 'archers and melee']);
    expect(question(s).params?.n).toBe(2);
    expect(damageOf([...answer(s, 'artillery and melee'), ...tell(s, 'roundChoice')])[0]).toBe('1 melee 5');
  });
});
