import { scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { turnOrder } from '../rules/order.ts';
import type { UniState } from '../state.ts';
import { answer, asked, interject, type PlayerPlan, position, refusalOf, viewOf } from './builders.ts';

const FOUR: readonly PlayerPlan[] = [{ florins: 500 }, { florins: 500 }, { florins: 500 }, { florins: 500 }];

function auction(players: readonly PlayerPlan[] = FOUR, turn = 3, order = [0, 1, 2, 3], chance = scriptChance([])): UniState {
  return position(players, {
    turn,
    order,
    chance,
    phase: 'order',
    next: (s) => {
      const next = turnOrder(s);
      return next === undefined ? [] : 'step' in next ? [next] : next;
    },
  });
}

function bid(s: UniState, ...bids: readonly number[]): UniState {
  bids.forEach((n, seat) => {
    answer(s, String(n), seat);
  });
  return s;
}

describe('turn order', () => {
  it('UNI-4.1 UNI-2.4 asks all at once for 0 to what they hold, in secret', () => {
    // Also who has nothing: silence would tell.
    expect(asked(auction([{ florins: 0 }, ...FOUR.slice(1)]))).toHaveLength(4);
    const s = auction();
    expect(asked(s)).toHaveLength(4);
    expect(refusalOf(s, '501', 0)).toBe('UNI-4.1 outOfRange');
    expect(refusalOf(s, '-1', 0)).toBe('UNI-4.1 outOfRange');
    answer(s, '500', 0);
    answer(s, '0', 1);
    expect([viewOf(s, 2).players[0].florins, s.florins]).toEqual([null, [500, 500, 500, 500]]);
    expect(asked(s)).toEqual(['2 bidTurnOrder', '3 bidTurnOrder']);
  });

  it('UNI-4.2 UNI-4.7 puts the highest bidder first, who alone pays, to the last', () => {
    const s = bid(auction(), 10, 40, 30, 20);
    expect(s.order).toEqual([1, 2, 3, 0]);
    expect(s.florins).toEqual([540, 460, 500, 500]);
  });

  it('UNI-4.3 UNI-4.6 lets only those tied for the highest bid add once, up to what they hold', () => {
    const s = bid(auction(), 100, 100, 100, 20);
    expect(asked(s)).toEqual(['0 rebidTurnOrder', '1 rebidTurnOrder', '2 rebidTurnOrder']);
    expect(refusalOf(s, '401', 0)).toBe('UNI-4.3 outOfRange');
    answer(s, '0', 0);
    answer(s, '50', 1);
    answer(s, '20', 2);
    expect(s.order).toEqual([1, 2, 0, 3]);
    expect(s.florins).toEqual([500, 350, 500, 650]);
    const two = bid(auction(), 100, 20, 100, 30);
    expect(asked(two)).toEqual(['0 rebidTurnOrder', '2 rebidTurnOrder']);
    answer(two, '0', 0);
    answer(two, '1', 2);
    // Who lost the second bid stays ahead of all who bid less.
    expect(two.order).toEqual([2, 0, 3, 1]);
  });

  it('UNI-4.4 breaks a second tie by the reverse of the order before', () => {
    const s = bid(auction(FOUR, 3, [2, 0, 3, 1]), 100, 100, 0, 0);
    answer(s, '10', 0);
    answer(s, '10', 1);
    expect(s.order).toEqual([1, 0, 3, 2]);
    expect(s.florins).toEqual([500, 390, 610, 500]);
  });

  it('UNI-4.5 reverses the order of tied players at other ranks', () => {
    expect(bid(auction(FOUR, 3, [0, 1, 2, 3]), 10, 50, 10, 10).order).toEqual([1, 3, 2, 0]);
  });

  it('UNI-4.5 draws ties on turn 1 at random', () => {
    const s = bid(auction(FOUR, 1, [0, 1, 2, 3], scriptChance([[2, 0, 3, 1]])), 10, 50, 10, 10);
    expect(s.order).toEqual([1, 3, 0, 2]);
  });

  it('UNI-4.3 UNI-4.8 pays nothing where the winning sum is 0 (worked example 63)', () => {
    const zero = bid(auction(), 0, 0, 0, 0);
    const told = [0, 1, 2, 3].flatMap((seat) => answer(zero, '0', seat));
    expect(told.map(({ key }) => key)).not.toContain('bidPaid');
    expect(zero.florins).toEqual([500, 500, 500, 500]);
    expect(zero.order).toEqual([3, 2, 1, 0]);
    const s = bid(auction(FOUR, 3, [0, 1, 2, 3]), 0, 0, 0, 0);
    expect(asked(s)).toHaveLength(4);
    for (const [seat, n] of [0, 20, 0, 0].entries()) answer(s, String(n), seat);
    expect(s.order).toEqual([1, 3, 2, 0]);
    expect(s.florins).toEqual([520, 480, 500, 500]);
  });

  it('UNI-4.9 UNI-40.1 UNI-40.2 lets a player borrow 500 before he bids, once a turn', () => {
    const s = auction();
    interject(s, 0, 'loan');
    expect(s.florins[0]).toBe(1000);
    expect(() => interject(s, 0, 'loan')).toThrow();
    answer(s, '900', 0);
    s.loans[1] = 5;
    expect(() => interject(s, 1, 'loan')).toThrow();
    s.loans[2] = 4;
    interject(s, 2, 'loan');
    expect(s.loans[2]).toBe(5);
  });
});
