/** Purchases: what each thing is worth against its price, so that the best bargain is bought first (notes on purchases for bots). */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { Objective } from '../content/verbs.ts';
import type { CardOption } from '../options.ts';
import { priceOf as buildingPrice } from '../rules/building.ts';
import { levelOf, levelsIn, tokensOnMap } from '../rules/buildings.ts';
import { captainPrice } from '../rules/captains.ts';
import { whyNotToken } from '../rules/control-tokens.ts';
import { cardPrice } from '../rules/empire-purchase.ts';
import { roomOf } from '../rules/loads.ts';
import { isObjectiveMet } from '../rules/objectives.ts';
import { owns } from '../rules/points.ts';
import { florinsFor } from '../rules/prices.ts';
import type { PurchaseOption } from '../rules/purchase-options.ts';
import { rebuyPrice } from '../rules/recruiting.ts';
import { tokensOf } from '../rules/scoring.ts';
import { priceOf as vehiclePrice } from '../rules/shipyard.ts';
import { armyIn, troopsIn } from '../rules/troops.ts';
import { fullMp, kindOf } from '../rules/vehicles.ts';
import { hue, lot, NOBODY, type UniState } from '../state.ts';
import {
  CAPTAIN,
  CARAVAN,
  CAVALRY,
  CIVIL,
  COLOURS,
  GALLEY,
  GREEN,
  HEAVY,
  LIGHT,
  MILITARY,
  PIECES,
  RELIGIOUS,
  SHIP,
  TECHNOLOGIES,
  TECHNOLOGY_LEVELS,
  TERRITORIES,
  WAGON,
} from '../vocabulary.ts';
import { count } from './odds.ts';
import { armiesWanted, endGain, type Purse, purse, SIGHT } from './purse.ts';
import { studyWorth } from './studies.ts';
import { honourWorth, turnsLeft } from './worth.ts';

const CARPENTRY = TECHNOLOGIES.indexOf('carpentry');
const MASONRY = TECHNOLOGIES.indexOf('masonry');
const RELIGION = TECHNOLOGIES.indexOf('religion');

/** Florins that a purchase takes, the points that must be bought included. */
function costOf(s: UniState, seat: Seat, { act, index, level, place, spares }: PurchaseOption): number {
  const c = content.of(s);
  switch (act) {
    case 'study':
      return c.technologies[index].price;
    case 'build':
      return florinsFor(s, seat, buildingPrice(s, index, place < 0 ? 0 : levelOf(s, place, index), level), spares);
    case 'repair':
      return c.repair;
    case 'vehicle':
      return florinsFor(s, seat, vehiclePrice(s, index, 0, level), spares);
    case 'upgrade':
      return florinsFor(s, seat, vehiclePrice(s, kindOf(index), s.level[index], level), spares);
    case 'unit':
      return index < CAPTAIN ? c.units[index].florins : florinsFor(s, seat, captainPrice(s, 0, index), spares);
    case 'promote':
      return florinsFor(s, seat, captainPrice(s, index, level), spares);
    case 'rebuy':
      return rebuyPrice(s, index);
    case 'ransom':
      return c.units[index].ransom;
    case 'card':
      return cardPrice(s, seat);
    default:
      return 0;
  }
}

/** With so much in hand an army is raised before its wagon is there, and a wagon bought before its army. */
const PLENTY = 350;

/** Florins that are left for the recruits of the next turn, and what may be bought for them. */
const RESERVE = 150;
const RECRUITS: ReadonlySet<PurchaseOption['act']> = new Set(['unit', 'rebuy', 'ransom']);

