/** Empire cards, technologies used by themselves, tokens, loans and claims: when to use each, and on what. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { EffectOp } from '../content/verbs.ts';
import type { ActOption, TargetOption } from '../options.ts';
import { levelsIn } from '../rules/buildings.ts';
import { areaOf } from '../rules/events.ts';
import { ownIndex, present, sideAt } from '../rules/fighters.ts';
import { attackValue } from '../rules/melee.ts';
import { owns, pointsCost, unflipped } from '../rules/points.ts';
import { designAt } from '../rules/purchase-options.ts';
import { routeOf } from '../rules/routes.ts';
import { tokensOf } from '../rules/scoring.ts';
import { armyIn, hasArmy, troopsIn } from '../rules/troops.ts';
import { useOf } from '../rules/uses.ts';
import { cubesAboard, isTrade, vehiclesOf } from '../rules/vehicles.ts';
import { concerns } from '../rules/windows.ts';
import { battleOf, hue, NOBODY, NOWHERE, type UniState, type Use } from '../state.ts';
import { ARCHER, COLOURS, EMPIRE_CARDS, GREEN, ORANGE, PHASE, RED, TECHNOLOGIES, TERRITORIES } from '../vocabulary.ts';
import { pointsInBattle, weighTechnology, weighTechnologyTarget } from './arts.ts';
import { chanceOf } from './odds.ts';
import { weighShelter } from './realm.ts';
import { pointsWanted, weighPurchase } from './shopping.ts';
import { HABIT, TASTE } from './taste.ts';
import { uprising } from './taxing.ts';
import { landWorth, turnsLeft } from './worth.ts';

/** When a card is worth its use (above 0), and which of its choices is the best. */
interface Handling {
  use(s: UniState, seat: Seat, card: number): number;
  target?(s: UniState, use: Use, target: number): number;
}

/** What a card that is turned could have done else. */
const CARD = 20;

const LAW = TECHNOLOGIES.indexOf('law');

const NEVER: Handling = { use: () => -1 };
const ALWAYS: Handling = { use: () => 1 };

/** Whether the seat is in the battle being fought. */
function isFighting(s: UniState, seat: Seat): boolean {
  return battleOf(s) !== null && ownIndex(s, seat) >= 0;
}

/** In a battle of one's own that is not won anyway. */
const IN_NEED: Handling = {
  use(s, seat) {
    if (!isFighting(s, seat)) return -1;
    const b = present(s);
    const i = ownIndex(s, seat);
    const foe = sideAt(b, 1 - i);
    return 0.95 - chanceOf(s, troopsIn(s, seat, b.place), troopsIn(s, foe, b.place), foe, 0);
  },
};

function priceOf(s: UniState, unit: number): number {
  return content.of(s).units[unit]?.florins ?? 0;
}

/** The dearest unit that is offered; of places those where one's army stands. */
function unitOrPlace(s: UniState, { seat, targets }: Use, target: number, places: number): number {
  if (targets.length < places) return armyIn(s, seat, target) > 0 && s.control[target] === seat ? armyIn(s, seat, target) : -1;
  return target <= ARCHER + 1 ? priceOf(s, target) : 0;
}

/** Points of the colour that purchases want most. */
function wish(s: UniState, seat: Seat): { readonly colour: number; readonly worth: number } {
  let best = { colour: GREEN, worth: 0 };
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const worth = pointsWanted(s, seat, colour);
    if (worth > best.worth) best = { colour, worth };
  }
  return best;
}

/** What the points of a card save, against what the card could do else. */
function cornerWorth(s: UniState, seat: Seat, card: number, choice: number): number {
  const { points, objective } = content.of(s).cards[card];
  const way = points[choice];
  if (way === undefined) return -1;
  if (battleOf(s) !== null) return way[RED] > 0 && s.points[hue(seat, RED)] === 0 ? way[RED] * pointsInBattle(s, seat) - 35 : -1;
  if (s.phase !== PHASE.purchases || s.active !== seat) return -1;
  let worth = 0;
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (way[colour] > 0 && s.points[hue(seat, colour)] === 0) worth += way[colour] * pointsWanted(s, seat, colour);
  return worth - (objective.when === 'turn' ? 35 : CARD);
}

