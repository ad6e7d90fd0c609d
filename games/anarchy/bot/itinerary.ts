/** The boxes on the way to what a castle asks for: horses and machines. */

import type { Box, Castle, Content } from '../content/content.ts';
import { bitsIn, type Player } from '../state.ts';

/** Boxes to fill: how many of each track, which of the wheel, which machines. */
interface Itinerary {
  readonly tracks: number[];
  wheel: number;
  machines: number;
  steps: number;
}

/** Itineraries of each content, by scenario card; they depend on nothing else. */
const known = new WeakMap<Content, readonly (Itinerary | null)[]>();

function itineraries(c: Content): readonly (Itinerary | null)[] {
  const found = known.get(c) ?? c.scenarioCards.map(({ castle }) => (castle === null ? null : itineraryTo(c, castle)));
  known.set(c, found);
  return found;
}

/** How many boxes are on the way to the castle of a scenario card, and how many of them are still empty. */
export function stepsToCastle(c: Content, p: Player, card: number): { readonly todo: number; readonly all: number } {
  const way = itineraries(c)[card];
  if (way === null) return { todo: 0, all: 0 };
  let todo = bitsIn(way.wheel & ~p.wheel) + bitsIn(way.machines & ~p.machines);
  for (let track = 0; track < way.tracks.length; track++) todo += Math.max(0, way.tracks[track] - p.tracks[track]);
  return { todo, all: way.steps };
}

function itineraryTo(c: Content, { horses, machines }: Castle): Itinerary {
  const way: Itinerary = { tracks: c.tracks.map(() => 0), wheel: 0, machines: 0, steps: 0 };
  c.tracks.forEach((boxes) => {
    boxes.forEach((box, i) => {
      const gives = box.effect.deeds.some((deed) => deed.kind === 'horse' && (horses & (1 << deed.horse)) !== 0);
      if (gives) for (const before of boxes.slice(0, i + 1)) goBy(c, way, before);
    });
  });
  for (const machine of c.machines) if ((machines & (1 << machine.index)) !== 0) goBy(c, way, machine);
  way.steps = bitsIn(way.wheel) + bitsIn(way.machines) + way.tracks.reduce((sum, n) => sum + n, 0);
  return way;
}

/** Takes a box into the itinerary, with all it needs. */
function goBy(c: Content, way: Itinerary, box: Box): void {
  const { need } = box;
  if (box.place === 'track') way.tracks[box.index] = Math.max(way.tracks[box.index], c.tracks[box.index].indexOf(box) + 1);
  if (box.place === 'wheel') way.wheel |= 1 << box.index;
  if (box.place === 'machine') way.machines |= 1 << box.index;
  for (let i = 0; i < need.tracks.length; i += 2) {
    const [track, filled] = [need.tracks[i], need.tracks[i + 1]];
    way.tracks[track] = Math.max(way.tracks[track], filled);
  }
  for (const machine of c.machines) {
    if ((need.machines & (1 << machine.index)) !== 0) goBy(c, way, machine);
    if ((need.developed & (1 << machine.index)) === 0) continue;
    const node = c.wheel.find(({ effect }) => effect.deeds.some((deed) => deed.kind === 'develop' && deed.machine === machine.index));
    if (node !== undefined) for (const passed of pathTo(c, node)) goBy(c, way, passed);
  }
}

/** The shortest way over the wheel from its centre. */
function pathTo(c: Content, target: Box): readonly Box[] {
  const paths: (readonly Box[])[] = c.wheel.filter(({ need }) => need.links === 0).map((box) => [box]);
  for (const path of paths) {
    const last = path[path.length - 1];
    if (last === target) return path;
    for (const next of c.wheel) if ((next.need.links & (1 << last.index)) !== 0 && !path.includes(next)) paths.push([...path, next]);
  }
  return [];
}