/** By its worth for its price: what brings less than it costs is left. */
export function weighPurchase(s: UniState, option: PurchaseOption, p: object, seat: Seat): number {
  const held = purse(s, seat, p);
  switch (option.act) {
    case 'done':
      return 0;
    case 'remove':
    case 'giveBack':
      return -1;
    case 'redeploy':
      return 5 + placeFor(s, seat, held, option.index, option.place);
  }
  const cost = costOf(s, seat, option);
  if (cost > held.budget - (RECRUITS.has(option.act) || turnsLeft(s) <= SIGHT ? 0 : RESERVE)) return -1;
  const worth = worthOf(s, seat, held, option);
  // A point that must be bought could be had for nothing later.
  return worth / (Math.max(cost, 10) * held.thrift) - 1 - (option.spares ? 0.05 : 0) + eagerness(s, option);
}

/** How much better a bargain an army is while most of the game is to come, and how much worse a building. */
const EARLY = { turns: 6, army: 0.4, building: -0.2 };

/** An army that is raised early conquers in every turn to come, and what it takes pays for the buildings. */
function eagerness(s: UniState, { act, index }: PurchaseOption): number {
  if (turnsLeft(s) < EARLY.turns) return 0;
  if (act === 'build') return EARLY.building;
  if (act === 'unit') return EARLY.army;
  const kind = act === 'vehicle' ? index : act === 'upgrade' ? kindOf(index) : CARAVAN;
  return kind === WAGON || kind === GALLEY ? EARLY.army : 0;
}

/** What something that could be bought is worth, whatever it costs. */
export function designWorth(s: UniState, seat: Seat, option: PurchaseOption): number {
  return worthOf(s, seat, purse(s, seat, s.core.stack), option);
}

function worthOf(s: UniState, seat: Seat, held: Purse, option: PurchaseOption): number {
  const wanted = 1 + wantedFor(s, seat, option);
  switch (option.act) {
    case 'study':
      return studyWorth(s, seat, held, option.index) * wanted;
    case 'build':
      return buildingWorth(s, seat, held, option.index, option.level, option.place) * wanted;
    case 'repair':
      return repairWorth(s, option.index, option.place);
    case 'vehicle':
      return vehicleWorth(s, seat, held, option.index, option.level, option.place) * wanted;
    case 'upgrade':
      return upgradeWorth(s, held, option.index, option.level) * wanted;
    case 'unit':
    case 'rebuy':
    case 'ransom':
      return unitWorth(s, seat, held, option.index, option.place) * wanted + (option.act === 'ransom' ? freedom(s) : 0);
    case 'card':
      return cardWish(s, seat);
    default:
      return 0.8 * costOf(s, seat, option);
  }
}

/** Own units in others' hands cost honour at the end. */
function freedom(s: UniState): number {
  return turnsLeft(s) < 2 ? 2 * honourWorth(s) : 40;
}

/** What one more level of a civil building yields until the end, and the units it lets one raise. */
function levelYield(s: UniState, seat: Seat): number {
  return (Math.max(30, s.tax[seat]) + 8) * turnsLeft(s);
}

function buildingWorth(s: UniState, seat: Seat, held: Purse, category: number, level: number, place: number): number {
  const { nodes } = content.of(s);
  const honour = honourWorth(s);
  const from = place < 0 ? 0 : levelOf(s, place, category);
  const later = level < 3 || place < 0 || s.control[place] !== seat ? 0 : endGain(s, held.crowns[category]);
  const home = place < 0 || s.homeOf[place] === seat ? 1 : 0.6;
  const guarded = place < 0 || armyIn(s, seat, place) > 0 ? 1 : 0.85;
  if (category === CIVIL) {
    const city = level === 3 ? honour + 0.3 * honour * (turnsLeft(s) > 0 ? 1 : 0) : 0;
    return ((level - from) * levelYield(s, seat) * home + 0.12 * honour * (level - from)) * guarded + city + later;
  }
  if (category === RELIGIOUS) return honour * 1.3 + 15 * turnsLeft(s) + later;
  let open = 0;
  if (place >= 0) for (const next of nodes[place].land) if (whyNotToken(s, seat, next) === null && s.control[next] === NOBODY) open++;
  const left = content.of(s).tokens.control - tokensOnMap(s, seat);
  const lands = Math.min(level - from, open, left);
  return (
    lands * (Math.max(30, s.tax[seat]) * turnsLeft(s) + 25) + (level === 3 ? honour * 1.2 : 0) + 5 * (level - from) * turnsLeft(s) + later
  );
}

