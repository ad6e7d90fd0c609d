/** The options of complete moves, of conquest and pillage, made once. */

import type { Option, Seat } from '@castellan/engine';
import type { Components } from '../content/content.ts';
import {
  BARBARIANS,
  BUILDINGS,
  type BuildingId,
  CATEGORIES,
  ENGINE,
  ENGINES,
  FIRST_SLOT,
  GOODS,
  MOST_PLAYERS,
  SLOTS,
  SLOTS_OF,
  TERRITORIES,
  UNITS,
  VEHICLES,
} from '../vocabulary.ts';

/** What the complete move goes on with. */
export interface MoveOption extends Option {
  readonly act: 'pass' | 'end' | 'aim' | 'vehicle' | 'foot' | 'fight' | 'take' | 'conquer' | 'remove';
  /** A slot or a node; -1 for none. */
  readonly index: number;
  /** Fight and take: whom; the barbarians have no seat. */
  readonly side?: number;
  readonly toSeat?: Seat;
  readonly vehicle?: string;
  readonly level?: number;
  readonly node?: string;
}

/** The next place of a group, and with which technology it gets there; or what else it does. */
export interface StepOption extends Option {
  readonly act: 'step' | 'load' | 'halt' | 'end';
  readonly by: 'plain' | 'logistics' | 'edict';
  readonly index: number;
  readonly spares: boolean;
}

export interface LoadOption extends Option {
  readonly act: 'all' | 'go' | 'units' | 'vehicle';
  readonly index: number;
  readonly n: number;
}

export interface TargetNode extends Option {
  readonly node: string;
  readonly index: number;
}

export interface JoinOption extends Option {
  /** The slot that joins, -1 for units on foot, which come from `from`; nobody more when both are -1. */
  readonly slot: number;
  readonly from: number;
  readonly vehicle?: string;
  readonly level?: number;
  readonly node?: string;
}

export interface GoOnOption extends Option {
  readonly goesOn: boolean;
}

export interface SideOption extends Option {
  /** -1 for nobody. */
  readonly side: number;
}

/** What becomes of spoils: one element or all that is left. */
export interface SpoilOption extends Option {
  readonly keeps: boolean;
  /** The element, -1 for all. */
  readonly element: number;
}

export interface MarchOptions {
  readonly pass: MoveOption;
  readonly end: MoveOption;
  readonly aim: MoveOption;
  /** Own pieces are taken off the board (UNI-34.1). */
  readonly remove: MoveOption;
  /** By territory. */
  readonly foot: readonly MoveOption[];
  /** By node. */
  readonly conquer: readonly MoveOption[];
  readonly target: readonly TargetNode[];
  /** By node. */
  readonly step: readonly StepOption[];
  /** By node; the second pays in florins what tokens could give. */
  readonly logistics: readonly (readonly StepOption[])[];
  readonly edict: readonly (readonly StepOption[])[];
  readonly reload: StepOption;
  readonly halt: StepOption;
  readonly endNow: StepOption;
  readonly loadAll: LoadOption;
  readonly loaded: LoadOption;
  /** By unit and number. */
  readonly take: readonly (readonly LoadOption[])[];
  /** By slot and level. */
  readonly takeVehicle: readonly (readonly LoadOption[])[];
  readonly enter: JoinOption;
  readonly joinFoot: readonly JoinOption[];
  readonly goOn: GoOnOption;
  readonly takeBack: GoOnOption;
  readonly spare: SideOption;
  /** By seat. */
  readonly raid: readonly SideOption[];
  readonly opponent: readonly SideOption[];
  readonly enough: SideOption;
  readonly keepAll: SpoilOption;
  readonly pillageAll: SpoilOption;
  /** Of buildings by territory, category and level, of cubes by territory and good: kept, pillaged. */
  readonly building: readonly (readonly (readonly (readonly SpoilOption[])[])[])[];
  readonly cube: readonly (readonly (readonly SpoilOption[])[])[];
  /** By slot and level. */
  readonly vehicle: readonly (readonly (readonly SpoilOption[])[])[];
  /** By territory: a control token that is replaced. */
  readonly token: readonly TargetNode[];
}

