/** A battle as it is laid out: armies beside each other, each with its foe, cards in the order of their losses. */

import type { BattleView, FighterView, FormationView } from '@castellan/medievalia';

/** The cards of a formation in an order: those placed first, the others as they stand, what defends its own walls last. */
export function inOrder({ cards, host }: FormationView, placed: readonly string[]): readonly FighterView[] {
  const rank = ({ id }: FighterView): number => {
    const at = placed.indexOf(id);
    return id === host ? cards.length * 2 : at < 0 ? cards.length : at;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** Attacking armies, each with the formation it strikes or that engaged it. */
export interface Column {
  readonly number: number;
  readonly army: FormationView;
  readonly foe: FormationView | null;
  /** The column in which the foe stands already, when several strike at the same. */
  readonly sharedWith: number | null;
}

export function columnsOf({ formations }: BattleView): readonly Column[] {
  const armies = formations.filter(({ attacking }) => attacking);
  return armies.map((army, at) => {
    const foe = army.foe === null ? (formations.find((other) => !other.attacking && other.army === at + 1) ?? null) : formations[army.foe];
    const before = foe === null ? -1 : armies.findIndex((other) => other.foe !== null && other.foe === army.foe);
    return { number: at + 1, army, foe, sharedWith: before >= 0 && before < at ? before + 1 : null };
  });
}
