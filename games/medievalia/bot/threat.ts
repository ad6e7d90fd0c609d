/** What enemies could do to a fief, told by heads: nothing here works a battle out. */

import type { Seat } from '@castellan/engine';
import type { Content, Face } from '../content/content.ts';
import { stepsWith } from '../rules/faces.ts';
import { fiefOf, isEnemy } from '../rules/fiefs.ts';
import { homeOf, layoutOf, type MedState } from '../state.ts';

/** Troops: those who fight and do not work. */
export function isTroop({ kind, attack, resource }: Face): boolean {
  return kind === 'character' && attack > 0 && resource < 0;
}

/** Enemy troops inside a seat's fief, or that could be there after their next march. */
export function raidersNear(s: MedState, c: Content, seat: Seat): number {
  const home = homeOf(s, seat);
  const { distance } = layoutOf(s);
  let count = 0;
  for (let other = 0; other < s.core.seats; other++) {
    if (!isEnemy(s, seat, other)) continue;
    for (const card of s.characters[other]) {
      const face = c.faces[card];
      if (isTroop(face) && distance[fiefOf(s, card)][home] <= stepsWith(face, c.steps)) count++;
    }
  }
  return count;
}

export function troopsOf(s: MedState, c: Content, seat: Seat): number {
  let count = 0;
  for (const card of s.characters[seat]) if (isTroop(c.faces[card])) count++;
  return count;
}

/** By how many troops the strongest enemy is ahead. */
export function outgunned(s: MedState, c: Content, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < s.core.seats; other++) if (isEnemy(s, seat, other)) most = Math.max(most, troopsOf(s, c, other));
  return Math.max(0, most - troopsOf(s, c, seat));
}
