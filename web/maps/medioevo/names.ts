/** Where names, stacks and towns lie at each distance: towns first, then stacks, which give way, then names. */

import { type Room, room, sharedWith } from '../build/boxes.ts';
import { widthOf } from '../build/letters.ts';
import { distance, type Point } from '../build/points.ts';
import { areaAt, type Raster, squaresOf } from '../build/raster.ts';
import type { MadeArea, Place } from '../shape.ts';
import { DEGREE } from './land.ts';
import type { MedioevoLayout } from './layout.ts';
import { DISTANCES, type Distance, type NamePlace } from './made.ts';

/** In pixels: the sign of a town (level, good, port), a stack, and type. */
const TOWN = { width: 54, height: 20 } as const;
const STACK = { width: 64, height: 24 } as const;
const TOWN_NAME = 14;
const NAMES = { far: 15, near: 17 } as const;
const LINE = 1.2;
/** Letters of seas stand apart. */
const SEA_SPACING = 0.1;
/** Names of seas may follow the water. */
const TURNS = [0, -15, 15, -30, 30, -45, 45] as const;

type Language = 'fr' | 'en';

interface Ground {
  readonly layout: MedioevoLayout;
  readonly areas: readonly MadeArea[];
  readonly towns: readonly (Place | null)[];
  readonly raster: Raster;
  /** By area: places to try. */
  readonly squares: readonly (readonly Point[])[];
}

export function distancesOf(
  layout: MedioevoLayout,
  areas: readonly MadeArea[],
  towns: readonly (Place | null)[],
  raster: Raster,
): readonly Distance[] {
  const nodes = layout.territories.length + layout.seaZones.length;
  const squares = areas.slice(0, nodes).map(({ size }, area) => squaresOf(raster, area, size > 500 ? 3 : size > 250 ? 2 : 1));
  const ground = { layout, areas, towns, raster, squares };
  return DISTANCES.map((scale) => distanceOf(ground, scale / DEGREE, scale >= 42 ? NAMES.near : NAMES.far));
}

function distanceOf(ground: Ground, scale: number, size: number): Distance {
  const { layout, towns } = ground;
  const signs = towns.flatMap((town) => (town === null ? [] : [room([town[0] * scale, town[1] * scale], TOWN.width, TOWN.height)]));
  const stacks = stacksOf(ground, scale, signs);
  const boxes = stacks.map(([x, y]) => room([x * scale, y * scale], STACK.width, STACK.height));
  const namesIn = (language: Language): { readonly places: readonly NamePlace[]; readonly boxes: readonly Room[] } =>
    namesOf(ground, scale, size, language, signs, boxes);
  const [fr, en] = [namesIn('fr'), namesIn('en')];
  const townsIn = (language: Language, named: readonly Room[]): Distance['towns']['fr'] => {
    const taken: Room[] = [...signs, ...boxes.slice(0, layout.territories.length), ...named];
    return layout.territories.map(({ city }, t) => {
      const town = towns[t];
      if (city === null || town === null) return null;
      return townName([town[0] * scale, town[1] * scale], widthOf(city.name[language], TOWN_NAME), taken);
    });
  };
  return { stacks, names: { fr: fr.places, en: en.places }, towns: { fr: townsIn('fr', fr.boxes), en: townsIn('en', en.boxes) } };
}

/** By size, the smallest first: they have the least choice. */
function smallestFirst({ areas }: Ground, count: number): readonly number[] {
  return Array.from({ length: count }, (_, area) => area).sort((a, b) => areas[a].size - areas[b].size || a - b);
}

/** A stack lies near the heart of its area, but on no town and no other stack. */
function stacksOf(ground: Ground, scale: number, signs: readonly Room[]): readonly Place[] {
  const { areas, squares, raster } = ground;
  const taken: Room[] = [...signs];
  const places: Place[] = squares.map((_, area) => areas[area].heart);
  for (const area of smallestFirst(ground, squares.length)) {
    const { heart } = areas[area];
    const place = least([heart, ...squares[area]], (at) => {
      const box = room([at[0] * scale, at[1] * scale], STACK.width, STACK.height);
      return distance(at, heart) * scale * 0.5 + sharedWith(box, taken) * 0.4 + outside(raster, area, box, scale) * 30;
    });
    places[area] = [Math.round(place[0]), Math.round(place[1])];
    taken.push(room([place[0] * scale, place[1] * scale], STACK.width, STACK.height));
  }
  return places;
}

