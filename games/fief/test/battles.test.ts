import { scriptChance, Table } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { combatTurn } from '../rules/combat.ts';
import { strikeWithPlague } from '../rules/plague.ts';
import { playTurn } from '../rules/round.ts';
import { type FieState, spot } from '../state.ts';
import {
  answer,
  asked,
  bishopric,
  controller,
  holderOf,
  keys,
  keysOf,
  lord,
  type PlayerPlan,
  type PositionPlan,
  play,
  position,
  question,
  refusalOf,
  settled,
  troops,
  viewOf,
  village,
  whereIs,
} from './builders.ts';

const [MISS, ONE, TWO, THREE] = [0, 1, 3, 5];

/** The combat turn of the first player at Sigy, which the second controls. */
function fighting(players: readonly PlayerPlan[], dice: readonly number[] = [], plan: PositionPlan = {}): FieState {
  return position(players, {
    stage: 'combat',
    control: { sigy: 1 },
    chance: scriptChance(dice),
    ...plan,
    next: (now) => combatTurn(now, 0),
  });
}

const attacker: PlayerPlan = { lords: { henri: 'sigy' }, troops: { sigy: '2K' } };
const defender: PlayerPlan = { lords: { louis: 'sigy', gauvain: 'bourg' }, troops: { sigy: '3S' } };
const helper: PlayerPlan = { lords: { othon: 'sigy', arthur: 'tournus' }, troops: { sigy: '2S' } };

