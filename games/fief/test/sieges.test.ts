import { type Frame, scriptChance } from '@castellan/engine';
import { laidAs } from '@castellan/engine/kit';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../examples.ts';
import { combatTurn } from '../rules/combat.ts';
import { incomeOf, totalOf } from '../rules/income.ts';
import { playTurn } from '../rules/round.ts';
import { type FieState, outsideOf, spot } from '../state.ts';
import {
  answer,
  asked,
  controller,
  keys,
  keysOf,
  lord,
  type PlayerPlan,
  type PositionPlan,
  play,
  position,
  refusalOf,
  settled,
  troops,
  viewOf,
  village,
  whereIs,
} from './builders.ts';

const [MISS, ONE, TWO, THREE] = [0, 1, 3, 5];

/** The combat turn of a player at Blaye, which the first controls behind a castle. */
function siege(players: readonly PlayerPlan[], plan: PositionPlan = {}): FieState {
  return position(players, {
    stage: 'combat',
    control: { blaye: 0 },
    castles: ['blaye'],
    ...plan,
    next: (now) => combatTurn(now, plan.active ?? 2),
  });
}

const besieged: PlayerPlan = { lords: { henri: 'sigy' }, troops: { blaye: '2S' } };
const besieger: PlayerPlan = { lords: { othon: 'blaye' }, troops: { blaye: '3K 1E' } };

