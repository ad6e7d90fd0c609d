/** The games this server plays. */

import type { Game, Seat, State } from '@castellan/engine';

interface Shelved {
  readonly id: string;
  load(): Promise<Game>;
  messages(language: 'en' | 'fr'): Promise<{ readonly [key: string]: string }>;
}

/** A module that has games on its shelf; the real one is `@castellan/games`. */
interface ShelfModule {
  readonly GAME_IDS: readonly string[];
  gameNamed(id: string): Shelved | null;
}

export type Games = ReadonlyMap<string, Game>;

/** Who plays with whom: each side with its seats. */
export type Sides = readonly (readonly Seat[])[];

/** A game in which seats play on sides says who is on each. */
interface Sided extends Game {
  sides(s: State): Sides;
}

/** The sides of a game; null where each seat plays for itself. */
export function sidesOf(game: Game, state: State): Sides | null {
  return isSided(game) ? game.sides(state) : null;
}

function isSided(game: Game): game is Sided {
  return 'sides' in game && typeof game.sides === 'function';
}

interface Both {
  readonly en: string;
  readonly fr: string;
}

/** What the games are called in each language, and what they are in a sentence. */
export type Titles = ReadonlyMap<string, Both & { readonly taglines: Both }>;

async function shelfOf(module: string): Promise<ShelfModule> {
  const shelf: unknown = await import(module);
  if (!isShelf(shelf)) throw new Error(`${module} is not a shelf of games`);
  return shelf;
}

/** Loads every game of a shelf. Threads are given the module's name and load it for themselves. */
export async function loadGames(module: string): Promise<Games> {
  const shelf = await shelfOf(module);
  const games = new Map<string, Game>();
  for (const id of shelf.GAME_IDS) {
    const game = await shelf.gameNamed(id)?.load();
    if (game !== undefined) games.set(id, game);
  }
  return games;
}

export async function loadTitles(module: string): Promise<Titles> {
  const shelf = await shelfOf(module);
  const titles = new Map<string, Both & { readonly taglines: Both }>();
  for (const id of shelf.GAME_IDS) {
    const game = shelf.gameNamed(id);
    const [en, fr] = await Promise.all([game?.messages('en'), game?.messages('fr')]);
    titles.set(id, {
      en: en?.['game.title'] ?? id,
      fr: fr?.['game.title'] ?? id,
      taglines: { en: en?.['game.tagline'] ?? '', fr: fr?.['game.tagline'] ?? '' },
    });
  }
  return titles;
}

function isShelf(value: unknown): value is ShelfModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'GAME_IDS' in value &&
    Array.isArray(value.GAME_IDS) &&
    'gameNamed' in value &&
    typeof value.gameNamed === 'function'
  );
}
