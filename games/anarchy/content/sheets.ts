/** Reads the two sheets: every box that is paid for becomes one `Box` with its cost, its need, its effect and its options. */

import { GOODS, MACHINES, QUARTERS, RESOURCES, TRACKS, type Track } from '../vocabulary.ts';
import { areaOf } from './areas.ts';
import type { Amounts, Box, Effect, Line, Need } from './content.ts';
import type { CostData, Data, EffectData, NeedData } from './schema.ts';
import { amounts, bit, deedsOf, gainTokens, goodsTokens, maskOf } from './words.ts';

/** What is collected on the way; boxes and effects are known by their places in these lists. */
export interface Collection {
  readonly boxes: Box[];
  readonly effects: Effect[];
  /** Prices and needs, each kept once: boxes are looked at all the time, and what many share is at hand. */
  readonly prices: Map<string, Amounts>;
  readonly needs: Map<string, Need>;
}

function keptOnce<T>(known: Map<string, T>, value: T): T {
  const key = JSON.stringify(value);
  const kept = known.get(key) ?? value;
  known.set(key, kept);
  return kept;
}

const NO_NEED: Need = { tracks: [], developed: 0, machines: 0, squares: 0, links: 0, research: false };

export function addEffect({ effects }: Collection, reward: EffectData): Effect {
  const effect: Effect = { no: effects.length, deeds: deedsOf(reward) };
  effects.push(effect);
  return effect;
}

export function needOf({ command = {}, crane, weapon, built }: NeedData): Need {
  const tracks = amounts(command, TRACKS);
  if (built !== undefined) tracks.push(TRACKS.indexOf(built.area), built.level);
  const machines =
    (crane === undefined ? 0 : bit(MACHINES.indexOf(crane === 'small' ? 'smallCrane' : 'largeCrane'))) |
    (weapon === undefined ? 0 : bit(MACHINES.indexOf(weapon)));
  return { ...NO_NEED, tracks, machines };
}

interface NewBox {
  readonly id: string;
  readonly area: Box['area'];
  readonly place: Box['place'];
  readonly index: number;
  readonly cost: CostData;
  readonly need: Need;
  readonly reward: EffectData;
  readonly draw?: number;
  /** Verb of the key, message of the label and its parameters. */
  readonly verb: 'fill' | 'build' | 'construct';
  readonly say: string;
  readonly words: { readonly [param: string]: string | number };
}

function addBox(into: Collection, { cost, need, reward, draw = 0, verb, say, words, ...plain }: NewBox): Box {
  const no = into.boxes.length;
  const shown = plain.id.replace(/^(wheel|machine)\./, '');
  const box: Box = {
    no,
    ...plain,
    at: plain.place === 'track' ? into.boxes.filter(({ place, index }) => place === 'track' && index === plain.index).length : 0,
    costs: cost.map((way) => keptOnce(into.prices, amounts(way, GOODS))),
    need: keptOnce(into.needs, need),
    effect: addEffect(into, reward),
    draw,
    options: cost.map((goods, way) => ({
      key: [verb, shown, ...(cost.length > 1 ? Object.keys(goods) : [])].join(' '),
      say,
      at: [plain.place === 'machine' ? `machine:${shown}` : `box:${plain.id}`],
      ...words,
      costs: goodsTokens(goods),
      gains: gainTokens(reward),
      does: 'fill',
      box: no,
      way,
    })),
  };
  into.boxes.push(box);
  return box;
}

/** Boxes in order. A building is a track too: each level's build box, then its boxes (ANA-8.9, 8.10). */
export function readTrack(into: Collection, d: Data, track: Track): readonly Box[] {
  const area = areaOf(d, track);
  const index = TRACKS.indexOf(track);
  switch (area.kind) {
    case 'building':
      return area.levels.flatMap((level) => [
        addBuildBox(into, track, level, 0),
        ...level.boxes.map(({ pos, reward }) =>
          addBox(into, {
            id: `${track}.${level.level}.${pos}`,
            area: track,
            place: 'track',
            index,
            cost: level.fillCost,
            need: NO_NEED,
            reward,
            verb: 'fill',
            say: 'fillLevel',
            words: { levelBox: `${track}.${level.level}`, number: pos },
          }),
        ),
      ]);
    case 'chapel':
      return area.levels.map((level, i) => addBuildBox(into, track, level, i === 0 ? 0 : squaresOf(d, i - 1)));
    default:
      return area.boxes.map((box) =>
        addBox(into, {
          id: `${track}.${box.pos}`,
          area: track,
          place: 'track',
          index,
          cost: area.cost,
          need: { ...needOf('need' in box ? box.need : {}), research: box.reward.research !== undefined },
          reward: box.reward,
          draw: 'draw' in box ? box.draw : 0,
          verb: 'fill',
          say: 'fill',
          words: { area: track, number: box.pos },
        }),
      );
  }
}

