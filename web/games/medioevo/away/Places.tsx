/** Where things happened while one was away: the part of the map that holds them, numbered as in the list. */

import type { UniView } from '@castellan/medioevo';
import { useMemo } from 'preact/hooks';
import type { Happened, SeatProps } from '../../../shell/index.ts';
import { Ground } from '../map/Ground.tsx';
import { heartOf, shape } from '../map/land.ts';
import '../styles/away.css';
import '../styles/map.css';
import { nameOf } from '../words.ts';

interface PlacesProps extends SeatProps<UniView> {
  readonly happened: readonly Happened[];
}

/** Around what happened there is room for its neighbours; nothing is drawn larger than it can be read. */
const MARGIN = 320;
const LEAST = 1_500;
const RATIO = 2.1;

const NOTHING: readonly string[] = [];

export function Places({ view, seat, speaker, tincture, happened }: PlacesProps) {
  const ground = useMemo(() => <Ground view={view} struck={NOTHING} tincture={tincture} />, [view, tincture]);
  const marks = marksOf(happened);
  if (marks.length === 0) return null;
  const mine = view.territories.filter(({ controller }) => controller === seat).map(({ id }) => heartOf(id));
  const [left, top, wide, high] = frameOf([...marks.map(({ at }) => at), ...mine.slice(0, 12)]);
  const unit = wide / 620;
  const named = new Set(marks.map(({ node }) => node));
  return (
    <figure class="uni-map uni-places">
      <svg class="map-world" viewBox={`${left} ${top} ${wide} ${high}`} aria-hidden="true">
        {ground}
        {[...named].map((node) => {
          const [x, y] = heartOf(node);
          return (
            <text key={node} class="name" x={x} y={y + 30 * unit} font-size={15 * unit}>
              {nameOf(speaker, 'node', node)}
            </text>
          );
        })}
        {marks.map(({ at: [x, y], numbers, harms }) => (
          <g key={numbers} class={`mark ${harms ? 'harms' : ''}`}>
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
        ))}
      </svg>
    </figure>
  );
}

interface Mark {
  readonly node: string;
  readonly at: readonly [number, number];
  readonly numbers: string;
  readonly harms: boolean;
}

/** One mark for a place, however much happened there. */
function marksOf(happened: readonly Happened[]): readonly Mark[] {
  const places = new Map<string, Happened[]>();
  for (const one of happened) {
    const { node } = one.entry.params;
    if (typeof node === 'string' && node !== '') places.set(node, [...(places.get(node) ?? []), one]);
  }
  return [...places].map(([node, all]) => ({
    node,
    at: heartOf(node),
    numbers: all.length > 3 ? `${all[0].n}–${all[all.length - 1].n}` : all.map(({ n }) => n).join(' '),
    harms: all.some(({ harms }) => harms),
  }));
}

function frameOf(places: readonly (readonly [number, number])[]): readonly [number, number, number, number] {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs) - MARGIN,
    Math.max(...xs) + MARGIN,
    Math.min(...ys) - MARGIN,
    Math.max(...ys) + MARGIN,
  ];
  const wide = Math.min(shape.width, Math.max(LEAST, right - left, (bottom - top) * RATIO));
  const high = wide / RATIO;
  const within = (middle: number, room: number, length: number): number => Math.max(0, Math.min(length - room, middle - room / 2));
  return [within((left + right) / 2, wide, shape.width), within((top + bottom) / 2, high, shape.height), wide, high];
}
