/** 15.9 to 15.16. Objectives: whether the condition on the back of a card is met. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { Objective } from '../content/verbs.ts';
import { aboard, armyAt, cargoAt, hue, lot, pairAt, prisonerAt, type UniState } from '../state.ts';
import {
  BARBARIANS,
  BUILDINGS,
  CAPTAIN,
  CASTLE_LEVEL,
  CATEGORIES,
  CATHEDRAL_LEVEL,
  CIVIL,
  COLOURS,
  ENGINE,
  GALLEY_SLOTS,
  GOODS,
  MILITARY,
  MOST_PLAYERS,
  NODES,
  PIECES,
  RELIGIOUS,
  SLOTS,
  TERRITORIES,
  TRANSPORT_SLOTS,
  UNITS,
} from '../vocabulary.ts';
import { tokensOnMap } from './buildings.ts';
import { deedOf } from './honour.ts';
import { distance } from './map.ts';
import { marketValue } from './markets.ts';
import { captainLevel, musterOf, pieceOf } from './troops.ts';
import { kindOf } from './vehicles.ts';

/** Inhabited zones that do instead of places none of which is in play (UNI-15.13). */
const ZONES_INSTEAD = 6;

/** Whether the owner of a card may claim it as things stand: by the position, or by what he has done in this turn (UNI-15.11). */
export function isObjectiveMet(s: UniState, seat: Seat, card: number): boolean {
  const { objective, places } = content.of(s).cards[card];
  switch (objective.kind) {
    case 'controlPlace':
      return controlsPlace(s, seat, objective.params, places);
    case 'buildings':
      return ownedOf(s, seat, objective.params) >= objective.params.n;
    case 'cathedralInHomeAndOut':
      return countLand((t) => s.owner[t] === seat && s.homeOf[t] !== seat && s.buildings[lot(t, RELIGIOUS)] > 0) > 0;
    case 'buildingLevels':
      return levelsOwned(s, seat, CATEGORIES.indexOf(objective.params.category)) >= objective.params.n;
    case 'ringOfTowers':
      return hasRing(s, seat, objective.params.towers);
    case 'fullTerritory':
      return countLand((t) => s.owner[t] === seat && isFull(s, t)) > 0;
    case 'controlOutsideHome':
      return countLand((t) => s.control[t] === seat && s.homeOf[t] !== seat) >= objective.params.n;
    case 'controlOfHomeOfOthers':
      return countLand((t) => s.control[t] === seat && isHomeOfOther(s, seat, t)) >= objective.params.n;
    case 'allHomeControlled':
      return (
        countLand((t) => s.homeOf[t] === seat && s.control[t] !== seat) === 0 &&
        countLand((t) => s.control[t] === seat && s.homeOf[t] !== seat) >= objective.params.others
      );
    case 'rebelsInOthers':
      return countLand((t) => isHomeOfOther(s, seat, t) && isHeldByBarbarians(s, t)) >= objective.params.n;
    case 'homeGarrisons':
      return countLand((t) => s.homeOf[t] === seat && s.armies[armyAt(seat, t)] > 0) >= objective.params.n;
    case 'controlInhabited':
      return zonesOf(s, seat) >= objective.params.n;
    case 'controlPorts':
      return countLand((t) => s.control[t] === seat && content.of(s).nodes[t].port) >= objective.params.n;
    case 'controlGoodKinds':
      return zonesByGood(s, seat).filter((n) => n > 0).length >= objective.params.n;
    case 'controlGood':
      return Math.max(...zonesByGood(s, seat)) >= objective.params.n;
    case 'greatMarket':
      return countLand((t) => s.control[t] === seat && marketValue(s, t) >= objective.params.n) > 0;
    case 'greatMarketSum':
      return marketsOf(s, seat) >= objective.params.n;
    case 'controlTokens':
      return tokensOnMap(s, seat) >= objective.params.n;
    case 'units':
      return piecesOnMap(s, seat, PIECES.indexOf(objective.params.type)) >= objective.params.n;
    case 'totalMilitary':
      return total(musterOf(s, seat)) >= objective.params.n;
    case 'armySize':
      return countLand((t) => s.armies[armyAt(seat, t)] >= objective.params.n) > 0;
    case 'captainLevels':
      return hasCaptains(s, seat, objective.params);
    case 'farUnit':
      return hasFarUnit(s, seat, objective.params.distance);
    case 'transportLevels':
      return vehicleLevels(s, seat, 0, TRANSPORT_SLOTS) >= objective.params.n;
    case 'siegeLevels':
      return vehicleLevels(s, seat, TRANSPORT_SLOTS, SLOTS) >= objective.params.n;
    case 'siegeTypes':
      return [1, 2, 3].every((level) => hasEngine(s, seat, level));
    case 'cubeKindsCarried':
      return goodsAboard(s, seat) >= objective.params.n;
    case 'techBranches':
      return COLOURS.filter((_, colour) => s.levels[hue(seat, colour)] >= objective.params.minLevel).length >= objective.params.branches;
    case 'treasury':
      return s.loans[seat] === 0 && s.florins[seat] >= objective.params.florins;
    case 'othersInDebt':
      return s.loans[seat] === 0 && othersWho(s, seat, (other) => s.loans[other] > 0) >= atMostOthers(s, objective.params.n);
    case 'prisoners':
      return holdsPrisoners(s, seat, objective.params);
    case 'pacts':
      return hasPacts(s, seat, objective.params);
    case 'empireCards':
      return s.cards[seat].length >= objective.params.n;
    case 'honourLead':
      return othersWho(s, seat, (other) => s.honour[seat] - s.honour[other] < objective.params.lead) === 0;
    default:
      return isDone(s, seat, objective);
  }
}

