/** 4. Turn order: secret bids, revealed together. */

import { amount, type Next, type Seat, shuffle } from '@castellan/engine';
import type { UniState } from '../state.ts';
import { bestDeed } from './honour.ts';
import { transfer } from './money.ts';
import { step } from './step.ts';

/** The rank of a player in this turn's order, from 0. */
export function rankOf(s: UniState, seat: Seat): number {
  return s.order.indexOf(seat);
}

/** All bid at the same time (UNI-2.4, UNI-4.1). */
export const bidTurnOrder = step.poll('bidTurnOrder', {
  rule: ['UNI-4.1', 'UNI-2.4'],
  crumb: (_: object) => ({}),
  ask: (s, { seat }: { seat: Seat }) => amount(seat, 0, s.florins[seat], { always: true }),
  resolve(s, _p, given): Next {
    const sums = new Array<number>(s.core.seats).fill(0);
    for (const { seat, answer } of given) sums[seat] = answer ?? 0;
    s.core.told?.push({ key: 'bidsShown', params: { bids: given.map(({ answer }) => answer ?? 0), seats: given.map(({ seat }) => seat) } });
    const tied = leadersOf(s, sums);
    return tied.length > 1 ? rebidTurnOrder.do({ seats: tied, sums }) : fixOrder.do({ sums });
  },
});

/** Only those tied for the highest bid add one more (UNI-4.3). */
export const rebidTurnOrder = step.poll('rebidTurnOrder', {
  rule: 'UNI-4.3',
  crumb: (_: { sums: readonly number[] }) => ({}),
  /** In worlds that others hold possible he may have less than he has bid. */
  ask: (s, { seat, sums }: { seat: Seat; sums: readonly number[] }) =>
    amount(seat, 0, Math.max(0, s.florins[seat] - sums[seat]), { always: true, params: { sum: sums[seat] } }),
  resolve(s, { sums }, given): Next {
    const total = sums.slice();
    for (const { seat, answer } of given) total[seat] += answer ?? 0;
    s.core.told?.push({ key: 'bidsShown', params: { bids: given.map(({ seat }) => total[seat]), seats: given.map(({ seat }) => seat) } });
    return fixOrder.do({ sums: total });
  },
});

function leadersOf(s: UniState, sums: readonly number[]): Seat[] {
  const most = Math.max(...s.order.map((seat) => sums[seat]));
  return s.order.filter((seat) => sums[seat] === most);
}

/**
 * The highest first; those who tie take the reverse of their order of the turn before, on turn 1 at random (UNI-4.2, UNI-4.4 to UNI-4.6).
 * Only the first pays, to the last (UNI-4.7, UNI-4.8).
 */
export const fixOrder = step.work('fixOrder', {
  rule: ['UNI-4.2', 'UNI-4.4', 'UNI-4.5', 'UNI-4.6', 'UNI-4.7', 'UNI-4.8'],
  run(s, { sums }: { sums: readonly number[] }): Next {
    const before = s.turn === 1 ? shuffled(s, sums) : s.order.slice();
    s.orderBefore = s.order;
    s.order = before.slice().sort((a, b) => sums[b] - sums[a] || before.indexOf(b) - before.indexOf(a));
    const [first] = s.order;
    const last = s.order[s.order.length - 1];
    bestDeed(s, first, 'wonBid', sums[first] + 1);
    s.core.told?.push({ key: 'orderFixed', params: { seats: s.order.slice() } });
    if (sums[first] === 0 || first === last) return undefined;
    transfer(s, first, last, sums[first]);
    s.core.told?.push({ key: 'bidPaid', params: { seat: first, toSeat: last, florins: sums[first] } });
    return undefined;
  },
});

/** Chance is drawn only where somebody is tied. */
function shuffled(s: UniState, sums: readonly number[]): Seat[] {
  const seats = s.order.slice();
  const bids = seats.map((seat) => sums[seat]);
  return new Set(bids).size === bids.length ? seats : shuffle(s.core.chance, seats);
}

/** Phase 1 (UNI-4). */
export function turnOrder(s: UniState): Next {
  return bidTurnOrder.do({ seats: s.order.slice() });
}
