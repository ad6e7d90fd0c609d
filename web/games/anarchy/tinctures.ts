/** The colours of the box as heraldic tinctures. */

import type { Colour } from '@castellan/anarchy/vocabulary';
import type { Tincture } from '../../design/index.ts';

export const TINCTURE_OF: { readonly [colour in Colour]: Tincture } = { red: 'G', blue: 'A', green: 'V', yellow: 'O' };
