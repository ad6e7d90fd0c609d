/** Cards 19 to 21: selling or buying actions of one transport where the rules would not have them (UNI-45.13, UNI-45.14, UNI-45.40). */

import type { Next } from '@castellan/engine';
import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import { armyAt, cargoAt, NOBODY, NOWHERE, type UniState, type Use } from '../../state.ts';
import { BARBARIANS, GOODS, TRANSPORT_SLOTS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { takeOn, whyNotLoad } from '../buying.ts';
import { isSea } from '../map.ts';
import { isPresent } from '../markets.ts';
import { reason } from '../reason.ts';
import { sellOff } from '../selling.ts';
import { vehicleTarget } from '../targets.ts';
import { tollIn, whyNoTradeIn, whyNotTrade, zoneOf } from '../trade-places.ts';
import { carriesCubes } from '../vehicles.ts';

const NO_WILD_SALE = reason('UNI-45.14', 'nothingToSellThere');
const NO_FLAT_SALE = reason('UNI-45.13', 'nothingToSellThere');
const NO_PURCHASE = reason('UNI-45.13', 'nowhereToBuy');

interface GoodTarget extends TargetOption {
  readonly good: string;
}

const GOOD_TARGETS: readonly GoodTarget[] = GOODS.map((good, target) => ({
  key: good,
  say: 'goodTarget',
  good,
  target,
  at: [`good:${good}`],
}));

/** The transport that acts at the moment, or one of those that have not acted yet: on land or docked, with MP for the action. */
function isReady(s: UniState, seat: number, slot: number): boolean {
  const { trade } = s;
  if (trade === null || trade.seat !== seat || trade.sale !== null || s.vehicleOf[slot] !== seat) return false;
  if (!carriesCubes(s, slot) || s.mp[slot] < 1 || isSea(s.at[slot])) return false;
  return trade.slot === NOWHERE ? !trade.done.includes(slot) : trade.slot === slot;
}

/** Own transports with which something may be done. */
function ready(s: UniState, seat: number, may: (slot: number) => boolean): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < TRANSPORT_SLOTS; slot++) if (isReady(s, seat, slot) && may(slot)) found.push(slot);
  return found;
}

/** From now on the transport acts (UNI-35.1). */
function takeTurn(s: UniState, slot: number): void {
  if (s.trade !== null) s.trade.slot = slot;
}

/** Goods aboard that card 19 may sell where a transport stands: barbarian land without barbarians, open to trade, the colour not present. */
function wildGoods(s: UniState, slot: number): number[] {
  const node = s.at[slot];
  if (s.control[node] !== NOBODY || s.armies[armyAt(BARBARIANS, node)] > 0 || whyNoTradeIn(s, node) !== null) return [];
  const zone = zoneOf(s, slot);
  return [...GOODS.keys()].filter((good) => s.cargo[cargoAt(slot, good)] > 0 && !(zone !== NOWHERE && isPresent(s, zone, good)));
}

function coloursAboard(s: UniState, slot: number): number {
  let n = 0;
  for (let good = 0; good < GOODS.length; good++) if (s.cargo[cargoAt(slot, good)] > 0) n++;
  return n;
}

/** Card 19: one cube, for 100 florins by colours aboard but one. */
export const wildMerchant: Ability = {
  whyNot: (s, { seat }) => (ready(s, seat, (slot) => wildGoods(s, slot).length > 0).length > 0 ? null : NO_WILD_SALE),
  choose(s, { seat, targets }) {
    if (targets.length === 0) return ready(s, seat, (slot) => wildGoods(s, slot).length > 0).map((slot) => vehicleTarget(s, slot));
    return targets.length === 1 ? wildGoods(s, targets[0]).map((good) => GOOD_TARGETS[good]) : null;
  },
  apply(s, { seat, targets: [slot, good] }): Next {
    if (!isReady(s, seat, slot) || !wildGoods(s, slot).includes(good)) return undefined;
    takeTurn(s, slot);
    const counts = GOODS.map((_, one) => (one === good ? 1 : 0));
    return sellOff(s, seat, slot, counts, content.of(s).trade.sell * (coloursAboard(s, slot) - 1), NOBODY);
  },
};

