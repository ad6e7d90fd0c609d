/** The drawn land: the made map with its paths, and everything found by name. */

import made from '../../../maps/made/medioevo.json' with { type: 'json' };
import { readDistances } from '../../../maps/medioevo/distances.ts';
import { DISTANCES, type Distance, type NamePlace, type TownName } from '../../../maps/medioevo/made.ts';
import { type Line, type Place, pathOfArea, pathOfAreas, pathOfLines, readShape } from '../../../maps/shape.ts';

export const shape = readShape(made.shape);
const { degree, territories: LANDS, seaZones: SEAS } = made;

export { LANDS };

const NODES = LANDS + SEAS;

const numbers: ReadonlyMap<string, number> = new Map(shape.areas.slice(0, NODES).map(({ id }, n) => [id, n]));

/** By node: territories, then sea zones. */
export const cells: readonly string[] = shape.areas.slice(0, NODES).map((_, node) => pathOfArea(shape, node));
/** What is not played on. */
export const blank = { land: pathOfArea(shape, NODES), sea: pathOfArea(shape, NODES + 1) };

const isLand = (area: number): boolean => area >= 0 && (area < LANDS || area === NODES);
const inner = shape.lines.filter(({ left, right }) => left >= 0 && right >= 0);

export const coast = pathOfLines(inner.filter(({ left, right }) => isLand(left) !== isLand(right)));
export const waters = pathOfLines(inner.filter(({ left, right }) => !isLand(left) && !isLand(right)));

/** Lines between territories of one side, and between those of two. */
export function bordersOf(sideOf: (territory: number) => number): { readonly within: string; readonly between: string } {
  const onLand = inner.filter(({ left, right }) => isLand(left) && isLand(right));
  const parts = ({ left, right }: Line): boolean => sideOf(left) !== sideOf(right);
  return { within: pathOfLines(onLand.filter((line) => !parts(line))), between: pathOfLines(onLand.filter(parts)) };
}

/** Several nodes as one area. */
export function pathOf(nodes: readonly string[]): string {
  return pathOfAreas(shape, new Set(nodes.map(numberOf)));
}

export function numberOf(node: string): number {
  const number = numbers.get(node);
  if (number === undefined) throw new Error(`There is no place “${node}” on the map.`);
  return number;
}

/** Well inside of it. */
export function heartOf(node: string): Place {
  return shape.areas[numberOf(node)].heart;
}

/** Side of a square as large as it is, in units of the map. */
export function sizeOf(node: string): number {
  return shape.areas[numberOf(node)].size;
}

export function townOf(node: string): Place | null {
  return made.towns[numberOf(node)] ?? null;
}

export const realms: readonly { readonly id: string; readonly at: Place }[] = made.realms;

/** From far away discs only; then names that fit; then more of them; then everything. */
export const FAR = 0;
export const NEAR = DISTANCES.length;

/** Which of the distances a scale is: 0 for far away. */
export function distanceOf(scale: number): number {
  return DISTANCES.filter((pixels) => scale * degree >= pixels - 0.01).length;
}

/** Scale from which on a distance begins. */
export function scaleOf(distance: number): number {
  return (DISTANCES[distance - 1] ?? 0) / degree;
}

const distances = readDistances(made);

function laidAt(distance: number): Distance {
  return distances[Math.max(0, distance - 1)];
}

export function stackAt(distance: number, node: string): Place {
  return laidAt(distance).stacks[numberOf(node)];
}

export function nameAt(distance: number, language: 'en' | 'fr', node: string): NamePlace {
  return laidAt(distance).names[language][numberOf(node)];
}

export function townNameAt(distance: number, language: 'en' | 'fr', node: string): TownName | null {
  return laidAt(distance).towns[language][numberOf(node)] ?? null;
}

/** Ways between neighbours: over land by the pass between the two, at sea round the coasts. */
const ways: ReadonlyMap<string, readonly Place[]> = new Map<string, readonly Place[]>([
  ...made.passes.map(([a, b, x, y]): [string, readonly Place[]] => [pairOf(a, b), [[x, y]]]),
  ...made.routes.map(({ ends: [a, b], way }): [string, readonly Place[]] => [
    pairOf(a, b),
    Array.from({ length: way.length / 2 }, (_, i): Place => [way[2 * i], way[2 * i + 1]]),
  ]),
]);

function pairOf(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** The path of somebody who goes from place to place. */
export function pathOfWay(nodes: readonly string[]): string {
  const points = nodes.flatMap((node, i) => (i === 0 ? [heartOf(node)] : [...between(nodes[i - 1], node), heartOf(node)]));
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
}

/** By node: those that a step over land leads to, and those that a step of a ship does. */
const steps = { land: new Map<number, number[]>(), sea: new Map<number, number[]>() };
for (const pair of ways.keys()) {
  const [a, b] = pair.split(' ').map(Number);
  const by = a < LANDS && b < LANDS ? steps.land : steps.sea;
  for (const [from, to] of [
    [a, b],
    [b, a],
  ])
    by.set(from, [...(by.get(from) ?? []), to]);
}

/** Places that a merchant passes who calls at each of these, by the fewest steps; straight where his element does not lead. */
export function voyage(stages: readonly string[], isShip: boolean): string[] {
  const by = isShip ? steps.sea : steps.land;
  return stages.flatMap((stage, i) => (i === 0 ? [stage] : passing(by, numberOf(stages[i - 1]), numberOf(stage))));
}

function passing(by: ReadonlyMap<number, readonly number[]>, from: number, to: number): string[] {
  const before = new Map([[from, from]]);
  const edge = [from];
  for (const at of edge) {
    // A ship does not go through land on its way.
    if (at !== from && by === steps.sea && at < LANDS) continue;
    for (const next of by.get(at) ?? []) {
      if (before.has(next)) continue;
      before.set(next, at);
      edge.push(next);
    }
  }
  const way: string[] = [];
  for (let at = to; at !== from; at = before.get(at) ?? from) way.unshift(shape.areas[at].id);
  return way;
}

/** Where one passes between two neighbours; ways at sea are kept from the zone on, and may be gone backward. */
function between(from: string, to: string): readonly Place[] {
  const way = ways.get(pairOf(numberOf(from), numberOf(to))) ?? [];
  if (way.length < 2) return way;
  const [x, y] = heartOf(from);
  const near = ([px, py]: Place): number => (px - x) ** 2 + (py - y) ** 2;
  return near(way[0]) <= near(way[way.length - 1]) ? way : way.toReversed();
}
