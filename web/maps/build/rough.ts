/** Borders as they grew: straight lines made uneven by a hash of their ends, so that both neighbours draw the same. */

import type { Edge } from './cells.ts';
import { hashed } from './hash.ts';
import { boxOf, crossing, distance, type Point } from './points.ts';

export interface Border {
  readonly left: number;
  readonly right: number;
  readonly line: readonly Point[];
}

/** How far a border may stray: at most this share of the way to its nearer end, so that borders which meet do not cross. */
const STRAY = 0.16;

export interface Roughness {
  /** How long the pieces of a border are, at most. */
  readonly step: number;
  /** How far a border strays from the straight line, at most. */
  readonly most: number;
}

export function roughened(edges: readonly Edge[], roughness: Roughness): readonly Border[] {
  const borders = edges.map(({ left, right, from, to }): Border => ({ left, right, line: rough(from, to, roughness) }));
  // Where two of them cross all the same, both stay straight; then these may cross others.
  for (let crossed = crossingOf(borders); crossed.size > 0; crossed = crossingOf(borders)) {
    const bent = [...crossed].filter((i) => borders[i].line.length > 2);
    if (bent.length === 0) break;
    for (const i of bent) borders[i] = { ...borders[i], line: [edges[i].from, edges[i].to] };
  }
  return borders;
}

/** Numbers of the borders that cross another. */
function crossingOf(borders: readonly Border[]): ReadonlySet<number> {
  const crossed = new Set<number>();
  const boxes = borders.map(({ line }) => boxOf(line));
  borders.forEach(({ line }, i) => {
    for (let j = 0; j < i; j++) {
      if (boxes[j].right < boxes[i].left || boxes[j].left > boxes[i].right) continue;
      if (boxes[j].bottom < boxes[i].top || boxes[j].top > boxes[i].bottom) continue;
      if (doCross(line, borders[j].line)) crossed.add(i).add(j);
    }
  });
  return crossed;
}

/** Midpoints moved aside again and again, as coasts and mountains are drawn. */
function rough(from: Point, to: Point, { step, most }: Roughness): readonly Point[] {
  const isTurned = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
  const [a, b] = isTurned ? [to, from] : [from, to];
  const line: Point[] = [a];
  const halve = (p: Point, q: Point, depth: number): void => {
    const length = distance(p, q);
    if (length > step) {
      const middle: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
      const reach = Math.min(most, length * 0.13, STRAY * Math.min(distance(middle, a), distance(middle, b)));
      const aside = (hashed(Math.round(p[0]), Math.round(p[1]), Math.round(q[0]), Math.round(q[1]), depth) - 0.5) * 2 * reach;
      const moved: Point = [middle[0] + ((q[1] - p[1]) / length) * aside, middle[1] - ((q[0] - p[0]) / length) * aside];
      halve(p, moved, depth + 1);
      halve(moved, q, depth + 1);
    } else line.push(q === b ? b : [Math.round(q[0]), Math.round(q[1])]);
  };
  halve(a, b, 0);
  const lean = line.filter(([x, y], i) => i === 0 || x !== line[i - 1][0] || y !== line[i - 1][1]);
  return isTurned ? lean.reverse() : lean;
}

/** Whether two lines meet elsewhere than at their ends. */
function doCross(a: readonly Point[], b: readonly Point[]): boolean {
  for (let i = 1; i < a.length; i++) {
    for (let j = 1; j < b.length; j++) {
      const along = crossing(a[i - 1], a[i], b[j - 1], b[j]);
      if (along === null) continue;
      const isEnd = (p: Point, line: readonly Point[]): boolean => same(p, line[0]) || same(p, line[line.length - 1]);
      const met = along === 0 ? a[i - 1] : along === 1 ? a[i] : null;
      if (met === null || !isEnd(met, a) || !isEnd(met, b)) return true;
    }
  }
  return false;
}

export function same([ax, ay]: Point, [bx, by]: Point): boolean {
  return ax === bx && ay === by;
}
