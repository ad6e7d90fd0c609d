/** How likely a sensible player is to give each answer, told at a glance: nothing is planned or forecast, only looked at. */

import {
  type Glance,
  glances,
  likelihoods,
  type Option,
  type Prior,
  plainPrior,
  type Question,
  type Seat,
  type Subset,
} from '@castellan/engine';
import { content } from '../content/content.ts';
import type { ActOption, NodeOption, TargetOption } from '../options.ts';
import { assignCrews } from '../rules/artillery.ts';
import { spendBarbarianPoint } from '../rules/barbarian-points.ts';
import type { DamageOption } from '../rules/battle-options.ts';
import { levelsIn } from '../rules/buildings.ts';
import { actNow } from '../rules/calls.ts';
import { captainActions } from '../rules/captain-orders.ts';
import { attackOrSpareTransports } from '../rules/clash.ts';
import { completeMove } from '../rules/combat.ts';
import { assignDamage } from '../rules/damage.ts';
import { contest, vote } from '../rules/denunciation.ts';
import { removePieces } from '../rules/disband.ts';
import { chooseEmpireCard } from '../rules/empire-purchase.ts';
import { entryOf, FREE, isWild } from '../rules/entering.ts';
import { eventDamageUnits } from '../rules/event-effects.ts';
import { loadGroup } from '../rules/loads.ts';
import { isSea } from '../rules/map.ts';
import { confirmUndeclaredAttack, joinEntry, road } from '../rules/march.ts';
import type { GoOnOption, LoadOption, MoveOption, SideOption, SpoilOption, StepOption } from '../rules/march-options.ts';
import { rerollBattleDice, sacrificeFrom } from '../rules/melee.ts';
import { arrangeFleet } from '../rules/naval.ts';
import { keepOrPillage } from '../rules/pillage.ts';
import { keepEmpireCard, placeTransport, takeObjectiveToken } from '../rules/placement.ts';
import { owns } from '../rules/points.ts';
import { chooseProtection } from '../rules/protection.ts';
import type { PurchaseOption } from '../rules/purchase-options.ts';
import { purchase } from '../rules/purchases.ts';
import type { BarbarianOption, RemovalOption, TaxOption } from '../rules/realm-options.ts';
import { placeRebellion } from '../rules/rebellion.ts';
import { roundChoice } from '../rules/rounds.ts';
import { openRoute } from '../rules/routes.ts';
import { commercePoints, confirmSale, marketPoints, routeBonus, sellCubes } from '../rules/selling.ts';
import { answerSurrender, offerSurrender } from '../rules/surrender.ts';
import { setTax } from '../rules/taxes.ts';
import { chooseTransport, tradeAction } from '../rules/trade.ts';
import type { CountOption, PointsOption, StagesOption, TradeOption, TransportOption } from '../rules/trade-options.ts';
import { armyIn } from '../rules/troops.ts';
import { disband } from '../rules/upkeep.ts';
import { chooseTarget } from '../rules/uses.ts';
import { window } from '../rules/windows.ts';
import { armyAt, NOBODY, type UniState } from '../state.ts';
import { BARBARIANS, CAPTAIN, CARAVAN, GREEN, HEAVY, LIGHT, TECHNOLOGIES, WAGON } from '../vocabulary.ts';
import { weighOrder, weighProtection } from './fighting.ts';
import { lossOf } from './odds.ts';

/** Points that make an answer e times as likely. */
const HEAT = 1;

const glance = glances<UniState>();

