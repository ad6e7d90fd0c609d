/** Medioevo Universale for the kernel. */

import type { Rules } from '@castellan/engine';
import { content } from './content/content.ts';
import { determinize } from './hidden.ts';
import { binds } from './rules/binding.ts';
import { callTime, minutesOf } from './rules/ending.ts';
import { steps } from './rules/index.ts';
import { late } from './rules/late.ts';
import { proposals } from './rules/pacts.ts';
import { prepares } from './rules/prepare.ts';
import { OPTIONS, optionCounts, refuseSetup, setup, start } from './rules/setup.ts';
import { interject, interjections } from './rules/talk.ts';
import { window } from './rules/windows.ts';
import { components, copy, type UniState } from './state.ts';
import { view } from './view.ts';
import { ENDINGS, FEWEST_PLAYERS, MOST_PLAYERS } from './vocabulary.ts';

export const rules: Rules<UniState> = {
  id: 'medioevo',
  // 3: land is nobody's from the moment enemies meet in it, Diplomats are asked before card 30, and other windows as the catalogue has them.
  // Games of 2 in which none of this came up replay, as all that are kept do.
  version: 3,
  replays: [2],
  seats: { min: FEWEST_PLAYERS, max: MOST_PLAYERS, usual: 4 },
  options: OPTIONS,
  refuseSetup,
  optionCounts,
  setup,
  start,
  steps,
  view,
  determinize,
  copy,
  interjections,
  interject,
  late,
  binds,
  minutes: minutesOf,
  timeOver: callTime,
  offers: proposals,
  /**
   * UNI-47.8: asked where one's own pieces are concerned; and nobody is kept who could not pay for anything (UNI-47.1). Each may be cleared;
   * other things that one would rather pass are for each to say.
   */
  usualAnswers: ['elsewhere', 'nothing'].map((name) => ({
    step: window.name,
    key: 'pass',
    until: 'ever',
    when: { name, n: 0 },
  })),
  prepares,
  packs: content,
  components,
  endings: ENDINGS,
};
