/** What a content pack changes on the screen of Un Monde Oublié: what is printed on the components, and what they are called. */

import { laidOver } from '@castellan/engine';
import data from '@castellan/monde-oublie/data' with { type: 'json' };
import { namesIn } from '@castellan/monde-oublie/messages/names';
import type { Catalogue, Language } from '@castellan/text';
import { layContent } from './facts.ts';

export function layPack(pack: string, changes: unknown, language: Language): Catalogue {
  const content = laidOver(data, changes);
  layContent(pack, content);
  return namesIn(language, content);
}
