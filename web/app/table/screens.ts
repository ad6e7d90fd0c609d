/** How each game draws its table, and what its screen says beyond the rules. A game without a line here is played by its questions. */

import type { Catalogue, Language } from '@castellan/text';
import type { GameScreen } from '../../shell/index.ts';
import type { LaidPack } from './packs.ts';

interface Shelved {
  /** For games whose screen draws content packs: makes the pack's values known, and gives the names it changes. */
  pack?(): Promise<{ layPack(pack: string, changes: unknown, language: Language): Catalogue }>;
  screen(): Promise<{ readonly default: GameScreen<unknown> }>;
  readonly messages: Words;
  /** Those of a table that has just been laid, where they are told apart. */
  readonly firstMessages?: Words;
}

type Words = { readonly [language in Language]: () => Promise<{ readonly default: Catalogue }> };

const SCREENS: { readonly [game: string]: Shelved } = {
  'monde-oublie': {
    screen: () => import('../../games/monde-oublie/index.ts'),
    pack: () => import('../../games/monde-oublie/pack.ts'),
    messages: {
      en: () => import('../../games/monde-oublie/messages/en.ts'),
      fr: () => import('../../games/monde-oublie/messages/fr.ts'),
    },
  },
  medievalia: {
    screen: () => import('../../games/medievalia/index.ts'),
    pack: () => import('../../games/medievalia/pack.ts'),
    messages: {
      en: () => import('../../games/medievalia/messages/en.ts'),
      fr: () => import('../../games/medievalia/messages/fr.ts'),
    },
  },
  anarchy: {
    screen: () => import('../../games/anarchy/index.ts'),
    pack: () => import('../../games/anarchy/pack.ts'),
    messages: {
      en: () => import('../../games/anarchy/messages/en.ts'),
      fr: () => import('../../games/anarchy/messages/fr.ts'),
    },
  },
  fief: {
    screen: () => import('../../games/fief/index.ts'),
    pack: () => import('../../games/fief/pack.ts'),
    messages: {
      en: () => import('../../games/fief/messages/en.ts'),
      fr: () => import('../../games/fief/messages/fr.ts'),
    },
  },
  medioevo: {
    screen: () => import('../../games/medioevo/index.ts'),
    pack: () => import('../../games/medioevo/pack.ts'),
    messages: {
      en: () => import('../../games/medioevo/messages/en.ts'),
      fr: () => import('../../games/medioevo/messages/fr.ts'),
    },
    firstMessages: {
      en: () => import('../../games/medioevo/messages/first.en.ts'),
      fr: () => import('../../games/medioevo/messages/first.fr.ts'),
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

/** Null where they are not told apart. */
export async function firstScreenMessages(game: string, language: Language): Promise<Catalogue | null> {
  return (await SCREENS[game]?.firstMessages?.[language]())?.default ?? null;
}

/** Lets the screen of a game draw a content pack; the names it changes. */
export async function layPack(game: string, { id, changes }: LaidPack, language: Language): Promise<Catalogue> {
  return (await SCREENS[game]?.pack?.())?.layPack(id, changes, language) ?? {};
}
