/** A map as it is kept: lines between areas once, each with the areas beside it. And as it is drawn: areas by the lines around them. */

import { unpackLines } from './packed.ts';

export type Place = readonly [x: number, y: number];

export type MadeShape = {
  readonly width: number;
  readonly height: number;
  /** Packed. */
  readonly lines: string;
  /** By line: the areas to its left and right, -1 for none. */
  readonly sides: readonly (readonly number[])[];
  readonly areas: readonly MadeArea[];
};

export type MadeArea = {
  readonly id: string;
  /** Well inside its largest part. */
  readonly heart: Place;
  /** Side of a square as large as its largest part. */
  readonly size: number;
};

export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
  readonly areas: readonly Area[];
}

interface Area extends MadeArea {
  /** Lines around it, outline by outline; `~line` for one that is followed backward. */
  readonly outlines: readonly (readonly number[])[];
}

export interface Line {
  readonly points: readonly Place[];
  readonly left: number;
  readonly right: number;
}

export function readShape({ width, height, lines: packed, sides, areas }: MadeShape): Shape {
  const lines = unpackLines(packed).map((points, i): Line => ({ points, left: sides[i][0], right: sides[i][1] }));
  const around = areas.map((): number[] => []);
  lines.forEach(({ left, right }, i) => {
    around[right]?.push(i);
    around[left]?.push(~i);
  });
  return { width, height, lines, areas: areas.map((area, a) => ({ ...area, outlines: chained(lines, around[a]) })) };
}

/** Lines drawn one after the other. */
export function pathOfLines(lines: readonly Line[]): string {
  return lines.map(({ points }) => `M${steps(points)}`).join('');
}

/** A closed area. */
export function pathOfArea(shape: Shape, area: number): string {
  return shape.areas[area].outlines.map((outline) => pathOfOutline(shape, outline)).join('');
}

/** Several areas as one: what lies between them is not drawn. */
export function pathOfAreas(shape: Shape, areas: ReadonlySet<number>): string {
  return outlinesAround(shape, areas)
    .map((outline) => pathOfOutline(shape, outline))
    .join('');
}

/** The points around an area, outline by outline. */
export function ringsOf(shape: Shape, outlines: readonly (readonly number[])[]): Place[][] {
  return outlines.map((outline) => outline.flatMap((line) => pointsOf(shape, line).slice(1)));
}

function pathOfOutline(shape: Shape, outline: readonly number[]): string {
  return `M${steps(outline.flatMap((line) => pointsOf(shape, line).slice(1)))}Z`;
}

function pointsOf({ lines }: Shape, line: number): readonly Place[] {
  return line < 0 ? [...lines[~line].points].reverse() : lines[line].points;
}

function steps(points: readonly Place[]): string {
  return points.map(([x, y], i) => (i === 0 ? `${x} ${y}l` : `${x - points[i - 1][0]} ${y - points[i - 1][1]}`)).join(' ');
}

/** Lines that part some areas from all others, chained. */
export function outlinesAround({ lines }: Shape, areas: ReadonlySet<number>): readonly (readonly number[])[] {
  const parting = lines.flatMap(({ left, right }, i) => (areas.has(left) === areas.has(right) ? [] : areas.has(right) ? i : ~i));
  return chained(lines, parting);
}

/** Lines put one after the other, until each outline is closed. */
function chained(lines: readonly Line[], parts: readonly number[]): readonly (readonly number[])[] {
  const open = new Map<string, number[]>();
  const key = ([x, y]: Place): string => `${x} ${y}`;
  const startOf = (line: number): Place => (line < 0 ? lines[~line].points[lines[~line].points.length - 1] : lines[line].points[0]);
  for (const line of parts) {
    const start = key(startOf(line));
    open.set(start, [...(open.get(start) ?? []), line]);
  }
  const outlines: number[][] = [];
  for (const starts of open.values()) {
    while (starts.length > 0) {
      const outline: number[] = [];
      for (let line = starts.pop(); line !== undefined; line = open.get(key(startOf(~line)))?.pop()) outline.push(line);
      outlines.push(outline);
    }
  }
  return outlines;
}
