/**
 * A march as it is put together: who goes, what goes along, by which road. What goes along is chosen as in any question; with the road it is
 * given as one plan, so that one undo takes it back.
 */

import { type Asked, type Option, type Planned, printKeys, type Seat } from '@castellan/engine';
import type { FieView, GroupView, RoadView } from '@castellan/fief';
import { PAWNS, type Pawn } from '@castellan/fief/vocabulary';
import { signal } from '@preact/signals';
import type { Choice } from '../../shell/index.ts';
import { bishopricNamed, villageNamed } from './facts.ts';

/** The village that was touched, by way of which other, and whether the march is to be given as soon as it is laid down. */
export interface Heading {
  readonly question: string;
  readonly via: string | null;
  readonly to: string;
  readonly sets: boolean;
}

export const heading = signal<Heading | null>(null);

/** Pawns of a kind with the same steps behind them. */
export interface LoadRow {
  readonly pawn: Pawn;
  readonly made: number;
  /** By number, from one. */
  readonly options: readonly Option[];
  readonly n: number;
}

export interface Companion {
  readonly lord: string;
  readonly option: Option;
  readonly goes: boolean;
}

export interface March {
  readonly lord: string;
  readonly from: string;
  /** Whether it is still to be said what goes along; a Lord who has nothing to take is asked for his road at once. */
  readonly loads: boolean;
  readonly others: readonly Companion[];
  readonly rows: readonly LoadRow[];
  readonly captives: readonly Companion[];
  readonly roads: readonly RoadView[];
  readonly further: GroupView['further'];
  readonly steps: GroupView['steps'];
  /** On the way there, where it lies two steps away. */
  readonly via: string | null;
  readonly to: string | null;
  readonly sets: boolean;
}

/** The march that a seat is asked about; null when it is asked something else. */
export function marchOf(
  view: FieView,
  me: Seat | null,
  { asked, chosen }: Pick<Choice, 'asked' | 'chosen'>,
  now: Heading | null,
): March | null {
  const { group } = view;
  if (group === null || me === null || group.seat !== me || asked === null || !(asked.step === 'loadUp' || goesAlone(group, asked)))
    return null;
  const kept = now?.question === asked.id ? now : null;
  return {
    lord: group.lords[0],
    from: group.village,
    loads: asked.step === 'loadUp',
    others: companions(asked, chosen, 'lord'),
    rows: rowsOf(asked, chosen),
    captives: companions(asked, chosen, 'captive'),
    roads: group.roads,
    further: group.further,
    steps: group.steps,
    via: kept?.via ?? null,
    to: kept?.to ?? null,
    sets: kept?.sets ?? false,
  };
}

/** Whether a Lord is asked for his road who takes nobody and nothing along. */
function goesAlone({ lords, captives, size }: GroupView, { step }: Asked): boolean {
  return step === 'takeRoad' && lords.length + captives.length + size === 1;
}

function field(option: Option, name: string): unknown {
  return Object.entries(option).find(([key]) => key === name)?.[1];
}

function companions({ options }: Asked, chosen: readonly Option[], load: 'lord' | 'captive'): readonly Companion[] {
  return options.flatMap((option) =>
    field(option, 'load') === load ? [{ lord: String(field(option, 'lord')), option, goes: chosen.includes(option) }] : [],
  );
}

function rowsOf({ options }: Asked, chosen: readonly Option[]): readonly LoadRow[] {
  const rows: { pawn: Pawn; made: number; options: Option[]; n: number }[] = [];
  for (const option of options) {
    const pawn = PAWNS.find((kind) => kind === field(option, 'pawn'));
    if (pawn === undefined) continue;
    const made = Number(field(option, 'made'));
    let row = rows.find((other) => other.pawn === pawn && other.made === made);
    if (row === undefined) {
      row = { pawn, made, options: [], n: 0 };
      rows.push(row);
    }
    row.options.push(option);
    if (chosen.includes(option)) row.n = row.options.length;
  }
  return rows;
}

