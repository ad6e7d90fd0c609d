import { describe, expect, it } from 'vitest';
import {
  amount,
  checkAnswer,
  fastChance,
  type Option,
  order,
  pick,
  printAnswer,
  type Question,
  randomAnswer,
  refusal,
  someSubset,
  subset,
} from '../index.ts';
import { micro, microTable, note } from './builders.ts';

const OPTIONS = ['a', 'b', 'c', 'd'].map((key): Option => ({ key, say: 'take' }));

/** How often each answer comes, as text. */
function answers(q: Question, tries = 4000): Map<string, number> {
  const rng = fastChance(5);
  const counts = new Map<string, number>();
  const game = micro(() => undefined);
  const { state } = microTable(game);
  for (let i = 0; i < tries; i++) {
    const text = printAnswer(q, randomAnswer(q, rng));
    if (!counts.has(text)) expect(checkAnswer(game, state, { ...q, frame: note.do({ word: '' }) }, text).ok).toBe(true);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

describe('a random answer', () => {
  it('is any option of a pick, each as likely', () => {
    const counts = answers(pick(0, OPTIONS));
    expect([...counts.keys()].toSorted()).toEqual(['a', 'b', 'c', 'd']);
    for (const n of counts.values()) expect(n).toBeGreaterThan(880);
  });

  it('is any amount within reach', () => {
    expect([...answers(amount(0, -1, 9, { step: 4 })).keys()].toSorted()).toEqual(['-1', '3', '7']);
  });

  it('is any order', () => {
    expect(answers(order(0, OPTIONS)).size).toBe(24);
  });

  it('is any set of any size allowed', () => {
    const texts = [...answers(subset(0, OPTIONS, { min: 0, max: 2 })).keys()];
    expect(texts).toHaveLength(1 + 4 + 12);
    expect(texts).toContain('-');
  });

  it('fits the check, by a suggestion when nothing else is found', () => {
    const only = (chosen: readonly Option[]) => chosen.length === 4 && chosen[0].key === 'd' && chosen[1].key === 'c';
    const check = (chosen: readonly Option[]) => (only(chosen) ? null : refusal('MIC-1', 'no'));
    const q = subset(0, OPTIONS, { min: 0, max: 4, check, suggest: () => [OPTIONS.toReversed()] });
    expect([...answers(q).keys()].every((text) => text.startsWith('d + c + '))).toBe(true);
  });

  it('cannot be found when the check refuses all and nothing is suggested', () => {
    const q = subset(0, OPTIONS, { min: 0, max: 4, check: () => refusal('MIC-1', 'no'), suggest: () => [] });
    expect(() => someSubset(q, fastChance(1), 2)).toThrow('suggests none');
  });
});
