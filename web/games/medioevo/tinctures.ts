/** The colours of the kingdoms as heraldic tinctures. */

import type { Seat } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import { type Tincture, tinctureOfRealm } from '@castellan/pictures/tinctures';

export function tincture({ players }: UniView, seat: Seat): Tincture {
  return tinctureOfRealm(players[seat]?.kingdom, seat);
}