/** Damage that is not done before the end destroys nothing. */
function repairWorth(s: UniState, category: number, place: number): number {
  if (turnsLeft(s) === 0) return 0;
  const { structure } = content.of(s).buildings[category * 4 + levelOf(s, place, category)];
  const left = structure - s.damage[lot(place, category)];
  return left <= 2 ? 35 * levelOf(s, place, category) * Math.min(3, turnsLeft(s)) : 20;
}

function vehicleWorth(s: UniState, seat: Seat, held: Purse, kind: number, level: number, place: number): number {
  const honour = honourWorth(s);
  const left = turnsLeft(s);
  const { wagons, traders, room, fighters } = held.hands;
  if (kind === CARAVAN || kind === SHIP) {
    if (traders > 0) return 0;
    return (kind === CARAVAN ? 0.9 : 0.6) * honour * Math.max(0, left - 0.5) + (level - 1) * 12 * left;
  }
  if (kind !== WAGON || (wagons > 0 && (wagons >= armiesWanted(held.income) || (fighters < room + 2 && held.budget < PLENTY)))) return 0;
  const first = wagons === 0 ? 2.2 : 1;
  const ready = place < 0 ? 1 : armyIn(s, seat, place) > 1 ? 1.15 : 1;
  return first * ready * (0.42 * honour * (left + 0.5)) * (level === 1 ? 1 : level === 2 ? 1.45 : 1.7);
}

function upgradeWorth(s: UniState, held: Purse, slot: number, level: number): number {
  const honour = honourWorth(s);
  const left = turnsLeft(s);
  const more = level - s.level[slot];
  const kind = kindOf(slot);
  if (kind === CARAVAN || kind === SHIP) return (more * 0.2 * honour * left * 6) / fullMp(s, slot);
  if (kind !== WAGON && kind !== GALLEY) return 0;
  const { room, fighters } = held.hands;
  return more * (fighters >= room ? 0.2 : 0.08) * honour * (left + 0.5);
}

/** How well units stand in a place: beside a transport with room, or where they guard something. */
function placeFor(s: UniState, seat: Seat, held: Purse, unit: number, place: number): number {
  if (place < 0) return 1;
  let best = 0;
  for (const { slot, near: sites } of held.leaders) {
    const near = s.at[slot] === place ? 1 : 0.6;
    if (near < 1 && !sites.includes(place)) continue;
    const there = troopsIn(s, seat, place);
    const crowd = count(there) - there[LIGHT];
    if (crowd < roomOf(s, slot) + (near < 1 ? 0 : 1) || unit === LIGHT) best = Math.max(best, near);
    else best = Math.max(best, 0.3);
  }
  return best;
}

function unitWorth(s: UniState, seat: Seat, held: Purse, unit: number, place: number): number {
  const { units } = content.of(s);
  const price = units[unit].florins;
  const guards = place >= 0 && armyIn(s, seat, place) === 0 ? levelsIn(s, place) : 0;
  if (unit === LIGHT) return price * (guards > 0 ? 1.6 + 0.5 * guards : followers(s, seat, held, place));
  const { wagons, room, fighters } = held.hands;
  const coming = held.budget < PLENTY || turnsLeft(s) === 0 ? 0 : 3 * Math.max(0, armiesWanted(held.income) - wagons);
  const need = room + coming - fighters;
  const threatened = guards > 0 && turnsLeft(s) > 0 ? 0.2 * guards : 0;
  if (need <= 0) return price * (0.2 + threatened);
  const stands = placeFor(s, seat, held, unit, place);
  switch (unit) {
    case HEAVY:
      return price * (1.1 + 1.4 * stands + 0.1 * Math.min(4, need) + threatened);
    case CAVALRY: {
      const there = place < 0 ? [0, 0, 0, 0] : troopsIn(s, seat, place);
      return price * (there[CAVALRY] === 0 && there[HEAVY] > 1 ? 1.0 + 1.1 * stands : 0.8);
    }
    default:
      return unit >= CAPTAIN ? price * (fighters >= 6 ? 1.9 : 0.5) : 0.9 * price;
  }
}

