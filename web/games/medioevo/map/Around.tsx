/** The land around some places, to be looked at: names that cover nothing, and signs where armies stand. */

import type { Seat } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import type { Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Tincture } from '../../../design/index.ts';
import { frameOf } from '../../../maps/happened.tsx';
import type { Place } from '../../../maps/shape.ts';
import { isSea } from '../facts.ts';
import '../styles/map.css';
import { nameOf } from '../words.ts';
import { Ground } from './Ground.tsx';
import { distanceOf, heartOf, nameAt, shape, stackAt } from './land.ts';

interface AroundProps {
  readonly view: UniView;
  readonly speaker: Speaker;
  readonly tincture: (seat: Seat) => Tincture;
  /** What must be in the picture; these are named first. */
  readonly nodes: readonly string[];
  /** Pixels of the picture, as wide as it is drawn at most, and its shape. */
  readonly picture: number;
  readonly ratio: number;
  readonly class?: string;
  /** Over the land, in units of the map. */
  readonly drawn?: ComponentChildren;
  readonly signs?: readonly { readonly node: string; readonly sign: ComponentChildren }[];
}

/** Units of the map around what must be seen, and the fewest across: neighbours belong to a picture. */
const MARGIN = 130;
const LEAST = 3.2;

const NOTHING: readonly string[] = [];

export function Around({ view, speaker, tincture, nodes, picture, ratio, class: more, drawn, signs = [] }: AroundProps) {
  const ground = useMemo(() => <Ground view={view} struck={NOTHING} tincture={tincture} />, [view, tincture]);
  const frame = frameOf(nodes.map(heartOf), {
    width: shape.width,
    height: shape.height,
    margin: MARGIN,
    least: LEAST * picture,
    ratio,
    picture,
  });
  const distance = Math.max(1, distanceOf(1 / frame.unit));
  const place = (node: string): Place => stackAt(distance, node);
  const within = ([x, y]: Place): Place => [(x - frame.left) / frame.unit, (y - frame.top) / frame.unit];
  const taken = signs.map(({ node }) => boxOf(within(place(node)), SIGN));
  const ordered = [...new Set([...nodes, ...view.territories.map(({ id }) => id), ...view.seas.map(({ id }) => id)])];
  const window = { left: 0, top: 0, right: picture, bottom: picture / ratio };
  const names = ordered.flatMap((node) => {
    const name = nameOf(speaker, 'node', node);
    const [x, y, , fits] = nameAt(distance, speaker.language, node);
    const at = fits === 1 ? ([x, y] as const) : heartOf(node);
    const box = boxOf(within(at), [name.length * LETTER, LINE]);
    if (!isWithin(box, window) || taken.some((other) => meet(box, other))) return [];
    taken.push(box);
    return [{ node, name, at }];
  });
  const style = ([x, y]: Place) => ({
    left: `${(100 * (x - frame.left)) / frame.wide}%`,
    top: `${(100 * (y - frame.top)) / frame.high}%`,
  });
  return (
    <figure class={`uni-map places around ${more ?? ''}`} style={{ aspectRatio: ratio }} aria-hidden="true">
      <svg class="map-world" viewBox={frame.box} aria-hidden="true">
        {ground}
        {drawn}
      </svg>
      {names.map(({ node, name, at }) => (
        <span key={node} class={`map-name ${isSea(view, node) ? 'water' : ''}`} style={style(at)}>
          {name}
        </span>
      ))}
      {signs.map(({ node, sign }) => (
        <span key={node} class="sign" style={style(place(node))}>
          {sign}
        </span>
      ))}
    </figure>
  );
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels: a letter of a name on the whole, its line, a sign. */
const LETTER = 7.4;
const LINE = 16;
const SIGN = [30, 30] as const;

function boxOf([x, y]: Place, [wide, high]: readonly [number, number]): Box {
  return { left: x - wide / 2, top: y - high / 2, right: x + wide / 2, bottom: y + high / 2 };
}

function isWithin(box: Box, window: Box): boolean {
  return box.left >= window.left && box.right <= window.right && box.top >= window.top && box.bottom <= window.bottom;
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