/** How a vehicle is called in keys: its kind, counted from 1. */
function slotKey(slot: number): string {
  const kind = kindOfSlot(slot);
  return `${VEHICLES[kind]} ${slot - FIRST_SLOT[kind] + 1}`;
}

function kindOfSlot(slot: number): number {
  let kind = 0;
  while (slot >= FIRST_SLOT[kind] + SLOTS_OF[kind]) kind++;
  return kind;
}

export const SLOT_KEYS: readonly string[] = Array.from({ length: SLOTS }, (_, slot) => slotKey(slot));
export const SLOT_TARGETS: readonly (readonly string[])[] = Array.from({ length: SLOTS }, (_, slot) => [`vehicle:${slot}`]);

function vehicleAt(slot: number, level: number): string {
  const kind = kindOfSlot(slot);
  return kind === ENGINE ? ENGINES[Math.max(0, level - 1)] : VEHICLES[kind];
}

function buildingAt(category: number, level: number): BuildingId {
  return category === 2 ? 'cathedral' : BUILDINGS[category * 3 + Math.max(0, level - 1)];
}

const LEVELS = [0, 1, 2, 3];

export function makeMarchOptions({ nodes, pieces, barbarianPieces }: Components): MarchOptions {
  const land = nodes.slice(0, TERRITORIES);
  const move = (key: string, say: string, act: MoveOption['act']): MoveOption => ({ key, say, act, index: -1 });
  const place = (id: string) => ({ node: id, at: [`node:${id}`] });
  const road = (key: string, act: StepOption['act']): StepOption => ({
    key,
    say: key.replace(' ', ''),
    act,
    by: 'plain',
    index: -1,
    spares: false,
  });
  const paid = (by: 'logistics' | 'edict'): StepOption[][] =>
    nodes.map(({ id }, index) =>
      [false, true].map((spares) => ({
        key: `to ${id} by ${by}${spares ? ' with florins' : ''}`,
        say: 'stepBy',
        act: 'step',
        by,
        technology: by,
        index,
        spares,
        ...place(id),
      })),
    );
  const most = Math.max(...pieces, ...barbarianPieces) + Math.max(...pieces);
  const spoil = (key: string, what: string, element: number, more: object): SpoilOption[] =>
    [true, false].map((keeps) => ({
      key: `${keeps ? 'keep' : 'pillage'} ${key}`,
      say: `${keeps ? 'keep' : 'pillage'}${what}`,
      keeps,
      element,
      ...more,
    }));
  return {
    pass: move('pass', 'passMove', 'pass'),
    end: move('end move', 'endMove', 'end'),
    aim: move('target', 'nameTarget', 'aim'),
    remove: move('remove pieces', 'removePieces', 'remove'),
    foot: land.map(({ id }, index) => ({ key: `walk from ${id}`, say: 'walk', act: 'foot', index, ...place(id) })),
    conquer: land.map(({ id }, index) => ({ key: `conquer ${id}`, say: 'conquerInPlace', act: 'conquer', index, ...place(id) })),
    target: nodes.map(({ id }, index) => ({ key: id, say: 'target', index, ...place(id) })),
    step: nodes.map(({ id }, index) => ({ key: `to ${id}`, say: 'step', act: 'step', by: 'plain', index, spares: false, ...place(id) })),
    logistics: paid('logistics'),
    edict: paid('edict'),
    reload: road('load', 'load'),
    halt: road('halt', 'halt'),
    endNow: { ...road('end move', 'end'), say: 'endMove' },
    loadAll: { key: 'all', say: 'loadAll', act: 'all', index: -1, n: 0 },
    loaded: { key: 'go', say: 'loaded', act: 'go', index: -1, n: 0 },
    take: UNITS.map((unit, index) =>
      Array.from({ length: most + 1 }, (_, n) => ({ key: `${n} ${unit}`, say: 'loadUnits', act: 'units', index, n, unit })),
    ),
    takeVehicle: SLOT_KEYS.map((key, index) =>
      LEVELS.map((level) => ({
        key,
        say: 'loadVehicle',
        act: 'vehicle',
        index,
        n: 1,
        level,
        vehicle: vehicleAt(index, level),
        at: SLOT_TARGETS[index],
      })),
    ),
    enter: { key: 'enter', say: 'enterPlace', slot: -1, from: -1 },
    joinFoot: land.map(({ id }, from) => ({ key: `walk from ${id}`, say: 'walk', slot: -1, from, ...place(id) })),
    goOn: { key: 'go on', say: 'goOn', goesOn: true },
    takeBack: { key: 'take back', say: 'takeBack', isBack: true, goesOn: false },
    spare: { key: 'let be', say: 'letBe', side: -1 },
    raid: seats((toSeat) => ({ key: `attack ${toSeat + 1}`, say: 'raid', side: toSeat, toSeat, at: [`seat:${toSeat}`] })),
    opponent: seats((toSeat) => ({ key: `fight ${toSeat + 1}`, say: 'fightSeat', side: toSeat, toSeat, at: [`seat:${toSeat}`] })),
    enough: { key: 'enough', say: 'enough', side: -1 },
    keepAll: { key: 'keep all', say: 'keepAll', keeps: true, element: -1 },
    pillageAll: { key: 'pillage all', say: 'pillageAll', keeps: false, element: -1 },
    building: land.map(({ id }, territory) =>
      CATEGORIES.map((category, c) =>
        LEVELS.map((level) =>
          spoil(buildingAt(c, level), 'Building', SLOTS + territory * 3 + c, {
            building: buildingAt(c, level),
            node: id,
            at: [`building:${id}-${category}`],
          }),
        ),
      ),
    ),
    cube: land.map(({ id }, territory) =>
      GOODS.map((good, g) =>
        spoil(good, 'Cube', SLOTS + 3 * TERRITORIES + territory * GOODS.length + g, { good, node: id, at: [`good:${good}`, `node:${id}`] }),
      ),
    ),
    vehicle: SLOT_KEYS.map((key, slot) =>
      LEVELS.map((level) => spoil(key, 'Vehicle', slot, { vehicle: vehicleAt(slot, level), level, at: SLOT_TARGETS[slot] })),
    ),
    token: land.map(({ id }, index) => ({ key: id, say: 'replaceToken', index, ...place(id) })),
  };
}

function seats<O>(make: (seat: Seat) => O): O[] {
  return Array.from({ length: MOST_PLAYERS }, (_, seat) => make(seat));
}

/** A vehicle that is picked, with where it stands. */
export function pickVehicle(slot: number, vehicle: string, level: number, node: string): MoveOption {
  return { key: SLOT_KEYS[slot], say: 'moveVehicle', act: 'vehicle', index: slot, vehicle, level, node, at: SLOT_TARGETS[slot] };
}

export function joinVehicle(slot: number, vehicle: string, level: number, node: string): JoinOption {
  return { key: SLOT_KEYS[slot], say: 'moveVehicle', slot, from: -1, vehicle, level, node, at: SLOT_TARGETS[slot] };
}

/** A fight or a seizure in place (UNI-18.12, UNI-18.13). */
export function actInPlace(act: 'fight' | 'take', side: number, index: number, node: string): MoveOption {
  const at = [`node:${node}`];
  if (side === BARBARIANS) return { key: `fight barbarians in ${node}`, say: 'fightBarbarians', act, index, side, node, at };
  return { key: `${act} ${side + 1} in ${node}`, say: `${act}InPlace`, act, index, side, toSeat: side, node, at };
}
