/** What is said at worked examples, loaded only where somebody tries them. */

import type { Catalogue, Language } from '@castellan/text';
import { lessonWords } from '../lessons/load.ts';

const WORDS = import.meta.glob<Catalogue>('./messages/*.ts', { import: 'default' });

/** By whoever tells the lessons of the game. */
export async function exampleWords(game: string, language: Language): Promise<Catalogue> {
  const [lessons, own] = await Promise.all([lessonWords(game, language), WORDS[`./messages/${language}.ts`]?.()]);
  return { ...lessons, ...own };
}
