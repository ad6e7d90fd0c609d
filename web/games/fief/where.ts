/** Where things lie on the pages of a phone. */

import type { Seat, Target } from '@castellan/engine';
import type { FieView } from '@castellan/fief';
import type { Page } from '../../shell/index.ts';
import { kindOf } from './facts.ts';

/** Cards and decks lie in my house; what is bought, in the prompt sheet; all else on the map, or on the stage in its place. */
export function pageOf(target: Target, view: FieView, _seat: Seat | null): Page | null {
  switch (kindOf(target)) {
    case 'shop':
      return null;
    case 'card':
      return view.battle === null && view.uprising === null ? 'mine' : 'board';
    case 'deck':
      return 'mine';
    default:
      return 'board';
  }
}
