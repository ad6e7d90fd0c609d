/** Coasts made lighter: points that add less than one sees are left out, and islands too small to see. */

import { areaOf, type Point, type Ring } from './points.ts';

export interface Lightness {
  /** Area of the corner that a point must add. */
  readonly corner: number;
  /** Area that an island or a lake must have. */
  readonly island: number;
}

export function lightened(rings: readonly Ring[], { corner, island }: Lightness): readonly Ring[] {
  return rings
    .filter((ring) => Math.abs(areaOf(ring)) >= island)
    .map((ring) => onGrid(withoutFlatCorners(ring, corner)))
    .filter((ring) => ring.length > 3 && Math.abs(areaOf(ring)) >= island / 2);
}

function onGrid(ring: Ring): Ring {
  const rounded = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  return rounded.filter(([x, y], i) => {
    const [px, py] = rounded[(i + rounded.length - 1) % rounded.length];
    return x !== px || y !== py;
  });
}

/** Takes out the flattest corner again and again (Visvalingam). */
function withoutFlatCorners(ring: Ring, least: number): Ring {
  const n = ring.length;
  const before = ring.map((_, i) => (i + n - 1) % n);
  const after = ring.map((_, i) => (i + 1) % n);
  const isOut = new Array<boolean>(n).fill(false);
  const cornerAt = (i: number): number => Math.abs(areaOf([ring[before[i]], ring[i], ring[after[i]]]));
  const queue = ring.map((_, i) => ({ i, corner: cornerAt(i) })).sort((a, b) => b.corner - a.corner);
  const current = queue.reduce<number[]>((corners, { i, corner }) => {
    corners[i] = corner;
    return corners;
  }, new Array<number>(n).fill(0));
  let left = n;
  while (queue.length > 0 && left > 4) {
    const next = queue.pop();
    if (next === undefined || next.corner >= least) break;
    if (isOut[next.i] || current[next.i] !== next.corner) continue;
    isOut[next.i] = true;
    left--;
    const [a, b] = [before[next.i], after[next.i]];
    after[a] = b;
    before[b] = a;
    for (const i of [a, b]) {
      // What was already taken out beside it counts for its neighbours.
      const corner = Math.max(cornerAt(i), next.corner);
      current[i] = corner;
      insert(queue, { i, corner });
    }
  }
  return ring.filter((_, i) => !isOut[i]);
}

/** Keeps the smallest corner last. */
function insert(queue: { readonly i: number; readonly corner: number }[], entry: { readonly i: number; readonly corner: number }): void {
  let [low, high] = [0, queue.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (queue[middle].corner > entry.corner) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, entry);
}
