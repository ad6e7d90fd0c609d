/** How likely a sensible player is to give each answer, told at a glance: cheap enough for every step of a search. */

import { type Callable, type Frame, likelihoods, type Option, type Prior, plainPrior, type Question, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { FROM_DECK, NO_CARD, type ReserveOption, type TurnOption } from '../options.ts';
import { chooseAttack, whyNotAttack } from '../rules/attacking.ts';
import { chooseBuild } from '../rules/build.ts';
import { chooseCopiedAction } from '../rules/copying.ts';
import { chooseDamaged, chooseDisband } from '../rules/damage.ts';
import { chooseStarving } from '../rules/end-of-round.ts';
import { chooseExpansionPrice, chooseProvince, lookOrTake } from '../rules/expansion.ts';
import { chooseExplorationMode, keepExplored } from '../rules/exploration.ts';
import { chooseTitanStack, followUpAttack, orderTitans } from '../rules/hideout.ts';
import { zoriChoice } from '../rules/passing.ts';
import { outpostReaction, scribesReaction } from '../rules/reactions.ts';
import { chooseArmyRepairs, chooseRebuildRepairs } from '../rules/rebuild.ts';
import { chooseRecruit, joinArmy, whyNotRecruit } from '../rules/recruit.ts';
import { takeTurn } from '../rules/turn.ts';
import { type MonState, NONE, type Player } from '../state.ts';
import { ACTIONS, type Action } from '../vocabulary.ts';
import {
  bestBuildGlance,
  cardGlance,
  effectsGlance,
  joinGlance,
  netCardGlance,
  provinceGlance,
  soldiersGlance,
  swordsGlance,
  titanGlance,
} from './glance.ts';
import { TASTE } from './taste.ts';
import { armyWorth, damageWorth } from './war.ts';
import {
  cheapestExpansion,
  citizenWorth,
  coinOffWorth,
  coinWorth,
  explorationWorth,
  knowledgeWorth,
  priceWorth,
  rebuildWorth,
} from './worth.ts';

/** VP that make an option e times as likely. */
const HEAT = 0.3;

export function prior(s: MonState, q: Question): Prior {
  const known = GLANCES.get(q.frame.step);
  if (known === undefined || q.kind === 'amount') return plainPrior(q);
  const points = new Array<number>(q.options.length).fill(0);
  known.at(s, q.options, q.frame, q.seat, points);
  switch (q.kind) {
    case 'pick':
      return likelihoods(q.options, points, HEAT);
    case 'subset':
      return q.check === undefined ? bestSets(q.options, points, q.max) : suggestedSets(q.options, points, q.suggest?.() ?? []);
    case 'order':
      return likelihoods(
        q.options.map((first) => [first, ...ranked(q.options, points).filter((option) => option !== first)]),
        points,
        HEAT,
      );
  }
}

function ranked(options: readonly Option[], points: readonly number[]): Option[] {
  return options.toSorted((a, b) => points[options.indexOf(b)] - points[options.indexOf(a)]);
}

/** The best `n` options, and what comes of another one in place of the last of them. */
function bestSets(options: readonly Option[], points: readonly number[], n: number): Prior {
  const order = ranked(options, points);
  const last = order.slice(n - 1);
  return likelihoods(
    last.map((option) => [...order.slice(0, n - 1), option]),
    last.map((option) => points[options.indexOf(option)]),
    HEAT,
  );
}

function suggestedSets(options: readonly Option[], points: readonly number[], sets: readonly (readonly Option[])[]): Prior {
  return likelihoods(
    sets,
    sets.map((set) => set.reduce((sum, option) => sum + points[options.indexOf(option)], 0)),
    HEAT,
  );
}

/** Says of every option how many points it has at a glance. A method, so that it may name the options and the frame it really gets. */
interface Glance {
  at(s: MonState, options: readonly Option[], p: Frame, seat: Seat, points: number[]): void;
}

type Asking<P extends object, O extends Option> = Callable<MonState, P, O> | Callable<MonState, P, readonly O[]>;

function glance<P extends object, O extends Option>(
  step: Asking<P, O>,
  at: (s: MonState, options: readonly O[], p: Frame & P, seat: Seat, points: number[]) => void,
): readonly [string, Glance] {
  const named: { at(s: MonState, options: readonly O[], p: Frame & P, seat: Seat, points: number[]): void } = { at };
  return [step.name, named];
}

/** Each option by itself. */
function each<P extends object, O extends Option>(
  step: Asking<P, O>,
  of: (c: Content, s: MonState, player: Player, option: O, p: Frame & P) => number,
): readonly [string, Glance] {
  return glance(step, (s, options: readonly O[], p: Frame & P, seat, points) => {
    const c = content.of(s);
    const player = s.players[seat];
    for (let i = 0; i < options.length; i++) points[i] = of(c, s, player, options[i], p);
  });
}

export const GLANCES: ReadonlyMap<string, Glance> = new Map([
  glance(takeTurn, glanceAtMoves),
  each(chooseBuild, (c, s, player, { face, discards }) =>
    discards < 0 ? netCardGlance(c, s, player, face) : cardGlance(c, s, player, face) - cardGlance(c, s, player, discards),
  ),
  each(chooseExpansionPrice, (c, s, player, price) => -priceWorth(c, s, player, price)),
  each(lookOrTake, (_c, _s, _player, { face }) => (face === FROM_DECK ? 1 : 0)),
  each(chooseProvince, (c, s, player, { face }) => provinceGlance(c, s, player, face)),
  each(scribesReaction, (c, s, player, { yes }) => (yes ? knowledgeWorth(c, s, player) - coinWorth(s) : 0)),
  each(outpostReaction, (_c, s, player, option) => coinOffWorth(s, player, option)),
  each(chooseRebuildRepairs, (c, s, player, { face }) => damageWorth(c, s, player, face)),
  each(chooseRecruit, (c, s, player, { face }) => soldiersGlance(c, s, player, face)),
  each(joinArmy, (c, s, player, { index }, { card }) => joinGlance(c, s, player, card, index)),
  each(chooseExplorationMode, (c, s, player, option) => reserveGlance(c, s, player, option, 0)),
  each(keepExplored, (c, s, player, { face }) => netCardGlance(c, s, player, face)),
  each(chooseCopiedAction, (c, s, player, { face }) => effectsGlance(c, s, player, c.empire[face].action ?? [])),
  each(chooseTitanStack, (c, s, player, { face }) =>
    whyNotAttack(c, player, c.titans[face]) === null ? titanGlance(c, s, player, c.titans[face]) : 0,
  ),
  each(orderTitans, (c, s, player, { face }) => titanGlance(c, s, player, c.titans[face])),
  each(followUpAttack, (c, s, player, { yes }, { stack }) => (yes ? attackGlance(c, s, player, s.titans[stack]) : 0)),
  each(chooseAttack, (_c, s, _player, { price }) => -price * coinWorth(s)),
  each(chooseArmyRepairs, (c, s, player, { face }) => damageWorth(c, s, player, face)),
  each(chooseDamaged, (c, s, player, { face }) => -damageWorth(c, s, player, face)),
  each(chooseDisband, (c, s, player, { index }) => -armyWorth(c, s, player.armies[index])),
  each(zoriChoice, (c, s, player, option) => reserveGlance(c, s, player, option, -TASTE.drawing)),
  each(chooseStarving, (_c, _s, _player, { citizen }) => -citizen),
]);

/** Options come place by place, so each place is looked at once for all citizens. */
function glanceAtMoves(s: MonState, options: readonly TurnOption[], _p: Frame, seat: Seat, points: number[]): void {
  const c = content.of(s);
  const player = s.players[seat];
  let place = NONE;
  let card = NONE;
  let worth = 0;
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    switch (option.move) {
      case 'place':
        if (option.place !== place) worth = actionGlance(c, s, seat, ACTIONS[option.place]);
        place = option.place;
        points[i] = worth - option.fee * coinWorth(s) - option.citizen * TASTE.perValue;
        break;
      case 'placeOnCard':
        if (option.face !== card) worth = effectsGlance(c, s, player, c.empire[option.face].action ?? []);
        card = option.face;
        points[i] = worth - option.citizen * TASTE.perValue;
        break;
      case 'attack':
        points[i] = attackGlance(c, s, player, option.face);
        break;
      case 'pass':
        points[i] = 0;
    }
  }
}

