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
    // Of two, the one who gained is told of.
    expect(swings.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(swings[1].change).toBeCloseTo(0.35);
  });

  it('is nowhere where they changed little, or where, of many moments, what changed went back at once', () => {
    expect(swingsOf(course(0.5, 0.51, 0.5, 1), 3)).toEqual([]);
    const blip = Array.from({ length: 40 }, (_, at) => (at === 20 ? 0.6 : 0.5));
    expect(swingsOf(course(...blip), 3)).toEqual([]);
  });

  it('is told by what its seat did meanwhile that says most, and of that what is rarest in the game', () => {
    const entry = (seq: number, seat: number, key: string, params = {}) => ({ seq, seat, key, params });
    const log = [
      entry(9, 0, 'slew', { seat: 0, titan: 'crab', force: 6 }),
      entry(11, 0, 'placed', { seat: 0, citizen: 1 }),
      entry(12, 1, 'won', { seat: 1, card: 'a', by: 1, cost: 3 }),
      entry(13, 0, 'opened', { action: 'build' }),
      entry(14, 0, 'turnBegan', { seat: 0, turn: 3, of: 9 }),
      entry(14, 0, 'placed', { seat: 0, citizen: 2 }),
      entry(15, 0, 'took', { seat: 0, coins: 2 }),
      entry(16, 0, 'slew', { seat: 0, titan: 'ape', force: 7 }),
      entry(25, 0, 'fell', { seat: 0, titan: 'bull', force: 9, with: 2 }),
    ];
    const told = toldOf({ from: 10, to: 20, seat: 0, change: 0.2 }, log, 2);
    expect(told.map(({ seq }) => seq)).toEqual([15, 16]);
    // Who did nothing is told what befell them, else what the others did.
    expect(toldOf({ from: 13, to: 14, seat: 0, change: 0.2 }, log, 1).map(({ key }) => key)).toEqual(['opened']);
    expect(toldOf({ from: 12, to: 13, seat: 0, change: -0.2 }, log, 1).map(({ key }) => key)).toEqual(['won']);
  });
});
