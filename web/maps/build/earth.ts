/** The land of the earth, from Natural Earth (public domain) as `world-atlas` packs it: rings of longitude and latitude. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Point, Ring } from './points.ts';

/** Lines are kept as steps on a grid, and rings by the numbers of their lines. */
interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: { readonly land: { readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[] } };
}

export const LAND = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');

export function landRings(): readonly Ring[] {
  const { transform, arcs, objects }: Topology = JSON.parse(readFileSync(LAND, 'utf8'));
  const lines = arcs.map((steps) => {
    let [x, y] = [0, 0];
    return steps.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
    });
  });
  const lineOf = (arc: number): readonly Point[] => (arc < 0 ? [...lines[~arc]].reverse() : lines[arc]);
  return objects.land.geometries.flatMap(({ arcs: polygons }) =>
    polygons.flatMap((polygon) => polygon.map((ring) => ring.flatMap((arc) => lineOf(arc).slice(1)))),
  );
}
