/** The territories and sea zones of Medioevo, cut out of the real coast. */

import { type Arc, arrange, type Realm } from '../build/arrange.ts';
import { bordersOf, contracted } from '../build/cells.ts';
import { lightened } from '../build/coast.ts';
import { type Box, boxOf, distance, type Point, type Ring } from '../build/points.ts';
import { type Roughness, roughened } from '../build/rough.ts';
import type { MedioevoLayout } from './layout.ts';

/** Units of the map for a degree of latitude; a degree of longitude has seven tenths as many. */
export const DEGREE = 100;
const WIDTH_OF_DEGREE = 0.7;

const LIGHTNESS = { corner: 5, island: 40 } as const;
const ON_LAND: Roughness = { step: 22, most: 22 };
const AT_SEA: Roughness = { step: 40, most: 18 };

/** Borders of cells that are no neighbours are at most so long. */
const TOUCH = 60;

/** Sites that only the drawing needs, where the rules know neighbours that the coast would keep apart. */
const HINTS: { readonly [id: string]: readonly (readonly number[])[] } = {
  // The Saronic Gulf, by which Morea lies on the Aegean.
  aegeanSea: [[23.35, 37.7]],
  // The isthmus at the head of the Gulf of Suez, toward Sinai.
  upperEgypt: [[32.3, 30.0]],
};

export type Projection = (degrees: readonly number[]) => Point;

export function projectionOf({ bounds }: MedioevoLayout): Projection {
  return ([lon, lat]) => [(lon - bounds.lonMin) * WIDTH_OF_DEGREE * DEGREE, (bounds.latMax - lat) * DEGREE];
}

export function frameOf({ bounds }: MedioevoLayout): Box {
  const [right, bottom] = [(bounds.lonMax - bounds.lonMin) * WIDTH_OF_DEGREE * DEGREE, (bounds.latMax - bounds.latMin) * DEGREE];
  return { left: 0, top: 0, right: Math.round(right), bottom: Math.round(bottom) };
}

/** Numbers of areas: territories, then sea zones, then the land and the sea that are not played on. */
export function areasOf({
  territories,
  seaZones,
}: MedioevoLayout): readonly { readonly id: string; readonly centre?: readonly number[] }[] {
  return [...territories, ...seaZones, { id: '' }, { id: '' }];
}

/** The coast in units of the map, as far as it is near the frame. */
export function coastOf(rings: readonly Ring[], layout: MedioevoLayout): readonly Ring[] {
  const { left, top, right, bottom } = frameOf(layout);
  const project = projectionOf(layout);
  const FAR = 400;
  const near = rings
    .map((ring) => ring.map(project))
    .filter((ring) => {
      const box = boxOf(ring);
      return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
    })
    // What lies far beyond the frame is drawn together at a distance: inside the frame that changes nothing.
    .map((ring) =>
      ring.map(([x, y]): Point => [Math.max(left - FAR, Math.min(right + FAR, x)), Math.max(top - FAR, Math.min(bottom + FAR, y))]),
    );
  return lightened(near, LIGHTNESS);
}

export function arcsOf(layout: MedioevoLayout, coast: readonly Ring[]): readonly Arc[] {
  const { territories, seaZones } = layout;
  const nodes = [...territories, ...seaZones];
  const blank = nodes.length;
  return arrange(
    coast,
    realmOf(layout, territories, 0, { sites: layout.void.land, area: blank }, ON_LAND),
    realmOf(layout, seaZones, territories.length, { sites: layout.void.sea, area: blank + 1 }, AT_SEA),
    frameOf(layout),
    (a, b) => nodes[a] === undefined || nodes[b] === undefined || nodes[a].adjacent.includes(nodes[b].id),
  );
}

interface Node {
  readonly id: string;
  readonly sites: readonly (readonly number[])[];
  readonly adjacent: readonly string[];
}

/** Cells of nodes numbered from `first` on, and of what is not played on. */
function realmOf(
  layout: MedioevoLayout,
  nodes: readonly Node[],
  first: number,
  beyond: { readonly sites: readonly (readonly number[])[]; readonly area: number },
  roughness: Roughness,
): Realm {
  const project = projectionOf(layout);
  const sites = [
    ...nodes.flatMap(({ id, sites: own }, n) => [...own, ...(HINTS[id] ?? [])].map((site) => ({ at: project(site), area: first + n }))),
    ...beyond.sites.map((site) => ({ at: project(site), area: beyond.area })),
  ];
  const edges = bordersOf(
    sites.map(({ at }) => at),
    frameOf(layout),
  ).map(({ left, right, from, to }) => ({ left: sites[left].area, right: sites[right].area, from, to }));
  const between = edges.filter(({ left, right }) => left !== right);
  // The rules say who are neighbours; cells that barely touch though they are none meet in a point.
  const wanted = contracted(between, ({ left, right, from, to }) => {
    const [a, b] = [nodes[left - first], nodes[right - first]];
    return a !== undefined && b !== undefined && !a.adjacent.includes(b.id) && distance(from, to) < TOUCH;
  });
  return { sites, borders: roughened(wanted, roughness), blank: beyond.area };
}
