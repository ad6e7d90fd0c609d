import { describe, expect, it } from 'vitest';
import { conquest } from '../rules/conquest.ts';
import { examine } from '../rules/control.ts';
import { dismiss } from '../rules/troops.ts';
import type { UniState } from '../state.ts';
import { LIGHT } from '../vocabulary.ts';
import { advanceTo, answer, asked, controller, keys, node, type PlayerPlan, type PositionPlan, position, question } from './builders.ts';

/** Seat 0 conquers severin, whose tower gave seat 1 control tokens. */
function conquered(players: readonly PlayerPlan[], plan: PositionPlan): UniState {
  const s = position(players, { wars: [[0, 1]], ...plan, next: () => [conquest.do({ seat: 0, node: node('severin'), losers: 0 })] });
  s.owner[node('severin')] = 1;
  s.control[node('severin')] = 1;
  return advanceTo(s);
}

const army: PlayerPlan = { units: { severin: '1LI' } };

describe('control tokens of a building that changes hands', () => {
  it('UNI-26.9 UNI-26.10 UNI-32.10 replaces them as wanted, after what is kept, and removes the others', () => {
    const s = conquered([army, {}], {
      buildings: { severin: ['fort'] },
      tokens: { serbia: [1, 'severin'], bulgaria: [1, 'severin'] },
    });
    answer(s, 'keep fort');
    expect(asked(s)).toEqual(['0 replaceControlTokens']);
    expect(keys(s)).toEqual(['serbia', 'bulgaria']);
    answer(s, 'serbia');
    expect([controller(s, 'serbia'), s.tokenFrom[node('serbia')], controller(s, 'bulgaria')]).toEqual([0, node('severin'), null]);
  });

  it('UNI-26.9 leaves a token that lies beside another military building of its owner, to which it then belongs (worked example 33)', () => {
    const s = conquered([army, {}], {
      buildings: { severin: ['tower'], slavonia: ['tower'] },
      tokens: { serbia: [1, 'severin'] },
    });
    answer(s, 'keep tower');
    expect([controller(s, 'serbia'), s.tokenFrom[node('serbia')]]).toEqual([1, node('slavonia')]);
  });

  it('UNI-26.4 UNI-26.9 replaces only as many as it has tokens', () => {
    const mine = ['crete', 'attica', 'morea', 'albania', 'dobruja', 'wallachia', 'moldavia'];
    const s = conquered([army, {}], {
      buildings: { severin: ['fort'], thrace: ['castle'] },
      tokens: {
        serbia: [1, 'severin'],
        bulgaria: [1, 'severin'],
        ...Object.fromEntries(mine.map((id) => [id, [0, 'thrace'] as const])),
      },
    });
    answer(s, 'keep fort');
    expect(question(s)).toMatchObject({ min: 0, max: 1 });
    answer(s, 'serbia');
    expect([controller(s, 'serbia'), controller(s, 'bulgaria')]).toEqual([0, null]);
  });

  it('UNI-26.9 UNI-26.10 a token beside which its owner’s army stands is not replaced; it goes all the same', () => {
    const s = conquered([army, { units: { serbia: '1LI' } }], {
      buildings: { severin: ['fort'] },
      tokens: { serbia: [1, 'severin'], bulgaria: [1, 'severin'] },
    });
    answer(s, 'keep fort');
    expect(keys(s)).toEqual(['bulgaria']);
    answer(s, 'bulgaria');
    expect([s.controlTokens[node('serbia')], controller(s, 'serbia'), controller(s, 'bulgaria')]).toEqual([-1, 1, 0]);
  });

  it('UNI-26.6 UNI-27.2 removes them with a building that is pillaged', () => {
    const s = conquered([army, {}], { buildings: { severin: ['tower'] }, tokens: { serbia: [1, 'severin'] } });
    answer(s, 'pillage tower');
    expect([s.controlTokens[node('serbia')], asked(s).includes('0 replaceControlTokens')]).toEqual([-1, false]);
  });

  it('UNI-26.11 those of an ownerless building stay until somebody takes it and keeps it', () => {
    const s = position([{ units: { bulgaria: '1LI' } }, {}], {
      buildings: { bulgaria: ['tower'] },
      tokens: { wallachia: [1, 'bulgaria'] },
      next: () => [conquest.do({ seat: 0, node: node('bulgaria'), losers: 0 })],
    });
    s.owner[node('bulgaria')] = -1;
    s.control[node('bulgaria')] = -1;
    expect(controller(s, 'wallachia')).toBe(1);
    advanceTo(s);
    answer(s, 'keep tower');
    answer(s, 'wallachia');
    expect(controller(s, 'wallachia')).toBe(0);
  });

  it('UNI-26.11 UNI-33.5 they stay when the last unit beside the building leaves and it belongs to nobody', () => {
    const s = position([{}, { units: { bulgaria: '1LI' } }], {
      buildings: { bulgaria: ['tower'] },
      tokens: { wallachia: [1, 'bulgaria'] },
    });
    dismiss(s, 1, node('bulgaria'), LIGHT, 1);
    examine(s, node('bulgaria'));
    expect([s.owner[node('bulgaria')], s.controlTokens[node('wallachia')], controller(s, 'wallachia')]).toEqual([-1, 1, 1]);
  });
});
