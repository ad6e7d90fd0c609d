/** What lies in a box besides what can be read at the table: the board as at the beginning, and the pieces that are moved, paid or thrown. */

import type { Target } from '@castellan/engine';
import type { Catalogue, Language, Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import type { IconSet } from '../../design/index.ts';
import type { BoardProps, GameScreen, Pieces } from '../../shell/index.ts';

/**
 * In the folder of the game's screen, and fetched for the gallery alone. Methods, as those of a screen. It brings the whole of that
 * screen, so that a table, which does without the box, is not fetched in more pieces on account of it.
 */
export interface Box<V, Sign extends string = string> {
  readonly screen: GameScreen<V>;
  readonly signs: IconSet;
  /** What of its board is a picture, where the whole is more than that. */
  Board?(props: BoardProps<V>): ComponentChildren;
  /** How much room the board needs to be read, in pixels; how high, unless its own width tells. */
  readonly room: { readonly wide: number; readonly high?: number };
  /** Pieces that something is printed on and that nobody looks for at the table: `Reading` draws them. */
  pieces?(view: V): readonly Pieces[];
  /** Kind by kind, each named by `pieces.<kind>`: words of the glossary, with the signs that stand for them at the table. */
  readonly kinds: { readonly [kind: string]: { readonly [term: string]: Sign } };
  /** The reading card of a thing as what it is, where that of the screen tells how it stands in a game. */
  Reading?(props: { readonly view: V; readonly target: Target; readonly speaker: Speaker }): ComponentChildren;
}

const BOXES = import.meta.glob<Box<unknown>>('../../games/*/box/box.{ts,tsx}', { import: 'default' });
const WORDS = import.meta.glob<Catalogue>('../../games/*/box/{en,fr}.ts', { import: 'default' });

export interface OpenBox {
  readonly box: Box<unknown>;
  /** Names of its kinds, and what the board shows: `pieces.board.said`. */
  readonly words: Catalogue;
}

export async function openBox(game: string, language: Language): Promise<OpenBox | null> {
  const folder = `../../games/${game}/box`;
  const loadBox = BOXES[`${folder}/box.tsx`] ?? BOXES[`${folder}/box.ts`];
  const loadWords = WORDS[`${folder}/${language}.ts`];
  if (loadBox === undefined || loadWords === undefined) return null;
  const [box, words] = await Promise.all([loadBox(), loadWords()]);
  return { box, words };
}