describe('declaring', () => {
  it('FIE-22.1 FIE-22.2 is for one with a free Lord, against each other player with units there, one after the other', () => {
    const s = fighting([attacker, defender, helper]);
    expect(keys(s)).toEqual(['attack 2 at sigy', 'attack 3 at sigy', 'end']);
    expect(refusalOf(s, 'attack 2 at bourg')).toBe('FIE-22.4 attackNeedsLord');
    play(s, 'end');
    expect(s.battle).toBeNull();
    const empty = fighting([attacker, { lords: { louis: 'bourg' } }, {}]);
    expect(asked(empty)).not.toContain('0 declareBattle');
    const nobody = fighting([
      { lords: { henri: 'sigy', raoul: 'tournus' } },
      { troops: { tournus: '1S' } },
      { lords: { othon: 'tournus' } },
    ]);
    expect(refusalOf(nobody, 'attack 2 at sigy')).toBe('FIE-22.1 nobodyToAttack');
  });

  it('FIE-22.2 FIE-15.7 leaves units of several players together, and bad weather hinders no battle', () => {
    const s = fighting([attacker, defender, helper]);
    s.struck.fill(2);
    expect(keys(s)).toContain('attack 2 at sigy');
    play(s, 'end');
    expect([0, 1, 2].map((seat) => troops(s, seat, 'sigy'))).toEqual(['2K', '3S', '2S']);
  });

  it('FIE-22.3 is also for a woman without title, who adds nothing', () => {
    const s = fighting([{ lords: { agnes: 'sigy' }, troops: { sigy: '1S' } }, defender, {}]);
    answer(s, 'attack 2 at sigy');
    expect(viewOf(s, 0).battle?.attack.points).toBe(1);
  });

  it('FIE-22.4 FIE-5.13 is not for troops without a free Lord; they defend', () => {
    const s = fighting([
      { lords: { henri: 'bourg', raoul: 'tournus' }, troops: { sigy: '9K' } },
      { troops: { sigy: '1S', tournus: '1S' } },
      {},
    ]);
    expect(keys(s)).toEqual(['attack 2 at tournus', 'end']);
    expect(refusalOf(s, 'attack 2 at sigy')).toBe('FIE-22.4 attackNeedsLord');
    const none = fighting([{ troops: { sigy: '9K' } }, { troops: { sigy: '1S' } }, {}]);
    expect(asked(none)).not.toContain('0 declareBattle');
    const defends = fighting([attacker, { troops: { sigy: '3S' } }, {}], [MISS, MISS, THREE]);
    play(defends, 'attack 2 at sigy', 'fight', 'fight');
    expect([asked(defends), troops(defends, 0, 'sigy')]).toEqual([['0 continueBattle', '1 continueBattle'], '1K']);
  });

  it('FIE-22.5 is once a round for the same two in the same village', () => {
    const s = fighting([attacker, defender, helper], [MISS, MISS, MISS]);
    play(s, 'attack 2 at sigy', 'out', 'fight', 'fight', 'stop', 'stop');
    expect(keys(s)).toEqual(['attack 3 at sigy', 'end']);
    expect(refusalOf(s, 'attack 2 at sigy')).toBe('FIE-22.5 attackedAlready');
  });

  it('FIE-22.6 FIE-22.7 protects the controller behind his walls, nobody at the gates and nobody who sallies', () => {
    const plan: PositionPlan = { castles: ['sigy'] };
    const assault = fighting([{ lords: { henri: 'sigy' }, troops: { sigy: '3K' } }, defender, {}], [], plan);
    answer(assault, 'attack 2 at sigy');
    expect([viewOf(assault, 0).battle?.shelter, viewOf(assault, 0).battle?.penalty]).toEqual(['castle', 1]);
    const gates = fighting([attacker, defender, helper], [], plan);
    play(gates, 'attack 3 at sigy', 'out');
    expect(viewOf(gates, 0).battle?.shelter).toBe('none');
    const sally = fighting([attacker, defender, {}], [], { ...plan, control: { sigy: 0 } });
    answer(sally, 'attack 2 at sigy');
    expect(viewOf(sally, 0).battle).toMatchObject({ shelter: 'none', penalty: 0, defence: { points: 4, dice: 1 } });
  });

  it('FIE-6.15 stops bargains, cessions and embassies from the declaration to the end', () => {
    const s = fighting([attacker, defender, helper]);
    answer(s, 'attack 2 at sigy');
    expect(asked(s)).toEqual(['2 joinBattle']);
    expect(refusalOf(s, '! cede sigy to 1', 1)).toBe('FIE-6.15 notNowBattle');
    expect(refusalOf(s, '! bargain', 1)).toBe('FIE-6.15 notNowBattle');
  });

  it('FIE-29.1 uncovers in fog what fights, and is then not taken back', () => {
    for (const fogOfWar of [false, true]) {
      const s = fighting([attacker, defender, {}], [], { options: { fogOfWar } });
      const table = Table.resume(game, { seats: 3, options: { fogOfWar }, seed: '0'.repeat(64) }, [], s);
      table.reply(0, 'attack 2 at sigy');
      expect(table.undo(0).ok).toBe(!fogOfWar);
    }
  });

  it('FIE-6.3 opens windows when sides are fixed, before every round and after the last', () => {
    const hand = ['tax'];
    const s = fighting([attacker, { ...defender, hand }, {}], [MISS, MISS, MISS, MISS, MISS, MISS]);
    const windows: unknown[] = [];
    const pass = (): void => {
      windows.push(question(s).params?.window);
      answer(s, 'pass');
    };
    answer(s, 'attack 2 at sigy');
    pass();
    play(s, 'fight', 'fight');
    pass();
    play(s, 'fight', 'fight');
    pass();
    play(s, 'stop', 'stop');
    pass();
    expect(windows).toEqual(['battleDeclared', 'battleRound', 'battleRound', 'battleOver']);
    expect(s.battle).toBeNull();
  });
});