/** Objectives of kind “turn”: what happened in it stays claimable to its end (UNI-15.15). */
type OfTurn = Extract<Objective, { readonly when: 'turn' }>;

function isDone(s: UniState, seat: Seat, objective: OfTurn): boolean {
  switch (objective.kind) {
    case 'battlesWonThisTurn':
      return deedOf(s, seat, objective.params.vs === 'barbarian' ? 'battlesWonVsBarbarians' : 'battlesWon') >= objective.params.n;
    case 'attackValueThisTurn':
      return deedOf(s, seat, 'attackValue') >= objective.params.min;
    case 'archerKillsThisTurn':
      return deedOf(s, seat, 'archerDamage') >= objective.params.n;
    case 'wonOutnumberedThisTurn':
      return deedOf(s, seat, 'wonOutnumbered') > 0;
    case 'wonWithoutLossThisTurn':
      return deedOf(s, seat, 'wonUnhurt') > 0;
    case 'navalVictoryThisTurn':
      return deedOf(s, seat, 'navalVictories') > 0;
    case 'unitsDestroyedThisTurn':
      return deedOf(s, seat, objective.params.vs === 'barbarian' ? 'barbariansDestroyed' : 'unitsDestroyed') >= objective.params.n;
    case 'captainKilledThisTurn':
      return deedOf(s, seat, 'captainsKilled') > 0;
    case 'bigArmyBeatenThisTurn':
      return deedOf(s, seat, 'bigArmiesBeaten') > 0;
    case 'buildingDestroyedThisTurn':
      return deedOf(s, seat, 'buildingsDestroyed') > 0;
    case 'capturedAssetsThisTurn':
      return deedOf(s, seat, 'assetsCaptured') >= objective.params.n;
    case 'pillageIncomeThisTurn':
      return deedOf(s, seat, 'pillageIncome') >= objective.params.florins;
    case 'rebellionsRepressedThisTurn':
      return deedOf(s, seat, 'rebellionsPutDown') >= objective.params.n;
    // The deed is the tax level at which the check was passed.
    case 'noRebellionAtTax':
      return deedOf(s, seat, 'taxedInPeace') >= objective.params.minTax;
    case 'eventSurvived':
      return deedOf(s, seat, 'eventSurvived') > 0;
    case 'taxIncomeThisTurn':
      return deedOf(s, seat, 'taxIncome') >= objective.params.florins;
    case 'cubesSoldThisTurn':
      return deedOf(s, seat, 'cubesSold') >= objective.params.n;
    case 'saleIncomeThisTurn':
      return deedOf(s, seat, 'saleIncome') >= objective.params.florins;
    case 'routeCompleted':
      return deedOf(s, seat, 'routeCompleted') >= objective.params.minStages;
    case 'ransomThisTurn':
      return deedOf(s, seat, 'ransoms') > 0;
    case 'peaceThisTurn':
      return deedOf(s, seat, 'peaceSigned') > 0;
    case 'bidThisTurn': {
      const bid = deedOf(s, seat, 'wonBid') - 1;
      return bid >= 0 && bid <= objective.params.max;
    }
  }
}

