import { iconsOf } from '../design/index.ts';
import set from './icons.json?sprite';

export type AppIconName = keyof typeof import('./icons.json');

export const AppIcon = iconsOf<AppIconName>(set);

/** Where a picture of the sprite is, for drawings that place it themselves. */
export function pictureOf(name: AppIconName): string {
  return `${set.sprite}#${name}`;
}