/** What a march says to the questions it meets; nothing while the road is missing. `again`: whether it is asked once more what goes along. */
export function answersOf({ lord, loads, rows, steps, via, to }: March, chosen: readonly Option[], again = true): readonly Planned[] {
  if (to === null) return [];
  const load = (keys: readonly string[]): Planned => ({ step: 'loadUp', text: printKeys('subset', keys) });
  const first = loads ? [load(chosen.map(({ key }) => key))] : [];
  if (via === null) return [...first, { step: 'takeRoad', text: `to ${to}` }];
  const lords = chosen.filter((option) => field(option, 'load') !== 'pawns').map(({ key }) => key);
  // An engine makes one step: it stays where the others go on.
  const pawns = rows.flatMap(({ pawn, made, n }) => (n > 0 && made + 1 < steps[pawn] ? [`${n}${LETTERS[pawn]} after ${made + 1}`] : []));
  return [
    ...first,
    { step: 'takeRoad', text: `to ${via}` },
    { step: 'moveStep', text: lord },
    ...(again ? [load([...lords, ...pawns])] : []),
    { step: 'takeRoad', text: `to ${to}` },
  ];
}

/** By which letters answers name pawns. */
const LETTERS: { readonly [pawn in Pawn]: string } = { sergeant: 'S', knight: 'K', engine: 'E' };

/** How much of it goes along, in the words of the shortcuts. */
export const SHORTCUTS = ['all', 'spare', 'alone'] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

/** How many of each row a shortcut takes: with `spare` a sergeant stays to hold the village, one of those who are least fresh. */
function numbersOf({ rows }: March, shortcut: Shortcut): readonly number[] {
  const last = shortcut === 'spare' ? rows.findLastIndex(({ pawn }) => pawn === 'sergeant') : -1;
  return rows.map(({ options }, i) => (shortcut === 'alone' ? 0 : options.length - (i === last ? 1 : 0)));
}

export function shortcutOf(march: March): Shortcut | null {
  const takes = (shortcut: Shortcut): boolean =>
    numbersOf(march, shortcut).every((n, i) => n === march.rows[i].n) &&
    march.captives.every(({ goes }) => goes === (shortcut !== 'alone'));
  return SHORTCUTS.find(takes) ?? null;
}

/** Shortcuts that differ from each other. */
export function shortcutsOf(march: March): readonly Shortcut[] {
  const { rows, captives } = march;
  if (rows.length + captives.length === 0) return [];
  return SHORTCUTS.filter((shortcut) => shortcut !== 'spare' || rows.some(({ pawn }) => pawn === 'sergeant'));
}

export function take(choice: Choice, march: March, shortcut: Shortcut): void {
  const numbers = numbersOf(march, shortcut);
  for (const [i, row] of march.rows.entries()) setRow(choice, row, numbers[i]);
  for (const { option, goes } of march.captives) if (goes !== (shortcut !== 'alone')) choice.choose(option);
}

export function setRow(choice: Choice, { options, n: before }: LoadRow, n: number): void {
  if (n === before) return;
  if (before > 0) choice.choose(options[before - 1]);
  if (n > 0) choice.choose(options[n - 1]);
}

/** Whether people may die on the way to a village: then the march is asked about once more. */
export function isDangerous(view: FieView, from: string, to: string): boolean {
  const [here, there] = [from, to].map((village) => villageNamed(view, village)?.bishopric ?? '');
  return here !== there && (bishopricNamed(view, there)?.calamities.includes('plague') ?? false);
}

/** Ways to a village that lies two steps away. */
export function waysTo({ further, roads }: March, to: string): GroupView['further'] {
  return roads.some(({ village }) => village === to) ? [] : further.filter(({ village }) => village === to);
}

/** Sets out, or has it confirmed where that is wise; touched once more, it goes, or by the other way. */
export function setOut(view: FieView, question: string, march: March, to: string): void {
  const ways = waysTo(march, to);
  if (ways.length > 0) {
    const at = march.to === to ? ways.findIndex(({ via }) => via === march.via) : -1;
    heading.value = { question, to, via: ways[(at + 1) % ways.length].via, sets: at >= 0 && ways.length === 1 };
    return;
  }
  if (march.roads.every(({ village, closed }) => village !== to || closed !== null)) return;
  heading.value = { question, to, via: null, sets: march.to === to || !isDangerous(view, march.from, to) };
}
