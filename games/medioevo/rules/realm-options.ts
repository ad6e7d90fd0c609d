/** The options of events, barbarian points, rebellions, taxes and removal, made once. */

import type { Option } from '@castellan/engine';
import type { Components } from '../content/content.ts';
import type { NodeOption } from '../options.ts';
import {
  BUILDINGS,
  type BuildingId,
  CAPTAIN,
  CATEGORIES,
  CATHEDRAL_LEVEL,
  EVENT_EFFECTS,
  GOODS,
  RELIGIOUS,
  TERRITORIES,
  UNITS,
} from '../vocabulary.ts';
import { SLOT_KEYS, SLOT_TARGETS } from './march-options.ts';

export interface EffectOption extends Option {
  readonly effect: string;
  readonly index: number;
}

export interface EventOption extends Option {
  readonly event: string;
  readonly index: number;
}

/** A building of a territory: one point of damage, or to be pillaged by its bankrupt owner. */
export interface LotOption extends Option {
  readonly building: BuildingId;
  readonly node: string;
  readonly territory: number;
  readonly category: number;
}

export interface GoodOption extends Option {
  readonly good: string;
  readonly index: number;
}

/** How a barbarian point is spent (UNI-6.2). */
export interface BarbarianOption extends Option {
  readonly act: 'stop' | 'add' | 'move';
  readonly unit: string;
  readonly kind: number;
  /** Where a unit is added, or where the horde comes from; -1 for none. */
  readonly from: number;
  readonly to: number;
  readonly node: string;
  readonly fromNode: string;
}

export interface TaxOption extends Option {
  readonly tax: number;
}

/** A piece to be removed, and what else may be answered to the upkeep. */
export interface RemovalOption extends Option {
  readonly act: 'pay' | 'loan' | 'done' | 'unit' | 'vehicle';
  /** The location of a unit and its kind; of a vehicle its slot, and 0. */
  readonly index: number;
  readonly kind: number;
  readonly unit?: string;
  readonly node?: string;
  readonly vehicle?: string;
  readonly level?: number;
}

/** What a bankrupt does next (UNI-40.6, UNI-40.7). */
export interface MeansOption extends Option {
  readonly act: 'stop' | 'pillage' | 'rebellion';
  readonly element: number;
}

export interface RealmOptions {
  /** By territory. */
  readonly rebellion: readonly NodeOption[];
  /** By effect. */
  readonly effect: readonly EffectOption[];
  /** By Event card. */
  readonly event: readonly EventOption[];
  /** By territory, category and level. */
  readonly lot: readonly (readonly (readonly LotOption[])[])[];
  /** By good. */
  readonly loseCube: readonly GoodOption[];
  readonly noBarbarians: BarbarianOption;
  /** By unit and place. */
  readonly addBarbarian: readonly (readonly BarbarianOption[])[];
  /** By place and the order of its neighbours. */
  readonly moveBarbarians: readonly (readonly BarbarianOption[])[];
  /** By territory and unit. */
  readonly removeUnit: readonly (readonly RemovalOption[])[];
  /** By tax level. */
  readonly tax: readonly TaxOption[];
  readonly pay: RemovalOption;
  readonly loan: RemovalOption;
  readonly done: RemovalOption;
  readonly stop: MeansOption;
  readonly rebel: MeansOption;
}

function buildingId(category: number, level: number): BuildingId {
  return category === RELIGIOUS ? BUILDINGS[BUILDINGS.length - 1] : BUILDINGS[category * CATHEDRAL_LEVEL + Math.max(0, level - 1)];
}

