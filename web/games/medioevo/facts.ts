/** Things of the table found by name. */

import type { Seat, Target } from '@castellan/engine';
import type { PlayerView, RelationView, StackView, TerritoryView, UniView, VehicleView } from '@castellan/medioevo';
import { UNITS, type Unit } from '@castellan/medioevo/vocabulary';
import type { Choice } from '../../shell/index.ts';
import { type Content, contentAt } from './content.ts';
import type { Sign } from './icons.ts';

export function kindOf(target: Target): string {
  return target.slice(0, target.indexOf(':'));
}

export function idOf(target: Target): string {
  return target.slice(target.indexOf(':') + 1);
}

export function territoryNamed({ territories }: UniView, id: string): TerritoryView | null {
  return territories.find((territory) => territory.id === id) ?? null;
}

export function isSea({ seas }: UniView, id: string): boolean {
  return seas.some((sea) => sea.id === id);
}

export function vehicleAt({ vehicles }: UniView, slot: number): VehicleView | null {
  return vehicles.find((vehicle) => vehicle.slot === slot) ?? null;
}

/** Vehicles that stand in a place, those aboard a galley too. */
export function vehiclesIn({ vehicles }: UniView, node: string): readonly VehicleView[] {
  return vehicles.filter((vehicle) => vehicle.node === node);
}

/** Whose realm is drawn as one's own: a spectator sees that of the first player. */
export function mineOf(view: UniView, me: Seat | null): PlayerView {
  return view.players[me ?? 0];
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

/** Armies in a place: those of a territory, and at sea those aboard galleys, by side. */
export function armiesIn(view: UniView, node: string): readonly StackView[] {
  const territory = territoryNamed(view, node);
  if (territory !== null) return territory.stacks;
  const stacks = new Map<Seat | null, StackView>();
  for (const { seat, units } of vehiclesIn(view, node)) {
    if (sum(units) === 0) continue;
    const before = stacks.get(seat);
    stacks.set(seat, {
      seat,
      units: UNITS.map((_, unit) => (before?.units[unit] ?? 0) + units[unit]),
      stopped: UNITS.map(() => 0),
    });
  }
  return [...stacks.values()];
}

/** All units of a player, wherever they stand. */
export function unitsOf(view: UniView, seat: Seat): number {
  const onLand = view.territories.flatMap(({ stacks }) => stacks).filter((stack) => stack.seat === seat);
  const atSea = view.vehicles.filter((vehicle) => vehicle.seat === seat);
  return sum([...onLand, ...atSea].map(({ units }) => sum(units)));
}

/** Captains of all levels have one picture. */
export function signOf(unit: Unit): Sign {
  return unit === 'captain1' || unit === 'captain2' || unit === 'captain3' ? 'captain' : unit;
}

const VEHICLE_SIGNS: { readonly [name: string]: Sign } = {
  galley: 'galley',
  warWagon: 'warWagon',
  caravan: 'caravan',
  merchantShip: 'merchantShip',
  catapult: 'catapult',
  trebuchet: 'trebuchet',
  bombard: 'bombard',
};

/** The picture of a vehicle by its name: engines differ by level. */
export function signOfVehicle(name: string): Sign {
  return VEHICLE_SIGNS[name] ?? 'warWagon';
}

export type TerritoryContent = Content['map']['territories'][number];
export type CardContent = Content['empireCards'][number];

export function territoryContent(view: UniView, id: string): TerritoryContent | null {
  return contentAt(view).map.territories.find((territory) => territory.id === id) ?? null;
}

export function cardContent(view: UniView, id: string): CardContent | null {
  return contentAt(view).empireCards.find((card) => card.id === id) ?? null;
}

export type Relation = RelationView['state'] | 'peace';

/** How two players stand to each other. */
export function relationOf({ relations }: UniView, one: Seat, other: Seat): Relation {
  return relations.find(({ seats }) => seats.includes(one) && seats.includes(other))?.state ?? 'peace';
}

/** What a vehicle has room for, and how far it moves, as printed. */
export function levelOf(view: UniView, { kind, level }: VehicleView): { readonly capacity: number; readonly mp: number } {
  const { siegeEngines, transports } = contentAt(view);
  if (kind === 'siegeEngine') return { capacity: 0, mp: siegeEngines.find((engine) => engine.level === level)?.mp ?? 0 };
  const found = transports.find(({ id }) => id === kind)?.levels.find((one) => one.level === level);
  return { capacity: found?.capacity ?? 0, mp: found?.mp ?? 0 };
}

/** Whether an option names a thing, and not only a piece that it stands for, or a way that leads there. */
export function isPointedAt({ lit }: Choice, target: Target): boolean {
  return lit(target)?.options.some(({ at = [] }) => at.includes(target)) ?? false;
}

/** Whether a place may be touched only because it stands for a piece in it. */
export function isStandIn(choice: Choice, target: Target): boolean {
  return (choice.lit(target)?.options.length ?? 0) > 0 && !isPointedAt(choice, target);
}
