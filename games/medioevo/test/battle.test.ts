import { describe, expect, it } from 'vitest';
import { beginRound } from '../rules/rounds.ts';
import { dismiss, muster } from '../rules/troops.ts';
import { battleOf, deedAt, type UniState } from '../state.ts';
import { BARBARIANS, type Deed, LIGHT } from '../vocabulary.ts';
import { advanceTo, army, controller, node, play, viewOf } from './builders.ts';
import { battle, present, tell, until } from './war.ts';

const deed = (s: ReturnType<typeof battle>, seat: number, id: Deed) => s.deeds[deedAt(seat, id)];

describe('a great army', () => {
  it('UNI-42.9 UNI-18.15 counts who has come before the first die, and whoever was ambushed before it', () => {
    const counts = (later: (s: UniState) => void): readonly number[] => {
      const s = battle([{ units: { serbia: '9HI' } }, { units: { serbia: '4LI' } }], { dice: [1, 2, 8, 1, 2, 3] });
      const b = present(s);
      later(s);
      s.core.stack.push(beginRound.do({}));
      advanceTo(s);
      return b.began;
    };
    expect(counts(() => undefined)).toEqual([9, 4]);
    expect(counts((s) => muster(s, 1, node('serbia'), LIGHT, 1))).toEqual([9, 5]);
    expect(
      counts((s) => {
        dismiss(s, 1, node('serbia'), LIGHT, 1);
        present(s).fallen[1]++;
      }),
    ).toEqual([9, 4]);
  });

  it('UNI-15.11 UNI-45.44 what falls by its own loss value is destroyed by nobody', () => {
    // 6 against 8 less 2 for the order: a tie. The defender’s losses of 3 take all he has.
    const s = until(battle([{ units: { serbia: '4LI' } }, { units: { serbia: '3LI' } }], { dice: [1, 2, 6, 3, 4, 8] }));
    expect([army(s, 0, 'serbia'), army(s, 1, 'serbia')]).toEqual([3, 0]);
    expect([deed(s, 0, 'battlesWon'), deed(s, 0, 'unitsDestroyed')]).toEqual([1, 0]);
  });
});

