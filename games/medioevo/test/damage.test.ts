import type { Frame, Next } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { damageUnits } from '../rules/event-effects.ts';
import { disguise, serve, wound } from '../rules/troops.ts';
import { aboard, battleOf } from '../state.ts';
import { ARCHER, BARBARIANS, CAPTAIN, CAVALRY, HEAVY, LIGHT } from '../vocabulary.ts';
import { advanceTo, answer, army, asked, keys, node, play, position, question, refusalOf, slotOf, units } from './builders.ts';
import { battle, damageOf, tell, until } from './war.ts';

function framesOf(next: Next): readonly Frame[] {
  return next === undefined ? [] : 'step' in next ? [next] : next;
}

describe('damage to units', () => {
  it('UNI-21.10 light infantry, archer and captain are removed by one point', () => {
    const s = position([{ units: { serbia: '1LI 1AR 1C3' } }, {}]);
    for (const unit of [LIGHT, ARCHER, CAPTAIN + 2]) expect(wound(s, 0, node('serbia'), unit)).toBe(-1);
  });

  it('UNI-21.11 UNI-21.12 heavy infantry and cavalry turn with pieces of the reserve, else they are removed', () => {
    const s = position([{ units: { serbia: '1HI 3CA' } }, {}]);
    expect(wound(s, 0, node('serbia'), HEAVY)).toBe(LIGHT);
    expect(wound(s, 0, node('serbia'), CAVALRY)).toBe(HEAVY);
    s.reserve[HEAVY] = 0;
    expect(wound(s, 0, node('serbia'), CAVALRY)).toBe(LIGHT);
    s.reserve[LIGHT] = 0;
    s.reserve[HEAVY] = 0;
    expect([wound(s, 0, node('serbia'), CAVALRY), wound(s, 0, node('serbia'), HEAVY)]).toEqual([-1, -1]);
  });

  it('UNI-21.13 the owner assigns point by point, and a unit already turned may take further ones', () => {
    const s = battle([{ units: { serbia: '3AR' } }, { units: { serbia: '1CA 2LI' } }], { dice: [1, 1, 1] });
    until(s, 'assignDamage');
    expect([asked(s), keys(s), question(s).limit?.answer]).toEqual([['1 assignDamage'], ['lightInfantry', 'cavalry'], 'lightInfantry']);
    play(s, 'cavalry', 'heavyInfantry');
    expect(units(s, 1, 'serbia')).toBe('2LI');
  });

  it('UNI-21.15 artillery and archer damage may go to anybody of the side, crews too', () => {
    const s = battle([{ units: { serbia: '1AR' } }, { units: { serbia: '2LI' }, vehicles: ['siegeEngine 1 serbia'] }], { dice: [8, 1] });
    until(s, 'assignCrews');
    play(s, 'lightInfantry at siegeEngine 1', 'done');
    expect([asked(s), keys(s)]).toEqual([['1 assignDamage'], ['lightInfantry', 'lightInfantry of a crew']]);
    const engines = battle(
      [
        { units: { serbia: '2HI' }, vehicles: ['siegeEngine 1 serbia'] },
        { units: { serbia: '2LI' }, vehicles: ['siegeEngine 1 serbia'] },
      ],
      { dice: [1, 8] },
    );
    until(engines, 'assignCrews');
    play(engines, 'heavyInfantry at siegeEngine 1', 'done', 'lightInfantry at siegeEngine 2', 'done');
    expect([asked(engines), keys(engines)]).toEqual([['1 assignDamage'], ['lightInfantry', 'lightInfantry of a crew']]);
  });

  it('UNI-21.16 barbarians lose light infantry, archers, heavy infantry, cavalry, then captains', () => {
    const order: string[] = [];
    for (let n = 1; n <= 5; n++) {
      const s = battle([{ units: { serbia: '5AR' } }, {}], {
        barbarians: { serbia: '3LI 1C1' },
        defender: BARBARIANS,
        warCircle: [1, 2, 3],
        dice: [...Array(n).fill(1), ...Array(5 - n).fill(8), 1, 2, 3],
        set: (t) => {
          disguise(t, BARBARIANS, node('serbia'), LIGHT, HEAVY);
          disguise(t, BARBARIANS, node('serbia'), LIGHT, CAVALRY);
        },
      });
      order.push(units(s, BARBARIANS, 'serbia'));
    }
    // Two of the horde only count as heavy infantry and cavalry: these turn before they fall.
    expect(order).toEqual(['1HI 1CA 1C1', '1LI 1CA 1C1', '1CA 1C1', '1HI 1C1', '1LI 1C1']);
    /** What is left of a horde with an archer after the first round: the shots of both miss, its losses are 1. */
    const left = (horde: string, dice: readonly number[], heavy: boolean): string => {
      const s = battle([{ units: { serbia: '9LI' } }, {}], {
        barbarians: { serbia: horde },
        defender: BARBARIANS,
        warCircle: [1, 2, 3],
        dice: [8, 8, ...dice, 8],
        set: (t) => {
          if (heavy) disguise(t, BARBARIANS, node('serbia'), LIGHT, HEAVY);
        },
      });
      answer(until(s, 'rerollBattleDice'), '-');
      until(s, 'rerollBattleDice');
      return units(s, BARBARIANS, 'serbia');
    };
    expect(left('1LI 1AR 1C1', [1, 2, 3], false)).toBe('1AR 1C1');
    expect(left('2LI 1AR 1C1', [1, 2, 4], true)).toBe('1HI 1C1');
  });

  it('UNI-21.17 damage beyond what an army can take is lost', () => {
    const s = battle([{ units: { serbia: '3AR' } }, { units: { serbia: '1LI' } }], { dice: [1, 1, 1] });
    expect(damageOf(tell(s))).toEqual(['1 archers 3']);
    expect([army(s, 1, 'serbia'), battleOf(s), s.blows]).toEqual([0, null, []]);
  });

  it('UNI-46.21 a unit in a guise is hit as what it seems, without pieces, and is itself again', () => {
    const s = position([{ units: { serbia: '1LI 1AR' } }, {}]);
    disguise(s, 0, node('serbia'), LIGHT, CAVALRY);
    const reserve = s.reserve.slice();
    expect(wound(s, 0, node('serbia'), CAVALRY)).toBe(HEAVY);
    expect([s.guises.length, s.reserve]).toEqual([1, reserve]);
    expect(wound(s, 0, node('serbia'), HEAVY)).toBe(LIGHT);
    expect([s.guises.length, units(s, 0, 'serbia')]).toEqual([0, '1LI 1AR']);
  });

  it('UNI-45.34 a lent unit is hit after the barbarians of its type, turns with its owner’s pieces and stays lent', () => {
    const s = position([{}, {}], { barbarians: { serbia: '1LI' } });
    s.reserve[HEAVY]--;
    serve(s, 0, BARBARIANS, node('serbia'), HEAVY, node('thrace'));
    const light = s.reserve[LIGHT];
    expect(wound(s, BARBARIANS, node('serbia'), HEAVY)).toBe(LIGHT);
    expect([s.guises.map(({ piece, unit, real }) => [piece, unit, real]), s.reserve[LIGHT]]).toEqual([[[0, LIGHT, LIGHT]], light - 1]);
    expect(units(s, BARBARIANS, 'serbia')).toBe('2LI');
  });
});

