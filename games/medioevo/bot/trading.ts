/** The trade phase: routes for honour, and cubes carried to great markets (note on trade for bots). */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { ActOption } from '../options.ts';
import { MARKET_FLORINS, whyNotBuy } from '../rules/buying.ts';
import type { StepOption } from '../rules/march-options.ts';
import { isPresent, marketValue } from '../rules/markets.ts';
import { pointsCost } from '../rules/points.ts';
import { grantOf } from '../rules/relations.ts';
import { isCompletedBy, routeOf } from '../rules/routes.ts';
import { COMMERCE_FLORINS, whyNotSell } from '../rules/selling.ts';
import {
  ALL_LEFT,
  type CountOption,
  type GoodOption,
  type PointsOption,
  type StagesOption,
  type TradeOption,
  type TransportOption,
  type ZoneOption,
} from '../rules/trade-options.ts';
import { tollIn, whyNoTradeIn, zoneOf } from '../rules/trade-places.ts';
import { cubeRoomOf, cubesAboard, fullMp, isShip } from '../rules/vehicles.ts';
import { cargoAt, lot, NOBODY, NOWHERE, type Route, type UniState } from '../state.ts';
import { CIVIL, GOODS, YELLOW } from '../vocabulary.ts';
import { once } from './once.ts';
import { FAR, firstStep, followTo, tradeReach, tradeWays, type Ways } from './roads.ts';
import { honourWorth, turnsLeft } from './worth.ts';

/** What a transport does next. */
type Errand =
  | { readonly act: 'buy'; readonly n: number }
  | { readonly act: 'sell' | 'giveUp' | 'done' }
  | { readonly act: 'step'; readonly to: number };

const DONE: Errand = { act: 'done' };
/** Farther than anybody plans. */
const HORIZON = 60;
/** The next zone is seldom farther: the ways to others are followed only where it is. */
const NEAR = 4;
/** What a cube must bring beyond its price to be bought for sale. */
const PROFIT = 40;

/** Whether a seat may trade in a zone with a transport, as things stand; what leave costs is taken off elsewhere. */
function mayTradeIn(s: UniState, seat: Seat, slot: number, zone: number): boolean {
  if (isShip(slot) && !content.of(s).nodes[zone].port) return false;
  if (whyNoTradeIn(s, zone) !== null) return false;
  const controller = s.control[zone];
  return controller === NOBODY || controller === seat || grantOf(s, 'trade', controller, seat) !== null;
}

/** Cubes aboard that could be sold in a zone. */
function saleable(s: UniState, slot: number, zone: number): number {
  let n = 0;
  for (let good = 0; good < GOODS.length; good++) if (!isPresent(s, zone, good)) n += s.cargo[cargoAt(slot, good)];
  return n;
}

/** What a transport does next by what it carries and by its route. */
function errandOf(s: UniState, seat: Seat, slot: number): Errand {
  if (s.mp[slot] < 1) return DONE;
  const route = routeOf(s, slot);
  if (route !== null) return onRoute(s, seat, slot, route);
  return cubesAboard(s, slot) > 0 ? toMarket(s, seat, slot) : toSource(s, seat, slot);
}

function towards(s: UniState, seat: Seat, slot: number, open: (node: number) => number): Errand {
  const from = s.at[slot];
  const reach = tradeReach(s, seat, slot, from, HORIZON);
  let best = NOWHERE;
  let least = FAR;
  for (const zone of content.of(s).zones) {
    if (reach.cost[zone] === FAR || zone === from) continue;
    const cost = reach.cost[zone] + open(zone);
    if (cost < least) {
      least = cost;
      best = zone;
    }
  }
  return best === NOWHERE ? DONE : { act: 'step', to: firstStep(reach, from, best) };
}

/** To the nearest stage that is not done, then to the destination, where it sells. */
function onRoute(s: UniState, seat: Seat, slot: number, { zones, done }: Route): Errand {
  const last = zones.length - 1;
  const ready = done === (1 << last) - 1;
  const here = zoneOf(s, slot);
  if (ready && isCompletedBy(s, slot, here)) {
    if (whyNotSell(s, slot) === null) return { act: 'sell' };
    return whyNotBuy(s, slot, 1) === null ? { act: 'buy', n: 1 } : { act: 'giveUp' };
  }
  if (cubesAboard(s, slot) === 0 && whyNotBuy(s, slot, 1) === null) return { act: 'buy', n: 1 };
  if (!ready) return towards(s, seat, slot, (zone) => (isOpenStage(zones, done, zone) ? 0 : FAR));
  const way = towards(s, seat, slot, (zone) => (zone === zones[last] ? 0 : FAR));
  return way.act === 'done' && !mayTradeIn(s, seat, slot, zones[last]) ? { act: 'giveUp' } : way;
}

