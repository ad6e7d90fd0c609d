/** What a sensible player prefers: every answer is imagined and the position it leads to is valued. */

import {
  type Amount,
  type Frame,
  type Instinct,
  type Option,
  type Question,
  type Seat,
  type Weigher,
  weigher,
  weighing,
} from '@castellan/engine';
import { planDeployment, usesWorthSpending, weighDefence } from './bot/defence.ts';
import { exploitersOf } from './bot/exploiters.ts';
import { pathCardWorth } from './bot/glance.ts';
import { imagine } from './bot/imagine.ts';
import { type Numberer, numberer, numbering } from './bot/numbers.ts';
import { outlook, value } from './bot/outlook.ts';
import { answerInHaste, plans } from './bot/plans.ts';
import { prior } from './bot/prior.ts';
import { isWorthSearching } from './bot/searching.ts';
import { laid, numbers, TASTE } from './bot/taste.ts';
import { tastes } from './bot/tastes.ts';
import { worthOf } from './bot/worth.ts';
import { content } from './content/content.ts';
import type { AbsorbOption, RallyOption } from './options.ts';
import { action } from './rules/actions.ts';
import { brewCell } from './rules/brewery.ts';
import { sideChoice, sideLevy } from './rules/campaign.ts';
import { attackCastle } from './rules/conquest.ts';
import { ASKED_SIDES } from './rules/deployment.ts';
import { draftPath } from './rules/draft.ts';
import { commandFromKeep, resourceChoice } from './rules/effects.ts';
import { placeTower, placeWall } from './rules/fortifications.ts';
import { pennantRope } from './rules/lammas.ts';
import { michaelmasSlots } from './rules/michaelmas.ts';
import { deploy, foodStep } from './rules/preparation.ts';
import { absorb, rallyMove, spendTactics } from './rules/resolution.ts';
import { prepareTactic, researchTactic } from './rules/tactics.ts';
import { valentineShift } from './rules/valentine.ts';
import type { AnaState, Player } from './state.ts';
import { SIDES } from './vocabulary.ts';

export const WEIGHERS: readonly Weigher<AnaState>[] = [
  weigher(draftPath, (s, { card }) => pathCardWorth(content.of(s), card)),
  weigher(action, weighAction),
  weigher(sideChoice, weighByResult),
  weigher(resourceChoice, weighByResult),
  weigher(placeTower, weighByResult),
  weigher(placeWall, weighByResult),
  weigher(researchTactic, weighByResult),
  weigher(commandFromKeep, weighByResult),
  weigher(valentineShift, weighByResult),
  weigher(michaelmasSlots, weighByResult),
  weigher(brewCell, weighByResult),
  weigher(pennantRope, weighByResult),
  weigher(sideLevy, weighByResult),
  // What is not traded is discarded in the next step.
  weigher(foodStep, (_s, { does }) => (does === 'pay' ? 0 : 1)),
  weigher(rallyMove, weighInDefence),
  weigher(absorb, weighInDefence),
];

/** The position an answer leads to, with what is still to come of it. */
function weighByResult(s: AnaState, option: Option, frame: Frame, seat: Seat): number {
  const { world, toCome } = imagine(s, seat, frame, option);
  return worthOf(world, world.players[seat]) + toCome;
}

/** Far more than any action differs from another. */
const BETTER_THAN_NOTHING = 20;

function priceOfSpent(before: Player, after: Player): number {
  let price = 0;
  for (let good = 0; good < TASTE.goods.length; good++) price += TASTE.goods[good] * Math.max(0, before.goods[good] - after.goods[good]);
  return price;
}

/**
 * The share of its price that a box is not charged. What is not spent is lost at the end of the round, so a box in hand is worth more than the
 * dearer goods that were kept for another.
 */
const REBATE = 0.5;

/** What the player's position is worth as it is, for all options of the question that was weighed last. */
let last: { readonly question: Question; readonly world: AnaState; readonly tastes: number; readonly worth: number } | null = null;

function worthBefore(world: AnaState, seat: Seat, question: Question): number {
  if (last === null || last.question !== question || last.world !== world || last.tastes !== laid.times)
    last = { question, world, tastes: laid.times, worth: worthOf(world, world.players[seat]) };
  return last.worth;
}

/**
 * What is not spent is lost, so whatever helps at all is better than to be done, and so is any box: one that brings nothing yet is the way to
 * the next. What helps most beside half of its price comes first.
 */
function weighAction(s: AnaState, option: Option & { readonly does: string }, frame: Frame, seat: Seat, q: Question): number {
  if (option.does === 'done') return 0;
  const { world, toCome } = imagine(s, seat, frame, option);
  const [p, was] = [world.players[seat], s.players[seat]];
  const net = worthOf(world, p) - worthBefore(s, seat, q) + toCome;
  const price = priceOfSpent(was, p);
  if (option.does === 'fill') return net + REBATE * price + BETTER_THAN_NOTHING;
  return net + (net + price > 0.05 ? BETTER_THAN_NOTHING : -BETTER_THAN_NOTHING);
}

/** What is kept for later is worth a little: beers and rally tokens. */
const BEER = 0.3;
const RALLY = 0.05;

function weighInDefence(s: AnaState, option: RallyOption | AbsorbOption, frame: Frame & { readonly slot: number }, seat: Seat): number {
  const { world } = imagine(s, seat, frame, option);
  const [p, was] = [world.players[seat], s.players[seat]];
  return weighDefence(world, p, frame.slot) - BEER * (was.beers - p.beers) - RALLY * (was.rallyActive - p.rallyActive);
}

const atLeast = (_s: AnaState, { min }: Amount): number => min;

export const NUMBERERS: readonly Numberer[] = [
  numberer(attackCastle, atLeast),
  numberer(prepareTactic, atLeast),
  numberer(deploy, (s, { seat, max }) => {
    const p = s.players[seat];
    const kind = Math.floor(p.deploying / ASKED_SIDES);
    return Math.min(max, planDeployment(s, content.of(s), p)[kind * SIDES.length + (p.deploying % ASKED_SIDES)]);
  }),
  numberer(spendTactics, (s, { seat, max }, { slot, side }) =>
    Math.min(max, usesWorthSpending(s, content.of(s), s.players[seat], slot, side)),
  ),
];

const numberFor = numbering(NUMBERERS);

const weigh = weighing(WEIGHERS);

export const instinct: Instinct<AnaState> = {
  weigh,
  answer: (s, q) => (q.kind === 'amount' ? numberFor(s, q) : null),
  inHaste: (s, q) => answerInHaste(instinct, s, q),
  prior,
  value,
  outlook,
  horizon: 1,
  isWorthSearching,
  thrift: 0.5,
  blur: { page: 0.25, squire: 0.06, knight: 0 },
  plans,
  tastes,
  numbers,
  exploiters: exploitersOf(weigh),
};
