/**
 * Plans for the Actions phase of a round, which is some thirty small decisions of each player: what is searched are ways to decide all of
 * them. A plan is a leaning towards some boxes and away from others, so that it goes with whatever cards turn up.
 */

import {
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
import { type Box, type Content, content } from '../content/content.ts';
import type { ActionOption } from '../options.ts';
import { action } from '../rules/actions.ts';
import type { AnaState } from '../state.ts';

/** How far plans lean, in VP: areas of the sheets, single boxes and what share of them, and what is done beside filling boxes. */
const LEAN = { area: 0.25, box: 0.5, boxes: 0.3, deed: 0.3 };

/** Options that come to mind at a glance, of which each is then imagined. */
const AT_HAND = 8;

export const plans: Plans<AnaState> = {
  moments: 1,
  stretch(s, seat) {
    if (s.phase !== 'actions') return null;
    const seen = s.players.map(({ paths, attacks }) => [paths, backsOf(s, attacks)].join(' '));
    return [s.layout, s.round, s.firstPlayer, s.loot, ...seen, seat].join('/');
  },
  answer(instinct, s, q, plan) {
    if (q.kind !== 'pick' || q.frame.step !== action.name) return instinctiveAnswer({ instinct }, s, q);
    const lean = plan === 0 ? null : leaningOf(content.of(s), plan);
    let best = q.options[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const option of atHand(instinct, s, q)) {
      const weight = instinct.weigh(s, q, option) + (lean === null ? 0 : lean(s, q, option));
      if (weight <= most) continue;
      most = weight;
      best = option;
    }
    return best;
  },
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

type Leaning = Instinct<AnaState>['weigh'];

/** The leanings of each content that were asked for lately, by the number of the plan. */
const known = new WeakMap<Content, Map<number, Leaning>>();
const MOST_KNOWN = 500;

function leaningOf(c: Content, plan: number): Leaning {
  const all = known.get(c) ?? new Map<number, Leaning>();
  known.set(c, all);
  const found = all.get(plan) ?? leaning(c, fastChance(plan));
  if (all.size > MOST_KNOWN) all.clear();
  all.set(plan, found);
  return found;
}

function leaning(c: Content, rng: Chance): Leaning {
  const areas = new Map<Box['area'], number>();
  for (const { area } of c.boxes) if (!areas.has(area)) areas.set(area, LEAN.area * normal(rng));
  const boxes = c.boxes.map(({ area }) => (areas.get(area) ?? 0) + (below(rng, 1000) < 1000 * LEAN.boxes ? LEAN.box * normal(rng) : 0));
  const deeds: { readonly [does in ActionOption['does']]: number } = {
    fill: 0,
    prepare: LEAN.deed * normal(rng),
    attack: LEAN.deed * normal(rng),
    spy: LEAN.deed * normal(rng),
    trade: LEAN.deed * normal(rng),
    done: 0,
  };
  return weighing([
    weigher(action, (_s: AnaState, option: ActionOption) => (option.does === 'fill' ? boxes[option.box] : deeds[option.does])),
  ]);
}

/** About as often as the normal distribution would have it. */
function normal(rng: Chance): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += below(rng, 1000);
  return sum / 1000 - 6;
}
