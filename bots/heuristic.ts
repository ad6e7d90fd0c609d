/** Plays by the game's instinct: weighs every option and takes the best. */

import {
  type Amount,
  type Answer,
  below,
  type Chance,
  type Game,
  instinctiveAnswer,
  isAside,
  type Pick,
  type Question,
  randomAnswer,
  type State,
} from '@castellan/engine';
import type { Bot } from './bot.ts';

/** `noise` blurs the weights: 0 plays the best option it sees, 1 hardly looks. */
export function heuristic(noise = 0, name = 'heuristic'): Bot {
  return {
    name,
    // What is composed for others is composed with care, or it would be thrown away and begun again.
    decide: (game, world, question, _means, rng) =>
      noise === 0 || isAside(world, question) ? instinctiveAnswer(game, world, question) : blurredAnswer(game, world, question, rng, noise),
    interject: (game, world, seat, options) => game.instinct.interject?.(world, seat, options) ?? null,
    prepare: (game, world, question, options) => game.instinct.prepare?.(world, question, options) ?? null,
  };
}

function blurredAnswer<S extends State>(game: Game<S>, world: S, q: Question, rng: Chance, noise: number): Answer {
  if (q.kind === 'amount') return blurredAmount(game, world, q, rng, noise);
  if (below(rng, 1000) < noise * 300) return randomAnswer(q, rng);
  const whole = game.instinct.answer?.(world, q) ?? null;
  return whole === null && q.kind === 'pick' ? blurredPick(game, world, q, rng, noise) : (whole ?? instinctiveAnswer(game, world, q));
}

/** Off by a share of what instinct would name: any amount at all would be folly that nobody at a table commits. */
function blurredAmount<S extends State>(game: Game<S>, world: S, q: Amount, rng: Chance, noise: number): Answer {
  const meant = instinctiveAnswer(game, world, q);
  if (typeof meant !== 'number') return meant;
  const steps = (meant - q.min) / q.step;
  const off = Math.round((noise * steps * (below(rng, 2001) - 1000)) / 1000);
  return Math.max(q.min, Math.min(q.max, meant + off * q.step));
}

function blurredPick<S extends State>(game: Game<S>, world: S, q: Pick, rng: Chance, noise: number): Answer {
  const weights = q.options.map((option) => game.instinct.weigh(world, q, option));
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
  return q.options[chosen];
}
