/** The games there are, each loaded only when somebody wants it. */

import type { Game, State } from '@castellan/engine';

type Messages = { readonly [key: string]: string };

export interface Shelved {
  readonly id: string;
  load(): Promise<Game<State>>;
  messages(language: 'en' | 'fr'): Promise<Messages>;
}

const SHELF: readonly Shelved[] = [
  {
    id: 'monde-oublie',
    load: async () => (await import('@castellan/monde-oublie')).game,
    messages: async (language) =>
      (language === 'fr' ? await import('@castellan/monde-oublie/messages/fr') : await import('@castellan/monde-oublie/messages/en'))
        .default,
  },
  {
    id: 'medievalia',
    load: async () => (await import('@castellan/medievalia')).game,
    messages: async (language) =>
      (language === 'fr' ? await import('@castellan/medievalia/messages/fr') : await import('@castellan/medievalia/messages/en')).default,
  },
  {
    id: 'anarchy',
    load: async () => (await import('@castellan/anarchy')).game,
    messages: async (language) =>
      (language === 'fr' ? await import('@castellan/anarchy/messages/fr') : await import('@castellan/anarchy/messages/en')).default,
  },
  {
    id: 'fief',
    load: async () => (await import('@castellan/fief')).game,
    messages: async (language) =>
      (language === 'fr' ? await import('@castellan/fief/messages/fr') : await import('@castellan/fief/messages/en')).default,
  },
  {
    id: 'medioevo',
    load: async () => (await import('@castellan/medioevo')).game,
    messages: async (language) =>
      (language === 'fr' ? await import('@castellan/medioevo/messages/fr') : await import('@castellan/medioevo/messages/en')).default,
  },
];

export const GAME_IDS: readonly string[] = SHELF.map(({ id }) => id);

export function gameNamed(id: string): Shelved | null {
  return SHELF.find((game) => game.id === id) ?? null;
}
