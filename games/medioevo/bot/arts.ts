/** Technologies used by themselves: what a use brings in florins, and on what. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { enginesOf } from '../rules/artillery.ts';
import { levelOf, levelsIn } from '../rules/buildings.ts';
import { blowBy } from '../rules/damage.ts';
import { inFight, ownIndex, present, sideAt } from '../rules/fighters.ts';
import { owns, pointsCost, unflipped } from '../rules/points.ts';
import { designAt, type PurchaseOption } from '../rules/purchase-options.ts';
import { pointsOf, routeOf } from '../rules/routes.ts';
import { improvements } from '../rules/technologies/engineering.ts';
import { hasArmy, troopsIn } from '../rules/troops.ts';
import { isTrade, vehiclesOf } from '../rules/vehicles.ts';
import { armyAt, battleOf, hue, lot, NOBODY, NOWHERE, type UniState, type Use } from '../state.ts';
import {
  ARCHER,
  BARBARIANS,
  CIVIL,
  COLOURS,
  EMPIRE_CARDS,
  GOODS,
  HEAVY,
  LIGHT,
  PHASE,
  SLOTS,
  TECHNOLOGIES,
  TERRITORIES,
  type TechnologyId,
  UNITS,
  VIOLET,
} from '../vocabulary.ts';
import { chanceOf } from './odds.ts';
import { designWorth, pointsWanted } from './shopping.ts';
import { uprising } from './taxing.ts';
import { conquestHonour, honourWorth, landWorth, turnsLeft } from './worth.ts';

interface Art {
  /** Florins that the best use would bring now, before its points are paid; nothing where there is none. `rebels`: where some have just risen. */
  gain(s: UniState, seat: Seat, rebels: number): number;
  /** Whether florins were set aside for its points. */
  readonly isProvided?: boolean;
  /** How good a choice of the use is. */
  target?(s: UniState, use: Use, target: number): number;
}

function isTrading(s: UniState, seat: Seat): boolean {
  return s.phase === PHASE.trade && s.active === seat;
}

function isBuying(s: UniState, seat: Seat): boolean {
  return s.phase === PHASE.purchases && s.active === seat;
}

/** What hangs on the battle being fought, where it is open how it ends; 0 for others' battles. */
function stakeOf(s: UniState, seat: Seat): number {
  const b = battleOf(s);
  if (b === null || ownIndex(s, seat) < 0) return 0;
  const foe = sideAt(b, 1 - ownIndex(s, seat));
  const chance = chanceOf(s, troopsIn(s, seat, b.place), troopsIn(s, foe, b.place), foe, 0);
  if (chance < 0.1 || chance > 0.95) return 0;
  if (b.place >= TERRITORIES) return 150;
  return b.attacker === seat ? honourWorth(s) * conquestHonour(s, seat, b.place) + 0.5 * landWorth(s, seat, b.place) + 60 : 200;
}

function bestOf<T>(of: readonly T[], worth: (one: T) => number): number {
  let best = 0;
  for (const one of of) best = Math.max(best, worth(one));
  return best;
}

/** One level at a time: that is one point. */
function raise(s: UniState, seat: Seat, option: PurchaseOption): number {
  const { act, index, level, place } = option;
  const gained = level - (act === 'upgrade' ? s.level[index] : levelOf(s, place, index));
  return gained === 1 ? designWorth(s, seat, option) : 0;
}

/** A last barbarian beside one's own land, who would come over with it. */
function convert(s: UniState, seat: Seat, territory: number): number {
  if (s.armies[armyAt(BARBARIANS, territory)] !== 1 || !content.of(s).nodes[territory].land.some((next) => s.control[next] === seat))
    return 0;
  return honourWorth(s) * conquestHonour(s, seat, territory) + 0.6 * landWorth(s, seat, territory) + 20;
}

/** A single rebel in one's own land, who would go elsewhere. */
function sendAway(s: UniState, seat: Seat, node: number): number {
  if (node >= TERRITORIES || s.homeOf[node] !== seat || s.armies[armyAt(BARBARIANS, node)] !== 1) return 0;
  return hasArmy(s, seat, node) ? 0 : 0.4 * landWorth(s, seat, node);
}

/**
 * How welcome barbarians are in a place: with others who do not stand there, and rather beside what others have built than beside one's own.
 * In an inhabited zone they will be beaten for honour, which makes room for the next; in other land they would stay.
 */
