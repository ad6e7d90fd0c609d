/** What seats that play by instinct answer, for tests of what they prefer. */

import {
  type Answer,
  advance,
  fastChance,
  type Game,
  guess,
  instinctiveAnswer,
  openQuestions,
  printAnswer,
  type Question,
  type State,
} from '../index.ts';

export function senseOf<S extends State>(game: Game<S>) {
  /** What a seat that plays by instinct answers, knowing what it knows. */
  function sensible(s: S, q: Question, rng = fastChance(3)): Answer {
    const world = guess(game, s, q.seat, rng);
    const there = openQuestions(game, world).find(({ seat }) => seat === q.seat);
    if (there === undefined) throw new Error(`${q.frame.step} is not asked in a world held possible`);
    return instinctiveAnswer(game, world, there);
  }

  /** The answer of whoever is asked, in words. */
  function choice(s: S): string {
    const q = advance(game, s);
    return q === null ? '' : printAnswer(q, sensible(s, q));
  }

  /** What it thinks of one of the answers that are offered. */
  function weightOf(s: S, key: string): number {
    const q = advance(game, s);
    const option = q?.kind === 'pick' ? q.options.find((one) => one.key === key) : undefined;
    if (q === null || option === undefined) throw new Error(`${key} is not offered`);
    return game.instinct.weigh(s, q, option);
  }

  return { sensible, choice, weightOf };
}
