/** What a sensible player of Fief prefers (the catalogue's bot notes). */

import { type Instinct, weighing } from '@castellan/engine';
import { wholeAnswer } from './bot/answers.ts';
import { interject } from './bot/bargaining.ts';
import { dealingsOf } from './bot/dealings.ts';
import { exploitersOf } from './bot/exploiters.ts';
import { outlook, value } from './bot/outlook.ts';
import { prior } from './bot/prior.ts';
import { isWorthSearching } from './bot/searching.ts';
import { numbers } from './bot/taste.ts';
import { tastes } from './bot/tastes.ts';
import { WEIGHERS } from './bot/weighers.ts';
import type { FieState } from './state.ts';

const weigh = weighing(WEIGHERS);

export const instinct: Instinct<FieState> = {
  weigh,
  answer: wholeAnswer,
  prior,
  value,
  outlook,
  horizon: 1,
  searchedBy: 'castellans',
  tries: 12,
  isWorthSearching,
  thrift: 0.5,
  blur: { page: 1, squire: 0.55, knight: 0.25 },
  exploiters: exploitersOf(weigh),
  tastes,
  dealings: dealingsOf(weigh),
  numbers,
  interject,
};
