import { advance, beginGame, checkSetup, fastChance, guess, seedFrom } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { kill } from '../rules/death.ts';
import { late } from '../rules/late.ts';
import { ATTACKING, DEFENDING, INSIDE, NO_FORT, OUT } from '../vocabulary.ts';
import { answer, asked, holderOf, keys, lord, type PlayerPlan, play, position, settled, troops, viewOf, village } from './builders.ts';

const setup = (options: { [id: string]: boolean | number | string }) => checkSetup(game, { seats: 4, options, seed: seedFrom('fief') });

describe('variants', () => {
  it('FIE-29.1 FIE-1.6 hide the kinds of others’ troops in fog, except in battle, and show Lords and numbers', () => {
    const players: PlayerPlan[] = [
      { troops: { sigy: '2S 1K 1E', bourg: '1K' }, lords: { henri: 'sigy' } },
      { troops: { tournus: '1S' } },
      {},
    ];
    const s = position(players, { options: { fogOfWar: true } });
    const stack = (seat: number | null) => viewOf(s, seat).villages[village('sigy')].stacks[0];
    expect(stack(0)).toMatchObject({ size: 4, sergeants: 2, knights: 1, engines: 1, lords: ['henri'] });
    expect(stack(1)).toMatchObject({ size: 4, sergeants: null, knights: null, engines: null, lords: ['henri'] });
    expect(viewOf(s, 1).players[0].stock).toBeNull();
    const worlds = new Set(Array.from({ length: 20 }, (_, seed) => troops(guess(game, s, 1, fastChance(seed)), 0, 'sigy')));
    expect(worlds.size).toBeGreaterThan(1);
    expect(viewOf(position(players, {}), 1).villages[village('sigy')].stacks[0]).toMatchObject({ sergeants: 2 });
  });

  it('FIE-29.1 show in a battle the kinds of those who fight, and of nobody else', () => {
    const s = position([{ troops: { sigy: '2S 1K' } }, { troops: { sigy: '1S' } }, { troops: { sigy: '2S', tournus: '2K' } }, {}], {
      options: { fogOfWar: true },
      control: { sigy: 0 },
    });
    s.battle = {
      kind: 'battle',
      village: village('sigy'),
      declarer: 1,
      attacker: 1,
      defender: 0,
      sides: [DEFENDING, ATTACKING, OUT, OUT],
      parts: [INSIDE, INSIDE, 0, 0],
      shelter: NO_FORT,
      passage: false,
      riders: [],
      knights: 0,
      round: 0,
      quiet: 0,
      attackDice: [],
      defenceDice: [],
      hits: [0, 0],
      strength: [0, 0, 0, 0],
      bled: false,
      taken: [],
    };
    const kinds = viewOf(s, 3).villages[village('sigy')].stacks.map(({ seat, sergeants, knights }) => [seat, sergeants, knights]);
    expect(kinds).toEqual([
      [0, 2, 1],
      [1, 1, 0],
      [2, null, null],
    ]);
    const worlds = Array.from({ length: 20 }, (_, seed) => guess(game, s, 3, fastChance(seed)));
    expect(new Set(worlds.map((world) => troops(world, 0, 'sigy')))).toEqual(new Set(['2S 1K']));
    expect(new Set(worlds.map((world) => troops(world, 2, 'tournus'))).size).toBeGreaterThan(1);
  });

  it('FIE-29.3 let a prince inherit up to two titles of the King, with the Cities, before his family', () => {
    const kingdom = (princeInherits: boolean) => {
      const s = position(
        [{ lords: { henri: 'bourg', louis: 'bourg' }, troops: { sigy: '2S' } }, { lords: { agnes: 'tournus', arthur: 'tournus' } }, {}],
        {
          options: { princeInherits },
          king: 'henri',
          prince: 'arthur',
          marriages: [['henri', 'agnes']],
          titles: { comteSigy: ['henri', 'sigy'], ducheBlaye: ['henri', 'blaye'] },
        },
      );
      kill(s, lord('henri'));
      return settled(s);
    };
    const s = kingdom(true);
    expect(asked(s)).toEqual(['1 princeInherits']);
    expect(keys(s).sort()).toEqual(['comteSigy', 'ducheBlaye']);
    play(s, 'comteSigy');
    expect([holderOf(s, 'comteSigy'), holderOf(s, 'ducheBlaye')]).toEqual(['arthur', 'louis']);
    expect([troops(s, 1, 'sigy'), troops(s, 0, 'sigy')]).toEqual(['2S', '']);
    expect(holderOf(kingdom(false), 'comteSigy')).toBe('louis');
  });

  it('FIE-29.4 FIE-1.3 set the round limit from 8 to 40, or none: then the number of rounds is open', () => {
    for (const roundLimit of [8, 20, 40, 'none']) expect(setup({ roundLimit })).toBeNull();
    for (const roundLimit of [7, 41]) expect(setup({ roundLimit })).toMatchObject({ key: 'badGameOption' });
    expect(beginGame(game, { seats: 3, options: {} }, fastChance(1)).roundLimit).toBe(20);
    const endless = position([{ lords: { henri: 'sigy' }, hand: ['tax'] }, {}, {}], {
      round: 60,
      options: { roundLimit: 'none' },
      next: () => [],
    });
    for (let q = advance(game, endless); q !== null && endless.round < 62; q = advance(game, endless))
      answer(endless, late(endless, q), q.seat);
    expect([endless.round, endless.core.result]).toEqual([62, null]);
  });
});
