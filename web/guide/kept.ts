/** The tables at which the reader is guided, with the lessons already told there. Kept on this device. */

import { signal } from '@preact/signals';
import { remember, remembered } from '../design/memory.ts';

const KEPT = 'castellan.guide';

interface Guided {
  readonly [table: string]: readonly string[];
}

function kept(): Guided {
  try {
    return JSON.parse(remembered(KEPT) ?? '{}');
  } catch {
    return {};
  }
}

const guided = signal<Guided>(kept());

function keep(next: Guided): void {
  guided.value = next;
  remember(KEPT, JSON.stringify(next));
}

/** Lessons told at a table; null where the reader is not guided. */
export function toldAt(table: string): readonly string[] | null {
  return guided.value[table] ?? null;
}

export function beginGuide(table: string): void {
  keep({ ...guided.peek(), [table]: [] });
}

export function endGuide(table: string): void {
  const { [table]: _ended, ...others } = guided.peek();
  keep(others);
}

export function markTold(table: string, lesson: string): void {
  const told = guided.peek()[table];
  if (told !== undefined && !told.includes(lesson)) keep({ ...guided.peek(), [table]: [...told, lesson] });
}
