/** Coming back to a table. */

import { expect, it } from 'vitest';
import { isLongAgo, namesSeat, readSeen, toldSince, whenText, writeSeen } from '../away.ts';

const entry = (seq: number, key: string, params = {}) => ({ seq, seat: 0, key, params });

it('reads what was noted with and without its time, and nothing else', () => {
  expect(readSeen('12')).toEqual({ seq: 12, at: null });
  expect(readSeen(writeSeen({ seq: 12, at: 1_700_000_000_000 }))).toEqual({ seq: 12, at: 1_700_000_000_000 });
  expect(readSeen(null)).toBeNull();
  expect(readSeen('yesterday')).toBeNull();
});

it('tells by itself after a long time only', () => {
  const now = 1_700_000_000_000;
  expect(isLongAgo({ seq: 1, at: now - 5 * 60_000 }, now)).toBe(false);
  expect(isLongAgo({ seq: 1, at: now - 86_400_000 }, now)).toBe(true);
  expect(isLongAgo({ seq: 1, at: null }, now)).toBe(false);
});

it('knows whom an event names, alone or among others', () => {
  expect(namesSeat({ seat: 2 }, 2)).toBe(true);
  expect(namesSeat({ toSeat: 2, florins: 1 }, 2)).toBe(true);
  expect(namesSeat({ seats: [0, 2] }, 2)).toBe(true);
  expect(namesSeat({ n: 2, seat: 1 }, 2)).toBe(false);
});

it('tells what came after, with the headings that something stands under', () => {
  const log = [
    entry(0, 'roundBegan'),
    entry(1, 'placed', { seat: 1 }),
    entry(2, 'roundBegan'),
    entry(2, 'phaseBegan'),
    entry(3, 'placed', { seat: 2 }),
    entry(4, 'roundBegan'),
  ];
  expect(toldSince(log, { seq: 1, at: null }, ({ key, params }) => key !== 'placed' || namesSeat(params, 2))).toEqual([
    log[2],
    log[3],
    log[4],
  ]);
});

it('says when that was as people do', () => {
  const now = new Date(2026, 10, 16, 9, 0).getTime();
  const before = (days: number): number => new Date(2026, 10, 16 - days, 21, 40).getTime();
  expect(whenText('fr', before(1), now)).toBe('hier, 21:40');
  expect(whenText('en-GB', before(3), now)).toBe('3 days ago, 21:40');
  expect(whenText('en-GB', before(20), now)).toBe('27 October, 21:40');
});
