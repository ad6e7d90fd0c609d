/** Medievalia for the kernel. */

import type { Game } from '@castellan/engine';
import { instinct } from './bot.ts';
import { content } from './content/content.ts';
import { determinize } from './hidden.ts';
import { start } from './rules/flow.ts';
import { steps } from './rules/index.ts';
import { setup } from './rules/setup.ts';
import { components, copy, type MedState } from './state.ts';
import { view } from './view.ts';
import { ENDINGS } from './vocabulary.ts';

export const game: Game<MedState> = {
  id: 'medievalia',
  /** 2: the turn is ended by one key where two of them came to the same. */
  version: 2,
  replays: [],
  seats: { min: 2, max: 4 },
  options: [],
  setup,
  start,
  steps,
  view,
  determinize,
  copy,
  packs: content,
  components,
  endings: ENDINGS,
  instinct,
};