/** The point of a card that saves buying one for Law, where rebels have just risen. */
function cornerForLaw(s: UniState, seat: Seat, card: number, choice: number, rebels: number): number {
  const way = content.of(s).cards[card].points[choice];
  if (way === undefined || way[ORANGE] === 0 || !owns(s, seat, LAW) || pointsCost(s, seat, ORANGE, 1, false) === 0) return -1;
  return uprising(s, seat, rebels) > CARD ? uprising(s, seat, rebels) : -1;
}

function bestCorner(s: UniState, seat: Seat, card: number): number {
  let best = -1;
  content.of(s).cards[card].points.forEach((_, choice) => {
    best = Math.max(best, cornerWorth(s, seat, card, choice));
  });
  return best;
}

/** What rebels would destroy in a land of others. */
function stirred(s: UniState, seat: Seat, territory: number): number {
  const owner = s.control[territory];
  if (owner === NOBODY || s.teams[owner] === s.teams[seat] || hasArmy(s, owner, territory)) return -1;
  return 40 * levelsIn(s, territory);
}

const HANDLINGS: { readonly [op in EffectOp]: Handling } = {
  banInTerritory: NEVER,
  abilityByMajority: IN_NEED,
  attackBonus: {
    use(s, seat) {
      if (!isFighting(s, seat)) return -1;
      const b = present(s);
      const i = ownIndex(s, seat);
      const short = attackValue(s, b, 1 - i) - attackValue(s, b, i);
      return short >= 0 && short <= 2 ? 1 : -1;
    },
    target: (_s, { seat }, side) => (side === seat ? 1 : -1),
  },
  keepMovementOnEntry: NEVER,
  grantArcherAbility: IN_NEED,
  archerRollBonus: { use: (s, seat, card) => (isFighting(s, seat) && archers(s, seat) > 1 ? IN_NEED.use(s, seat, card) : -1) },
  rerollArchers: { use: (s, seat, card) => (isFighting(s, seat) && archers(s, seat) > 0 ? IN_NEED.use(s, seat, card) : -1) },
  crewCountsDouble: IN_NEED,
  dualUseTransport: NEVER,
  secondProtection: { ...IN_NEED, target: (s, _use, place) => (place === present(s).place ? 1 : 0) },
  blockReactivation: NEVER,
  convertEnemyUnit: { ...IN_NEED, target: (s, _use, unit) => priceOf(s, unit) },
  rebellionInNeighbour: {
    use(s, seat) {
      let best = -1;
      for (let territory = 0; territory < TERRITORIES; territory++) best = Math.max(best, stirred(s, seat, territory));
      return best - 50;
    },
    target: (s, { seat }, territory) => stirred(s, seat, territory),
  },
  sabotage: NEVER,
  ambush: { use: (s, seat, card) => IN_NEED.use(s, seat, card) - 0.3, target: (s, _use, unit) => priceOf(s, unit) },
  trap: { use: (s, seat, card) => IN_NEED.use(s, seat, card) - 0.3, target: (s, _use, unit) => priceOf(s, unit) },
  sellAnywhereBarbarian: NEVER,
  sellAnywhereFlat: {
    use: (s, seat) => (idleCargo(s, seat) > 1 ? 1 : -1),
    target: (s, { targets }, target) => (targets.length === 0 ? cubesAboard(s, target) : target),
  },
  buyAny: NEVER,
  toll: ALWAYS,
  freeUnitHere: { use: () => 1, target: (s, _use, unit) => (unit > ARCHER + 1 ? 0 : priceOf(s, unit)) },
  defensiveMove: { use: (s, _seat) => (battleOf(s) === null ? 0.5 : -1), target: (_s, _use, choice) => (choice < 0 ? 0 : 1) },
  improvisedTower: ALWAYS,
  ignoreFirstDamage: ALWAYS,
  halfPriceRebuy: ALWAYS,
  delayRangedLosses: IN_NEED,
  keepRoute: ALWAYS,
  rearrangeRoute: { ...NEVER, target: (_s, _use, target) => (target === NOBODY ? 1 : 0) },
  buildingDiscount: {
    use: (s, seat) => (s.florins[seat] > 250 && pointsWanted(s, seat, GREEN) > 0 && turnsLeft(s) > 2 ? 1 : -1),
    target: (s, { seat }, target) => weighPurchase(s, designAt(content.of(s).options.shop, target), s.core.stack, seat),
  },
  freeUnit: {
    use(s, seat) {
      if (battleOf(s) !== null) return isFighting(s, seat) ? 1 : -1;
      for (let territory = 0; territory < TERRITORIES; territory++)
        if (s.control[territory] === seat && s.homeOf[territory] !== seat && armyIn(s, seat, territory) > 0) return 1;
      return -1;
    },
    target: (s, use, target) => unitOrPlace(s, use, target, battleOf(s) === null ? 1 : 0),
  },
  deposit: {
    use: (s, seat) => (s.deposit > 0 ? 2 : s.phase === PHASE.trade && turnsLeft(s) > 0 && s.florins[seat] > 250 ? 1 : -1),
    target: (s, { seat }, n) => (n <= s.florins[seat] - 100 ? n : -n),
  },
  halfOfInterestPaid: ALWAYS,
  interestReduction: ALWAYS,
  captureDestroyed: { use: () => 1, target: (s, _use, unit) => priceOf(s, unit) },
  captureRatio: NEVER,
  capturePenaltyReduction: NEVER,
  protectFromEvent: {
    use: (s, seat) => Math.max(-1, ...areaOf(s).map((node) => weighShelter(s, { key: '', say: '', target: node }, seat) - 80)),
    target: (s, { seat }, node) => weighShelter(s, { key: '', say: '', target: node }, seat),
  },
  reactivateCard: {
    use: (s, seat) => Math.max(-1, ...s.cards[seat].map((card) => (s.cardState[card] === 0 ? -1 : bestCorner(s, seat, card) - 10))),
    target: (s, { seat }, card) => (s.cards[seat].includes(card) ? 1 + bestCorner(s, seat, card) : -10),
  },
  lowerDie: {
    use(s, seat) {
      const roll = s.rolls[s.rolls.length - 1];
      if (roll === undefined || !isFighting(s, seat)) return -1;
      const b = present(s);
      const i = ownIndex(s, seat);
      const ahead = attackValue(s, b, 1 - i) - attackValue(s, b, i);
      return ahead >= 0 && ahead <= 12 && roll.sides.some((side) => side !== seat) ? 0.5 : -1;
    },
    target(s, { seat }, die) {
      const roll = s.rolls[s.rolls.length - 1];
      if (roll === undefined || die < 0) return 0;
      return roll.sides[die] === seat ? -1 : roll.dice[die];
    },
  },
  cancelCard: { use: (s, seat) => (concerns(s, seat, 'onCardUsed') ? 1 : -1) },
  protectFromPillage: ALWAYS,
  extraCrew: IN_NEED,
  engineFollowsArmy: NEVER,
  engineAsWagon: NEVER,
  unnoticedMove: NEVER,
  gainTP: {
    use: (s, seat) => (s.phase === PHASE.purchases && s.active === seat && wish(s, seat).worth > 30 ? 1 : -1),
    target: (s, { seat }, colour) => pointsWanted(s, seat, colour),
  },
  abilityAndTP: NEVER,
  doubleTP: {
    use: (s, seat) => Math.max(-1, ...s.cards[seat].map((card) => (s.cardState[card] === 0 ? bestCorner(s, seat, card) - 10 : -1))),
    target: (s, { seat, targets }, target) =>
      targets.length === 0 ? (s.cards[seat].includes(target) ? 1 + bestCorner(s, seat, target) : -10) : target >= 0 && target < 9 ? 1 : -1,
  },
  chooseEvent: ALWAYS,
  redrawEmpire: NEVER,
  moveMarketCube: NEVER,
  routePlusMarket: NEVER,
  hireHorde: NEVER,
  lendUnits: NEVER,
  makeCaptain: NEVER,
  promoteCaptain: NEVER,
  upgradeByOther: { use: () => 2, target: (s, { seat }, place) => landWorth(s, seat, place) },
  sellTP: {
    use(s, seat) {
      if (s.phase !== PHASE.trade) return -1;
      let colours = 0;
      for (let colour = 0; colour < COLOURS.length; colour++) if (unflipped(s, seat, colour) > 0) colours++;
      return colours > 0 ? 1 : -1;
    },
    target: (_s, _use, colour) => (colour < 0 ? 0 : 1),
  },
};