function actionGlance(c: Content, s: MonState, seat: Seat, action: Action): number {
  const player = s.players[seat];
  switch (action) {
    case 'labour':
      return c.labourCoins * coinWorth(s) + TASTE.labour;
    case 'build':
      return bestBuildGlance(c, s, player, netCardGlance);
    case 'conscription':
      return swordsGlance(c, s, player, c.conscriptionSwords);
    case 'expansion':
      return provinceGlance(c, s, player, s.province) - cheapestExpansion(c, s, player);
    case 'discovery':
      return knowledgeWorth(c, s, player) - priceWorth(c, s, player, c.discoveryPrice);
    case 'rebuild':
      return Math.min(player.damaged.length, c.rebuildRepairs) * 0.5 + c.rebuildCoins * coinWorth(s) + rebuildWorth(c, s, seat);
    case 'recruit':
      return bestSoldiersGlance(c, s, player);
    case 'exploration':
      return explorationWorth(c, s, player);
    case 'repopulation':
      return citizenWorth(c, s, player) - priceWorth(c, s, player, c.repopulationPrice);
  }
}

function bestSoldiersGlance(c: Content, s: MonState, player: Player): number {
  let best = 0;
  for (const card of s.militaryRow)
    if (card >= 0 && whyNotRecruit(c, player, card, player.coins) === null) best = Math.max(best, soldiersGlance(c, s, player, card));
  return best;
}

function attackGlance(c: Content, s: MonState, player: Player, face: number): number {
  return titanGlance(c, s, player, c.titans[face]) - 2 * coinWorth(s);
}

function reserveGlance(c: Content, s: MonState, player: Player, { face }: ReserveOption, drawing: number): number {
  if (face === NO_CARD) return 0;
  return face === FROM_DECK ? explorationWorth(c, s, player) + drawing : TASTE.later * netCardGlance(c, s, player, face);
}
