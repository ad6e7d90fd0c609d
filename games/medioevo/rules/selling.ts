/** 35.11, 36.5, 36.6, 37.6 to 37.8. Selling: what is sold, with which points and cards, and what it brings. */

import { type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { ActOption } from '../options.ts';
import { cargoAt, lot, NOBODY, type Route, type Sale, type UniState } from '../state.ts';
import { CIVIL, GOODS, TECHNOLOGIES, YELLOW } from '../vocabulary.ts';
import { actsIn, perform, windowBit } from './acts.ts';
import { MARKET, MARKET_FLORINS } from './buying.ts';
import { ACT_DONE, addDeed, addHonour, bestDeed } from './honour.ts';
import { marketCube } from './market-cubes.ts';
import { isPresent, marketValue } from './markets.ts';
import { earn } from './money.ts';
import { owns, payTechnology, pointsCost, unflipped } from './points.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { dropRoute, isCompletedBy, pointsOf, routeOf } from './routes.ts';
import { step } from './step.ts';
import { payToll } from './tolls.ts';
import { ALL_LEFT, type CountOption, NO_MORE, NOTHING, type PointsOption } from './trade-options.ts';
import { leaveOf, tollIn, whyNotTrade, zoneOf } from './trade-places.ts';

const COMMERCE = TECHNOLOGIES.indexOf('commerce');

/** By level of the civil building: what Commerce adds to a cube (UNI-46.5). */
export const COMMERCE_FLORINS = [0, 25, 50, 100];

const UNDECIDED = -1;

const NONE_ABOARD = reason('UNI-35.11', 'noneAboard');
const PRESENT = reason('UNI-35.11', 'goodPresent');
const TOLL = reason('UNI-39.22', 'cannotPayTrade');

/** Why a good aboard cannot be sold in a zone (UNI-35.11). */
function whyNotSellGood(s: UniState, slot: number, zone: number, good: number): Reason | null {
  if (s.cargo[cargoAt(slot, good)] === 0) return NONE_ABOARD;
  return isPresent(s, zone, good) ? PRESENT : null;
}

/** Why a transport may not sell where it stands, its owner's money included. */
export function whyNotSell(s: UniState, slot: number): Reason | null {
  const why = whyNotTrade(s, slot);
  if (why !== null) return why;
  const zone = zoneOf(s, slot);
  const seat = s.vehicleOf[slot];
  if (s.florins[seat] < tollIn(s, seat, zone)) return TOLL;
  let reasonOfAll: Reason | null = NONE_ABOARD;
  for (let good = 0; good < GOODS.length; good++) {
    const one = whyNotSellGood(s, slot, zone, good);
    if (one === null) return null;
    if (one !== NONE_ABOARD) reasonOfAll = one;
  }
  return reasonOfAll;
}

/** Begins a sale: all that may be sold, or what is chosen. */
export function beginSale(s: UniState, slot: number, all: boolean): Sale {
  const zone = zoneOf(s, slot);
  const counts = GOODS.map((_, good) => {
    if (whyNotSellGood(s, slot, zone, good) !== null) return 0;
    return all ? s.cargo[cargoAt(slot, good)] : UNDECIDED;
  });
  return { counts, commerce: UNDECIDED, market: UNDECIDED, spares: false, honour: UNDECIDED, both: false };
}

/** The sale in course, if it is still lawful: a ban laid meanwhile ends it (UNI-45.49). */
function saleOf(s: UniState, seat: Seat): { readonly slot: number; readonly zone: number; readonly sale: Sale } | null {
  const { trade } = s;
  if (trade === null || trade.sale === null || trade.seat !== seat || s.vehicleOf[trade.slot] !== seat) return null;
  if (whyNotTrade(s, trade.slot) !== null) return null;
  const zone = zoneOf(s, trade.slot);
  for (let good = 0; good < GOODS.length; good++)
    if (trade.sale.counts[good] !== 0 && whyNotSellGood(s, trade.slot, zone, good) !== null) return null;
  return { slot: trade.slot, zone, sale: trade.sale };
}

export function setSale(s: UniState, sale: Sale | null): void {
  if (s.trade !== null) s.trade.sale = sale;
}

function cubesIn({ counts }: Sale): number {
  let n = 0;
  for (const count of counts) if (count > 0) n += count;
  return n;
}

/** How many of each colour, one colour after the other, or all (UNI-35.12, UNI-35.21). */
export const sellCubes = step.pick('sellCubes', {
  rule: ['UNI-35.11', 'UNI-35.12', 'UNI-35.21'],
  ask(s, { seat }: { seat: Seat }) {
    const found = saleOf(s, seat);
    if (found === null || !found.sale.counts.includes(UNDECIDED)) return null;
    const { slot, zone, sale } = found;
    const { nodes, options } = content.of(s);
    const open: CountOption[] = [options.trade.allLeft];
    sale.counts.forEach((count, good) => {
      if (count !== UNDECIDED) return;
      for (let n = 1; n <= s.cargo[cargoAt(slot, good)]; n++) open.push(options.trade.count[good][n]);
    });
    if (cubesIn(sale) > 0) open.push(options.trade.noMore);
    return pick(seat, [...open, options.trade.nothing], { always: true, params: { node: nodes[zone].id, n: cubesIn(sale) } });
  },
  answer(s, { seat }, { index, n }: CountOption): Next {
    const found = saleOf(s, seat);
    if (found === null) return undefined;
    if (index === NOTHING) {
      setSale(s, null);
      return undefined;
    }
    const { slot, sale } = found;
    const counts = sale.counts.map((count, good) => {
      if (count !== UNDECIDED) return count;
      if (index === ALL_LEFT) return s.cargo[cargoAt(slot, good)];
      return index === NO_MORE ? 0 : good === index ? n : UNDECIDED;
    });
    setSale(s, { ...sale, counts });
    return sellCubes.do({ seat });
  },
  refused(s, { seat }): Refused[] {
    const found = saleOf(s, seat);
    if (found === null) return [];
    return GOODS.flatMap((good, index) => {
      const why = s.cargo[cargoAt(found.slot, index)] === 0 ? null : whyNotSellGood(s, found.slot, found.zone, index);
      return why === null ? [] : [refuse(content.of(s).options.trade.count[index][1], why, { good })];
    });
  },
});

/** Trade points of a completed route: honour, or florins on every cube (UNI-37.7). */
export const routeBonus = step.pick('routeBonus', {
  rule: ['UNI-37.6', 'UNI-37.7'],
  ask(s, { seat }: { seat: Seat }) {
    const found = saleOf(s, seat);
    const route = found === null ? null : routeOf(s, found.slot);
    if (found === null || route === null || !isCompletedBy(s, found.slot, found.zone)) return null;
    const { slot, zone, sale } = found;
    const open = content.of(s).options.trade.honour[pointsOf(s, route)];
    const sums = open.map(({ n }) => incomeOf(s, slot, zone, { ...sale, honour: n }));
    return pick(seat, open, { params: { n: cubesIn(sale), sums } });
  },
  answer(s, { seat }, { n }: PointsOption) {
    const found = saleOf(s, seat);
    if (found !== null) setSale(s, { ...found.sale, honour: n });
    return undefined;
  },
});

/** Ways to spend points of a technology of trade that can be paid beside the toll and what was spent before (UNI-46.23). */
function pointsOptions(
  s: UniState,
  seat: Seat,
  zone: number,
  before: number,
  most: number,
  table: readonly (readonly PointsOption[])[],
): PointsOption[] {
  const toll = tollIn(s, seat, zone);
  const open: PointsOption[] = [table[0][0]];
  const tokens = unflipped(s, seat, YELLOW) > 0;
  for (let n = 1; n <= most && n < table.length; n++)
    for (const option of table[n]) {
      const cost = pointsCost(s, seat, YELLOW, before + n, option.spares);
      if (option.spares && (!tokens || cost === pointsCost(s, seat, YELLOW, before + n, false))) continue;
      if (toll + cost <= s.florins[seat]) open.push(option);
    }
  return open;
}

/** Commerce: one point for each cube, in a zone with a civil building (UNI-46.5). */
export const commercePoints = step.pick('commercePoints', {
  rule: ['UNI-46.5', 'UNI-35.21'],
  ask(s, { seat }: { seat: Seat }) {
    const found = saleOf(s, seat);
    if (found === null || !owns(s, seat, COMMERCE) || s.buildings[lot(found.zone, CIVIL)] === 0) return null;
    const { options } = content.of(s);
    const florins = COMMERCE_FLORINS[s.buildings[lot(found.zone, CIVIL)]];
    return pick(seat, pointsOptions(s, seat, found.zone, 0, cubesIn(found.sale), options.trade.commerce), {
      always: true,
      params: { n: cubesIn(found.sale), florins },
    });
  },
  answer(s, { seat }, { n, spares }: PointsOption) {
    const found = saleOf(s, seat);
    if (found !== null) setSale(s, { ...found.sale, commerce: n, spares });
    return undefined;
  },
});

/** Market: each point adds 50 florins to the total (UNI-46.6). */
export const marketPoints = step.pick('marketPoints', {
  rule: ['UNI-46.6', 'UNI-35.21'],
  ask(s, { seat }: { seat: Seat }) {
    const found = saleOf(s, seat);
    if (found === null || !owns(s, seat, MARKET)) return null;
    const { market } = content.of(s).options.trade;
    const before = Math.max(0, found.sale.commerce);
    const open = pointsOptions(s, seat, found.zone, before, market.length - 1, market);
    // Points of one sale are all paid alike.
    const alike = before === 0 ? open : open.filter(({ n, spares }) => n === 0 || spares === found.sale.spares);
    return pick(seat, alike, { always: true, params: { n: cubesIn(found.sale), florins: MARKET_FLORINS } });
  },
  answer(s, { seat }, { n, spares }: PointsOption) {
    const found = saleOf(s, seat);
    if (found !== null) setSale(s, { ...found.sale, market: n, spares: found.sale.spares || spares });
    return undefined;
  },
});

/** What a sale brings: the route or the great market on every cube, or both by card 64, then Commerce and Market (UNI-36.5, UNI-36.6). */
function incomeOf(s: UniState, slot: number, zone: number, sale: Sale, completes = isCompletedBy(s, slot, zone)): number {
  const { trade } = content.of(s);
  const n = cubesIn(sale);
  const route = completes ? routeOf(s, slot) : null;
  const market = route !== null && !sale.both ? 0 : marketValue(s, zone) * trade.marketBonus;
  const bonus = route === null ? 0 : (pointsOf(s, route) - Math.max(0, sale.honour)) * trade.routeFlorins;
  const commerce = Math.max(0, sale.commerce) * COMMERCE_FLORINS[s.buildings[lot(zone, CIVIL)]];
  return n * (trade.sell + market + bonus) + commerce + Math.max(0, sale.market) * MARKET_FLORINS;
}

/** What all that may be sold where a transport stands would bring without further points, and of how many cubes; null where it may not sell. */
export function saleHere(s: UniState, slot: number): { readonly n: number; readonly florins: number } | null {
  if (whyNotSell(s, slot) !== null) return null;
  const sale = beginSale(s, slot, true);
  return { n: cubesIn(sale), florins: incomeOf(s, slot, zoneOf(s, slot), sale) };
}

/** What the load of a route would bring at its end as things stand, by how many of its points become honour; nothing without transport or load. */
export function arrivalSums(s: UniState, { slot, zones }: Route): number[] {
  if (slot < 0) return [];
  const end = zones[zones.length - 1];
  const counts = GOODS.map((_, good) => (whyNotSellGood(s, slot, end, good) === null ? s.cargo[cargoAt(slot, good)] : 0));
  const sale: Sale = { counts, commerce: UNDECIDED, market: UNDECIDED, spares: false, honour: UNDECIDED, both: false };
  if (cubesIn(sale) === 0) return [];
  return Array.from({ length: pointsOf(s, { zones }) + 1 }, (_, honour) => incomeOf(s, slot, end, { ...sale, honour }, true));
}

/** The price is shown before it is confirmed; card 64 may be added (UNI-35.21). */
export const confirmSale = step.pick('confirmSale', {
  rule: ['UNI-35.21', 'UNI-45.55', 'UNI-45.49'],
  ask(s, { seat }: { seat: Seat }) {
    const found = saleOf(s, seat);
    if (found === null || cubesIn(found.sale) === 0) return null;
    const { slot, zone, sale } = found;
    const { nodes, options } = content.of(s);
    const open: (CountOption | ActOption)[] = [options.trade.confirm, ...cardsFor(s, seat), options.trade.nothing];
    const params = { node: nodes[zone].id, n: cubesIn(sale), florins: incomeOf(s, slot, zone, sale), toll: tollIn(s, seat, zone) };
    return pick(seat, open, { always: true, params });
  },
  answer(s, { seat }, option: CountOption | ActOption): Next {
    if ('act' in option) {
      const next = perform(s, seat, option, TRADE);
      return [...(next === undefined ? [] : 'step' in next ? [next] : next), confirmSale.do({ seat })];
    }
    const found = option.index === NOTHING ? null : saleOf(s, seat);
    if (found === null) return undefined;
    const { slot, zone, sale } = found;
    const florins = incomeOf(s, slot, zone, sale);
    if (sale.commerce > 0) payTechnology(s, seat, COMMERCE, sale.commerce, sale.spares);
    if (sale.market > 0) payTechnology(s, seat, MARKET, sale.market, sale.spares);
    const leave = leaveOf(s, seat, zone);
    if (leave !== null) payToll(s, leave);
    return sellOff(s, seat, slot, sale.counts, florins, sale.honour);
  },
});

const TRADE = { windows: windowBit('trade'), about: NOBODY };

/** Cards that add something to this very sale. */
function cardsFor(s: UniState, seat: Seat): ActOption[] {
  const { cards } = content.of(s);
  return actsIn(s, seat, TRADE).filter(({ act, index }) => act === 'ability' && cards[index].effect.op === 'routePlusMarket');
}

/**
 * The cubes go to the supply and are paid; a route is completed or lost by it (UNI-37.6, UNI-37.8); then a cube is put into the zone
 * (UNI-36.1). `honour` are trade points that become honour, -1 for all of them where the price is fixed (UNI-45.40).
 */
export function sellOff(s: UniState, seat: Seat, slot: number, counts: readonly number[], florins: number, honour: number): Next {
  const zone = zoneOf(s, slot);
  let n = 0;
  let sold = 0;
  counts.forEach((count, good) => {
    if (count <= 0) return;
    s.cargo[cargoAt(slot, good)] -= count;
    s.cubes[good] += count;
    n += count;
    sold |= 1 << good;
  });
  s.mp[slot]--;
  earn(s, seat, florins);
  addDeed(s, seat, 'cubesSold', n);
  addDeed(s, seat, 'saleIncome', florins);
  if (s.core.told !== null) s.core.told.push({ key: 'cubesSold', params: { seat, n, node: content.of(s).nodes[s.at[slot]].id, florins } });
  closeRoute(s, seat, slot, zone, honour);
  return [marketCube.do({ seat, slot, zone, sold }), ACT_DONE];
}

/** A sale of the route's transport completes the route, or ends it without reward (UNI-37.6 to UNI-37.9). */
function closeRoute(s: UniState, seat: Seat, slot: number, zone: number, honour: number): void {
  const route = routeOf(s, slot);
  if (route === null) return;
  if (!isCompletedBy(s, slot, zone)) {
    dropRoute(s, seat);
    return;
  }
  const points = honour < 0 ? pointsOf(s, route) : honour;
  s.routes[seat] = null;
  bestDeed(s, seat, 'routeCompleted', route.zones.length);
  s.core.told?.push({ key: 'routeCompleted', params: { seat, stages: route.zones.length } });
  addHonour(s, seat, points * content.of(s).trade.routeHonour, 'route');
}

/** The sale is over, confirmed or not. */
export const closeSale = step.work('closeSale', {
  rule: 'UNI-35.21',
  run(s, _: object) {
    setSale(s, null);
    return undefined;
  },
});
