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

/** A part of a game, counted in each table's answers: what a server does for one may depend on how many came before it. */
export interface Stretch {
  /** Played first, and not counted. */
  readonly warmUp: number;
  readonly counted: number;
  /** Each table begins an answer that often at most: with 0 as soon as the last has landed. */
  readonly everyMs: number;
}

/** Keeps all tables busy over a stretch of their games, until the first is through it. */
export async function measureLoad(tables: readonly LoadedTable[], { warmUp, counted, everyMs }: Stretch): Promise<Numbers> {
  const waits: number[] = [];
  let answers = 0;
  let warm = 0;
  let since = 0;
  let over = false;
  await Promise.all(
    tables.map(async (table, i) => {
      let next = performance.now() + (everyMs * i) / tables.length;
      for (let played = 1; !over; played++) {
        const early = next - performance.now();
        if (early > 0) await sleep(early);
        next = Math.max(next + everyMs, performance.now());
        const took = await table.answer();
        if (over) return;
        if (played === warmUp && ++warm === tables.length) since = performance.now();
        if (since === 0) continue;
        answers++;
        waits.push(...took);
        over = played >= warmUp + counted;
      }
    }),
  );
  return { answersPerSecond: (answers * 1_000) / (performance.now() - since), p50Ms: quantile(waits, 0.5), p99Ms: quantile(waits, 0.99) };
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
