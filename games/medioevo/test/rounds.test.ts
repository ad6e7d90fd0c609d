import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { battleOf } from '../state.ts';
import { BARBARIANS } from '../vocabulary.ts';
import { answer, army, asked, interject, keys, node, play, refusalOf, units } from './builders.ts';
import { battle, damageOf, present, tell, until } from './war.ts';

describe('rounds', () => {
  it('UNI-19.1 UNI-19.14 let the attacker choose; barbarians who came fight on at once', () => {
    const s = until(battle([{ units: { serbia: '1LI' } }, { units: { serbia: '1LI' } }]), 'roundChoice');
    expect(asked(s)).toEqual(['0 roundChoice']);
    expect(keys(s)).toEqual(['fight', 'offer surrender', 'demand surrender']);
    const raid = battle([{ units: { serbia: '2HI' } }, {}], { barbarians: { serbia: '1LI' }, attacker: BARBARIANS, defender: 0 });
    expect([present(raid).attacker, present(raid).defender]).toEqual([BARBARIANS, 0]);
    expect(asked(raid)).toEqual(['0 rerollBattleDice']);
  });

  it('UNI-19.14 refuse to talk of surrender with barbarians', () => {
    const s = battle([{ units: { serbia: '2HI' }, vehicles: ['warWagon 1 serbia'] }, {}], {
      barbarians: { serbia: '1LI' },
      defender: BARBARIANS,
    });
    expect(asked(s)).toEqual(['0 roundChoice']);
    expect(refusalOf(s, 'offer surrender')).toBe('UNI-19.14 noSurrenderToBarbarians');
  });

  it('UNI-19.2 UNI-19.3 UNI-19.6 UNI-19.13 UNI-22.4 go in their order, and on to the next', () => {
    const s = battle([{ units: { serbia: '6LI 1C1' }, vehicles: ['siegeEngine 1 serbia'], cards: [17] }, { units: { serbia: '6HI' } }], {
      buildings: { serbia: ['tower'] },
      owners: { serbia: 1 },
      dice: [2, 3, 4, 2, 3, 5],
    });
    const order = [
      '0 window pass',
      '0 announceCapture no capture',
      '1 announceCapture no capture',
      '0 roundChoice fight',
      '1 offerSurrender fight',
      '1 chooseProtection artillery',
      '0 assignCrews done',
      '0 captainActions stop',
      '0 sacrificeLight 0',
      '0 rerollBattleDice -',
      '1 rerollBattleDice -',
    ];
    for (const line of order) {
      const [seat, step, ...text] = line.split(' ');
      expect(asked(s)).toEqual([`${seat} ${step}`]);
      answer(s, text.join(' '));
    }
    // The defender is second of two: 5 − 2 = 3 against 4. The losses are 2 each.
    expect(asked(s)).toEqual(['0 assignDamage']);
    expect([units(s, 1, 'serbia'), present(s).round]).toEqual(['1LI 5HI', 1]);
    until(s, 'roundChoice');
    expect([asked(s), present(s).round]).toEqual([['0 roundChoice'], 1]);
  });

  it('UNI-19.4 resolve artillery fully before archers, and these before the melee', () => {
    const s = battle([{ units: { serbia: '1AR 1LI' }, vehicles: ['siegeEngine 1 serbia'] }, { units: { serbia: '3LI' } }], {
      dice: [1, 1, 1, 1, 1, 1, 1, 1],
    });
    until(s, 'assignCrews');
    answer(s, 'lightInfantry at siegeEngine 1');
    // Two points of the catapult, then the last one falls to the archer: there is no melee.
    expect(damageOf([...answer(s, 'done'), ...tell(s)])).toEqual(['1 artillery 2', '1 archers 1']);
    expect(battleOf(s)).toBeNull();
    expect([army(s, 1, 'serbia'), units(s, 0, 'serbia')]).toEqual([0, '1LI 1AR']);
  });

  it('UNI-19.19 end the battle where the last unit falls before the melee: no dice, no losses', () => {
    const s = battle([{ units: { serbia: '1AR' } }, { units: { serbia: '1LI' } }], { dice: [3] });
    const told = tell(s);
    expect(told.map(({ key }) => key)).not.toContain('battleDice');
    expect([army(s, 0, 'serbia'), army(s, 1, 'serbia')]).toEqual([1, 0]);
  });

  it('UNI-19.16 break off a battle of players after three rounds without a damage point, with both armies in place', () => {
    const calm = [1, 2, 5, 1, 2, 7];
    const s = battle([{ units: { serbia: '2HI' } }, { units: { serbia: '2LI 1C1' } }], { dice: [...calm, ...calm, ...calm] });
    for (let round = 1; round <= 3; round++) {
      expect(present(until(s, 'captainActions')).round).toBe(round);
      answer(s, 'act heavyInfantry');
    }
    until(s);
    expect(battleOf(s)).toBeNull();
    expect([units(s, 0, 'serbia'), units(s, 1, 'serbia')]).toEqual(['2HI', '2LI 1C1']);
    // A round with a damage point begins the count anew.
    const hurt = battle([{ units: { serbia: '2HI' } }, { units: { serbia: '4LI 1C1' } }], { dice: [...calm, ...calm, ...calm, ...calm] });
    for (const order of ['act heavyInfantry', 'act heavyInfantry', 'stop']) answer(until(hurt, 'captainActions'), order);
    expect([present(until(hurt, 'captainActions')).round, present(hurt).idle]).toEqual([4, 0]);
  });

  it('UNI-45.2 UNI-18.11 stop after the round in which a ban falls; both armies stay', () => {
    const s = until(
      battle([{ units: { serbia: '9LI' } }, { units: { serbia: '9LI' }, cards: [1] }], { dice: [1, 2, 3, 1, 2, 3] }),
      'roundChoice',
    );
    answer(s, 'fight');
    answer(s, 'fight');
    interject(s, 1, 'act');
    until(s, 'actNow');
    play(s, 'use empire-01', 'serbia', 'pass');
    expect(battleOf(s)).toBeNull();
    expect([army(s, 0, 'serbia') > 0, army(s, 1, 'serbia') > 0]).toEqual([true, true]);
  });

  it('UNI-18.11 UNI-26.7 a ban before the first die leaves the control token: no battle took place', () => {
    const token = (round: number): number => {
      const s = until(
        battle([{ units: { serbia: '9LI' } }, { units: { serbia: '9LI' }, cards: [1] }], {
          dice: [1, 2, 3, 1, 2, 3],
          tokens: { serbia: [1, 'bosnia'] },
        }),
        'roundChoice',
      );
      if (round > 0) {
        answer(s, 'fight');
        answer(s, 'fight');
      }
      interject(s, 1, 'act');
      until(s, 'actNow');
      play(s, 'use empire-01', 'serbia', 'pass');
      until(s);
      expect([battleOf(s), s.control[node('serbia')]]).toEqual([null, -1]);
      return s.controlTokens[node('serbia')];
    };
    expect([token(0), token(1)]).toEqual([1, -1]);
  });

  it('UNI-47.2 UNI-46.4 between the rounds anybody may call in; Cartography takes nobody into the battle or out of it', () => {
    const s = battle(
      [
        { units: { serbia: '9HI', macedonia: '1LI' }, levels: { blue: 4 }, points: { blue: 2 } },
        { units: { serbia: '9HI' } },
        { cards: [57] },
      ],
      { dice: [1, 2, 3, 1, 2, 5] },
    );
    until(s, 'rerollBattleDice');
    until(s, 'roundChoice');
    const called = game.copy(s);
    interject(called, 2, 'act');
    expect(asked(called)).toEqual(['2 actNow']);
    interject(s, 0, 'act');
    answer(s, 'use cartography');
    expect(keys(s)).toEqual(['lightInfantry in macedonia']);
    answer(s, 'lightInfantry in macedonia');
    expect([keys(s).includes('thrace'), keys(s).includes('serbia')]).toEqual([true, false]);
  });
});
