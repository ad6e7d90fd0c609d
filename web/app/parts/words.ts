/** The words of one page, fetched with it: what every page says is fetched by the first. */

import { type Catalogue, type Language, type Speaker, speaker } from '@castellan/text';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { currentCatalogue, currentLanguage } from '../language.ts';

export type PageWords = { readonly [language in Language]: () => Promise<{ readonly default: Catalogue }> };

interface Fetched {
  readonly language: Language;
  readonly words: Catalogue;
}

/** Null until they have come; the former language until the new one has; `failed` where they do not. */
export function usePageWords(shelf: PageWords): Speaker | 'failed' | null {
  const language = currentLanguage();
  const catalogue = currentCatalogue();
  const [fetched, set] = useState<Fetched | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    shelf[language]().then(
      ({ default: words }) => wanted && set({ language, words }),
      () => wanted && set('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [shelf, language]);
  return useMemo(() => {
    if (fetched === null || fetched === 'failed') return fetched;
    return speaker(fetched.language, [catalogue, fetched.words], (seat) => String(seat + 1));
  }, [fetched, catalogue]);
}
