import { describe, expect, it } from 'vitest';
import { actsIn, windowBit } from '../rules/acts.ts';
import { asD3 } from '../rules/rolls.ts';
import { disguise } from '../rules/troops.ts';
import { cubesAboard } from '../rules/vehicles.ts';
import { battleOf, NOBODY, ownUnit, prisonerAt, type UniState, VEHICLE_DUAL } from '../state.ts';
import { ARCHER, BARBARIANS, CAPTAIN, CAVALRY, HEAVY, LIGHT, UPRIGHT } from '../vocabulary.ts';
import { answer, army, asked, interject, keys, node, play, question, refusalOf, slotOf, units } from './builders.ts';
import { battle, damageOf, present, tell, until, valuesOf } from './war.ts';

describe('warlords', () => {
  it('UNI-45.4 example 49: card 4 frees the abilities of types of which the enemy has fewer', () => {
    const s = battle([{ units: { serbia: '3AR' }, cards: [4] }, { units: { serbia: '1AR 4HI' } }], { dice: [1, 1, 8, 1, 2, 3, 1, 2, 3] });
    until(s, 'window');
    expect(keys(s)).toContain('use empire-04');
    expect(damageOf([...answer(s, 'use empire-04'), ...tell(s, 'assignDamage')])).toEqual(['1 archers 2']);
    const fewer = battle([{ units: { serbia: '1AR' }, cards: [4] }, { units: { serbia: '1AR 4HI' } }], { dice: [1, 2, 3] });
    until(fewer, 'window', 'rerollBattleDice');
    expect(asked(fewer)).toEqual(['0 rerollBattleDice']);
  });

  it('UNI-45.4 a type of which the enemy has as many stays blocked', () => {
    const s = battle([{ units: { serbia: '3AR 1HI' }, cards: [4] }, { units: { serbia: '1AR 1HI 3LI' } }], {
      dice: [8, 8, 8, 1, 2, 5, 1, 2, 7],
    });
    until(s, 'window');
    expect(damageOf([...answer(s, 'use empire-04'), ...tell(s, 'roundChoice')])).toEqual(['0 losses 1', '1 losses 1']);
  });

  it('UNI-45.5 UNI-47.6 card 5 raises any attack value by 2, also of a battle of others that one watches', () => {
    const s = battle([{ units: { serbia: '4HI' } }, { units: { serbia: '4HI' } }, { cards: [5] }], {
      dice: [1, 2, 6, 1, 2, 6],
      set: (t) => {
        t.watching = 4;
      },
    });
    until(s, 'window');
    expect(asked(s)).toEqual(['2 window']);
    answer(s, 'use empire-05', 2);
    expect(keys(s)).toEqual(['player 1', 'player 2']);
    expect(valuesOf(answer(s, 'player 2'))).toEqual([6, 7]);
    const raid = battle([{ units: { serbia: '4HI' }, cards: [5] }, {}], {
      barbarians: { serbia: '5LI' },
      warCircle: [1, 2, 6],
      defender: BARBARIANS,
      dice: [1, 2, 6],
    });
    until(raid, 'window');
    answer(raid, 'use empire-05');
    expect(valuesOf(answer(raid, 'barbarians'))).toEqual([6, 8]);
  });
});

