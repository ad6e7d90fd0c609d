/** The game's pictures: signs with names, and the miniatures of its cards by type. */

import { iconsOf } from '../../design/index.ts';
import set from './icons.json?sprite';

export type Sign = keyof typeof import('./icons.json');

export const MedIcon = iconsOf<Sign>(set);

/** By type of card; an ornament beside its name. */
export const Art = iconsOf<string>(set);
