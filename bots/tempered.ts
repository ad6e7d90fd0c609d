/** A bot of a character: between answers that seem about as good, it gives the one it likes. */

import type { Game, Question, State } from '@castellan/engine';
import type { Bot } from './bot.ts';
import type { Character } from './character.ts';

/** What liking counts for, of the way from the best option to the fourth: nobody's taste leads farther down than that. */
const BEND = 0.5;
const FOURTH = 3;

export function tempered(bot: Bot, character: Character): Bot {
  if (character === 'even') return bot;
  return {
    ...bot,
    name: `${bot.name}-${character}`,
    decide: (game, world, q, budget, rng) => bot.decide(leaning(game, world, q, character), world, q, budget, rng),
  };
}

/** The game with its options weighed by taste too: those of this question alone, for how others play on is no matter of taste. */
function leaning<S extends State>(game: Game<S>, world: S, q: Question, character: Character): Game<S> {
  const { instinct } = game;
  const taste = instinct.tastes?.[character];
  if (taste === undefined || q.kind !== 'pick') return game;
  const weights = q.options.map((option) => instinct.weigh(world, q, option)).sort((one, other) => other - one);
  const lean = BEND * (weights[0] - weights[Math.min(FOURTH, weights.length - 1)]);
  if (!(lean > 0)) return game;
  return {
    ...game,
    instinct: {
      ...instinct,
      weigh: (there, asked, option) => instinct.weigh(there, asked, option) + (asked === q ? lean * taste(there, asked, option) : 0),
    },
  };
}
