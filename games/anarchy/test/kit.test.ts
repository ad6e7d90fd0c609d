import { readdirSync, readFileSync } from 'node:fs';
import { gameKit, playsToTheEnd, setupsOf } from '@castellan/engine/kit';
import { expect, it } from 'vitest';
import { game } from '../index.ts';

const folder = new URL('records/', import.meta.url);

/** One row with tents, one siege, and the chapters that ask questions of their own: they differ in kind, the others in numbers. */
const CLOSELY = ['classicEasy', 'siegeHard', 'winterOfWant', 'walkAcrossSnow'];

gameKit(game, {
  records: readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
  games: 100,
  closer: 1,
  setups: (_seats, { scenario }) => CLOSELY.includes(String(scenario)),
});

it('plays every scenario and chapter at random to an end', () => {
  const setups = setupsOf(game);
  expect(setups).toHaveLength(12 + 3 * 6);
  for (const setup of setups) for (let seed = 1; seed <= 30; seed++) expect(playsToTheEnd(game, { ...setup, seed })).toEqual([]);
});
