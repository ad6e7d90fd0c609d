/** 12, 14. Transports and siege engines: building and improving. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type Deployed, NOWHERE, type UniState } from '../state.ts';
import { ENGINE, GALLEY, SLOTS, VEHICLES } from '../vocabulary.ts';
import { heldBy, heldTokens, heldVehicles, hide } from './hidden-purchases.ts';
import { isSea } from './map.ts';
import { type Price, technologyFor } from './price-tables.ts';
import { isPayable, offer, offerIn, settle, whyNotDesign } from './prices.ts';
import { LATER, type Paid, type PurchaseOption, vehicleTitle } from './purchase-options.ts';
import { type Reason, reason } from './reason.ts';
import { NEED_OF, PACT_OF, payTollIn, sitesFor, tollIn, whyNotSite } from './sites.ts';
import { fullMp, kindOf, placeVehicle, SUPPLY_EMPTY, shownTokens, vehicleName, vehiclesLeft, whyNoFurther } from './vehicles.ts';

const AT_SEA = reason('UNI-12.4', 'vehicleAtSea');
const LEVEL_REACHED = reason('UNI-9.4', 'levelReached');

const LEVELS: readonly number[] = [1, 2, 3];
const NOTHING: readonly Deployed[] = [];

/** Difference between two levels (UNI-9.4, UNI-12.1, UNI-14.1). */
export function priceOf(s: UniState, kind: number, from: number, level: number): Price {
  return content.of(s).prices.vehicle[kind][from][level];
}

/** Why no such vehicle can be had at all: technology, supply, ownership token (UNI-12.5, UNI-14.3). */
export function whyNoVehicle(s: UniState, seat: Seat, kind: number, level: number, held: readonly Deployed[]): Reason | null {
  return whyNotDesign(s, seat, technologyFor(kind)) ?? whyNoneLeft(s, kind, level, held, shownTokens(s, seat, heldTokens(s, held)));
}

/** The same once it can be designed; `shown` are the ownership tokens that are out. */
function whyNoneLeft(s: UniState, kind: number, level: number, held: readonly Deployed[], shown: readonly number[]): Reason | null {
  if (vehiclesLeft(s, kind, level) <= heldVehicles(held, kind, level, kind === ENGINE)) return SUPPLY_EMPTY;
  return whyNoFurther(shown, level);
}

/** Why a vehicle cannot be put in a territory (UNI-12.2 to UNI-12.4, UNI-12.8, UNI-14.2). */
export function whyNotDock(s: UniState, seat: Seat, territory: number, kind: number): Reason | null {
  return whyNotSite(s, seat, territory, NEED_OF[kind], PACT_OF[kind]);
}

export function offerVehicles(s: UniState, seat: Seat, land: readonly number[], into: PurchaseOption[]): void {
  const { options, prices } = content.of(s);
  const { vehicle } = options.shop;
  const held = heldBy(s, seat);
  let shown: readonly number[] | null = null;
  for (let kind = 0; kind < VEHICLES.length; kind++) {
    if (whyNotDesign(s, seat, technologyFor(kind)) !== null) continue;
    let sites: number[] | null = null;
    for (const level of LEVELS) {
      const price = prices.vehicle[kind][0][level];
      if (!isPayable(s, seat, price)) continue;
      shown ??= shownTokens(s, seat, heldTokens(s, held));
      if (whyNoneLeft(s, kind, level, held, shown) !== null) continue;
      sites ??= sitesFor(s, seat, NEED_OF[kind], PACT_OF[kind], land);
      if (!s.deploying) offerIn(s, seat, price, sites, vehicle[kind][level], into, (place) => tollIn(s, seat, place, PACT_OF[kind]));
      else if (sites.length > 0) offer(s, seat, price, vehicle[kind][level][LATER], into);
    }
  }
}

/** Pays for a vehicle and puts it on the map, or keeps it behind the screen. */
export function buyVehicle(s: UniState, seat: Seat, { index: kind, level, place, spares }: PurchaseOption): void {
  const paid = settle(s, seat, priceOf(s, kind, 0, level), spares);
  if (s.deploying) hide(s, { seat, kind: 'vehicle', index: kind, level, place: NOWHERE, paid });
  else launch(s, seat, kind, level, place, paid);
}

