/** A pack being written: what it makes of the content, and the way back. */

import { changesBetween, laidOver } from '@castellan/engine';
import type { Path } from './shape.ts';
import { withAt } from './shape.ts';

/** A pack as a file or a link carries it. */
export interface PackFile {
  readonly game: string;
  readonly name: string;
  readonly changes: unknown;
}

interface Moment {
  readonly name: string;
  readonly data: unknown;
}

export interface Draft {
  readonly shipped: unknown;
  readonly now: Moment;
  readonly past: readonly Moment[];
  readonly future: readonly Moment[];
  /** What was changed last: typing on in one field is undone as one. */
  readonly touched: string | null;
}

/** Enough for an evening. */
const MOST_PAST = 200;

export function draftOf(shipped: unknown, { name, changes }: Pick<PackFile, 'name' | 'changes'>): Draft {
  return { shipped, now: { name, data: laidOver(shipped, changes) }, past: [], future: [], touched: null };
}

function moved(draft: Draft, now: Moment, touched: string): Draft {
  const goesOn = draft.touched === touched;
  return { ...draft, now, past: goesOn ? draft.past : [...draft.past, draft.now].slice(-MOST_PAST), future: [], touched };
}

export function withValue(draft: Draft, path: Path, value: unknown): Draft {
  return moved(draft, { ...draft.now, data: withAt(draft.now.data, path, value) }, path.join('.'));
}

export function withName(draft: Draft, name: string): Draft {
  return moved(draft, { ...draft.now, name }, ' name');
}

export function undone(draft: Draft): Draft {
  const before = draft.past.at(-1);
  if (before === undefined) return draft;
  return { ...draft, now: before, past: draft.past.slice(0, -1), future: [draft.now, ...draft.future], touched: null };
}

export function redone(draft: Draft): Draft {
  const [next, ...future] = draft.future;
  return next === undefined ? draft : { ...draft, now: next, past: [...draft.past, draft.now], future, touched: null };
}

export function packOf(draft: Draft, game: string): PackFile {
  return { game, name: draft.now.name.trim(), changes: changesBetween(draft.shipped, draft.now.data)?.changes ?? {} };
}

/** The places that differ from the box, as far down as they are told apart. */
export function changedPlaces(changes: unknown): readonly string[] {
  const places: string[] = [];
  const go = (value: unknown, path: readonly string[]): void => {
    places.push(path.join('.'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [key, part] of Object.entries(value)) go(part, [...path, key]);
  };
  go(changes, []);
  return places;
}

export function readPack(text: string): PackFile | null {
  try {
    const value: unknown = JSON.parse(text);
    return isPack(value) ? value : null;
  } catch {
    return null;
  }
}

function isPack(value: unknown): value is PackFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'game' in value &&
    typeof value.game === 'string' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'changes' in value &&
    typeof value.changes === 'object' &&
    value.changes !== null &&
    !Array.isArray(value.changes)
  );
}
