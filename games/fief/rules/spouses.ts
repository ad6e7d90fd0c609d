/** 7. Marriages and alliances: the bond itself. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type FieState, NOBODY } from '../state.ts';
import { LORDS } from '../vocabulary.ts';

/** The Lord of a family who is married, -1 for none: a player is part of one marriage at a time (FIE-7.4). */
export function marriedLord(s: FieState, seat: Seat): number {
  for (let lord = 0; lord < LORDS; lord++) if (s.owner[lord] === seat && s.spouse[lord] !== NOBODY) return lord;
  return NOBODY;
}

/** The player allied by marriage, -1 for none (FIE-7.5). */
export function allyOf(s: FieState, seat: Seat): Seat {
  const lord = marriedLord(s, seat);
  return lord === NOBODY ? NOBODY : s.owner[s.spouse[lord]];
}

export function areAllied(s: FieState, one: Seat, other: Seat): boolean {
  return one !== other && allyOf(s, one) === other;
}

/** Joins two Lords. What follows for a crown is in `crown.ts`. */
export function join(s: FieState, one: number, other: number): void {
  s.spouse[one] = other;
  s.spouse[other] = one;
}

/** Ends a Lord's marriage, and the alliance with it (FIE-7.8). */
export function part(s: FieState, lord: number): void {
  const spouse = s.spouse[lord];
  if (spouse === NOBODY) return;
  s.spouse[lord] = NOBODY;
  s.spouse[spouse] = NOBODY;
  if (s.core.told !== null) {
    const { lords } = content.of(s);
    s.core.told.push({ key: 'marriageEnded', params: { lord: lords[lord].id, otherLord: lords[spouse].id } });
  }
}
