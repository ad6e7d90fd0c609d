/** Texts as they are set: what an author may type plainly, readers see as the language has it. */

import type { Language } from './speaker.ts';

/** Curved apostrophes, and in French the narrow no-break spaces around high punctuation; what stands between backticks stays as it is. */
export function typeset(language: Language, text: string): string {
  return text
    .split('`')
    .map((part, i) => (i % 2 === 1 ? part : spaced(language, part.replace(/(?<=\p{L})'/gu, '’'))))
    .join('`');
}

function spaced(language: Language, text: string): string {
  return language === 'fr' ? text.replace(/(?<=\S) (?=[:;!?»])|(?<=«) /g, '\u202f') : text;
}
