/**
 * Changes of tables, as many as have arrived, in one statement. A table is in one batch at a time and once in each, so that its changes are
 * stored in the order in which they came.
 */

import type { StoredTable } from '../../tables/stored.ts';
import { rowOfEntry } from '../sql/rows.ts';
import type { Step } from '../sql/statements.ts';
import { type BatchListener, type Change, type Seen, StoreError } from '../store.ts';
import { Connection, type ConnectionOptions, PostgresError } from './connection.ts';

/** Two, so that one batch is put together and shown while the other is written. */
const WRITERS = 2;
const LARGEST_BATCH = 64;
/** Milliseconds from one batch to the next: a statement for three changes takes as much of both processors as one for ten. Who comes alone goes at once. */
const PACE = 3;
/** More than this waits only when the database does not keep up: then it is better said at once. */
const MOST_WAITING = 10_000;
/** How often a change is tried alone that others were in the way of. */
const MOST_TRIES = 3;

const DEADLOCKED = /^(40001|40P01)$/;
const UNIQUE = '23505';
/** The statement took too long: halves of it would too. */
const GIVEN_UP = '57014';

const APPEND = `
  with given as (
    select * from unnest($1::text[], $2::integer[], $3::integer[], $4::integer[], $5::text[], $6::text[], $7::bigint[], $8::bigint[], $9::text[],
      $10::text[], $11::text[]) as given (id, seen, fence, version, head, stage, due, at, nonce, body, sum)
  ), changed as (
    update tables t set version = g.version, head = g.head, stage = g.stage, due = g.due
    from given g where t.id = g.id and t.version = g.seen and t.fence = g.fence
    returning t.id
  )
  insert into journal (table_id, version, at, nonce, body, sum)
    select g.id, g.version, g.at, g.nonce, g.body, g.sum from given g join changed using (id)
  returning table_id`;

interface Waiting {
  readonly table: StoredTable['id'];
  readonly seen: Seen;
  readonly change: Change;
  readonly further: readonly Step[];
  done(): void;
  failed(error: StoreError): void;
}

export class Appends {
  private readonly writers: readonly Connection[];
  private readonly free: Connection[];
  private readonly runSteps: (connection: Connection, steps: readonly Step[]) => Promise<void>;
  private readonly onBatch: BatchListener;
  private waiting: Waiting[] = [];
  private readonly under: Set<string> = new Set();
  private scheduled = false;
  /** When the last batch was sent. */
  private sent = Number.NEGATIVE_INFINITY;
  private closed = false;
  private idle: () => void = () => {};

  constructor(
    options: ConnectionOptions,
    runSteps: (connection: Connection, steps: readonly Step[]) => Promise<void>,
    onBatch: BatchListener,
  ) {
    this.writers = Array.from({ length: WRITERS }, () => new Connection(options));
    this.free = [...this.writers];
    this.runSteps = runSteps;
    this.onBatch = onBatch;
  }

  /** Fulfilled when the change is on the disk. */
  append(table: string, seen: Seen, change: Change, further: readonly Step[]): Promise<void> {
    return new Promise((done, failed) => {
      if (this.closed) {
        failed(new StoreError('broken', 'the store is closed'));
        return;
      }
      if (this.waiting.length >= MOST_WAITING) {
        failed(new StoreError('locked', 'too much waits to be written'));
        return;
      }
      this.waiting.push({ table, seen, change, further, done, failed });
      this.schedule();
    });
  }

  destroy(): void {
    for (const writer of this.writers) writer.destroy();
  }

