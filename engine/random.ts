/** Any legal answer, each option as likely. */

import { below, type Chance, shuffle } from './chance.ts';
import type { Answer, Option, Question, Subset } from './types.ts';

export function randomAnswer(q: Question, rng: Chance): Answer {
  switch (q.kind) {
    case 'pick':
      return q.options[below(rng, q.options.length)];
    case 'amount':
      return q.min + q.step * below(rng, Math.floor((q.max - q.min) / q.step) + 1);
    case 'order':
      return shuffle(rng, q.options.slice());
    case 'subset':
      return someSubset(q, rng, q.min + below(rng, Math.min(q.max, q.options.length) - q.min + 1));
  }
}

const TRIES = 4;

/** A set of that size if a few tries find one that the rules allow, else one of the suggestions. */
export function someSubset(q: Subset, rng: Chance, size: number): readonly Option[] {
  for (let i = 0; i < TRIES; i++) {
    const chosen = shuffle(rng, q.options.slice()).slice(0, size);
    if (q.check === undefined || q.check(chosen) === null) return chosen;
  }
  const suggestions = q.suggest?.() ?? [];
  if (suggestions.length === 0) throw new Error(`${q.frame.step} checks its answer but suggests none`);
  return suggestions[below(rng, suggestions.length)];
}
