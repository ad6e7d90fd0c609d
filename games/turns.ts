/** What games head turning points with, apart from their other words: only whoever looks back at a game wants them. */

type Messages = { readonly [key: string]: string };
type Turns = { readonly [language in 'en' | 'fr']: () => Promise<{ readonly default: Messages }> };

const TURNS: { readonly [game: string]: Turns } = {
  'monde-oublie': {
    en: () => import('@castellan/monde-oublie/messages/turns.en'),
    fr: () => import('@castellan/monde-oublie/messages/turns.fr'),
  },
  medievalia: {
    en: () => import('@castellan/medievalia/messages/turns.en'),
    fr: () => import('@castellan/medievalia/messages/turns.fr'),
  },
  anarchy: {
    en: () => import('@castellan/anarchy/messages/turns.en'),
    fr: () => import('@castellan/anarchy/messages/turns.fr'),
  },
  fief: {
    en: () => import('@castellan/fief/messages/turns.en'),
    fr: () => import('@castellan/fief/messages/turns.fr'),
  },
  medioevo: {
    en: () => import('@castellan/medioevo/messages/turns.en'),
    fr: () => import('@castellan/medioevo/messages/turns.fr'),
  },
};

/** None where a game has none: then the events themselves head its turning points. */
export async function turnsOfGame(game: string, language: 'en' | 'fr'): Promise<Messages> {
  return (await TURNS[game]?.[language]())?.default ?? {};
}
