/** What a game says against its content as a whole, in the language of the reader. */

import type { Language } from '@castellan/text';

export interface InWords {
  readonly text: string;
  /** In which language it could be said. */
  readonly language: Language;
}

/** Games complain in English, which is what they tell whoever writes packs by hand. */
export async function reasonsIn(language: Language): Promise<(reason: string) => InWords> {
  if (language === 'en') return (text) => ({ text, language });
  const { REASONS } = await import('./messages/reasons.fr.ts');
  const known = REASONS.map(([english, french]) => ({ pattern: patternOf(english), french }));
  return (reason) => {
    for (const { pattern, french } of known) {
      const found = pattern.exec(reason);
      if (found !== null) return { text: french.replace(/\{(\d)\}/g, (_, at) => found[Number(at) + 1]), language };
    }
    return { text: reason, language: 'en' };
  };
}

function patternOf(english: string): RegExp {
  const parts = english.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+?)')}$`);
}
