/** Boards of their own that games have in the terminal; a game without one is shown by its view alone. */

import type { Json, Seat } from '@castellan/engine';
import type { Catalogue, Language, Speaker } from '@castellan/text';

/** Lines of a table: what is common, and for each seat what belongs to it. */
export interface Board {
  readonly common: readonly string[];
  readonly players: readonly Player[];
}

interface Player {
  /** What is worth a word beside the name. */
  readonly head: string;
  readonly lines: readonly string[];
}

/** Who looks, and by which words. */
export interface Look {
  readonly speaker: Speaker;
  /** Whose things are shown in full. */
  readonly me: Seat | null;
  readonly width: number;
}

/** Something that can be asked after by its name. */
export interface Thing {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Methods, so that a board of any view is a board. */
export interface OwnBoard<V> {
  draw(view: V, look: Look): Board;
  /** Everything printed, whether or not it lies on the table. */
  things(view: V, look: Look): readonly Thing[];
  messages(language: Language): Promise<Catalogue>;
  /** What things are called with a content pack. */
  renamed(language: Language, changes: unknown): Catalogue;
}

const BOARDS: { readonly [game: string]: () => Promise<{ readonly board: OwnBoard<Json> }> } = {
  'monde-oublie': () => import('./monde-oublie/board.ts'),
  medievalia: () => import('./medievalia/board.ts'),
  anarchy: () => import('./anarchy/board.ts'),
  fief: () => import('./fief/board.ts'),
  medioevo: () => import('./medioevo/board.ts'),
};

export async function ownBoard(game: string): Promise<OwnBoard<Json> | null> {
  return (await BOARDS[game]?.())?.board ?? null;
}
