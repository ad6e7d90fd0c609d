/** Any legal answer: for fuzzing, and as the beginning of every comparison. */

import { randomAnswer } from '@castellan/engine';
import type { Bot } from './bot.ts';

export const random: Bot = {
  name: 'random',
  decide: (_game, _world, question, _means, rng) => randomAnswer(question, rng),
};
