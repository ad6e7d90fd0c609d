/** 11. Building, improving and repairing. */

import type { Frame, Next, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type Deployed, lot, NOBODY, NOWHERE, type UniState } from '../state.ts';
import { CATEGORIES, CATHEDRAL_LEVEL, CIVIL, RELIGIOUS } from '../vocabulary.ts';
import { buildingOf, buildingsLeft, levelOf, raise } from './buildings.ts';
import { tokensFor } from './control-tokens.ts';
import { heldBuildings, heldBy, hide } from './hidden-purchases.ts';
import { ACT_DONE, addHonour } from './honour.ts';
import { pay } from './money.ts';
import type { Price } from './price-tables.ts';
import { isPayable, offer, settle, whyNotDesign } from './prices.ts';
import { LATER, type PurchaseOption } from './purchase-options.ts';
import { type Reason, reason } from './reason.ts';
import { SUPPLY_EMPTY } from './vehicles.ts';

const NOT_CONTROLLED = reason('UNI-11.4', 'notControlled');
const UNINHABITED = reason('UNI-11.1', 'nobodyLivesThere');
const STANDS_ALREADY = reason('UNI-11.5', 'buildingStands');
const UNDAMAGED = reason('UNI-11.8', 'undamaged');
const CANNOT_PAY_REPAIR = reason('UNI-11.8', 'cannotPayRepair');

/** Levels that a building of a category may have. */
export function levelsOf(category: number): readonly number[] {
  return category === RELIGIOUS ? CATHEDRALS : LEVELS;
}

const CATHEDRALS: readonly number[] = [CATHEDRAL_LEVEL];
const LEVELS: readonly number[] = [1, 2, 3];

/** Difference in florins and points between two levels (UNI-9.4, UNI-11.6); an Architect lowers the florins (UNI-45.18). */
export function priceOf(s: UniState, category: number, from: number, level: number, discount = NOBODY): Price {
  const price = content.of(s).prices.building[category][from][level];
  return discount === NOBODY ? price : { ...price, florins: discounted(s, price.florins, discount) };
}

function discounted(s: UniState, florins: number, card: number): number {
  const { effect } = content.of(s).cards[card];
  if (effect.op !== 'buildingDiscount') return florins;
  return Math.max(0, florins - (effect.florins ?? 0) - (florins * (effect.percent ?? 0)) / 100);
}

/** Why no such building can be had at all: no technology, none in the supply. */
export function whyNoBuilding(s: UniState, seat: Seat, category: number, level: number, held: readonly Deployed[]): Reason | null {
  const why = whyNotDesign(s, seat, buildingOf(s, category, level).technology);
  if (why !== null) return why;
  return buildingsLeft(s, category, level) > heldBuildings(held, category, level) ? null : SUPPLY_EMPTY;
}

/** Why it cannot stand in a territory: control, an inhabited zone, what stands there already (UNI-11.1 to UNI-11.6). */
export function whyNotLot(s: UniState, seat: Seat, territory: number, category: number, level: number): Reason | null {
  if (s.control[territory] !== seat) return NOT_CONTROLLED;
  if (category === CIVIL && content.of(s).nodes[territory].good < 0) return UNINHABITED;
  return levelOf(s, territory, category) < level ? null : STANDS_ALREADY;
}

/**
 * Buildings and upgrades that can be paid. In deployment a new building has no place yet, as long as there is one somewhere; what is
 * improved is named (UNI-44.10).
 */
