import { iconsOf } from '../../design/index.ts';
import set from './icons.json?sprite';

export const GameIcon = iconsOf<keyof typeof import('./icons.json')>(set);
