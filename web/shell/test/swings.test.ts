import { describe, expect, it } from 'vitest';
import { swingsOf, toldOf } from '../ending/swings.ts';

const course = (...first: readonly number[]) => first.map((share, at) => ({ after: at * 10, shares: [share, 1 - share], band: [0, 0] }));

describe('where a game turned', () => {
  it('is where the chances changed most, in the order of the game; the certainty of the end is no turn', () => {
    const swings = swingsOf(course(0.5, 0.52, 0.7, 0.65, 0.3, 0), 2);
    expect(swings.map(({ from, to }) => [from, to])).toEqual([
      [10, 20],
      [30, 40],
    ]);
    expect(swings[1].change).toBeCloseTo(-0.35);
  });

  it('is nowhere where they changed little, or where, of many moments, what changed went back at once', () => {
    expect(swingsOf(course(0.5, 0.51, 0.5, 1), 3)).toEqual([]);
    const blip = Array.from({ length: 40 }, (_, at) => (at === 20 ? 0.6 : 0.5));
    expect(swingsOf(course(...blip), 3)).toEqual([]);
  });

  it('is told by what its seat did meanwhile that is rarest in the game', () => {
    const entry = (seq: number, seat: number, key: string) => ({ seq, seat, key, params: {} });
    const log = [
      entry(9, 0, 'placed'),
      entry(11, 0, 'placed'),
      entry(12, 1, 'won'),
      entry(13, 0, 'slew'),
      entry(25, 0, 'slew'),
      entry(26, 0, 'fell'),
    ];
    const told = toldOf({ from: 10, to: 20, seat: 0, change: 0.2 }, log, 1);
    expect(told.map(({ key, seq }) => [key, seq])).toHaveLength(1);
    expect(told[0].seat).toBe(0);
    expect(told[0].seq).toBeGreaterThan(10);
  });
});