describe('damage by events', () => {
  it('UNI-21.13 UNI-5.11 is assigned by the victim among his units in the places, on land and aboard', () => {
    const s = position([{ units: { thrace: '1HI', macedonia: '1LI' }, vehicles: ['galley 1 aegeanSea: 1CA'] }, {}]);
    const galley = slotOf(s, 0, 'galley');
    s.core.stack = position([{}, {}], { next: () => [] }).core.stack;
    s.core.stack.push(
      ...framesOf(damageUnits(s, [{ seat: 0, points: 3, locations: [node('thrace'), node('macedonia'), aboard(galley)] }])).toReversed(),
    );
    advanceTo(s);
    expect(keys(s)).toEqual(['heavyInfantry in thrace', 'lightInfantry in macedonia', 'cavalry aboard galley 1']);
    play(s, 'heavyInfantry in thrace', 'lightInfantry in thrace');
    expect([army(s, 0, 'thrace'), s.blows.length]).toEqual([0, 1]);
    answer(s, 'cavalry aboard galley 1');
    expect([s.troops[(0 * 150 + aboard(galley)) * 7 + HEAVY], s.blows]).toEqual([1, []]);
  });

  it('UNI-45.53 card 27 ignores one point of it', () => {
    const s = position([{ units: { thrace: '2LI' }, cards: [27] }, {}]);
    s.core.stack = position([{}, {}], { next: () => [] }).core.stack;
    s.core.stack.push(...framesOf(damageUnits(s, [{ seat: 0, points: 2, locations: [node('thrace')] }])).toReversed());
    advanceTo(s);
    expect(asked(s)).toEqual(['0 window']);
    answer(s, 'use empire-27');
    expect(units(s, 0, 'thrace')).toBe('1LI');
  });
});

describe('refusals', () => {
  it('UNI-45.43 a unit that is lost already takes no further damage', () => {
    const s = battle([{ units: { serbia: '1AR 5HI' } }, { units: { serbia: '1LI 3HI 1CA' }, cards: [29] }], {
      dice: [1, 1, 2, 3, 1, 2, 4],
    });
    until(s, 'window');
    play(s, 'use empire-29', 'lightInfantry');
    expect(units(s, 1, 'serbia')).toBe('1LI 3HI 1CA');
    until(s, '1 assignDamage');
    expect(keys(s)).toEqual(['heavyInfantry', 'cavalry']);
    expect(refusalOf(s, 'lightInfantry')).toBe('UNI-45.43 lostAlready');
  });
});
