/** What the pages about packs say, loaded with them: fields of content are called by nobody else. */

import type { Catalogue, Language } from '@castellan/text';

const WORDS: { readonly [language in Language]: () => Promise<{ readonly default: Catalogue }> } = {
  en: () => import('./messages/en.ts'),
  fr: () => import('./messages/fr.ts'),
};

export async function packWords(language: Language): Promise<Catalogue> {
  return (await WORDS[language]()).default;
}
