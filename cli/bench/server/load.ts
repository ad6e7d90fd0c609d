/** The load: every table has one answer on its way; when everybody there has received it, the next is sent. */

import { quantile } from '../measure.ts';

export const TABLES = 200;

/** A table with its four players, on whatever server. */
export interface LoadedTable {
  /** Sends the answer of whoever is asked, and is done when everybody has received it; gives the milliseconds it took to each of the others. */
  answer(): Promise<readonly number[]>;
  close(): void;
}

export interface Numbers {
  readonly answersPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/**
 * Keeps all tables busy for a while and counts. With `everyMs` each table begins an answer that often at most, so that waiting times tell
 * of the server and not of the queue of two hundred before it.
 */
export async function measureLoad(tables: readonly LoadedTable[], warmUpMs: number, forMs: number, everyMs: number): Promise<Numbers> {
  const waits: number[] = [];
  let answers = 0;
  let counting = false;
  let over = false;
  const busy = tables.map(async (table, i) => {
    let next = performance.now() + (everyMs * i) / tables.length;
    while (!over) {
      const early = next - performance.now();
      if (early > 0) await sleep(early);
      next = Math.max(next + everyMs, performance.now());
      const took = await table.answer();
      if (!counting) continue;
      answers++;
      waits.push(...took);
    }
  });
  await sleep(warmUpMs);
  counting = true;
  const since = performance.now();
  await sleep(forMs);
  counting = false;
  const elapsed = performance.now() - since;
  over = true;
  await Promise.all(busy);
  return { answersPerSecond: (answers * 1_000) / elapsed, p50Ms: quantile(waits, 0.5), p99Ms: quantile(waits, 0.99) };
}

function sleep(ms: number): Promise<void> {
  return new Promise((later) => setTimeout(later, ms));
}

/** One answer on its way to everybody at the table: timed for the others, and over when all have received it. */
export class Flight {
  private readonly sent = performance.now();
  private readonly took: number[] = [];
  private left: number;
  private readonly landed: (took: readonly number[]) => void;

  constructor(seats: number, landed: (took: readonly number[]) => void) {
    this.left = seats;
    this.landed = landed;
  }

  received(bySender: boolean): void {
    if (!bySender) this.took.push(performance.now() - this.sent);
    if (--this.left === 0) this.landed(this.took);
  }
}
