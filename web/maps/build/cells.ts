/** Voronoi cells: what lies nearer to one site than to any other, cut at the frame. */

import { hashed } from './hash.ts';
import type { Box, Point } from './points.ts';

/** A border of two cells. */
export interface Edge {
  /** Numbers of the sites to its left and right, seen along the line on a map whose y grows downward. */
  readonly left: number;
  readonly right: number;
  readonly from: Point;
  readonly to: Point;
}

/** Which of the lines that bound a cell: a site whose cell lies behind it, or a side of the frame. */
const FRAME = { left: -1, right: -2, top: -3, bottom: -4 } as const;

interface Corner {
  readonly at: Point;
  /** The line that runs from this corner to the next. */
  readonly line: number;
}

/** Sites on one circle would meet in a point of more than three cells: none is quite where it was said to be. */
function unlevelled(sites: readonly Point[]): Point[] {
  return sites.map(([x, y], i) => [x + (hashed(i, Math.round(x), 1) - 0.5) / 2, y + (hashed(i, Math.round(y), 2) - 0.5) / 2]);
}

/** The borders of all cells, each once, with ends on whole numbers. */
export function bordersOf(given: readonly Point[], frame: Box): readonly Edge[] {
  const sites = unlevelled(given);
  const edges: Edge[] = [];
  for (let i = 0; i < sites.length; i++) {
    const corners = cellOf(sites, i, frame);
    corners.forEach(({ line }, c) => {
      if (line < i) return;
      const before = corners[(c + corners.length - 1) % corners.length];
      const after = corners[(c + 1) % corners.length];
      const from = meeting(sites, i, before.line, line, frame);
      const to = meeting(sites, i, line, after.line, frame);
      if (from[0] !== to[0] || from[1] !== to[1]) edges.push({ left: line, right: i, from, to });
    });
  }
  return edges;
}

/** Corners of a cell, clockwise as a map is drawn. */
function cellOf(sites: readonly Point[], i: number, { left, top, right, bottom }: Box): readonly Corner[] {
  let corners: Corner[] = [
    { at: [left, top], line: FRAME.top },
    { at: [right, top], line: FRAME.right },
    { at: [right, bottom], line: FRAME.bottom },
    { at: [left, bottom], line: FRAME.left },
  ];
  sites.forEach((_, other) => {
    if (other !== i) corners = cut(corners, sites[i], sites[other], other);
  });
  return corners;
}

/** What is left of a cell on its own side of the line halfway to another site. */
function cut(corners: readonly Corner[], site: Point, other: Point, line: number): Corner[] {
  const nearer = ([x, y]: Point): number =>
    (x - other[0]) * (x - other[0]) + (y - other[1]) * (y - other[1]) - (x - site[0]) * (x - site[0]) - (y - site[1]) * (y - site[1]);
  const kept: Corner[] = [];
  corners.forEach((corner, c) => {
    const next = corners[(c + 1) % corners.length];
    const [here, there] = [nearer(corner.at), nearer(next.at)];
    const share = here / (here - there);
    const at: Point = [corner.at[0] + (next.at[0] - corner.at[0]) * share, corner.at[1] + (next.at[1] - corner.at[1]) * share];
    if (here > 0) kept.push(corner);
    if (here > 0 && there <= 0) kept.push({ at, line });
    if (here <= 0 && there > 0) kept.push({ at, line: corner.line });
  });
  return kept;
}

/** Where two lines of a cell meet, worked out alike for every cell that has this corner. */
function meeting(sites: readonly Point[], i: number, a: number, b: number, frame: Box): Point {
  const around = [i, a, b].filter((line) => line >= 0).sort((x, y) => x - y);
  const sides = [a, b].filter((line) => line < 0);
  if (around.length === 3) return rounded(centre(sites[around[0]], sites[around[1]], sites[around[2]]));
  if (around.length === 2) return rounded(onSide(sites[around[0]], sites[around[1]], sides[0], frame));
  return [sides.includes(FRAME.left) ? frame.left : frame.right, sides.includes(FRAME.top) ? frame.top : frame.bottom];
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

/** The point as far from each of three sites. */
function centre([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): Point {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, cx - ax, cy - ay];
  const twice = 2 * (ux * vy - uy * vx);
  const [u, v] = [ux * ux + uy * uy, vx * vx + vy * vy];
  return [ax + (vy * u - uy * v) / twice, ay + (ux * v - vx * u) / twice];
}

/** Where the line halfway between two sites meets a side of the frame. */
function onSide([ax, ay]: Point, [bx, by]: Point, frameSide: number, frame: Box): Point {
  const [mx, my, dx, dy] = [(ax + bx) / 2, (ay + by) / 2, bx - ax, by - ay];
  if (frameSide === FRAME.left || frameSide === FRAME.right) {
    const x = frameSide === FRAME.left ? frame.left : frame.right;
    return [x, my - (dx * (x - mx)) / dy];
  }
  const y = frameSide === FRAME.top ? frame.top : frame.bottom;
  return [mx - (dy * (y - my)) / dx, y];
}

/** Ends of short borders that should not be there drawn together into one point, where then more than three areas meet. */
export function contracted(edges: readonly Edge[], isUnwanted: (edge: Edge) => boolean): readonly Edge[] {
  const key = ([x, y]: Point): string => `${x} ${y}`;
  const moved = new Map<string, Point>();
  for (const edge of edges) {
    if (!isUnwanted(edge)) continue;
    const { from, to } = edge;
    const middle: Point = [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)];
    moved.set(key(from), middle).set(key(to), middle);
  }
  const placed = (point: Point): Point => moved.get(key(point)) ?? point;
  return edges.map((edge) => ({ ...edge, from: placed(edge.from), to: placed(edge.to) })).filter(({ from, to }) => key(from) !== key(to));
}
