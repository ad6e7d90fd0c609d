/** Each tribe by colour and sign, so that colour never speaks alone; seats by the colour of their citizens. */

import type { Colour, Tribe } from '@castellan/monde-oublie/vocabulary';
import type { Tincture } from '../../design/index.ts';

/** Dark enough for the pale sign on them. */
export const TINTS: { readonly [tribe in Tribe]: string } = {
  red: '#b0392a',
  blue: '#2b66a0',
  green: '#3d7d33',
  yellow: '#95710c',
  purple: '#744790',
};

export const TINCTURE_OF: { readonly [colour in Colour]: Tincture } = { blue: 'A', grey: 'L', brown: 'M', green: 'V' };
