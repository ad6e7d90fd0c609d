/** A bot that plays for a person who is away: what binds the person to others it leaves to them. */

import { type Answer, checkAnswer, type Game, type Question, type State } from '@castellan/engine';
import type { Bot } from './bot.ts';

export function standingIn(bot: Bot): Bot {
  const { interject, prepare } = bot;
  return {
    ...bot,
    standsIn: true,
    decide(game, world, q, means, rng) {
      const answer = bot.decide(game, world, q, means, rng);
      return isBinding(game, world, q, answer) ? lateAnswer(game, world, q) : answer;
    },
    interject:
      interject &&
      ((game, world, seat, options, means, rng) => {
        const free = options.filter((option) => game.binds?.(world, null, option) !== true);
        return interject(game, world, seat, free, means, rng);
      }),
    prepare:
      prepare &&
      ((game, world, question, options) =>
        prepare(
          game,
          world,
          question,
          options.filter((option) => game.binds?.(world, null, option) !== true),
        )),
  };
}

function isBinding<S extends State>(game: Game<S>, world: S, q: Question, answer: Answer): boolean {
  if (game.binds === undefined || typeof answer === 'number') return false;
  const chosen = 'key' in answer ? [answer] : answer;
  return chosen.some((option) => game.binds?.(world, q, option) === true);
}

/** What would count if nobody answered. */
function lateAnswer<S extends State>(game: Game<S>, world: S, q: Question): Answer {
  const said = game.late?.(world, q);
  const checked = said === undefined ? null : checkAnswer(game, world, q, said);
  if (checked?.ok !== true) throw new Error(`${game.id} says what binds, and not what counts instead (${q.frame.step})`);
  return checked.answer;
}
