/**
 * Choosing a plan for a whole stretch of the game and following it: where decisions are many and small, trying each of them tells nothing.
 * Plans are tried on common worlds like answers, each to the end of the game, with the instinct's own way of playing after the stretch. The
 * others do nothing there: plans are for games in which everybody plays by himself most of the time, and are compared by points.
 * From time to time the plan that is followed is thought over: bent further, it is tried on from where things stand by then.
 */

import {
  below,
  fastChance,
  type Game,
  guess,
  hashText,
  instinctiveAnswer,
  type Plan,
  type Plans,
  type Seat,
  type State,
} from '@castellan/engine';
import { type Bot, type Budget, type Followed, lesser } from '../bot.ts';
import { bestOf, type Tried } from './halving.ts';
import { playToTheEnd } from './play-on.ts';

interface TriedPlan extends Tried {
  readonly plan: Plan;
}

/** So many tries each plan should have at first; where only its own stretch is left, luck hardly counts. */
const TRIES_EACH = 8;
const TRIES_AT_LAST = 2;

const PLAIN: Plan = [];
const NUMBERS = 2 ** 31;

/**
 * Its budget counts tries of a single stretch, for each time that it thinks: longer ones take longer. It remembers which plan it follows;
 * outside of stretches, and in games without plans, it plays by instinct.
 */
export function planner(thought: Budget, name = 'planner'): Bot {
  return {
    name,
    decide(game, world, q, { memory, ...budget }) {
      const { plans } = game.instinct;
      const stretch = plans?.stretch(world, q.seat) ?? null;
      if (plans === undefined || stretch === null) return instinctiveAnswer(game, world, q);
      const reviews = plans.reviews(world, q.seat);
      const before = memory?.followed?.stretch === stretch ? memory.followed : null;
      const followed =
        before !== null && before.reviews >= reviews
          ? before
          : planFor(game, plans, world, q.seat, { stretch, reviews, plan: before?.plan ?? PLAIN }, lesser(thought, budget));
      if (memory !== undefined && budget.isCalledOff?.() !== true) memory.followed = followed;
      return plans.answer(game.instinct, world, q, followed.plan);
    },
    prepare: (game, world, q, options) => game.instinct.prepare?.(world, q, options) ?? null,
    interject: (game, world, seat, options) => game.instinct.interject?.(world, seat, options) ?? null,
  };
}

/**
 * What came to most: the plan that is followed so far, or one that goes on from it. Its chance follows from the stretch and from how often it
 * was thought over, so that the same game is played the same way again.
 */
function planFor<S extends State>(game: Game<S>, plans: Plans<S>, world: S, seat: Seat, sofar: Followed, budget: Budget): Followed {
  const { stretch, reviews, plan: usual } = sofar;
  const rng = fastChance(hashText(`${stretch}/${reviews}`));
  const stretches = plans.toTheEnd(world);
  const iterations = Math.floor(budget.iterations / stretches);
  const others = Math.max(1, Math.floor(iterations / (stretches === 1 ? TRIES_AT_LAST : TRIES_EACH)) - 1);
  const all: TriedPlan[] = [usual, ...Array.from({ length: others }, () => [...usual, 1 + below(rng, NUMBERS)])].map((plan) => ({
    plan,
    came: [],
  }));
  const { plan } = bestOf(all, { ...budget, iterations }, (live, isOver) => {
    const guessed = guess(game, world, seat, rng);
    for (const { plan, came } of live) {
      if (isOver()) return;
      const here = game.copy(guessed);
      let isFollowed = true;
      playToTheEnd(game, here, (q) => {
        if (q.seat !== seat) return plans.idle(here, q);
        isFollowed &&= plans.stretch(here, seat) === stretch;
        return plans.answer(game.instinct, here, q, isFollowed ? plan : PLAIN);
      });
      came.push(plans.points(here, seat));
    }
  });
  return { stretch, reviews, plan };
}
