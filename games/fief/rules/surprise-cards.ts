/** 10, 25, 26. Every surprise card by its kind: the one list that windows read. */

import type { CardKind } from '../vocabulary.ts';
import { ambush } from './ambush.ts';
import { assassination, justice } from './assassins.ts';
import { cardinal } from './cardinals.ts';
import { dArc } from './maid.ts';
import { secretPassage } from './secret-passage.ts';
import type { SurpriseCard } from './surprises.ts';
import { revolt } from './uprisings.ts';

export const SURPRISE_CARDS: { readonly [card in CardKind]?: SurpriseCard } = {
  cardinal,
  dArc,
  revolt,
  assassination,
  justice,
  secretPassage,
  ambush,
};
