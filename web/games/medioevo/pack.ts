/** What a content pack changes on the screen of Medioevo: what is printed on cards and boards, and what things are called. Coasts stay. */

import { laidOver } from '@castellan/engine';
import shipped from '@castellan/medioevo/data' with { type: 'json' };
import { namesIn } from '@castellan/medioevo/messages/names';
import type { Catalogue, Language } from '@castellan/text';
import { layContent } from './content.ts';

export function layPack(pack: string, changes: unknown, language: Language): Catalogue {
  const content = laidOver(shipped, changes);
  layContent(pack, content);
  return namesIn(language, content);
}
