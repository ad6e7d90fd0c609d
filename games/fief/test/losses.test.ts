import { scriptChance, Table } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { combatTurn } from '../rules/combat.ts';
import { takeHits } from '../rules/losses.ts';
import type { FieState } from '../state.ts';
import {
  answer,
  asked,
  controller,
  keys,
  keysOf,
  lord,
  type PlayerPlan,
  play,
  position,
  question,
  settled,
  troops,
  village,
  whereIs,
} from './builders.ts';

const [MISS, ONE, TWO, THREE] = [0, 1, 3, 5];

/** So many hits on what a player has at Sigy, as in an uprising. */
function hit(own: PlayerPlan, hits: number): FieState {
  const s = position([own, {}, {}]);
  s.core.stack.push(...takeHits(s, [0], [village('sigy')], hits).toReversed());
  return s;
}

function battle(players: readonly PlayerPlan[], dice: readonly number[], first = 0): FieState {
  return position(players, { stage: 'combat', first, control: { sigy: 1 }, chance: scriptChance(dice), next: (now) => combatTurn(now, 0) });
}

describe('losses', () => {
  it('FIE-22.18 FIE-22.19 W5 are taken at the same time: a sergeant absorbs one hit, a knight three', () => {
    const s = battle([{ lords: { henri: 'sigy' }, troops: { sigy: '2K' } }, { troops: { sigy: '3S' } }, {}], [TWO, ONE, THREE]);
    play(s, 'attack 2 at sigy', 'fight');
    const told = answer(s, 'fight');
    expect(keysOf(told)).toEqual(['roundFought', 'troopsFell', 'troopsFell', 'battleOver', 'controlled']);
    expect([troops(s, 0, 'sigy'), troops(s, 1, 'sigy'), controller(s, 'sigy')]).toEqual(['1K', '', 0]);
  });

  it('FIE-22.19 FIE-22.20 W6 cannot be part of a knight; as many hits as possible are absorbed, the rest is lost', () => {
    const left = (own: string, hits: number): string => {
      const s = hit({ lords: { henri: 'sigy' }, troops: { sigy: own } }, hits);
      if (asked(s).length > 0) answer(s, 'least');
      return `${troops(s, 0, 'sigy')} ${whereIs(s, 'henri') ?? ''}`.trim();
    };
    expect(left('2K', 2)).toBe('2K sigy');
    expect(left('1S 1K', 2)).toBe('1K sigy');
    expect(left('1S 1K', 3)).toBe('1S sigy');
    expect(left('1S 1K', 4)).toBe('sigy');
    expect(left('1S 1K', 5)).toBe('');
  });

  it('FIE-22.20 W6 let the owner choose among what absorbs the most, the least value first', () => {
    const s = hit({ troops: { sigy: '4S 2K' } }, 4);
    expect([asked(s), keys(s)]).toEqual([['0 chooseLosses'], ['least', '1S 1K']]);
    expect(question(s).params).toEqual({ hits: 4, village: 'sigy' });
    answer(s, '1S 1K');
    expect(troops(s, 0, 'sigy')).toBe('3S 1K');
    const least = hit({ troops: { sigy: '4S 2K' } }, 4);
    answer(least, 'least');
    expect(troops(least, 0, 'sigy')).toBe('2K');
    expect(asked(hit({ troops: { sigy: '1S 1K' } }, 3))).toEqual([]);
  });

  it('FIE-22.23 W6 end with the Lord captured who has lost his troops', () => {
    const four = battle(
      [{ lords: { henri: 'sigy' }, troops: { sigy: '1S 1K' } }, { troops: { sigy: '4K 1S' } }, {}],
      [MISS, TWO, TWO, MISS],
    );
    play(four, 'attack 2 at sigy', 'fight', 'fight');
    expect([troops(four, 0, 'sigy'), four.captor[lord('henri')], whereIs(four, 'henri')]).toEqual(['', 1, 'sigy']);
    const five = battle(
      [{ lords: { henri: 'sigy' }, troops: { sigy: '1S 1K' } }, { troops: { sigy: '4K 1S' } }, {}],
      [MISS, TWO, TWO, ONE],
    );
    play(five, 'attack 2 at sigy', 'fight', 'fight');
    expect(whereIs(five, 'henri')).toBeNull();
  });

  it('FIE-22.21 FIE-22.22 W23 pass from the one with the most troop points to the next, the principal first, then to Lords in that order', () => {
    const s = battle(
      [
        { lords: { henri: 'sigy' }, troops: { sigy: '1K' } },
        { troops: { sigy: '4K 1S' } },
        { lords: { othon: 'sigy', gauvain: 'sigy' }, troops: { sigy: '3S' } },
      ],
      [MISS, MISS, THREE, THREE, TWO],
      2,
    );
    play(s, 'attack 2 at sigy', 'attacker', 'yes', 'fight', 'fight');
    expect([troops(s, 0, 'sigy'), troops(s, 2, 'sigy'), whereIs(s, 'henri')]).toEqual(['', '', null]);
    expect([asked(s), keys(s)]).toEqual([['2 loseLord'], ['least', 'othon']]);
    answer(s, 'othon');
    expect([whereIs(s, 'othon'), s.captor[lord('gauvain')]]).toEqual([null, 1]);
  });

  it('FIE-22.21 begin with the helper whose troops were stronger', () => {
    const s = battle(
      [
        { lords: { henri: 'sigy' }, troops: { sigy: '2S' } },
        { troops: { sigy: '4K 1S' } },
        { lords: { othon: 'sigy' }, troops: { sigy: '4S' } },
      ],
      [MISS, MISS, THREE, MISS, MISS],
    );
    play(s, 'attack 2 at sigy', 'attacker', 'yes', 'fight', 'fight');
    expect([troops(s, 0, 'sigy'), troops(s, 2, 'sigy')]).toEqual(['2S', '1S']);
  });

  it('FIE-22.22 kill no Lord while a troop of the side remains', () => {
    const s = battle(
      [
        { lords: { henri: 'sigy' }, troops: { sigy: '1S' } },
        { troops: { sigy: '4K 1S' } },
        { lords: { othon: 'sigy' }, troops: { sigy: '1K' } },
      ],
      [MISS, THREE, MISS, MISS],
    );
    play(s, 'attack 2 at sigy', 'attacker', 'yes', 'fight', 'fight');
    expect([troops(s, 0, 'sigy'), troops(s, 2, 'sigy'), whereIs(s, 'henri'), whereIs(s, 'othon')]).toEqual(['1S', '', 'sigy', 'sigy']);
  });

  it('FIE-22.22 let a player choose which of his Lords falls, the least dear first', () => {
    const s = hit({ lords: { henri: 'sigy', agnes: 'sigy', raoul: 'sigy' } }, 2);
    s.king = lord('agnes');
    expect([asked(s), keys(s)]).toEqual([['0 loseLord'], ['least', 'raoul', 'agnes']]);
    answer(s, 'raoul');
    answer(s, 'least');
    expect([whereIs(s, 'henri'), whereIs(s, 'raoul'), whereIs(s, 'agnes')]).toEqual([null, null, 'sigy']);
  });

  it('FIE-23.14 say whether those who fall stood inside or outside the ring, if he fights at both', () => {
    const s = position(
      [
        { lords: { henri: 'outside sigy' }, troops: { sigy: '2S', 'outside sigy': '2S' } },
        { lords: { louis: 'sigy' }, troops: { sigy: '3K' } },
        {},
      ],
      {
        stage: 'combat',
        castles: ['sigy'],
        control: { sigy: 0 },
        sieges: { sigy: [1, 1] },
        chance: scriptChance([MISS, TWO, ONE]),
        next: (now) => combatTurn(now, 0),
      },
    );
    play(s, 'attack 2 at sigy by all', 'fight', 'fight');
    expect(question(s)).toMatchObject({ kind: 'amount', min: 1, max: 2 });
    answer(s, '1');
    expect([troops(s, 0, 'sigy'), troops(s, 0, 'outside sigy')]).toEqual(['', '1S']);
  });

  it('take a standing answer: the least value', () => {
    const s = battle(
      [{ lords: { henri: 'sigy' }, troops: { sigy: '4S 1K' } }, { troops: { sigy: '4K 1S' } }, {}],
      [MISS, MISS, THREE, MISS, MISS],
    );
    const table = Table.resume(game, { seats: 3, options: {}, seed: '0'.repeat(64) }, [], s);
    table.setStanding(0, { step: 'chooseLosses', key: 'least', until: 'ever' });
    table.reply(0, 'attack 2 at sigy');
    table.reply(0, 'fight');
    table.reply(1, 'fight');
    expect([troops(table.state, 0, 'sigy'), table.questions()[0].frame.step]).toEqual(['1S 1K', 'continueBattle']);
  });

  it('FIE-29.1 tell the kinds in fog to their owner only, except in a battle', () => {
    const s = position([{ troops: { sigy: '4S 2K' } }, {}, {}], { options: { fogOfWar: true } });
    s.core.stack.push(...takeHits(s, [0], [village('sigy')], 4).toReversed());
    const [told] = answer(s, '1S 1K');
    expect(told.params).toEqual({ seat: 0, village: 'sigy', n: 2, known: false, sergeants: 0, knights: 0 });
    expect(told.own).toEqual({ known: true, sergeants: 1, knights: 1 });
    settled(s);
  });
});
