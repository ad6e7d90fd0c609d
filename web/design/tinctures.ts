/** The heraldic tinctures by which seats are known. */

import type { Seat } from '@castellan/engine';

/** Their initials, in the order in which seats take them; the same in both languages. */
export const TINCTURES = ['A', 'G', 'O', 'V', 'P', 'S', 'T', 'L', 'C', 'M'] as const;
export type Tincture = (typeof TINCTURES)[number];

export function tinctureOf(seat: Seat): Tincture {
  return TINCTURES[seat % TINCTURES.length];
}
