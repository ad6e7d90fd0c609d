/** The order of a hand: territories, then people of the Character deck, then those of the Military deck; alike cards together. */

import type { MedView } from '@castellan/medievalia';
import { faceIn } from '@castellan/medievalia/preview';
import { typeOf } from './facts.ts';

export interface Group {
  readonly type: string;
  readonly cards: readonly string[];
}

export function handOrder(view: MedView, cards: readonly string[]): readonly Group[] {
  const types = [...new Set(cards.map(typeOf))];
  const rank = (type: string): number => {
    const { kind, deck, type: number } = faceIn(view, type);
    return (kind === 'territory' ? 0 : deck === 2 ? 1 : 2) * 100 + number;
  };
  return types.sort((a, b) => rank(a) - rank(b)).map((type) => ({ type, cards: cards.filter((card) => typeOf(card) === type).sort() }));
}
