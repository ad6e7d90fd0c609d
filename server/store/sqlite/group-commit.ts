/** Writes that arrive together share a transaction, and with it the wait for the disk. */

import { startThread, type Thread } from '../../threads/thread.ts';
import type { Write } from '../sql/statements.ts';
import { type BatchListener, StoreError } from '../store.ts';
import { batchOf, type WriterOptions, type Written } from './batch.ts';

const WRITER = new URL('./writer.ts', import.meta.url);
/** Small enough that the next batch is being written while this one is shown. */
const LARGEST_BATCH = 64;
/** More than this waits for the disk only when the disk does not keep up: then it is better said at once. */
const MOST_WAITING = 10_000;
/** Milliseconds for which a write that found no room is remembered. */
const FULL_FOR = 10_000;

interface Waiting {
  readonly write: Write;
  done(): void;
  failed(error: StoreError): void;
}

export class GroupCommit {
  private readonly options: WriterOptions;
  private readonly onBatch: BatchListener;
  private thread: Thread | null = null;
  private starting = false;
  private closed = false;
  private scheduled = false;
  private waiting: Waiting[] = [];
  private under: readonly Waiting[] = [];
  private since = 0;
  private batches = 0;
  private fullAt = Number.NEGATIVE_INFINITY;
  private idle: () => void = () => {};

  private constructor(options: WriterOptions, onBatch: BatchListener) {
    this.options = options;
    this.onBatch = onBatch;
  }

  static async open(options: WriterOptions, onBatch: BatchListener): Promise<GroupCommit> {
    const group = new GroupCommit(options, onBatch);
    await group.start();
    return group;
  }

  /** Fulfilled when the write is on the disk. */
  write(write: Write): Promise<void> {
    return new Promise((done, failed) => {
      if (this.closed) {
        failed(new StoreError('broken', 'the store is closed'));
        return;
      }
      if (this.waiting.length >= MOST_WAITING) {
        failed(new StoreError('locked', 'too much waits to be written'));
        return;
      }
      this.waiting.push({ write, done, failed });
      if (this.scheduled) return;
      this.scheduled = true;
      // At the end of the tick, so that everything that arrived in it goes along.
      setImmediate(() => {
        this.scheduled = false;
        this.send();
      });
    });
  }

  /** Whether there was no room for something a moment ago; what is smaller may still find some. */
  get isFull(): boolean {
    return performance.now() - this.fullAt < FULL_FOR;
  }

  /** Ends when everything handed in so far is written. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.under.length > 0 || this.waiting.length > 0) await new Promise<void>((idle) => (this.idle = idle));
    const { thread } = this;
    if (thread === null) return;
    const gone = new Promise((exited) => thread.worker.once('exit', exited));
    thread.worker.postMessage('close');
    await gone;
  }

  /** The process that runs the writing thread could lose it; a test takes it away. */
  async loseThread(): Promise<void> {
    await this.thread?.end();
  }

  private async start(): Promise<void> {
    const thread = startThread(WRITER, this.options);
    const { worker } = thread;
    await new Promise<void>((ready, failed) => {
      worker.once('message', () => ready());
      worker.once('error', failed);
    });
    worker.removeAllListeners('error');
    worker.on('message', (written: Written) => this.settle(written));
    // What an error leaves behind is dealt with when the thread is gone.
    worker.on('error', () => {});
    worker.once('exit', () => this.lost());
    this.thread = thread;
  }

  private lost(): void {
    this.thread = null;
    const batch = this.under;
    this.under = [];
    // Whether the batch under way was stored is not known: those who asked for it must look.
    for (const { failed } of batch) failed(new StoreError('broken', 'the writing thread died'));
    this.send();
  }

  private async revive(): Promise<void> {
    this.starting = true;
    try {
      await this.start();
    } catch (error) {
      const why = new StoreError('broken', error instanceof Error ? error.message : String(error));
      for (const { failed } of this.waiting.splice(0)) failed(why);
    }
    this.starting = false;
    this.send();
  }

  private settle(written: Written): void {
    if (written.no !== this.batches) return;
    const batch = this.under;
    this.under = [];
    this.onBatch(batch.length, performance.now() - this.since);
    this.send();
    batch.forEach((one, i) => {
      const fault = written.faults[i];
      if (fault?.fault === 'full') this.fullAt = performance.now();
      if (fault === null) one.done();
      else one.failed(new StoreError(fault.fault, fault.detail));
    });
  }

  private send(): void {
    if (this.under.length > 0) return;
    if (this.waiting.length === 0) {
      this.idle();
      return;
    }
    if (this.thread === null) {
      if (!this.starting) void this.revive();
      return;
    }
    this.under = this.waiting.splice(0, LARGEST_BATCH);
    this.since = performance.now();
    const writes = this.under.map(({ write }) => write);
    this.thread.worker.postMessage(batchOf(++this.batches, writes));
  }
}