export function offerBuildings(s: UniState, seat: Seat, land: readonly number[], into: PurchaseOption[], discount = NOBODY): void {
  const { build } = content.of(s).options.shop;
  const held = heldBy(s, seat);
  for (let category = 0; category < CATEGORIES.length; category++) {
    // One technology designs all levels, and most players have few.
    if (whyNotDesign(s, seat, buildingOf(s, category, levelsOf(category)[0]).technology) !== null) continue;
    for (const level of levelsOf(category)) {
      // An upgrade by one level is the cheapest way to it.
      const least = priceOf(s, category, category === RELIGIOUS ? 0 : level - 1, level, discount);
      if (!isPayable(s, seat, least) || whyNoBuilding(s, seat, category, level, held) !== null) continue;
      let lots = -newBuildings(held, category);
      for (const territory of land) {
        if (whyNotLot(s, seat, territory, category, level) !== null) continue;
        const from = levelOf(s, territory, category);
        if (!s.deploying) offer(s, seat, priceOf(s, category, from, level, discount), build[category][level][territory], into);
        else if (from === 0) lots++;
        else if (!isImproved(held, category, territory))
          offer(s, seat, priceOf(s, category, from, level, discount), build[category][level][territory], into);
      }
      if (lots > 0) offer(s, seat, priceOf(s, category, 0, level, discount), build[category][level][LATER], into);
    }
  }
}

/** New buildings of a category that wait behind the screen: each will take a lot of its own. */
function newBuildings(held: readonly Deployed[], category: number): number {
  let n = 0;
  for (const { kind, index, place } of held) if (kind === 'building' && index === category && place === NOWHERE) n++;
  return n;
}

/** Whether an improvement of this building waits behind the screen. */
function isImproved(held: readonly Deployed[], category: number, territory: number): boolean {
  return held.some(({ kind, index, place }) => kind === 'building' && index === category && place === territory);
}

/** Pays for a building or an upgrade and puts it up, or keeps it behind the screen. */
export function build(s: UniState, seat: Seat, { index: category, level, place, spares }: PurchaseOption, discount = NOBODY): Next {
  const from = place < 0 ? 0 : levelOf(s, place, category);
  const paid = settle(s, seat, priceOf(s, category, from, level, discount), spares);
  if (!s.deploying) return complete(s, seat, place, category, level, paid);
  hide(s, { seat, kind: 'building', index: category, level, place, paid });
  return undefined;
}

/** Puts a building up, new or in the place of a lower one: honour, then control tokens (UNI-11.9, UNI-11.10, UNI-26.1). */
export function complete(s: UniState, seat: Seat, territory: number, category: number, level: number, florins: number): Frame[] {
  const from = levelOf(s, territory, category);
  const { id, honour } = buildingOf(s, category, level);
  raise(s, territory, category, level);
  if (s.core.told !== null)
    s.core.told.push({ key: 'built', params: { seat, building: id, node: content.of(s).nodes[territory].id, florins } });
  addHonour(s, seat, honour, 'construction');
  return [...tokensFor(s, seat, territory, category, from, level), ACT_DONE];
}

/** Why a damage point cannot be repaired (UNI-11.8). */
export function whyNotRepair(s: UniState, seat: Seat, territory: number, category: number): Reason | null {
  if (s.control[territory] !== seat) return NOT_CONTROLLED;
  if (s.damage[lot(territory, category)] === 0) return UNDAMAGED;
  return s.florins[seat] >= content.of(s).repair ? null : CANNOT_PAY_REPAIR;
}

/** One damage point at a time. */
export function offerRepairs(s: UniState, seat: Seat, land: readonly number[], into: PurchaseOption[]): void {
  const { repair } = content.of(s).options.shop;
  for (const territory of land)
    for (let category = 0; category < CATEGORIES.length; category++)
      if (whyNotRepair(s, seat, territory, category) === null) into.push(repair[category][levelOf(s, territory, category)][territory]);
}

export function repair(s: UniState, seat: Seat, { index: category, place }: PurchaseOption): void {
  const { repair: florins, nodes } = content.of(s);
  pay(s, seat, florins);
  s.damage[lot(place, category)]--;
  if (s.core.told === null) return;
  const { id } = buildingOf(s, category, levelOf(s, place, category));
  s.core.told.push({ key: 'repaired', params: { seat, building: id, node: nodes[place].id, florins } });
}
