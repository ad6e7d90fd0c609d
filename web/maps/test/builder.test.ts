/** The general builder, on lands that chance lays out. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Arc, arrange } from '../build/arrange.ts';
import { bordersOf, contracted } from '../build/cells.ts';
import { lightened } from '../build/coast.ts';
import { hullOf, outlineAround } from '../build/outline.ts';
import { areaOf, type Box, boxOf, crossing, distance, heartOf, isWithin, lengthOf, type Point, type Ring } from '../build/points.ts';
import { rasterOf } from '../build/raster.ts';
import { roughened, same } from '../build/rough.ts';
import { shapeOf } from '../build/shaping.ts';
import { outlinesAround, pathOfArea, pathOfAreas, readShape, ringsOf, type Shape } from '../shape.ts';

const WILD = { margin: 300, step: 40, most: 12 } as const;
const ROUGH = { step: 60, most: 50 } as const;

/** Sites that keep their distance from each other. */
const lands = fc
  .array(fc.tuple(fc.integer({ min: 400, max: 3600 }), fc.integer({ min: 400, max: 3600 })), { minLength: 4, maxLength: 30 })
  .map((sites) => sites.filter((site, i) => sites.slice(0, i).every((other) => distance(site, other) > 150)))
  .filter((sites) => sites.length > 3 && Math.abs(areaOf(hullOf(sites))) > 200_000);

interface Built {
  readonly sites: readonly Point[];
  readonly coast: Ring;
  readonly frame: Box;
  readonly arcs: readonly Arc[];
  readonly shape: Shape;
}

function built(sites: readonly Point[]): Built {
  const coast = outlineAround(sites, WILD);
  const box = boxOf(coast);
  const frame = { left: box.left - 50, top: box.top - 50, right: box.right + 50, bottom: box.bottom + 50 };
  const borders = roughened(bordersOf(sites, frame), ROUGH);
  const arcs = arrange([coast], { borders, sites: sites.map((at, area) => ({ at, area })) }, null, frame);
  const areas = sites.map((heart, i) => ({ id: `s${i}`, heart }));
  return { sites, coast, frame, arcs, shape: readShape(shapeOf(arcs, areas, frame)) };
}

const areaIn = (shape: Shape, area: number): number =>
  ringsOf(shape, shape.areas[area].outlines).reduce((sum, ring) => sum + areaOf(ring), 0);

describe('cells', () => {
  it('cover the land once, hold their sites, and share their borders, none of which crosses another', () => {
    fc.assert(
      fc.property(lands, (sites) => {
        const { arcs, coast, shape } = built(sites);
        const sum = shape.areas.reduce((total, _, area) => total + areaIn(shape, area), 0);
        // The coast gives way by a unit where a border meets it.
        expect(Math.abs(sum - Math.abs(areaOf(coast)))).toBeLessThan(60 * sites.length);
        sites.forEach((site, area) => {
          expect(isWithin(site, ringsOf(shape, shape.areas[area].outlines))).toBe(true);
        });
        const used = shape.areas.flatMap(({ outlines }) => outlines.flat());
        for (const [line, { left, right }] of arcs.entries()) {
          expect(left).not.toBe(right);
          expect(used.filter((other) => other === line)).toHaveLength(right < 0 ? 0 : 1);
          expect(used.filter((other) => other === ~line)).toHaveLength(left < 0 ? 0 : 1);
        }
        expect(crossings(arcs)).toEqual([]);
      }),
      { numRuns: 25, seed: 1 },
    );
  });

  it('are neighbours where their sites are: the border lies about halfway', () => {
    const { arcs, sites } = built([
      [1000, 1000],
      [2000, 1000],
      [1000, 2000],
      [2000, 2100],
      [1500, 1600],
    ]);
    for (const { left, right, points } of arcs) {
      if (left < 0 || right < 0) continue;
      for (const point of points)
        expect(Math.abs(distance(point, sites[left]) - distance(point, sites[right]))).toBeLessThan(2 * ROUGH.most);
    }
  });

  it('drawn as one have no border between them', () => {
    const { shape } = built([
      [1000, 1000],
      [2000, 1000],
      [1000, 2000],
      [2000, 2100],
      [1500, 1600],
    ]);
    const both = ringsOf(shape, outlinesAround(shape, new Set([0, 4])));
    expect(both).toHaveLength(1);
    expect(areaOf(both[0])).toBe(areaIn(shape, 0) + areaIn(shape, 4));
    expect(pathOfAreas(shape, new Set([0])).length).toBe(pathOfArea(shape, 0).length);
  });
});

