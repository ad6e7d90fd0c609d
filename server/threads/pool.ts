/** A few threads that take tasks one at a time. A thread that dies or hangs is replaced and its task tried again. */

import type { Worker } from 'node:worker_threads';
import { startThread } from './thread.ts';

export interface PoolOptions {
  readonly module: URL;
  readonly data: unknown;
  readonly size: number;
  /** Milliseconds after which a task counts as hanging. */
  readonly patience: number;
  /** How often a task is tried before it is given up. */
  readonly tries: number;
  readonly onDeath: (why: string) => void;
}

export type Reply<R> = { readonly no: number; readonly result: R } | { readonly no: number; readonly error: string };

interface Job<T, R> {
  readonly task: T;
  tries: number;
  done(result: R): void;
  failed(error: Error): void;
}

interface Hand<T, R> {
  readonly worker: Worker;
  job: Job<T, R> | null;
  no: number;
  timer: NodeJS.Timeout | null;
}

export class Pool<T, R> {
  private readonly options: PoolOptions;
  private readonly hands: Set<Hand<T, R>> = new Set();
  private readonly jobs: Job<T, R>[] = [];
  private closed = false;

  constructor(options: PoolOptions) {
    this.options = options;
  }

  run(task: T): Promise<R> {
    return new Promise((done, failed) => {
      if (this.closed) {
        failed(new Error('the pool is closed'));
        return;
      }
      this.jobs.push({ task, tries: 0, done, failed });
      this.hand();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { failed } of this.jobs.splice(0)) failed(new Error('the pool is closed'));
    await Promise.all([...this.hands].map(({ worker }) => worker.terminate()));
  }

  /** Gives waiting tasks to idle threads, and starts another thread when there is none. */
  private hand(): void {
    for (const hand of this.hands) if (hand.job === null) this.give(hand);
    if (this.jobs.length > 0 && this.hands.size < this.options.size && !this.closed) this.give(this.hire());
  }

  private hire(): Hand<T, R> {
    const hand: Hand<T, R> = { worker: startThread(this.options.module, this.options.data), job: null, no: 0, timer: null };
    let why = 'it ended';
    hand.worker.unref();
    hand.worker.on('message', (reply: Reply<R>) => this.settle(hand, reply));
    hand.worker.on('error', (error) => {
      why = error instanceof Error ? error.message : String(error);
    });
    hand.worker.once('exit', () => this.bury(hand, why));
    this.hands.add(hand);
    return hand;
  }

  private give(hand: Hand<T, R>): void {
    const job = this.jobs.shift();
    if (job === undefined) return;
    job.tries++;
    hand.job = job;
    hand.no++;
    hand.timer = setTimeout(() => void hand.worker.terminate(), this.options.patience);
    hand.timer.unref();
    hand.worker.postMessage({ no: hand.no, task: job.task });
  }

  private settle(hand: Hand<T, R>, reply: Reply<R>): void {
    const { job } = hand;
    if (job === null || reply.no !== hand.no) return;
    this.free(hand);
    if ('result' in reply) job.done(reply.result);
    else job.failed(new Error(reply.error));
    this.hand();
  }

  private bury(hand: Hand<T, R>, why: string): void {
    const { job } = hand;
    this.free(hand);
    this.hands.delete(hand);
    if (this.closed) {
      job?.failed(new Error('the pool is closed'));
      return;
    }
    this.options.onDeath(why);
    if (job !== null) {
      if (job.tries < this.options.tries) this.jobs.unshift(job);
      else job.failed(new Error(`the thread died ${job.tries} times: ${why}`));
    }
    this.hand();
  }

  private free(hand: Hand<T, R>): void {
    hand.job = null;
    if (hand.timer !== null) clearTimeout(hand.timer);
    hand.timer = null;
  }
}