describe('helpers', () => {
  it('FIE-22.8 join in turn order if the principal accepts; refused by one they may ask the other', () => {
    const s = fighting([attacker, defender, helper, { lords: { charles: 'sigy' }, troops: { sigy: '1S' } }], [], { first: 3 });
    answer(s, 'attack 2 at sigy');
    expect([asked(s), keys(s)]).toEqual([['3 joinBattle'], ['out', 'attacker', 'defender']]);
    answer(s, 'defender');
    expect([asked(s), keys(s)]).toEqual([['1 acceptHelper'], ['yes', 'no']]);
    answer(s, 'no');
    expect([asked(s), keys(s)]).toEqual([['3 joinBattle'], ['out', 'attacker']]);
    play(s, 'attacker', 'no');
    expect(asked(s)).toEqual(['2 joinBattle']);
    play(s, 'attacker', 'yes');
    expect(viewOf(s, 0).battle?.sides).toEqual([1, 2, 1, 0]);
    expect(viewOf(s, 0).battle?.attack.points).toBe(6 + 1 + 2 + 1);
  });

  it('FIE-22.8 FIE-5.13 need a free Lord there', () => {
    const s = fighting([attacker, defender, { lords: { othon: 'tournus' }, troops: { sigy: '9K' } }]);
    answer(s, 'attack 2 at sigy');
    expect(asked(s)).toEqual(['0 continueBattle', '1 continueBattle']);
  });

  it('take a standing answer: yes for one’s ally', () => {
    for (const married of [true, false]) {
      const s = fighting([attacker, defender, { lords: { agnes: 'sigy' }, troops: { sigy: '1S' } }], [], {
        marriages: married ? [['henri', 'agnes']] : [],
      });
      const table = Table.resume(game, { seats: 3, options: {}, seed: '0'.repeat(64) }, [], s);
      table.setStanding(0, { step: 'acceptHelper', key: 'yes', until: 'ever', when: { name: 'ally', n: 0 } });
      table.reply(0, 'attack 2 at sigy');
      table.reply(2, 'attacker');
      expect(table.questions()[0].frame.step).toBe(married ? 'continueBattle' : 'acceptHelper');
    }
  });

  it('take a standing answer: fight on while my side is strong enough', () => {
    const misses = Array.from({ length: 12 }, () => MISS);
    const s = fighting([attacker, { troops: { sigy: '8S' } }, helper], misses);
    const table = Table.resume(game, { seats: 3, options: {}, seed: '0'.repeat(64) }, [], s);
    table.setStanding(2, { step: 'helperStays', key: 'fight', until: 'ever', when: { name: 'pointsAtLeast', n: 10 } });
    table.setStanding(2, { step: 'joinBattle', key: 'attacker', until: 'ever', where: { toSeat: 1 } });
    for (const seat of [0, 1]) table.setStanding(seat, { step: 'continueBattle', key: 'fight', until: 'ever' });
    table.setStanding(0, { step: 'acceptHelper', key: 'yes', until: 'ever', where: { bySeat: 2 } });
    table.reply(0, 'attack 2 at sigy');
    expect(table.lines.map(({ seat, text }) => `${seat} ${text}`)).toContain('2 fight');
    expect(table.state.battle).toBeNull();
  });

  it('FIE-22.9 share the protection of the fortification with its defender', () => {
    const s = fighting([{ lords: { henri: 'sigy' }, troops: { sigy: '3K' } }, defender, helper], [], { castles: ['sigy'] });
    play(s, 'attack 2 at sigy', 'defender', 'yes');
    expect(viewOf(s, 0).battle).toMatchObject({ shelter: 'castle', penalty: 1, defence: { points: 4 + 3 } });
  });

  const quiet = [MISS, MISS, MISS, ONE, MISS, MISS, MISS, MISS, MISS];

  it('FIE-22.10 may leave or change sides after each round once the principals have answered, and do not come back', () => {
    const s = fighting([attacker, defender, helper], quiet);
    play(s, 'attack 2 at sigy', 'attacker', 'yes', 'fight', 'fight');
    expect(asked(s)).toEqual(['0 continueBattle', '1 continueBattle']);
    play(s, 'fight', 'fight');
    expect([asked(s), keys(s)]).toEqual([['2 helperStays'], ['fight', 'leave', 'change', 'surrender']]);
    const left = game.copy(s);
    play(left, 'leave');
    expect(viewOf(left, 0).battle?.sides[2]).toBe(0);
    play(left, 'fight', 'fight');
    expect(asked(left)).toEqual(['0 continueBattle', '1 continueBattle']);
    const kept = game.copy(s);
    play(kept, 'change');
    expect(asked(kept)).toEqual(['1 acceptHelper']);
    play(kept, 'no');
    expect([asked(kept), keys(kept)]).toEqual([['2 helperStays'], ['fight', 'leave', 'surrender']]);
    play(s, 'change', 'yes');
    expect(viewOf(s, 0).battle?.sides).toEqual([1, 2, 2]);
  });

  it('FIE-22.36 FIE-22.30 lose only their own units when they surrender', () => {
    const s = fighting([attacker, defender, { ...helper, troops: { sigy: '2S 1E' } }], quiet);
    play(s, 'attack 2 at sigy', 'attacker', 'yes', 'fight', 'fight', 'fight', 'fight', 'surrender');
    expect([troops(s, 2, 'sigy'), s.captor[lord('othon')], troops(s, 0, 'sigy')]).toEqual(['', 1, '2K']);
    expect(asked(s)).toEqual(['0 continueBattle', '1 continueBattle']);
  });

  it('FIE-22.29 carry on as principals when the attacker has no Lord left, or let the battle end', () => {
    const players: PlayerPlan[] = [
      attacker,
      { ...defender, hand: ['assassination'] },
      helper,
      { lords: { charles: 'sigy' }, troops: { sigy: '1S' } },
    ];
    const s = fighting(players, [MISS, MISS, MISS, MISS]);
    play(s, 'attack 2 at sigy', 'attacker', 'yes', 'attacker', 'yes', 'assassinate henri by louis');
    expect(asked(s)).toEqual(['2 carryOn']);
    const on = game.copy(s);
    play(on, 'no');
    expect(asked(on)).toEqual(['3 carryOn']);
    play(on, 'yes');
    expect([viewOf(on, 0).battle?.attacker, viewOf(on, 0).battle?.sides]).toEqual([3, [1, 2, 1, 1]]);
    expect(asked(on)).toEqual(['3 continueBattle', '1 continueBattle']);
    play(s, 'no', 'no');
    expect([s.battle, troops(s, 0, 'sigy'), whereIs(s, 'othon')]).toEqual([null, '2K', 'sigy']);
  });
});

