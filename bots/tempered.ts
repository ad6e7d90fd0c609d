/** Bots of a character: between answers that seem about as good they give the one they like; zealots give it whatever it costs. */

import type { Game, Question, State } from '@castellan/engine';
import type { Bot } from './bot.ts';
import type { Character } from './character.ts';
import { heuristic } from './heuristic.ts';

/** What liking counts for, of the way from the best option to the fourth: nobody's taste leads farther down than that. */
const BEND = 0.5;
const FOURTH = 3;

/** By how much liking bends weights, which are given from the best down. */
type Bend = (weights: readonly number[]) => number;

const withinReason: Bend = (weights) => BEND * (weights[0] - weights[Math.min(FOURTH, weights.length - 1)]);
const withoutMeasure: Bend = (weights) => 2 * (weights[0] - weights[weights.length - 1]) + 1;

export function tempered(bot: Bot, character: Character): Bot {
  return character === 'even' ? bot : bent(bot, character, withinReason);
}

/** A plan as simple as can be, for the lab: no strong player may lose to somebody who only ever does what he likes. */
export function zealot(character: Character): Bot {
  return bent(heuristic(0, 'zealot'), character, withoutMeasure);
}

function bent(bot: Bot, character: Character, bend: Bend): Bot {
  return {
    ...bot,
    name: `${bot.name}-${character}`,
    decide: (game, world, q, means, rng) => bot.decide(leaning(game, world, q, character, bend), world, q, means, rng),
  };
}

/** The game with its options weighed by taste too: those of this question alone, for how others play on is no matter of taste. */
function leaning<S extends State>(game: Game<S>, world: S, q: Question, character: Character, bend: Bend): Game<S> {
  const { instinct } = game;
  const taste = instinct.tastes?.[character];
  if (taste === undefined || q.kind !== 'pick') return game;
  const weights = q.options.map((option) => instinct.weigh(world, q, option)).sort((one, other) => other - one);
  const lean = bend(weights);
  if (!(lean > 0)) return game;
  return {
    ...game,
    instinct: {
      ...instinct,
      weigh: (there, asked, option) => instinct.weigh(there, asked, option) + (asked === q ? lean * taste(there, asked, option) : 0),
    },
  };
}