function countLand(counts: (territory: number) => boolean): number {
  let n = 0;
  for (let territory = 0; territory < TERRITORIES; territory++) if (counts(territory)) n++;
  return n;
}

function total(counts: readonly number[]): number {
  let n = 0;
  for (const one of counts) n += one;
  return n;
}

function isHomeOfOther(s: UniState, seat: Seat, territory: number): boolean {
  return s.homeOf[territory] >= 0 && s.homeOf[territory] !== seat;
}

/** Barbarian units and no military unit of a player. */
function isHeldByBarbarians(s: UniState, territory: number): boolean {
  if (s.armies[armyAt(BARBARIANS, territory)] === 0) return false;
  for (let seat = 0; seat < s.core.seats; seat++) if (s.armies[armyAt(seat, territory)] > 0) return false;
  return true;
}

function zonesOf(s: UniState, seat: Seat): number {
  return content.of(s).zones.filter((territory) => s.control[territory] === seat).length;
}

/** All of the places, or one of them; places of one's own home may not count, and where none is in play zones do instead (UNI-15.13). */
function controlsPlace(
  s: UniState,
  seat: Seat,
  { anyOf, notOwnHome }: { readonly anyOf?: readonly string[]; readonly notOwnHome?: boolean },
  places: readonly number[],
): boolean {
  const counting = places.filter((place) => s.inPlay[place] === 1 && !(notOwnHome === true && s.homeOf[place] === seat));
  if (counting.length === 0) return zonesOf(s, seat) >= ZONES_INSTEAD;
  const held = counting.filter((place) => s.control[place] === seat).length;
  return anyOf === undefined ? held === counting.length : held > 0;
}

/** Buildings of a type, or of one of several, that belong to a player (UNI-33.11). */
function ownedOf(s: UniState, seat: Seat, { type, anyOf }: { readonly type?: string; readonly anyOf?: readonly string[] }): number {
  const wanted = BUILDINGS.flatMap((id, i) => (id === type || anyOf?.includes(id) ? [i] : []));
  let n = 0;
  for (let territory = 0; territory < TERRITORIES; territory++) {
    if (s.owner[territory] !== seat) continue;
    for (const building of wanted) {
      const [category, level] = building === 6 ? [RELIGIOUS, CATHEDRAL_LEVEL] : [Math.floor(building / 3), (building % 3) + 1];
      if (s.buildings[lot(territory, category)] === level) n++;
    }
  }
  return n;
}

function levelsOwned(s: UniState, seat: Seat, category: number): number {
  let n = 0;
  for (let territory = 0; territory < TERRITORIES; territory++) if (s.owner[territory] === seat) n += s.buildings[lot(territory, category)];
  return n;
}

/** A castle with towers, and no higher buildings, around it. */
function hasRing(s: UniState, seat: Seat, towers: number): boolean {
  const { nodes } = content.of(s);
  const has = (territory: number, level: number): boolean => s.owner[territory] === seat && s.buildings[lot(territory, MILITARY)] === level;
  return countLand((t) => has(t, CASTLE_LEVEL) && nodes[t].land.filter((other) => has(other, 1)).length >= towers) > 0;
}

function isFull(s: UniState, territory: number): boolean {
  return [CIVIL, MILITARY, RELIGIOUS].every((category) => s.buildings[lot(territory, category)] === 3);
}

function zonesByGood(s: UniState, seat: Seat): number[] {
  const { nodes, zones } = content.of(s);
  const counts = GOODS.map(() => 0);
  for (const territory of zones) if (s.control[territory] === seat) counts[nodes[territory].good]++;
  return counts;
}

