/** The puzzles of a game, loaded only where somebody tries them. */

import type { Puzzle, Puzzles } from '@castellan/bots/puzzle';

const PUZZLES = import.meta.glob<Puzzles>('./*/puzzles.json', { import: 'default' });

export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  return (await PUZZLES[`./${game}/puzzles.json`]?.())?.puzzles ?? [];
}
