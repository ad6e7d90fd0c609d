/** What a sensible player prefers (the catalogue's bot notes). */

import { type Instinct, type Option, type Question, type Subset, weighing } from '@castellan/engine';
import { exploitersOf } from './bot/exploiters.ts';
import { outlook, value } from './bot/outlook.ts';
import { prior } from './bot/prior.ts';
import { numbers } from './bot/taste.ts';
import { tastes } from './bot/tastes.ts';
import { WEIGHERS } from './bot/weighers.ts';
import type { MonState } from './state.ts';

const weigh = weighing(WEIGHERS);

export const instinct: Instinct<MonState> = {
  weigh,
  answer: (s, q) => (q.kind === 'subset' && q.suggest !== undefined ? bestSuggestion(s, q) : null),
  prior,
  value,
  outlook,
  horizon: 1,
  searchedBy: 'knights',
  attention: 0.6,
  tastes,
  numbers,
  exploiters: exploitersOf(weigh),
};

function bestSuggestion(s: MonState, q: Question & Subset): readonly Option[] | null {
  let best: readonly Option[] | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const set of q.suggest?.() ?? []) {
    const weight = set.reduce((sum, option) => sum + instinct.weigh(s, q, option), 0);
    if (weight > most) {
      most = weight;
      best = set;
    }
  }
  return best;
}
