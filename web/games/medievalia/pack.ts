/** What a content pack changes on the screen of Medievalia beside what the view tells: what things are called. */

import { laidOver } from '@castellan/engine';
import shipped from '@castellan/medievalia/data' with { type: 'json' };
import { namesIn } from '@castellan/medievalia/messages/names';
import type { Catalogue, Language } from '@castellan/text';

export function layPack(_pack: string, changes: unknown, language: Language): Catalogue {
  return namesIn(language, laidOver(shipped, changes));
}
