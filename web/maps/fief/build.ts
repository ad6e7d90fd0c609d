/** Makes a map of Fief from its layout: light enough to be done in the browser for a content pack that has another. */

import { arrange } from '../build/arrange.ts';
import { crossedBy, type Room, room, shared, sharedWith, type Track, trackOf } from '../build/boxes.ts';
import { bordersOf } from '../build/cells.ts';
import { hashed } from '../build/hash.ts';
import { widthOf } from '../build/letters.ts';
import { outlineAround } from '../build/outline.ts';
import { alongLine, type Box, boxOf, distance, distanceToLine, distanceToRings, isWithin, lengthOf, type Point } from '../build/points.ts';
import { roughened } from '../build/rough.ts';
import { shapeOf } from '../build/shaping.ts';
import { type MadeShape, outlinesAround, type Place, readShape, ringsOf } from '../shape.ts';
import type { FiefLayout } from './layout.ts';
import { type MadeFief, ORNAMENTS } from './made.ts';
import { BANNER, CLOSE, DISC, GATE, MITRE, NAME, NAME_HEIGHT, PRINCIPAL_NAME, STACK, UNITS } from './measures.ts';

const COAST = { margin: 330, step: 36, most: 14 } as const;
const ROUGHNESS = { step: 70, most: 60 } as const;
/** Sea around the land, and below it, where buttons lie. */
const MARGIN = 70;
const FOOT = 230;

interface Road {
  readonly ends: readonly [number, number];
  readonly bend: Point;
  readonly line: readonly Point[];
}

/** Everything in pixels, as it is when the map is as small as it may be with all names on it. */
interface Screen {
  readonly width: number;
  readonly height: number;
  readonly discs: readonly Room[];
  readonly roads: readonly Track[];
}

export function buildFief(layout: FiefLayout): MadeFief {
  const laid = layout.villages.map(({ x, y }): Point => [x * UNITS, y * UNITS]);
  const around = boxOf(outlineAround(laid, COAST));
  const moved = ([x, y]: Point): Point => [Math.round(x - around.left + MARGIN), Math.round(y - around.top + MARGIN)];
  const sites = laid.map(moved);
  const coast = outlineAround(sites, COAST);
  const { right, bottom } = boxOf(coast);
  const frame: Box = { left: 0, top: 0, right: right + MARGIN, bottom: bottom + MARGIN + FOOT };
  const borders = roughened(bordersOf(sites, frame), ROUGHNESS);
  const land = { borders, sites: sites.map((at, area) => ({ at, area })) };
  const arcs = arrange([coast], land, null, frame);
  const shape = shapeOf(
    arcs,
    layout.villages.map(({ id }, v) => ({ id, heart: sites[v] })),
    frame,
  );
  const numbers = new Map(layout.villages.map(({ id }, v) => [id, v]));
  const roads = layout.roads.map((ends) =>
    roadOf(
      ends.map((id) => numbers.get(id) ?? 0),
      sites,
    ),
  );
  const screen: Screen = {
    width: frame.right * CLOSE,
    height: frame.bottom * CLOSE,
    discs: sites.map((at) => room(onScreen(at), 2 * DISC, 2 * DISC)),
    roads: roads.map(({ line }) => trackOf(line.map(onScreen))),
  };
  const signs = signsOf(layout, sites, screen);
  const taken = [...screen.discs, ...signs.flatMap(({ name, stack }) => [name, stack])];
  const mitres = layout.bishoprics.map(({ principal }) => mitreOf(sites[numbers.get(principal) ?? 0], taken));
  const shown = [...taken, ...mitres];
  const armies: Room[] = [];
  const gates = roads.map((road) => [0, 1].map((end) => gateOf(road, end, sites, shown, armies)));
  const offset = ({ x, y }: Room, from: Point): Place => [Math.round(x - from[0] * CLOSE), Math.round(y - from[1] * CLOSE)];
  const bannerIn = bannersIn(shape, layout, screen, shown, armies);
  return {
    shape,
    villages: signs.map(({ name, stack }, v) => ({ at: sites[v], name: offset(name, sites[v]), stack: offset(stack, sites[v]) })),
    roads: roads.map(({ ends, bend }, r) => ({ ends, bend, gates: gates[r] })),
    fiefs: layout.fiefs.map(({ id, color, villages }) => ({ id, color, banner: bannerIn(villages) })),
    bishoprics: layout.bishoprics.map(({ id, principal, villages }, b) => ({
      id,
      banner: bannerIn(villages),
      mitre: offset(mitres[b], sites[numbers.get(principal) ?? 0]),
    })),
    ornaments: ornamentsOf(sites, roads, coast, shown),
  };
}

