/** Everything that may be said at a table of a game, in one language. */

import type { Catalogue, Language } from '@castellan/text';
import { gameMessages } from '../games/messages.ts';
import { screenMessages } from './screens.ts';

const shell: { readonly [language in Language]: () => Promise<{ readonly default: Catalogue }> } = {
  en: () => import('../../shell/messages/en.ts'),
  fr: () => import('../../shell/messages/fr.ts'),
};

/** What the table shell says. */
export async function shellWords(language: Language): Promise<Catalogue> {
  return (await shell[language]()).default;
}

export async function tableWords(game: string, language: Language): Promise<Catalogue> {
  const [shared, rules, screen] = await Promise.all([shellWords(language), gameMessages(game, language), screenMessages(game, language)]);
  return { ...shared, ...rules, ...screen };
}
