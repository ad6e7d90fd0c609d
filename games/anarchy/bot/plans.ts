/**
 * Plans for the Actions phase of a round, which is some thirty small decisions of each player: what is searched are ways to decide all of
 * them. A plan is a taste of its own, and a leaning towards some boxes and away from others, so that it goes with whatever cards turn up.
 */

import {
  type Answer,
  below,
  type Chance,
  fastChance,
  type Instinct,
  instinctiveAnswer,
  type Option,
  type Pick,
  type Plan,
  type Plans,
  type Question,
  weigher,
  weighing,
} from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { ActionOption } from '../options.ts';
import { action } from '../rules/actions.ts';
import { type AnaState, bitsIn, type Player, sum } from '../state.ts';
import { ROUNDS } from '../vocabulary.ts';
import { numbers } from './taste.ts';
import { worthOf } from './worth.ts';

/** How far plans go: every taste as a logarithm; single boxes in VP, and what share of them. */
const BENT = { taste: 0.15, box: 2, boxes: 0.3 };

/** Before this round no plan is made. */
const PLANNED_FROM = 3;

/** Boxes filled until a plan is thought over. */
const THOUGHT_OVER_AFTER = 4;

/** Options that come to mind at a glance, of which each is then imagined. With half as many the instinct plays far worse in the harder scenarios. */
const AT_HAND = 24;

export const plans: Plans<AnaState> = {
  stretch(s, seat) {
    if (s.phase !== 'actions' || s.round < PLANNED_FROM) return null;
    const seen = s.players.map(({ paths, attacks }) => [paths, backsOf(s, attacks)].join(' '));
    return [s.layout, s.round, s.firstPlayer, s.loot, ...seen, seat].join('/');
  },
  reviews: (s, seat) => Math.floor(filledBy(s.players[seat]) / THOUGHT_OVER_AFTER),
  answer(instinct, s, q, plan) {
    if (plan.length === 0) return answerInHaste(instinct, s, q);
    const { tastes, lean } = bentBy(content.of(s), plan);
    const options = isAction(q) ? atHand(instinct, s, q) : null;
    numbers.lay(tastes);
    try {
      // A plan is followed as it was tried: among what comes to mind at a glance, which is the same whatever the plan.
      return options === null
        ? instinctiveAnswer({ instinct }, s, q)
        : heaviest(options, (option) => instinct.weigh(s, q, option) + lean(s, q, option));
    } finally {
      numbers.lay(numbers.shipped);
    }
  },
  // To be done comes last among actions.
  idle: (_s, q) => (q.kind === 'amount' ? q.min : q.kind === 'pick' ? q.options[q.options.length - 1] : q.options.slice(0, 1)),
  toTheEnd: ({ round }) => ROUNDS - round + 1,
  points: (s, seat) => s.core.result?.scores[seat] ?? worthOf(s, s.players[seat]),
};

/** What lies before a player, as far as everybody sees it. */
function backsOf(s: AnaState, attacks: readonly number[]): readonly number[] {
  const { attackCards } = content.of(s);
  return attacks.map((card) => (card < 0 ? card : attackCards[card].type));
}

/** Boxes that were paid for. */
function filledBy({ tracks, wheel, machines, squares }: Player): number {
  return sum(tracks) + bitsIn(wheel) + bitsIn(machines) + bitsIn(squares);
}

function isAction(q: Question): q is Question & Pick {
  return q.kind === 'pick' && q.frame.step === action.name;
}

/** What the instinct answers where somebody only plays on: of many actions it imagines only those that look best. */
export function answerInHaste(instinct: Instinct<AnaState>, s: AnaState, q: Question): Answer {
  return isAction(q) ? heaviest(atHand(instinct, s, q), (option) => instinct.weigh(s, q, option)) : instinctiveAnswer({ instinct }, s, q);
}

/** What looks best; and to be done, for whoever likes nothing of it. */
function atHand({ prior }: Instinct<AnaState>, s: AnaState, q: Question & Pick): readonly Option[] {
  if (q.options.length <= AT_HAND) return q.options;
  const { weights } = prior(s, q);
  const least = weights.toSorted((one, other) => other - one)[AT_HAND - 1];
  return q.options.filter((_, i) => weights[i] >= least || i === q.options.length - 1);
}

function heaviest(options: readonly Option[], weigh: (option: Option) => number): Option {
  let [best] = options;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const weight = weigh(option);
    if (weight <= most) continue;
    most = weight;
    best = option;
  }
  return best;
}

interface Bent {
  /** In place of the numbers of the instinct. */
  readonly tastes: readonly number[];
  readonly lean: Instinct<AnaState>['weigh'];
}

const known = new WeakMap<Content, WeakMap<Plan, Bent>>();

function bentBy(c: Content, plan: Plan): Bent {
  const all = known.get(c) ?? new WeakMap<Plan, Bent>();
  known.set(c, all);
  const found = all.get(plan) ?? bent(c, plan);
  all.set(plan, found);
  return found;
}

function bent(c: Content, plan: Plan): Bent {
  const tastes = numbers.shipped.slice();
  const boxes = c.boxes.map(() => 0);
  for (const rng of plan.map(fastChance)) {
    for (let i = 0; i < tastes.length; i++) tastes[i] *= Math.exp(BENT.taste * normal(rng));
    for (let box = 0; box < boxes.length; box++) if (below(rng, 1000) < 1000 * BENT.boxes) boxes[box] += BENT.box * normal(rng);
  }
  const lean = weighing([weigher(action, (_s: AnaState, option: ActionOption) => (option.does === 'fill' ? boxes[option.box] : 0))]);
  return { tastes, lean };
}

/** About as often as the normal distribution would have it. */
function normal(rng: Chance): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += below(rng, 1000);
  return sum / 1000 - 6;
}