function onScreen([x, y]: Point): Point {
  return [x * CLOSE, y * CLOSE];
}

/** Bent to one side or the other, but away from villages that it does not lead to. */
function roadOf([a, b]: readonly number[], sites: readonly Point[]): Road {
  const [from, to] = [sites[a], sites[b]];
  const others = sites.filter((_, v) => v !== a && v !== b);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const turn = hashed(Math.min(a, b), Math.max(a, b)) < 0.5 ? 1 : -1;
  const bends = [0.1, -0.1, 0.2, -0.2].map((share): Point => {
    const aside = share * turn;
    return [Math.round((from[0] + to[0]) / 2 - dy * aside), Math.round((from[1] + to[1]) / 2 + dx * aside)];
  });
  const lines = bends.map((bend) => curve(from, bend, to));
  const clear = lines.map((line) => Math.min(...others.map((other) => distanceToLine(other, line))));
  const enough = clear.findIndex((far) => far > (DISC + 14) / CLOSE);
  const best = enough >= 0 ? enough : clear.indexOf(Math.max(...clear));
  return { ends: [a, b], bend: bends[best], line: lines[best] };
}

/** Points of a quadratic curve. */
export function curve(from: Point, bend: Point, to: Point, pieces = 16): readonly Point[] {
  return Array.from({ length: pieces + 1 }, (_, i): Point => {
    const [t, u] = [i / pieces, 1 - i / pieces];
    return [u * u * from[0] + 2 * u * t * bend[0] + t * t * to[0], u * u * from[1] + 2 * u * t * bend[1] + t * t * to[1]];
  });
}

interface Sign {
  readonly name: Room;
  readonly stack: Room;
}

/** A place for a sign, and what it costs whatever the others do. */
interface Candidate {
  readonly box: Room;
  readonly cost: number;
}

/**
 * Names below their villages and stacks above, where nothing is in the way; else where the least is. Each village in turn takes what suits
 * it best beside the others, from several beginnings, and the best end is kept.
 */
function signsOf(layout: FiefLayout, sites: readonly Point[], screen: Screen): readonly Sign[] {
  const weighed = (spots: readonly Spot[]): readonly Candidate[] =>
    spots
      .map(({ box, worse }) => ({
        box,
        cost:
          worse +
          100 * overEdge(box, screen) +
          OVERLAP * sharedWith(box, screen.discs) +
          screen.roads.reduce((sum, road) => sum + crossedBy(box, road), 0) * 0.35,
      }))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, CANDIDATES);
  const names = layout.villages.map(({ name, principal }, v) => {
    const size = principal ? PRINCIPAL_NAME : NAME;
    const width = Math.max(widthOf(name.fr, size), widthOf(name.en, size));
    return weighed(spotsAround(onScreen(sites[v]), width, NAME_HEIGHT + (principal ? 3 : 0), BELOW_FIRST));
  });
  const stacks = layout.villages.map((_, v) => weighed(spotsAround(onScreen(sites[v]), STACK.width, STACK.height, ABOVE_FIRST)));
  let kept: readonly Sign[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let beginning = 0; beginning < BEGINNINGS; beginning++) {
    const order = layout.villages.map((_, v) => v).sort((a, b) => hashed(a, beginning) - hashed(b, beginning));
    const chosen = (candidates: readonly Candidate[], v: number, n: number): Room =>
      candidates[beginning === 0 ? 0 : Math.floor(hashed(v, beginning, n) * Math.min(6, candidates.length))].box;
    const signs = names.map((name, v): Sign => ({ name: chosen(name, v, 1), stack: chosen(stacks[v], v, 2) }));
    const costs = signs.map(() => 0);
    for (let round = 0; round < ROUNDS; round++) {
      for (const v of order) {
        const others = signs.flatMap((sign, other) => (other === v ? [] : [sign.name, sign.stack]));
        const beside = ({ box, cost }: Candidate): number => cost + OVERLAP * sharedWith(box, others);
        const nameCosts = names[v].map(beside);
        const stackCosts = stacks[v].map(beside);
        costs[v] = Number.POSITIVE_INFINITY;
        names[v].forEach((name, n) => {
          stacks[v].forEach((stack, k) => {
            const cost = nameCosts[n] + stackCosts[k] + OVERLAP * shared(name.box, stack.box);
            if (cost >= costs[v]) return;
            costs[v] = cost;
            signs[v] = { name: name.box, stack: stack.box };
          });
        });
      }
    }
    const total = costs.reduce((sum, cost) => sum + cost, 0);
    if (total < least) [kept, least] = [signs, total];
  }
  return kept;
}

