/** What the writing thread is sent, and what it says. */

import type { Step, Write } from '../sql/statements.ts';
import type { StoreFault } from '../store.ts';

/** A write whose statements are named by their place among the texts of the batch, since most writes of a batch share them. */
export type SentWrite = readonly (Omit<Step, 'sql'> & { readonly sql: number })[];

export interface Batch {
  readonly no: number;
  readonly texts: readonly string[];
  readonly writes: readonly SentWrite[];
}

export function batchOf(no: number, writes: readonly Write[]): Batch {
  const texts: string[] = [];
  const places = new Map<string, number>();
  const placeOf = (text: string): number => {
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, texts.length);
    return texts.push(text) - 1;
  };
  return {
    no,
    texts,
    writes: writes.map((write) => write.map(({ sql, params, otherwise }) => ({ sql: placeOf(sql), params, otherwise }))),
  };
}

export interface Fault {
  readonly fault: StoreFault;
  readonly detail: string;
}

export interface Written {
  readonly no: number;
  /** For each write null, or why it was not done. */
  readonly faults: readonly (Fault | null)[];
}

export interface WriterOptions {
  readonly file: string;
  /** Milliseconds to wait for another process that holds the lock. */
  readonly patience: number;
  /** Largest size of the file in pages of 4096 bytes; null for no limit but the disk's. */
  readonly maxPages: number | null;
}
