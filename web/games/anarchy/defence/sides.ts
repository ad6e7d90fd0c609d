/** The four sides of a castle, and numbers by side. */

import { SIDES, type Side } from '@castellan/anarchy/vocabulary';

export type BySide<T> = { readonly [side in Side]: T };

export function bySide<T>(value: (side: Side) => T): BySide<T> {
  return { top: value('top'), right: value('right'), bottom: value('bottom'), left: value('left') };
}

export function isSide(word: unknown): word is Side {
  return SIDES.some((side) => side === word);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