/** A light infantry goes with an army to hold what it takes. */
function followers(s: UniState, seat: Seat, held: Purse, place: number): number {
  if (place < 0 || turnsLeft(s) > 1) return 0.2;
  const there = troopsIn(s, seat, place);
  return placeFor(s, seat, held, LIGHT, place) === 1 && there[LIGHT] === 0 && there[HEAVY] + there[CAVALRY] > 1 ? 1.7 : 0.2;
}

/** How soon an objective is likely to be met by somebody who plays as this bot does. */
const EASE: { readonly [kind in Objective['kind']]: number } = {
  buildings: 0.35,
  cathedralInHomeAndOut: 0.1,
  controlPlace: 0.2,
  battlesWonThisTurn: 0.55,
  attackValueThisTurn: 0.25,
  controlOutsideHome: 0.4,
  units: 0.35,
  archerKillsThisTurn: 0.05,
  armySize: 0.15,
  techBranches: 0.15,
  ringOfTowers: 0.02,
  rebelsInOthers: 0.3,
  wonOutnumberedThisTurn: 0.35,
  controlOfHomeOfOthers: 0.15,
  capturedAssetsThisTurn: 0.15,
  unitsDestroyedThisTurn: 0.2,
  wonWithoutLossThisTurn: 0.7,
  cubesSoldThisTurn: 0.15,
  saleIncomeThisTurn: 0.15,
  cubeKindsCarried: 0.1,
  noRebellionAtTax: 0.45,
  treasury: 0.25,
  rebellionsRepressedThisTurn: 0.4,
  allHomeControlled: 0.5,
  homeGarrisons: 0.35,
  totalMilitary: 0.1,
  routeCompleted: 0.75,
  fullTerritory: 0.05,
  taxIncomeThisTurn: 0.3,
  othersInDebt: 0.2,
  prisoners: 0.05,
  ransomThisTurn: 0.05,
  eventSurvived: 0.6,
  pacts: 0.45,
  empireCards: 0.3,
  captainKilledThisTurn: 0.45,
  bigArmyBeatenThisTurn: 0.1,
  bidThisTurn: 0.4,
  honourLead: 0.35,
  peaceThisTurn: 0.1,
  siegeLevels: 0.05,
  buildingDestroyedThisTurn: 0.02,
  siegeTypes: 0.02,
  transportLevels: 0.3,
  farUnit: 0.25,
  navalVictoryThisTurn: 0.03,
  controlPorts: 0.25,
  captainLevels: 0.1,
  controlInhabited: 0.35,
  buildingLevels: 0.4,
  greatMarket: 0.2,
  greatMarketSum: 0.25,
  pillageIncomeThisTurn: 0.15,
  controlTokens: 0.15,
  controlGoodKinds: 0.35,
  controlGood: 0.3,
};

/** Honour that the next objective token brings at the end. */
function tokenStep(s: UniState, seat: Seat): number {
  const { tokens } = content.of(s).final;
  const n = tokensOf(s, seat);
  const last = tokens.length - 1;
  return tokens[Math.min(n + 1, last)] - tokens[Math.min(n, last)];
}