function isOpenStage(zones: readonly number[], done: number, zone: number): boolean {
  const stage = zones.indexOf(zone);
  return stage >= 0 && stage < zones.length - 1 && ((done >> stage) & 1) === 0;
}

/** With a load and no route: the best market within two turns. */
function toMarket(s: UniState, seat: Seat, slot: number): Errand {
  const here = zoneOf(s, slot);
  const { marketBonus } = content.of(s).trade;
  const price = (zone: number): number =>
    mayTradeIn(s, seat, slot, zone) ? saleable(s, slot, zone) * (30 + marketBonus * marketValue(s, zone)) : 0;
  const way = towards(s, seat, slot, (zone) => (price(zone) === 0 ? FAR : 20 - Math.min(20, price(zone) / 10)));
  return here !== NOWHERE && whyNotSell(s, slot) === null ? { act: 'sell' } : way;
}

/** Empty: it buys for a new route, or for a sale that pays; else it goes where it could. */
function toSource(s: UniState, seat: Seat, slot: number): Errand {
  const here = zoneOf(s, slot);
  const opens = s.routes[seat] === null && turnsLeft(s) + (s.mp[slot] > 4 ? 1 : 0) > 0;
  if (here !== NOWHERE && whyNotBuy(s, slot, 1) === null) {
    const wanted = opens ? 1 : gainFrom(s, seat, slot, here) > PROFIT ? cubeRoomOf(s, slot) : 0;
    for (let n = wanted; n > 0; n--) if (whyNotBuy(s, slot, n) === null) return { act: 'buy', n };
  }
  if (!opens) return DONE;
  return towards(s, seat, slot, (zone) => (mayTradeIn(s, seat, slot, zone) ? 0 : FAR));
}

/** What a cube of a zone's good brings beyond its price in the best market within two turns. */
function gainFrom(s: UniState, seat: Seat, slot: number, zone: number): number {
  const { nodes, zones, trade } = content.of(s);
  const reach = tradeReach(s, seat, slot, zone, 2 * fullMp(s, slot));
  let most = 0;
  for (const other of zones) {
    if (reach.cost[other] === FAR || other === zone || isPresent(s, other, nodes[zone].good) || !mayTradeIn(s, seat, slot, other)) continue;
    if (turnsLeft(s) === 0 && reach.cost[other] + 2 > s.mp[slot]) continue;
    most = Math.max(most, trade.sell - trade.buy + trade.marketBonus * marketValue(s, other) - tollIn(s, seat, other));
  }
  return most;
}

/** The errand of the transport that acts. */
const present = once(
  (s: UniState, seat: Seat, _p: object): Errand => (s.trade === null || s.trade.slot < 0 ? DONE : errandOf(s, seat, s.trade.slot)),
);

export function weighTrade(s: UniState, option: StepOption | TradeOption, p: object, seat: Seat): number {
  const errand = present(s, seat, p);
  if (!('slot' in option)) return errand.act === 'step' && errand.to === option.index && option.by === 'plain' ? 2 : -2;
  switch (option.act) {
    case 'buy':
      return errand.act === 'buy' && option.n === errand.n ? 2 : -1;
    case 'sellAll':
      return errand.act === 'sell' ? 2 : -1;
    case 'giveUp':
      return errand.act === 'giveUp' ? 2 : -3;
    case 'done':
      return errand.act === 'done' ? 2 : 0;
    default:
      return -2;
  }
}

/** First who has a route; nobody who has nothing to do. */
export function weighTransport(s: UniState, { slot }: TransportOption, seat: Seat): number {
  if (slot < 0) return 0;
  if (errandOf(s, seat, slot).act === 'done') return -1;
  return routeOf(s, slot) === null ? 1 : 2;
}

/** Ways of a transport from the places that a route has led to so far. */
type Legs = Map<number, Ways>;

/** Longer routes begin as shorter ones do. */
const legsOf = once((_s: UniState, _seat: Seat, _p: object): Legs => new Map());

function legFrom(s: UniState, seat: Seat, slot: number, at: number, legs: Legs): Ways {
  const known = legs.get(at);
  if (known !== undefined) return known;
  const leg = tradeWays(s, seat, slot, at, HORIZON);
  legs.set(at, leg);
  return leg;
}