export const GLANCES: ReadonlyMap<string, Glance<UniState>> = new Map([
  glance(placeTransport, (_s, { kind, level }: Option & { readonly kind: number; readonly level: number }) =>
    level > 1 ? 0 : kind === WAGON || kind === CARAVAN ? 2 : 0,
  ),
  glance(keepEmpireCard, glanceAtCard),
  glance(chooseEmpireCard, glanceAtCard),
  glance(takeObjectiveToken, (_s, { index }: Option & { readonly index: number }) => (index === GREEN ? 2 : 0)),
  ...[actNow, window].map((step) => glance(step, glanceAtAct)),
  glance(chooseTarget, (_s, { target }: TargetOption) => (target < 0 ? 0.5 : 0)),
  glance(setTax, (s, { tax }: TaxOption, seat) => (owns(s, seat, LAW) ? tax / 25 : tax === 30 ? 2 : tax === 40 ? 1.5 : tax === 20 ? 1 : 0)),
  ...[disband, removePieces].map((step) =>
    glance(step, (_s, { act }: RemovalOption) => (act === 'pay' || act === 'done' ? 5 : act === 'loan' ? 3 : 0)),
  ),
  glance(placeRebellion, (s, { index }: NodeOption) => -levelsIn(s, index)),
  glance(spendBarbarianPoint, glanceAtBarbarians),
  glance(purchase, glanceAtPurchase),
  glance(completeMove, glanceAtMove),
  glance(loadGroup, glanceAtLoad),
  glance(road, glanceAtRoad),
  glance(confirmUndeclaredAttack, (_s, { goesOn }: GoOnOption) => (goesOn ? 0 : 1.5)),
  glance(joinEntry, (_s, { slot, from }: Option & { readonly slot: number; readonly from: number }) => (slot < 0 && from < 0 ? 1 : 0)),
  glance(attackOrSpareTransports, (_s, { side }: SideOption) => (side < 0 ? 1 : 0)),
  ...[roundChoice, offerSurrender].map((step) =>
    glance(step, (_s, { act }: Option & { readonly act: string }) => (act === 'fight' ? 3 : act === 'demand' ? 0.5 : 0)),
  ),
  glance(answerSurrender, (_s, { yes }: Option & { readonly yes: boolean }) => (yes ? 0 : 1)),
  glance(chooseProtection, weighProtection),
  glance(assignCrews, (_s, { act }: Option & { readonly act: string }) => (act === 'all' ? 2 : act === 'done' ? 1 : 0)),
  glance(captainActions, weighOrder),
  glance(sacrificeFrom, (_s, { n }: Option & { readonly n: number }) => n),
  glance(arrangeFleet, (_s, { to }: Option & { readonly to: number }) => (to < 0 ? 3 : 0)),
  ...[assignDamage, eventDamageUnits].map((step) => glance(step, (s, { kind }: DamageOption) => -lossOf(s, kind) / 15)),
  glance(keepOrPillage, (_s, { keeps, element }: SpoilOption) => (keeps ? 1.5 : 0) + (element < 0 ? 1 : 0)),
  glance(chooseTransport, (_s, { slot }: TransportOption) => (slot < 0 ? 0.5 : 1)),
  glance(tradeAction, glanceAtTrade),
  glance(openRoute, (_s, { stages }: StagesOption) => stages / 3),
  glance(sellCubes, (_s, { index }: CountOption) => (index === -1 ? 3 : 0)),
  glance(routeBonus, (_s, { n }: PointsOption) => n),
  ...[commercePoints, marketPoints].map((step) => glance(step, (_s, { n, spares }: PointsOption) => (n === 0 ? 1 : spares ? -1 : 0))),
  glance(confirmSale, (_s, { key }: Option) => (key === 'confirm' ? 3 : 0)),
  glance(contest, (_s, { admits }: Option & { readonly admits: boolean }) => (admits ? 0 : 2)),
  glance(vote, (_s, { verdict }: Option & { readonly verdict: string }) => (verdict === 'kept' ? 1 : 0)),
]);

export function prior(s: UniState, q: Question): Prior {
  const known = GLANCES.get(q.frame.step);
  switch (q.kind) {
    case 'pick': {
      if (known === undefined) return plainPrior(q);
      const points: number[] = [];
      for (const option of q.options) points.push(known.of(s, option, q.seat, q.frame));
      return likelihoods(q.options, points, HEAT);
    }
    case 'subset':
      return glanceAtSets(q);
    default:
      return plainPrior(q);
  }
}

/** Dice as they lie or all again, places as many as may be; else what is suggested. */
function glanceAtSets(q: Question & Subset): Prior {
  if (q.frame.step === rerollBattleDice.name && q.min === 0) {
    const sets = [[], ...q.options.map((option) => [option]), q.options];
    return likelihoods(
      sets,
      sets.map((set) => (set.length === 0 ? 0.7 : set.length === 1 ? 0.5 : 0.3)),
      HEAT,
    );
  }
  return plainPrior(q);
}

function glanceAtCard(s: UniState, { index }: Option & { readonly index: number }): number {
  const { points } = content.of(s).cards[index];
  return points.some((way) => way[GREEN] > 0) ? 1 : points.length > 0 ? 0.5 : 0.3;
}