interface LevelData {
  readonly level: number;
  readonly need: NeedData;
  readonly buildCost: CostData;
  readonly buildReward: EffectData;
}

function addBuildBox(into: Collection, area: Track, { level, need, buildCost, buildReward }: LevelData, squares: number): Box {
  return addBox(into, {
    id: `${area}.${level}`,
    area,
    place: 'track',
    index: TRACKS.indexOf(area),
    cost: buildCost,
    need: { ...needOf(need), squares },
    reward: buildReward,
    verb: 'build',
    say: 'build',
    words: { levelBox: `${area}.${level}` },
  });
}

/** For each level of a building how many boxes of its track complete it. */
export function levelEnds(d: Data, building: 'keep' | 'bank' | 'stables'): readonly number[] {
  let filled = 0;
  return areaOf(d, building).levels.map(({ boxes }) => {
    filled += 1 + boxes.length;
    return filled;
  });
}

/** One square for each resource, in any order, once the level is built (ANA-22.2). */
export function readSquares(into: Collection, d: Data): readonly Box[] {
  const chapel = areaOf(d, 'chapel');
  return chapel.levels.flatMap(({ level, squares }, i) =>
    squares.map((good, j) =>
      addBox(into, {
        id: `chapel.${level}.${good}`,
        area: 'chapel',
        place: 'square',
        index: i * RESOURCES.length + j,
        cost: [{ [good]: 1 }],
        need: { ...NO_NEED, tracks: [TRACKS.indexOf('chapel'), level] },
        reward: {},
        verb: 'fill',
        say: 'fillSquare',
        words: { levelBox: `chapel.${level}` },
      }),
    ),
  );
}

export function readWideBoxes(into: Collection, d: Data): readonly Line[] {
  return areaOf(d, 'chapel').levels.map(({ wideBox }, i) => ({ mask: squaresOf(d, i), effect: addEffect(into, wideBox.reward) }));
}

function squaresOf(d: Data, level: number): number {
  return maskOf(areaOf(d, 'chapel').levels[level].squares.map((_, i) => level * RESOURCES.length + i));
}

export function readWheel(into: Collection, d: Data): readonly Box[] {
  const { nodes, centre, cost } = areaOf(d, 'wheel');
  return nodes.map(({ id, quarter, reward, links }, index) => {
    const besideCentre = centre.links.includes(id) || links.includes('centre');
    return addBox(into, {
      id: `wheel.${id}`,
      area: 'wheel',
      place: 'wheel',
      index,
      cost,
      need: { ...NO_NEED, links: besideCentre ? 0 : maskOf(links.map((link) => nodes.findIndex((node) => node.id === link))) },
      reward,
      verb: 'fill',
      say: 'fillWheel',
      words: { quarter, number: nodes.slice(0, index + 1).filter((node) => node.quarter === quarter).length },
    });
  });
}

export function readQuarters(d: Data): readonly { readonly mask: number; readonly countsForPath: boolean }[] {
  const { nodes, quarters } = areaOf(d, 'wheel');
  return QUARTERS.map((quarter) => ({
    mask: maskOf(nodes.flatMap((node, i) => (node.quarter === quarter ? [i] : []))),
    countsForPath: quarters.some(({ id, countsForPath }) => id === quarter && countsForPath),
  }));
}

export function readMachines(into: Collection, d: Data): readonly Box[] {
  return d.machines.map(({ id, cost, need, reward }, index) =>
    addBox(into, {
      id: `machine.${id}`,
      area: 'machine',
      place: 'machine',
      index,
      cost,
      need: { ...needOf(need), developed: bit(index) },
      reward,
      verb: 'construct',
      say: 'construct',
      words: { machine: id },
    }),
  );
}
