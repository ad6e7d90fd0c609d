import { expect, it } from 'vitest';
import { apart } from '../analysis/apart.ts';

it('what would lie on each other is moved aside, and nothing else', () => {
  expect(apart([10, 40, 90], 20, 100)).toEqual([10, 40, 90]);
  expect(apart([10, 12, 14], 20, 100)).toEqual([10, 30, 50]);
});

it('at the end it gives way towards the beginning, and leaves what is far from it', () => {
  expect(apart([0, 100, 100, 100], 15, 100)).toEqual([0, 70, 85, 100]);
});
