/** What a sensible player of Medioevo Universale prefers (the catalogue's bot notes). */

import { type Instinct, weighing } from '@castellan/engine';
import { wholeAnswer } from './bot/answers.ts';
import { interject, prepare } from './bot/bargaining.ts';
import { dealingsOf } from './bot/dealings.ts';
import { exploitersOf } from './bot/exploiters.ts';
import { outlook, value } from './bot/outlook.ts';
import { prior } from './bot/prior.ts';
import { A_TURN, isWorthSearching } from './bot/searching.ts';
import { numbers } from './bot/taste.ts';
import { tastes } from './bot/tastes.ts';
import { WEIGHERS } from './bot/weighers.ts';
import type { UniState } from './state.ts';

const weigh = weighing(WEIGHERS);

export const instinct: Instinct<UniState> = {
  weigh,
  answer: wholeAnswer,
  prior,
  value,
  outlook,
  horizon: A_TURN,
  searchedBy: 'castellans',
  tries: 12,
  isWorthSearching,
  thrift: 0.25,
  blur: { page: 0.6, squire: 0.35, knight: 0.2 },
  exploiters: exploitersOf(weigh),
  tastes,
  dealings: dealingsOf(weigh),
  numbers,
  interject,
  prepare,
};
