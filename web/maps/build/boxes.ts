/** Boxes on a screen that is still to come: names, pills and signs that must not cover each other. */

import { type Box, boxOf, type Point } from './points.ts';

/** Middle and size, in pixels. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function room([x, y]: Point, width: number, height: number): Room {
  return { x, y, width, height };
}

/** Area that two boxes have in common. */
export function shared(a: Room, b: Room): number {
  const across = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  const down = Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2);
  return Math.max(0, across) * Math.max(0, down);
}

export function sharedWith(box: Room, others: readonly Room[]): number {
  return others.reduce((sum, other) => sum + shared(box, other), 0);
}

/** A line with what it takes up, so that most boxes need not look at it. */
export interface Track {
  readonly line: readonly Point[];
  readonly box: Box;
}

export function trackOf(line: readonly Point[]): Track {
  return { line, box: boxOf(line) };
}

/** How much of a line runs through a box, roughly. */
export function crossedBy({ x, y, width, height }: Room, { line, box }: Track): number {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  if (box.left > right || box.right < left || box.top > bottom || box.bottom < top) return 0;
  let inside = 0;
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1];
    const [dx, dy] = [line[i][0] - ax, line[i][1] - ay];
    const length = Math.sqrt(dx * dx + dy * dy);
    const pieces = Math.max(1, Math.round(length / 5));
    for (let piece = 0; piece < pieces; piece++) {
      const share = (piece + 0.5) / pieces;
      const [px, py] = [ax + dx * share, ay + dy * share];
      if (px >= left && px <= right && py >= top && py <= bottom) inside += length / pieces;
    }
  }
  return inside;
}
