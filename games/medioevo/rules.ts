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
import { OPTIONS, refuseSetup, setup, start } from './rules/setup.ts';
import { interject, interjections } from './rules/talk.ts';
import { window } from './rules/windows.ts';
import { components, copy, type UniState } from './state.ts';
import { view } from './view.ts';
import { ENDINGS, FEWEST_PLAYERS, MOST_PLAYERS } from './vocabulary.ts';

export const rules: Rules<UniState> = {
  id: 'medioevo',
  version: 2,
  replays: [],
  seats: { min: FEWEST_PLAYERS, max: MOST_PLAYERS, usual: 4 },
  options: OPTIONS,
  refuseSetup,
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
   * UNI-47.8: asked where one's own pieces are concerned; and nobody is kept who could not pay for anything (UNI-47.1), who could only borrow
   * another's card, or who was asked about his technologies in the first round of the battle. Each may be cleared.
   */
  usualAnswers: ['elsewhere', 'nothing', 'onlyBorrowed', 'laterRound'].map((name) => ({
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
