/** The component data in the shape the rules read: small numbers, flat lists, one box like another. */

import { contentShelf } from '@castellan/engine';
import type { AttackOption, BoonOption, CellOption, FillOption, PathOption, WriteOption } from '../options.ts';
import { CHAPTERS, type Fort, type Metric, SCENARIOS, type Track } from '../vocabulary.ts';
import { contentOf } from './assemble.ts';
import data from './data.json' with { type: 'json' };
import type { Data } from './schema.ts';

/** One thing that an effect does; the numbers are places in the lists of `vocabulary.ts`. */
export type Deed =
  | { readonly kind: 'gain'; readonly what: number; readonly n: number }
  | { readonly kind: 'any'; readonly n: number }
  | { readonly kind: 'produce'; readonly good: number }
  | { readonly kind: 'fortify'; readonly fort: Fort }
  | { readonly kind: 'rally'; readonly n: number }
  | { readonly kind: 'knowledge'; readonly n: number }
  | { readonly kind: 'brew'; readonly n: number }
  | { readonly kind: 'command'; readonly n: number; readonly lines: number }
  | { readonly kind: 'horse'; readonly horse: number }
  | { readonly kind: 'develop'; readonly machine: number }
  | { readonly kind: 'research'; readonly n: number };

/** Deeds in the order in which they are done (ANA-8.18). */
export interface Effect {
  /** Place in `Content.effects`, by which a frame can name it. */
  readonly no: number;
  readonly deeds: readonly Deed[];
}

/** Goods and how many of each, one after the other: `[ARTISAN, 1, MATERIAL, 2]`. */
export type Amounts = readonly number[];

/** What must hold before a box can be filled, and goes on holding (ANA-8.5). */
export interface Need {
  /** Tracks and how many of their boxes are filled: a measure, a level that is built. */
  readonly tracks: Amounts;
  /** Masks of which all bits must be set … */
  readonly developed: number;
  readonly machines: number;
  readonly squares: number;
  /** … and of wheel boxes of which one must be; 0 beside the centre. */
  readonly links: number;
  /** There is a tactic left that can be researched (ANA-19.6). */
  readonly research: boolean;
}

/** Any box that is paid for. */
export interface Box {
  readonly no: number;
  readonly id: string;
  readonly area: Track | 'wheel' | 'machine';
  /** How its being filled is kept: as the next of a track or as a bit of a mask. */
  readonly place: 'track' | 'wheel' | 'machine' | 'square';
  /** Number of the track, or of the bit. */
  readonly index: number;
  /** Place on its track. */
  readonly at: number;
  /** Alternatives. */
  readonly costs: readonly Amounts[];
  readonly need: Need;
  readonly effect: Effect;
  /** Domain cards it reveals. */
  readonly draw: number;
  /** One for each alternative cost. */
  readonly options: readonly FillOption[];
}

export interface Cell {
  /** Number of its ingredient or colour. */
  readonly kind: number;
  readonly option: CellOption;
}

/** Cells that are rewarded when all of them are filled. */
export interface Line {
  readonly mask: number;
  readonly effect: Effect;
}

export interface Addition {
  readonly id: string;
  /** 0 when any two numbers will do. */
  readonly sum: number;
  readonly effect: Effect;
  /** By the number written. */
  readonly options: readonly WriteOption[];
}

export interface DomainCard {
  readonly knight: number;
  readonly valentine: number;
  readonly michaelmas: number;
  readonly lance: number;
  readonly shield: number;
  readonly ingredient: number;
  readonly pennant: number;
}

interface AttackKind {
  /** Whether each fortification helps against it, by the order of `FORTS`. */
  readonly forts: readonly boolean[];
  /** -1 when none helps. */
  readonly tactic: number;
  readonly workers: boolean;
}

export interface AttackCard {
  readonly id: string;
  readonly type: number;
  readonly violent: boolean;
  /** Letter that strikes each side and the whole castle; -1 where it does not. */
  readonly letters: readonly number[];
}

/** One number that is counted, and how much is asked of it. */
export interface Condition {
  readonly metric: Metric;
  readonly atLeast: boolean;
  readonly value: number;
}

interface PathCard {
  readonly id: string;
  readonly gain: Amounts;
  /** Conditions for 1, 2 and 3 VP. */
  readonly goal: readonly (readonly Condition[])[];
  readonly removedInSolo: boolean;
  readonly option: PathOption;
}

interface LootTile {
  readonly id: string;
  readonly large: boolean;
  readonly gain: Amounts;
}

interface Crush {
  readonly extra: number;
  readonly effect: Effect;
  readonly option: AttackOption;
}