function archers(s: UniState, seat: Seat): number {
  return troopsIn(s, seat, present(s).place)[ARCHER];
}

/** Cubes aboard transports that have no route to do. */
function idleCargo(s: UniState, seat: Seat): number {
  let n = 0;
  for (const slot of vehiclesOf(s, seat)) if (isTrade(slot) && routeOf(s, slot) === null) n = Math.max(n, cubesAboard(s, slot));
  return n;
}

/** Whether debts are paid back now: out of abundance, and at the end for the honour that they cost. */
export function repays(s: UniState, seat: Seat): boolean {
  if (turnsLeft(s) === 0) return s.phase >= PHASE.combat;
  return s.florins[seat] > 900;
}

/**
 * Whether a loan pays: what an army takes in the turns that are left is worth more than the interest and what the debt costs in the end. Up to
 * two, and only when purchases have run out of florins.
 */
export function borrows(s: UniState, seat: Seat): boolean {
  return turnsLeft(s) >= HABIT.loanTurns && s.loans[seat] < HABIT.loans && s.florins[seat] < TASTE.broke;
}

/** `rebels`: where a rebellion has just broken out, if that is what the window is about. */
export function weighAct(s: UniState, { act, index, choice }: ActOption, seat: Seat, rebels: number = NOWHERE): number {
  const { cards } = content.of(s);
  switch (act) {
    case 'pass':
      return 0;
    case 'claim':
      return 50 + (s.levels[hue(seat, choice)] > 0 ? 2 : 0) + (choice === GREEN ? 1 : 0);
    case 'ability': {
      const { effect, cost } = cards[index];
      if (cost > 0 && s.florins[seat] < 3 * cost) return -1;
      return HANDLINGS[effect.op].use(s, seat, index);
    }
    case 'points':
      return rebels === NOWHERE ? cornerWorth(s, seat, index, choice) : cornerForLaw(s, seat, index, choice, rebels);
    case 'technology':
      return choice === 1 ? -1 : weighTechnology(s, seat, index, rebels);
    case 'repay':
      return repays(s, seat) ? 5 : -1;
    case 'arrears':
      return 5;
    default:
      return -1;
  }
}

