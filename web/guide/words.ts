/** The lessons of each game, loaded only where somebody is guided. */

import type { Catalogue, Language } from '@castellan/text';

const FILES = import.meta.glob<Catalogue>(['./*/en.ts', './*/fr.ts'], { import: 'default' });

/** What is told at any table, and the game's own lessons; a game without any is explained by the kinds of its questions. */
export async function guideWords(game: string, language: Language): Promise<Catalogue> {
  const [any, own] = await Promise.all([FILES[`./any/${language}.ts`]?.(), FILES[`./${game}/${language}.ts`]?.()]);
  return { ...any, ...own };
}