describe('a siege', () => {
  it('FIE-23.1 is declared by a free Lord with a troop at the gates of a fortification held with units', () => {
    const s = siege([besieged, {}, besieger]);
    expect(keys(s)).toEqual(['attack 1 at blaye', 'besiege blaye', 'end']);
    expect(keysOf(answer(s, 'besiege blaye'))).toEqual(['besieged']);
    expect(viewOf(s, null).villages[village('blaye')].siege).toEqual({ since: 2, besiegers: [2] });
    const bare = siege([besieged, {}, { lords: { othon: 'blaye' } }]);
    expect(refusalOf(bare, 'besiege blaye')).toBe('FIE-23.1 siegeNeedsTroop');
    const open = siege([besieged, {}, besieger], { castles: [] });
    expect(refusalOf(open, 'besiege blaye')).toBe('FIE-23.1 nothingToBesiege');
    const leaderless = siege([besieged, {}, { lords: { othon: 'sigy' }, troops: { blaye: '3K' } }]);
    expect(refusalOf(leaderless, 'besiege blaye')).toBe('FIE-23.1 siegeNeedsLord');
  });

  it('FIE-23.1 is instead of an assault or after it, not before it', () => {
    const after = siege([besieged, {}, besieger], { chance: scriptChance([MISS, MISS]) });
    play(after, 'attack 1 at blaye', 'fight', 'fight', 'stop', 'stop', 'besiege blaye');
    expect(after.siegeSince[village('blaye')]).toBe(2);
    const before = siege([besieged, {}, { ...besieger, lords: { othon: 'blaye', arthur: 'sigy' } }]);
    answer(before, 'besiege blaye');
    expect(refusalOf(before, 'attack 1 at blaye')).toBe('FIE-23.1 noAssaultAfterSiege');
    answer(before, 'lift blaye');
    expect(refusalOf(before, 'besiege blaye')).toBe('FIE-23.1 besiegedThisTurn');
  });

  it('FIE-23.2 FIE-5.13 lasts while a troop stays, be it without Lord, until it is lifted', () => {
    const s = siege([besieged, {}, { lords: { othon: 'sigy' }, troops: { blaye: '1S' } }], { sieges: { blaye: [1, 2] } });
    settled(s);
    expect(keys(s)).toContain('lift blaye');
    expect(refusalOf(s, 'lift sigy')).toBe('FIE-23.2 notBesieging');
    expect(keysOf(answer(s, 'lift blaye'))).toEqual(['lifted', 'siegeEnded']);
    expect(s.siegeSince[village('blaye')]).toBe(0);
    const nobody = siege([besieged, {}, { troops: { blaye: '1S' } }], { sieges: { blaye: [1, 2] } });
    expect(keys(nobody)).toEqual(['lift blaye', 'end']);
  });

  it('FIE-23.3 may have several besiegers and dates from the first declaration', () => {
    const s = siege([besieged, { lords: { louis: 'blaye' }, troops: { blaye: '1S' } }, besieger], { sieges: { blaye: [1, 1] } });
    answer(s, 'besiege blaye');
    expect(viewOf(s, null).villages[village('blaye')].siege).toEqual({ since: 1, besiegers: [1, 2] });
    expect(refusalOf(s, 'besiege blaye')).toBe('FIE-23.3 besiegesAlready');
    answer(s, 'lift blaye');
    expect(viewOf(s, null).villages[village('blaye')].siege).toEqual({ since: 1, besiegers: [1] });
  });

  it('FIE-23.7 can be attacked in the open by relief', () => {
    const s = siege([besieged, { lords: { louis: 'blaye' }, troops: { blaye: '1S' } }, besieger], { active: 1, sieges: { blaye: [1, 2] } });
    answer(s, 'attack 3 at blaye');
    expect(viewOf(s, null).battle).toMatchObject({ shelter: 'none', attacker: 1, defender: 2 });
  });

  it('FIE-23.10 FIE-23.11 gives the fortification, unharmed, to the besieger when those inside are gone', () => {
    const s = siege([besieged, {}, besieger], { sieges: { blaye: [1, 2] }, chance: scriptChance([TWO, MISS, MISS]) });
    play(s, 'attack 1 at blaye', 'fight', 'fight');
    expect([controller(s, 'blaye'), s.forts[village('blaye')], s.siegeSince[village('blaye')]]).toEqual([2, 1, 0]);
  });

  it('FIE-23.5 FIE-23.6 takes the income of the village and its mills, and lets in a new Lord but no reinforcement', () => {
    const held: PlayerPlan = { ecus: 20, lords: { henri: 'sigy' }, troops: { blaye: '2S' }, hand: ['lord-louis'] };
    const next = (seat: number) => (): readonly Frame[] => [playTurn.do({ seat })];
    const plan: PositionPlan = { castles: ['blaye'], control: { blaye: 0 }, sieges: { blaye: [1, 2] }, mills: { blaye: 2 } };
    const income = position([held, {}, besieger], { ...plan, stage: 'income' });
    expect(totalOf(incomeOf(income)[0])).toBe(1);
    const buying = position([held, {}, besieger], { ...plan, stage: 'purchases', next: next(0) });
    answer(buying, 'pass');
    expect(refusalOf(buying, 'sergeant blaye')).toBe('FIE-19.14 nothingGetsIn');
    const playing = position([held, {}, besieger], { ...plan, stage: 'cardPlay', next: next(0) });
    play(playing, 'pass', 'louis to blaye');
    expect([whereIs(playing, 'louis'), playing.siegeSince[village('blaye')]]).toEqual(['blaye', 1]);
  });

  const relief: PlayerPlan = { lords: { henri: 'outside blaye' }, troops: { blaye: '2S', 'outside blaye': '3K' } };
  const ring: PositionPlan = { sieges: { blaye: [1, 2] }, gates: { '0 outside blaye': ['laSalle'] } };

  it('FIE-23.13 FIE-23.14 W24 lets relief come, stay outside and attack with those inside, without protection', () => {
    const march = laidAs(EXAMPLES, 'W24');
    play(march, 'henri', '3K', 'to blaye');
    expect([whereIs(march, 'henri'), asked(march)]).toEqual(['outside blaye', ['0 declareBattle']]);
    expect(keys(march)).toEqual(['attack 3 at blaye by those outside', 'attack 3 at blaye by all', 'end']);
    expect(refusalOf(march, 'attack 3 at blaye by those inside')).toBe('FIE-22.4 attackNeedsLord');
    answer(march, 'attack 3 at blaye by all');
    expect(viewOf(march, null).battle).toMatchObject({ shelter: 'none', attack: { points: 12, dice: 2 } });
  });

  it('FIE-18.4 FIE-23.13 frees the captive inside when both are gone: those outside are no guards of his', () => {
    const s = siege(
      [
        { lords: { henri: 'blaye', raoul: 'sigy' }, troops: { blaye: '1S', 'outside blaye': '3K' } },
        { lords: { charles: 'blaye', mireille: 'bourg' } },
        { lords: { othon: 'tournus' }, troops: { blaye: '1S' } },
      ],
      { ...ring, active: 0, captives: { charles: 0 }, chance: scriptChance([ONE, TWO]) },
    );
    play(s, 'attack 3 at blaye by those inside', 'fight', 'fight');
    expect([whereIs(s, 'henri'), s.captor[lord('charles')], whereIs(s, 'charles')]).toEqual([null, -1, 'blaye']);
  });

  it('FIE-23.14 W24 makes those inside and those outside two targets', () => {
    const s = siege([relief, {}, { lords: { othon: 'blaye' }, troops: { blaye: '5K' } }], {
      ...ring,
      chance: scriptChance([MISS, MISS, MISS, MISS, MISS, MISS]),
    });
    expect(keys(s)).toEqual(['attack 1 at blaye inside', 'attack 1 at blaye outside', 'lift blaye', 'end']);
    expect(refusalOf(s, 'attack 1 at blaye')).toBe('FIE-23.14 noUnitsSo');
    answer(s, 'attack 1 at blaye inside');
    expect(viewOf(s, null).battle).toMatchObject({
      shelter: 'castle',
      penalty: 1,
      attack: { points: 16, dice: 2 },
      defence: { points: 2 },
    });
    play(s, 'fight', 'fight', 'stop', 'stop');
    expect(refusalOf(s, 'attack 1 at blaye inside')).toBe('FIE-22.5 attackedAlready');
    answer(s, 'attack 1 at blaye outside');
    expect(viewOf(s, null).battle).toMatchObject({ shelter: 'none', penalty: 0, defence: { points: 10, dice: 2 } });
  });

  it('FIE-23.14 FIE-22.30 costs only the part that fights', () => {
    const s = siege([relief, {}, { lords: { othon: 'blaye' }, troops: { blaye: '5K' } }], ring);
    play(s, 'attack 1 at blaye outside', 'fight', 'surrender');
    expect([troops(s, 0, 'blaye'), troops(s, 0, 'outside blaye'), s.captor[lord('henri')], whereIs(s, 'henri')]).toEqual([
      '2S',
      '',
      2,
      'blaye',
    ]);
    expect([controller(s, 'blaye'), s.siegeSince[village('blaye')]]).toEqual([0, 1]);
  });

  it('FIE-23.13 FIE-22.33 lets the castle fall although relief stands outside, which then stands at the gates', () => {
    const s = siege([relief, {}, { lords: { othon: 'blaye' }, troops: { blaye: '5K' } }], {
      ...ring,
      chance: scriptChance([TWO, MISS, MISS]),
    });
    play(s, 'attack 1 at blaye inside', 'fight', 'fight');
    expect([controller(s, 'blaye'), troops(s, 0, 'blaye'), whereIs(s, 'henri')]).toEqual([2, '3K', 'blaye']);
  });

  it('FIE-23.13 keeps captives of the relief outside, guarded by it alone', () => {
    const s = siege(
      [
        relief,
        {},
        { lords: { othon: 'blaye', arthur: 'sigy' }, troops: { blaye: '2S' } },
        { lords: { louis: 'blaye' }, troops: { blaye: '1S' } },
      ],
      {
        active: 0,
        sieges: { blaye: [1, 2, 3] },
        gates: { '0 outside blaye': ['laSalle'] },
        chance: scriptChance([TWO, MISS, MISS]),
      },
    );
    play(s, 'attack 3 at blaye by those outside', 'out', 'fight', 'fight');
    expect([whereIs(s, 'othon'), s.captor[lord('othon')]]).toEqual(['outside blaye', 0]);
    const outside = spot(0, outsideOf(village('blaye')));
    s.knights[outside] = 0;
    s.owner[lord('henri')] = -1;
    settled(s);
    expect([s.captor[lord('othon')], whereIs(s, 'othon')]).toEqual([-1, 'blaye']);
  });

  it('FIE-23.14 FIE-22.7 lets the besieged sally, and free themselves', () => {
    const s = siege(
      [{ lords: { henri: 'blaye' }, troops: { blaye: '3K' } }, {}, { lords: { othon: 'blaye', arthur: 'sigy' }, troops: { blaye: '1S' } }],
      {
        active: 0,
        sieges: { blaye: [1, 2] },
        chance: scriptChance([ONE, MISS, THREE]),
      },
    );
    expect(keys(s)).toEqual(['attack 3 at blaye', 'end']);
    play(s, 'attack 3 at blaye', 'fight', 'fight');
    expect([troops(s, 0, 'blaye'), s.siegeSince[village('blaye')], s.captor[lord('othon')]]).toEqual(['2K', 0, 0]);
  });
});
