/** Maps as pictures draw them: whole areas, coloured by who holds them. */

import { COLOURS, element } from './paint.ts';

export type FlatMap = {
  readonly width: number;
  readonly height: number;
  readonly areas: readonly FlatArea[];
};

export type FlatArea = {
  readonly id: string;
  /** A place well inside it. */
  readonly heart: readonly number[];
  readonly d: string;
};

/** Land that nobody holds, water, and land that is not played on. */
export const GROUND = { land: '#d8cdae', sea: '#c9d6d3', beyond: '#e9e0c8' } as const;

interface Filled {
  readonly fill: string;
  /** Seen through to the parchment, as look.md has it. */
  readonly opacity?: number;
  readonly edge?: string;
}

export function areasOf({ areas }: FlatMap, fillOf: (area: FlatArea, i: number) => Filled | null): string {
  return areas
    .map((area, i) => {
      const filled = fillOf(area, i);
      if (filled === null) return '';
      const { fill, opacity = 1, edge = COLOURS['ink-3'] } = filled;
      const ground = opacity < 1 ? element('path', { d: area.d, fill: COLOURS.vellum, 'fill-rule': 'evenodd' }) : '';
      return (
        ground +
        element('path', {
          d: area.d,
          fill,
          'fill-opacity': opacity,
          'fill-rule': 'evenodd',
          stroke: edge,
          'stroke-width': 1.2,
          'stroke-linejoin': 'round',
        })
      );
    })
    .join('');
}
