/** A coast for a land that has none: an uneven line around its sites. */

import { hashed } from './hash.ts';
import { alongLine, distance, lengthOf, type Point, type Ring, side } from './points.ts';

interface Wildness {
  /** How far the coast lies from the outermost sites. */
  readonly margin: number;
  /** How long the pieces of the coast are. */
  readonly step: number;
  /** How far it strays. */
  readonly most: number;
}

export function outlineAround(sites: readonly Point[], { margin, step, most }: Wildness): Ring {
  const rounded = smooth(smooth(smooth(spread(hullOf(sites), margin))));
  const closed = [...rounded, rounded[0]];
  const pieces = Math.round(lengthOf(closed) / step);
  return Array.from({ length: pieces }, (_, piece): Point => {
    const { at, towards } = alongLine(closed, (piece / pieces) * lengthOf(closed));
    const aside = (hashed(Math.round(at[0]), Math.round(at[1]), 1) - 0.5) * 2 * most;
    const along = (hashed(Math.round(at[0]), Math.round(at[1]), 2) - 0.5) * (step / 2);
    return [Math.round(at[0] - towards[1] * aside + towards[0] * along), Math.round(at[1] + towards[0] * aside + towards[1] * along)];
  });
}

/** The tightest ring around points that has no dent. */
export function hullOf(points: readonly Point[]): Ring {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (ordered: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of ordered) {
      while (kept.length > 1 && side(kept[kept.length - 2], kept[kept.length - 1], point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain([...sorted].reverse())];
}

/** Moves every corner outward; a sharp one is cut off. */
function spread(ring: Ring, margin: number): Ring {
  const out = (a: Point, b: Point): Point => {
    const length = distance(a, b);
    return [((b[1] - a[1]) / length) * margin, ((a[0] - b[0]) / length) * margin];
  };
  return ring.flatMap((point, i): readonly Point[] => {
    const before = out(ring[(i + ring.length - 1) % ring.length], point);
    const after = out(point, ring[(i + 1) % ring.length]);
    return [
      [point[0] + before[0], point[1] + before[1]],
      [point[0] + after[0], point[1] + after[1]],
    ];
  });
}

/** Cuts every corner. */
function smooth(ring: Ring): Ring {
  return ring.flatMap(([ax, ay], i): readonly Point[] => {
    const [bx, by] = ring[(i + 1) % ring.length];
    return [
      [ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25],
      [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75],
    ];
  });
}