describe('the end of a battle', () => {
  it('UNI-19.15 UNI-19.17 all units of a side take part, and without any it has lost', () => {
    const s = battle([{ units: { serbia: '9HI 3LI' } }, { units: { serbia: '1LI' } }], { dice: [1, 2, 8, 1, 2, 3] });
    expect(present(s).began).toEqual([12, 1]);
    const told = tell(s).map(({ key }) => key);
    expect([told.includes('battleWon'), told.filter((key) => key === 'roundBegan').length]).toEqual([true, 1]);
    expect([battleOf(s), controller(s, 'serbia')]).toEqual([null, 0]);
  });

  it('UNI-31.2 UNI-31.3 where nobody is left there is no winner: home returns to its owner, other land is barbarian', () => {
    const home = battle([{ units: { thrace: '1LI' } }, { units: { thrace: '1LI' } }], {
      where: 'thrace',
      owners: { thrace: 1 },
      dice: [1, 2, 3, 1, 2, 5],
    });
    until(home);
    expect([army(home, 0, 'thrace'), army(home, 1, 'thrace'), controller(home, 'thrace')]).toEqual([0, 0, 0]);
    const wild = battle([{ units: { serbia: '1LI' }, vehicles: ['warWagon 1 serbia'] }, { units: { serbia: '1LI' } }], {
      dice: [1, 2, 3, 1, 2, 5],
    });
    const told = tell(wild);
    expect(told.map(({ key }) => key)).toContain('battleWithoutWinner');
    expect([controller(wild, 'serbia'), wild.vehicleOf[15]]).toEqual([null, 0]);
  });

  it('UNI-42.9 beating all of an army that began with 5 or more is worth 1 honour', () => {
    const s = battle([{ units: { serbia: '9CA' } }, { units: { serbia: '5LI' } }], { dice: [1, 2, 8, 1, 2, 3] });
    until(s);
    expect([s.honour[0], deed(s, 0, 'bigArmiesBeaten')]).toEqual([11, 1]);
    const four = battle([{ units: { serbia: '9CA' } }, { units: { serbia: '4LI' } }], { dice: [1, 2, 8, 1, 2, 3] });
    until(four);
    expect(four.honour[0]).toBe(10);
  });

  it('UNI-42.9 not if it surrendered', () => {
    const s = until(battle([{ units: { serbia: '9CA' } }, { units: { serbia: '5LI' } }]), 'roundChoice');
    play(s, 'demand surrender', 'accept');
    expect(s.honour[0]).toBe(10);
  });

  it('UNI-42.9 captured units count as well, one that has changed sides does not', () => {
    const captured = battle([{ units: { serbia: '9CA 6HI' } }, { units: { serbia: '5LI' } }], { dice: [1, 2, 8, 1, 2, 3] });
    play(captured, 'capture');
    until(captured);
    expect([army(captured, 1, 'serbia'), captured.honour[0]]).toEqual([0, 11]);
    const turned = until(battle([{ units: { serbia: '9CA' } }, { units: { serbia: '5LI' } }], { dice: [1, 2, 8, 1, 2, 3] }), 'roundChoice');
    dismiss(turned, 1, node('serbia'), LIGHT, 1);
    until(turned);
    expect([army(turned, 1, 'serbia'), turned.honour[0]]).toEqual([0, 10]);
  });

  it('UNI-42.11 losing all units to barbarians costs 1 honour', () => {
    const s = battle([{ units: { serbia: '1LI' } }, {}], {
      barbarians: { serbia: '4LI' },
      warCircle: [1, 2, 8],
      defender: BARBARIANS,
      dice: [1, 2, 3],
    });
    until(s);
    expect([s.honour[0], army(s, 0, 'serbia'), army(s, BARBARIANS, 'serbia')]).toEqual([9, 0, 3]);
  });

  it('UNI-42.14 nobody left: a battle lost to barbarians, and a great army beaten all the same', () => {
    const s = battle([{ units: { serbia: '1CA' } }, {}], {
      barbarians: { serbia: '5LI' },
      warCircle: [1, 2, 3],
      defender: BARBARIANS,
      dice: [3, 3, 3],
    });
    until(s, 'superioritySplit');
    play(s, '1');
    // Score 1, superiority 1 and cavalry 2; the fifth falls to the horde's own losses, the cavalry to its three.
    until(s);
    expect([army(s, 0, 'serbia'), army(s, BARBARIANS, 'serbia'), s.honour[0], deed(s, 0, 'bigArmiesBeaten')]).toEqual([0, 0, 10, 1]);
  });

  it('notes deeds for objectives: battles, attack values, a win against more, a win unhurt', () => {
    const s = battle([{ units: { serbia: '2CA' } }, { units: { serbia: '3LI' } }], { dice: [1, 5, 5, 1, 2, 3] });
    until(s, 'superioritySplit');
    play(s, '0');
    until(s);
    expect([deed(s, 0, 'battlesWon'), deed(s, 0, 'battlesWonVsBarbarians'), deed(s, 0, 'attackValue')]).toEqual([1, 0, 25]);
    expect([deed(s, 0, 'wonOutnumbered'), deed(s, 0, 'wonUnhurt'), deed(s, 0, 'unitsDestroyed')]).toEqual([1, 1, 3]);
    const raid = battle([{ units: { serbia: '2CA' } }, {}], {
      barbarians: { serbia: '1LI 1C1' },
      warCircle: [1, 2, 3],
      defender: BARBARIANS,
      dice: [8, 1, 2, 8],
    });
    until(raid);
    expect([deed(raid, 0, 'battlesWonVsBarbarians'), deed(raid, 0, 'captainsKilled'), deed(raid, 0, 'barbariansDestroyed')]).toEqual([
      1, 1, 2,
    ]);
  });

  it('shows everybody both sides, their dice and what they come to', () => {
    const s = until(
      battle([{ units: { serbia: '3LI' } }, { units: { serbia: '2HI' } }], { dice: [1, 2, 6, 1, 2, 7] }),
      '1 rerollBattleDice',
    );
    const [shown] = viewOf(s, null).battles;
    expect(shown).toMatchObject({
      node: 'serbia',
      round: 1,
      flight: null,
      attacker: { seat: 0, attack: 6, losses: 1 },
      defender: { seat: 1, attack: 5, losses: 0 },
    });
    expect(shown.attacker.units).toEqual([3, 0, 0, 0, 0, 0, 0]);
  });
});
