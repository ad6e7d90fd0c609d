import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { ransomOption } from '../rules/purchase-options.ts';
import { captives, ransom } from '../rules/ransom.ts';
import { disguise, endGuises } from '../rules/troops.ts';
import { aboard, armyAt, battleOf, deedAt, prisonerAt, type UniState, unitAt } from '../state.ts';
import { ARCHER, BARBARIANS, CAPTAIN, CAVALRY, HEAVY, LIGHT } from '../vocabulary.ts';
import { answer, army, asked, c, node, play, question, units } from './builders.ts';
import { battle, damageOf, present, tell, until, valuesOf } from './war.ts';

describe('capture', () => {
  it('UNI-30.1 UNI-30.10 both sides may announce it, the attacker first, and only between players', () => {
    const s = battle([{ units: { serbia: '3LI' } }, { units: { serbia: '1LI' } }]);
    expect(asked(s)).toEqual(['0 announceCapture']);
    play(s, 'capture');
    expect(asked(s)).toEqual(['1 announceCapture']);
    play(s, 'capture');
    expect(present(s).capture).toEqual([1, 2]);
    const raid = battle([{ units: { serbia: '3LI' } }, {}], { barbarians: { serbia: '1LI' }, defender: BARBARIANS, dice: [1, 2, 3] });
    expect(asked(raid)).toEqual(['0 rerollBattleDice']);
  });

  it('UNI-30.2 UNI-30.3 three times as many fight as usual, others lose half, rounded up, after all modifications', () => {
    const value = (own: string) => {
      const s = battle([{ units: { serbia: own } }, { units: { serbia: '2HI' } }], { dice: [1, 2, 7, 1, 2, 3] });
      expect(question(s).params?.halves).toBe(own !== '6HI');
      answer(s, 'capture');
      until(s, 'rerollBattleDice');
      return valuesOf(tell(s, 'assignDamage', 'roundChoice'))[0];
    };
    expect(value('6HI')).toBe(7);
    expect(value('5HI')).toBe(3);
    // Once is enough: an archer takes one of the six, and five against two fight on as usual.
    const fewer = battle([{ units: { serbia: '6LI' } }, { units: { serbia: '2AR' } }], { dice: [1, 8, 1, 2, 7, 1, 2, 3] });
    answer(fewer, 'capture');
    until(fewer, 'rerollBattleDice');
    expect(army(fewer, 0, 'serbia')).toBe(5);
    expect(valuesOf(tell(fewer, 'assignDamage', 'roundChoice'))[0]).toBe(7);
  });

  it('UNI-30.4 UNI-45.5 example 35: what it destroys in a round it wins is captured, and it alone takes losses', () => {
    const s = battle([{ units: { serbia: '1CA' }, cards: [5] }, { units: { serbia: '2LI' } }, {}, {}], {
      order: [0, 1, 2, 3],
      dice: [1, 2, 7, 2, 3, 4],
    });
    answer(s, 'capture');
    until(s, 'window');
    const told = [...answer(s, 'use empire-05'), ...answer(s, 'player 1'), ...tell(s, 'roundChoice')];
    expect(valuesOf(told)).toEqual([4, 3]);
    // The only cavalry deals 2 more.
    expect(damageOf(told)).toEqual(['1 melee 3', '0 losses 1']);
    expect([s.prisoners[prisonerAt(0, 1, LIGHT)], army(s, 1, 'serbia'), units(s, 0, 'serbia')]).toEqual([2, 0, '1HI']);
    expect(s.deeds[deedAt(0, 'unitsDestroyed')]).toBe(2);
  });

  it('UNI-30.5 in a round it does not win everything is as usual', () => {
    const s = battle([{ units: { serbia: '9HI' } }, { units: { serbia: '3HI' } }], { dice: [1, 2, 3, 1, 2, 8] });
    answer(s, 'capture');
    until(s, 'rerollBattleDice');
    expect(damageOf(tell(s, 'roundChoice'))).toEqual(['0 melee 3', '0 losses 1', '1 losses 1']);
  });

  it('UNI-30.4 the captured side takes no losses, and each is a prisoner in the type it then has', () => {
    const s = battle([{ units: { serbia: '9HI' } }, { units: { serbia: '3AR' } }], { dice: [8, 8, 8, 1, 2, 4, 1, 2, 5] });
    answer(s, 'capture');
    until(s, 'rerollBattleDice');
    expect(damageOf(tell(s, 'roundChoice'))).toEqual(['1 melee 1']);
    expect([s.prisoners[prisonerAt(0, 1, ARCHER)], units(s, 1, 'serbia')]).toEqual([1, '2AR']);
    // Heavy infantry that has become light is captured as light.
    const turned = battle([{ units: { serbia: '9LI' } }, { units: { serbia: '3HI' } }], { dice: [1, 2, 5, 1, 2, 5] });
    answer(turned, 'capture');
    until(turned, '1 assignDamage');
    answer(turned, 'lightInfantry');
    expect([turned.prisoners[prisonerAt(0, 1, LIGHT)], turned.prisoners[prisonerAt(0, 1, HEAVY)]]).toEqual([1, 0]);
  });

  it('UNI-30.4 whom its archers shoot it does not capture', () => {
    const s = battle([{ units: { serbia: '6AR' } }, { units: { serbia: '2LI' } }], { dice: [1, 8, 8, 8, 8, 8] });
    answer(s, 'capture');
    until(s, 'rerollBattleDice');
    expect([army(s, 1, 'serbia'), s.prisoners.every((n) => n === 0)]).toEqual([1, true]);
  });

  it('UNI-30.6 they stay prisoners while a captor lives, also when the captors surrender', () => {
    const s = battle([{ units: { serbia: '9LI' } }, { units: { serbia: '3AR' } }], { dice: [8, 8, 8, 1, 2, 4, 1, 2, 5] });
    answer(s, 'capture');
    until(s, 'rerollBattleDice');
    until(s, 'roundChoice');
    expect(s.prisoners[prisonerAt(0, 1, ARCHER)]).toBe(1);
    const won = game.copy(s);
    play(s, 'offer surrender', 'accept');
    expect([battleOf(s), s.prisoners[prisonerAt(0, 1, ARCHER)]]).toEqual([null, 1]);
    play(won, 'demand surrender', 'accept');
    expect([battleOf(won), won.prisoners[prisonerAt(0, 1, ARCHER)]]).toEqual([null, 1]);
  });

  it('UNI-30.6 if the captors all die the prisoners of the battle are free in the place and win', () => {
    const s = battle([{ units: { serbia: '1HI' } }, { units: { serbia: '1LI' } }], { dice: [4, 5, 7, 1, 2, 3] });
    answer(s, 'capture');
    until(s);
    // 7 halved is 3 against 1; the prisoner is taken, then losses of 4 kill the captor.
    expect(battleOf(s)).toBeNull();
    expect([units(s, 1, 'serbia'), army(s, 0, 'serbia'), s.prisoners.every((n) => n === 0)]).toEqual(['1LI', 0, true]);
    expect(s.deeds[deedAt(1, 'battlesWon')]).toBe(1);
  });

  it('UNI-30.10 UNI-46.21 prisoners leave the reserve alone and are what they really are', () => {
    const s = battle([{ units: { serbia: '9HI' } }, { units: { serbia: '1LI' } }], {
      dice: [1, 2, 8, 1, 2, 3],
      set: (t) => disguise(t, 1, node('serbia'), LIGHT, CAPTAIN),
    });
    const reserve = s.reserve.slice(5, 10);
    answer(s, 'capture');
    until(s);
    expect([s.prisoners[prisonerAt(0, 1, LIGHT)], s.reserve.slice(5, 10)]).toEqual([1, reserve]);
    expect([s.prisoners[prisonerAt(0, 1, CAVALRY)], s.prisoners[prisonerAt(0, 1, HEAVY)]]).toEqual([0, 0]);
  });

  it('UNI-46.21 UNI-30.7 the ransom of a prisoner follows what he is marked as until the end of the turn, and then what he is', () => {
    const taken = (): UniState => {
      const s = battle([{ units: { serbia: '9HI' } }, { units: { serbia: '1LI' } }], {
        dice: [1, 2, 8, 1, 2, 3],
        set: (t) => disguise(t, 1, node('serbia'), LIGHT, CAPTAIN),
      });
      answer(s, 'capture');
      return until(s);
    };
    const s = taken();
    expect(captives(s, 1)).toEqual([{ holder: 0, unit: CAPTAIN }]);
    const florins = s.florins.slice();
    const place = node('alfold');
    ransom(s, 1, ransomOption(CAPTAIN, 0, place, 'alfold'));
    expect([s.florins[0] - florins[0], florins[1] - s.florins[1]]).toEqual([c.units[CAPTAIN].ransom, c.units[CAPTAIN].ransom]);
    expect([s.troops[unitAt(1, place, CAPTAIN)], captives(s, 1)]).toEqual([1, []]);
    endGuises(s);
    expect([s.troops[unitAt(1, place, CAPTAIN)], s.troops[unitAt(1, place, LIGHT)]]).toEqual([0, 1]);
    const kept = taken();
    endGuises(kept);
    expect(captives(kept, 1)).toEqual([{ holder: 0, unit: LIGHT }]);
  });

  it('UNI-30.6 at sea they are free as far as galleys there have room, the rest goes to the reserve', () => {
    const s = battle([{ vehicles: ['galley 1 aegeanSea: 1HI'] }, { vehicles: ['galley 1 aegeanSea: 1LI'] }], {
      where: 'aegeanSea',
      dice: [4, 5, 7, 1, 2, 3, 8, 8],
    });
    answer(s, 'capture');
    until(s);
    expect([battleOf(s), s.prisoners.every((n) => n === 0)]).toEqual([null, true]);
    expect(s.troops[unitAt(1, aboard(1), LIGHT)]).toBe(1);
    const sunk = battle([{ vehicles: ['galley 1 aegeanSea: 1HI'] }, { vehicles: ['galley 1 aegeanSea: 1LI'] }], {
      where: 'aegeanSea',
      dice: [4, 5, 7, 1, 2, 3, 1, 8],
    });
    const reserve = sunk.reserve[5];
    answer(sunk, 'capture');
    until(sunk);
    expect([sunk.vehicleOf[1], sunk.prisoners.every((n) => n === 0), sunk.reserve[5]]).toEqual([-1, true, reserve + 1]);
    expect(sunk.armies[armyAt(1, node('aegeanSea'))]).toBe(0);
  });
});
