/** Coast, borders and frame laid over each other: every line between two areas, once. */

import { areaOf, type Box, boxOf, crossing, isWithin, lengthOf, type Point, type Ring, side } from './points.ts';
import { type Border, same } from './rough.ts';

/** Beyond the frame. */
export const OUTSIDE = -1;

/** One of the two worlds that a coast parts: its borders are drawn in it alone, and what they do not reach belongs to the nearest site. */
export interface Realm {
  readonly borders: readonly Border[];
  readonly sites: readonly { readonly at: Point; readonly area: number }[];
  /** The area of all that is nobody's: it is at home wherever it is. */
  readonly blank?: number;
}

/** Whether two areas should have a border. */
export type Neighbourhood = (a: number, b: number) => boolean;

export interface Arc {
  readonly points: readonly Point[];
  /** Areas beside it, seen along the line as the map is drawn. */
  readonly left: number;
  readonly right: number;
}

interface Segment {
  readonly from: number;
  readonly to: number;
  /** Of a border: the areas beside it; of coast and frame nothing is known yet. */
  readonly left: number | null;
  readonly right: number | null;
  readonly isCoast: boolean;
}

interface Face {
  readonly rings: Ring[];
  /** Half-edges around it. */
  readonly edges: number[];
  area: number;
  isLand: boolean;
}

/** The lines between the areas. The rings of the coast have land inside; whether a hole is a lake or an island follows by itself. */
export function arrange(
  coast: readonly Ring[],
  land: Realm,
  sea: Realm | null,
  frame: Box,
  areNeighbours: Neighbourhood = () => true,
): readonly Arc[] {
  const near = coast.filter((ring) => overlaps(boxOf(ring), frame));
  const shore = new Lines(near.flatMap((ring) => cutAtFrame(ring, frame)));
  const isLand = (point: Point): boolean => isWithin(point, near);
  const inside = [
    ...land.borders.flatMap((border) => shore.pieces(border, (point) => isLand(point))),
    ...(sea?.borders ?? []).flatMap((border) => shore.pieces(border, (point) => !isLand(point))),
  ];
  const graph = new Graph();
  for (const line of shore.lines()) graph.add(line, null, null, true);
  for (const { line, left, right } of inside) graph.add(line, left, right, false);
  graph.addFrame(frame);
  const faces = graph.faces();
  for (const face of faces) {
    face.isLand = isLand(pointIn(face.rings));
    const realm = face.isLand ? land : sea;
    face.area = realm === null ? OUTSIDE : (graph.areaBeside(face) ?? nearest(realm, pointIn(face.rings)));
  }
  giveAway(graph, faces, land, sea, areNeighbours);
  return graph.arcs(faces);
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

function nearest({ sites }: Realm, [x, y]: Point): number {
  let best = sites[0];
  let least = Number.POSITIVE_INFINITY;
  for (const site of sites) {
    const far = (site.at[0] - x) * (site.at[0] - x) + (site.at[1] - y) * (site.at[1] - y);
    if (far < least) [best, least] = [site, far];
  }
  return best.area;
}

/** Some point inside: the middle of the widest stretch on a line across. */
function pointIn(rings: readonly Ring[]): Point {
  const heights = [...new Set(rings.flatMap((ring) => ring.map(([, y]) => y)))].sort((a, b) => a - b);
  let best: Point = rings[0][0];
  let widest = -1;
  for (let h = 1; h < heights.length; h++) {
    const y = (heights[h - 1] + heights[h]) / 2;
    const stops: number[] = [];
    for (const ring of rings) {
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [ax, ay] = ring[i];
        const [bx, by] = ring[j];
        if (ay > y !== by > y) stops.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
      }
    }
    stops.sort((a, b) => a - b);
    for (let i = 1; i < stops.length; i += 2) {
      const wide = Math.min(stops[i] - stops[i - 1], 4 * (heights[h] - heights[h - 1]));
      if (wide > widest) [best, widest] = [[(stops[i] + stops[i - 1]) / 2, y], wide];
    }
  }
  return best;
}

/** The parts of a closed line that lie in the frame. */
function cutAtFrame(ring: Ring, frame: Box): readonly (readonly Point[])[] {
  const lines: Point[][] = [];
  let current: Point[] = [];
  const close = (): void => {
    if (current.length > 1) lines.push(current);
    current = [];
  };
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
    const part = withinFrame(a, b, frame);
    if (part === null) {
      close();
      continue;
    }
    const [from, to] = part;
    if (current.length === 0 || !same(current[current.length - 1], from)) {
      close();
      current = [from];
    }
    if (!same(from, to)) current.push(to);
    if (!same(to, b)) close();
  }
  close();
  // A line that ran on past the point where the ring begins is one line.
  const last = lines[lines.length - 1];
  if (lines.length > 1 && same(last[last.length - 1], lines[0][0])) {
    lines[0] = [...last.slice(0, -1), ...lines[0]];
    lines.pop();
  }
  return lines;
}

