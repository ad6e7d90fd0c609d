import type { Puzzle } from '@castellan/bots/puzzle';
import { describe, expect, it } from 'vitest';
import { dayOf, puzzleOfDay } from '../today.ts';

function some(count: number): readonly Puzzle[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `1-${n}`,
    seat: 0,
    step: 'turn',
    over: n / count,
    answers: [],
    best: 1,
    because: [],
    ends: false,
    blind: 0,
  }));
}

describe('the puzzle of the day', () => {
  it('changes at midnight of Greenwich, wherever one is', () => {
    expect(dayOf(new Date('2026-03-01T23:59:59Z'))).toBe(dayOf(new Date('2026-03-01T00:00:00Z')));
    expect(dayOf(new Date('2026-03-02T00:00:00Z'))).toBe(dayOf(new Date('2026-03-01T00:00:00Z')) + 1);
    expect(dayOf(new Date('2026-03-02T01:30:00+02:00'))).toBe(dayOf(new Date('2026-03-01T12:00:00Z')));
  });

  it('comes again only when all have been shown', () => {
    for (const count of [1, 2, 30, 36, 37, 60]) {
      const all = some(count);
      const shown = all.map((_, day) => puzzleOfDay(all, 20_000 + day)?.id);
      expect(new Set(shown).size, `of ${count}`).toBe(count);
      expect(puzzleOfDay(all, 20_000 + count)?.id).toBe(shown[0]);
    }
  });

  it('is none where there are none', () => {
    expect(puzzleOfDay([], 20_000)).toBeNull();
  });
});
