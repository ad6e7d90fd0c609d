/** Which puzzles the reader has tried. Kept on this device. */

import { Marks } from '../lessons/kept.ts';

const solved = new Marks('castellan.puzzles');
const missed = new Marks('castellan.puzzles.missed');

export type Mark = 'solved' | 'missed' | null;

/** What was solved is solved, however often it was missed. */
export function markOf(game: string, id: string): Mark {
  if (solved.of(game).includes(id)) return 'solved';
  return missed.of(game).includes(id) ? 'missed' : null;
}

export function markTried(game: string, id: string, isRight: boolean): void {
  (isRight ? solved : missed).mark(game, id);
}

/** Whoever comes next begins anew. */
export function forgetTried(): void {
  solved.forget();
  missed.forget();
}