/** Segments of different lines that cross elsewhere than at a common end. */
function crossings(arcs: readonly Arc[]): readonly string[] {
  const segments = arcs.flatMap(({ points }) => points.slice(1).map((to, i): readonly [Point, Point] => [points[i], to]));
  const found: string[] = [];
  segments.forEach(([a, b], i) => {
    for (let j = 0; j < i; j++) {
      const [c, d] = segments[j];
      if (Math.max(a[0], b[0]) < Math.min(c[0], d[0]) || Math.max(c[0], d[0]) < Math.min(a[0], b[0])) continue;
      if ([c, d].some((end) => same(end, a) || same(end, b))) continue;
      if (crossing(a, b, c, d) !== null) found.push(`${a} ${b} / ${c} ${d}`);
    }
  });
  return found;
}

describe('a coast between land and sea', () => {
  const frame = { left: 0, top: 0, right: 1000, bottom: 1000 };
  /** An island in the middle with a lake, and land along the right edge that goes on beyond the frame. */
  const coast: readonly Ring[] = [
    [
      [300, 300],
      [600, 300],
      [600, 700],
      [300, 700],
    ],
    [
      [400, 450],
      [400, 550],
      [500, 550],
      [500, 450],
    ],
    [
      [800, -200],
      [1400, -200],
      [1400, 1200],
      [800, 1200],
    ],
  ];
  const realm = (sites: readonly Point[], first: number) => ({
    sites: sites.map((at, i) => ({ at, area: first + i })),
    borders: roughened(bordersOf(sites, frame), { step: 40, most: 10 }).map((border) => ({
      ...border,
      left: border.left + first,
      right: border.right + first,
    })),
  });
  const land: readonly Point[] = [
    [350, 400],
    [350, 640],
    [900, 500],
  ];
  const sea: readonly Point[] = [
    [100, 500],
    [700, 500],
  ];
  const arcs = arrange(coast, realm(land, 0), realm(sea, 3), frame);
  const shape = readShape(
    shapeOf(
      arcs,
      [...land, ...sea].map((heart, i) => ({ id: `${i}`, heart })),
      frame,
    ),
  );

  it('is shared by both, cut at the frame, and lakes are water', () => {
    const sizes = shape.areas.map((_, area) => areaIn(shape, area));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1000 * 1000);
    expect(sizes[0] + sizes[1] + sizes[2]).toBe(300 * 400 - 100 * 100 + 200 * 1000);
    expect(crossings(arcs)).toEqual([]);
  });

  it('keeps a piece of water that is cut off from its own for the zone it opens on', () => {
    // Both zones reach round the island; what lies right of it belongs to the right one alone.
    const raster = rasterOf(shape, 10);
    expect(new Set(raster.areas)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(raster.areas[50 * raster.columns + 75]).toBe(4);
  });
});

describe('lines', () => {
  it('are rough, but alike from both sides', () => {
    const [from, to]: readonly Point[] = [
      [0, 0],
      [900, 300],
    ];
    const [there] = roughened([{ left: 0, right: 1, from, to }], ROUGH);
    const [back] = roughened([{ left: 1, right: 0, from: to, to: from }], ROUGH);
    expect(back.line).toEqual([...there.line].reverse());
    expect(there.line.length).toBeGreaterThan(8);
    expect(lengthOf(there.line)).toBeGreaterThan(distance(from, to));
  });

  it('that should not be there are drawn together into a point', () => {
    const edges = [
      { left: 0, right: 1, from: [0, 0], to: [100, 0] },
      { left: 2, right: 3, from: [100, 0], to: [110, 0] },
      { left: 4, right: 5, from: [110, 0], to: [200, 50] },
    ] satisfies Parameters<typeof contracted>[0];
    expect(contracted(edges, ({ left }) => left === 2)).toEqual([
      { left: 0, right: 1, from: [0, 0], to: [105, 0] },
      { left: 4, right: 5, from: [105, 0], to: [200, 50] },
    ]);
  });

  it('lose what one does not see, and islands that are too small', () => {
    const ring = Array.from({ length: 400 }, (_, i): Point => {
      const quarter = Math.floor(i / 100);
      const along = (i % 100) * 10;
      return quarter === 0 ? [along, i % 2] : quarter === 1 ? [1000, along] : quarter === 2 ? [1000 - along, 1000] : [0, 1000 - along];
    });
    const [light, ...none] = lightened(
      [
        ring,
        [
          [0, 0],
          [3, 0],
          [3, 3],
          [0, 3],
        ],
      ],
      { corner: 20, island: 100 },
    );
    expect(none).toEqual([]);
    expect(light.length).toBeLessThan(60);
    expect(Math.abs(areaOf(light))).toBeGreaterThan(990_000);
  });
});

describe('a heart', () => {
  it('lies inside, even of a land bent round a bay', () => {
    const bay: Ring = [
      [0, 0],
      [1000, 0],
      [1000, 200],
      [200, 200],
      [200, 800],
      [1000, 800],
      [1000, 1000],
      [0, 1000],
    ];
    expect(isWithin(heartOf([bay]), [bay])).toBe(true);
    expect(isWithin(heartOf([bay], 3), [bay])).toBe(true);
  });
});
