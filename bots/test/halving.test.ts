/** Trying on common worlds: whatever is clear is not tried on, and luck on a few worlds changes nobody's mind. */

import { below, type Chance, fastChance } from '@castellan/engine';
import { expect, it } from 'vitest';
import { bestOf, type Tried } from '../search/halving.ts';

interface Way extends Tried {
  /** What it comes to on average beyond the usual one, and how far it strays from that. */
  readonly by: number;
  readonly spread: number;
}

function ways(...all: readonly (readonly [by: number, spread: number])[]): readonly Way[] {
  return all.map(([by, spread]) => ({ by, spread, came: [] }));
}

/** Worlds differ by far more than ways do. */
function inWorlds(rng: Chance): (live: readonly Way[]) => void {
  return (live) => {
    const world = below(rng, 1000) / 1000;
    for (const { by, spread, came } of live) came.push(world + by + (spread * (below(rng, 2001) - 1000)) / 1000);
  };
}

function tries(all: readonly Way[]): number {
  return all.reduce((sum, { came }) => sum + came.length, 0);
}

function best(all: readonly Way[], iterations: number): number {
  return all.indexOf(bestOf(all, { iterations, milliseconds: Number.POSITIVE_INFINITY }, inWorlds(fastChance(1))));
}

it('ends as soon as nothing can be gained', () => {
  const alike = ways([0, 0], [0, 0], [-0.1, 0.01]);
  expect(best(alike, 300)).toBe(0);
  expect(tries(alike)).toBeLessThan(30);
});

it('ends as soon as one is clearly the best', () => {
  const clear = ways([0, 0], [-0.1, 0.01], [0.1, 0.01]);
  expect(best(clear, 300)).toBe(2);
  expect(tries(clear)).toBeLessThan(30);
});

it('spends what it may between those that are close, and little on what is clearly worse', () => {
  const close = ways([0, 0], [0.004, 0.2], [-0.3, 0.2], [-0.3, 0.2]);
  best(close, 200);
  expect(tries(close)).toBeGreaterThan(190);
  expect(close[1].came.length).toBe(close[0].came.length);
  expect(close[2].came.length + close[3].came.length).toBeLessThan(50);
});

it('ends between two tries when the time is over, or nobody wants to know any more', () => {
  const budget = { iterations: 1_000, milliseconds: Number.POSITIVE_INFINITY };
  for (const most of [0, 1, 5]) {
    const close = ways([0, 0], [0, 0.2], [0, 0.2]);
    const isCalledOff = (): boolean => tries(close) >= most;
    bestOf(close, { ...budget, isCalledOff }, (live, isOver) => {
      for (const { came } of live) if (!isOver()) came.push(0);
    });
    expect(tries(close)).toBe(most);
  }
  const [usual, other] = ways([0, 0], [1, 0]);
  expect(bestOf([usual, other], { ...budget, milliseconds: 0 }, inWorlds(fastChance(1)))).toBe(usual);
  expect(tries([usual, other])).toBe(0);
});

it('keeps to the usual way where another was only lucky', () => {
  let changed = 0;
  for (let seed = 1; seed <= 100; seed++) {
    const all = ways([0, 0], [0, 0.2]);
    if (bestOf(all, { iterations: 10, milliseconds: Number.POSITIVE_INFINITY }, inWorlds(fastChance(seed))) !== all[0]) changed++;
  }
  expect(changed).toBeLessThan(35);
});
