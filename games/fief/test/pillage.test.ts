import { describe, expect, it } from 'vitest';
import { pillage } from '../rules/pillage.ts';
import type { FieState } from '../state.ts';
import { answer, asked, keys, type PlayerPlan, type PositionPlan, play, refusalOf, viewOf } from './builders.ts';
import { running } from './running.ts';

function begun(players: readonly PlayerPlan[], plan: Omit<PositionPlan, 'next'>): FieState {
  return running(players, { stage: 'pillage', ...plan }, pillage);
}

describe('pillage', () => {
  it('FIE-24.1 in turn order each player may pillage mills of villages he controls that are not besieged', () => {
    const s = begun([{ troops: { sigy: '1S', bourg: '1S' }, lords: { henri: 'blaye' } }, { troops: { bourg: '2S', tournus: '1S' } }, {}], {
      castles: ['bourg'],
      control: { bourg: 0 },
      sieges: { bourg: [1, 1] },
      mills: { sigy: 2, bourg: 1, tournus: 1, marcamps: 1, charolles: 1 },
      titles: { ducheBlaye: ['henri', 'blaye'] },
      first: 1,
    });
    expect([asked(s), keys(s)]).toEqual([['1 pillage'], ['pillage tournus', 'done']]);
    expect(refusalOf(s, 'pillage sigy')).toBe('FIE-24.1 notYoursToPillage');
    answer(s, 'done');
    expect([asked(s), keys(s)]).toEqual([['0 pillage'], ['pillage charolles', 'pillage sigy', 'done']]);
    expect(refusalOf(s, 'pillage bourg')).toBe('FIE-24.1 besiegedMill');
    expect(refusalOf(s, 'pillage saintCiers')).toBe('FIE-24.1 noMillThere');
  });

  it('FIE-24.2 a pillaged mill goes back to the shared stock and gives 2 écus', () => {
    const s = begun([{ ecus: 1, troops: { sigy: '1S' } }, {}, {}], { mills: { sigy: 2 } });
    const { mills } = viewOf(s, null).stock;
    play(s, 'pillage sigy', 'pillage sigy');
    expect([s.ecus[0], viewOf(s, null).stock.mills, asked(s)]).toEqual([5, mills + 2, []]);
    expect(viewOf(s, null).villages.find(({ id }) => id === 'sigy')?.mills).toBe(0);
  });

  it('FIE-5.13 a player without a free Lord pillages too', () => {
    expect(keys(begun([{ troops: { sigy: '1S' } }, {}, {}], { mills: { sigy: 1 } }))).toEqual(['pillage sigy', 'done']);
  });
});
