/** What is printed on the sheets and cards, as the screen draws it. */

import type { CostData, Data, EffectData, NeedData } from '@castellan/anarchy';
import { type AreaId, areaOf } from '@castellan/anarchy/areas';
import shipped from '@castellan/anarchy/data' with { type: 'json' };
import { pathGoal } from '@castellan/anarchy/paths';
import { COMMANDS, type Machine, TRACKS, type Track } from '@castellan/anarchy/vocabulary';
import type { Target } from '@castellan/engine';
import { countsPrinted, type Printed, rewardPrinted } from './printed.ts';

/** A box as it is drawn. */
export interface BoxFacts {
  readonly id: string;
  readonly target: Target;
  readonly costs: CostData;
  readonly need: NeedData;
  readonly reward: readonly Printed[];
  /** Domain cards it reveals. */
  readonly draw: number;
  /** Written in the box where it gives nothing by itself. */
  readonly number: number;
  readonly builds: boolean;
}

interface PrintedBox {
  readonly pos: number;
  readonly reward: EffectData;
  readonly need?: NeedData;
  readonly draw?: number;
}

function boxFacts(id: string, costs: CostData, { pos, reward, need = {}, draw = 0 }: PrintedBox): BoxFacts {
  return { id, target: `box:${id}`, costs, need, reward: rewardPrinted(reward), draw, number: pos, builds: false };
}

/** The rows of a track in the order of filling: one row, or one for each level of a building. */
interface Row {
  readonly boxes: readonly BoxFacts[];
  /** Boxes of the track before this row. */
  readonly before: number;
  /** Name of the level; null for a plain track. */
  readonly level: number | null;
  readonly need: NeedData;
}

export type Building = 'keep' | 'bank' | 'stables';
export type PlainTrack = Exclude<Track, Building | 'chapel'>;

function trackRow(data: Data, track: PlainTrack): Row {
  const { boxes, cost } = areaOf(data, track);
  return { boxes: boxes.map((box) => boxFacts(`${track}.${box.pos}`, cost, box)), before: 0, level: null, need: {} };
}

interface PrintedLevel {
  readonly level: number;
  readonly need: NeedData;
  readonly buildCost: CostData;
  readonly buildReward: EffectData;
}

function buildBox(id: string, { need, buildCost, buildReward, level }: PrintedLevel): BoxFacts {
  return { ...boxFacts(`${id}.${level}`, buildCost, { pos: level, reward: buildReward, need }), builds: true };
}

function buildingRows(data: Data, building: Building): readonly Row[] {
  let before = 0;
  return areaOf(data, building).levels.map((level) => {
    const boxes = level.boxes.map((box) => boxFacts(`${building}.${level.level}.${box.pos}`, level.fillCost, box));
    const row: Row = { boxes: [buildBox(building, level), ...boxes], before, level: level.level, need: level.need };
    before += row.boxes.length;
    return row;
  });
}

interface ChapelRow {
  readonly build: BoxFacts;
  readonly level: number;
  readonly need: NeedData;
  readonly squares: readonly BoxFacts[];
  readonly wide: readonly Printed[];
}

function chapelRows(data: Data): readonly ChapelRow[] {
  return areaOf(data, 'chapel').levels.map((level) => ({
    build: buildBox('chapel', level),
    level: level.level,
    need: level.need,
    squares: level.squares.map((good) => ({
      ...boxFacts(`chapel.${level.level}.${good}`, [{ [good]: 1 }], {
        pos: level.level,
        reward: {},
        need: { built: { area: 'chapel', level: level.level } },
      }),
      reward: countsPrinted({ [good]: 1 }),
    })),
    wide: rewardPrinted(level.wideBox.reward),
  }));
}

/** A place on the plan of the wheel. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Node extends BoxFacts, Spot {
  readonly quarter: string;
  readonly links: readonly string[];
}

function wheelFacts(data: Data): { readonly centre: Spot; readonly costs: CostData; readonly nodes: readonly Node[] } {
  const { centre, cost, nodes } = areaOf(data, 'wheel');
  return {
    centre,
    costs: cost,
    nodes: nodes.map(({ id, x, y, quarter, links, reward }, at) => ({
      ...boxFacts(`wheel.${id}`, cost, { pos: at + 1, reward }),
      x,
      y,
      quarter,
      links: links.map((link) => (link === 'centre' ? link : `wheel.${link}`)),
    })),
  };
}

export interface MachineFacts extends BoxFacts {
  readonly machine: Machine;
}

function machineFacts(data: Data): readonly MachineFacts[] {
  return data.machines.map(({ id, cost, need, reward }, at) => ({
    ...boxFacts(`machine.${id}`, cost, { pos: at + 1, reward, need }),
    target: `machine:${id}`,
    machine: id,
  }));
}

interface PathFacts {
  readonly id: string;
  readonly gain: readonly Printed[];
  /** For 1, 2 and 3 points; two numbers where both are needed. */
  readonly goal: readonly (readonly number[])[];
  readonly metrics: readonly string[];
  readonly atLeast: boolean;
}