function glanceAtAct(_s: UniState, { act }: ActOption): number {
  switch (act) {
    case 'claim':
      return 5;
    case 'pass':
      return 1.5;
    case 'ability':
    case 'arrears':
      return 1;
    default:
      return -0.5;
  }
}

function glanceAtBarbarians(s: UniState, { act, to }: BarbarianOption, seat: Seat): number {
  if (act === 'stop') return 1;
  if (act === 'add' || isSea(to)) return -1;
  const owner = s.control[to];
  if (owner === NOBODY) return 0.5;
  return owner === seat ? -3 : s.armies[armyAt(owner, to)] > 0 ? 0 : 1.5 + levelsIn(s, to);
}

const MASONRY = TECHNOLOGIES.indexOf('masonry');
const CARPENTRY = TECHNOLOGIES.indexOf('carpentry');
const EDICT = TECHNOLOGIES.indexOf('edict');
const LAW = TECHNOLOGIES.indexOf('law');

function glanceAtPurchase(s: UniState, { act, index, level, place, spares }: PurchaseOption, seat: Seat): number {
  const less = spares ? 1 : 0;
  switch (act) {
    case 'done':
      return 2;
    case 'redeploy':
      return 4;
    case 'card':
      return s.cards[seat].length < 3 ? 2.5 : 1.5;
    case 'study':
      return index === MASONRY || index === CARPENTRY || index === EDICT || index === LAW ? 2.5 : 1;
    case 'build':
      return 1.5 + 0.5 * level - less;
    case 'unit':
      if (index === HEAVY) return place >= 0 && s.armies[armyAt(seat, place)] > 0 ? 2 : 1.2;
      return index === LIGHT && place >= 0 && s.armies[armyAt(seat, place)] === 0 ? 1.5 : index >= CAPTAIN ? -0.5 : 0.3;
    case 'vehicle':
      return (index === WAGON || index === CARAVAN ? 0.8 : -1) - less;
    case 'upgrade':
      return 0.3 - less;
    case 'remove':
    case 'giveBack':
      return -4;
    default:
      return 0.5;
  }
}

function glanceAtMove(s: UniState, { act, index, side = NOBODY }: MoveOption, seat: Seat): number {
  switch (act) {
    case 'pass':
    case 'end':
      return 1;
    case 'vehicle':
      return (s.march?.steps ?? 0) > 0 ? 0 : armyIn(s, seat, s.at[index]) > 1 ? 2.5 : 0.3;
    case 'conquer':
      return 3;
    case 'fight':
      return side === BARBARIANS || s.war[seat * 6 + side] > 0 ? 1.5 : -2;
    case 'take':
      return side >= 0 && s.war[seat * 6 + side] > 0 ? 1.5 : -2;
    default:
      return -2;
  }
}

function glanceAtLoad(_s: UniState, { act, index, n }: LoadOption): number {
  return act === 'all' ? 2 : act === 'go' ? 0.8 : act === 'units' ? (index === LIGHT ? 0 : 0.5 + n / 3) : -1;
}

function glanceAtRoad(s: UniState, { act, index, by }: StepOption, seat: Seat): number {
  if (act !== 'step') return act === 'halt' ? 0 : act === 'end' ? 0.5 : 0;
  if (by !== 'plain') return -1;
  if (entryOf(s, seat, index, true) === FREE) return 0.8;
  if (isSea(index)) return -1;
  const owner = s.control[index];
  if (owner !== NOBODY && owner !== seat && !(s.war[seat * 6 + owner] > 0)) return -2;
  const inhabited = content.of(s).nodes[index].good >= 0 ? 2 : 0.5;
  return inhabited + (isWild(s, index) ? 0.3 : 0) + levelsIn(s, index) / 2;
}

function glanceAtTrade(s: UniState, option: StepOption | TradeOption, seat: Seat): number {
  if (!('slot' in option)) {
    if (option.by !== 'plain') return -1;
    const route = s.routes[seat];
    return route?.zones.includes(option.index) === true ? 2 : content.of(s).nodes[option.index].good >= 0 ? 1 : 0.3;
  }
  switch (option.act) {
    case 'buy':
      return option.n === 1 ? 1.5 : 0.8;
    case 'sellAll':
      return 2;
    case 'done':
      return 1;
    default:
      return -2;
  }
}
