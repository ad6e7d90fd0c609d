/** Positions laid by hand, for worked examples and tests, written with the ids of the content. */

import { advance, beginGame, type Chance, type Frame, fastChance, type Seat, scriptChance } from '@castellan/engine';
import { content } from './content/content.ts';
import { game } from './game.ts';
import { raise } from './rules/buildings.ts';
import { examineAll } from './rules/control.ts';
import { endGame } from './rules/ending.ts';
import { layMap } from './rules/kingdoms.ts';
import { putCube } from './rules/markets.ts';
import { beginWar } from './rules/relations.ts';
import { muster } from './rules/troops.ts';
import { endTurn } from './rules/turn.ts';
import { placeVehicle } from './rules/vehicles.ts';
import { aboard, armyAt, cargoAt, hue, NOBODY, type Pact, prisonerAt, type Side, type UniState, unitAt } from './state.ts';
import {
  BARBARIANS,
  BUILDINGS,
  type BuildingId,
  COLOURS,
  type Colour,
  GOODS,
  type Good,
  type Kingdom,
  PHASES,
  type Phase,
  UNITS,
  VEHICLES,
} from './vocabulary.ts';

export const c = content.of({ core: { pack: '' } });

export function node(id: string): number {
  const index = c.nodes.findIndex((one) => one.id === id);
  if (index < 0) throw new Error(`there is no ${id}`);
  return index;
}

/** An Empire card by its printed number, as the state counts it. */
export const card = (num: number): number => num - 1;
export const colour = (id: Colour): number => COLOURS.indexOf(id);
export const good = (id: Good): number => GOODS.indexOf(id);

/** Words as text. */
const VEHICLE_WORDS: readonly string[] = VEHICLES;
const BUILDING_WORDS: readonly string[] = BUILDINGS;

/** Short names of units: `3LI 1HI 2AR 1CA 1C2`. */
const SHORT = ['LI', 'HI', 'AR', 'CA', 'C1', 'C2', 'C3'];

/** Kingdoms in the order in which seats have them unless said: each is linked to one before. */
const USUAL: readonly Kingdom[] = ['byzantium', 'hungary', 'horde', 'mamluk', 'novgorod', 'hre'];

/** What a player has. */
export interface PlayerPlan {
  readonly kingdom?: Kingdom;
  readonly florins?: number;
  readonly honour?: number;
  readonly loans?: number;
  readonly tax?: number;
  readonly levels?: { readonly [colour in Colour]?: number };
  readonly points?: { readonly [colour in Colour]?: number };
  readonly tokens?: { readonly [colour in Colour]?: number };
  /** Empire cards by their printed numbers; `-13` is rotated. */
  readonly cards?: readonly number[];
  /** Military units by territory, as `3LI 1C2`. */
  readonly units?: { readonly [territory: string]: string };
  /** Vehicles as `galley 2 aegeanSea`, with units aboard at sea or cubes behind a colon: `galley 1 aegeanSea: 2LI`, `caravan 1 thrace: green`. */
  readonly vehicles?: readonly string[];
}

export interface PositionPlan {
  readonly turn?: number;
  readonly phase?: Phase;
  readonly active?: Seat;
  readonly order?: readonly Seat[];
  readonly options?: { readonly [id: string]: boolean | number | string };
  readonly barbarians?: { readonly [territory: string]: string };
  readonly rebels?: readonly string[];
  readonly buildings?: { readonly [territory: string]: readonly BuildingId[] };
  readonly damage?: { readonly [building: string]: number };
  /** Who owns a territory where that does not follow from units: conquered homes, contested land. */
  readonly owners?: { readonly [territory: string]: Seat };
  /** Control tokens, with the territory of the building that gave them. */
  readonly tokens?: { readonly [territory: string]: readonly [seat: Seat, from: string] };
  readonly markets?: { readonly [territory: string]: readonly Good[] };
  readonly wars?: readonly (readonly [Seat, Seat])[];
  readonly pacts?: readonly Pact[];
  readonly prisoners?: readonly (readonly [holder: Seat, owner: Seat, units: string])[];
  readonly warCircle?: readonly [number, number, number];
  readonly chance?: Chance;
  /** What is about to happen before the turn ends; else nothing does. */
  readonly next?: (s: UniState) => readonly Frame[];
}

