/** What the instinct does about enemies who arm, before any battle is fought. */

import { describe, expect, it } from 'vitest';
import { outgunned, raidersNear, troopsOf } from '../bot/threat.ts';
import type { MedState } from '../state.ts';
import { cards, choice, type FiefPlan, play, scene, weightOf } from './builders.ts';

const WATCH = ['soldier', 'soldier', 'soldier'];
const HOST = ['soldier', 'soldier', 'soldier', 'soldier', 'soldier'];

function against(mine: FiefPlan, theirs: FiefPlan, phase: 'start' | 'actions' | 'movement' = 'actions'): MedState {
  return scene([mine, { territories: [['farm']], ...theirs }], { phase });
}

describe('threats', () => {
  it('are those who fight and do not work, as far as they are in the fief or a march away', () => {
    const near = (away: FiefPlan['away'], open: readonly string[] = []): number => raidersNear(against({}, { away, open }), cards, 0);
    expect(near({ neutral: ['soldier', 'archer'], fief0: ['infantry'] })).toBe(3);
    expect(near({ neutral: ['peasant', 'priest', 'merchant'] })).toBe(0);
    // From his own fief only a Knight goes two steps.
    expect(near({}, ['soldier', 'knight'])).toBe(1);
  });

  it('are none from an ally, and the strongest enemy counts alone', () => {
    const s = scene([
      { open: ['soldier'] },
      { open: ['soldier', 'soldier'], away: { centre: ['infantry'] } },
      { open: ['soldier'], away: { centre: ['knight', 'knight', 'archer', 'infantry'] } },
      { open: ['archer'] },
    ]);
    expect([0, 1, 2, 3].map((seat) => troopsOf(s, cards, seat))).toEqual([1, 3, 5, 1]);
    expect([0, 1, 2, 3].map((seat) => outgunned(s, cards, seat))).toEqual([2, 2, 0, 4]);
    expect([raidersNear(s, cards, 0), raidersNear(s, cards, 1)]).toEqual([1, 4]);
  });
});

describe('the instinct', () => {
  const FIEF = [['farm', 'peasant'], ['field', 'peasant'], ['forest'], ['mine']];

  it('draws a watch of three before anything else, those in hand counted, and more when an enemy has more', () => {
    const drawn = (open: readonly string[], hand: readonly string[], enemy: readonly string[]): string =>
      choice(against({ territories: FIEF, open, hand }, { open: enemy }, 'start'));
    expect(drawn([], [], [])).toBe('draw military');
    expect(drawn(WATCH, [], [])).toBe('draw character');
    expect(drawn(['soldier'], ['soldier', 'archer'], [])).toBe('draw character');
    expect(drawn(WATCH, [], HOST)).toBe('draw military');
  });

  it('builds behind its watch, and arms first without one, when an enemy has armed, and with raiders a march away', () => {
    const first = (open: readonly string[], enemy: FiefPlan): string => {
      const territories = [['farm', 'peasant'], ['farm'], ['forest', 'peasant'], ['mine', 'peasant']];
      return choice(against({ territories, open, hand: ['soldier', 'peasant', 'field'] }, enemy));
    };
    expect(first(WATCH, {})).toMatch(/^buy/);
    expect(first([], {})).toBe('play soldier');
    expect(first(WATCH, { open: ['soldier', 'soldier', 'infantry', 'infantry'] })).toBe('play soldier');
    expect(first(WATCH, { away: { neutral: ['knight'] } })).toBe('play soldier');
  });

  it('keeps a Knight in hand for a stronger enemy whom it would throw away for a second Workshop', () => {
    const gain = (enemy: readonly string[]): number => {
      const territories = [['farm', 'workshop'], ['forest', 'peasant'], ['mine']];
      const mine = { cityUsed: true, territories, open: ['soldier!', 'soldier!', 'soldier!', 'peasant'], hand: ['knight'] };
      const s = scene([mine, { territories: [['farm']], open: enemy }], { tops: ['workshop', 'tower', 'castle'] });
      return weightOf(s, 'buy workshop-02') - weightOf(s, 'end actions');
    };
    expect(gain([])).toBeGreaterThan(0);
    expect(gain(HOST)).toBeLessThan(0);
  });

  it('pays with the City in peace, and rather with a card it has no room for while raiders are near, so that the City can strike', () => {
    const paid = (away: FiefPlan['away']): string => {
      const territories = [['field'], ['farm!'], ['forest'], ['mine']];
      return choice(play(against({ territories, hand: ['mine'] }, { away }), 'extra military'));
    };
    expect(paid({})).toContain('use city-01');
    expect(paid({})).not.toContain('discard');
    expect(paid({ neutral: ['soldier'] })).not.toContain('use city-01');
    expect(paid({ neutral: ['soldier'] })).toContain('discard mine-02');
  });

  it('sends nobody away while as many raiders are near as stand ready at home', () => {
    const marched = (open: readonly string[], raiders: readonly string[]): string => {
      const theirs = { territories: [['farm'], ['field', 'bank']], away: { neutral: raiders } };
      return choice(against({ territories: [['farm', 'peasant']], open }, theirs, 'movement'));
    };
    expect(marched(['knight'], [])).toBe('march knight-01 neutral');
    expect(marched(['knight'], ['soldier'])).toBe('end turn');
    expect(marched(['knight', 'soldier'], ['soldier'])).toMatch(/^march/);
  });
});
