/** Cachette Forestière (MON-13.5, MON-13.6): arranging a titan stack, then perhaps attacking it. */

import { draw, look, type Next, order, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { StackOption, TitanOption } from '../options.ts';
import { type MonState, NONE } from '../state.ts';
import { STARS } from '../vocabulary.ts';
import { chooseAttack, whyNotAttack } from './attacking.ts';
import { everybody, putBy } from './knowledge.ts';
import { step } from './step.ts';

export function hasStackToArrange(s: MonState): boolean {
  for (const titan of s.titans) if (titan !== NONE) return true;
  return false;
}

export const chooseTitanStack = step.pick('chooseTitanStack', {
  rule: 'MON-13.5',
  crumb: () => ({}),
  ask(s, { seat, n }: { seat: Seat; n: number; thenMayAttack: boolean }) {
    const { options } = content.of(s);
    const stacks: StackOption[] = [];
    for (const titan of s.titans) if (titan !== NONE) stacks.push(options.stack[titan]);
    return pick(seat, stacks, { params: { n } });
  },
  answer(s, { seat, n, thenMayAttack }, { stack }): Next {
    const seen = look(s.core.chance, s.titanStacks[stack], n - 1);
    const known = s.titanSeen[stack];
    for (let i = 1; i <= seen.length; i++) known[known.length - i] |= 1 << seat;
    s.core.told?.push({ key: 'lookedAtTitans', params: { seat, stars: STARS[stack], n: seen.length + 1 } });
    return orderTitans.do({ seat, stack, n: seen.length, thenMayAttack });
  },
});

/** `n` cards of the stack are being looked at, besides the face-up one. The first named lies on top. */
export const orderTitans = step.order('orderTitans', {
  rule: 'MON-13.5',
  crumb: () => ({}),
  ask(s, { seat, stack, n }: { seat: Seat; stack: number; n: number; thenMayAttack: boolean }) {
    const table = content.of(s).options.titan;
    const pile = s.titanStacks[stack];
    const options: TitanOption[] = [table[s.titans[stack]][0]];
    for (let i = 1; i <= n; i++) {
      const face = pile[pile.length - i];
      options.push(table[face][options.filter((option) => option.face === face).length]);
    }
    return order(seat, options);
  },
  answer(s, { seat, stack, thenMayAttack }, [top, ...others]): Next {
    arrange(s, seat, stack, top, others);
    return thenMayAttack ? followUpAttack.do({ seat, stack }) : undefined;
  },
});

/**
 * From now on only this player knows what lies where under the new top card (MON-15.5). Whoever had seen a card, as all
 * have the former top one, still knows that it is among these.
 */
function arrange(s: MonState, seat: Seat, stack: number, top: TitanOption, others: readonly TitanOption[]): void {
  const pile = s.titanStacks[stack];
  const known = s.titanSeen[stack];
  const floor = pile.length - others.length;
  const seen = [{ face: s.titans[stack], known: everybody(s.core.seats) }];
  // Drawn, since everybody now sees the top card, which may have been hidden.
  for (let i = 0; i < others.length; i++) seen.push({ face: draw(s.core.chance, pile) ?? NONE, known: known.pop() ?? 0 });
  const take = (face: number): number => {
    const [card] = seen.splice(
      seen.findIndex((other) => other.face === face),
      1,
    );
    return card.known;
  };
  s.titans[stack] = top.face;
  take(top.face);
  for (const { face } of others.toReversed()) {
    pile.push(face);
    known.push(putBy(seat, take(face), floor));
  }
  s.core.told?.push({ key: 'titansArranged', params: { seat, stars: STARS[stack], titan: top.titan } });
}

export const followUpAttack = step.pick('followUpAttack', {
  rule: 'MON-13.6',
  crumb: () => ({}),
  ask(s, { seat, stack }: { seat: Seat; stack: number }) {
    const c = content.of(s);
    if (whyNotAttack(c, s.players[seat], c.titans[s.titans[stack]]) !== null) return null;
    return pick(seat, [c.options.followUp[s.titans[stack]], c.options.noFollowUp]);
  },
  answer(_s, { seat, stack }, { yes }): Next {
    return yes ? chooseAttack.do({ seat, stack }) : undefined;
  },
});
