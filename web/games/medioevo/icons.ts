/** The game's pictures: signs with names. */

import { iconsOf } from '../../design/index.ts';
import set from './icons.json?sprite';

export type Sign = keyof typeof import('./icons.json');

export const UniIcon = iconsOf<Sign>(set);
