/** What the parts of the page have in common: who plays, and the moment of the game that is looked at. */

import type { Speaker } from '@castellan/text';
import type { Tincture } from '../../design/index.ts';

export interface Walked {
  readonly names: readonly string[];
  readonly shields: readonly Tincture[];
  readonly speaker: Speaker;
  /** After so many answers. */
  readonly at: number;
  readonly onGo: (at: number) => void;
}
