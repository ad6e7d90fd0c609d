/** When a node takes itself for cut off: never because it has something back a moment later than another. */

import { describe, expect, it } from 'vitest';
import { type CutTimes, type Own, type Witness, whyCut } from '../cluster/cut.ts';

const TIMES: CutTimes = { cutFromBus: 1_500, cutFromStore: 2_000, cutFromBoth: 2_400, witness: 600, noticed: 900 };
const NOW = 100_000;
const ago = (ms: number): number => NOW - ms;
const own = (deaf: number, storeless: number): Own => ({ heardSelf: ago(deaf), renewedAt: ago(storeless), hasBus: deaf < 700 });
const whyOf = (mine: Own, ...others: readonly Partial<Witness>[]): string | null =>
  whyCut(
    TIMES,
    NOW,
    mine,
    others.map((other) => ({ heard: ago(50), storeSince: ago(60_000), busSince: ago(60_000), busSaid: ago(100), ...other })),
  );

describe('a node without PostgreSQL', () => {
  it('is cut off when another has had it all the time', () => {
    expect(whyOf(own(50, 1_900), {})).toBeNull();
    expect(whyOf(own(50, 2_100), {})).toContain('others have PostgreSQL');
  });

  it('is not while others lack it too, nor when they are heard no more', () => {
    expect(whyOf(own(50, 9_000), { storeSince: null })).toBeNull();
    expect(whyOf(own(50, 9_000), { heard: ago(700) })).toBeNull();
  });

  it('is not when one of them has it back a moment before, but is when it stays away', () => {
    expect(whyOf(own(50, 9_000), { storeSince: ago(300) }, { storeSince: null })).toBeNull();
    expect(whyOf(own(50, 9_000), { storeSince: ago(2_100) })).toContain('others have PostgreSQL');
  });
});

describe('a node without the bus', () => {
  it('is cut off when another has had it all the time, and says so late enough to know', () => {
    expect(whyOf(own(1_400, 100), {})).toBeNull();
    expect(whyOf(own(1_600, 100), { busSaid: ago(1_000) })).toBeNull();
    expect(whyOf(own(1_600, 100), {})).toContain('others have the bus');
  });

  it('is not when one of them has it back a moment before', () => {
    expect(whyOf(own(5_000, 100), { busSince: null }, { busSince: ago(200) })).toBeNull();
  });

  it('is cut off without PostgreSQL as well, whatever others say', () => {
    expect(whyOf(own(2_500, 2_500))).toContain('neither');
    expect(whyOf(own(2_300, 2_500), { busSince: null })).toBeNull();
  });
});
