/** The land of a table: as shipped, or as a content pack lays it out. */

import made from '../../maps/made/fief.json' with { type: 'json' };
import { type Land, landOf } from './map/land.ts';

const asShipped = landOf(made);
const byPack = new Map<string, Land>();

/** A pack this page has not been given is drawn as shipped. */
export function landAt({ pack }: { readonly pack: string }): Land {
  return byPack.get(pack) ?? asShipped;
}

export function layLand(pack: string, land: Land): void {
  byPack.set(pack, land);
}
