/** How each game draws its table, and what its screen says beyond the rules. A game without a line here is played by its questions. */

import type { Catalogue, Language } from '@castellan/text';
import type { GameScreen } from '../../shell/index.ts';

interface Shelved {
  screen(): Promise<{ readonly default: GameScreen<unknown> }>;
  readonly messages: { readonly [language in Language]: () => Promise<{ readonly default: Catalogue }> };
}

const SCREENS: { readonly [game: string]: Shelved } = {
  'monde-oublie': {
    screen: () => import('../../games/monde-oublie/index.ts'),
    messages: {
      en: () => import('../../games/monde-oublie/messages/en.ts'),
      fr: () => import('../../games/monde-oublie/messages/fr.ts'),
    },
  },
  medievalia: {
    screen: () => import('../../games/medievalia/index.ts'),
    messages: {
      en: () => import('../../games/medievalia/messages/en.ts'),
      fr: () => import('../../games/medievalia/messages/fr.ts'),
    },
  },
};

/** Null when the game has no board of its own. */
export async function screenOf(game: string): Promise<GameScreen<unknown> | null> {
  return (await SCREENS[game]?.screen())?.default ?? null;
}

export async function screenMessages(game: string, language: Language): Promise<Catalogue> {
  return (await SCREENS[game]?.messages[language]())?.default ?? {};
}
