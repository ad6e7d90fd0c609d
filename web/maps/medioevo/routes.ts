/** Ways over the sea that go round the coast. */

import { distance, type Point } from '../build/points.ts';
import { areaAt, type Raster } from '../build/raster.ts';

/** What a square costs: open water, water beside land, land where a strait is narrower than a square. */
const OPEN = 1;
const INSHORE = 2.5;
const ASHORE = 60;

export interface Waters {
  readonly raster: Raster;
  isWater(area: number): boolean;
}

/** Cheapest ways from a place to several others, through the zones that may be used. */
export function waysFrom(
  waters: Waters,
  from: Point,
  to: readonly Point[],
  isOpen: (area: number) => boolean,
): readonly (readonly Point[])[] {
  const { columns, rows, step, areas } = waters.raster;
  const squareAt = ([x, y]: Point): number =>
    Math.max(0, Math.min(rows - 1, Math.floor(y / step))) * columns + Math.max(0, Math.min(columns - 1, Math.floor(x / step)));
  const middle = (square: number): Point => [((square % columns) + 0.5) * step, (Math.floor(square / columns) + 0.5) * step];
  const priceOf = (square: number): number => {
    const area = areas[square];
    if (!waters.isWater(area)) return ASHORE;
    if (!isOpen(area)) return Number.POSITIVE_INFINITY;
    const [x, y] = middle(square);
    const isInshore = STEPS.some(([dx, dy]) => !waters.isWater(areaAt(waters.raster, x + dx * step, y + dy * step)));
    return isInshore ? INSHORE : OPEN;
  };
  const start = squareAt(from);
  const wanted = new Set(to.map(squareAt));
  const cost = new Map<number, number>([[start, 0]]);
  const before = new Map<number, number>();
  const isDone = new Set<number>();
  const queue = new Queue();
  queue.add(start, 0);
  while (wanted.size > 0) {
    const square = queue.take();
    if (square === null) break;
    if (isDone.has(square)) continue;
    isDone.add(square);
    wanted.delete(square);
    const [column, row] = [square % columns, Math.floor(square / columns)];
    for (const [dx, dy] of STEPS) {
      const [c, r] = [column + dx, row + dy];
      if (c < 0 || r < 0 || c >= columns || r >= rows) continue;
      const next = r * columns + c;
      const price = (cost.get(square) ?? 0) + priceOf(next) * (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1);
      if (price >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(next, price);
      before.set(next, square);
      queue.add(next, price);
    }
  }
  return to.map((end) => {
    const squares: number[] = [];
    for (let square: number | undefined = squareAt(end); square !== undefined; square = before.get(square)) squares.push(square);
    const way = squares.reverse().map(middle);
    return pulledTight(waters, [from, ...way.slice(1, -1), end]);
  });
}

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** Leaves out every point that is not needed to keep off the land. */
function pulledTight(waters: Waters, way: readonly Point[]): readonly Point[] {
  const kept: Point[] = [way[0]];
  for (let at = 0; at < way.length - 1; ) {
    let next = at + 1;
    while (next + 1 < way.length && isClear(waters, way[at], way[next + 1])) next++;
    kept.push(way[next]);
    at = next;
  }
  return kept;
}

/** Whether one can sail straight from one place to another. The very ends may lie ashore. */
function isClear({ raster, isWater }: Waters, from: Point, to: Point): boolean {
  const length = distance(from, to);
  const pieces = Math.ceil(length / (raster.step / 2));
  for (let i = 1; i < pieces; i++) {
    const share = i / pieces;
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    if (!isWater(areaAt(raster, x, y))) return false;
  }
  return true;
}

/** Squares by what it costs to get there, the cheapest first. */
class Queue {
  readonly #entries: { readonly square: number; readonly price: number }[] = [];

  add(square: number, price: number): void {
    const entries = this.#entries;
    let at = entries.push({ square, price }) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (entries[above].price <= entries[at].price) break;
      [entries[above], entries[at]] = [entries[at], entries[above]];
      at = above;
    }
  }

  take(): number | null {
    const entries = this.#entries;
    const last = entries.pop();
    if (last === undefined) return null;
    if (entries.length === 0) return last.square;
    const [first] = entries;
    entries[0] = last;
    for (let at = 0; ; ) {
      const below = 2 * at + 1;
      if (below >= entries.length) break;
      const least = below + 1 < entries.length && entries[below + 1].price < entries[below].price ? below + 1 : below;
      if (entries[at].price <= entries[least].price) break;
      [entries[at], entries[least]] = [entries[least], entries[at]];
      at = least;
    }
    return first.square;
  }
}