/** A table in the middle of a turn, by default in phase 5 of turn 3. Eight players' worth of nothing: only what is named is there. */
export function position(players: readonly PlayerPlan[], plan: PositionPlan = {}): UniState {
  const options: { [id: string]: boolean | number | string } = { kingdoms: 'agreed', ...plan.options };
  const free = USUAL.filter((kingdom) => !players.some((player) => player.kingdom === kingdom));
  players.forEach((player, seat) => {
    options[`kingdom${seat + 1}`] = player.kingdom ?? free.shift() ?? 'any';
  });
  const s = beginGame(game, { seats: players.length, options }, scriptChance([]));
  s.core.chance = plan.chance ?? fastChance(1);
  s.core.stack = [];
  layMap.run?.(s, layMap.do({}));
  s.turn = plan.turn ?? 3;
  s.phase = PHASES.indexOf(plan.phase ?? 'combat');
  s.active = plan.active ?? NOBODY;
  if (plan.order !== undefined) s.order = plan.order.slice();
  s.warCircle = plan.warCircle?.slice() ?? [4, 6, 8];
  players.forEach((player, seat) => {
    equip(s, seat, player);
  });
  for (const [id, units] of Object.entries(plan.barbarians ?? {})) putUnits(s, BARBARIANS, node(id), units);
  for (const id of plan.rebels ?? []) s.rebel[node(id)] = 1;
  for (const [id, built] of Object.entries(plan.buildings ?? {})) for (const building of built) put(s, node(id), building);
  for (const [id, points] of Object.entries(plan.damage ?? {})) {
    const [territory, building] = id.split(' ');
    s.damage[node(territory) * 3 + categoryOf(building)] = points;
  }
  for (const [id, goods] of Object.entries(plan.markets ?? {})) for (const one of goods) putCube(s, node(id), good(one));
  for (const [id, [seat, from]] of Object.entries(plan.tokens ?? {})) {
    s.controlTokens[node(id)] = seat;
    s.tokenFrom[node(id)] = node(from);
  }
  for (const [one, other] of plan.wars ?? []) {
    beginWar(s, one, other, s.turn);
    s.warBegan = s.warBegan.map((turn) => Math.max(0, turn - 1));
  }
  for (const [id, seat] of Object.entries(plan.owners ?? {})) s.owner[node(id)] = seat;
  for (const [holder, owner, units] of plan.prisoners ?? [])
    for (const [unit, n] of counted(units)) {
      s.prisoners[prisonerAt(holder, owner, unit)] += n;
      s.reserve[owner * 5 + Math.min(unit, 4)] -= n;
    }
  s.pacts = plan.pacts ?? [];
  s.pactsMade = s.pacts.length;
  examineAll(s);
  if (plan.next !== undefined) s.core.stack = [endGame.do({}), endTurn.do({ turn: s.turn }), ...plan.next(s).toReversed()];
  return s;
}

function equip(s: UniState, seat: Seat, player: PlayerPlan): void {
  const { florins = 1000, honour = 10, loans = 0, tax = 30, levels = {}, points = {}, tokens = {}, cards = [], units = {} } = player;
  s.florins[seat] = florins;
  s.honour[seat] = honour;
  s.loans[seat] = loans;
  s.tax[seat] = tax;
  COLOURS.forEach((name, index) => {
    s.levels[hue(seat, index)] = levels[name] ?? 0;
    s.points[hue(seat, index)] = points[name] ?? 0;
    s.tokens[hue(seat, index)] = tokens[name] ?? 0;
  });
  for (const num of cards) {
    const index = card(Math.abs(num));
    s.cards[seat].push(index);
    s.cardState[index] = num < 0 ? 1 : 0;
    s.empireDeck = s.empireDeck.filter((other) => other !== index);
  }
  for (const [id, some] of Object.entries(units)) putUnits(s, seat, node(id), some);
  for (const vehicle of player.vehicles ?? []) putVehicle(s, seat, vehicle);
}

function counted(units: string): [unit: number, n: number][] {
  return [...units.matchAll(/(\d+)(LI|HI|AR|CA|C1|C2|C3)/g)].map(([, n, kind]) => [SHORT.indexOf(kind), Number(n)]);
}

export function putUnits(s: UniState, side: Side, location: number, units: string): void {
  for (const [unit, n] of counted(units))
    if (muster(s, side, location, unit, n) < n) throw new Error(`the reserve of ${side} has no ${n} ${UNITS[unit]}`);
}

/** Puts a vehicle on the map and returns its slot. */
export function putVehicle(s: UniState, side: Side, text: string): number {
  const [what, load = ''] = text.split(': ');
  const [kind, level, where] = what.split(' ');
  const slot = placeVehicle(s, side, VEHICLE_WORDS.indexOf(kind), Number(level), node(where));
  putUnits(s, side, c.nodes[node(where)].sea ? aboard(slot) : node(where), load);
  for (const [index, name] of GOODS.entries()) {
    const n = load.split(' ').filter((word) => word === name).length;
    if (n > 0) s.cargo[cargoAt(slot, index)] = n;
    s.cubes[index] -= n;
  }
  return slot;
}

function categoryOf(building: string): number {
  const index = BUILDING_WORDS.indexOf(building);
  return index < 3 ? 0 : index < 6 ? 1 : 2;
}

function put(s: UniState, territory: number, building: BuildingId): void {
  const index = BUILDINGS.indexOf(building);
  raise(s, territory, categoryOf(building), index === 6 ? 3 : (index % 3) + 1);
}

/** Units of a side at a place, as `3LI 1C2`; empty for none. */
export function units(s: UniState, side: Side, where: string): string {
  return SHORT.map((short, unit) => ({ short, n: s.troops[unitAt(side, node(where), unit)] }))
    .filter(({ n }) => n > 0)
    .map(({ short, n }) => `${n}${short}`)
    .join(' ');
}

export function army(s: UniState, side: Side, where: string): number {
  return s.armies[armyAt(side, node(where))];
}

export function controller(s: UniState, where: string): Seat | null {
  const seat = s.control[node(where)];
  return seat < 0 ? null : seat;
}

/** A new game up to its first question. */
export function started(seats: number, options: { readonly [id: string]: boolean | number | string } = {}, seed = 1): UniState {
  const s = beginGame(game, { seats, options }, fastChance(seed));
  advance(game, s);
  return s;
}
