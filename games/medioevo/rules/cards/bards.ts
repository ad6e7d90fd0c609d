/** Cards 44 and 45: a card rotated in this turn stands upright again, never a Bard (UNI-45.25). */

import type { Seat } from '@castellan/engine';
import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import type { UniState } from '../../state.ts';
import { ROTATED, UPRIGHT } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { reason } from '../reason.ts';

const NONE = reason('UNI-45.25', 'noneToRefresh');

interface RotatedCard extends TargetOption {
  readonly card: string;
  readonly toSeat: Seat;
}

/** Not one that card 13 has kept rotated, which is of an earlier turn. */
function mayStand(s: UniState, card: number): boolean {
  return s.cardState[card] === ROTATED && content.of(s).cards[card].effect.op !== 'reactivateCard';
}

export const bard: Ability = {
  whyNot(s) {
    for (const cards of s.cards) for (const card of cards) if (mayStand(s, card)) return null;
    return NONE;
  },
  choose(s, { targets }) {
    if (targets.length > 0) return null;
    return s.cards.flatMap((cards, toSeat) =>
      cards
        .filter((card) => mayStand(s, card))
        .map((target): RotatedCard => {
          const card = content.of(s).cards[target].id;
          return { key: card, say: 'cardOfSeat', card, toSeat, target, at: [`card:${card}`] };
        }),
    );
  },
  touches: (s, { targets: [card] }, seat) => s.cards[seat].includes(card),
  apply(s, { seat, targets: [card] }) {
    if (!mayStand(s, card)) return undefined;
    s.cardState[card] = UPRIGHT;
    s.core.told?.push({ key: 'cardRefreshed', params: { seat, card: content.of(s).cards[card].id } });
    return undefined;
  },
};
