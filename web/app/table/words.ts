/** Everything that may be said at a table of a game, in one language. */

import type { Catalogue, Language } from '@castellan/text';
import { guideWords } from '../../guide/words.ts';
import { firstGameMessages, gameMessages } from '../games/messages.ts';
import { firstScreenMessages, screenMessages } from './screens.ts';

const shell: { readonly [language in Language]: () => Promise<{ readonly default: Catalogue }> } = {
  en: () => import('../../shell/messages/en.ts'),
  fr: () => import('../../shell/messages/fr.ts'),
};

const firstOfShell: typeof shell = {
  en: () => import('../../shell/messages/first.en.ts'),
  fr: () => import('../../shell/messages/first.fr.ts'),
};

/** What the table shell says. */
export async function shellWords(language: Language): Promise<Catalogue> {
  return (await shell[language]()).default;
}

/** What is said at a table that has just been laid: enough until somebody stirs, or its rules have come. */
export async function firstWords(game: string, language: Language): Promise<Catalogue> {
  const [{ default: shared }, rules, screen] = await Promise.all([
    firstOfShell[language](),
    firstGameMessages(game, language),
    firstScreenMessages(game, language).then((first) => first ?? screenMessages(game, language)),
  ]);
  return { ...shared, ...rules, ...screen };
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