/** A route from a place on, one zone after the other, each the nearest; the last must be a place to sell. Null where there is none. */
function routeFrom(
  s: UniState,
  seat: Seat,
  slot: number,
  origin: number,
  stages: number,
  named: readonly number[],
  legs: Legs,
): { readonly zones: readonly number[]; readonly mp: number } | null {
  const zones = named.slice();
  let at = zones.length === 0 ? origin : zones[zones.length - 1];
  let mp = 1;
  while (zones.length < stages) {
    const leg = legFrom(s, seat, slot, at, legs);
    const isLast = zones.length === stages - 1;
    let best = NOWHERE;
    let least = FAR;
    for (let near = NEAR, isKnown = false; !isKnown; near += NEAR) {
      const isAll = !followTo(s, leg, near);
      best = NOWHERE;
      least = FAR;
      for (const zone of content.of(s).zones) {
        if (leg.cost[zone] === FAR || zone === origin || zones.includes(zone) || !touches(s, slot, zone)) continue;
        if (isLast && (!mayTradeIn(s, seat, slot, zone) || saleable(s, slot, zone) === 0)) continue;
        const cost = leg.cost[zone] + (isLast && s.control[zone] !== seat ? 2 : 0);
        if (cost < least) {
          least = cost;
          best = zone;
        }
      }
      isKnown = isAll || least <= near;
    }
    if (best === NOWHERE) return null;
    mp += leg.cost[best];
    at = best;
    zones.push(best);
  }
  return { zones, mp };
}

/** A ship is only in zones with a port. */
function touches(s: UniState, slot: number, zone: number): boolean {
  return !isShip(slot) || content.of(s).nodes[zone].port;
}

interface Opening {
  readonly slot: number;
  readonly origin: number;
  readonly stages?: number;
  readonly zones?: readonly number[];
}

/** The route that brings most honour for its turns, if there is time for it. */
export function weighStages(s: UniState, { stages, points }: StagesOption, opening: Opening, seat: Seat): number {
  if (stages === 0) return 0;
  const { slot, origin } = opening;
  const route = routeFrom(s, seat, slot, origin, stages, [], legsOf(s, seat, opening));
  if (route === null) return -1;
  const later = Math.ceil(Math.max(0, route.mp - s.mp[slot]) / fullMp(s, slot));
  return later > turnsLeft(s) ? -1 : points / (later + 0.6);
}

const planned = once((s: UniState, seat: Seat, { slot, origin, stages = 0, zones = [] }: Opening) =>
  routeFrom(s, seat, slot, origin, stages, zones, new Map()),
);

export function weighZone(s: UniState, { index }: ZoneOption, opening: Opening, seat: Seat): number {
  const route = planned(s, seat, opening);
  return route === null ? 0 : route.zones[opening.zones?.length ?? 0] === index ? 1 : 0;
}

/** Honour as long as it is worth more than what the cubes would bring. */
export function weighRouteBonus(s: UniState, { n }: PointsOption): number {
  const { trade } = content.of(s);
  const counts = s.trade?.sale?.counts ?? [];
  let cubes = 0;
  for (const count of counts) if (count > 0) cubes += count;
  return n * (honourWorth(s) * trade.routeHonour - trade.routeFlorins * cubes);
}

/** What points bring in a sale or purchase, less what is paid for them in florins. */
export function weighCommerce(s: UniState, { n, spares }: PointsOption, seat: Seat): number {
  const slot = s.trade?.slot ?? NOWHERE;
  const zone = slot === NOWHERE ? NOWHERE : zoneOf(s, slot);
  const gain = zone === NOWHERE ? 0 : COMMERCE_FLORINS[s.buildings[lot(zone, CIVIL)]];
  return n * (gain - 1) - pointsCost(s, seat, YELLOW, n, spares);
}

export function weighMarket(s: UniState, { n, spares }: PointsOption, seat: Seat): number {
  return n < 0 ? -1 : n * (MARKET_FLORINS - 1) - pointsCost(s, seat, YELLOW, n, spares);
}

export function weighCount({ index }: CountOption): number {
  return index === ALL_LEFT ? 1 : -1;
}

/** A card that adds to the sale goes first. */
export function weighConfirm(s: UniState, option: CountOption | ActOption): number {
  if ('act' in option) {
    const slot = s.trade?.slot ?? NOWHERE;
    return slot !== NOWHERE && isCompletedBy(s, slot, zoneOf(s, slot)) && marketValue(s, zoneOf(s, slot)) > 1 ? 3 : -1;
  }
  return option.index === ALL_LEFT ? 2 : -2;
}

/** The colour of which most is left, so that the others stay for other zones. */
export function weighCube(s: UniState, { index }: GoodOption): number {
  return s.cubes[index];
}
