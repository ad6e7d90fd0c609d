/** A player that searches, in games that say how far to look; in others it plays by instinct. */

import { instinctiveAnswer } from '@castellan/engine';
import type { Bot, Budget } from '../bot.ts';
import { sightOf } from './play-on.ts';
import { search } from './search.ts';

export function searcher(thought: Budget, name = 'searcher'): Bot {
  return {
    name,
    decide(game, world, q, _budget, rng) {
      const sight = sightOf(game);
      const best = sight && search(game, sight, world, q, thought, rng).at(0);
      return best != null && best.visits > 0 ? best.answer : instinctiveAnswer(game, world, q);
    },
    prepare: (game, world, q, options) => game.instinct.prepare?.(world, q, options) ?? null,
    interject: (game, world, seat, options) => game.instinct.interject?.(world, seat, options) ?? null,
  };
}
