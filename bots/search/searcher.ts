/** A player that searches, in games that say how far to look; in others it plays by instinct. What it offers others is its instinct's, which prices what it gives and gets. */

import { below, type Chance, instinctiveAnswer } from '@castellan/engine';
import { type Bot, type Budget, lesser } from '../bot.ts';
import { goesRound } from './circles.ts';
import { contraryOf, searchOffer } from './offers.ts';
import { isWorthSearching, sightOf } from './play-on.ts';
import { search } from './search.ts';

export interface Thought extends Budget {
  /** Whether it looks as far ahead as the game says that the strongest should. */
  readonly isFarSighted: boolean;
  /** Whether it thinks of playing by one of the game's one-sided ways itself. */
  readonly hasPlans: boolean;
  /** Of how many of its questions it thinks, from 0 to 1; the others it answers by instinct. */
  readonly attention: number;
}

export function searcher(thought: Thought, name: string): Bot {
  return {
    name,
    decide(game, world, q, means, rng) {
      const sight = isWorthSearching(game, world, q) && isAttentive(thought, rng) ? sightOf(game, thought.isFarSighted) : null;
      if (sight === null || (means.memory !== undefined && goesRound(game, world, q, means.memory)))
        return instinctiveAnswer(game, world, q);
      const scope = { hasPlans: thought.hasPlans, mayTakeBack: false };
      return search(game, sight, world, q, lesser(thought, means), rng, scope)[0].answer;
    },
    prepare: (game, world, q, options) => game.instinct.prepare?.(world, q, options) ?? null,
    interject(game, world, seat, options, means, rng) {
      const usual = game.instinct.interject?.(world, seat, options) ?? null;
      const contrary = usual && contraryOf(options, usual);
      const sight = contrary && isAttentive(thought, rng) ? sightOf(game, thought.isFarSighted) : null;
      if (usual === null || contrary === null || sight === null) return usual;
      return searchOffer(game, sight, world, seat, [usual, contrary], lesser(thought, means), rng);
    },
  };
}

function isAttentive({ attention }: Thought, rng: Chance): boolean {
  return attention === 1 || below(rng, 1000) < attention * 1000;
}