function exile(s: UniState, seat: Seat, node: number): number {
  const owner = s.control[node];
  if (owner === seat) return -10;
  if (owner !== NOBODY) return hasArmy(s, owner, node) ? 0 : 2;
  const { good, land } = content.of(s).nodes[node];
  let worth = good < 0 ? 1 : 1.3;
  for (const next of land) {
    const neighbour = s.control[next];
    if (neighbour !== NOBODY) worth += (s.teams[neighbour] === s.teams[seat] ? -0.05 : 0.05) * (1 + levelsIn(s, next));
  }
  return worth;
}

/** A market cube that comes into a city of one's own is taxed there every turn. */
function taxed(s: UniState, seat: Seat, zone: number): number {
  return s.control[zone] === seat && s.buildings[lot(zone, CIVIL)] === 3 ? content.of(s).trade.cityTax * turnsLeft(s) : 0;
}

/** What the points in the corner of a card would save now. */
function corner(s: UniState, seat: Seat, card: number, way: number): number {
  const given = content.of(s).cards[card].points[way];
  let worth = 0;
  if (given === undefined) return worth;
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (given[colour] > 0 && s.points[hue(seat, colour)] === 0) worth += given[colour] * pointsWanted(s, seat, colour);
  return worth;
}

function bestCorner(s: UniState, seat: Seat, card: number): number {
  return bestOf(content.of(s).cards[card].points, (way) => corner(s, seat, card, content.of(s).cards[card].points.indexOf(way)));
}

/** The colour that purchases want most, but the one it is made of. */
function wanted(s: UniState, seat: Seat, colour: number): number {
  return colour === VIOLET || s.points[hue(seat, colour)] > 0 || unflipped(s, seat, colour) > 0 ? 0 : pointsWanted(s, seat, colour);
}

const ALL_COLOURS = COLOURS.map((_, colour) => colour);
const LANDS = Array.from({ length: TERRITORIES }, (_, territory) => territory);

const ARTS: { readonly [id in TechnologyId]?: Art } = {
  machinery: {
    gain: (s, seat) => (stakeOf(s, seat) > 0 && enginesOf(s, present(s), ownIndex(s, seat)).length > 0 ? 0.1 * stakeOf(s, seat) : 0),
  },
  /** For a transport on its way that has no movement left. */
  cartography: {
    gain: (s, seat) => (isTrading(s, seat) ? bestOf(vehiclesOf(s, seat), (slot) => late(s, slot)) : 0),
    target: (s, { targets }, target) => (targets.length === 0 && target < SLOTS ? late(s, target) : 0),
  },
  control: {
    gain: (s, seat) => bestOf(LANDS, (zone) => taxed(s, seat, zone)),
    target: (s, { seat, targets }, target) =>
      targets.length === 0 ? -taxed(s, seat, Math.floor(target / GOODS.length)) : taxed(s, seat, target),
  },
  /** A stage less to go brings the honour of the route nearer. */
  guides: {
    gain(s, seat) {
      const route = s.routes[seat];
      return route === null || !isTrading(s, seat) ? 0 : (0.7 * honourWorth(s) * pointsOf(s, route)) / route.zones.length;
    },
  },
  law: {
    gain: (s, seat, rebels) => (rebels === NOWHERE ? 0 : uprising(s, seat, rebels)),
    isProvided: true,
    target: (s, { seat }, node) => exile(s, seat, node),
  },
  nation: {
    gain: (s, seat) => bestOf(LANDS, (node) => sendAway(s, seat, node)),
    target(s, { seat, targets }, target) {
      if (targets.length === 0) return sendAway(s, seat, target);
      return targets.length === 1 ? exile(s, seat, target) : target === NOBODY ? 0 : 1;
    },
  },
  influence: {
    gain: (s, seat) => (battleOf(s) === null ? bestOf(LANDS, (territory) => convert(s, seat, territory)) : 0),
    target: (s, { seat, targets }, target) => (targets.length === 0 ? convert(s, seat, target) : target === NOBODY ? 0.5 : 1 + target),
  },
  /** Light infantry that fights as heavy loses less. */
  promotion: {
    gain(s, seat) {
      const stake = stakeOf(s, seat);
      return stake > 0 && inFight(s, present(s), ownIndex(s, seat), LIGHT) > 0 ? 0.12 * stake : 0;
    },
    target(s, { seat, targets }, target) {
      if (targets.length > 0) return target === HEAVY ? 1 : target === ARCHER ? -1 : 0;
      const [side, unit] = [Math.floor(target / UNITS.length), target % UNITS.length];
      return side === ownIndex(s, seat) && unit === LIGHT ? 1 : 0;
    },
  },
  /** The dearest of the others' units is hit instead of the cheapest. */
  tactics: {
    gain(s, seat) {
      const blow = blowBy(s, seat);
      if (blow === null || battleOf(s) === null || ownIndex(s, seat) < 0) return 0;
      const foe = sideAt(present(s), 1 - ownIndex(s, seat));
      const prices = UNITS.flatMap((_, unit) => (troopsIn(s, foe, present(s).place)[unit] > 0 ? [content.of(s).units[unit].florins] : []));
      return prices.length < 2 ? 0 : 0.6 * (Math.max(...prices) - Math.min(...prices));
    },
    target: (_s, _use, n) => -n,
  },
  strategy: {
    gain: (s, seat) => 0.3 * stakeOf(s, seat),
    target: (_s, _use, n) => -n,
  },
  /** A level for its point alone: half of what it costs else. */
  engineering: {
    gain: (s, seat) => (isBuying(s, seat) ? bestOf(improvements(s, seat), (option) => raise(s, seat, option)) : 0),
    target: (s, { seat }, target) => (target < TERRITORIES ? 0 : raise(s, seat, designAt(content.of(s).options.shop, target))),
  },
  monasticism: {
    gain: (s, seat) => (isBuying(s, seat) ? bestOf(ALL_COLOURS, (colour) => wanted(s, seat, colour)) : 0),
    target: (s, { seat }, colour) => wanted(s, seat, colour),
  },
  proselytism: {
    gain(s, seat) {
      if (!isBuying(s, seat)) return 0;
      return bestOf(s.order, (owner) => (owner === seat ? 0 : bestOf(s.cards[owner], (card) => bestCorner(s, seat, card))));
    },
    target: (s, { seat, targets: [card] }, target) =>
      card === undefined
        ? target < EMPIRE_CARDS
          ? bestCorner(s, seat, target)
          : 0
        : target === NOBODY
          ? 0
          : corner(s, seat, card, target),
  },
  /** Engineering of a neighbour, where one has none. */
  passingOfTime: {
    gain(s, seat) {
      if (!isBuying(s, seat) || owns(s, seat, ENGINEERING)) return 0;
      return bestOf(improvements(s, seat), (option) => raise(s, seat, option)) - content.of(s).pointPrice;
    },
    target: (_s, _use, technology) => (technology === ENGINEERING ? 1 : 0),
  },
};

