/** Everything that may be said at a table of a game, in one language. */

import type { Catalogue, Language } from '@castellan/text';
import { guideWords } from '../../guide/words.ts';
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

export async function tableWords(game: string, language: Language, guided: boolean): Promise<Catalogue> {
  const [shared, rules, screen, guide] = await Promise.all([
    shellWords(language),
    gameMessages(game, language),
    screenMessages(game, language),
    guided ? guideWords(game, language) : {},
  ]);
  return { ...shared, ...rules, ...screen, ...guide };
}
