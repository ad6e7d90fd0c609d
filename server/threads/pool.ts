/** A few threads that take tasks one at a time. A thread that dies or hangs is replaced and its task tried again. */

import { type AskerPath, Queue } from './queue.ts';
import { startThread, type Thread } from './thread.ts';

export interface PoolOptions {
  readonly module: URL;
  readonly data: unknown;
  readonly size: number;
  /** Milliseconds after which a task counts as hanging. */
  readonly patience: number;
  /** How often a task is tried before it is given up. */
  readonly tries: number;
  /** How many tasks may wait, in all and behind the first name of an asker, where anybody may ask. Whoever asks for more is told so. */
  readonly waiting?: { readonly all: number; readonly each: number };
  readonly onDeath: (why: string) => void;
}

export type Reply<R> = { readonly no: number; readonly result: R } | { readonly no: number; readonly error: string };

const UNWANTED = 'nobody wants it any more';

/** Too many tasks wait already. */
export class Busy extends Error {}

interface Job<T, R> {
  readonly task: T;
  readonly asker: AskerPath;
  readonly signal: AbortSignal | undefined;
  tries: number;
  done(result: R): void;
  failed(error: Error): void;
}

interface Hand<T, R> {
  readonly thread: Thread;
  job: Job<T, R> | null;
  no: number;
  timer: NodeJS.Timeout | null;
}

export class Pool<T, R> {
  private readonly options: PoolOptions;
  private readonly hands: Set<Hand<T, R>> = new Set();
  private readonly jobs: Queue<Job<T, R>> = new Queue();
  private closed = false;

  constructor(options: PoolOptions) {
    this.options = options;
  }

  /**
   * Does a task when its turn comes: askers take turns, however much each of them asks for. What is called off by the signal is not begun any
   * more, or its thread is told; it has failed at once.
   */
  run(task: T, asker: AskerPath = [], signal?: AbortSignal): Promise<R> {
    return new Promise((done, failed) => {
      if (this.closed || signal?.aborted) {
        failed(new Error(this.closed ? 'the pool is closed' : UNWANTED));
        return;
      }
      const most = this.options.waiting;
      if (most !== undefined && (this.jobs.size >= most.all || this.jobs.sizeOf(asker) >= most.each)) {
        failed(new Busy('too many tasks wait'));
        return;
      }
      const job = { task, asker, signal, tries: 0, done, failed };
      signal?.addEventListener('abort', () => this.callOff(job), { once: true });
      this.jobs.add(asker, job);
      this.hand();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (let job = this.jobs.take(); job !== undefined; job = this.jobs.take()) job.failed(new Error('the pool is closed'));
    await Promise.all([...this.hands].map(({ thread }) => thread.end()));
  }

  /** Gives waiting tasks to idle threads, and starts another thread when there is none. */
  private hand(): void {
    for (const hand of this.hands) if (hand.job === null) this.give(hand);
    if (this.jobs.size > 0 && this.hands.size < this.options.size && !this.closed) this.give(this.hire());
  }

  private hire(): Hand<T, R> {
    const hand: Hand<T, R> = { thread: startThread(this.options.module, this.options.data), job: null, no: 0, timer: null };
    let why = 'it ended';
    const { worker } = hand.thread;
    worker.unref();
    worker.on('message', (reply: Reply<R>) => this.settle(hand, reply));
    worker.on('error', (error) => {
      why = error instanceof Error ? error.message : String(error);
    });
    worker.once('exit', () => this.bury(hand, why));
    this.hands.add(hand);
    return hand;
  }

  private give(hand: Hand<T, R>): void {
    const job = this.jobs.take();
    if (job === undefined) return;
    job.tries++;
    hand.job = job;
    hand.no++;
    hand.timer = setTimeout(() => void hand.thread.end(), this.options.patience);
    hand.timer.unref();
    hand.thread.worker.postMessage({ no: hand.no, task: job.task });
  }

  private callOff(job: Job<T, R>): void {
    job.failed(new Error(UNWANTED));
    if (this.jobs.drop(job.asker, job)) return;
    for (const { job: doing, thread, no } of this.hands) if (doing === job) thread.recall(no);
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
    if (job !== null && !job.signal?.aborted) {
      if (job.tries < this.options.tries) this.jobs.add(job.asker, job, 'first');
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
