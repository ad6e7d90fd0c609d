/** The drawn land: the made map with its paths, and everything found by name. */

import { type MadeFief, ORNAMENTS } from '../../../maps/fief/made.ts';
import { type Line, type Place, pathOfArea, pathOfAreas, pathOfLines, readShape, type Shape } from '../../../maps/shape.ts';
import type { FiefMapView } from './view.ts';

export interface Land {
  readonly made: MadeFief;
  readonly shape: Shape;
  readonly numbers: ReadonlyMap<string, number>;
  /** By village. */
  readonly cells: readonly string[];
  readonly coast: string;
}

export function landOf(made: MadeFief): Land {
  const shape = readShape(made.shape);
  return {
    made,
    shape,
    numbers: new Map(shape.areas.map(({ id }, v) => [id, v])),
    cells: shape.areas.map((_, v) => pathOfArea(shape, v)),
    coast: pathOfAreas(shape, new Set(shape.areas.map((_, v) => v))),
  };
}

export function numberOf({ numbers }: Land, village: string): number {
  const number = numbers.get(village);
  if (number === undefined) throw new Error(`There is no village “${village}” on the map.`);
  return number;
}

export function placeOf(land: Land, village: string): Place {
  return land.made.villages[numberOf(land, village)].at;
}

/** Several villages as one area. */
export function pathOf(land: Land, villages: readonly string[]): string {
  return pathOfAreas(land.shape, new Set(villages.map((village) => numberOf(land, village))));
}

export interface Borders {
  /** Within a fief, between fiefs, and between bishoprics. */
  readonly village: string;
  readonly fief: string;
  readonly bishopric: string;
}

export function bordersOf({ shape }: Land, { villages }: FiefMapView): Borders {
  const inside = shape.lines.filter(({ left, right }) => left >= 0 && right >= 0);
  const parts =
    (by: 'fief' | 'bishopric') =>
    ({ left, right }: Line) =>
      villages[left][by] !== villages[right][by];
  return {
    village: pathOfLines(inside.filter((line) => !parts('fief')(line))),
    fief: pathOfLines(inside.filter(parts('fief'))),
    bishopric: pathOfLines(inside.filter(parts('bishopric'))),
  };
}

export interface RoadEnd {
  readonly road: MadeFief['roads'][number];
  /** Which end of the road the village is. */
  readonly end: 0 | 1;
}

/** The road between two villages, seen from the first. */
export function roadBetween(land: Land, from: string, to: string): RoadEnd | null {
  const [a, b] = [numberOf(land, from), numberOf(land, to)];
  const road = land.made.roads.find(({ ends }) => ends.includes(a) && ends.includes(b));
  return road === undefined ? null : { road, end: road.ends[0] === a ? 0 : 1 };
}

export function pathOfRoad({ made: { villages } }: Land, { ends: [a, b], bend }: MadeFief['roads'][number]): string {
  return `M${villages[a].at.join(' ')}Q${bend.join(' ')} ${villages[b].at.join(' ')}`;
}

/** A march along roads. */
export function pathOfRoute(land: Land, route: readonly string[]): string {
  return route
    .slice(1)
    .flatMap((to, i) => {
      const found = roadBetween(land, route[i], to);
      return found === null ? [] : [pathOfRoad(land, found.road)];
    })
    .join('');
}

export function ornamentsOf({ made }: Land): readonly { readonly kind: (typeof ORNAMENTS)[number]; readonly at: Place }[] {
  return made.ornaments.map(([kind, x, y]) => ({ kind: ORNAMENTS[kind], at: [x, y] }));
}
