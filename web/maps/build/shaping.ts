/** From lines between areas to the shape that is kept. */

import { packLines } from '../packed.ts';
import { type MadeShape, outlinesAround, readShape, ringsOf } from '../shape.ts';
import type { Arc } from './arrange.ts';
import { areaOf, type Box, heartOf, isWithin, type Point, type Ring } from './points.ts';

interface Area {
  readonly id: string;
  /** Where it is known to be well inside; kept if it is. */
  readonly heart?: Point;
}

/** Hearts are looked for where a name has room: it is so much wider than high. */
const WIDE = 2;

export function shapeOf(arcs: readonly Arc[], areas: readonly Area[], { right, bottom }: Box): MadeShape {
  const made = {
    width: right,
    height: bottom,
    lines: packLines(arcs.map(({ points }) => points)),
    sides: arcs.map((arc) => [arc.left, arc.right]),
    areas: [],
  };
  const shape = readShape(made);
  return {
    ...made,
    areas: areas.map(({ id, heart }, area) => {
      const largest = largestOf(ringsOf(shape, outlinesAround(shape, new Set([area]))));
      const inside = heart !== undefined && isWithin(heart, largest) ? heart : heartOf(largest, WIDE);
      return {
        id,
        heart: [Math.round(inside[0]), Math.round(inside[1])],
        size: Math.round(Math.sqrt(largest.reduce((sum, ring) => sum + areaOf(ring), 0))),
      };
    }),
  };
}

/** The largest part of an area, with the holes in it. */
export function largestOf(rings: readonly Ring[]): readonly Ring[] {
  const outer = rings.reduce((best, ring) => (areaOf(ring) > areaOf(best) ? ring : best));
  return [outer, ...rings.filter((ring) => areaOf(ring) < 0 && isWithin(ring[0], [outer]))];
}