describe('crossbowmen', () => {
  it('UNI-45.7 UNI-45.50 card 7 lets as many units shoot as half a d6 says, unless the enemy has archers', () => {
    const s = battle([{ units: { serbia: '2LI' }, cards: [7] }, { units: { serbia: '5HI' } }], { dice: [5, 1, 1, 1, 2, 3] });
    until(s, 'window');
    // 5 on a d6 is 3 units, but there are only 2.
    expect(damageOf([...answer(s, 'use empire-07'), ...tell(s, 'rerollBattleDice')])).toEqual(['1 archers 2']);
    const none = battle([{ units: { serbia: '2LI' }, cards: [7] }, { units: { serbia: '5HI 1AR' } }], { dice: [8, 1, 2, 3] });
    until(none, 'window', 'rerollBattleDice');
    expect(asked(none)).toEqual(['0 rerollBattleDice']);
  });

  it('UNI-45.8 example 49: card 8 with 5 archers takes 2 off each shot, a 5 hits', () => {
    const s = battle([{ units: { serbia: '5AR' }, cards: [8] }, { units: { serbia: '9HI' } }], { dice: [5, 6, 5, 8, 1, 1, 2, 3] });
    until(s, 'window');
    expect(damageOf([...answer(s, 'use empire-08'), ...tell(s, 'rerollBattleDice')])).toEqual(['1 archers 3']);
    // With eight it is 3, not 4: a 6 hits, a 7 does not.
    const most = battle([{ units: { serbia: '8AR' }, cards: [8] }, { units: { serbia: '9HI' } }], {
      dice: [6, 7, 7, 7, 7, 7, 7, 7, 1, 2, 3],
    });
    until(most, 'window');
    expect(damageOf([...answer(most, 'use empire-08'), ...tell(most, 'rerollBattleDice')])).toEqual(['1 archers 1']);
  });

  it('UNI-45.51 card 9 throws all own archer dice again, captains’ too; the second result stands', () => {
    const s = battle([{ units: { serbia: '2AR 1C1' }, cards: [9] }, { units: { serbia: '9HI' } }], { dice: [8, 8, 8, 1, 8, 2, 1, 2, 3] });
    until(s, 'captainActions');
    answer(s, 'act archer');
    expect(asked(s)).toEqual(['0 window']);
    expect(damageOf([...answer(s, 'use empire-09'), ...tell(s, 'rerollBattleDice')])).toEqual(['1 archers 2']);
  });

  it('UNI-45.51 dice of the enemy stay as they are', () => {
    const s = battle([{ units: { serbia: '2AR' }, cards: [9] }, { units: { serbia: '9HI 1C1' } }], {
      dice: [8, 8, 1, 1, 8, 4, 2, 3, 1, 2, 3],
    });
    until(s, 'captainActions');
    answer(s, 'act archer', 1);
    expect(damageOf([...answer(s, 'use empire-09'), ...tell(s, 'rerollBattleDice')])).toEqual(['0 archers 1', '1 archers 1']);
  });

  it('UNI-45.50 1d3 is half of a d6, rounded up', () => {
    expect([1, 2, 3, 4, 5, 6].map(asD3)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});

describe('crews', () => {
  const engine = { units: { serbia: '3LI' }, vehicles: ['siegeEngine 1 serbia'] };

  it('UNI-45.51 example 49: card 10 doubles crews, card 52 adds one shot, also to an empty engine; both together', () => {
    const shots = (cards: readonly number[], crew: number, expected: number) => {
      const s = battle([{ ...engine, cards }, { units: { serbia: '9HI' } }], { dice: Array(expected).fill(8) });
      for (const one of cards) {
        until(s, 'window');
        answer(s, `use empire-${one}`);
      }
      until(s, 'assignCrews', 'rerollBattleDice');
      const told = [];
      for (let n = 0; n < crew; n++) told.push(...answer(s, 'lightInfantry at siegeEngine 1'));
      if (asked(s)[0] === '0 assignCrews') told.push(...answer(s, 'done'));
      const shoot = told.find(({ key }) => key === 'enginesShoot');
      return Array.isArray(shoot?.params.dice) ? shoot.params.dice.length : 0;
    };
    for (const [cards, crew, n] of [
      [[10], 2, 4],
      [[52], 0, 1],
      [[52], 3, 4],
      [[10, 52], 2, 5],
    ] as const)
      expect(shots(cards, crew, n)).toBe(n);
  });
});

describe('infiltrators and spies', () => {
  it('UNI-45.10 example 54: card 14 replaces an enemy unit by one’s own of the type, for 100, before the first die', () => {
    const s = battle([{ units: { serbia: '2HI' }, cards: [14] }, {}], {
      barbarians: { serbia: '2LI 1C1' },
      warCircle: [1, 2, 3],
      defender: BARBARIANS,
    });
    expect(asked(s)).toEqual(['0 window']);
    answer(s, 'use empire-14');
    expect([units(s, 0, 'serbia'), units(s, BARBARIANS, 'serbia'), s.florins[0]]).toEqual(['1LI 2HI', '1LI 1C1', 900]);
    expect(present(s).fallen).toEqual([0, 0]);
  });

  it('UNI-45.10 wins the battle if no enemy is left; captains and types without a piece cannot be chosen', () => {
    const s = battle([{ units: { serbia: '2HI' }, cards: [14] }, { units: { serbia: '1LI' } }]);
    answer(s, 'use empire-14');
    expect([battleOf(s), units(s, 0, 'serbia')]).toEqual([null, '1LI 2HI']);
    const captain = battle([{ units: { serbia: '2HI' }, cards: [14] }, { units: { serbia: '1C1' } }]);
    expect(asked(captain)).toEqual(['0 announceCapture']);
    const empty = battle([{ units: { serbia: '2HI' }, cards: [14] }, { units: { serbia: '1LI' } }], {
      set: (t) => {
        t.reserve[LIGHT] = 0;
      },
    });
    expect(asked(empty)).toEqual(['0 announceCapture']);
  });

  it('UNI-45.12 card 16 lowers a wagon or engine on 1 to 3, 4 to 6 does nothing, 7 and 8 cost a unit', () => {
    const spy = (die: number) => {
      const s = battle(
        [
          { units: { serbia: '2HI 1LI' }, cards: [16] },
          { units: { serbia: '2HI' }, vehicles: ['warWagon 2 serbia', 'siegeEngine 1 serbia'] },
        ],
        { dice: [die] },
      );
      play(s, 'use empire-16', 'warWagon 1');
      return s;
    };
    expect(spy(3).level[15]).toBe(1);
    expect(spy(4).level[15]).toBe(2);
    const caught = spy(7);
    expect([asked(caught), keys(caught)]).toEqual([['0 loseOwnUnit'], ['lightInfantry', 'heavyInfantry']]);
    answer(caught, 'heavyInfantry');
    expect([units(caught, 0, 'serbia'), caught.level[15]]).toEqual(['1LI 1HI', 2]);
  });

  it('UNI-45.12 UNI-1.11 removes what has only one level, or no ownership token for the lower one', () => {
    const s = battle(
      [
        { units: { serbia: '2HI' }, cards: [16] },
        { units: { serbia: '2HI' }, vehicles: ['siegeEngine 1 serbia'] },
      ],
      { dice: [1] },
    );
    answer(s, 'use empire-16');
    expect(s.vehicleOf[54]).toBe(-1);
    const full = battle(
      [
        { units: { serbia: '2HI' }, cards: [16] },
        { units: { serbia: '2HI' }, vehicles: ['warWagon 2 serbia', ...Array(8).fill('caravan 1 transylvania')] },
      ],
      { dice: [1] },
    );
    answer(full, 'use empire-16');
    expect(full.vehicleOf[15]).toBe(-1);
  });

  it('UNI-45.12 UNI-45.38 card 16 sabotages a caravan that card 11 made a wagon, no other; its cubes stay aboard', () => {
    const s = battle(
      [
        { units: { serbia: '2HI' }, cards: [16] },
        { units: { serbia: '2HI' }, vehicles: ['caravan 2 serbia: green green blue', 'caravan 1 serbia'] },
      ],
      {
        dice: [1],
        set: (t) => {
          t.special[slotOf(t, 1, 'caravan')] = VEHICLE_DUAL;
        },
      },
    );
    answer(s, 'use empire-16');
    const caravan = slotOf(s, 1, 'caravan');
    expect([s.level[caravan], cubesAboard(s, caravan)]).toEqual([1, 3]);
  });

  it('UNI-45.12 UNI-37.10 UNI-45.38 a route is lost with the wagon that card 11 had made a caravan', () => {
    const s = battle(
      [
        { units: { serbia: '2HI' }, cards: [16] },
        { units: { serbia: '2HI' }, vehicles: ['warWagon 1 serbia'] },
      ],
      {
        dice: [1],
        set: (t) => {
          t.routes[1] = { slot: slotOf(t, 1, 'warWagon'), origin: node('thrace'), zones: [node('tana')], done: 0 };
        },
      },
    );
    answer(s, 'use empire-16');
    expect(s.routes[1]).toBeNull();
  });

  it('UNI-45.12 UNI-45.44 UNI-45.22 card 17 removes an enemy unit, which card 39 may capture', () => {
    const s = battle([{ units: { serbia: '2HI' }, cards: [17, 39] }, { units: { serbia: '2HI 1C1' } }], { dice: [2] });
    play(s, 'use empire-17', 'captain1');
    expect(units(s, 1, 'serbia')).toBe('2HI');
    expect(asked(s)).toEqual(['0 window']);
    answer(s, 'use empire-39');
    expect(s.prisoners[prisonerAt(0, 1, CAPTAIN)]).toBe(1);
  });

  it('UNI-45.12 whoever is trapped and then ambushed is gone, and takes no damage any more', () => {
    const s = battle([{ units: { serbia: '6HI' }, cards: [17, 18] }, { units: { serbia: '3LI 1HI 1AR' } }], {
      dice: [1, 1, 4, 6, 8, 1, 2, 3],
    });
    play(s, 'use empire-18', 'archer', 'use empire-17', 'archer');
    until(s, '1 assignDamage');
    expect([units(s, 1, 'serbia'), keys(s)]).toEqual(['3LI 1HI', ['lightInfantry', 'heavyInfantry']]);
  });

  it('UNI-45.12 card 18 puts a unit out of combat: it neither fights, blocks, crews nor counts, but takes damage', () => {
    const s = battle(
      [
        { units: { serbia: '2AR' }, cards: [18] },
        { units: { serbia: '1AR' }, vehicles: ['siegeEngine 1 serbia'] },
      ],
      { dice: [1, 1, 8] },
    );
    play(s, 'use empire-18');
    until(s, 'window', 'assignCrews', 'rerollBattleDice', 'assignDamage');
    // The trapped archer crews nothing and blocks nobody; the shots hit it.
    expect(battleOf(s)).toBeNull();
    expect(army(s, 1, 'serbia')).toBe(0);
    const cap = battle([{ units: { serbia: '4HI' } }, { units: { serbia: '1HI 1LI' }, cards: [18] }], { dice: [1, 1, 2, 3, 1, 2, 8] });
    until(cap, 'window');
    play(cap, 'use empire-18');
    expect(present(cap).marks).toEqual([0, node('serbia'), HEAVY, 1, 1]);
  });
});

describe('units out of combat', () => {
  it('UNI-45.12 whoever is trapped and then ambushed is gone, and takes no damage any more', () => {
    const s = battle([{ units: { serbia: '2HI' }, cards: [17, 18] }, { units: { serbia: '1AR 2HI' } }], { dice: [1, 1] });
    play(s, 'use empire-18', 'archer');
    expect(present(s).marks).toEqual([1, node('serbia'), ARCHER, 1, 1]);
    play(s, 'use empire-17', 'archer');
    expect([units(s, 1, 'serbia'), present(s).marks]).toEqual(['2HI', []]);
  });

  it('UNI-45.12 UNI-45.10 nor does one who has changed sides', () => {
    const s = battle([{ units: { serbia: '2HI' }, cards: [14, 18], florins: 100 }, { units: { serbia: '1AR 2HI' } }], { dice: [1] });
    play(s, 'use empire-18', 'archer', 'use empire-14', 'archer');
    expect([units(s, 0, 'serbia'), units(s, 1, 'serbia'), present(s).marks]).toEqual(['2HI 1AR', '2HI', []]);
  });

  it('UNI-45.12 UNI-45.35 card 67 makes a captain of him who is still out of combat', () => {
    const s = battle(
      [
        { units: { serbia: '2HI' }, cards: [18] },
        { units: { serbia: '1AR' }, cards: [67] },
      ],
      { dice: [1] },
    );
    answer(s, 'use empire-18');
    until(s, 'roundChoice');
    interject(s, 1, 'act');
    play(s, 'use empire-67', 'player 2');
    expect(present(s).marks).toEqual([1, node('serbia'), CAPTAIN, 1, 1]);
  });
});

describe('surgeons', () => {
  it('UNI-45.53 card 27 cancels one point of a step, losses included', () => {
    const s = battle([{ units: { serbia: '3LI' }, cards: [27] }, { units: { serbia: '3LI' } }], { dice: [2, 3, 6, 1, 2, 3] });
    until(s, 'window');
    expect(question(s).params?.window).toBe('onDamage');
    answer(s, 'use empire-27');
    expect(units(s, 0, 'serbia')).toBe('2LI');
  });

  it('UNI-45.17 card 28 notes the units lost in the round for the next turn', () => {
    const s = battle([{ units: { serbia: '5LI' }, cards: [28] }, { units: { serbia: '5HI' } }], { dice: [2, 3, 6, 1, 2, 3] });
    until(s, 'sacrificeLight');
    answer(s, '1');
    until(s, 'window');
    expect(question(s).params?.window).toBe('battleRoundEnd');
    answer(s, 'use empire-28');
    expect(s.rebuyLater[ownUnit(0, LIGHT)]).toBe(3);
  });

  it('UNI-45.17 card 28 notes each lost unit once, also where a Bard turns the card upright again', () => {
    const s = battle([{ units: { serbia: '5LI' }, cards: [28] }, { units: { serbia: '5HI' } }], { dice: [2, 3, 6, 1, 2, 3] });
    until(s, 'window');
    const occasion = { windows: windowBit('battleRoundEnd'), about: NOBODY };
    expect(actsIn(s, 0, occasion)).toHaveLength(1);
    const lost = present(s).lost[LIGHT];
    answer(s, 'use empire-28');
    s.cardState[27] = UPRIGHT;
    expect([lost > 0, s.rebuyLater[ownUnit(0, LIGHT)], actsIn(s, 0, occasion)]).toEqual([true, lost, []]);
  });

  it('UNI-45.43 card 29: what archers and artillery destroy fights, blocks and counts to the end of the round', () => {
    const s = battle([{ units: { serbia: '2AR' } }, { units: { serbia: '2LI' }, cards: [29] }], { dice: [1, 1, 1, 2, 3, 1, 2, 8] });
    until(s, 'window');
    const told = [...answer(s, 'use empire-29'), ...tell(s, 'sacrificeLight', '1 rerollBattleDice')];
    expect(asked(s)).toEqual(['1 rerollBattleDice']);
    told.push(...tell(s));
    // Two doomed units still score 2 for their side, then they leave; no sacrifice was asked of them.
    expect(valuesOf(told)).toEqual([3, 6]);
    expect(damageOf(told)).toContain('0 melee 2');
    expect(army(s, 1, 'serbia')).toBe(0);
  });
});

describe('templars, jailers and heroines', () => {
  it('UNI-45.41 card 35 adds a unit to a land battle outside the home kingdom, before artillery', () => {
    const s = battle([{ units: { serbia: '2HI' }, cards: [35] }, { units: { serbia: '3LI' } }]);
    until(s, 'window');
    expect(question(s).params?.window).toBe('battleRoundStart');
    answer(s, 'use empire-35');
    expect(keys(s)).toEqual(['lightInfantry', 'heavyInfantry', 'archer', 'cavalry']);
    answer(s, 'cavalry');
    expect(units(s, 0, 'serbia')).toBe('2HI 1CA');
    const home = battle([{ units: { thrace: '2HI' }, cards: [35] }, { units: { thrace: '3LI' } }], { where: 'thrace' });
    until(home, 'window', 'rerollBattleDice');
    expect(asked(home)).toEqual(['0 rerollBattleDice']);
    const sea = battle([{ vehicles: ['galley 1 aegeanSea: 2HI'], cards: [35] }, { vehicles: ['galley 1 aegeanSea: 3HI'] }], {
      where: 'aegeanSea',
    });
    until(sea, 'window', 'rerollBattleDice');
    expect(asked(sea)).toEqual(['0 rerollBattleDice']);
  });

  it('UNI-45.41 UNI-42.9 whoever comes by card 35 before the first die began the battle too', () => {
    const s = battle([{ units: { serbia: '4HI' }, cards: [35] }, { units: { serbia: '3LI' } }]);
    until(s, 'window');
    play(s, 'use empire-35', 'cavalry');
    until(s, 'rerollBattleDice');
    expect(present(s).began).toEqual([5, 3]);
  });

  it('UNI-45.19 UNI-18.15 card 34 brings a unit to one’s own battle before its first die, which is fought once', () => {
    const s = battle([{ units: { serbia: '1LI' }, cards: [34] }, {}], {
      attacker: BARBARIANS,
      defender: 0,
      barbarians: { serbia: '3LI' },
      set: (t) => {
        t.calling = 1;
      },
    });
    expect(asked(s)).toEqual(['0 actNow']);
    play(s, 'use empire-34', 'serbia', 'lightInfantry', 'pass');
    until(s, 'rerollBattleDice');
    expect([units(s, 0, 'serbia'), s.battles.length]).toEqual(['2LI', 1]);
    expect(present(s)).toMatchObject({ attacker: BARBARIANS, defender: 0, began: [3, 2] });
  });

  it('UNI-45.22 UNI-45.44 card 39 captures a unit of a player that his damage destroyed, not one lost by its own losses', () => {
    const s = battle([{ units: { serbia: '3AR' }, cards: [39] }, { units: { serbia: '2LI 2HI' } }], { dice: [1, 8, 8, 1, 2, 3, 1, 2, 3] });
    until(s, '1 assignDamage');
    answer(s, 'lightInfantry');
    expect([asked(s), question(s).params?.window]).toEqual([['0 window'], 'onEnemyUnitDestroyed']);
    answer(s, 'use empire-39');
    expect([s.prisoners[prisonerAt(0, 1, LIGHT)], units(s, 1, 'serbia')]).toEqual([1, '1LI 2HI']);
    // A tied round, in which the defender loses all by his own losses of 3.
    const own = battle([{ units: { serbia: '4LI' }, cards: [39] }, { units: { serbia: '3LI' } }], { dice: [1, 2, 6, 3, 4, 8] });
    until(own, 'window');
    expect([battleOf(own), army(own, 1, 'serbia')]).toEqual([null, 0]);
  });

  it('UNI-45.43 UNI-45.44 UNI-45.22 card 39 captures a unit that card 29 lets fight on, once it leaves at the end of the round', () => {
    const s = battle(
      [
        { units: { serbia: '2AR 2HI' }, cards: [39] },
        { units: { serbia: '2LI 3HI' }, cards: [29] },
      ],
      {
        dice: [1, 8, 1, 2, 3, 1, 2, 8],
      },
    );
    until(s, '1 window');
    answer(s, 'use empire-29');
    until(s, '1 assignDamage');
    answer(s, 'lightInfantry');
    // It still stands: nothing is to be captured yet.
    expect([asked(s), units(s, 1, 'serbia')]).toEqual([['0 rerollBattleDice'], '2LI 3HI']);
    until(s, '0 window');
    expect([question(s).params?.window, keys(s)]).toEqual(['onEnemyUnitDestroyed', ['pass', 'use empire-39']]);
    answer(s, 'use empire-39');
    expect([s.prisoners[prisonerAt(0, 1, LIGHT)], s.blows]).toEqual([1, []]);
  });

  it('UNI-45.53 card 40: twice as many are enough', () => {
    const s = battle([{ units: { serbia: '4HI' }, cards: [40] }, { units: { serbia: '2HI' } }]);
    answer(s, 'use empire-40');
    expect(question(s).params?.halves).toBe(false);
    answer(s, 'capture');
    expect(present(s).capture[0]).toBe(1);
  });

  it('UNI-45.23 card 41 takes 2 off the reduction, not below 0', () => {
    const s = battle([{ units: { serbia: '4HI' }, cards: [41] }, { units: { serbia: '2HI' } }], { dice: [1, 2, 7, 1, 2, 3] });
    answer(s, 'capture');
    until(s, 'window');
    expect(valuesOf(answer(s, 'use empire-41'))).toEqual([5, 1]);
    const small = battle([{ units: { serbia: '4HI' }, cards: [41] }, { units: { serbia: '2HI' } }], { dice: [1, 2, 3, 1, 2, 3] });
    answer(small, 'capture');
    until(small, 'window');
    expect(valuesOf(answer(small, 'use empire-41'))).toEqual([3, 1]);
  });

  it('UNI-45.26 example 49: cards 46 and 47 lower dice of the round, War Circle dice for this round only', () => {
    const s = battle([{ units: { serbia: '4HI' }, cards: [46] }, { units: { serbia: '4HI' } }], { dice: [2, 4, 5, 1, 2, 3] });
    until(s, 'window');
    answer(s, 'use empire-46');
    // A 1 cannot be lowered.
    expect(keys(s)).toEqual(['die 1', 'die 2', 'die 3', 'die 5', 'die 6']);
    expect(valuesOf(answer(s, 'die 3'))).toEqual([16, 1]);
    const raid = battle([{ units: { serbia: '4HI' }, cards: [46] }, {}], {
      barbarians: { serbia: '5LI' },
      warCircle: [1, 2, 6],
      defender: BARBARIANS,
      dice: [1, 2, 6],
    });
    until(raid, 'window');
    answer(raid, 'use empire-46');
    expect([valuesOf(answer(raid, 'die 6')), raid.warCircle]).toEqual([
      [6, 5],
      [1, 2, 6],
    ]);
  });

  it('UNI-20.4 UNI-20.12 UNI-47.5 dice are changed first, then the critical roll, additions and the penalty, and the halving last', () => {
    const s = battle([{ units: { serbia: '4HI' } }, { units: { serbia: '4HI' }, cards: [5, 46] }], { dice: [1, 2, 3, 2, 4, 5] });
    answer(s, 'no capture');
    answer(s, 'capture');
    until(s, 'window');
    play(s, 'use empire-46', 'die 6', 'use empire-05');
    // 2, 4, 5 becomes 2, 4, 4: 16, and 2, less 2 for the second place, halved.
    expect(valuesOf(answer(s, 'player 2'))).toEqual([3, 8]);
    const three = battle([{ units: { serbia: '4HI' } }, { units: { serbia: '4HI' }, cards: [5, 46] }, {}], { dice: [1, 2, 3, 2, 4, 5] });
    answer(three, 'no capture');
    answer(three, 'capture');
    until(three, 'window');
    play(three, 'use empire-46', 'die 6', 'use empire-05');
    // 16 and 2, less 1 for the second of three: the half of 17, rounded down.
    expect(valuesOf(answer(three, 'player 2'))).toEqual([3, 8]);
  });

  it('UNI-45.35 cards 67 and 68 make and raise captains of anybody until the end of the turn, without pieces or standards', () => {
    const s = battle([
      { units: { serbia: '4HI' }, cards: [67] },
      { units: { serbia: '4HI 1C1' }, cards: [68] },
    ]);
    until(s, 'roundChoice');
    s.reserve[CAPTAIN] = 0;
    interject(s, 0, 'act');
    play(s, 'use empire-67');
    expect(units(s, 0, 'serbia')).toBe('3HI 1C1');
    answer(s, 'pass');
    interject(s, 1, 'act');
    answer(s, 'use empire-68', 1);
    answer(s, 'player 2');
    expect(units(s, 1, 'serbia')).toBe('4HI 1C2');
    expect(s.guises.length).toBe(2);
  });
});

describe('types that are only marked', () => {
  it('UNI-45.10 UNI-46.21 a unit changes sides by card 14 as what it really is, and a captain never does', () => {
    const turned = (unit: number, as: number): UniState =>
      battle([{ units: { serbia: '2HI' }, cards: [14] }, {}], {
        defender: BARBARIANS,
        barbarians: { serbia: '1LI 1C1' },
        set: (t) => {
          disguise(t, BARBARIANS, node('serbia'), unit, as);
        },
      });
    const s = turned(LIGHT, CAVALRY);
    answer(s, 'use empire-14');
    expect([units(s, 0, 'serbia'), units(s, BARBARIANS, 'serbia'), s.guises]).toEqual(['1LI 2HI', '1C1', []]);
    const captain = turned(CAPTAIN, HEAVY);
    answer(captain, 'use empire-14');
    expect([units(captain, 0, 'serbia'), units(captain, BARBARIANS, 'serbia')]).toEqual(['1LI 2HI', '1HI']);
  });
});

describe('refused cards', () => {
  it('UNI-45.8 UNI-45.51 says why a card is not for this moment', () => {
    const s = battle([{ units: { serbia: '1AR' }, cards: [8, 9, 7] }, { units: { serbia: '9HI' } }], { dice: [5, 1, 2, 3] });
    until(s, 'window');
    expect(refusalOf(s, 'use empire-09')).toBe('UNI-45.51 noArcherDice');
    answer(s, 'pass');
    expect(refusalOf(s, 'use empire-08')).toBe('UNI-45.8 noPairOfArchers');
    expect(refusalOf(s, 'use empire-07')).toBe('UNI-45.7 arrowsShot');
  });
});