function pathFacts({ key, gain, goal }: Data['pathCards'][number]): PathFacts {
  const conditions = pathGoal(goal);
  return {
    id: key,
    gain: countsPrinted(gain),
    goal: conditions.map((needed) => needed.map(({ value }) => value)),
    metrics: conditions[0].map(({ metric }) => metric),
    atLeast: conditions[0][0].atLeast,
  };
}

/** Finds things by what they are called. */
function shelf<T, K>(kind: string, things: readonly T[], called: (thing: T) => K): (name: K) => T {
  const named = new Map(things.map((thing) => [called(thing), thing]));
  return (name) => {
    const found = named.get(name);
    if (found === undefined) throw new Error(`There is no ${kind} ${name}.`);
    return found;
  };
}

function scenarioCards(data: Data, mode: Data['scenarioCards'][number]['mode']): readonly string[] {
  return data.scenarioCards.flatMap((card) => (card.mode === mode ? [card.id] : []));
}

/** All that is printed, by one content: as shipped, or as a content pack has it. */
function factsFrom(data: Data) {
  const chapel = chapelRows(data);
  const wheel = wheelFacts(data);
  const machines = machineFacts(data);
  const buildings = { keep: buildingRows(data, 'keep'), bank: buildingRows(data, 'bank'), stables: buildingRows(data, 'stables') };
  const rowsOf = (track: Track): readonly Row[] => {
    switch (track) {
      case 'keep':
      case 'bank':
      case 'stables':
        return buildings[track];
      case 'chapel':
        return chapel.map(({ build, level, need }) => ({ boxes: [build], before: level - 1, level, need }));
      default:
        return [trackRow(data, track)];
    }
  };
  const tracks = new Map(TRACKS.map((track) => [track, rowsOf(track)]));
  /** Every box that is paid for, by the target that stands for it. */
  const byTarget = new Map<Target, BoxFacts>(
    [
      ...[...tracks.values()].flatMap((rows) => rows.flatMap(({ boxes }) => boxes)),
      ...chapel.flatMap(({ squares }) => squares),
      ...wheel.nodes,
      ...machines,
    ].map((box) => [box.target, box]),
  );
  return {
    area: <K extends AreaId>(id: K) => areaOf(data, id),
    chapel,
    wheel,
    machines,
    /** The boxes of a plain track. */
    boxesOn: (track: PlainTrack): readonly BoxFacts[] => tracks.get(track)?.[0].boxes ?? [],
    levelsOf: (building: Building): readonly Row[] => buildings[building],
    boxAt: (target: Target): BoxFacts | null => byTarget.get(target) ?? null,
    /** All boxes of an area of a sheet. */
    boxesOf: (id: string): readonly BoxFacts[] => [...byTarget.values()].filter((box) => box.id.startsWith(`${id}.`)),
    /** What a box of a command line opens. */
    unlockedBy: (box: BoxFacts): readonly string[] =>
      COMMANDS.filter((command) => box.id.startsWith(`${command}.`)).flatMap(
        (command) => areaOf(data, command).boxes[box.number - 1]?.unlocks ?? [],
      ),
    production: shelf('production', data.production, ({ id }) => id),
    attribute: shelf('attribute', data.attributes, ({ id }) => id),
    tactic: shelf('tactic', data.tactics, ({ id }) => id),
    domainCard: shelf('domain card', data.domain.cards, ({ n }) => n),
    scenarioCard: shelf<Data['scenarioCards'][number], string>('scenario card', data.scenarioCards, ({ id }) => id),
    loot: (id: string): readonly Printed[] => countsPrinted(data.lootTiles.find((tile) => tile.id === id)?.gain ?? {}),
    crushes: data.crushRewards.map(({ id, extraForce, reward }) => ({ id, extraForce, prize: rewardPrinted(reward) })),
    paths: data.pathCards.map(({ key }) => key),
    pathCard: shelf('path card', data.pathCards.map(pathFacts), ({ id }) => id),
    attackTypes: data.attackTypes.map(({ id }) => id),
    areas: [...data.sheets.left, ...data.sheets.right].map(({ id }) => id),
    castles: scenarioCards(data, 'castle'),
    sieges: scenarioCards(data, 'siege'),
    sides: scenarioCards(data, 'side'),
    lootTiles: data.lootTiles.map(({ id }) => id),
    isLarge: (loot: string): boolean => data.lootTiles.some(({ id, size }) => id === loot && size === 'large'),
    /** Cards that attack in a way, by where they strike and how hard. */
    attackCards: (type: string) => [...data.attackCards, ...data.finalAssaultCards].filter((card) => card.type === type),
    attackType: shelf('kind of attack', data.attackTypes, ({ id }) => id),
  };
}

export type Facts = ReturnType<typeof factsFrom>;

const asShipped = factsFrom(shipped);
const byPack = new Map<string, Facts>();

/** What is printed at a table; a pack this page has not been given is drawn as shipped. */
export function factsOf({ pack }: { readonly pack: string }): Facts {
  return byPack.get(pack) ?? asShipped;
}

/** Makes a pack's content known. */
export function layContent(pack: string, data: Data): void {
  byPack.set(pack, factsFrom(data));
}
