/** The options of purchases and of their placing in the deployment variant, made once. */

import type { Seat } from '@castellan/engine';
import type { Components } from '../content/content.ts';
import type { TargetOption } from '../options.ts';
import {
  BUILDINGS,
  type BuildingId,
  CAPTAIN,
  CATEGORIES,
  CATHEDRAL_LEVEL,
  ENGINE,
  ENGINES,
  NODES,
  RELIGIOUS,
  SLOTS,
  TECHNOLOGIES,
  TERRITORIES,
  UNITS,
  VEHICLES,
} from '../vocabulary.ts';
import { SLOT_KEYS } from './march-options.ts';

/** One thing that may be bought, with its place. Cards and technologies that act on purchases choose among the same (`target`). */
export interface PurchaseOption extends TargetOption {
  readonly act:
    | 'done'
    | 'study'
    | 'build'
    | 'repair'
    | 'vehicle'
    | 'upgrade'
    | 'unit'
    | 'promote'
    | 'rebuy'
    | 'redeploy'
    | 'ransom'
    | 'card'
    | 'giveBack'
    | 'remove';
  /** The technology, the category of a building, the kind of a vehicle or its slot, the unit. */
  readonly index: number;
  /** Level of a building or a vehicle; of a promotion the unit that the captain becomes; of a ransom who holds the unit. */
  readonly level: number;
  /** The territory; -1 for none, or where the place is chosen later (UNI-44.10). */
  readonly place: number;
  /** Missing points are paid in florins although tokens could be flipped (UNI-46.23). */
  readonly spares: boolean;
  readonly node?: string;
  readonly unit?: string;
  readonly fromSeat?: Seat;
}

/** As it comes, and with florins instead of tokens. */
export type Paid = readonly [PurchaseOption, PurchaseOption];

export interface PurchaseOptions {
  readonly done: PurchaseOption;
  /** Own pieces are taken off the board (UNI-34.1). */
  readonly remove: PurchaseOption;
  readonly card: PurchaseOption;
  /** In deployment: a piece for whose place he cannot or will not pay is given back. */
  readonly giveBack: PurchaseOption;
  /** By technology. */
  readonly study: readonly PurchaseOption[];
  /** By category, level and territory; the last place holds those without one. */
  readonly build: readonly (readonly (readonly Paid[])[])[];
  readonly repair: readonly (readonly (readonly PurchaseOption[])[])[];
  /** By kind, level and territory; the last place holds those without one. */
  readonly vehicle: readonly (readonly (readonly Paid[])[])[];
  /** By slot and level. */
  readonly upgrade: readonly (readonly Paid[])[];
  /** By unit and territory; the last place holds those without one. */
  readonly unit: readonly (readonly Paid[])[];
  readonly rebuy: readonly (readonly PurchaseOption[])[];
  readonly redeploy: readonly (readonly PurchaseOption[])[];
  /** By captain, captain that he becomes, and territory. */
  readonly promote: readonly (readonly (readonly Paid[])[])[];
  /** All of those that a technology designs (`designAt`). */
  readonly designs: readonly PurchaseOption[];
}

/** The purchase that a card or technology chose. Their numbers lie above those of places, so that none is taken for one. */
export function designAt({ designs }: PurchaseOptions, target: number): PurchaseOption {
  return designs[target - NODES];
}

/** Where options that name no place stand in lists by territory. */
export const LATER = TERRITORIES;

const LEVELS = [0, 1, 2, 3];

export function buildingName(category: number, level: number): BuildingId {
  return category === RELIGIOUS ? 'cathedral' : BUILDINGS[category * 3 + Math.max(0, level - 1)];
}

export function vehicleTitle(kind: number, level: number): string {
  return kind === ENGINE ? ENGINES[Math.max(0, level - 1)] : VEHICLES[kind];
}

/** How a vehicle is called in keys: an engine by its name, a transport with its level. */
function vehicleKey(kind: number, level: number): string {
  return kind === ENGINE ? vehicleTitle(kind, level) : `${VEHICLES[kind]} ${level}`;
}