const OVERLAP = 4;
const CANDIDATES = 24;
const BEGINNINGS = 16;
const ROUNDS = 4;

/** How far a box reaches over the edge of the map. */
function overEdge({ x, y, width, height }: Room, screen: Screen): number {
  return Math.max(0, width / 2 - x, x + width / 2 - screen.width, height / 2 - y, y + height / 2 - screen.height);
}

function best(spots: readonly Spot[], cost: (spot: Spot) => number): Room {
  let chosen = spots[0];
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    // Spots come with the most welcome first.
    if (spot.worse >= least) continue;
    const price = cost(spot);
    if (price < least) [chosen, least] = [spot, price];
  }
  return chosen.box;
}

interface Spot {
  readonly box: Room;
  /** How much one would rather have it elsewhere. */
  readonly worse: number;
}

const LOZENGE = 8;
const BELOW_FIRST = { below: 0, above: 14, beside: 16 } as const;
const ABOVE_FIRST = { below: 36, above: 0, beside: 22 } as const;

/** Boxes around a disc. */
function spotsAround([x, y]: Point, width: number, height: number, worse: typeof BELOW_FIRST | typeof ABOVE_FIRST): readonly Spot[] {
  const [down, across] = [DISC + height / 2 + 1, DISC + width / 2 + 3];
  // The lozenge of what may be touched stands on the upper edge of the disc.
  const up = down + (worse === BELOW_FIRST ? LOZENGE : 0);
  const shifts = [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6];
  const rows = shifts.flatMap((shift): readonly Spot[] => {
    const aside = x + shift * width;
    return [
      { box: room([aside, y + down], width, height), worse: worse.below + Math.abs(shift) * 12 },
      { box: room([aside, y - up], width, height), worse: worse.above + Math.abs(shift) * 12 },
      { box: room([aside, y - up - STACK.height], width, height), worse: worse.above + 16 + Math.abs(shift) * 12 },
      { box: room([aside, y + down + NAME_HEIGHT + 1], width, height), worse: worse.below + 16 + Math.abs(shift) * 12 },
    ];
  });
  const sides = [0, 0.5, -0.5, 1, -1].flatMap((lift): readonly Spot[] =>
    [across, -across].map((aside) => ({
      box: room([x + aside, y + lift * height], width, height),
      worse: worse.beside + Math.abs(lift) * 3,
    })),
  );
  return [...rows, ...sides].sort((a, b) => a.worse - b.worse);
}

function mitreOf(site: Point, taken: readonly Room[]): Room {
  const [x, y] = onScreen(site);
  const far = DISC + MITRE / 2;
  const spots: readonly Spot[] = [
    [-1, 0.25],
    [-1, -0.25],
    [1, -0.25],
    [1, 0.25],
    [-0.8, 0.7],
    [0.8, 0.7],
    [-0.8, -0.7],
    [0.8, -0.7],
  ].map(([dx, dy], i) => ({ box: room([x + dx * far, y + dy * far], MITRE, MITRE), worse: i }));
  const mills = room([x + DISC + 10, y - DISC / 2 - 2], 38, 20);
  const others = [mills, ...taken.filter((other) => other.x !== x || other.y !== y)];
  return best(spots, ({ box, worse }) => worse + sharedWith(box, others));
}

/** Units at a gate are an army more often than a guard: room for one of all kinds. */
const FULL_STACK = 144;