/** Puts a new vehicle on the map, ships docked; what a pact asks for the leave is paid first (UNI-12.4, UNI-39.38). */
export function launch(s: UniState, seat: Seat, kind: number, level: number, place: number, florins: number): void {
  payTollIn(s, seat, place, PACT_OF[kind]);
  placeVehicle(s, seat, kind, level, place);
  if (s.core.told === null) return;
  const node = content.of(s).nodes[place].id;
  s.core.told.push({ key: 'vehicleBought', params: { seat, vehicle: vehicleTitle(kind, level), level, node, florins } });
}

/** Why a vehicle cannot be improved where it stands; money and technology are asked for apart (UNI-12.2 to UNI-12.5, UNI-14.2). */
export function whyNotImprove(
  s: UniState,
  seat: Seat,
  slot: number,
  level: number,
  held = NOTHING,
  shown: readonly number[] = shownTokens(s, seat, heldTokens(s, held)),
): Reason | null {
  const kind = kindOf(slot);
  if (s.level[slot] >= level) return LEVEL_REACHED;
  if (isSea(s.at[slot])) return AT_SEA;
  const why = whyNotSite(s, seat, s.at[slot], NEED_OF[kind], null);
  if (why !== null) return why;
  if (kind === ENGINE && vehiclesLeft(s, kind, level) <= heldVehicles(held, kind, level, true)) return SUPPLY_EMPTY;
  return whyNoFurther(shown, level, s.level[slot]);
}

export function offerUpgrades(s: UniState, seat: Seat, into: PurchaseOption[]): void {
  if (whyNotDesign(s, seat, technologyFor(GALLEY)) !== null && whyNotDesign(s, seat, technologyFor(ENGINE)) !== null) return;
  const held = heldBy(s, seat);
  const shown = shownTokens(s, seat, heldTokens(s, held));
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.vehicleOf[slot] !== seat || whyNotDesign(s, seat, technologyFor(kindOf(slot))) !== null) continue;
    if (held.some(({ kind, index }) => kind === 'upgrade' && index === slot)) continue;
    for (let level = s.level[slot] + 1; level <= 3; level++) {
      const price = priceOf(s, kindOf(slot), s.level[slot], level);
      if (!isPayable(s, seat, price) || whyNotImprove(s, seat, slot, level, held, shown) !== null) continue;
      offer(s, seat, price, upgradeOf(s, slot, level), into);
    }
  }
}

/** The options of an upgrade, with where the vehicle stands. */
export function upgradeOf(s: UniState, slot: number, level: number): Paid {
  const { nodes, options } = content.of(s);
  const [one, other] = options.shop.upgrade[slot][level];
  const { id } = nodes[s.at[slot]];
  // The place first: adding a field behind those that are spread is ten times slower.
  return [
    { node: id, ...one },
    { node: id, ...other },
  ];
}

export function buyUpgrade(s: UniState, seat: Seat, { index: slot, level, spares }: PurchaseOption): void {
  const paid = settle(s, seat, priceOf(s, kindOf(slot), s.level[slot], level), spares);
  if (s.deploying) hide(s, { seat, kind: 'upgrade', index: slot, level, place: s.at[slot], paid });
  else improve(s, seat, slot, level, paid);
}

/** A vehicle of a higher level: its MP grow with it, unless they are gone for this turn (UNI-12.6, UNI-5.10). */
export function improve(s: UniState, seat: Seat, slot: number, level: number, florins: number): void {
  const before = fullMp(s, slot);
  s.level[slot] = level;
  if (s.mp[slot] > 0) s.mp[slot] += fullMp(s, slot) - before;
  if (s.core.told === null) return;
  const node = content.of(s).nodes[s.at[slot]].id;
  s.core.told.push({ key: 'vehicleUpgraded', params: { seat, vehicle: vehicleName(s, slot), level, node, florins } });
}