/** The choices of what is being used. */
export function weighTarget(s: UniState, { target, key }: TargetOption, seat: Seat): number {
  const use = useOf(s);
  if (use.kind === 'technology') return weighTechnologyTarget(s, use, target);
  const { effect } = content.of(s).cards[use.index];
  const known = HANDLINGS[effect.op].target;
  if (known !== undefined) return known(s, use, target);
  return key === 'finish' ? 0.5 : target === seat ? 1 : 0;
}

/** Nobody lends a card. */
export function weighConsent({ agrees }: { readonly agrees: boolean }): number {
  return agrees ? -1 : 0;
}

/** Cards of the one who has most are kept from him. */
export function weighHeld(s: UniState, { index, ends }: { readonly index: number; readonly ends: boolean }): number {
  if (ends || index < 0 || index >= EMPIRE_CARDS) return 0;
  const owner = s.cards.findIndex((held) => held.includes(index));
  return owner < 0 ? 0 : 1 + tokensOf(s, owner);
}

/** What is sheltered first: what it would cost. */
export function weighElement({ element }: { readonly element: number }): number {
  return element < 0 ? 0 : 1 + (element < 100 ? 1 : 0);
}

/** Whether a seat has something to do beside its question, other than to pass. */
export function bestAct(s: UniState, seat: Seat, acts: readonly ActOption[]): ActOption | null {
  let best: ActOption | null = null;
  let most = 0;
  for (const option of acts) {
    const worth = weighAct(s, option, seat);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}
