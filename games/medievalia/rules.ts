/** Medievalia for the kernel. */

import type { Rules, Seat } from '@castellan/engine';
import { content } from './content/content.ts';
import { determinize } from './hidden.ts';
import { start } from './rules/flow.ts';
import { steps } from './rules/index.ts';
import { sideOf } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { components, copy, type MedState } from './state.ts';
import { view } from './view.ts';
import { ENDINGS } from './vocabulary.ts';

export const rules: Rules<MedState> & { sides(s: MedState): readonly (readonly Seat[])[] } = {
  id: 'medievalia',
  version: 1,
  replays: [],
  seats: { min: 2, max: 4, usual: 2 },
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
  sides,
};

/** Those who win and lose together: allies, or each for himself. */
function sides(s: MedState): readonly (readonly Seat[])[] {
  return s.hands.map((_, seat) => sideOf(s, seat)).filter(([first], seat) => first === seat);
}