  /** Ends when everything handed in so far is written. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.under.size > 0 || this.waiting.length > 0) await new Promise<void>((idle) => (this.idle = idle));
    await Promise.all(this.writers.map((writer) => writer.close()));
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    const send = (): void => {
      this.scheduled = false;
      this.send();
    };
    const early = this.sent + PACE - performance.now();
    // At the end of the tick at the earliest, so that everything that arrived in it goes along.
    if (early > 0) setTimeout(send, early);
    else setImmediate(send);
  }

  private send(): void {
    while (this.waiting.length > 0) {
      const writer = this.free.pop();
      if (writer === undefined) return;
      const batch = this.nextBatch();
      if (batch.length === 0) {
        this.free.push(writer);
        return;
      }
      const since = performance.now();
      this.sent = since;
      void this.write(writer, batch).then(() => {
        this.onBatch(batch.length, performance.now() - since);
        this.free.push(writer);
        for (const { table } of batch) this.under.delete(table);
        if (this.waiting.length > 0) this.schedule();
        else if (this.under.size === 0) this.idle();
      });
    }
  }

  /** The first that waits of every table none of whose changes is under way. */
  private nextBatch(): readonly Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    const met = new Set<string>();
    for (const one of this.waiting) {
      const isNext = batch.length < LARGEST_BATCH && !this.under.has(one.table) && !met.has(one.table);
      met.add(one.table);
      (isNext ? batch : left).push(one);
    }
    this.waiting = left;
    for (const { table } of batch) this.under.add(table);
    // Whoever else locks rows locks them in the same order.
    return batch.sort((a, b) => (a.table < b.table ? -1 : 1));
  }

  private async write(writer: Connection, batch: readonly Waiting[], tries = 1): Promise<void> {
    let stored: ReadonlySet<string>;
    try {
      stored = batch.some(({ further }) => further.length > 0)
        ? await writer.transaction(() => this.storedWith(writer, batch))
        : await appended(writer, batch);
    } catch (error) {
      await this.notWritten(writer, batch, tries, error);
      return;
    }
    for (const { table, done, failed } of batch) {
      if (stored.has(table)) done();
      else failed(new StoreError('conflict', `table ${table} is not as it was seen`));
    }
  }

  private async storedWith(writer: Connection, batch: readonly Waiting[]): Promise<ReadonlySet<string>> {
    const stored = await appended(writer, batch);
    for (const { table, further } of batch) if (stored.has(table)) await this.runSteps(writer, further);
    return stored;
  }

  /** One change may have spoilt it for the others, or got in the way of somebody else's: each half may still succeed. */
  private async notWritten(writer: Connection, batch: readonly Waiting[], tries: number, error: unknown): Promise<void> {
    const fault = error instanceof StoreError ? error : new StoreError('broken', String(error));
    const refusal = fault instanceof PostgresError && fault.isRefusal ? fault : null;
    if (refusal !== null && refusal.code !== GIVEN_UP && batch.length > 1) {
      const half = batch.length >> 1;
      await this.write(writer, batch.slice(0, half));
      await this.write(writer, batch.slice(half));
      return;
    }
    if (refusal !== null && DEADLOCKED.test(refusal.code) && tries < MOST_TRIES) return this.write(writer, batch, tries + 1);
    const isAgain = refusal?.code === UNIQUE && refusal.constraint === 'journal_by_nonce';
    for (const { failed } of batch) failed(isAgain ? new StoreError('conflict', 'the request was stored before') : fault);
  }
}

/** The tables that were as they were seen. */
async function appended(writer: Connection, batch: readonly Waiting[]): Promise<ReadonlySet<string>> {
  const rows = batch.map(({ table, change }) => rowOfEntry(table, change.entry));
  const { rows: stored } = await writer.run<{ table_id: string }>(APPEND, [
    arrayOf(batch.map(({ table }) => table)),
    arrayOf(batch.map(({ seen }) => seen.version)),
    arrayOf(batch.map(({ seen }) => seen.fence)),
    arrayOf(rows.map(({ version }) => version)),
    arrayOf(batch.map(({ change }) => JSON.stringify(change.head))),
    arrayOf(batch.map(({ change }) => change.head.stage)),
    arrayOf(batch.map(({ change }) => change.due)),
    arrayOf(rows.map(({ at }) => at)),
    // Made by a client, so that anything may be in it.
    rows.map(({ nonce }) => nonce),
    arrayOf(rows.map(({ body }) => body)),
    arrayOf(rows.map(({ sum }) => sum)),
  ]);
  return new Set(stored.map(({ table_id }) => table_id));
}

/**
 * As PostgreSQL reads arrays: quotes and backslashes are escaped there as in JSON. What else JSON escapes, characters without a shape, is
 * in none of what we make ourselves, JSON within it included.
 */
function arrayOf(values: readonly (string | number | null)[]): string {
  return `{${JSON.stringify(values).slice(1, -1)}}`;
}
