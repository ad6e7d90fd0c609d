/** A few threads that take tasks one at a time. A thread that dies or hangs is replaced and its task tried again. */

import { startThread, type Thread } from './thread.ts';

export interface PoolOptions {
  readonly module: URL;
  readonly data: unknown;
  readonly size: number;
  /** Milliseconds after which a task counts as hanging. */
  readonly patience: number;
  /** How often a task is tried before it is given up. */
  readonly tries: number;
  /** How many tasks may wait, in all and of each asker, where anybody may ask. Whoever asks for more is told so. */
  readonly waiting?: { readonly all: number; readonly each: number };
  readonly onDeath: (why: string) => void;
}

export type Reply<R> = { readonly no: number; readonly result: R } | { readonly no: number; readonly error: string };

const UNWANTED = 'nobody wants it any more';

/** Too many tasks wait already. */
export class Busy extends Error {}

interface Job<T, R> {
  readonly task: T;
  readonly asker: string;
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
  /** What waits, by asker; who is first in the map is served next. */
  private readonly jobs: Map<string, Job<T, R>[]> = new Map();
  private waiting = 0;
  private closed = false;

  constructor(options: PoolOptions) {
    this.options = options;
  }

  /**
   * Does a task when its turn comes: askers take turns, however much each of them asks for. What is called off by the signal is not begun any
   * more, or its thread is told; it has failed at once.
   */
  run(task: T, asker = '', signal?: AbortSignal): Promise<R> {
    return new Promise((done, failed) => {
      if (this.closed || signal?.aborted) {
        failed(new Error(this.closed ? 'the pool is closed' : UNWANTED));
        return;
      }
      const most = this.options.waiting;
      const mine = this.jobs.get(asker) ?? [];
      if (most !== undefined && (this.waiting >= most.all || mine.length >= most.each)) {
        failed(new Busy('too many tasks wait'));
        return;
      }
      const job = { task, asker, signal, tries: 0, done, failed };
      signal?.addEventListener('abort', () => this.callOff(job), { once: true });
      mine.push(job);
      this.jobs.set(asker, mine);
      this.waiting++;
      this.hand();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const mine of this.jobs.values()) for (const { failed } of mine) failed(new Error('the pool is closed'));
    this.jobs.clear();
    this.waiting = 0;
    await Promise.all([...this.hands].map(({ thread }) => thread.end()));
  }

  /** Gives waiting tasks to idle threads, and starts another thread when there is none. */
  private hand(): void {
    for (const hand of this.hands) if (hand.job === null) this.give(hand);
    if (this.waiting > 0 && this.hands.size < this.options.size && !this.closed) this.give(this.hire());
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
    const job = this.next();
    if (job === null) return;
    job.tries++;
    hand.job = job;
    hand.no++;
    hand.timer = setTimeout(() => void hand.thread.end(), this.options.patience);
    hand.timer.unref();
    hand.thread.worker.postMessage({ no: hand.no, task: job.task });
  }

  /** The first task of whose turn it is; whoever has more comes last then. */
  private next(): Job<T, R> | null {
    for (const [asker, mine] of this.jobs) {
      const job = mine.shift();
      this.jobs.delete(asker);
      if (mine.length > 0) this.jobs.set(asker, mine);
      if (job === undefined) continue;
      this.waiting--;
      return job;
    }
    return null;
  }

  private callOff(job: Job<T, R>): void {
    job.failed(new Error(UNWANTED));
    const all = this.jobs.get(job.asker) ?? [];
    const others = all.filter((other) => other !== job);
    if (others.length === 0) this.jobs.delete(job.asker);
    else this.jobs.set(job.asker, others);
    this.waiting -= all.length - others.length;
    for (const { job: doing, thread, no } of this.hands) if (doing === job) thread.recall(no);
  }

  private again(job: Job<T, R>): void {
    this.jobs.set(job.asker, [job, ...(this.jobs.get(job.asker) ?? [])]);
    this.waiting++;
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
      if (job.tries < this.options.tries) this.again(job);
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
