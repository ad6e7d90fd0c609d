/** Cards 48 and 49: right after a card is rotated, it gives nothing (UNI-45.27); of a card and a princess one is named (UNI-45.31). */

import type { TargetOption } from '../../options.ts';
import { NOBODY, type UniState, type Use } from '../../state.ts';
import type { Ability } from '../abilities.ts';
import { reason } from '../reason.ts';
import { changeUse, JOKER, SNUBBED } from '../uses.ts';

const NO_CARD = reason('UNI-45.27', 'noCardRotated');

/** The use that a Joker answers: the innermost of another player. A Joker may answer a Joker. */
function answered(s: UniState, { seat }: Use): Use | undefined {
  for (let i = s.uses.length - 1; i >= 0; i--) if (s.uses[i].seat !== seat) return s.uses[i];
  return undefined;
}

const ONE_OF_TWO: readonly TargetOption[] = [
  { key: 'card', say: 'cancelCardItself', target: JOKER },
  { key: 'princess', say: 'cancelPrincess', target: SNUBBED },
];

export const joker: Ability = {
  whyNot(s, use) {
    const other = answered(s, use);
    return other === undefined || other.kind === 'technology' || other.ofSeat !== other.seat || other.cancelled !== 0 ? NO_CARD : null;
  },
  choose(s, use) {
    const other = answered(s, use);
    return use.targets.length > 0 || other === undefined || other.with === NOBODY || other.withLent ? null : ONE_OF_TWO;
  },
  touches: (s, use, seat) => answered(s, use)?.seat === seat,
  apply(s, { targets: [cancelled = JOKER] }) {
    changeUse(s, { ...s.uses[s.uses.length - 1], cancelled });
    return undefined;
  },
};
