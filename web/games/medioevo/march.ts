/**
 * A move as it is put together: what is loaded, and whereto. The way is found by the rules; load and steps are given as one plan, so that one
 * undo takes them back.
 */

import type { Option, Planned, Seat } from '@castellan/engine';
import type { ReachView, UniView, VehicleView } from '@castellan/medioevo';
import { UNITS, type Unit } from '@castellan/medioevo/vocabulary';
import { signal } from '@preact/signals';
import type { Choice } from '../../shell/index.ts';
import { sum, vehicleAt } from './facts.ts';

/** What was chosen for a question so far: units by kind, vehicles that go along, the place, and whether it is to be given at once. */
export interface Heading {
  readonly question: string;
  /** Null while nothing was changed: then as much as there is room for. */
  readonly load: readonly number[] | null;
  readonly along: readonly number[];
  readonly to: string | null;
  readonly sets: boolean;
}

export const heading = signal<Heading | null>(null);

export interface LoadRow {
  readonly unit: Unit;
  /** How many could go if nobody else did. */
  readonly most: number;
  readonly n: number;
}

export interface March {
  readonly kind: 'march' | 'trade';
  /** Null on foot. */
  readonly vehicle: VehicleView | null;
  readonly from: string;
  /** Only while the load is open. */
  readonly rows: readonly LoadRow[];
  /** Room in all; null where there is no bound. */
  readonly room: number | null;
  readonly along: readonly { readonly slot: number; readonly goes: boolean; readonly option: Option }[];
  /** What is loaded already, by unit. */
  readonly load: readonly number[];
  readonly reach: readonly ReachView[];
  readonly to: ReachView | null;
  readonly sets: boolean;
}

const STEPS = ['loadGroup', 'road', 'tradeAction'] as const;

/** The move that a seat is asked about; null when it is asked something else. */
export function marchOf(view: UniView, me: Seat | null, { asked }: Pick<Choice, 'asked'>, now: Heading | null): March | null {
  if (me === null || asked === null || !STEPS.some((step) => step === asked.step)) return null;
  const kept = now?.question === asked.id ? now : null;
  if (asked.step === 'tradeAction') {
    const { trade } = view;
    const vehicle = trade === null || trade.slot === null || trade.seat !== me ? null : vehicleAt(view, trade.slot);
    if (trade === null || vehicle === null) return null;
    return { ...EMPTY, kind: 'trade', vehicle, from: vehicle.node, reach: trade.reach, ...headed(trade.reach, kept) };
  }
  const group = view.march?.seat === me ? view.march.group : null;
  if (group === null) return null;
  const vehicle = group.slot === null ? null : vehicleAt(view, group.slot);
  const base = { ...EMPTY, vehicle, from: group.node, reach: group.reach, load: group.load, ...headed(group.reach, kept) };
  if (asked.step === 'road') return base;
  const room = Number(asked.params.room);
  const along = asked.options.flatMap((option) =>
    field(option, 'act') === 'vehicle' ? [{ slot: Number(field(option, 'index')), option, goes: false }] : [],
  );
  const going = along.map((other) => ({ ...other, goes: kept?.along.includes(other.slot) ?? false }));
  const mosts = UNITS.map((_, unit) =>
    Math.max(0, ...asked.options.flatMap((option) => (isLoadOf(option, unit) ? [Number(field(option, 'n'))] : []))),
  );
  const spaces = room < 0 ? Number.POSITIVE_INFINITY : room - boarded(vehicle, going);
  const load = kept?.load ?? filled(mosts, spaces);
  return {
    ...base,
    rows: UNITS.flatMap((unit, i) => (mosts[i] > 0 ? [{ unit, most: mosts[i], n: Math.min(load[i], mosts[i]) }] : [])),
    room: room < 0 ? null : room,
    along: going,
  };
}

const EMPTY = { kind: 'march', rows: [], room: null, along: [], load: [] } as const;

function headed(reach: readonly ReachView[], kept: Heading | null): Pick<March, 'to' | 'sets'> {
  return { to: reach.find(({ node }) => node === kept?.to) ?? null, sets: kept?.sets ?? false };
}

function field(option: Option, name: string): unknown {
  return Object.entries(option).find(([key]) => key === name)?.[1];
}

function isLoadOf(option: Option, unit: number): boolean {
  return field(option, 'act') === 'units' && field(option, 'index') === unit;
}

/** Vehicles take room aboard a galley only. */
function boarded(vehicle: VehicleView | null, along: March['along']): number {
  return vehicle?.kind === 'galley' ? along.filter(({ goes }) => goes).length : 0;
}

/** As many as there is room for, the strongest first: captains, cavalry, archers, heavy and light infantry. */
function filled(mosts: readonly number[], room: number): readonly number[] {
  const load = mosts.map(() => 0);
  let left = room;
  for (let unit = mosts.length - 1; unit >= 0; unit--) {
    load[unit] = Math.min(mosts[unit], left);
    left -= load[unit];
  }
  return load;
}

/** Spaces that are left with what is chosen. */
export function roomLeft({ room, rows, vehicle, along }: March): number {
  return room === null ? Number.POSITIVE_INFINITY : room - sum(rows.map(({ n }) => n)) - boarded(vehicle, along);
}

/** What a move says to the questions it meets; nothing while the place is missing. */
export function answersOf(march: March): readonly Planned[] {
  if (march.to === null) return [];
  const step = march.kind === 'trade' ? 'tradeAction' : 'road';
  return [...loadAnswers(march), ...march.to.way.map((node) => ({ step, text: `to ${node}` }))];
}

/** The load alone, as the question wants it: kind by kind, then vehicles, then that it is enough, where anything more could come. */
export function loadAnswers(march: March): readonly Planned[] {
  const { rows, along, vehicle } = march;
  if (rows.length + along.length === 0) return [];
  const units = rows.filter(({ n }) => n > 0).map(({ unit, n }) => `${n} ${unit}`);
  const vehicles = along.filter(({ goes }) => goes).map(({ option }) => option.key);
  const left = roomLeft(march);
  const more = (left > 0 && rows.some(({ n }) => n === 0)) || (along.some(({ goes }) => !goes) && (vehicle?.kind !== 'galley' || left > 0));
  return [...units, ...vehicles, ...(more ? ['go'] : [])].map((text) => ({ step: 'loadGroup', text }));
}

/** Changes what is chosen, keeping the rest. */
export function change(question: string, march: March, to: Partial<Pick<Heading, 'load' | 'along' | 'to' | 'sets'>>): void {
  heading.value = {
    question,
    load: UNITS.map((unit) => march.rows.find((row) => row.unit === unit)?.n ?? 0),
    along: march.along.filter(({ goes }) => goes).map(({ slot }) => slot),
    to: march.to?.node ?? null,
    sets: false,
    ...to,
  };
}

/** Sets out, or has it confirmed where that is wise; touched once more, it goes. */
export function setOut(question: string, march: March, to: ReachView): void {
  const isWise = to.meets === 'nothing' && to.attacks === null;
  change(question, march, { to: to.node, sets: march.to?.node === to.node || isWise });
}
