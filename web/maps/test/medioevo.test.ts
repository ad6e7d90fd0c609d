/** Medioevo's map: real coasts, the neighbours that the rules know, names with room, ships that keep to the water. */

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { areaOf, distance, isWithin, lengthOf, type Point } from '../build/points.ts';
import { areaAt, rasterOf } from '../build/raster.ts';
import made from '../made/medioevo.json' with { type: 'json' };
import { fileOf, flatFileOf, flatOf, hashOf, MAPS } from '../make.ts';
import { readDistances } from '../medioevo/distances.ts';
import type { MedioevoLayout } from '../medioevo/layout.ts';
import { DISTANCES } from '../medioevo/made.ts';
import { readShape, ringsOf } from '../shape.ts';

const { map: layout }: { map: MedioevoLayout } = JSON.parse(readFileSync(MAPS.medioevo.content, 'utf8'));
const shape = readShape(made.shape);
const distances = readDistances(made);
const nodes = [...layout.territories, ...layout.seaZones];
const lands = layout.territories.length;
const rings = shape.areas.map(({ outlines }) => ringsOf(shape, outlines));

/** Length of the lines that two nodes share, by the names of both. */
const contacts = new Map<string, number>();
for (const { left, right, points } of shape.lines) {
  if (nodes[left] === undefined || nodes[right] === undefined) continue;
  const key = [left, right].sort((a, b) => a - b).join(' ');
  contacts.set(key, (contacts.get(key) ?? 0) + lengthOf(points));
}
const contactOf = (a: number, b: number): number => contacts.get([a, b].sort((x, y) => x - y).join(' ')) ?? 0;

describe('the map of Medioevo', () => {
  it('was made of what is there now', () => {
    expect(hashOf(MAPS.medioevo)).toBe(JSON.parse(readFileSync(fileOf('medioevo'), 'utf8')).madeOf);
    expect(readFileSync(flatFileOf('medioevo'), 'utf8')).toBe(flatOf(readFileSync(fileOf('medioevo'), 'utf8')));
  });

  it('weighs little', () => {
    expect(gzipSync(readFileSync(fileOf('medioevo'))).length).toBeLessThan(150_000);
  });

  it('is filled by its areas, each once', () => {
    expect(shape.areas.slice(0, nodes.length).map(({ id }) => id)).toEqual(nodes.map(({ id }) => id));
    const sum = rings.flat().reduce((total, ring) => total + areaOf(ring), 0);
    expect(sum).toBe(shape.width * shape.height);
  });

  it('has every heart in its area, and a heart of its own for every place', () => {
    nodes.forEach(({ id }, area) => {
      expect(isWithin(shape.areas[area].heart, rings[area]), id).toBe(true);
    });
  });

  it('shows the neighbours of the rules as neighbours, but for those across a strait', () => {
    const apart = nodes.flatMap(({ id, adjacent }, a) =>
      adjacent.flatMap((other) => {
        const b = nodes.findIndex((node) => node.id === other);
        return a < b && contactOf(a, b) === 0 ? [`${id} ${other}`] : [];
      }),
    );
    expect(apart).toEqual(['thrace bithynia']);
  });

  it('shows no others: what touches all the same does so for less than three tenths of a degree', () => {
    for (const [key, length] of contacts) {
      const [a, b] = key.split(' ').map(Number);
      if (!nodes[a].adjacent.includes(nodes[b].id)) expect(length, `${nodes[a].id} ${nodes[b].id}`).toBeLessThan(30);
    }
  });

  it('has territories large enough for a finger in the near distance', () => {
    const small = (scale: number): number => shape.areas.slice(0, lands).filter(({ size }) => (size / made.degree) * scale < 44).length;
    expect([15, 24, 30, 38].map(small)).toEqual([69, 20, 10, 3]);
    expect(small(60)).toBe(0);
  });
});

describe('its names', () => {
  it('lie with their anchor inside what they name, at every distance and in both languages', () => {
    expect(distances).toHaveLength(DISTANCES.length);
    for (const { names, stacks } of distances) {
      for (const places of [names.fr, names.en, stacks]) {
        expect(places).toHaveLength(nodes.length);
        for (const [area, [x, y]] of places.entries()) expect(isWithin([x, y], rings[area]), nodes[area].id).toBe(true);
      }
    }
  });

  it('find more room the nearer one comes, and near at hand nearly all of them', () => {
    const counts = distances.map(({ names }) => names.fr.slice(0, lands).filter(([, , , fits]) => fits === 1).length);
    expect([...counts].sort((a, b) => a - b)).toEqual(counts);
    expect(counts[0]).toBeGreaterThan(45);
    expect(counts[1]).toBeGreaterThan(80);
    expect(counts[2]).toBeGreaterThan(100);
  });
});

describe('its ways', () => {
  const raster = rasterOf(shape, 10);
  const blankLand = nodes.length;
  const isLand = ([x, y]: Point): boolean => {
    const area = areaAt(raster, x, y);
    return area < lands || area === blankLand;
  };

  it('lead from every sea zone to all that lies beside it', () => {
    const known = new Set(made.routes.map(({ ends }) => [...ends].sort((a, b) => a - b).join(' ')));
    layout.seaZones.forEach(({ adjacent }, z) => {
      for (const other of adjacent) {
        const ends = [lands + z, nodes.findIndex(({ id }) => id === other)].sort((a, b) => a - b).join(' ');
        expect(known.has(ends), `${layout.seaZones[z].id} ${other}`).toBe(true);
      }
    });
  });

  it('go round the coast: over land no further than a strait is too narrow to see', () => {
    for (const { ends, way } of made.routes) {
      const points = Array.from({ length: way.length / 2 }, (_, i): Point => [way[2 * i], way[2 * i + 1]]);
      let ashore = 0;
      for (let i = 1; i < points.length; i++) {
        const pieces = Math.ceil(distance(points[i - 1], points[i]) / 5);
        for (let piece = 1; piece < pieces; piece++) {
          const share = piece / pieces;
          const at: Point = [
            points[i - 1][0] + (points[i][0] - points[i - 1][0]) * share,
            points[i - 1][1] + (points[i][1] - points[i - 1][1]) * share,
          ];
          if (isLand(at)) ashore += 5;
        }
      }
      expect(ashore, ends.map((end) => nodes[end].id).join(' ')).toBeLessThan(50);
    }
  });

  it('pass from land to land between the two', () => {
    for (const [a, b, x, y] of made.passes) {
      const near = [a, b].map((area) => Math.min(...rings[area].flat().map((point) => distance(point, [x, y]))));
      expect(Math.max(...near), `${nodes[a].id} ${nodes[b].id}`).toBeLessThan(60);
    }
  });
});