function least<T>(things: readonly T[], cost: (thing: T) => number): T {
  let best = things[0];
  let lowest = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const price = cost(thing);
    if (price < lowest) [best, lowest] = [thing, price];
  }
  return best;
}

/** Share of a box that lies outside its area, sampled. */
function outside(raster: Raster, area: number, { x, y, width, height }: Room, scale: number, turn = 0): number {
  const [cos, sin] = TURNED[turn] ?? [1, 0];
  let out = 0;
  for (const across of [-0.5, -0.25, 0, 0.25, 0.5]) {
    for (const down of [-0.4, 0.4]) {
      const [dx, dy] = [across * width, down * height];
      if (areaAt(raster, (x + dx * cos - dy * sin) / scale, (y + dx * sin + dy * cos) / scale) !== area) out += 0.1;
    }
  }
  return out;
}

/** Cosine and sine by degree, written out: engines may differ in the last digit. */
const TURNED: { readonly [turn: number]: readonly [number, number] } = {
  0: [1, 0],
  15: [0.9659, 0.2588],
  [-15]: [0.9659, -0.2588],
  30: [0.866, 0.5],
  [-30]: [0.866, -0.5],
  45: [Math.SQRT1_2, Math.SQRT1_2],
  [-45]: [Math.SQRT1_2, -Math.SQRT1_2],
};

function namesOf(ground: Ground, scale: number, size: number, language: Language, signs: readonly Room[], stacks: readonly Room[]) {
  const { layout, areas, squares, raster } = ground;
  const lands = layout.territories.length;
  const nodes = [...layout.territories, ...layout.seaZones];
  const places: NamePlace[] = nodes.map((_, area) => [...areas[area].heart, 0, 0]);
  const named: Room[] = [];
  for (const area of smallestFirst(ground, nodes.length)) {
    const isSea = area >= lands;
    const width = widthOf(nodes[area].name[language], size, isSea ? SEA_SPACING : 0);
    const { heart } = areas[area];
    // A name may lie under a stack of the sea, where ships are few; it may not lie under one of its own land.
    const taken = [...signs, ...(isSea ? [] : stacks.slice(0, lands)), ...named];
    let best: NamePlace = places[area];
    let bestBox: Room | null = null;
    let lowest = Number.POSITIVE_INFINITY;
    for (const turn of isSea ? TURNS : [0]) {
      const [cos, sin] = TURNED[turn] ?? [1, 0];
      for (const at of [heart, ...squares[area]]) {
        const middle: Point = [at[0] * scale, at[1] * scale];
        const flat = room(middle, width, size * LINE);
        const box = room(middle, width * cos + size * LINE * Math.abs(sin), width * Math.abs(sin) + size * LINE * cos);
        const covered = sharedWith(box, taken);
        const cost =
          distance(at, heart) * scale * 0.2 +
          covered * 2 +
          outside(raster, area, flat, scale, turn) * (isSea ? 150 : 70) +
          Math.abs(turn) * 0.6;
        if (cost >= lowest) continue;
        lowest = cost;
        best = [Math.round(at[0]), Math.round(at[1]), turn, covered === 0 && isOnMap(box, raster, scale) ? 1 : 0];
        bestBox = box;
      }
    }
    places[area] = best;
    if (bestBox !== null && best[3] === 1) named.push(bestBox);
  }
  return { places, boxes: named };
}

function isOnMap({ x, y, width, height }: Room, { columns, rows, step }: Raster, scale: number): boolean {
  return x >= width / 2 && y >= height / 2 && x + width / 2 <= columns * step * scale && y + height / 2 <= rows * step * scale;
}

/** Below the sign of the town, above it or beside it. */
function townName([x, y]: Point, width: number, taken: Room[]): readonly [number, number, 0 | 1] {
  const height = TOWN_NAME * LINE;
  const [down, across] = [(TOWN.height + height) / 2, (TOWN.width + width) / 2 + 2];
  const spots: readonly Point[] = [
    [0, down],
    [0, -down],
    [across, 0],
    [-across, 0],
    [width / 4, down],
    [-width / 4, down],
  ];
  const spot = least(spots, ([dx, dy]) => sharedWith(room([x + dx, y + dy], width, height), taken));
  const box = room([x + spot[0], y + spot[1]], width, height);
  const fits = sharedWith(box, taken) === 0;
  if (fits) taken.push(box);
  return [Math.round(spot[0]), Math.round(spot[1]), fits ? 1 : 0];
}
