/** The colours of the kingdoms as heraldic tinctures. */

import type { Seat } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import { KINGDOMS, type Kingdom } from '@castellan/medioevo/vocabulary';
import { TINCTURES, type Tincture } from '../../design/tinctures.ts';

export const TINCTURE_OF: { readonly [kingdom in Kingdom]: Tincture } = {
  byzantium: 'A',
  mamluk: 'V',
  hungary: 'G',
  hre: 'O',
  novgorod: 'L',
  horde: 'S',
};

/** Before kingdoms are given out, seats take the tinctures that no kingdom has, then what is left. */
const UNCROWNED: readonly Tincture[] = [
  ...TINCTURES.filter((tincture) => !Object.values(TINCTURE_OF).includes(tincture)),
  ...Object.values(TINCTURE_OF),
];

export function tincture({ players }: UniView, seat: Seat): Tincture {
  const kingdom = KINGDOMS.find((id) => id === players[seat]?.kingdom);
  return kingdom === undefined ? UNCROWNED[seat % UNCROWNED.length] : TINCTURE_OF[kingdom];
}
