import { expect, it } from 'vitest';
import type { Sitter } from '../../tables/client.ts';
import { clockParts, panelOrder, ranking } from '../order.ts';

const sitters: readonly Sitter[] = [0, 1, 2, 3].map((seat) => ({ seat, name: '', kind: 'bot', online: true, clock: null }));

it('rivals come in the order of play after me; a spectator sees all', () => {
  expect(panelOrder(sitters, 2).map(({ seat }) => seat)).toEqual([3, 0, 1]);
  expect(panelOrder(sitters, null).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
});

it('a clock shows minutes in live games, hours and days in slow ones', () => {
  const minute = 60_000;
  expect(clockParts(29_400)).toEqual({ kind: 'live', a: 0, b: 29 });
  expect(clockParts(65 * minute + 5000)).toEqual({ kind: 'live', a: 65, b: 5 });
  expect(clockParts(3 * 60 * minute + 20 * minute)).toEqual({ kind: 'hours', a: 3, b: 20 });
  expect(clockParts(52 * 60 * minute)).toEqual({ kind: 'days', a: 2, b: 4 });
  expect(clockParts(-5)).toEqual({ kind: 'live', a: 0, b: 0 });
});

it('the winner by a tie-break stands first, then the others by score', () => {
  expect(ranking({ scores: [31, 34, 34, 12], winners: [2] })).toEqual([2, 1, 0, 3]);
});