/** What a card is worth to a seat: its objective, its points, its ability. */
function cardWorth(s: UniState, seat: Seat, card: number): number {
  const { objective, points, effect } = content.of(s).cards[card];
  const left = turnsLeft(s);
  const chance = isObjectiveMet(s, seat, card) ? 1 : Math.min(1, EASE[objective.kind] * Math.min(1.4, 0.35 * (left + 1)));
  const token = (tokenStep(s, seat) + 0.6) * honourWorth(s) + 40 * left;
  let corner = 0;
  for (const way of points) {
    let worth = 0;
    for (let colour = 0; colour < COLOURS.length; colour++)
      worth += way[colour] * (s.levels[hue(seat, colour)] > 0 ? 45 : colour === GREEN ? 35 : 10);
    corner = Math.max(corner, worth);
  }
  const ability = USEFUL.has(effect.op) ? 30 : 8;
  return chance * token + Math.max(corner, ability) * Math.min(4, left + 0.5);
}

const USEFUL: ReadonlySet<string> = new Set([
  'deposit',
  'sellTP',
  'gainTP',
  'upgradeByOther',
  'buildingDiscount',
  'freeUnit',
  'freeUnitHere',
  'ignoreFirstDamage',
  'convertEnemyUnit',
  'toll',
]);

/** What a card that is still to be drawn may be worth. */
function cardWish(s: UniState, seat: Seat): number {
  const left = turnsLeft(s);
  const token = (tokenStep(s, seat) + 0.6) * honourWorth(s) + 40 * left;
  const held = s.cards[seat].length;
  return (0.5 * token + 40 * Math.min(4, left + 0.5)) * (held > 4 ? 0.6 : 1) * (cardPrice(s, seat) > s.florins[seat] / 3 ? 0.7 : 1);
}

export function weighCard(s: UniState, { index }: CardOption, seat: Seat): number {
  return cardWorth(s, seat, index);
}

/** How much more a purchase is wanted for an objective that the seat holds. */
function wantedFor(s: UniState, seat: Seat, option: PurchaseOption): number {
  let wanted = 0;
  for (const card of s.cards[seat]) {
    const { objective } = content.of(s).cards[card];
    if (serves(objective, option)) wanted += 0.3;
  }
  return wanted;
}

function serves(objective: Objective, { act, index, level }: PurchaseOption): boolean {
  switch (objective.kind) {
    case 'units':
      return act === 'unit' && PIECES.indexOf(objective.params.type) === Math.min(index, CAPTAIN);
    case 'buildingLevels':
      return act === 'build' && index === (objective.params.category === 'civil' ? CIVIL : MILITARY);
    case 'buildings':
      return act === 'build' && (objective.params.type === 'cathedral' ? index === RELIGIOUS : level < 3);
    case 'controlTokens':
      return act === 'build' && index === MILITARY;
    case 'techBranches':
      return act === 'study';
    case 'transportLevels':
      return act === 'upgrade' || act === 'vehicle';
    case 'totalMilitary':
      return act === 'unit' && index === LIGHT;
    case 'homeGarrisons':
      return act === 'unit' && index === LIGHT;
    default:
      return false;
  }
}

/** Whether points of a colour would save florins in the purchases that come next. */
export function pointsWanted(s: UniState, seat: Seat, colour: number): number {
  const { technologies } = content.of(s);
  for (let level = 0; level < TECHNOLOGY_LEVELS; level++) {
    const technology = colour * TECHNOLOGY_LEVELS + level;
    if (!owns(s, seat, technology)) continue;
    if (technology === MASONRY) return canGrow(s, seat, CIVIL) ? 60 : 0;
    if (technology === CARPENTRY) return 50;
    if (technology === RELIGION) return s.florins[seat] > 3 * technologies[RELIGION].price ? 50 : 0;
  }
  return 0;
}

function canGrow(s: UniState, seat: Seat, category: number): boolean {
  for (let territory = 0; territory < TERRITORIES; territory++)
    if (s.control[territory] === seat && content.of(s).nodes[territory].good >= 0 && s.buildings[lot(territory, category)] < 3) return true;
  return false;
}

/** Where a piece goes that was bought behind the screen. */
export function weighPlacing(s: UniState, option: PurchaseOption, p: object, seat: Seat): number {
  return option.act === 'giveBack' ? -1 : worthOf(s, seat, purse(s, seat, p), option);
}
