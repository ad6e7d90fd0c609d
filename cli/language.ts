/** Which language to speak, and what there is to say in it. */

import type { Seat } from '@castellan/engine';
import { type Catalogue, LANGUAGES, type Language, type Speaker, speaker } from '@castellan/text';
import { Complaint } from './complaint.ts';

/** The language asked for, else that of the environment's locale, else English. */
export function languageOf(asked: string | undefined, env: { readonly [name: string]: string | undefined }): Language {
  if (asked !== undefined) {
    const known = LANGUAGES.find((language) => language === asked);
    if (known === undefined) throw new Complaint('cli.unknownLanguage', { text: asked, known: [...LANGUAGES] });
    return known;
  }
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '') ?? '';
  return LANGUAGES.find((language) => new RegExp(`^${language}([_.@-]|$)`, 'i').test(locale)) ?? 'en';
}

/** Speaks for the kernel and the command line, and for a game when its messages are given. */
export async function speakerFor(
  language: Language,
  game: Catalogue = {},
  nameOfSeat: (seat: Seat) => string = (seat) => String(seat + 1),
): Promise<Speaker> {
  const [kernel, ours] =
    language === 'fr'
      ? await Promise.all([import('@castellan/text/fr'), import('./messages/fr.ts')])
      : await Promise.all([import('@castellan/text/en'), import('./messages/en.ts')]);
  return speaker(language, [kernel.default, ours.default, game], nameOfSeat);
}
