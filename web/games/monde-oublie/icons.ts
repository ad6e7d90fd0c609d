/** The game's pictures: signs with names, and the miniatures of its cards. */

import { iconsOf } from '../../design/index.ts';
import miniatures from './art.json?sprite';
import signs from './icons.json?sprite';

export type Sign = keyof typeof import('./icons.json');

export const MonIcon = iconsOf<Sign>(signs);

/** By id of the card; an ornament beside its name. */
export const Art = iconsOf<string>(miniatures);
