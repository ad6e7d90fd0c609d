/** The clocks of the seats, as sums. */

import { describe, expect, it } from 'vitest';
import { clocksAfter, dueAt, freshClocks, outOfTime, shownClocks } from '../tables/clocks.ts';
import type { Sitting } from '../tables/draft.ts';
import type { Charter, Head } from '../tables/stored.ts';
import { charter, head, seated } from './store/contract.ts';

const HOUR = 3_600_000;
const live: Charter = { ...charter, clock: { kind: 'live', initial: 60, increment: 5 } };
const slow: Charter = { ...charter, clock: { kind: 'correspondence', hours: 24 } };
const playing: Head = {
  ...head,
  stage: 'playing',
  holdings: [seated('ada'), seated('bob')],
  waiting: [0],
  clocks: [60_000, 60_000],
  at: 1_000,
};
const sitting = (changes: Partial<Sitting>): Sitting => ({ charter: live, head: playing, now: 1_000, serverStart: 0, ...changes });

describe('live clocks', () => {
  it('begin full', () => {
    expect(freshClocks(live, 2)).toEqual([60_000, 60_000]);
    expect(freshClocks(charter, 2)).toEqual([null, null]);
  });

  it('lose the time that passes while their seat is asked, and only then', () => {
    expect(clocksAfter(sitting({ now: 11_000 }), [0], [0])).toEqual([50_000, 60_000]);
    expect(shownClocks(sitting({ now: 11_000 }))).toEqual([
      { left: 50_000, running: true },
      { left: 60_000, running: false },
    ]);
  });

  it('gain the increment when their seat has done deciding', () => {
    expect(clocksAfter(sitting({ now: 11_000 }), [1], [0])).toEqual([55_000, 60_000]);
  });

  it('run for all who decide side by side', () => {
    const both = { ...playing, waiting: [0, 1] };
    expect(clocksAfter(sitting({ head: both, now: 11_000 }), [1], [0])).toEqual([55_000, 50_000]);
  });

  it('stand still while some talk in private by the clock, which is due when that is over', () => {
    const talking = { ...playing, rooms: [{ room: 1, seat: 0, at: 181_000, stopping: true }] };
    expect(clocksAfter(sitting({ head: talking, now: 11_000 }), [0], [])).toEqual([60_000, 60_000]);
    expect(dueAt(sitting({ head: talking }))).toBe(181_000);
    const slower = { ...talking, rooms: [{ ...talking.rooms[0], stopping: false }] };
    expect(clocksAfter(sitting({ head: slower, now: 11_000 }), [0], [])).toEqual([50_000, 60_000]);
  });

  it('are due when the time of the whole game is over', () => {
    expect(dueAt(sitting({ head: { ...playing, ends: { at: 31_000 } } }))).toBe(31_000);
  });

  it('are due when the first of them runs out', () => {
    const both = { ...playing, waiting: [0, 1], clocks: [60_000, 20_000] };
    expect(dueAt(sitting({ head: both }))).toBe(21_000);
    expect(outOfTime(sitting({ head: both, now: 20_999 }))).toEqual([]);
    expect(outOfTime(sitting({ head: both, now: 21_000 }))).toEqual([1]);
    expect(dueAt(sitting({ head: { ...playing, waiting: [] } }))).toBeNull();
  });

  it('stand still for bots and before the server began', () => {
    const standIn = { ...playing, holdings: [{ ...seated('ada'), standIn: 'page' as const }, seated('bob')] };
    expect(dueAt(sitting({ head: standIn }))).toBeNull();
    expect(clocksAfter(sitting({ now: 11_000, serverStart: 9_000 }), [0], [0])).toEqual([58_000, 60_000]);
  });

  it('gain nothing from a clock of the machine that is set back', () => {
    expect(clocksAfter(sitting({ now: -50_000 }), [0], [0])).toEqual([60_000, 60_000]);
    expect(shownClocks(sitting({ now: -50_000 }))[0]).toEqual({ left: 60_000, running: true });
  });

  it('never go below nothing', () => {
    expect(clocksAfter(sitting({ now: 999_000 }), [0], [0])).toEqual([0, 60_000]);
    expect(shownClocks(sitting({ now: 999_000 }))[0]).toEqual({ left: 0, running: true });
  });
});

describe('correspondence clocks', () => {
  const thinking: Head = { ...playing, clocks: [24 * HOUR, 24 * HOUR], at: 0 };
  const at = (now: number, serverStart = -1e12) => sitting({ charter: slow, head: thinking, now, serverStart });

  it('start afresh with every decision of their seat', () => {
    expect(clocksAfter(at(20 * HOUR), [0], [0])).toEqual([24 * HOUR, 24 * HOUR]);
    expect(clocksAfter(at(20 * HOUR), [1], [0])).toEqual([24 * HOUR, 24 * HOUR]);
  });

  it('go on while another seat decides', () => {
    const both = { ...thinking, waiting: [0, 1] };
    expect(clocksAfter(sitting({ charter: slow, head: both, now: 20 * HOUR }), [0], [1])).toEqual([4 * HOUR, 24 * HOUR]);
  });

  it('go on while the server is down, but leave an hour after it is back', () => {
    expect(dueAt(at(HOUR))).toBe(24 * HOUR);
    expect(outOfTime(at(30 * HOUR, 30 * HOUR))).toEqual([]);
    expect(dueAt(at(30 * HOUR, 30 * HOUR))).toBe(31 * HOUR);
    expect(outOfTime(at(31 * HOUR, 30 * HOUR))).toEqual([0]);
    expect(dueAt(at(10 * HOUR, 10 * HOUR))).toBe(24 * HOUR);
  });
});