function marketsOf(s: UniState, seat: Seat): number {
  let n = 0;
  for (const territory of content.of(s).zones) if (s.control[territory] === seat) n += marketValue(s, territory);
  return n;
}

function piecesOnMap(s: UniState, seat: Seat, piece: number): number {
  return total(musterOf(s, seat).filter((_, unit) => pieceOf(unit) === piece));
}

function hasCaptains(s: UniState, seat: Seat, { n = 0, single = 0 }: { readonly n?: number; readonly single?: number }): boolean {
  const counts = musterOf(s, seat);
  let levels = 0;
  let best = 0;
  for (let unit = CAPTAIN; unit < UNITS.length; unit++) {
    levels += counts[unit] * captainLevel(unit);
    if (counts[unit] > 0) best = captainLevel(unit);
  }
  return levels >= n && best >= single;
}

/** Steps from every home territory, by land and sea. */
function hasFarUnit(s: UniState, seat: Seat, steps: number): boolean {
  const { home } = content.of(s).kingdoms[s.kingdoms[seat]];
  const isFar = (node: number): boolean => home.every((territory) => distance(s, territory, node) >= steps);
  for (let node = 0; node < NODES; node++) if (s.armies[armyAt(seat, node)] > 0 && isFar(node)) return true;
  for (let galley = 0; galley < GALLEY_SLOTS; galley++)
    if (s.vehicleOf[galley] === seat && s.armies[armyAt(seat, aboard(galley))] > 0 && isFar(s.at[galley])) return true;
  return false;
}

function vehicleLevels(s: UniState, seat: Seat, from: number, to: number): number {
  let n = 0;
  for (let slot = from; slot < to; slot++) if (s.vehicleOf[slot] === seat) n += s.level[slot];
  return n;
}

function hasEngine(s: UniState, seat: Seat, level: number): boolean {
  for (let slot = TRANSPORT_SLOTS; slot < SLOTS; slot++)
    if (s.vehicleOf[slot] === seat && kindOf(slot) === ENGINE && s.level[slot] === level) return true;
  return false;
}

function goodsAboard(s: UniState, seat: Seat): number {
  return GOODS.filter((_, good) => {
    for (let slot = 0; slot < TRANSPORT_SLOTS; slot++) if (s.vehicleOf[slot] === seat && s.cargo[cargoAt(slot, good)] > 0) return true;
    return false;
  }).length;
}

function othersWho(s: UniState, seat: Seat, counts: (other: Seat) => boolean): number {
  return s.order.filter((other) => other !== seat && counts(other)).length;
}

/** Never more different players than there are others in the game (UNI-15.16). */
function atMostOthers(s: UniState, n: number): number {
  return Math.min(n, s.order.length - 1);
}

function holdsPrisoners(
  s: UniState,
  seat: Seat,
  { n, distinctOwners = 0 }: { readonly n: number; readonly distinctOwners?: number },
): boolean {
  const held: number[] = [];
  for (let owner = 0; owner < MOST_PLAYERS; owner++) {
    let count = 0;
    for (let unit = 0; unit < UNITS.length; unit++) count += s.prisoners[prisonerAt(seat, owner, unit)];
    if (count > 0) held.push(count);
  }
  const owners = atMostOthers(s, distinctOwners);
  // One of each of so many players: with fewer players fewer prisoners.
  return held.length >= owners && total(held) >= (n === distinctOwners ? owners : n);
}

interface PactsAsked {
  readonly n: number;
  readonly distinctPartners: number;
  readonly noWar?: boolean;
}

function hasPacts(s: UniState, seat: Seat, { n, distinctPartners, noWar }: PactsAsked): boolean {
  if (noWar === true && othersWho(s, seat, (other) => s.war[pairAt(seat, other)] > 0) > 0) return false;
  const own = s.pacts.filter(({ parties }) => parties.includes(seat));
  const partners = atMostOthers(s, distinctPartners);
  if (own.length < (n === distinctPartners ? Math.min(n, partners) : n)) return false;
  return othersWho(s, seat, (other) => own.some(({ parties }) => parties.includes(other))) >= partners;
}
