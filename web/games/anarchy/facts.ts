/** What is printed on the sheets and cards. */

import {
  type AreaId,
  areaOf,
  COMMANDS,
  type Command,
  type CostData,
  content,
  type EffectData,
  MACHINES,
  type Machine,
  type NeedData,
  type PlayerView,
  TRACKS,
  type Track,
} from '@castellan/anarchy';
import type { Target } from '@castellan/engine';
import { countsPrinted, type Printed, rewardPrinted } from './printed.ts';

/** The shipped sheets and cards. */
const shipped = content.of({ pack: '' });

export const { data } = shipped;

export function area<K extends AreaId>(id: K) {
  return areaOf(data, id);
}

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
export interface Row {
  readonly boxes: readonly BoxFacts[];
  /** Boxes of the track before this row. */
  readonly before: number;
  /** Name of the level; null for a plain track. */
  readonly level: number | null;
  readonly need: NeedData;
}

type Building = 'keep' | 'bank' | 'stables';
export type PlainTrack = Exclude<Track, Building | 'chapel'>;

export function trackRow(track: PlainTrack): Row {
  const printed = area(track);
  return { boxes: printed.boxes.map((box) => boxFacts(`${track}.${box.pos}`, printed.cost, box)), before: 0, level: null, need: {} };
}

export function trackCosts(track: PlainTrack): CostData {
  return area(track).cost;
}

function buildBox(
  id: string,
  {
    need,
    buildCost,
    buildReward,
    level,
  }: { readonly need: NeedData; readonly buildCost: CostData; readonly buildReward: EffectData; readonly level: number },
): BoxFacts {
  return { ...boxFacts(`${id}.${level}`, buildCost, { pos: level, reward: buildReward, need }), builds: true };
}

export function buildingRows(building: Building): readonly Row[] {
  let before = 0;
  return area(building).levels.map((level) => {
    const boxes = level.boxes.map((box) => boxFacts(`${building}.${level.level}.${box.pos}`, level.fillCost, box));
    const row: Row = { boxes: [buildBox(building, level), ...boxes], before, level: level.level, need: level.need };
    before += row.boxes.length;
    return row;
  });
}

export function fillCosts(building: Building): CostData {
  return area(building).levels[0].fillCost;
}

export interface ChapelRow {
  readonly build: BoxFacts;
  readonly level: number;
  readonly need: NeedData;
  readonly squares: readonly BoxFacts[];
  readonly wide: readonly Printed[];
}

export const CHAPEL: readonly ChapelRow[] = area('chapel').levels.map((level) => ({
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

export interface Node extends BoxFacts {
  readonly x: number;
  readonly y: number;
  readonly quarter: string;
  readonly links: readonly string[];
}

const wheel = area('wheel');

export const WHEEL: readonly Node[] = wheel.nodes.map(({ id, x, y, quarter, links, reward }, at) => ({
  ...boxFacts(`wheel.${id}`, wheel.cost, { pos: at + 1, reward }),
  x,
  y,
  quarter,
  links: links.map((link) => (link === 'centre' ? link : `wheel.${link}`)),
}));

export const WHEEL_CENTRE: { readonly x: number; readonly y: number } = wheel.centre;

export interface MachineFacts extends BoxFacts {
  readonly machine: Machine;
}

export const MACHINE_BOXES: readonly MachineFacts[] = data.machines.map(({ id, cost, need, reward }, at) => ({
  ...boxFacts(`machine.${id}`, cost, { pos: at + 1, reward, need }),
  target: `machine:${id}`,
  machine: id,
}));

/** Every box that is paid for, by the target that stands for it. */
const BY_TARGET: ReadonlyMap<Target, BoxFacts> = new Map(
  [
    ...TRACKS.flatMap((track) => rowsOf(track).flatMap(({ boxes }) => boxes)),
    ...CHAPEL.flatMap(({ squares }) => squares),
    ...WHEEL,
    ...MACHINE_BOXES,
  ].map((box) => [box.target, box]),
);

function rowsOf(track: Track): readonly Row[] {
  switch (track) {
    case 'keep':
    case 'bank':
    case 'stables':
      return buildingRows(track);
    case 'chapel':
      return CHAPEL.map(({ build, level, need }) => ({ boxes: [build], before: level - 1, level, need }));
    default:
      return [trackRow(track)];
  }
}

export function boxAt(target: Target): BoxFacts | null {
  return BY_TARGET.get(target) ?? null;
}

/** All boxes of an area of a sheet. */
export function boxesOf(id: string): readonly BoxFacts[] {
  return [...BY_TARGET.values()].filter((box) => box.id.startsWith(`${id}.`));
}

/** What a box of a command line opens. */
export function unlockedBy(box: BoxFacts): readonly string[] {
  const [line] = box.id.split('.');
  return COMMANDS.filter((command) => command === line).flatMap((command) => area(command).boxes[box.number - 1]?.unlocks ?? []);
}

/** Whether a measure, a crane, a weapon or a chapel that is asked for is there. */
export function isMet({ command = {}, crane, weapon, built }: NeedData, of: PlayerView): boolean {
  const hasMeasure = COMMANDS.every((line) => of.tracks[line] >= (command[line] ?? 0));
  const hasMachine = machinesNeeded({ crane, weapon }).every((machine) => of.constructed.includes(machine));
  return hasMeasure && hasMachine && (built === undefined || of.tracks[built.area] >= built.level);
}

export function machinesNeeded({ crane, weapon }: NeedData): readonly Machine[] {
  const named = crane === 'small' ? 'smallCrane' : crane === 'large' ? 'largeCrane' : null;
  return MACHINES.filter((machine) => machine === named || machine === weapon);
}

/** The measure a need asks for, if any. */
export function measureNeeded({ command = {} }: NeedData): { readonly line: Command; readonly n: number } | null {
  const line = COMMANDS.find((name) => command[name] !== undefined);
  return line === undefined ? null : { line, n: command[line] ?? 0 };
}

type DomainCard = (typeof data)['domain']['cards'][number];

export function domainCard(n: number): DomainCard {
  const card = data.domain.cards.find((other) => other.n === n);
  if (card === undefined) throw new Error(`There is no domain card ${n}.`);
  return card;
}

type ScenarioCard = (typeof data)['scenarioCards'][number];

export function scenarioCard(id: string): ScenarioCard {
  const card = data.scenarioCards.find((other) => other.id === id);
  if (card === undefined) throw new Error(`There is no scenario card ${id}.`);
  return card;
}

export function lootOf(id: string): readonly Printed[] {
  return countsPrinted(data.lootTiles.find((tile) => tile.id === id)?.gain ?? {});
}

export interface PathFacts {
  readonly gain: readonly Printed[];
  /** For 1, 2 and 3 points; two numbers where both are needed. */
  readonly goal: readonly (readonly number[])[];
  readonly metrics: readonly string[];
  readonly atLeast: boolean;
}

export function pathCard(id: string): PathFacts {
  const path = shipped.paths.find((other) => other.id === id);
  const printed = data.pathCards.find(({ key }) => key === id);
  if (path === undefined || printed === undefined) throw new Error(`There is no path card ${id}.`);
  return {
    gain: countsPrinted(printed.gain),
    goal: path.goal.map((conditions) => conditions.map(({ value }) => value)),
    metrics: path.goal[0].map(({ metric }) => metric),
    atLeast: path.goal[0][0].atLeast,
  };
}
