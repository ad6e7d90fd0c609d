/** The game's pictures: signs with names. */

import { iconsOf, pictureIn } from '../../design/index.ts';
import set from './icons.json?sprite';

export type Sign = keyof typeof import('./icons.json');

export const FieIcon = iconsOf<Sign>(set);

/** What a drawing points at to show a sign. */
export function picture(sign: Sign): string {
  return pictureIn(set, sign);
}
