/** Makes the map of Medioevo from its layout and the coasts of the earth. */

import type { Arc } from '../build/arrange.ts';
import { alongLine, distance, heartOf, lengthOf, type Point, type Ring } from '../build/points.ts';
import { type Raster, rasterOf, squaresOf } from '../build/raster.ts';
import { largestOf, shapeOf } from '../build/shaping.ts';
import { outlinesAround, type Place, readShape, ringsOf, type Shape } from '../shape.ts';
import { packDistance } from './distances.ts';
import { arcsOf, areasOf, coastOf, DEGREE, frameOf, projectionOf } from './land.ts';
import type { MedioevoLayout } from './layout.ts';
import type { MadeMedioevo } from './made.ts';
import { distancesOf } from './names.ts';
import { waysFrom } from './routes.ts';

/** Squares of a tenth of a degree. */
const SQUARE = 10;

export function buildMedioevo(layout: MedioevoLayout, earth: readonly Ring[]): MadeMedioevo {
  const project = projectionOf(layout);
  const arcs = arcsOf(layout, coastOf(earth, layout));
  const made = shapeOf(
    arcs,
    areasOf(layout).map(({ id, centre }) => (centre === undefined ? { id } : { id, heart: project(centre) })),
    frameOf(layout),
  );
  const shape = readShape(made);
  const raster = rasterOf(shape, SQUARE);
  const towns = layout.territories.map(({ city }) => (city === null ? null : rounded(project([city.lon, city.lat]))));
  return {
    shape: made,
    territories: layout.territories.length,
    seaZones: layout.seaZones.length,
    degree: DEGREE,
    towns,
    distances: distancesOf(layout, made.areas, towns, raster).map((distance) => packDistance(distance, made.areas)),
    realms: realmsOf(layout, shape),
    passes: passesOf(layout, arcs, shape),
    routes: routesOf(layout, arcs, shape, raster, towns),
  };
}

function rounded([x, y]: Point): Place {
  return [Math.round(x), Math.round(y)];
}

/** A kingdom's name is written across its home. */
function realmsOf({ territories }: MedioevoLayout, shape: Shape): MadeMedioevo['realms'] {
  const homes = [...new Set(territories.flatMap(({ home }) => (home === null ? [] : [home])))];
  return homes.map((id) => {
    const areas = new Set(territories.flatMap(({ home }, t) => (home === id ? [t] : [])));
    return { id, at: rounded(heartOf(largestOf(ringsOf(shape, outlinesAround(shape, areas))), 3)) };
  });
}

/** The longest line that two areas share. */
function longestBetween(arcs: readonly Arc[], a: number, b: number): readonly Point[] | null {
  const between = arcs.filter(({ left, right }) => (left === a && right === b) || (left === b && right === a)).map(({ points }) => points);
  return between.length === 0 ? null : between.reduce((best, line) => (lengthOf(line) > lengthOf(best) ? line : best));
}

/** In the middle of the longest border; over a strait, halfway between the nearest points of both coasts. */
function passesOf({ territories }: MedioevoLayout, arcs: readonly Arc[], shape: Shape): MadeMedioevo['passes'] {
  return pairsOf(territories, territories, 0).map(([a, b]) => {
    const line = longestBetween(arcs, a, b);
    const [x, y] = rounded(line === null ? narrowest(shape, a, b) : alongLine(line, lengthOf(line) / 2).at);
    return [a, b, x, y];
  });
}

function narrowest(shape: Shape, a: number, b: number): Point {
  const [from, to] = [a, b].map((area) => ringsOf(shape, shape.areas[area].outlines).flat());
  let best: readonly [Point, Point] = [from[0], to[0]];
  for (const p of from) for (const q of to) if (distance(p, q) < distance(...best)) best = [p, q];
  return [(best[0][0] + best[1][0]) / 2, (best[0][1] + best[1][1]) / 2];
}

interface Node {
  readonly id: string;
  readonly adjacent: readonly string[];
}

/** Numbers of neighbours, each pair once: of the first list from 0 on, of the second from `first` on. */
function pairsOf(some: readonly Node[], others: readonly Node[], first: number): readonly (readonly [number, number])[] {
  return some.flatMap(({ adjacent }, a) =>
    others.flatMap(({ id }, o): readonly (readonly [number, number])[] =>
      adjacent.includes(id) && (some !== others || a < o) ? [[a, first + o]] : [],
    ),
  );
}

/** From the heart of each zone to the hearts of zones beside it, and to the harbours of coasts. */
function routesOf(
  layout: MedioevoLayout,
  arcs: readonly Arc[],
  shape: Shape,
  raster: Raster,
  towns: readonly (Place | null)[],
): MadeMedioevo['routes'] {
  const { territories, seaZones } = layout;
  const first = territories.length;
  const waters = { raster, isWater: (area: number) => area >= first && area !== first + seaZones.length };
  const heart = (area: number): Place => shape.areas[area].heart;
  return seaZones.flatMap(({ adjacent }, z) => {
    const zone = first + z;
    const seas = seaZones.flatMap(({ id }, other) => (other > z && adjacent.includes(id) ? [first + other] : []));
    const coasts = territories.flatMap(({ id }, t) => (adjacent.includes(id) ? [t] : []));
    const ends = [...seas.map(heart), ...coasts.map((t) => harbourOf(arcs, raster, t, zone, towns[t], territories[t].city?.port === true))];
    const open = new Set([zone, ...seas]);
    const ways = waysFrom(waters, heart(zone), ends, (area) => open.has(area));
    return [...seas, ...coasts].map((end, i) => ({ ends: [zone, end], way: ways[i].flatMap(rounded) }));
  });
}

/** Where ships land on a coast: by the town if it has a port on this zone, else in the middle of the longest shore. */
function harbourOf(arcs: readonly Arc[], raster: Raster, territory: number, zone: number, town: Place | null, isPort: boolean): Point {
  const shore = longestBetween(arcs, territory, zone);
  if (shore === null) throw new Error(`There is no shore between areas ${territory} and ${zone}.`);
  const middle = alongLine(shore, lengthOf(shore) / 2).at;
  const near = town !== null && isPort ? town : middle;
  const water = squaresOf(raster, zone, 1);
  const nearest = water.reduce((best, square) => (distance(square, near) < distance(best, near) ? square : best));
  return isPort && distance(nearest, near) > DEGREE ? middle : nearest;
}
