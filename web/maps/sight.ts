/** What of a map is in the window: plain numbers, so that panning and zooming can be reckoned without a screen. */

import type { Place } from './shape.ts';

export interface Sight {
  /** What lies in the middle of the window, in units of the map. */
  readonly x: number;
  readonly y: number;
  /** Pixels for a unit of the map. */
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far one may pan beyond the edge of the map, in pixels, so that nothing there stays under a button. */
const SLACK = 70;

/** The largest sight that shows a frame whole, with a margin in pixels. */
export function fitted({ left, top, right, bottom }: Frame, window: Size, margin = 0): Sight {
  const scale = Math.min(
    Math.max(1, window.width - 2 * margin) / Math.max(1, right - left),
    Math.max(1, window.height - 2 * margin) / Math.max(1, bottom - top),
  );
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale };
}

export function wholeOf({ width, height }: Size): Frame {
  return { left: 0, top: 0, right: width, bottom: height };
}

/** A sight kept on the map: neither smaller than the whole map in the window nor larger than `most`. */
export function held({ x, y, scale: wanted }: Sight, map: Size, window: Size, most: number): Sight {
  const least = fitted(wholeOf(map), window).scale;
  const scale = Math.min(Math.max(most, least), Math.max(least, wanted));
  const along = (at: number, length: number, room: number): number => {
    const half = room / 2 / scale;
    const slack = SLACK / scale;
    return length <= 2 * half ? length / 2 : Math.min(length - half + slack, Math.max(half - slack, at));
  };
  return { x: along(x, map.width, window.width), y: along(y, map.height, window.height), scale };
}

/** Pans by pixels. */
export function panned({ x, y, scale }: Sight, dx: number, dy: number): Sight {
  return { x: x - dx / scale, y: y - dy / scale, scale };
}

/** Zooms about a point of the window, which stays where it is. */
export function zoomed(sight: Sight, factor: number, [px, py]: Place, window: Size): Sight {
  const scale = sight.scale * factor;
  const [dx, dy] = [px - window.width / 2, py - window.height / 2];
  return { x: sight.x + dx / sight.scale - dx / scale, y: sight.y + dy / sight.scale - dy / scale, scale };
}

/** Where a place of the map is in the window. */
export function inWindow({ x, y, scale }: Sight, window: Size, place: Place): Place {
  return [(place[0] - x) * scale + window.width / 2, (place[1] - y) * scale + window.height / 2];
}

export const SIDES = ['left', 'right', 'top', 'bottom'] as const;
export type Side = (typeof SIDES)[number];

/** On which side of the window a place lies outside of it; null when it is in sight. What is nearly cut off counts as outside. */
export function beyond(sight: Sight, window: Size, place: Place, inset: number): Side | null {
  const [x, y] = inWindow(sight, window, place);
  const over = { left: inset - x, right: x - window.width + inset, top: inset - y, bottom: y - window.height + inset };
  const side = SIDES.reduce((most, other) => (over[other] > over[most] ? other : most));
  return over[side] > 0 ? side : null;
}

/** Whether something over the map, given in pixels of the window, lies on a place. */
export function covered(sight: Sight, window: Size, place: Place, inset: number, over: readonly Frame[]): boolean {
  const [x, y] = inWindow(sight, window, place);
  return over.some(({ left, top, right, bottom }) => x > left - inset && x < right + inset && y > top - inset && y < bottom + inset);
}

/** A finger needs so much. */
export const FINGER = 44;

/** How far the nearest of other places is at a scale; those that no scale draws apart far enough for a finger are left out. */
export function elbowRoom([x, y]: Place, others: readonly Place[], scale: number, most: number): number {
  const distances = others.map(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y));
  return Math.min(...distances.filter((distance) => distance * most >= FINGER)) * scale;
}

/** The sight that shows most of some places at a scale, free of what lies over the map; of those the one nearest to their middle. */
export function gathered(
  places: readonly Place[],
  scale: number,
  map: Size,
  window: Size,
  inset: number,
  over: readonly Frame[] = [],
): Sight {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const middle: Place = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const steps = [0, -1, 1, -2, 2].map((step) => (step * STEP) / scale);
  const centres = [middle, ...places].flatMap(([x, y]) => steps.flatMap((dy) => steps.map((dx): Place => [x + dx, y + dy])));
  let best = held({ x: middle[0], y: middle[1], scale }, map, window, scale);
  let most = -1;
  for (const [x, y] of centres) {
    const sight = held({ x, y, scale }, map, window, scale);
    const isShown = (place: Place): boolean =>
      beyond(sight, window, place, inset) === null && !covered(sight, window, place, inset / 2, over);
    const shown = places.filter(isShown).length;
    if (shown > most) [best, most] = [sight, shown];
  }
  return best;
}

/** How far apart the sights are that are tried, in pixels. */
const STEP = 45;

/** Positions along an edge drawn apart until they do not touch. */
export function apart(wanted: readonly number[], gap: number, from: number, to: number): readonly number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b]);
  const placed = [...wanted];
  let next = from;
  for (const i of order) {
    placed[i] = Math.max(next, Math.min(to, wanted[i]));
    next = placed[i] + gap;
  }
  let last = to;
  for (const i of order.reverse()) {
    placed[i] = Math.min(last, placed[i]);
    last = placed[i] - gap;
  }
  return placed;
}
