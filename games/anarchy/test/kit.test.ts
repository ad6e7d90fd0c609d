import { readdirSync, readFileSync } from 'node:fs';
import { gameKit, hidesWhatItMust, keepsItsRecord, playsToTheEnd, setupsOf, survivesJson, undoesSafely } from '@castellan/engine/kit';
import { expect, it } from 'vitest';
import { game } from '../index.ts';
import { BOONS, CHAPTERS } from '../vocabulary.ts';

const folder = new URL('records/', import.meta.url);

// All six scenarios with 1 to 4 seats, alone against the Rival, and all six chapters.
gameKit(game, {
  records: readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
  games: 8,
  closer: 1,
});

it('is put through all scenarios, seats and chapters', () => {
  expect(setupsOf(game)).toHaveLength(6 * 4 + CHAPTERS.length);
});

it('ANA-42.5 plays every later chapter with every boon', () => {
  for (const [chapter, scenario] of CHAPTERS.slice(1).entries()) {
    const setups = BOONS.map((boon) => ({ seats: 1, options: { scenario, boon } }));
    for (const setup of setups) for (let seed = 1; seed <= 5; seed++) expect(playsToTheEnd(game, { ...setup, seed })).toEqual([]);
    const [setup] = setups.slice(chapter % BOONS.length);
    for (const check of [survivesJson, keepsItsRecord, hidesWhatItMust, undoesSafely])
      expect(check(game, { ...setup, seed: 1 })).toEqual([]);
  }
});
