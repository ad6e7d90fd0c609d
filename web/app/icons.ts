import { iconsOf, pictureIn } from '../design/index.ts';
import set from './icons.json?sprite';

export type AppIconName = keyof typeof import('./icons.json');

export const AppIcon = iconsOf<AppIconName>(set);

/** What points at a picture, for drawings that place it themselves. */
export function pictureOf(name: AppIconName): string {
  return pictureIn(set, name);
}
