import { describe, expect, it } from 'vitest';
import { combatTurn } from '../rules/combat.ts';
import type { FieState } from '../state.ts';
import { answer, asked, type PlayerPlan, type PositionPlan, play, position, viewOf } from './builders.ts';

/** What Henri's side would roll at Sigy, once battle is declared. */
function attacking(own: PlayerPlan, other: PlayerPlan = { troops: { sigy: '1S' } }, plan: PositionPlan = {}): FieState {
  const s = position([own, other, {}], { stage: 'combat', control: { sigy: 1 }, ...plan, next: (now) => combatTurn(now, 0) });
  return play(s, 'attack 2 at sigy');
}

function rolls(own: PlayerPlan, plan: PositionPlan = {}, other?: PlayerPlan): readonly [number, number] {
  const { battle } = viewOf(attacking(own, other, plan), null);
  return [battle?.attack.points ?? -1, battle?.attack.dice ?? -1];
}

describe('combat points and dice', () => {
  it('FIE-22.11 FIE-22.12 W1 count sergeants 1, knights 3, men and titled women 1', () => {
    const duel = (troops: string): readonly [number, number] => {
      const s = attacking({ lords: { henri: 'sigy' } }, { troops: { sigy: troops } });
      const { battle } = viewOf(s, null);
      return [battle?.defence.points ?? -1, battle?.defence.dice ?? -1];
    };
    expect(duel('3S')).toEqual([3, 1]);
    expect(duel('4K 1S')).toEqual([13, 3]);
    expect(rolls({ lords: { henri: 'sigy' }, troops: { sigy: '2K' } })).toEqual([7, 2]);
    expect(rolls({ lords: { henri: 'sigy' }, troops: { sigy: '5K 5S' } })).toEqual([21, 3]);
    expect(rolls({ lords: { agnes: 'sigy' }, troops: { sigy: '2K' } })).toEqual([6, 1]);
    expect(rolls({ lords: { agnes: 'sigy' }, troops: { sigy: '2K' } }, { titles: { baronnieMazilles: ['agnes', 'mazilles'] } })).toEqual([
      7, 2,
    ]);
  });

  it('FIE-22.11 give a King or d’Arc no more than one point, and engines and captives none', () => {
    const own: PlayerPlan = { lords: { henri: 'sigy', jeanne: 'sigy' }, troops: { sigy: '1S 2E' } };
    const plan: PositionPlan = { king: 'henri', titles: { baronnieMazilles: ['jeanne', 'mazilles'] }, dArc: 'jeanne' };
    expect(rolls(own, plan)[0]).toBe(3);
    const jailer: PlayerPlan = { lords: { henri: 'sigy' }, troops: { sigy: '1S' } };
    const s = attacking(jailer, { lords: { louis: 'sigy', gauvain: 'bourg' }, troops: { sigy: '1S' } }, { captives: { louis: 0 } });
    expect([viewOf(s, null).battle?.attack.points, viewOf(s, null).battle?.defence.points]).toEqual([2, 1]);
  });

  const army: PlayerPlan = { lords: { henri: 'sigy' }, troops: { sigy: '5K 5S' } };
  const withEngines = (n: number): PlayerPlan => ({ lords: { henri: 'sigy' }, troops: { sigy: `5K 5S ${n}E` } });
  const castle: PositionPlan = { castles: ['sigy'] };
  const city: PositionPlan = { titles: { comteSigy: ['louis', 'sigy'] } };
  const inCity: PlayerPlan = { lords: { louis: 'bourg' }, troops: { sigy: '1S' } };
  const siege: PositionPlan['sieges'] = { sigy: [1, 0] };

  it('FIE-22.13 FIE-22.14 W2 lose one die before a castle, two before a City, and each usable engine gives one back', () => {
    expect(rolls(army, castle)).toEqual([21, 2]);
    expect(rolls(army, city, inCity)).toEqual([21, 1]);
    expect(rolls(withEngines(1), { ...castle, sieges: siege })).toEqual([21, 3]);
    expect(rolls(withEngines(1), { ...city, sieges: siege }, inCity)).toEqual([21, 2]);
    expect(rolls(withEngines(2), { ...city, sieges: siege }, inCity)).toEqual([21, 3]);
    expect(rolls(withEngines(2), { ...castle, sieges: siege })).toEqual([21, 3]);
  });

  it('FIE-23.8 use engines only in a siege of an earlier round, by a besieger of their side', () => {
    expect(rolls(withEngines(1), castle)).toEqual([21, 2]);
    expect(rolls(withEngines(1), { ...castle, sieges: { sigy: [2, 0] } })).toEqual([21, 2]);
    expect(rolls(withEngines(1), { ...castle, sieges: { sigy: [1, 2] } })).toEqual([21, 2]);
    const helped = position([withEngines(1), { troops: { sigy: '1S' } }, { lords: { othon: 'sigy' }, troops: { sigy: '1S' } }], {
      stage: 'combat',
      control: { sigy: 1 },
      castles: ['sigy'],
      sieges: { sigy: [1, 2] },
      next: (now) => combatTurn(now, 0),
    });
    play(helped, 'attack 2 at sigy', 'attacker', 'yes');
    expect([viewOf(helped, null).battle?.engines, viewOf(helped, null).battle?.attack.dice]).toEqual([1, 3]);
  });

  it('FIE-23.9 give a defender nothing for his engines', () => {
    const s = attacking(army, { troops: { sigy: '1S 2E' } }, { ...castle, sieges: siege });
    expect([viewOf(s, null).battle?.engines, viewOf(s, null).battle?.attack.dice, viewOf(s, null).battle?.defence.dice]).toEqual([0, 2, 1]);
  });

  it('FIE-22.16 W4 roll one die more with d’Arc, a fourth among them', () => {
    const hers: PlayerPlan = { lords: { jeanne: 'sigy' }, troops: { sigy: '4K' } };
    expect(rolls(hers, { dArc: 'jeanne' })).toEqual([13, 4]);
    expect(rolls(hers, { ...city, dArc: 'jeanne' }, inCity)).toEqual([13, 2]);
    const foe = attacking({ lords: { henri: 'sigy' } }, { lords: { jeanne: 'sigy' }, troops: { sigy: '1S' } }, { dArc: 'jeanne' });
    expect(viewOf(foe, null).battle?.defence).toMatchObject({ points: 2, dice: 2, dArc: true });
  });

  it('FIE-26.8 roll none for a captive d’Arc', () => {
    const s = attacking(
      { lords: { henri: 'sigy' } },
      { lords: { jeanne: 'sigy', gauvain: 'bourg' }, troops: { sigy: '1S' } },
      {
        dArc: 'jeanne',
        captives: { jeanne: 0 },
      },
    );
    expect([viewOf(s, null).battle?.attack.dice, viewOf(s, null).battle?.defence.dice]).toEqual([1, 1]);
  });

  const few: PlayerPlan = { lords: { henri: 'sigy' }, troops: { sigy: '2S 1K' } };

  it('FIE-22.17 W3 need a die for a battle to take place; it counts as declared all the same', () => {
    const s = attacking(few, undefined, castle);
    expect(s.battle).toBeNull();
    expect(asked(s)).toEqual(['0 declareBattle']);
    expect(viewOf(s, null).villages.find(({ id }) => id === 'sigy')?.controller).toBe(1);
    const passage = attacking({ ...few, hand: ['secretPassage'] }, undefined, castle);
    answer(passage, 'tunnel');
    expect([viewOf(passage, null).battle?.attack.dice, viewOf(passage, null).battle?.passage]).toEqual([1, true]);
    const helped = position([few, { troops: { sigy: '1S' } }, { lords: { othon: 'sigy' }, troops: { sigy: '1S' } }], {
      stage: 'combat',
      control: { sigy: 1 },
      castles: ['sigy'],
      next: (now) => combatTurn(now, 0),
    });
    play(helped, 'attack 2 at sigy', 'attacker', 'yes');
    expect(viewOf(helped, null).battle?.attack).toMatchObject({ points: 8, dice: 1, dArc: false });
  });
});
