/** The games there are, each loaded only when somebody wants it. */

import type { Game, Rules, State } from '@castellan/engine';

type Messages = { readonly [key: string]: string };

export interface Shelved {
  readonly id: string;
  load(): Promise<Game<State>>;
  /** Enough to lay a table and to play by its questions. */
  rules(): Promise<Rules<State>>;
  messages(language: 'en' | 'fr'): Promise<Messages>;
  /** Those said at a table that has just been laid: the others may come while these are read. All of them where a game does not tell them apart. */
  firstMessages?(language: 'en' | 'fr'): Promise<Messages>;
}

const SHELF: readonly Shelved[] = [
  {
    id: 'monde-oublie',
    load: async () => (await import('@castellan/monde-oublie')).game,
    rules: async () => (await import('@castellan/monde-oublie/rules')).rules,
    messages: async (language) =>
      (language === 'fr' ? await import('@castellan/monde-oublie/messages/fr') : await import('@castellan/monde-oublie/messages/en'))
        .default,
  },
  {
    id: 'medievalia',
    load: async () => (await import('@castellan/medievalia')).game,
    rules: async () => (await import('@castellan/medievalia/rules')).rules,
    messages: async (language) =>
      (language === 'fr' ? await import('@castellan/medievalia/messages/fr') : await import('@castellan/medievalia/messages/en')).default,
  },
  {
    id: 'anarchy',
    load: async () => (await import('@castellan/anarchy')).game,
    rules: async () => (await import('@castellan/anarchy/rules')).rules,
    messages: async (language) =>
      (language === 'fr' ? await import('@castellan/anarchy/messages/fr') : await import('@castellan/anarchy/messages/en')).default,
  },
  {
    id: 'fief',
    load: async () => (await import('@castellan/fief')).game,
    rules: async () => (await import('@castellan/fief/rules')).rules,
    messages: async (language) =>
      (language === 'fr' ? await import('@castellan/fief/messages/fr') : await import('@castellan/fief/messages/en')).default,
  },
  {
    id: 'medioevo',
    load: async () => (await import('@castellan/medioevo')).game,
    rules: async () => (await import('@castellan/medioevo/rules')).rules,
    messages: async (language) =>
      (language === 'fr' ? await import('@castellan/medioevo/messages/fr') : await import('@castellan/medioevo/messages/en')).default,
    firstMessages: async (language) =>
      (language === 'fr' ? await import('@castellan/medioevo/messages/first.fr') : await import('@castellan/medioevo/messages/first.en'))
        .default,
  },
];

export const GAME_IDS: readonly string[] = SHELF.map(({ id }) => id);

export function gameNamed(id: string): Shelved | null {
  return SHELF.find((game) => game.id === id) ?? null;
}
