/** Points, boxes and polygons of a map. Nothing here uses functions whose last digit may differ from one engine to another. */

export type Point = readonly [x: number, y: number];
/** Closed: the last point is joined to the first. */
export type Ring = readonly Point[];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));
}

export function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** Positive when `c` lies to the left of the line from `a` to `b`, with y growing upward; to its right as a map is drawn. */
export function side([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

export function areaOf(ring: Ring): number {
  let twice = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) twice += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  return twice / 2;
}

/** Whether a point lies inside rings, each of which turns inside out. */
export function isWithin([x, y]: Point, rings: readonly Ring[]): boolean {
  let isIn = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i];
      const [bx, by] = ring[j];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
    }
  }
  return isIn;
}

export function boxOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom };
}

export function lengthOf(line: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < line.length; i++) length += distance(line[i - 1], line[i]);
  return length;
}

/** The point at a distance along a line, and the direction of the line there, of length 1. */
export function alongLine(line: readonly Point[], far: number): { readonly at: Point; readonly towards: Point } {
  let left = far;
  for (let i = 1; i < line.length; i++) {
    const step = distance(line[i - 1], line[i]);
    if (left > step && i < line.length - 1) {
      left -= step;
      continue;
    }
    const [ax, ay] = line[i - 1];
    const [bx, by] = line[i];
    return { at: between(line[i - 1], line[i], Math.min(1, left / step)), towards: [(bx - ax) / step, (by - ay) / step] };
  }
  throw new Error('A line has two points.');
}

/** The square of the distance of a point to a segment. */
function squareTo([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / square));
  const x = ax + share * dx - px;
  const y = ay + share * dy - py;
  return x * x + y * y;
}

export function distanceToLine(p: Point, line: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) least = Math.min(least, squareTo(p, line[i - 1], line[i]));
  return Math.sqrt(least);
}

export function distanceToRings(p: Point, rings: readonly Ring[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) least = Math.min(least, squareTo(p, ring[j], ring[i]));
  return Math.sqrt(least);
}

/** How far along the first segment the second crosses it, from 0 to 1; null where they do not meet. */
export function crossing(a: Point, b: Point, c: Point, d: Point): number | null {
  const [abx, aby] = [b[0] - a[0], b[1] - a[1]];
  const [cdx, cdy] = [d[0] - c[0], d[1] - c[1]];
  const by = abx * cdy - aby * cdx;
  if (by === 0) return null;
  const [acx, acy] = [c[0] - a[0], c[1] - a[1]];
  const along = (acx * cdy - acy * cdx) / by;
  const other = (acx * aby - acy * abx) / by;
  return along >= 0 && along <= 1 && other >= 0 && other <= 1 ? along : null;
}

/** A point well inside rings: of a grid of points that of the widest clearance, refined. Width counts `wide` times as much as height. */
export function heartOf(rings: readonly Ring[], wide = 1): Point {
  const flat = rings.map((ring) => ring.map(([x, y]): Point => [x / wide, y]));
  const { left, top, right, bottom } = boxOf(flat.flat());
  let best: Point = flat[0][0];
  let clearance = -1;
  let [x0, y0, step] = [left, top, Math.max(right - left, bottom - top) / 24];
  let [columns, rows] = [Math.ceil((right - left) / step), Math.ceil((bottom - top) / step)];
  for (let round = 0; round < 4; round++) {
    for (let row = 0; row <= rows; row++) {
      for (let column = 0; column <= columns; column++) {
        const point: Point = [x0 + column * step, y0 + row * step];
        if (!isWithin(point, flat)) continue;
        const clear = distanceToRings(point, flat);
        if (clear > clearance) [best, clearance] = [point, clear];
      }
    }
    step /= 4;
    [x0, y0] = [best[0] - 4 * step, best[1] - 4 * step];
    columns = rows = 8;
  }
  return [best[0] * wide, best[1]];
}
