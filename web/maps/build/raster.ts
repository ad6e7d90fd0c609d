/** A map in small squares, for questions that need no more: whose land is here, is there water between. */

import { ringsOf, type Shape } from '../shape.ts';
import type { Point } from './points.ts';

export interface Raster {
  readonly columns: number;
  readonly rows: number;
  /** Units of the map for the side of a square. */
  readonly step: number;
  /** By row and column: the area, -1 for none. */
  readonly areas: Int16Array;
}

export function rasterOf(shape: Shape, step: number): Raster {
  const [columns, rows] = [Math.ceil(shape.width / step), Math.ceil(shape.height / step)];
  const areas = new Int16Array(columns * rows).fill(-1);
  shape.areas.forEach(({ outlines }, area) => {
    const rings = ringsOf(shape, outlines);
    for (let row = 0; row < rows; row++) {
      const y = (row + 0.5) * step;
      const stops = stopsAt(rings, y);
      for (let i = 1; i < stops.length; i += 2) {
        const [from, to] = [Math.ceil(stops[i - 1] / step - 0.5), Math.floor(stops[i] / step - 0.5)];
        for (let column = Math.max(0, from); column <= Math.min(columns - 1, to); column++) areas[row * columns + column] = area;
      }
    }
  });
  return { columns, rows, step, areas };
}

/** Where outlines cross a height, from the left. */
function stopsAt(rings: readonly (readonly Point[])[], y: number): readonly number[] {
  const stops: number[] = [];
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i];
      const [bx, by] = ring[j];
      if (ay > y !== by > y) stops.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
    }
  }
  return stops.sort((a, b) => a - b);
}

export function areaAt({ columns, rows, step, areas }: Raster, x: number, y: number): number {
  const [column, row] = [Math.floor(x / step), Math.floor(y / step)];
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : areas[row * columns + column];
}

/** Middles of the squares of an area, every `every`th in each direction. */
export function squaresOf({ columns, rows, step, areas }: Raster, area: number, every: number): readonly Point[] {
  const found: Point[] = [];
  for (let row = 0; row < rows; row += every)
    for (let column = 0; column < columns; column += every)
      if (areas[row * columns + column] === area) found.push([(column + 0.5) * step, (row + 0.5) * step]);
  return found;
}
