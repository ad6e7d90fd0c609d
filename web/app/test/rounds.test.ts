import type { SeatView } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../tables/client.ts';
import { endsOf, everyOf, partAt, partsOf, pointsAt } from '../analysis/rounds.ts';

const told = (key: string, seq: number, params: LogEntry['params'] = {}): LogEntry => ({ key, params, seq, seat: null });

describe('the rounds of a game that is looked back at', () => {
  it('are those it tells', () => {
    const log = [told('roundBegan', 0, { round: 1 }), told('turnBegan', 2, { seat: 1 }), told('roundBegan', 5, { round: 2 })];
    expect(partsOf(log)).toEqual({ kind: 'round', begun: [0, 5] });
  });

  it('are the turns of its players where it tells no others', () => {
    const log = [told('turnBegan', 1, { seat: 0, turn: 1 }), told('paid', 2), told('turnBegan', 4, { seat: 1, turn: 2 })];
    expect(partsOf(log)).toEqual({ kind: 'turn', begun: [1, 4] });
  });

  it('are none that only began as the game ended', () => {
    const log = [told('roundBegan', 0, { round: 1 }), told('roundBegan', 5, { round: 2 }), told('roundBegan', 9, { round: 3 })];
    expect(partsOf(log, 9)).toEqual({ kind: 'round', begun: [0, 5] });
  });

  it('end where the next begins, and the last with the game', () => {
    expect(endsOf({ kind: 'round', begun: [1, 4, 9] }, 12)).toEqual([4, 9, 12]);
  });

  it('hold every moment: what begins one ends the other', () => {
    const parts = { kind: 'round', begun: [1, 4, 9] } as const;
    expect([0, 1, 4, 5, 9, 12].map((at) => partAt(parts, at))).toEqual([1, 1, 1, 2, 2, 3]);
    expect(partAt({ kind: 'round', begun: [] }, 3)).toBe(0);
  });

  it('are named as far as there is room', () => {
    expect([3, 8, 9, 27].map((rounds) => everyOf(rounds, 8))).toEqual([1, 1, 2, 4]);
  });

  it('have the points that the screen compares, and at the end those that the game counted', async () => {
    const result = { scores: [7, 9], winners: [1], by: 'points', lines: [] };
    const at = async (seq: number): Promise<SeatView> => ({
      seq,
      seat: null,
      board: { points: [seq, 2 * seq] },
      asked: null,
      waiting: [],
      crumbs: [],
      interjections: [],
      offers: [],
      undo: { ok: false, reason: 'over' },
      result: seq === 4 ? result : null,
    });
    const score = (view: { readonly points: readonly number[] }, seat: number): number => view.points[seat];
    expect(await pointsAt({ at }, { score }, [0, 1], [2, 4])).toEqual([
      { after: 2, points: [2, 4] },
      { after: 4, points: [7, 9] },
    ]);
  });
});
