/** What the writing thread is sent, and what it says. */

import type { StoreFault } from '../store.ts';

export type SqlValue = string | number | null;

export interface Step {
  readonly sql: string;
  readonly params: readonly SqlValue[];
  /** What it means when no row is changed or a key is already there. */
  readonly otherwise?: StoreFault;
}

/** Done as a whole or not at all. */
export type Write = readonly Step[];

export interface Batch {
  readonly no: number;
  readonly writes: readonly Write[];
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
