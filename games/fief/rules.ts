/** Fief for the kernel. */

import type { Rules, Seat } from '@castellan/engine';
import { content } from './content/content.ts';
import { determinize } from './hidden.ts';
import { bargains } from './rules/bargains.ts';
import { binds } from './rules/binding.ts';
import { whyNotVote } from './rules/elections.ts';
import { forgetTalk } from './rules/embassies.ts';
import { steps } from './rules/index.ts';
import { late } from './rules/late.ts';
import { OPTIONS, setup, start } from './rules/setup.ts';
import { interject, interjections, whyNotInterject } from './rules/talk.ts';
import { sidesOf } from './rules/victory.ts';
import { surprise } from './rules/windows.ts';
import { components, copy, type FieState } from './state.ts';
import { view } from './view.ts';
import { ENDINGS, FEWEST_PLAYERS, MOST_PLAYERS } from './vocabulary.ts';

export const rules: Rules<FieState> & { sides(s: FieState): readonly (readonly Seat[])[] } = {
  id: 'fief',
  version: 1,
  replays: [],
  seats: { min: FEWEST_PLAYERS, max: MOST_PLAYERS, usual: 4 },
  options: OPTIONS,
  setup,
  start,
  steps,
  view,
  determinize,
  copy,
  interjections,
  interject,
  whyNotInterject,
  notAsked: whyNotVote,
  late,
  binds,
  offers: bargains,
  roomClosed: forgetTalk,
  /** Online note 1: asked in one's own turns, in elections one stands or votes in, when one's units are attacked or taxed; else pass. */
  usualAnswers: [{ step: surprise.name, key: 'pass', until: 'ever', when: { name: 'elsewhere', n: 0 } }],
  aloneAnswers: [{ step: surprise.name, key: 'pass', until: 'ever', when: { name: 'nothing', n: 0 } }],
  packs: content,
  components,
  endings: ENDINGS,
  sides: sidesOf,
};
