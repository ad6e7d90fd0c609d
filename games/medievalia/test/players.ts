/** Players for tests that make more of a game than chance does. */

import { type Answer, below, type Chance, type Question, randomAnswer } from '@castellan/engine';

/** Plays, buys, marches and fights whenever it can, and pays as suggested. */
export function busyAnswer(q: Question, rng: Chance): Answer {
  if (q.kind === 'subset' && q.suggest !== undefined && below(rng, 4) > 0) {
    const suggestions = q.suggest();
    return suggestions[below(rng, suggestions.length)];
  }
  if (q.kind !== 'pick') return randomAnswer(q, rng);
  const lively = q.options.filter(({ key }) => !/^(end|remove|discard|extra|move)/.test(key));
  if (lively.length > 0 && below(rng, 15) > 0) return lively[below(rng, lively.length)];
  const end = q.options.find(({ key }) => key.startsWith('end'));
  return end !== undefined && below(rng, 4) > 0 ? end : randomAnswer(q, rng);
}
