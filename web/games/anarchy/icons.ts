/** The game's pictures: signs with names. */

import { iconsOf } from '../../design/index.ts';
import set from './icons.json?sprite';

export type Sign = keyof typeof import('./icons.json');

export const AnaIcon = iconsOf<Sign>(set);

function isSign(name: string): name is Sign {
  return name in set.names;
}

const ONE_OF: { readonly [area: string]: Sign } = { towers: 'tower', walls: 'wall' };

export function signOfArea(area: string): Sign {
  return isSign(area) ? area : (ONE_OF[area] ?? 'build');
}

/** Each path card has its picture; one that a content pack has renamed has that of all. */
export function signOfPath(path: string): Sign {
  const own = `path-${path}`;
  return isSign(own) ? own : 'pathCard';
}
