import { describe, expect, it } from 'vitest';
import { surpriseWindow } from '../rules/windows.ts';
import type { FieState } from '../state.ts';
import type { WindowKind } from '../vocabulary.ts';
import { answer, keys, lord, type PlayerPlan, refusalOf, whereIs } from './builders.ts';
import { running } from './running.ts';

const players: readonly PlayerPlan[] = [
  { lords: { henri: 'bourg' }, hand: ['assassination', 'justice'] },
  { lords: { louis: 'bourg', othon: 'sigy' } },
  { lords: { raoul: 'tournus' } },
];

function opened(kind: WindowKind = 'income'): FieState {
  return running(players, { captives: { henri: 1 }, control: { bourg: 1 } }, (s) => [surpriseWindow(s, kind)]);
}

describe('Assassination and Justice', () => {
  it('FIE-26.1 FIE-5.10 a captive may be the author of an assassination, anywhere; own Lords are no victims, others’ no assassins', () => {
    const s = opened();
    expect(keys(s, 0)).toEqual(['pass', ...['louis', 'othon', 'raoul'].map((id) => `assassinate ${id} by henri`)]);
    expect(refusalOf(s, 'assassinate henri by henri', 0)).toBe('FIE-26.1 victimIsYours');
    expect(refusalOf(s, 'assassinate othon by louis', 0)).toBe('FIE-26.1 assassinNotYours');
    answer(s, 'assassinate raoul by henri', 0);
    expect([whereIs(s, 'raoul'), s.assassin[lord('henri')]]).toEqual([null, 1]);
  });

  it('FIE-26.2 FIE-26.3 refuses one who bears a marker, and all when both markers are out', () => {
    const s = opened();
    s.assassin[lord('henri')] = 1;
    expect(refusalOf(s, 'assassinate raoul by henri', 0)).toBe('FIE-26.3 assassinAlready');
    s.assassin[lord('henri')] = 0;
    s.assassin[lord('louis')] = 1;
    s.assassin[lord('othon')] = 1;
    expect(refusalOf(s, 'assassinate raoul by henri', 0)).toBe('FIE-26.2 noAssassinMarker');
  });

  it('FIE-26.4 Justice reaches only those who bear a marker', () => {
    const s = opened();
    s.assassin[lord('othon')] = 1;
    expect(keys(s, 0)).toContain('execute othon');
    expect(refusalOf(s, 'execute raoul', 0)).toBe('FIE-26.4 noAssassin');
  });

  it('FIE-21.5 FIE-25.8 neither is played in the windows of a ride-through or an uprising', () => {
    expect([keys(opened('ride'), 0), keys(opened('uprising'), 0)]).toEqual([['pass'], ['pass']]);
    expect(refusalOf(opened('ride'), 'assassinate raoul by henri', 0)).toBe('FIE-21.5 notWhileRiding');
    expect(refusalOf(opened('uprising'), 'execute raoul', 0)).toBe('FIE-25.8 notInUprising');
  });
});
