/** Cité Marchande and Pont (MON-13.7, MON-13.8): the action of another player's card. */

import { type Next, pick, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { CopyOption } from '../options.ts';
import { isDamaged, type MonState } from '../state.ts';
import { canDoAny, effectFrames } from './effects.ts';
import { step } from './step.ts';
import { nameOfCard, type OfCard, type Reason, type Refusals, reason, refuse, refusedBy } from './why-not.ts';

function isCopier(c: Content, card: number): boolean {
  return c.empire[card].action?.some(({ type }) => type === 'copyEmpireAction') ?? false;
}

const COPIES_ITSELF = reason('MON-13.8', 'copiesItself', nameOfCard);
const CARD_DAMAGED = reason('MON-6.10', 'cardDamaged', nameOfCard);
const CARD_WITHOUT_EFFECT = reason('MON-11.5', 'cardWithoutEffect', nameOfCard);

/** Of a card with an action. */
function whyNotCopy(c: Content, s: MonState, seat: Seat, owner: Seat, card: number): Reason<OfCard> | null {
  if (isCopier(c, card)) return COPIES_ITSELF;
  if (isDamaged(s.players[owner], card)) return CARD_DAMAGED;
  return canDoAny(c, s, seat, c.empire[card].action ?? []) ? null : CARD_WITHOUT_EFFECT;
}

export function hasSomethingToCopy(c: Content, s: MonState, seat: Seat): boolean {
  for (let owner = 0; owner < s.core.seats; owner++) {
    if (owner === seat) continue;
    for (const card of s.players[owner].city)
      if (c.empire[card].action !== null && whyNotCopy(c, s, seat, owner, card) === null) return true;
  }
  return false;
}

export const chooseCopiedAction = step.pick('chooseCopiedAction', {
  rule: ['MON-13.7', 'MON-13.8'],
  crumb: () => ({}),
  ask(s, { seat }: { seat: Seat }) {
    return pick(seat, copies(s, seat, null));
  },
  answer(s, { seat }, { card, face, seat: ownerSeat }): Next {
    s.core.told?.push({ key: 'copied', params: { seat, card, ownerSeat } });
    return effectFrames(seat, content.of(s).empire[face].action ?? []);
  },
  refused: (s, { seat }) => refusedBy((refused) => copies(s, seat, refused)),
});

function copies(s: MonState, seat: Seat, refused: Refusals): CopyOption[] {
  const c = content.of(s);
  const options: CopyOption[] = [];
  for (let owner = 0; owner < s.core.seats; owner++) {
    if (owner === seat) continue;
    for (const card of s.players[owner].city) {
      if (c.empire[card].action === null) continue;
      const why = whyNotCopy(c, s, seat, owner, card);
      if (why === null) options.push(c.options.copy[owner][card]);
      else refused?.push(refuse(c.options.copy[owner][card], why, { c, card }));
    }
  }
  return options;
}
