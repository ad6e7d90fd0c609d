import { readdirSync, readFileSync } from 'node:fs';
import { untold } from '@castellan/text/kit';
import { expect, it } from 'vitest';
import { game } from '../index.ts';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';

const folder = new URL('records/', import.meta.url);

it('says everything it has to say in both languages, and says it well', () => {
  const records = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  expect(untold(game, { en, fr }, { games: 4, records })).toEqual([]);
});
