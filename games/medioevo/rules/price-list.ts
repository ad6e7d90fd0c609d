/** What everything in the shop costs a player now, points bought included: for screens. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { UniState } from '../state.ts';
import { BUILDINGS, type BuildingId, CAPTAIN, CATEGORIES, UNITS, type Unit, VEHICLES, type Vehicle } from '../vocabulary.ts';
import { levelsOf, priceOf as priceOfBuilding } from './building.ts';
import { captainPrice } from './captains.ts';
import { cardPrice } from './empire-purchase.ts';
import { missingPoints } from './points.ts';
import type { Price } from './price-tables.ts';
import { florinsFor, inFlorins } from './prices.ts';
import { buildingName } from './purchase-options.ts';
import { rebuyPrice } from './recruiting.ts';
import { priceOf as priceOfVehicle } from './shipyard.ts';

/** A type, so that it is JSON to the compiler. */
export type Quote = {
  /** In all, with the points that must be bought. */
  readonly florins: number;
  /** The same where tokens are spared (UNI-46.23). */
  readonly spared: number;
  readonly points: number;
  readonly bought: number;
};

/** By the level there is already, from 0. */
type Levels = readonly (Quote | null)[];

export type PriceList = {
  readonly units: { readonly [unit in Unit]: Quote };
  /** Of captains, from level I on: by the level they have and the one they gain. */
  readonly promotions: readonly Levels[];
  readonly rebuys: { readonly [unit in Unit]: number };
  readonly buildings: { readonly [building in BuildingId]: Levels };
  /** By the level that is wanted, from 1 (place 0 is unused). */
  readonly vehicles: { readonly [vehicle in Vehicle]: readonly Levels[] };
  readonly card: number;
  readonly repair: number;
};

const STANDING: readonly number[] = [0, 1, 2];
const RANKS: readonly number[] = [0, 1, 2];

function quote(s: UniState, seat: Seat, price: Price): Quote {
  const florins = florinsFor(s, seat, price, false);
  if (price.times === 0) return { florins, spared: florins, points: 0, bought: 0 };
  const { colour, points } = content.of(s).technologies[price.technology];
  const needed = price.times * points;
  return { florins, spared: florinsFor(s, seat, price, true), points: needed, bought: missingPoints(s, seat, colour, needed, false) };
}

function table<K extends string, V>(keys: readonly K[], value: (index: number) => V): { readonly [key in K]: V };
function table<V>(keys: readonly string[], value: (index: number) => V): { readonly [key: string]: V } {
  return Object.fromEntries(keys.map((key, index) => [key, value(index)]));
}

/** Everything that has a price, what each improvement costs included. */
export function priceList(s: UniState, seat: Seat): PriceList {
  const { units, repair } = content.of(s);
  const built = CATEGORIES.flatMap((_, category) =>
    levelsOf(category).map((level) => ({ id: buildingName(category, level), category, level })),
  );
  return {
    units: table(UNITS, (unit) => quote(s, seat, unit < CAPTAIN ? inFlorins(units[unit].florins) : captainPrice(s, 0, unit))),
    promotions: RANKS.map((from) =>
      RANKS.map((into) => (into > from ? quote(s, seat, captainPrice(s, CAPTAIN + from, CAPTAIN + into)) : null)),
    ),
    rebuys: table(UNITS, (unit) => rebuyPrice(s, unit)),
    buildings: table(BUILDINGS, (index) => {
      const found = built.find(({ id }) => id === BUILDINGS[index]);
      if (found === undefined) return [];
      const { category, level } = found;
      return STANDING.map((from) =>
        from < level && (from === 0 || levelsOf(category).includes(from))
          ? quote(s, seat, priceOfBuilding(s, category, from, level))
          : null,
      );
    }),
    vehicles: table(VEHICLES, (kind) =>
      [0, 1, 2, 3].map((level) => STANDING.map((from) => (from < level ? quote(s, seat, priceOfVehicle(s, kind, from, level)) : null))),
    ),
    card: cardPrice(s, seat),
    repair,
  };
}
