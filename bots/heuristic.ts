/** Plays by the game's instinct: weighs every option and takes the best. */

import { type Answer, below, type Chance, type Game, guess, type Option, type Question, randomAnswer, type State } from '@castellan/engine';
import type { Bot } from './bot.ts';

/** `noise` blurs the weights: 0 plays the best option it sees, 1 hardly looks. */
export function heuristic(noise = 0, name = 'heuristic'): Bot {
  return {
    name,
    choose: (game, s, question, rng) => instinctiveAnswer(game, guess(game, s, question.seat, rng), question, rng, noise),
  };
}

function instinctiveAnswer<S extends State>(game: Game<S>, world: S, q: Question, rng: Chance, noise: number): Answer {
  if (noise > 0 && below(rng, 1000) < noise * 300) return randomAnswer(q, rng);
  const whole = game.instinct.answer?.(world, q) ?? null;
  if (whole !== null) return whole;
  switch (q.kind) {
    case 'pick':
      return best(game, world, q, q.options, rng, noise);
    case 'subset':
      return q.suggest?.()[0] ?? bySingleWeight(game, world, q);
    case 'order':
      return ranked(game, world, q, q.options);
    case 'amount':
      return q.max;
  }
}

function best<S extends State>(game: Game<S>, world: S, q: Question, options: readonly Option[], rng: Chance, noise: number): Option {
  const weights = options.map((option) => game.instinct.weigh(world, q, option));
  const spread = noise * (Math.max(...weights) - Math.min(...weights));
  let chosen = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i] + (spread * below(rng, 1000)) / 1000;
    if (weight > highest) {
      highest = weight;
      chosen = i;
    }
  }
  return options[chosen];
}

function ranked<S extends State>(game: Game<S>, world: S, q: Question, options: readonly Option[]): readonly Option[] {
  const weighed = options.map((option) => ({ option, weight: game.instinct.weigh(world, q, option) }));
  return weighed.sort((a, b) => b.weight - a.weight).map(({ option }) => option);
}

/** The options worth having, at least `min` and at most `max` of them. */
function bySingleWeight<S extends State>(game: Game<S>, world: S, q: Question & { kind: 'subset' }): readonly Option[] {
  const weighed = q.options
    .map((option) => ({ option, weight: game.instinct.weigh(world, q, option) }))
    .sort((a, b) => b.weight - a.weight);
  return weighed.filter(({ weight }, i) => i < q.min || (i < q.max && weight > 0)).map(({ option }) => option);
}
