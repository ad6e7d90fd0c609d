/** Where things happened, on any map: one mark for a place, and the part of the map that holds them. */

import type { Happened } from '../shell/index.ts';
import './happened.css';
import type { Place } from './shape.ts';

export interface Mark {
  readonly node: string;
  readonly at: Place;
  readonly numbers: string;
  readonly harms: boolean;
}

/** One mark for a place, however much happened there; `where` tells the place of an event, `at` where it lies. */
export function marksOf(
  happened: readonly Happened[],
  where: (one: Happened) => string | null,
  at: (node: string) => Place,
): readonly Mark[] {
  const places = new Map<string, Happened[]>();
  for (const one of happened) {
    const node = where(one);
    if (node !== null) places.set(node, [...(places.get(node) ?? []), one]);
  }
  return [...places].map(([node, all]) => ({
    node,
    at: at(node),
    numbers: all.length > 3 ? `${all[0].n}–${all[all.length - 1].n}` : all.map(({ n }) => n).join(' '),
    harms: all.some(({ harms }) => harms),
  }));
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** Around what happened there is room for its neighbours; nothing is drawn larger than it can be read. */
  readonly margin: number;
  readonly least: number;
  readonly ratio: number;
  /** Pixels of the picture, as it is drawn at most. */
  readonly picture?: number;
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
  readonly box: string;
  /** Units of the map for a pixel of the picture. */
  readonly unit: number;
}

const PICTURE = 620;

export function frameOf(places: readonly Place[], { width, height, margin, least, ratio, picture = PICTURE }: Room): Frame {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs) - margin,
    Math.max(...xs) + margin,
    Math.min(...ys) - margin,
    Math.max(...ys) + margin,
  ];
  const wide = Math.min(width, Math.max(least, right - left, (bottom - top) * ratio));
  const high = wide / ratio;
  const within = (middle: number, room: number, length: number): number => Math.max(0, Math.min(length - room, middle - room / 2));
  const [x, y] = [within((left + right) / 2, wide, width), within((top + bottom) / 2, high, height)];
  return { left: x, top: y, wide, high, box: `${x} ${y} ${wide} ${high}`, unit: wide / picture };
}

export function Marked({ of: { at, numbers, harms }, unit }: { readonly of: Mark; readonly unit: number }) {
  const [x, y] = at;
  return (
    <g class={`mark ${harms ? 'harms' : ''}`}>
      <rect
        x={x - (7 + 4 * numbers.length) * unit}
        y={y - 12 * unit}
        width={(14 + 8 * numbers.length) * unit}
        height={24 * unit}
        rx={12 * unit}
      />
      <text x={x} y={y + 5 * unit} font-size={14 * unit}>
        {numbers}
      </text>
    </g>
  );
}
