/** The first table ever laid on this device: there a guided one is offered instead, once. */

import { signal } from '@preact/signals';
import { remember, remembered } from '../../design/memory.ts';

const KEPT = 'castellan.first';
const SETTLED = 'settled';

/** The table that offers it; `settled` once that is over, null before there was any. */
const first = signal<string | null>(remembered(KEPT));

function keep(next: string): void {
  first.value = next;
  remember(KEPT, next);
}

/** A table was laid with no questions asked. */
export function beginFirst(table: string): void {
  if (first.peek() === null) keep(table);
}

export function isFirst(table: string): boolean {
  return first.value === table;
}

/** The reader knows what they want. */
export function settleFirst(): void {
  if (first.peek() !== SETTLED) keep(SETTLED);
}
