/** Purchases prepared in advance: kept on this device for a table, played as one plan when the turn comes (UNI-47.11). */

import type { Params, Planned } from '@castellan/engine';
import { signal } from '@preact/signals';
import { remember, remembered } from '../../../design/memory.ts';

/** A purchase by the key of its answer, and how it is told. */
export interface Wish {
  readonly key: string;
  readonly say: string;
  readonly params: Params;
}

const name = (table: string): string => `castellan.medioevo.wishes.${table}`;

/** Changed whenever a list is, so that screens are drawn anew. */
const changes = signal(0);

export function wishesOf(table: string): readonly Wish[] {
  void changes.value;
  const kept = remembered(name(table));
  return kept === null ? [] : readWishes(kept);
}

/** What was kept by another version is forgotten. */
export function readWishes(text: string): readonly Wish[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter(isWish) : [];
  } catch {
    return [];
  }
}

function isWish(value: unknown): value is Wish {
  return (
    typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string' && 'say' in value && 'params' in value
  );
}

export function setWishes(table: string, wishes: readonly Wish[]): void {
  remember(name(table), JSON.stringify(wishes));
  changes.value++;
}

/** One before the other, as they will be bought. */
export function moved(wishes: readonly Wish[], at: number, by: number): readonly Wish[] {
  const to = at + by;
  if (to < 0 || to >= wishes.length) return wishes;
  return wishes.toSpliced(at, 1).toSpliced(to, 0, wishes[at]);
}

/** The whole list as one plan. */
export function planOf(wishes: readonly Wish[]): readonly Planned[] {
  return wishes.map(({ key }) => ({ text: key, step: 'purchase' }));
}