/** On the road, far enough from the village to leave room for its ring, and the spot beside it where a stack covers least. */
function gateOf(
  road: Road,
  end: number,
  sites: readonly Point[],
  shown: readonly Room[],
  armies: Room[],
): { readonly at: Place; readonly stack: Place } {
  const line = end === 0 ? road.line : [...road.line].reverse();
  const { at, towards } = alongLine(line, Math.min(GATE, 0.4 * lengthOf(line)));
  const [x, y] = onScreen(at);
  const far = onScreen(sites[road.ends[1 - end]]);
  const spots = [0, 16, -16, 30, -30, 44, -44, 60, -60].flatMap((aside) =>
    [0, 14, 28, -14].map((on): Spot => {
      const box = room([x + towards[0] * on - towards[1] * aside, y + towards[1] * on + towards[0] * aside], FULL_STACK, STACK.height);
      return {
        box,
        worse: Math.abs(aside) / 3 + Math.abs(on) / 2 + (Math.abs(box.x - far[0]) < 2 * DISC && Math.abs(box.y - far[1]) < DISC ? 40 : 0),
      };
    }),
  );
  const box = best(spots, (spot) => spot.worse + sharedWith(spot.box, shown) / 8 + sharedWith(spot.box, armies) / 20);
  armies.push(box);
  return { at: [Math.round(at[0]), Math.round(at[1])], stack: [Math.round(box.x - x), Math.round(box.y - y)] };
}

const BANNER_STEP = 60;

/** Where in the land of some villages a banner covers least. */
function bannersIn(
  shape: MadeShape,
  layout: FiefLayout,
  screen: Screen,
  shown: readonly Room[],
  armies: readonly Room[],
): (villages: readonly string[]) => Place {
  const drawn = readShape(shape);
  const banners: Room[] = [];
  return (villages) => {
    const areas = new Set(villages.map((id) => layout.villages.findIndex((village) => village.id === id)));
    const rings = ringsOf(drawn, outlinesAround(drawn, areas));
    const { left, top, right, bottom } = boxOf(rings.flat());
    let banner: Place = shape.areas[[...areas][0]].heart;
    let least = Number.POSITIVE_INFINITY;
    for (let y = top; y < bottom; y += BANNER_STEP) {
      for (let x = left; x < right; x += BANNER_STEP) {
        const box = room(onScreen([x, y]), BANNER.width, BANNER.height);
        const covered =
          100 * overEdge(box, screen) +
          5 * sharedWith(box, screen.discs) +
          sharedWith(box, [...shown, ...banners]) +
          sharedWith(box, armies) / 4 +
          screen.roads.reduce((sum, road) => sum + crossedBy(box, road), 0) * 2;
        if (covered >= least || !isWithin([x, y], rings)) continue;
        const [wide, high] = [BANNER.width / 2 / CLOSE, BANNER.height / 2 / CLOSE];
        const corners: readonly Point[] = [
          [x - wide, y - high],
          [x + wide, y - high],
          [x - wide, y + high],
          [x + wide, y + high],
        ];
        const cost = covered + 60 * corners.filter((corner) => !isWithin(corner, rings)).length;
        if (cost < least) [banner, least] = [[Math.round(x), Math.round(y)], cost];
      }
    }
    banners.push(room(onScreen(banner), BANNER.width, BANNER.height));
    return banner;
  };
}

/** Hills, woods and trees where nothing else is. */
function ornamentsOf(
  sites: readonly Point[],
  roads: readonly Road[],
  coast: readonly Point[],
  shown: readonly Room[],
): MadeFief['ornaments'] {
  const { right, bottom } = boxOf(coast);
  const placed: { readonly at: Point; readonly kind: number }[] = [];
  const GRID = 150;
  for (let row = 0; row * GRID < bottom; row++) {
    for (let column = 0; column * GRID < right; column++) {
      const at: Point = [Math.round((column + hashed(column, row, 3)) * GRID), Math.round((row + hashed(column, row, 4)) * GRID)];
      const [x, y] = onScreen(at);
      const isFree =
        isWithin(at, [coast]) &&
        distanceToRings(at, [coast]) > 150 &&
        sites.every((site) => distance(at, site) > 250) &&
        roads.every(({ line }) => distanceToLine(at, line) > 130) &&
        placed.every((other) => distance(other.at, at) > 300) &&
        shown.every((box) => shared(box, room([x, y], 30, 30)) === 0);
      if (!isFree) continue;
      // Neighbouring land looks alike.
      const kind = Math.floor(hashed(Math.round(at[0] / 700), Math.round(at[1] / 700), 5) * 2) * 2 + (hashed(column, row, 6) < 0.4 ? 1 : 0);
      placed.push({ at, kind: kind % ORNAMENTS.length });
    }
  }
  return placed.map(({ at: [x, y], kind }) => [kind, x, y]);
}
