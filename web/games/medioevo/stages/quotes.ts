/** What an option of the purchases costs, read off the list of prices that the rules give. */

import type { Option } from '@castellan/engine';
import type { PlayerView, UniView } from '@castellan/medioevo';
import { BUILDINGS, type BuildingId, UNITS, VEHICLES } from '@castellan/medioevo/vocabulary';
import { contentAt } from '../content.ts';
import { territoryNamed, vehicleAt } from '../facts.ts';

export interface Price {
  readonly florins: number;
  readonly points: number;
}

function numberIn(option: Option, name: string): number {
  const value: unknown = Reflect.get(option, name);
  return typeof value === 'number' ? value : 0;
}

export function wordIn(option: Option, name: string): string {
  const value: unknown = Reflect.get(option, name);
  return typeof value === 'string' ? value : '';
}

interface Quoted {
  readonly florins: number;
  readonly spared: number;
  readonly points: number;
}

/** Null where the rules have no price for it: what is free, or is no purchase. */
export function priceOf(view: UniView, { prices }: PlayerView, option: Option): Price | null {
  if (prices === null) return null;
  const spares = Reflect.get(option, 'spares') === true;
  const told = (quote: Quoted | null | undefined): Price | null =>
    quote === null || quote === undefined ? null : { florins: spares ? quote.spared : quote.florins, points: quote.points };
  const plain = (florins: number): Price => ({ florins, points: 0 });
  const index = numberIn(option, 'index');
  const level = numberIn(option, 'level');
  switch (wordIn(option, 'act')) {
    case 'unit':
      return told(prices.units[UNITS[index]]);
    case 'promote':
      return told(prices.promotions[index - FIRST_CAPTAIN]?.[level - FIRST_CAPTAIN]);
    case 'build': {
      const building = BUILDINGS.find((id) => id === wordIn(option, 'building'));
      return building === undefined ? null : told(prices.buildings[building][standing(view, wordIn(option, 'node'), building)]);
    }
    case 'vehicle':
      return told(prices.vehicles[VEHICLES[index]][level]?.[0]);
    case 'upgrade': {
      const vehicle = vehicleAt(view, index);
      return vehicle === null ? null : told(prices.vehicles[vehicle.kind][level]?.[vehicle.level]);
    }
    case 'study':
      return plain(contentAt(view).technologies.find(({ id }) => id === wordIn(option, 'technology'))?.price ?? 0);
    case 'repair':
      return plain(prices.repair);
    case 'rebuy':
      return plain(prices.rebuys[UNITS[index]]);
    case 'card':
      return plain(prices.card);
    case 'ransom':
      return plain(view.ransoms[index]);
    default:
      return null;
  }
}

const FIRST_CAPTAIN = UNITS.indexOf('captain1');

/** The level of what stands in a place already and would be improved. */
function standing(view: UniView, node: string, building: BuildingId): number {
  const category = categoryOf(building);
  return territoryNamed(view, node)?.buildings.find(({ id }) => categoryOf(id) === category)?.level ?? 0;
}

/** Three levels to a category. */
function categoryOf(building: BuildingId): number {
  return Math.floor(BUILDINGS.indexOf(building) / 3);
}

/** The least and the most of several, as text. */
export function priceRange(prices: readonly Price[]): string {
  if (prices.length === 0) return '';
  const florins = prices.map((price) => price.florins);
  const [least, most] = [Math.min(...florins), Math.max(...florins)];
  return least === most ? String(least) : `${least}–${most}`;
}