function withinFrame(a: Point, b: Point, { left, top, right, bottom }: Box): readonly [Point, Point] | null {
  let [from, to] = [0, 1];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  for (const [step, room] of [
    [-dx, a[0] - left],
    [dx, right - a[0]],
    [-dy, a[1] - top],
    [dy, bottom - a[1]],
  ]) {
    if (step === 0) {
      if (room < 0) return null;
    } else if (step < 0) from = Math.max(from, room / step);
    else to = Math.min(to, room / step);
  }
  if (from >= to) return null;
  const at = (share: number): Point => [Math.round(a[0] + dx * share), Math.round(a[1] + dy * share)];
  return [from === 0 ? a : at(from), to === 1 ? b : at(to)];
}

/** Lines to which points are added where others meet them. */
class Lines {
  readonly #lines: readonly (readonly Point[])[];
  /** By line and segment: the points added, with how far along they are. */
  readonly #added = new Map<string, { readonly along: number; readonly at: Point }[]>();

  constructor(lines: readonly (readonly Point[])[]) {
    this.#lines = lines;
  }

  /** Parts of a border in which a point is as wanted; they end on these lines. */
  pieces(border: Border, isWanted: (point: Point) => boolean): readonly Border[] {
    const box = boxOf(border.line);
    const pieces: Point[][] = [[]];
    border.line.forEach((b, i) => {
      if (i > 0) {
        for (const at of this.#meetings(border.line[i - 1], b, box)) {
          pieces[pieces.length - 1].push(at);
          pieces.push([at]);
        }
      }
      pieces[pieces.length - 1].push(b);
    });
    return pieces
      .map((line) => line.filter((point, i) => i === 0 || !same(point, line[i - 1])))
      .filter((line) => line.length > 1 && isWanted(middleOf(line)))
      .map((line) => ({ ...border, line }));
  }

  #meetings(a: Point, b: Point, box: Box): readonly Point[] {
    const met: { readonly along: number; readonly at: Point }[] = [];
    this.#lines.forEach((line, l) => {
      for (let i = 1; i < line.length; i++) {
        const [c, d] = [line[i - 1], line[i]];
        if (Math.max(c[0], d[0]) < box.left || Math.min(c[0], d[0]) > box.right) continue;
        if (Math.max(c[1], d[1]) < box.top || Math.min(c[1], d[1]) > box.bottom) continue;
        const along = crossing(a, b, c, d);
        if (along === null) continue;
        const at: Point = [Math.round(a[0] + (b[0] - a[0]) * along), Math.round(a[1] + (b[1] - a[1]) * along)];
        met.push({ along, at });
        const key = `${l} ${i}`;
        const there = crossing(c, d, a, b) ?? 0;
        this.#added.set(key, [...(this.#added.get(key) ?? []), { along: there, at }]);
      }
    });
    return met.sort((x, y) => x.along - y.along).map(({ at }) => at);
  }

  lines(): readonly (readonly Point[])[] {
    return this.#lines.map((line, l) =>
      line.flatMap((point, i) => {
        const added = i === 0 ? [] : (this.#added.get(`${l} ${i}`) ?? []);
        return [...added.sort((x, y) => x.along - y.along).map(({ at }) => at), point];
      }),
    );
  }
}

function middleOf(line: readonly Point[]): Point {
  const half = lengthOf(line) / 2;
  let gone = 0;
  for (let i = 1; i < line.length; i++) {
    const step = lengthOf([line[i - 1], line[i]]);
    if (gone + step >= half) {
      const share = (half - gone) / step;
      return [line[i - 1][0] + (line[i][0] - line[i - 1][0]) * share, line[i - 1][1] + (line[i][1] - line[i - 1][1]) * share];
    }
    gone += step;
  }
  return line[0];
}

/** Points joined by segments, none of which crosses another. A half-edge is twice the number of its segment, and 1 more when followed backward. */
class Graph {
  readonly #points: Point[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #segments: Segment[] = [];
  readonly #known = new Map<string, number>();
  /** By point: the half-edges that leave it. */
  readonly #leaving: number[][] = [];
  /** By half-edge: the face to its right as the map is drawn. */
  #beside: (Face | null)[] = [];

