/** Cité Marchande and Pont (MON-13.7, MON-13.8): the action of another player's card. */

import { type Next, pick, type Refusal, type Refused, refusal, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { CopyOption } from '../options.ts';
import { isDamaged, type MonState } from '../state.ts';
import { canDoAny, effectFrames, effectsShowAtOnce } from './effects.ts';
import { step } from './step.ts';

function isCopier(c: Content, card: number): boolean {
  return c.empire[card].action?.some(({ type }) => type === 'copyEmpireAction') ?? false;
}

function canCopy(c: Content, s: MonState, seat: Seat, owner: Seat, card: number): boolean {
  const { action } = c.empire[card];
  return action !== null && !isCopier(c, card) && !isDamaged(s.players[owner], card) && canDoAny(c, s, seat, action);
}

export function hasSomethingToCopy(c: Content, s: MonState, seat: Seat): boolean {
  for (let owner = 0; owner < s.core.seats; owner++) {
    if (owner === seat) continue;
    for (const card of s.players[owner].city) if (canCopy(c, s, seat, owner, card)) return true;
  }
  return false;
}

/** Whether there is but one action to copy, and it draws or shows something hidden before anybody is asked again. */
export function onlyCopyShowsAtOnce(c: Content, s: MonState, seat: Seat): boolean {
  let only: number | null = null;
  for (let owner = 0; owner < s.core.seats; owner++) {
    if (owner === seat) continue;
    for (const card of s.players[owner].city) {
      if (!canCopy(c, s, seat, owner, card)) continue;
      if (only !== null) return false;
      only = card;
    }
  }
  return only !== null && copyShowsAtOnce(c, s, seat, only);
}

function copyShowsAtOnce(c: Content, s: MonState, seat: Seat, card: number): boolean {
  return effectsShowAtOnce(c, s, seat, c.empire[card].action ?? []);
}

export const chooseCopiedAction = step.pick('chooseCopiedAction', {
  rule: ['MON-13.7', 'MON-13.8'],
  crumb: () => ({}),
  ask(s, { seat }: { seat: Seat }) {
    const c = content.of(s);
    const options: CopyOption[] = [];
    for (let owner = 0; owner < s.core.seats; owner++) {
      if (owner === seat) continue;
      for (const card of s.players[owner].city) {
        if (!canCopy(c, s, seat, owner, card)) continue;
        options.push((copyShowsAtOnce(c, s, seat, card) ? c.options.copyAndSee : c.options.copy)[owner][card]);
      }
    }
    return pick(seat, options);
  },
  answer(s, { seat }, { card, face, seat: ownerSeat }): Next {
    s.core.told?.push({ key: 'copied', params: { seat, card, ownerSeat } });
    return effectFrames(seat, content.of(s).empire[face].action ?? []);
  },
  refused(s, { seat }): Refused[] {
    const c = content.of(s);
    return s.players.flatMap(({ city }, owner) =>
      owner === seat
        ? []
        : city
            .filter((card) => c.empire[card].action !== null && !canCopy(c, s, seat, owner, card))
            .map((card) => ({ ...c.options.copy[owner][card], refusal: whyNotCopy(c, s, owner, card) })),
    );
  },
});

function whyNotCopy(c: Content, s: MonState, owner: Seat, card: number): Refusal {
  const { id } = c.empire[card];
  if (isCopier(c, card)) return refusal('MON-13.8', 'copiesItself', { card: id });
  if (isDamaged(s.players[owner], card)) return refusal('MON-6.10', 'cardDamaged', { card: id });
  return refusal('MON-11.5', 'cardWithoutEffect', { card: id });
}
