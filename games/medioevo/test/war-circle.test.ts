import { scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { attackOf, hordeOf, lossOf, rollWarCircle } from '../rules/war-circle.ts';
import type { UniState } from '../state.ts';
import { ARCHER, CAPTAIN, LIGHT } from '../vocabulary.ts';
import { advanceTo, answer, asked, position, viewOf } from './builders.ts';

describe('the War Circle', () => {
  it('UNI-5.2 UNI-5.3 UNI-5.4 UNI-5.5 is rolled by the first player, who may reroll once; all see it (worked example 4)', () => {
    // Scripted dice count from 0.
    const s = advanceTo(
      position([{}, {}, {}], { phase: 'events', order: [2, 0, 1], chance: scriptChance([2, 4, 0, 3]), next: () => [rollWarCircle.do({})] }),
    );
    expect(asked(s)).toEqual(['2 rerollBarbarianDice']);
    expect(viewOf(s, 1).warCircle?.dice).toEqual([3, 5, 1]);
    expect([hordeOf(s)[LIGHT], hordeOf(s)[ARCHER], hordeOf(s)[CAPTAIN]]).toEqual([2, 0, 1]);
    answer(s, 'd8');
    expect(viewOf(s, null).warCircle).toEqual({ dice: [3, 5, 4], attack: 5, loss: 3, horde: [2, 0, 0, 0, 0, 0, 0] });
    expect(asked(s)[0]).not.toContain('rerollBarbarianDice');
  });

  it('UNI-5.2 any of the dice are rerolled together', () => {
    const chance = scriptChance([2, 4, 0, 0, 6]);
    const s = advanceTo(position([{}, {}], { phase: 'events', chance, next: () => [rollWarCircle.do({})] }));
    answer(s, 'd4 + d8');
    expect(viewOf(s, null).warCircle?.dice).toEqual([1, 5, 7]);
    const rolled = (...more: readonly number[]): UniState =>
      advanceTo(position([{}, {}], { phase: 'events', chance: scriptChance([2, 4, 0, ...more]), next: () => [rollWarCircle.do({})] }));
    const all = rolled(0, 5, 7);
    answer(all, 'd4 + d6 + d8');
    expect(viewOf(all, null).warCircle?.dice).toEqual([1, 6, 8]);
    const none = rolled();
    answer(none, '-');
    expect([viewOf(none, null).warCircle?.dice, asked(none).some((one) => one.includes('reroll'))]).toEqual([[3, 5, 1], false]);
  });

  it('UNI-20.1 UNI-20.2 UNI-20.3 UNI-41.3 counts the highest die or the product of equal ones, and the lowest (worked example 21)', () => {
    expect([attackOf([3, 3, 3]), attackOf([5, 5, 4]), attackOf([2, 2, 5]), attackOf([1, 5, 5]), attackOf([1, 2, 4])]).toEqual([
      27, 25, 5, 25, 4,
    ]);
    expect([attackOf([4, 1, 2]), attackOf([1, 6, 2]), attackOf([3, 1, 3]), attackOf([2, 6, 2]), attackOf([1, 1, 1])]).toEqual([
      4, 6, 9, 6, 1,
    ]);
    expect([attackOf([4, 1, 4]), lossOf([3, 5, 4]), lossOf([1, 5, 5])]).toEqual([16, 3, 1]);
  });
});
