/** What a content pack changes on the screen of The Anarchy: what is printed on sheets and cards, and what they are called. */

import shipped from '@castellan/anarchy/data' with { type: 'json' };
import { namesIn } from '@castellan/anarchy/messages/names';
import { laidOver } from '@castellan/engine';
import type { Catalogue, Language } from '@castellan/text';
import { layContent } from './facts.ts';

export function layPack(pack: string, changes: unknown, language: Language): Catalogue {
  const content = laidOver(shipped, changes);
  layContent(pack, content);
  return namesIn(language, content);
}