export function makeRealmOptions({ nodes, events, taxLevels }: Components): RealmOptions {
  const land = nodes.slice(0, TERRITORIES);
  return {
    rebellion: land.map(({ id }, index) => ({ key: id, say: 'rebelIn', node: id, index, at: [`node:${id}`] })),
    effect: EVENT_EFFECTS.map((effect, index) => ({ key: effect, say: 'eventEffect', effect, index })),
    event: events.map(({ id }, index) => ({ key: id, say: 'chooseEvent', event: id, index, at: [`event:${id}`] })),
    lot: land.map(({ id }, territory) =>
      CATEGORIES.map((name, category) =>
        [0, 1, 2, 3].map((level) => ({
          key: `${buildingId(category, level)} in ${id}`,
          say: 'damagedBuilding',
          building: buildingId(category, level),
          node: id,
          territory,
          category,
          at: [`building:${id}-${name}`, `node:${id}`],
        })),
      ),
    ),
    loseCube: GOODS.map((good, index) => ({ key: good, say: 'loseCube', good, index, at: [`good:${good}`] })),
    noBarbarians: {
      key: 'stop',
      say: 'stopBarbarians',
      act: 'stop',
      unit: 'none',
      kind: -1,
      from: -1,
      to: -1,
      node: 'none',
      fromNode: 'none',
    },
    addBarbarian: UNITS.map((_, unit) => nodes.map(({ id }, place) => addBarbarian(unit, place, id))),
    moveBarbarians: nodes.map(({ id, neighbours }, from) => neighbours.map((to) => moveBarbarians(from, to, id, nodes[to].id))),
    removeUnit: land.map(({ id }, place) => UNITS.map((_, unit) => removeUnit(place, unit, id))),
    tax: taxLevels.map((tax) => ({ key: String(tax), say: 'taxLevel', tax })),
    pay: { key: 'pay', say: 'payUpkeep', act: 'pay', index: -1, kind: -1 },
    loan: { key: 'loan', say: 'borrowForUpkeep', act: 'loan', index: -1, kind: -1 },
    done: { key: 'done', say: 'removeNoMore', act: 'done', index: -1, kind: -1 },
    stop: { key: 'stop', say: 'stopMeans', act: 'stop', element: -1 },
    rebel: { key: 'rebellion', say: 'rebelForMoney', act: 'rebellion', element: -1, confirm: true },
  };
}

function addBarbarian(unit: number, place: number, id: string): BarbarianOption {
  return {
    key: `add ${UNITS[unit]} in ${id}`,
    say: 'addBarbarian',
    act: 'add',
    unit: UNITS[unit],
    kind: unit,
    from: place,
    to: place,
    node: id,
    fromNode: id,
    at: [`node:${id}`],
  };
}

function moveBarbarians(from: number, to: number, fromNode: string, node: string): BarbarianOption {
  return {
    key: `move ${fromNode} to ${node}`,
    say: 'moveBarbarians',
    act: 'move',
    unit: UNITS[CAPTAIN],
    kind: -1,
    from,
    to,
    node,
    fromNode,
    at: [`node:${node}`],
  };
}

/** A unit on land. */
function removeUnit(location: number, unit: number, node: string): RemovalOption {
  return {
    key: `remove ${UNITS[unit]} in ${node}`,
    say: 'removeUnit',
    act: 'unit',
    index: location,
    kind: unit,
    unit: UNITS[unit],
    node,
    at: [`node:${node}`],
  };
}

/** A unit aboard a galley at sea. */
export function removeSailor(location: number, galley: number, unit: number, node: string): RemovalOption {
  return {
    key: `remove ${UNITS[unit]} aboard ${SLOT_KEYS[galley]}`,
    say: 'removeUnit',
    act: 'unit',
    index: location,
    kind: unit,
    unit: UNITS[unit],
    node,
    at: SLOT_TARGETS[galley],
  };
}

export function removeVehicleAt(slot: number, vehicle: string, level: number, node: string): RemovalOption {
  return {
    key: `remove ${SLOT_KEYS[slot]}`,
    say: 'removeVehicle',
    act: 'vehicle',
    index: slot,
    kind: 0,
    vehicle,
    level,
    node,
    at: SLOT_TARGETS[slot],
  };
}