export function makePurchaseOptions({ nodes }: Components): PurchaseOptions {
  const designs: PurchaseOption[] = [];
  const plain = (
    key: string,
    say: string,
    act: PurchaseOption['act'],
    index: number,
    level: number,
    place: number,
    more: object,
  ): PurchaseOption => ({
    key,
    say,
    act,
    index,
    level,
    place,
    spares: false,
    target: -1,
    ...more,
  });
  const paid = (...[key, say, act, index, level, place, more]: Parameters<typeof plain>): Paid => {
    const one: PurchaseOption = { ...plain(key, say, act, index, level, place, more), target: NODES + designs.length };
    const other: PurchaseOption = { ...one, key: `${key} with florins`, spares: true, target: NODES + designs.length + 1 };
    designs.push(one, other);
    return [one, other];
  };
  /** For every territory, and once without a place. */
  const places = <O>(make: (place: number, where: string, names: object, at: readonly string[]) => O): O[] => [
    ...nodes.slice(0, TERRITORIES).map(({ id }, place) => make(place, ` in ${id}`, { node: id }, [`node:${id}`])),
    make(-1, '', {}, []),
  ];
  const made = <O>(exists: boolean, make: Parameters<typeof places<O>>[0]): O[] => (exists ? places(make) : []);
  const simple = (key: string, act: PurchaseOption['act']): PurchaseOption => plain(key, act, act, -1, 0, -1, {});
  return {
    done: simple('done', 'done'),
    remove: { ...simple('remove pieces', 'remove'), say: 'removePieces' },
    card: { ...simple('empire card', 'card'), say: 'buyCard', at: ['shop:empireCard'] },
    giveBack: { ...simple('give back', 'giveBack'), confirm: true },
    study: TECHNOLOGIES.map((technology, index) =>
      plain(`study ${technology}`, 'study', 'study', index, 0, -1, { technology, at: [`technology:${technology}`] }),
    ),
    build: CATEGORIES.map((_, category) =>
      LEVELS.map((level) =>
        made(level > 0 && (category !== RELIGIOUS || level === CATHEDRAL_LEVEL), (place, where, names, at) => {
          const building = buildingName(category, level);
          return paid(`build ${building}${where}`, place < 0 ? 'buildLater' : 'build', 'build', category, level, place, {
            ...names,
            building,
            at: [...at, `shop:${building}`],
          });
        }),
      ),
    ),
    repair: CATEGORIES.map((category, index) =>
      LEVELS.map((level) =>
        nodes.slice(0, TERRITORIES).map(({ id }, place) =>
          plain(`repair ${category} in ${id}`, 'repair', 'repair', index, level, place, {
            building: buildingName(index, level),
            node: id,
            at: [`building:${id}-${category}`],
          }),
        ),
      ),
    ),
    vehicle: VEHICLES.map((_, kind) =>
      LEVELS.map((level) =>
        made(level > 0, (place, where, names, at) => {
          const vehicle = vehicleTitle(kind, level);
          return paid(
            `buy ${vehicleKey(kind, level)}${where}`,
            place < 0 ? 'buyVehicleLater' : 'buyVehicle',
            'vehicle',
            kind,
            level,
            place,
            {
              ...names,
              vehicle,
              at: [...at, `shop:${vehicle}`],
            },
          );
        }),
      ),
    ),
    upgrade: Array.from({ length: SLOTS }, (_, slot) => {
      const kind = VEHICLES.findIndex((name) => SLOT_KEYS[slot].startsWith(`${name} `));
      return LEVELS.map((level) =>
        paid(`upgrade ${SLOT_KEYS[slot]} to ${level}`, 'upgradeVehicle', 'upgrade', slot, level, -1, {
          vehicle: vehicleTitle(kind, level),
          at: [`vehicle:${slot}`],
        }),
      );
    }),
    unit: UNITS.map((unit, index) =>
      places((place, where, names, at) =>
        paid(`recruit ${unit}${where}`, place < 0 ? 'recruitLater' : 'recruit', 'unit', index, 0, place, {
          ...names,
          unit,
          at: [...at, `shop:${unit}`],
        }),
      ),
    ),
    rebuy: UNITS.map((unit, index) =>
      places((place, where, names, at) =>
        plain(`rebuy ${unit}${where}`, place < 0 ? 'rebuyLater' : 'rebuy', 'rebuy', index, 0, place, {
          ...names,
          unit,
          at: [...at, `shop:${unit}`],
        }),
      ),
    ),
    redeploy: UNITS.map((unit, index) =>
      places((place, where, names, at) =>
        plain(`redeploy ${unit}${where}`, 'redeploy', 'redeploy', index, 0, place, { ...names, unit, at: [...at, `shop:${unit}`] }),
      ),
    ),
    promote: [0, 1].map((from) =>
      [0, 1, 2].map((into) =>
        made(into > from, (place, where, names, at) => {
          const unit = UNITS[CAPTAIN + from];
          const intoUnit = UNITS[CAPTAIN + into];
          return paid(`promote ${unit} to ${intoUnit}${where}`, 'promote', 'promote', CAPTAIN + from, CAPTAIN + into, place, {
            ...names,
            unit,
            rank: into + 1,
            at,
          });
        }),
      ),
    ),
    designs,
  };
}

/** A prisoner bought back, and where he goes (UNI-30.7, UNI-30.8). There are seldom any. */
export function ransomOption(unit: number, holder: Seat, place: number, node: string): PurchaseOption {
  return {
    key: `ransom ${UNITS[unit]} from ${holder + 1} in ${node}`,
    say: 'ransom',
    act: 'ransom',
    index: unit,
    level: holder,
    place,
    spares: false,
    target: -1,
    unit: UNITS[unit],
    fromSeat: holder,
    node,
    at: [`node:${node}`, `seat:${holder}`],
  };
}