/** Card 20 sells anywhere but in one's own territories. */
function mayDump(s: UniState, seat: number, slot: number): boolean {
  return s.control[s.at[slot]] !== seat && coloursAboard(s, slot) > 0;
}

/** Goods aboard, in their order; the choices of card 20 are a number for each. */
function aboardOf(s: UniState, slot: number): number[] {
  return [...GOODS.keys()].filter((good) => s.cargo[cargoAt(slot, good)] > 0);
}

/** Card 20: any cubes of a transport for 50 florins each, whatever forbids it. */
export const boldMerchant: Ability = {
  whyNot: (s, { seat }) => (ready(s, seat, (slot) => mayDump(s, seat, slot)).length > 0 ? null : NO_FLAT_SALE),
  choose(s, { seat, targets }) {
    if (targets.length === 0) return ready(s, seat, (slot) => mayDump(s, seat, slot)).map((slot) => vehicleTarget(s, slot));
    const goods = aboardOf(s, targets[0]);
    const good = goods[targets.length - 1];
    if (good === undefined) return null;
    // At least one cube is sold.
    const chosen = targets.slice(1).reduce((sum, n) => sum + n, 0);
    const least = chosen === 0 && targets.length === goods.length ? 1 : 0;
    const options: (GoodTarget & { readonly n: number })[] = [];
    for (let n = s.cargo[cargoAt(targets[0], good)]; n >= least; n--)
      options.push({ key: `${n} ${GOODS[good]}`, say: 'sellCount', good: GOODS[good], n, target: n, at: [`good:${GOODS[good]}`] });
    return options;
  },
  apply(s, { seat, index, targets: [slot, ...numbers] }): Next {
    if (!isReady(s, seat, slot) || !mayDump(s, seat, slot)) return undefined;
    const { effect } = content.of(s).cards[index];
    takeTurn(s, slot);
    const goods = aboardOf(s, slot);
    const counts = GOODS.map((_, good) => (goods.includes(good) ? numbers[goods.indexOf(good)] : 0));
    const n = counts.reduce((sum, count) => sum + count, 0);
    return sellOff(s, seat, slot, counts, effect.op === 'sellAnywhereFlat' ? n * effect.price : 0, NOBODY);
  },
};

function priceOf(s: UniState, { index }: Use): number {
  const { effect } = content.of(s).cards[index];
  return effect.op === 'buyAny' ? effect.price : 0;
}

/** Whether a transport could take on a cube where it stands, by what everybody knows. */
function mayLoad(s: UniState, slot: number): boolean {
  return whyNotTrade(s, slot) === null && GOODS.some((_, good) => whyNotLoad(s, slot, good, 1) === null);
}

/** Card 21: one cube of any good in an inhabited zone; but for good and price as any purchase. */
export const finderMerchant: Ability = {
  whyNot: (s, { seat }) => (ready(s, seat, (slot) => mayLoad(s, slot)).length > 0 ? null : NO_PURCHASE),
  choose(s, use) {
    const { seat, targets } = use;
    if (targets.length === 0) {
      const pays = (slot: number): boolean => s.florins[seat] >= priceOf(s, use) + tollIn(s, seat, s.at[slot]);
      return ready(s, seat, (slot) => mayLoad(s, slot) && pays(slot)).map((slot) => vehicleTarget(s, slot));
    }
    if (targets.length > 1) return null;
    return GOOD_TARGETS.filter(({ target }) => whyNotLoad(s, targets[0], target, 1) === null);
  },
  florins: (s, use) => priceOf(s, use),
  apply(s, { seat, targets: [slot, good] }): Next {
    if (!isReady(s, seat, slot) || whyNotTrade(s, slot) !== null || whyNotLoad(s, slot, good, 1) !== null) return undefined;
    takeTurn(s, slot);
    return takeOn(s, seat, slot, good, 1, 0);
  },
};
