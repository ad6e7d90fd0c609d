/**
 * Choosing a plan for a whole stretch of the game and following it: where decisions are many and small, trying each of them tells nothing.
 * Plans are tried on common worlds like answers. What the others do in the stretch is played once in each world and kept for all plans.
 */

import {
  apply,
  below,
  fastChance,
  type Game,
  guess,
  hashText,
  instinctiveAnswer,
  openQuestions,
  type Plans,
  type Question,
  type Seat,
  type State,
} from '@castellan/engine';
import type { Bot, Budget } from '../bot.ts';
import { bestOf, type Tried } from './halving.ts';
import { playOn, type Sight } from './play-on.ts';

interface Plan extends Tried {
  readonly no: number;
}

/** So many plans are tried at most, beside the plain one, and so many tries each of them should have at first. */
const MOST_PLANS = 7;
const TRIES_EACH = 8;

const PLAIN = 0;
const NUMBERS = 2 ** 31;

/** Stretches of all tables that are remembered. Whoever comes back to one that was forgotten plans anew from where he stands. */
const MOST_KEPT = 2_000;

/** Remembers which plan it follows in each stretch; elsewhere, and in games without plans, it plays by instinct. */
export function planner(thought: Budget, name = 'planner'): Bot {
  const kept = new Map<string, number>();
  return {
    name,
    decide(game, world, q) {
      const { plans, outlook } = game.instinct;
      const stretch = plans?.stretch(world, q.seat) ?? null;
      if (plans === undefined || outlook === undefined || stretch === null) return instinctiveAnswer(game, world, q);
      const sight = { moment: (there: typeof world) => outlook.moment(there), moments: plans.moments };
      const plan = kept.get(stretch) ?? planFor(game, plans, sight, world, q.seat, stretch, thought);
      keep(kept, stretch, plan);
      return plans.answer(game.instinct, world, q, plan);
    },
    prepare: (game, world, q, options) => game.instinct.prepare?.(world, q, options) ?? null,
    interject: (game, world, seat, options) => game.instinct.interject?.(world, seat, options) ?? null,
  };
}

/** Those that were not asked for the longest time are forgotten first. */
function keep(kept: Map<string, number>, stretch: string, plan: number): void {
  kept.delete(stretch);
  kept.set(stretch, plan);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT) kept.delete(oldest);
}

/** The number of the plan that came to most. Its chance follows from the stretch, so that the same game is played the same way again. */
function planFor<S extends State>(
  game: Game<S>,
  plans: Plans<S>,
  sight: Sight<S>,
  world: S,
  seat: Seat,
  stretch: string,
  budget: Budget,
): number {
  const rng = fastChance(hashText(stretch));
  const others = Math.min(MOST_PLANS, Math.max(1, Math.floor(budget.iterations / TRIES_EACH) - 1));
  const all: Plan[] = [PLAIN, ...Array.from({ length: others }, () => 1 + below(rng, NUMBERS))].map((no) => ({ no, came: [] }));
  return bestOf(all, budget, (live) => {
    const guessed = guess(game, world, seat, rng);
    settle(game, plans, guessed, seat, stretch);
    for (const { no, came } of live) {
      const here = game.copy(guessed);
      const asked = openQuestions(game, here).find((open) => open.seat === seat) ?? null;
      playOn(game, sight, here, asked, (open) =>
        plans.answer(game.instinct, here, open, open.seat === seat && plans.stretch(here, seat) === stretch ? no : PLAIN),
      );
      came.push(game.instinct.value(here)[seat]);
    }
  }).no;
}

/** The others play to where they wait for this seat. */
function settle<S extends State>(game: Game<S>, plans: Plans<S>, world: S, seat: Seat, stretch: string): void {
  const next = (): Question | undefined =>
    plans.stretch(world, seat) === stretch ? openQuestions(game, world).find((open) => open.seat !== seat) : undefined;
  for (let q = next(); q !== undefined; q = next()) apply(game, world, q, plans.answer(game.instinct, world, q, PLAIN));
}