const ENGINEERING = TECHNOLOGIES.indexOf('engineering');

/** A transport that stands still before its route is done. */
function late(s: UniState, slot: number): number {
  if (slot >= SLOTS || !isTrade(slot) || s.mp[slot] > 0) return 0;
  const route = routeOf(s, slot);
  return route === null ? 0 : (0.4 * honourWorth(s) * pointsOf(s, route)) / route.zones.length;
}

/** What a use brings beyond its points; below 0 where it is better left. */
export function weighTechnology(s: UniState, seat: Seat, technology: number, rebels: number): number {
  const art = ARTS[TECHNOLOGIES[technology]];
  if (art === undefined) return -1;
  const { colour, points } = content.of(s).technologies[technology];
  const cost = pointsCost(s, seat, colour, points, false);
  if (cost > 0 && art.isProvided !== true && s.florins[seat] < 3 * cost) return -1;
  const gain = art.gain(s, seat, rebels) - (art.isProvided === true ? 1 : FORGONE) * cost;
  return gain > LEAST ? gain / 10 : -1;
}

/** What a florin spent here would have brought elsewhere: armies that conquer at once. */
const FORGONE = 2;

/** Nobody takes the trouble for less. */
const LEAST = 10;

export function weighTechnologyTarget(s: UniState, use: Use, target: number): number {
  const found = ARTS[TECHNOLOGIES[use.index]]?.target;
  if (found !== undefined) return found(s, use, target);
  return target < 0 ? 0.5 : 0;
}

/** What red points would do in a battle of one's own, by the best technology one has there. */
export function pointsInBattle(s: UniState, seat: Seat): number {
  let best = 0;
  for (const id of ['promotion', 'tactics', 'strategy'] as const) {
    const technology = TECHNOLOGIES.indexOf(id);
    if (!owns(s, seat, technology)) continue;
    best = Math.max(best, (ARTS[id]?.gain(s, seat, NOWHERE) ?? 0) / content.of(s).technologies[technology].points);
  }
  return best;
}
