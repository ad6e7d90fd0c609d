import { describe, expect, it } from 'vitest';
import { battleOf, deedAt } from '../state.ts';
import { BARBARIANS } from '../vocabulary.ts';
import { army, asked, keys, ownUnits, play, refusalOf } from './builders.ts';
import { battle, until } from './war.ts';

const PLAYERS = [{ units: { serbia: '2HI 1C1' } }, { units: { serbia: '2LI 1CA' } }];
const MANY = [{ units: { serbia: '9HI 1C1' } }, { units: { serbia: '9LI 1CA' } }];

describe('capitulation', () => {
  it('UNI-29.1 either may offer or ask, each once a round; a refusal leads back without it', () => {
    const s = until(battle(MANY, { dice: [1, 2, 3, 1, 2, 3] }), 'roundChoice');
    play(s, 'demand surrender', 'refuse');
    expect([asked(s), keys(s)]).toEqual([['0 roundChoice'], ['fight', 'offer surrender']]);
    expect(refusalOf(s, 'demand surrender')).toBe('UNI-29.1 parleyedAlready');
    play(s, 'offer surrender', 'refuse');
    expect(asked(s)).toEqual(['1 offerSurrender']);
    play(s, 'offer surrender', 'refuse');
    expect([asked(s), keys(s)]).toEqual([['1 offerSurrender'], ['fight', 'demand surrender']]);
    until(s, 'rerollBattleDice');
    until(s, 'roundChoice');
    expect(keys(s)).toContain('demand surrender');
  });

  it('UNI-29.2 UNI-29.3 all units of the battle go beside the board, ready from the next turn on; the other wins', () => {
    const s = until(battle(PLAYERS), 'roundChoice');
    play(s, 'offer surrender', 'accept');
    expect(battleOf(s)).toBeNull();
    expect([army(s, 0, 'serbia'), army(s, 1, 'serbia')]).toEqual([0, 3]);
    expect(s.deeds[deedAt(1, 'battlesWon')]).toBe(1);
    expect([ownUnits(s.besideLater, 0), ownUnits(s.beside, 0)]).toEqual([
      [0, 2, 0, 0, 1, 0, 0],
      [0, 0, 0, 0, 0, 0, 0],
    ]);
  });

  it('UNI-29.1 the defender accepts what is asked of him, also before the first round', () => {
    const s = until(battle(PLAYERS), 'roundChoice');
    play(s, 'demand surrender', 'accept');
    expect([army(s, 1, 'serbia'), ownUnits(s.besideLater, 1)]).toEqual([0, [2, 0, 0, 1, 0, 0, 0]]);
    const t = until(battle(PLAYERS), 'offerSurrender');
    play(t, 'offer surrender', 'accept');
    expect([army(t, 0, 'serbia'), army(t, 1, 'serbia')]).toEqual([3, 0]);
  });

  it('UNI-29.1 nobody surrenders to barbarians, or asks them to', () => {
    const s = battle([{ units: { serbia: '4HI' }, vehicles: ['warWagon 1 serbia'] }, {}], {
      barbarians: { serbia: '2LI' },
      defender: BARBARIANS,
    });
    expect(asked(s)).toEqual(['0 roundChoice']);
    expect(keys(s).filter((key) => key.includes('surrender'))).toEqual([]);
  });
});
