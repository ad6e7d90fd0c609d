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
  type Plans,
  type Question,
  weigher,
  weighing,
} from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { ActionOption } from '../options.ts';
import { action } from '../rules/actions.ts';
import type { AnaState } from '../state.ts';
import { ROUNDS } from '../vocabulary.ts';
import { numbers } from './taste.ts';
import { worthOf } from './worth.ts';

/** How far plans go: every taste as a logarithm; single boxes in VP, and what share of them. */
const BENT = { taste: 0.15, box: 2, boxes: 0.3 };

/** Before this round no plan is made. */
const PLANNED_FROM = 3;

/** Options that come to mind at a glance, of which each is then imagined. */
const AT_HAND = 8;

export const plans: Plans<AnaState> = {
  stretch(s, seat) {
    if (s.phase !== 'actions') return null;
    const seen = s.players.map(({ paths, attacks }) => [paths, backsOf(s, attacks)].join(' '));
    return [s.layout, s.round, s.firstPlayer, s.loot, ...seen, seat].join('/');
  },
  answer(instinct, s, q, plan, isHasty) {
    const isAction = q.kind === 'pick' && q.frame.step === action.name;
    // A plan is followed as it was tried: among what comes to mind at a glance, which is the same whatever the plan.
    const options = isAction ? (isHasty || plan !== 0 ? atHand(instinct, s, q) : q.options) : null;
    if (plan === 0) return answerFrom(options, instinct, s, q, null);
    const { tastes, lean } = bentBy(content.of(s), plan);
    numbers.lay(tastes);
    try {
      return answerFrom(options, instinct, s, q, lean);
    } finally {
      numbers.lay(numbers.shipped);
    }
  },
  // To be done comes last among actions.
  idle: (_s, q) => (q.kind === 'amount' ? q.min : q.kind === 'pick' ? q.options[q.options.length - 1] : q.options.slice(0, 1)),
  toTheEnd: ({ round }) => (round < PLANNED_FROM ? null : ROUNDS - round + 1),
  points: (s, seat) => s.core.result?.scores[seat] ?? worthOf(s, s.players[seat]),
};

/** What lies before a player, as far as everybody sees it. */
function backsOf(s: AnaState, attacks: readonly number[]): readonly number[] {
  const { attackCards } = content.of(s);
  return attacks.map((card) => (card < 0 ? card : attackCards[card].type));
}

/** What looks best; and to be done, for whoever likes nothing of it. */
function atHand({ prior }: Instinct<AnaState>, s: AnaState, q: Question & Pick): readonly Option[] {
  const { weights } = prior(s, q);
  const least = weights.length <= AT_HAND ? 0 : weights.toSorted((one, other) => other - one)[AT_HAND - 1];
  return q.options.filter((_, i) => weights[i] >= least || i === q.options.length - 1);
}

type Weigh = Instinct<AnaState>['weigh'];

function answerFrom(options: readonly Option[] | null, instinct: Instinct<AnaState>, s: AnaState, q: Question, lean: Weigh | null): Answer {
  if (options === null) return instinctiveAnswer({ instinct }, s, q);
  let [best] = options;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const weight = instinct.weigh(s, q, option) + (lean === null ? 0 : lean(s, q, option));
    if (weight <= most) continue;
    most = weight;
    best = option;
  }
  return best;
}

interface Bent {
  /** In place of the numbers of the instinct. */
  readonly tastes: readonly number[];
  readonly lean: Weigh;
}

/** The plans of each content that were asked for lately, by their numbers. */
const known = new WeakMap<Content, Map<number, Bent>>();
const MOST_KNOWN = 500;

function bentBy(c: Content, plan: number): Bent {
  const all = known.get(c) ?? new Map<number, Bent>();
  known.set(c, all);
  const found = all.get(plan) ?? bent(c, fastChance(plan));
  if (all.size > MOST_KNOWN) all.clear();
  all.set(plan, found);
  return found;
}

function bent(c: Content, rng: Chance): Bent {
  const tastes = numbers.shipped.map((number) => number * Math.exp(BENT.taste * normal(rng)));
  const boxes = c.boxes.map(() => (below(rng, 1000) < 1000 * BENT.boxes ? BENT.box * normal(rng) : 0));
  const lean = weighing([weigher(action, (_s: AnaState, option: ActionOption) => (option.does === 'fill' ? boxes[option.box] : 0))]);
  return { tastes, lean };
}

/** About as often as the normal distribution would have it. */
function normal(rng: Chance): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += below(rng, 1000);
  return sum / 1000 - 6;
}