export interface Castle {
  readonly shield: number;
  readonly shieldFlipped: number;
  readonly food: number;
  /** Masks. */
  readonly horses: number;
  readonly machines: number;
  readonly effect: Effect;
}

interface Siege {
  readonly ribbon: number;
  /** Bravery by the number of cards defended. */
  readonly bravery: readonly number[];
}

/** What the side cards of a chapter do, by when they do it (ANA-42.6 to 42.9). */
export interface SideEffects {
  /** At the start of each defence: pay this or gain 1 discontent; `costs` has it in words. */
  readonly levies: readonly { readonly cost: Amounts; readonly costs: readonly string[] }[];
  /** At the start of each Actions phase: discard one of these goods, if any, and gain something for it. */
  readonly discards: readonly { readonly fromRound: number; readonly oneOf: readonly number[]; readonly gain: Amounts }[];
  /** At scoring: VP for each attribute below a number. */
  readonly courts: readonly { readonly below: number; readonly vp: number }[];
}

export interface ScenarioCard {
  readonly id: string;
  readonly castle: Castle | null;
  readonly siege: Siege | null;
  /** By letter. */
  readonly strength: readonly number[];
}

/** A scenario or a chapter: what is laid out before round 1. */
export interface Layout {
  readonly id: string;
  /** Places in `Content.scenarioCards`, by round. */
  readonly row: readonly number[];
  readonly tents: boolean;
  /** Side cards beside the board, and what they do. */
  readonly sideCards: readonly number[];
  readonly side: SideEffects;
  readonly start: Amounts;
  /** 0 for the six scenarios. */
  readonly chapter: number;
  readonly goals: readonly Goal[];
}

/** What a chapter asks for. */
export type Goal = Condition | { readonly metric: 'score'; readonly atLeast: boolean; readonly value: number };

export interface Content {
  readonly data: Data;
  readonly effects: readonly Effect[];
  readonly boxes: readonly Box[];
  /** Boxes of each track, in order. */
  readonly tracks: readonly (readonly Box[])[];
  readonly wheel: readonly Box[];
  readonly machines: readonly Box[];
  /** Chapel squares, level by level. */
  readonly squares: readonly Box[];
  /** For each chapel level the mask of its squares and its wide box. */
  readonly chapel: readonly Line[];
  /** For each level of keep, bank and stables how many boxes of the track complete it. */
  readonly levelEnds: { readonly [track: string]: readonly number[] };
  readonly quarters: readonly { readonly mask: number; readonly countsForPath: boolean }[];
  /** Mask of the siege weapons among the machines. */
  readonly weapons: number;
  /** What each box of each attribute gives. */
  readonly attributes: readonly (readonly Amounts[])[];
  readonly production: readonly { readonly base: number; readonly boxes: number }[];
  readonly tactics: readonly { readonly machines: number; readonly ready: number }[];
  readonly helpBoxes: number;
  readonly help: Effect;
  /** By the number of different icons. */
  readonly training: readonly Effect[];
  readonly couples: readonly Effect[];
  readonly additions: readonly Addition[];
  readonly jousts: { readonly passes: number; readonly victories: readonly Effect[] };
  readonly brewery: { readonly cells: readonly Cell[]; readonly lines: readonly number[]; readonly beers: number; readonly most: number };
  readonly pennants: readonly Cell[];
  readonly hanging: readonly Line[];
  readonly domain: readonly DomainCard[];
  readonly attackKinds: readonly AttackKind[];
  /** The attack cards, then the Final Assaults. */
  readonly attackCards: readonly AttackCard[];
  readonly finalAssaults: number;
  /** Whether a card on the slot lies face up when dealt. */
  readonly openSlots: readonly boolean[];
  readonly resolve: readonly number[];
  readonly foodDue: readonly number[];
  readonly paths: readonly PathCard[];
  readonly loot: readonly LootTile[];
  /** Whether the place takes a large tile, by round. */
  readonly largeLoot: readonly boolean[];
  readonly crush: readonly Crush[];
  readonly scenarioCards: readonly ScenarioCard[];
  readonly layouts: readonly Layout[];
  readonly boons: readonly { readonly start: Amounts; readonly option: BoonOption }[];
  readonly penalty: { readonly printed: readonly number[]; readonly beyond: number };
  /** Least score of each solo rank. */
  readonly ranks: readonly number[];
}

/** What can be laid out: the six scenarios, then the six chapters; the order of `Content.layouts`. */
export const LAYOUTS = [...SCENARIOS, ...CHAPTERS] as const;

export const content = contentShelf('anarchy', contentOf(data), () => import('./check.ts'));
