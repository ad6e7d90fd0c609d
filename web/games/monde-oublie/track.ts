/** The next change the round track brings. */

import type { Params } from '@castellan/engine';
import type { MonView } from '@castellan/monde-oublie';
import type { RoundEffect } from '@castellan/monde-oublie/vocabulary';

export interface Announced {
  readonly key: string;
  readonly params: Params;
}

/** `effects` by round, the first round first. */
export function nextChange(
  { round, rounds, deck }: Pick<MonView, 'round' | 'rounds' | 'deck'>,
  effects: readonly (RoundEffect | null)[],
): Announced {
  if (round >= rounds) return { key: 'board.next.last', params: {} };
  for (let next = Math.max(round, 1); next < effects.length; next++) {
    const effect = effects[next];
    if (effect !== null) return { key: `board.next.${effect}`, params: { round: next + 1 } };
  }
  return { key: 'board.next.none', params: { deck } };
}
