import { untold } from '@castellan/text/kit';
import { expect, it } from 'vitest';
import { game } from '../index.ts';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';

it('says everything it has to say in both languages', () => {
  expect(untold(game, { en, fr })).toEqual([]);
});
