/** The shapes of shields: colour, ordinary and letter, so that colour never speaks alone. */

import type { Tincture } from './tinctures.ts';

export const OUTLINE = 'M1.5 1.5h21v11.5c0 7.2-5.6 10.8-10.5 13.6C7.1 23.8 1.5 20.2 1.5 13z';

/** Bend, cross, chevron, pale, saltire, fess, quarterly, bordure, barry, lozenge. */
export const ORDINARIES: { readonly [tincture in Tincture]: string } = {
  A: 'M-2 2 6-4 28 21l-8 6z',
  G: 'M9.5 0h5v28h-5zM0 9h24v5H0z',
  O: 'M0 21 12 9l12 12v6L12 15 0 27z',
  V: 'M8.5 0h7v28h-7z',
  P: 'M-1 2l4-4L26 22l-4 5zM25 2l-4-4L-2 22l4 5z',
  S: 'M0 9.5h24v7H0z',
  T: 'M12 0h12v13H12zM0 13h12v15H0z',
  L: 'M1 1h22v12c0 7-6 11-11 14C7 24 1 20 1 13zM4 4v9c0 5 4 8 8 10.7 4-2.7 8-5.7 8-10.7V4z',
  C: 'M0 5h24v3.5H0zM0 12h24v3.5H0zM0 19h24v3.5H0z',
  M: 'M12 3l7 10-7 11-7-11z',
};
