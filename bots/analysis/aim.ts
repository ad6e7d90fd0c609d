/** What a hint is after: what the advised answer, and those a bot would let follow it, are certain to bring about. */

import { type Chance, carryAll, type Foretold, foresee, type Game, guess, openQuestions, type Seat, type State } from '@castellan/engine';
import type { Bot } from '../bot.ts';
import { botAnswer } from '../driver.ts';
import { heuristic } from '../heuristic.ts';

/** Worlds in which a move is tried while it is followed; how it ends is looked at in more, since luck may agree in a few. */
const WORLDS = 4;
/** Answers of one move, the advised one included. */
const ANSWERS = 8;

export interface Aim {
  /** The advised answer and those that follow it. */
  readonly answers: readonly string[];
  /** What they bring about in any case. */
  readonly reasons: readonly Foretold[];
}

/**
 * Follows a move to its end: to where another seat is asked, the same step comes again, chance is drawn or something hidden is shown.
 * Beyond that nobody can promise anything.
 */
export function aimOf(game: Game<State>, s: State, seat: Seat, text: string, rng: Chance): Aim {
  const bot = heuristic();
  const answers = [text];
  let ahead = foresee(game, s, seat, answers, { worlds: WORLDS });
  while (answers.length < ANSWERS && ahead.chance === 'never' && !ahead.shown) {
    const next = following(game, s, seat, answers, bot, rng);
    if (next === null) break;
    const further = foresee(game, s, seat, [...answers, next], { worlds: WORLDS });
    if (further.carried <= answers.length) break;
    answers.push(next);
    ahead = further;
  }
  return { answers, reasons: foresee(game, s, seat, answers).certain };
}

/** What the bot would answer next in the same move; null where the move ends. */
function following(game: Game<State>, s: State, seat: Seat, answers: readonly string[], bot: Bot, rng: Chance): string | null {
  const world = guess(game, s, seat, rng);
  const start = openQuestions(game, world).find((open) => open.seat === seat)?.frame.step;
  if (
    carryAll(
      game,
      world,
      answers.map((text) => ({ seat, text })),
    ) !== null
  )
    return null;
  const q = openQuestions(game, world).find((open) => open.seat === seat);
  return q === undefined || q.frame.step === start ? null : botAnswer(game, world, q, bot, rng);
}