  add(line: readonly Point[], left: number | null, right: number | null, isCoast: boolean): void {
    for (let i = 1; i < line.length; i++) {
      const [from, to] = [this.#numberOf(line[i - 1]), this.#numberOf(line[i])];
      const key = from < to ? `${from} ${to}` : `${to} ${from}`;
      // A fjord narrower than a step of the grid is no water, and a spit no land.
      if (from === to || this.#known.has(key)) continue;
      this.#known.set(key, this.#segments.length);
      this.#leaving[from].push(2 * this.#segments.length);
      this.#leaving[to].push(2 * this.#segments.length + 1);
      this.#segments.push({ from, to, left, right, isCoast });
    }
  }

  /** The four sides, joined to whatever ends on them. */
  addFrame({ left, top, right, bottom }: Box): void {
    const on = (isOn: (point: Point) => boolean, order: (point: Point) => number): Point[] =>
      this.#points.filter(isOn).sort((a, b) => order(a) - order(b));
    const corners: readonly Point[] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    const sides = [
      on(
        ([, y]) => y === top,
        ([x]) => x,
      ),
      on(
        ([x]) => x === right,
        ([, y]) => y,
      ),
      on(
        ([, y]) => y === bottom,
        ([x]) => -x,
      ),
      on(
        ([x]) => x === left,
        ([, y]) => -y,
      ),
    ];
    sides.forEach((points, i) => {
      const line = [corners[i], ...points, corners[(i + 1) % 4]];
      this.add(
        line.filter((point, p) => p === 0 || !same(point, line[p - 1])),
        null,
        null,
        false,
      );
    });
  }

  #numberOf(point: Point): number {
    const key = `${point[0]} ${point[1]}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#points.length);
    this.#leaving.push([]);
    return this.#points.push(point) - 1;
  }

  #from(half: number): number {
    const { from, to } = this.#segments[half >> 1];
    return half % 2 === 0 ? from : to;
  }

  #to(half: number): number {
    return this.#from(half ^ 1);
  }

  /** All enclosed areas, each with the outlines of what lies in it. */
  faces(): readonly Face[] {
    this.#leaving.forEach((leaving, from) => {
      leaving.sort((a, b) => this.#turn(from, a, b));
    });
    const cycles: { readonly edges: number[]; readonly ring: Ring; readonly area: number }[] = [];
    const isSeen = new Set<number>();
    for (let start = 0; start < 2 * this.#segments.length; start++) {
      if (isSeen.has(start)) continue;
      const edges: number[] = [];
      for (let half = start; !isSeen.has(half); half = this.#next(half)) {
        isSeen.add(half);
        edges.push(half);
      }
      const ring = edges.map((half) => this.#points[this.#from(half)]);
      cycles.push({ edges, ring, area: areaOf(ring) });
    }
    const faces = cycles
      .filter(({ area }) => area > 0)
      .sort((a, b) => a.area - b.area)
      .map(({ edges, ring }): Face => ({ rings: [ring], edges, area: OUTSIDE, isLand: false }));
    const boxes = faces.map(({ rings: [ring] }) => boxOf(ring));
    const around = faces.map(({ rings: [ring] }) => new Set(ring.map(([x, y]) => `${x} ${y}`)));
    for (const { edges, ring, area } of cycles) {
      if (area > 0) continue;
      const [[x, y]] = ring;
      const home = faces.findIndex(({ rings: [outer] }, f) => {
        const { left, right, top, bottom } = boxes[f];
        return x > left && x < right && y > top && y < bottom && !around[f].has(`${x} ${y}`) && isWithin(ring[0], [outer]);
      });
      if (home < 0) continue;
      faces[home].rings.push(ring);
      faces[home].edges.push(...edges);
    }
    this.#beside = new Array(2 * this.#segments.length).fill(null);
    for (const face of faces) for (const half of face.edges) this.#beside[half] = face;
    return faces;
  }

  /** Order of half-edges around the point they leave. */
  #turn(from: number, a: number, b: number): number {
    const [x, y] = this.#points[from];
    const [ax, ay] = this.#points[this.#to(a)];
    const [bx, by] = this.#points[this.#to(b)];
    const upper = (dx: number, dy: number): number => (dy > 0 || (dy === 0 && dx > 0) ? 0 : 1);
    const half = upper(ax - x, ay - y) - upper(bx - x, by - y);
    return half !== 0 ? half : -side([x, y], [ax, ay], [bx, by]);
  }

  /** The half-edge that follows around the same face. */
  #next(half: number): number {
    const leaving = this.#leaving[this.#to(half)];
    const back = leaving.indexOf(half ^ 1);
    return leaving[(back + leaving.length - 1) % leaving.length];
  }

  /** The area that borders give a face, if any borders it. */
  areaBeside(face: Face): number | null {
    const lengths = new Map<number, number>();
    for (const half of face.edges) {
      const { left, right } = this.#segments[half >> 1];
      const area = half % 2 === 0 ? right : left;
      if (area !== null) lengths.set(area, (lengths.get(area) ?? 0) + this.#lengthOf(half));
    }
    return longest(lengths);
  }

  /** Of the areas across a border that are as wanted, the one which would then border most on what it should border on. */
  bestHome(face: Face, isWanted: (face: Face) => boolean, areNeighbours: Neighbourhood): number | null {
    const beside = new Map<number, number>();
    const homes = new Set<number>();
    for (const half of face.edges) {
      const other = this.#beside[half ^ 1];
      if (other === null) continue;
      beside.set(other.area, (beside.get(other.area) ?? 0) + this.#lengthOf(half));
      if (other.isLand === face.isLand && isWanted(other)) homes.add(other.area);
    }
    const worth = new Map<number, number>();
    for (const home of homes) {
      const lengths = [...beside].map(([area, length]) => (area === home || areNeighbours(home, area) ? length : -length));
      worth.set(
        home,
        lengths.reduce((sum, length) => sum + length, beside.get(home) ?? 0),
      );
    }
    return longest(worth);
  }

  /** All that one can reach from a face without crossing the coast. */
  joined(face: Face): readonly Face[] {
    const reached = new Set([face]);
    for (const at of reached) {
      for (const half of at.edges) {
        const other = this.#beside[half ^ 1];
        if (other !== null && other.isLand === face.isLand) reached.add(other);
      }
    }
    return [...reached];
  }

  #lengthOf(half: number): number {
    return lengthOf([this.#points[this.#from(half)], this.#points[this.#to(half)]]);
  }

  arcs(faces: readonly Face[]): readonly Arc[] {
    const areaAt = (half: number): number => this.#beside[half]?.area ?? OUTSIDE;
    const isDrawn = (half: number): boolean => areaAt(half) !== areaAt(half ^ 1);
    const joints = this.#leaving.map((leaving) => leaving.filter(isDrawn));
    const isJoint = (point: number): boolean => joints[point].length !== 2;
    const arcs: Arc[] = [];
    const isDone = new Set<number>();
    const follow = (start: number): void => {
      const line = [this.#points[this.#from(start)]];
      let half = start;
      for (;;) {
        isDone.add(half).add(half ^ 1);
        const to = this.#to(half);
        line.push(this.#points[to]);
        const next = joints[to].find((other) => other !== (half ^ 1));
        if (isJoint(to) || next === undefined || isDone.has(next)) break;
        half = next;
      }
      arcs.push({ points: line, left: areaAt(start ^ 1), right: areaAt(start) });
    };
    const drawn = [...faces.flatMap(({ edges }) => edges)].filter(isDrawn);
    for (const half of drawn) if (isJoint(this.#from(half)) && !isDone.has(half)) follow(half);
    for (const half of drawn) if (!isDone.has(half)) follow(half);
    return arcs;
  }
}

function longest<T>(lengths: ReadonlyMap<T, number>): T | null {
  let best: T | null = null;
  for (const [thing, length] of lengths) if (best === null || length > (lengths.get(best) ?? 0)) best = thing;
  return best;
}

/**
 * What holds no site of its area and is joined to something that does goes to the neighbour that it suits best; an island that is
 * nobody's home goes as a whole to whom most of it belongs. The same holds for water.
 */
function giveAway(graph: Graph, faces: readonly Face[], land: Realm, sea: Realm | null, areNeighbours: Neighbourhood): void {
  const homes = new Set<Face>();
  for (const face of faces) {
    const { sites = [], blank = null } = (face.isLand ? land : sea) ?? {};
    if (face.area === blank || sites.some(({ at, area }) => area === face.area && isWithin(at, face.rings))) homes.add(face);
  }
  const strays = new Set(faces.filter((face) => face.area !== OUTSIDE && !homes.has(face)));
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (const face of strays) {
      const area = graph.bestHome(face, (other) => homes.has(other), areNeighbours);
      if (area === null) continue;
      face.area = area;
      strays.delete(face);
      homes.add(face);
      isDone = false;
    }
  }
  while (strays.size > 0) {
    const island = graph.joined(strays.values().next().value ?? faces[0]);
    const largest = island.reduce((best, face) => (areaOf(face.rings[0]) > areaOf(best.rings[0]) ? face : best));
    for (const face of island) {
      face.area = largest.area;
      strays.delete(face);
    }
  }
}
