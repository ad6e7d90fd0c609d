/** What memorable games are called, and what happens in them. */

import type { PageWords } from '../app/parts/words.ts';

export const MEMORABLE_WORDS: PageWords = { en: () => import('./messages/en.ts'), fr: () => import('./messages/fr.ts') };

export function nameOf(game: string, id: string): string {
  return `memorable.${game}.${id}`;
}