describe('a battle', () => {
  it('FIE-22.15 FIE-22.17 ends when the attackers would roll no die at the start of a later round', () => {
    const s = fighting([{ lords: { henri: 'sigy' }, troops: { sigy: '2K' } }, { troops: { sigy: '5S' } }, {}], [MISS, THREE], {
      castles: ['sigy'],
    });
    play(s, 'attack 2 at sigy', 'fight', 'fight', 'fight', 'fight');
    expect([s.battle, troops(s, 0, 'sigy'), troops(s, 1, 'sigy'), s.core.chance.moments]).toEqual([null, '1K', '5S', 2]);
  });

  it('FIE-22.23 ends with the capture of the Lords of a side without troops, by the other principal', () => {
    const s = fighting([attacker, defender, {}], [TWO, ONE, MISS]);
    play(s, 'attack 2 at sigy', 'fight', 'fight');
    expect([s.captor[lord('louis')], whereIs(s, 'louis'), controller(s, 'sigy'), s.battle]).toEqual([0, 'sigy', 0, null]);
  });

  it('FIE-22.24 ends without captives when neither side has a troop left', () => {
    const s = fighting(
      [{ lords: { henri: 'sigy' }, troops: { sigy: '1S' } }, { lords: { louis: 'sigy' }, troops: { sigy: '1S' } }, {}],
      [ONE, ONE],
    );
    play(s, 'attack 2 at sigy', 'fight', 'fight');
    expect([s.battle, s.captor[lord('henri')], s.captor[lord('louis')], controller(s, 'sigy')]).toEqual([null, -1, -1, 1]);
  });

  it('FIE-22.25 captures Lords without troops without dice, once helpers have joined, if the attackers could roll', () => {
    const alone: PlayerPlan = { lords: { louis: 'sigy', gauvain: 'bourg' } };
    const s = fighting([attacker, alone, {}]);
    answer(s, 'attack 2 at sigy');
    expect([s.captor[lord('louis')], s.core.chance.moments, controller(s, 'sigy')]).toEqual([0, 0, 0]);
    const helped = fighting([attacker, alone, helper]);
    play(helped, 'attack 2 at sigy', 'defender', 'yes');
    expect(asked(helped)).toEqual(['0 continueBattle', '1 continueBattle']);
    const walls = fighting([{ lords: { henri: 'sigy' }, troops: { sigy: '1K' } }, alone, {}], [], { castles: ['sigy'] });
    answer(walls, 'attack 2 at sigy');
    expect([walls.captor[lord('louis')], walls.battle]).toEqual([-1, null]);
  });

  it('FIE-22.26 lets Lords alone fight one round against troops, and each other in one round in which every hit kills', () => {
    const lords: PlayerPlan = { lords: { henri: 'sigy', raoul: 'sigy' } };
    const lost = fighting([lords, { troops: { sigy: '2S' } }, {}], [ONE, MISS]);
    play(lost, 'attack 2 at sigy', 'fight', 'fight');
    expect([lost.captor[lord('henri')], lost.captor[lord('raoul')], troops(lost, 1, 'sigy')]).toEqual([1, 1, '1S']);
    const won = fighting([lords, { troops: { sigy: '2S' } }, {}], [TWO, MISS]);
    play(won, 'attack 2 at sigy', 'fight', 'fight');
    expect([won.battle, controller(won, 'sigy'), won.captor[lord('henri')]]).toEqual([null, 0, -1]);
    const duel = fighting([lords, { lords: { louis: 'sigy', gauvain: 'sigy' } }, {}], [ONE, ONE]);
    play(duel, 'attack 2 at sigy', 'fight', 'fight', 'least', 'louis');
    expect([duel.battle, whereIs(duel, 'henri'), whereIs(duel, 'raoul'), whereIs(duel, 'louis')]).toEqual([null, null, 'sigy', null]);
    expect(whereIs(duel, 'gauvain')).toBe('sigy');
  });

  it('FIE-22.27 FIE-22.35 FIE-22.32 stops when both offer it after a round, and all stay where they are', () => {
    const s = fighting([attacker, defender, {}], [MISS, MISS, MISS, MISS, MISS, MISS]);
    answer(s, 'attack 2 at sigy');
    expect(keys(s, 0)).toEqual(['fight', 'surrender']);
    play(s, 'fight', 'fight');
    expect(keys(s, 0)).toEqual(['fight', 'stop', 'surrender']);
    play(s, 'stop', 'fight');
    expect(viewOf(s, 0).battle?.round).toBe(2);
    play(s, 'stop', 'stop');
    expect([s.battle, troops(s, 0, 'sigy'), troops(s, 1, 'sigy'), controller(s, 'sigy')]).toEqual([null, '2K', '3S', 1]);
  });

  it('FIE-22.28 ends after three rounds running without a loss', () => {
    const s = fighting([attacker, defender, {}], [MISS, MISS, MISS, ONE, MISS, MISS, MISS, MISS, MISS, MISS, MISS, MISS, MISS, MISS, MISS]);
    play(s, 'attack 2 at sigy');
    const quiet: unknown[] = [];
    for (let round = 1; round <= 4; round++) {
      play(s, 'fight', 'fight');
      quiet.push(viewOf(s, 0).battle?.quiet ?? null);
    }
    expect(quiet).toEqual([1, 0, 1, 2]);
    play(s, 'fight', 'fight');
    expect([s.battle, troops(s, 1, 'sigy')]).toEqual([null, '2S']);
  });

  it('FIE-22.28 FIE-26.6 counts a Lord lost by Ambush or surrender between two rounds as a loss', () => {
    const misses = Array.from({ length: 12 }, () => MISS);
    const s = fighting([{ ...attacker, hand: ['ambush'] }, defender, {}], misses);
    play(s, 'attack 2 at sigy', 'pass', 'fight', 'fight', 'pass', 'fight', 'fight', 'pass', 'fight', 'fight', 'ambush louis');
    expect(viewOf(s, 0).battle).toMatchObject({ round: 3, quiet: 1 });
  });

  it('FIE-22.27 FIE-22.8 FIE-22.10 FIE-22.20 says why somebody cannot stop, help, change sides or lose what he likes', () => {
    const s = fighting([attacker, { ...defender, troops: { sigy: '3S 1K' } }, helper], [TWO, ONE, MISS, MISS, MISS]);
    play(s, 'attack 2 at sigy', 'attacker', 'no');
    expect(refusalOf(s, 'attacker')).toBe('FIE-22.8 helpDeclined');
    play(s, 'defender', 'yes');
    expect(refusalOf(s, 'stop', 0)).toBe('FIE-22.27 stopAfterRound');
    play(s, 'fight', 'fight');
    expect([asked(s), keys(s)]).toEqual([['1 chooseLosses'], ['least', '0S 1K']]);
    expect(refusalOf(s, '2S 0K')).toBe('FIE-22.20 mustAbsorb');
    expect(refusalOf(s, '4S 0K')).toBe('FIE-22.19 noSuchTroops');
    play(s, 'least', 'fight', 'fight', 'change', 'no');
    expect(refusalOf(s, 'change')).toBe('FIE-22.10 helpDeclined');
  });

  it('FIE-22.29 ends when the attackers have no free Lord left', () => {
    const s = fighting([attacker, { ...defender, hand: ['assassination'] }, {}]);
    play(s, 'attack 2 at sigy', 'assassinate henri by louis');
    expect([s.battle, troops(s, 0, 'sigy'), troops(s, 1, 'sigy')]).toEqual([null, '2K', '3S']);
  });

  it('FIE-22.30 FIE-22.31 ends by surrender, before the first round too: Lords captured, troops and engines to stock', () => {
    const s = fighting([attacker, { ...defender, troops: { sigy: '3S 2E' } }, {}]);
    play(s, 'attack 2 at sigy', 'fight');
    const told = answer(s, 'surrender');
    expect(keysOf(told)).toEqual(['surrendered', 'captured', 'battleOver', 'controlled']);
    expect([troops(s, 1, 'sigy'), s.captor[lord('louis')], controller(s, 'sigy'), s.core.chance.moments]).toEqual(['', 0, 0, 0]);
    const both = fighting([attacker, defender, {}]);
    play(both, 'attack 2 at sigy', 'surrender', 'surrender');
    expect([both.battle, troops(both, 0, 'sigy'), troops(both, 1, 'sigy')]).toEqual([null, '2K', '3S']);
    const attackerYields = fighting([attacker, defender, {}]);
    play(attackerYields, 'attack 2 at sigy', 'surrender', 'fight');
    expect([attackerYields.battle, attackerYields.captor[lord('henri')], troops(attackerYields, 0, 'sigy')]).toEqual([null, 1, '']);
  });

  it('FIE-22.31 ends when the defending principal is gone; his helpers stay unharmed and may be attacked anew', () => {
    const s = fighting([attacker, { troops: { sigy: '1S' } }, helper]);
    play(s, 'attack 2 at sigy', 'defender', 'yes', 'fight', 'surrender');
    expect([s.battle, troops(s, 2, 'sigy'), whereIs(s, 'othon'), controller(s, 'sigy')]).toEqual([null, '2S', 'sigy', 0]);
    expect(keys(s)).toEqual(['attack 3 at sigy', 'end']);
  });

  it('FIE-22.33 gives control to the opposing principal, though another was there before', () => {
    const s = fighting([attacker, { troops: { sigy: '1S' } }, helper], [ONE, MISS, MISS]);
    s.since[spot(2, village('sigy'))] = 1;
    s.since[spot(0, village('sigy'))] = 2;
    s.clock = 3;
    play(s, 'attack 2 at sigy', 'out', 'fight', 'fight');
    expect(controller(s, 'sigy')).toBe(0);
    const other = fighting([attacker, defender, { ...helper, troops: { sigy: '1S' } }], [ONE, MISS, MISS]);
    play(other, 'attack 3 at sigy', 'out', 'fight', 'fight');
    expect([other.captor[lord('othon')], controller(other, 'sigy')]).toEqual([0, 1]);
  });

  it('FIE-22.33 FIE-22.29 gives the village of one who sallied and was wiped out to his opponent, though a helper carried on', () => {
    const s = fighting(
      [
        { lords: { henri: 'sigy', raoul: 'bourg' }, troops: { sigy: '3S' } },
        { lords: { louis: 'sigy', gauvain: 'bourg' }, troops: { sigy: '3S' }, hand: ['assassination'] },
        helper,
      ],
      [MISS, THREE],
      { control: { sigy: 0 } },
    );
    s.since[spot(2, village('sigy'))] = 1;
    s.since[spot(1, village('sigy'))] = 2;
    s.clock = 3;
    play(s, 'attack 2 at sigy', 'attacker', 'yes', 'assassinate henri by louis', 'yes', 'fight', 'fight');
    expect([troops(s, 0, 'sigy'), troops(s, 2, 'sigy'), viewOf(s, 0).battle?.attacker]).toEqual(['', '2S', 2]);
    play(s, 'stop', 'stop');
    expect(controller(s, 'sigy')).toBe(1);
  });

  it('FIE-22.34 sends the engines home of one who has no unit left there', () => {
    const s = fighting([attacker, { troops: { sigy: '1S 2E' } }, {}], [ONE, MISS, MISS]);
    play(s, 'attack 2 at sigy', 'fight', 'fight');
    expect(troops(s, 1, 'sigy')).toBe('');
  });

  it('FIE-22.37 gives captives to a helper if the principal has no unit left, and frees them if nobody has', () => {
    const single: PlayerPlan = { lords: { henri: 'sigy' }, troops: { sigy: '1S' } };
    const s = fighting([single, { troops: { sigy: '2S' } }, { ...helper, troops: { sigy: '1S' } }], [TWO, ONE]);
    play(s, 'attack 2 at sigy', 'defender', 'yes', 'fight', 'fight');
    expect([troops(s, 1, 'sigy'), troops(s, 2, 'sigy'), s.captor[lord('henri')]]).toEqual(['', '1S', 2]);
    const freed = fighting([single, { troops: { sigy: '1S' } }, { ...helper, troops: { sigy: '1S' } }], [MISS, MISS, ONE, MISS]);
    play(freed, 'attack 2 at sigy', 'attacker', 'yes', 'fight', 'fight', 'fight', 'fight', 'surrender');
    expect([troops(freed, 1, 'sigy'), freed.captor[lord('othon')], whereIs(freed, 'othon'), freed.battle]).toEqual(['', -1, 'sigy', null]);
  });

  it('FIE-22.38 moves nobody from one village to another', () => {
    const s = fighting([attacker, defender, helper], [TWO, ONE, MISS]);
    play(s, 'attack 2 at sigy', 'out', 'fight', 'fight');
    expect(['henri', 'louis', 'othon', 'gauvain'].map((id) => whereIs(s, id))).toEqual(['sigy', 'sigy', 'sigy', 'bourg']);
  });

  it('FIE-27.10 FIE-19.7 W26 gives the duchy to the taker of the City, and to the family if the assault is beaten off', () => {
    const duke: PlayerPlan[] = [
      { lords: { henri: 'bourg' }, troops: { bourg: '5K' } },
      { lords: { louis: 'bourg', gauvain: 'tournus' }, troops: { bourg: '1S' } },
      {},
    ];
    const plan: PositionPlan = { control: { bourg: 1 }, titles: { ducheBourg: ['louis', 'bourg'] } };
    const fallen = fighting([{ ...duke[0], hand: ['secretPassage'] }, duke[1], {}], [TWO, MISS, MISS, MISS], plan);
    play(fallen, 'attack 2 at bourg', 'tunnel', 'fight', 'fight');
    expect([whereIs(fallen, 'louis'), controller(fallen, 'bourg'), holderOf(fallen, 'ducheBourg')]).toEqual([null, 0, 'henri']);
    const held = fighting(
      [duke[0], { ...duke[1], troops: { bourg: '1S' } }, { lords: { othon: 'bourg' }, troops: { bourg: '1K' }, hand: ['assassination'] }],
      [MISS, MISS, MISS],
      plan,
    );
    play(held, 'attack 2 at bourg', 'defender', 'yes', 'assassinate louis by othon');
    expect(holderOf(held, 'ducheBourg')).toBe('louis');
    play(held, 'fight', 'fight', 'stop', 'stop');
    expect([controller(held, 'bourg'), holderOf(held, 'ducheBourg')]).toEqual([1, 'gauvain']);
  });

  it('FIE-18.3 FIE-18.4 W22 hands the captives of one who lost all to the victor, who frees or holds them; his own are free', () => {
    const guarded = (attackers: PlayerPlan, captiveOf: number): FieState => {
      const captive: PlayerPlan = { lords: { othon: 'sigy', arthur: 'tournus' } };
      const players: PlayerPlan[] =
        captiveOf === 0
          ? [{ ...attackers, lords: { ...attackers.lords, othon: 'sigy' } }, { troops: { sigy: '1S' } }, {}]
          : [attackers, { troops: { sigy: '1S' } }, captive];
      return fighting(players, [ONE, MISS, MISS], { captives: { othon: 1 } });
    };
    const held = guarded(attacker, 2);
    play(held, 'attack 2 at sigy', 'fight', 'fight');
    expect([asked(held), keys(held)]).toEqual([['0 captiveOnConquest'], ['hold', 'free']]);
    play(held, 'hold');
    expect([held.captor[lord('othon')], controller(held, 'sigy')]).toEqual([0, 0]);
    const freed = guarded(attacker, 2);
    play(freed, 'attack 2 at sigy', 'fight', 'fight', 'free');
    expect([freed.captor[lord('othon')], controller(freed, 'sigy')]).toEqual([-1, 0]);
    const own = guarded(attacker, 0);
    play(own, 'attack 2 at sigy', 'fight', 'fight');
    expect([own.captor[lord('othon')], whereIs(own, 'othon')]).toEqual([-1, 'sigy']);
    const sick = position([{}, { troops: { sigy: '1S' } }, { lords: { othon: 'sigy', arthur: 'tournus' } }], {
      captives: { othon: 1 },
      chance: scriptChance([0, 5]),
    });
    strikeWithPlague(sick, bishopric('sigy'));
    settled(sick);
    expect([troops(sick, 1, 'sigy'), sick.captor[lord('othon')], controller(sick, 'sigy')]).toEqual(['', -1, 2]);
  });

  it('FIE-18.3 frees the captive of one who stays out and loses his last unit otherwise meanwhile', () => {
    const s = fighting(
      [
        attacker,
        { ...defender, hand: ['assassination'] },
        { lords: { othon: 'sigy', arthur: 'tournus' } },
        { lords: { charles: 'sigy', mireille: 'bourg' } },
      ],
      [MISS, MISS, MISS],
      { captives: { charles: 2 } },
    );
    play(s, 'attack 2 at sigy', 'out', 'assassinate othon by louis', 'fight', 'fight', 'stop', 'stop');
    expect([asked(s), s.captor[lord('charles')], whereIs(s, 'charles')]).toEqual([['0 declareBattle'], -1, 'sigy']);
  });

  it('takes standing answers: fight on while my points are at least so many, then offer to stop', () => {
    const s = fighting([attacker, { troops: { sigy: '8S' } }, {}], [MISS, MISS, THREE, MISS, MISS, MISS, MISS]);
    const table = Table.resume(game, { seats: 3, options: {}, seed: '0'.repeat(64) }, [], s);
    table.setStanding(0, { step: 'continueBattle', key: 'fight', until: 'ever', when: { name: 'pointsAtLeast', n: 5 } });
    table.setStanding(0, { step: 'continueBattle', key: 'stop', until: 'ever' });
    table.setStanding(1, { step: 'continueBattle', key: 'fight', until: 'ever', when: { name: 'ahead', n: 0 } });
    table.reply(0, 'attack 2 at sigy');
    expect(table.state.battle?.round).toBeGreaterThan(0);
    expect(
      table.lines
        .filter(({ seat }) => seat === 0)
        .map(({ text }) => text)
        .slice(0, 3),
    ).toEqual(['attack 2 at sigy', 'fight', 'stop']);
  });

  it('FIE-22.35 asks both principals at once, and nobody sees the other’s answer first', () => {
    const s = fighting([attacker, defender, {}], [MISS, MISS, MISS]);
    answer(s, 'attack 2 at sigy');
    const before = JSON.stringify(viewOf(s, 1));
    answer(s, 'surrender', 0);
    expect([asked(s), JSON.stringify(viewOf(s, 1))]).toEqual([['1 continueBattle'], before]);
  });

  it('FIE-3.6 is fought in the turn of each player, in turn order', () => {
    const s = position([attacker, defender, helper], {
      stage: 'combat',
      first: 1,
      control: { sigy: 1 },
      next: () => [1, 2, 0].map((seat) => playTurn.do({ seat })),
    });
    const order: string[] = [];
    while (asked(s)[0]?.endsWith('declareBattle')) {
      order.push(asked(s)[0]);
      answer(s, 'end');
    }
    expect(order).toEqual(['1 declareBattle', '2 declareBattle', '0 declareBattle']);
  });
});
