/** Setup, turn order, events, barbarians and upkeep (notes on bids, debts and barbarians for bots). */

import type { Amount, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { ColourOption, KingdomBid, KingdomOption, NodeOption, StartTransport, TargetOption } from '../options.ts';
import { levelsIn } from '../rules/buildings.ts';
import { areaOf } from '../rules/events.ts';
import { distance, isSea } from '../rules/map.ts';
import { lootOf } from '../rules/pillage.ts';
import type {
  BarbarianOption,
  EffectOption,
  EventOption,
  GoodOption,
  LotOption,
  MeansOption,
  RemovalOption,
} from '../rules/realm-options.ts';
import { routeOf } from '../rules/routes.ts';
import { armyIn, troopsIn } from '../rules/troops.ts';
import { cubesAboard, isTrade, kindOf, vehiclesOf } from '../rules/vehicles.ts';
import { attackOf } from '../rules/war-circle.ts';
import { armyAt, lot, NOBODY, type UniState } from '../state.ts';
import { BARBARIANS, CARAVAN, CATEGORIES, EVENT_EFFECTS, GREEN, NODES, TERRITORIES, WAGON } from '../vocabulary.ts';
import { toughness } from './odds.ts';
import { once } from './once.ts';
import { TASTE } from './taste.ts';
import { landWorth, leaderAmong, turnsLeft, unitsWorth } from './worth.ts';

/** How much there is to be had around a place: zones of nobody's home within three steps. */
function outlook(s: UniState, territory: number): number {
  const { zones, nodes } = content.of(s);
  let worth = 0;
  for (const zone of zones) {
    const steps = distance(s, territory, zone);
    if (steps > 0 && steps <= 4 && s.inPlay[zone] === 1 && s.homeOf[zone] === NOBODY) worth += nodes[zone].fire ? 0.7 / steps : 1 / steps;
  }
  return worth;
}

export function weighKingdom(s: UniState, { index }: KingdomOption): number {
  return content.of(s).kingdoms[index].home.reduce((sum, territory) => sum + outlook(s, territory), 0);
}

/** Honour is too dear for a kingdom. */
export function weighKingdomBid(s: UniState, option: KingdomBid): number {
  return weighKingdom(s, option) - 100 * option.bid;
}

export function weighVillage(s: UniState, { index }: NodeOption): number {
  return outlook(s, index);
}

/** The archer begins the army where it is raised. */
export function weighArcher(s: UniState, { index }: NodeOption): number {
  return levelsIn(s, index);
}

/** One war wagon for the army, one caravan for routes. */
export function weighStartTransport(s: UniState, { kind, level, index }: StartTransport, seat: Seat): number {
  const wanted = vehiclesOf(s, seat).some((slot) => kindOf(slot) === WAGON) ? CARAVAN : WAGON;
  const inhabited = content.of(s).nodes[index].good >= 0 ? 1 : 0;
  return (kind === wanted ? 4 : 0) - 2 * level + levelsIn(s, index) + inhabited;
}

/** Green builds most; then what one's cards give too. */
export function weighToken(s: UniState, { index }: ColourOption, seat: Seat): number {
  const { cards } = content.of(s);
  const given = s.cards[seat].some((card) => cards[card].points.some((way) => way[index] > 0));
  return (index === GREEN ? 2 : 0) + (given ? 1 : 0);
}

/** Little in quiet turns, more with a war; each a little different, so that ties are few. */
export function bidFor(s: UniState, { min, max }: Amount, seat: Seat): number {
  const wars = s.order.some((other) => other !== seat && s.war[seat * 6 + other] > 0);
  const wanted = Math.min(Math.round(TASTE.bid * (wars ? 3 : 1)), Math.floor(s.florins[seat] / 20)) + ((seat * 7 + s.turn * 3) % 11);
  return Math.max(min, Math.min(max, wanted));
}

/** Doubles make barbarians terrible, and ones keep them alive: whoever moves first would rather meet others. */
export function weighReroll(s: UniState, { die }: { readonly die: number }): number {
  const { warCircle } = s;
  const face = warCircle[die];
  const doubled = attackOf(warCircle) > Math.max(...warCircle) && warCircle.some((other, i) => i !== die && other === face);
  return doubled || face === 1 ? 1 : -1;
}

/** What an effect of an event could cost a seat in places of its area. */
function harmOf(s: UniState, seat: Seat, effect: number, area: readonly number[]): number {
  let harm = 0;
  switch (EVENT_EFFECTS[effect]) {
    case 'movement':
      for (const slot of vehiclesOf(s, seat)) if (area.includes(s.at[slot])) harm += 25;
      return Math.min(harm, 50) / 3;
    case 'armies':
      for (const node of area) harm += unitsWorth(s, troopsIn(s, seat, node));
      return Math.min(harm, 120) / 2;
    case 'buildings':
      for (const node of area) if (!isSea(node) && s.owner[node] === seat) harm += 40 * levelsIn(s, node);
      return Math.min(harm, 100) / 2;
    case 'goods':
      for (const slot of vehiclesOf(s, seat)) if (isTrade(slot) && area.includes(s.at[slot])) harm += 40 * cubesAboard(s, slot);
      return Math.min(harm, 80) / 3;
    default:
      return 0;
  }
}

/** An effect that strikes the leader most and oneself least. */
export function weighEffect(s: UniState, { index }: EffectOption, seat: Seat): number {
  const area = areaOf(s);
  const leader = leaderAmong(s, seat);
  let worth = -2 * harmOf(s, seat, index, area);
  for (const other of s.order)
    if (s.teams[other] !== s.teams[seat]) worth += harmOf(s, other, index, area) * (other === leader ? 1.5 : 0.7);
  return worth;
}

/** Of several events the one that spares oneself. */
export function weighEvent(s: UniState, { index }: EventOption, seat: Seat): number {
  const { nodes, effects } = content.of(s).events[index];
  const area = nodes.filter((node) => s.inPlay[node] === 1);
  let worth = 0;
  for (const effect of effects)
    for (const other of s.order)
      worth += harmOf(s, other, effect, area) * (other === seat ? -2 : s.teams[other] === s.teams[seat] ? -1 : 0.5);
  return worth;
}

/** What a horde would do in a place to others, and to oneself. */
function prey(s: UniState, seat: Seat, horde: number, node: number, leader: Seat): number {
  if (isSea(node)) return 0;
  let worth = 0;
  for (const victim of s.order) {
    const sign = s.teams[victim] === s.teams[seat] ? -3 : victim === leader ? 1.5 : 0.8;
    if (s.armies[armyAt(victim, node)] > 0) {
      if (horde > 1.5 * toughness(troopsIn(s, victim, node))) worth += sign * 40;
      else if (sign < 0) worth -= 40;
      continue;
    }
    if (s.control[node] !== victim) continue;
    const vehicles = vehiclesOf(s, victim).filter((slot) => s.at[slot] === node).length;
    worth += sign * (20 + 60 * levelsIn(s, node) + 70 * vehicles);
  }
  return worth;
}

/** The best that a horde could reach with the points left. */
function raidWorth(s: UniState, seat: Seat, horde: number, node: number, left: number, leader: Seat): number {
  const here = prey(s, seat, horde, node, leader);
  if (left <= 0 || here !== 0) return here;
  let best = 0;
  for (const to of content.of(s).nodes[node].neighbours)
    if (s.inPlay[to] === 1 && !isSea(to)) best = Math.max(best, 0.9 * raidWorth(s, seat, horde, to, left - 1, leader));
  return best;
}

interface Points {
  readonly left: number;
}

const leading = once((s: UniState, seat: Seat, _p: object) => leaderAmong(s, seat));

export function weighBarbarians(s: UniState, { act, from, to }: BarbarianOption, p: Points, seat: Seat): number {
  if (act === 'stop') return 0;
  if (act === 'add') return -1;
  if (isSea(to)) return -2;
  return raidWorth(s, seat, toughness(troopsIn(s, BARBARIANS, from)), to, p.left - 1, leading(s, seat, p)) - 5;
}

/** Rebels where they destroy least. */
export function weighRebellion(s: UniState, { index }: NodeOption, seat: Seat): number {
  const vehicles = vehiclesOf(s, seat).filter((slot) => s.at[slot] === index).length;
  return -levelsIn(s, index) * 100 - vehicles * 80 - landWorth(s, seat, index) / 50 + 5 * armyIn(s, seat, index);
}

/** What is least missed goes first, and only when money is short. */
export function weighRemoval(s: UniState, { act, index, kind }: RemovalOption, seat: Seat): number {
  switch (act) {
    case 'pay':
    case 'done':
      return 10;
    case 'loan':
      return s.loans[seat] < 2 && turnsLeft(s) > 1 ? 9 : 4;
    case 'unit': {
      const node = index < NODES ? index : s.at[index - NODES];
      const last = armyIn(s, seat, node) === 1 && !isSea(node) ? 1 + levelsIn(s, node) : 0;
      return 6 - content.of(s).units[kind].florins / 50 - last;
    }
    case 'vehicle':
      return 4 - s.level[index] - (routeOf(s, index) === null ? 0 : 3) - (isTrade(index) ? 1 : 0);
  }
}

/** Debts are paid with what is worth least. */
export function weighMeans(s: UniState, { act, element }: MeansOption): number {
  return act === 'stop' ? 0 : act === 'rebellion' ? 1 : 5 - lootOf(s, element) / 100;
}

/** Transports that an event stops: those that would do least. */
export function weighStopped(s: UniState, { target }: TargetOption, seat: Seat): number {
  return (
    -(routeOf(s, target) === null ? 0 : 3) - (isTrade(target) ? cubesAboard(s, target) : toughness(troopsIn(s, seat, s.at[target]))) / 4
  );
}

/** A point of damage where it destroys nothing, or little. */
export function weighDamaged(s: UniState, { territory, category }: LotOption): number {
  const at = lot(territory, category);
  const { structure } = content.of(s).buildings[category * 4 + s.buildings[at]];
  return (s.damage[at] + 1 >= structure ? -10 : 0) * s.buildings[at] + structure - s.damage[at];
}

export function weighLostCube(s: UniState, option: GoodOption | TargetOption): number {
  if ('target' in option) return routeOf(s, option.target) === null ? 1 : 0;
  return s.cubes[option.index] / 100;
}

/** A place to be sheltered: what one has there. */
export function weighShelter(s: UniState, { target }: TargetOption, seat: Seat): number {
  if (target < 0) return 0;
  if (target >= TERRITORIES) return -1;
  let worth = unitsWorth(s, troopsIn(s, seat, target));
  if (s.owner[target] === seat)
    for (let category = 0; category < CATEGORIES.length; category++) worth += 50 * s.buildings[lot(target, category)];
  for (const slot of vehiclesOf(s, seat)) if (s.at[slot] === target) worth += 60;
  return worth - 1;
}

/** A little more than nothing. */
export function rebidFor({ min, max }: Amount, seat: Seat): number {
  return Math.max(min, Math.min(max, 3 + seat));
}
