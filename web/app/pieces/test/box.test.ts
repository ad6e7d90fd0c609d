/** The words of the galleries. */

import { GAME_IDS } from '@castellan/games';
import type { Catalogue } from '@castellan/text';
import { misprints } from '@castellan/text/kit';
import { expect, it } from 'vitest';

const WORDS = import.meta.glob<Catalogue>('../../../games/*/box/{en,fr}.ts', { import: 'default', eager: true });

it.each(GAME_IDS)('%s says in both languages what its board shows, and the same of the rest', (game) => {
  const [en, fr] = ['en', 'fr'].map((language) => WORDS[`../../../games/${game}/box/${language}.ts`]);
  expect(misprints({ en, fr })).toEqual([]);
  expect(Object.keys(en)).toEqual(expect.arrayContaining(['pieces.board', 'pieces.board.said']));
});
