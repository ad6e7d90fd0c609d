/** What happened before one answers again. */

import { expect, it } from 'vitest';
import { counted, latelyOf, pressingFirst } from '../lately.ts';

const ME = 0;
const entry = (seq: number, seat: number | null, key: string, params = {}) => ({ seq, seat, key, params });
const keys = (entries: readonly { readonly key: string }[]) => entries.map(({ key }) => key);

it('tells what the others did since I answered, without headings and what goes without saying', () => {
  const log = [
    entry(0, ME, 'played'),
    entry(1, 1, 'roundBegan'),
    entry(1, 1, 'used'),
    entry(1, 1, 'built'),
    entry(2, 2, 'marched'),
    entry(3, null, 'turnedUp'),
  ];
  const { theirs, mine } = latelyOf(log, ME, ['used']);
  expect(keys(theirs)).toEqual(['built', 'marched', 'turnedUp']);
  expect(mine).toEqual([]);
});

it('once I have answered tells what came of that, and still what they did', () => {
  const log = [entry(0, 1, 'built'), entry(1, ME, 'drew'), entry(2, ME, 'played'), entry(2, ME, 'used'), entry(2, ME, 'turnedUp')];
  const { theirs, mine } = latelyOf(log, ME, ['used']);
  expect(keys(theirs)).toEqual(['built']);
  expect(keys(mine)).toEqual(['played', 'turnedUp', 'used']);
});

it('tells what goes without saying where nothing else happened, and nothing where nothing did', () => {
  expect(keys(latelyOf([entry(0, ME, 'played'), entry(1, 1, 'used')], ME, ['used']).theirs)).toEqual(['used']);
  expect(latelyOf([], ME)).toEqual({ theirs: [], mine: [] });
});

it('puts first what touches me where more happened than a line or two can hold', () => {
  const built = entry(0, 1, 'built', { seat: 1 });
  const fell = entry(1, 1, 'fell', { seat: ME });
  expect(keys(pressingFirst([built, built, built, fell], ME))).toEqual(['fell', 'built', 'built', 'built']);
  expect(keys(pressingFirst([built, fell], ME))).toEqual(['built', 'fell']);
});

it('says once what happened twice', () => {
  expect(counted(['A field.', 'A mine.', 'A field.'])).toEqual(['A field ×2.', 'A mine.']);
});
