/** Any legal answer: for fuzzing, and as the beginning of every comparison. */

import { randomAnswer } from '@castellan/engine';
import type { Bot } from './bot.ts';

export const random: Bot = {
  name: 'random',
  choose: (_game, _s, question, rng) => randomAnswer(question, rng),
};
