/** Bots of a character: between answers that seem about as good they give the one they like, and they deal with others so; zealots give it whatever it costs. */

import { BEND, type Game, type Instinct, type Question, type State } from '@castellan/engine';
import type { Bot } from './bot.ts';
import type { Character } from './character.ts';
import { heuristic } from './heuristic.ts';
import { withStyle } from './styled.ts';

/** Nobody's taste leads farther down than to the fourth best option. */
const FOURTH = 3;

/** By how much liking bends weights, which are given from the best down. */
type Bend = (weights: readonly number[]) => number;

const withinReason: Bend = (weights) => BEND * (weights[0] - weights[Math.min(FOURTH, weights.length - 1)]);
const withoutMeasure: Bend = (weights) => 2 * (weights[0] - weights[weights.length - 1]) + 1;

export function tempered(bot: Bot, character: Character): Bot {
  return character === 'even' ? bot : dealing(bent(bot, character, withinReason), character);
}

/**
 * A plan as simple as can be, for the lab: no strong player may lose to somebody who only ever does what he likes. He deals with others as
 * everybody does, for agreements without measure would be gifts.
 */
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

/** Deals with others as its character does: composes its own offers so, answers theirs so, and declares war so. */
function dealing(bot: Bot, character: Character): Bot {
  const { interject } = bot;
  return {
    ...bot,
    decide: (game, world, q, means, rng) => bot.decide(dealingAt(game, q, character), world, q, means, rng),
    interject:
      interject &&
      ((game, world, seat, options, means, rng) => interject(dealingAt(game, null, character), world, seat, options, means, rng)),
  };
}

/** The game as a character deals in it, at the question at hand and unasked: how others play on from there is no matter of its own. */
function dealingAt<S extends State>(game: Game<S>, q: Question | null, character: Character): Game<S> {
  const { instinct } = game;
  const style = instinct.dealings?.[character];
  if (style === undefined) return game;
  const own = withStyle(instinct, style);
  const by = (asked: Question): Instinct<S> => (asked === q ? own : instinct);
  return {
    ...game,
    instinct: {
      ...instinct,
      weigh: (there, asked, option) => by(asked).weigh(there, asked, option),
      answer: (there, asked) => by(asked).answer?.(there, asked) ?? null,
      interject: own.interject,
    },
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
