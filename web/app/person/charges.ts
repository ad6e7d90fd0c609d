/** What arms may bear beside their ordinary. */

import { iconsOf, pictureIn } from '../../design/index.ts';
import set from './icons.json?sprite';

export const ChargeIcon = iconsOf<keyof typeof import('./icons.json')>(set);

/** What a drawing points at to show it. */
export function chargePicture(name: string): string {
  return pictureIn(set, name);
}
