import { describe, expect, it } from 'vitest';
import type { Slip } from '../analysis/analysis.ts';
import { lessonsOf, luckBand } from '../analysis/lessons.ts';

const nothing = { text: '', chosen: [] };

function slip(line: number, seat: number, loss: number, ...because: readonly (readonly [feature: string, more: number])[]): Slip {
  const reasons = because.map(([feature, more]) => ({ feature, more }));
  return { line, seat, loss, surely: loss, played: nothing, better: nothing, because: reasons };
}

const even = { weighed: 10, good: 5, luck: 0 };
const unknown = { question: () => null, part: () => null };

describe('what is to be kept of a game', () => {
  const slips = [
    slip(3, 0, 0.1, ['swords', 2], ['coins', 1]),
    slip(8, 1, 0.25, ['coins', 3]),
    slip(9, 0, 0.12, ['hungry', -1]),
    slip(14, 0, 0.08, ['swords', 1]),
  ];

  it('is who gave most away in all, and the dearest of those answers', () => {
    const { player } = lessonsOf({ slips, accounts: [even, even] }, unknown);
    expect(player).toMatchObject({ of: 0, slips: 3, dearest: { line: 9 } });
    expect(player?.loss).toBeCloseTo(0.3);
  });

  it('is at which question and when, where that is more than one answer', () => {
    const around = { question: ({ line }: Slip) => (line === 8 ? 'pay' : 'build'), part: ({ line }: Slip) => line };
    const { question, part } = lessonsOf({ slips, accounts: [even, even] }, around);
    expect(question).toMatchObject({ of: 'build', slips: 3, dearest: { line: 9 } });
    expect(part).toBeNull();
    expect(lessonsOf({ slips, accounts: [even, even] }, unknown).question).toBeNull();
  });

  it('is what was missing, by what it cost, and what there was too much of', () => {
    const { missing, tooMuch } = lessonsOf({ slips, accounts: [even, even] }, unknown);
    expect(missing).toEqual(['coins', 'swords']);
    expect(tooMuch).toEqual(['hungry']);
  });

  it('is who answered best, if one did, and luck where it is worth telling', () => {
    const accounts = [
      { ...even, good: 7, luck: 0.2 },
      { ...even, luck: -0.04 },
    ];
    expect(lessonsOf({ slips: [], accounts }, unknown)).toMatchObject({ player: null, best: 0, lucky: 0, unlucky: null });
    expect(lessonsOf({ slips: [], accounts: [even, even] }, unknown)).toMatchObject({ best: null, lucky: null });
    // What may be due to the worlds that were tried is no luck yet.
    const unsure = accounts.map((account) => ({ ...account, doubt: 0.0225 }));
    expect(lessonsOf({ slips: [], accounts: unsure }, unknown)).toMatchObject({ lucky: null, unlucky: null });
    expect(luckBand(unsure[0])).toBeCloseTo(0.294, 6);
    // Nobody is to be compared with.
    expect(lessonsOf({ slips: [], accounts: [accounts[0]] }, unknown)).toMatchObject({ best: null, lucky: null });
  });
});
