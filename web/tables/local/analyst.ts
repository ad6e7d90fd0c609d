/**
 * A game looked back at in workers of its own, each of which takes the next part that nobody has; what has been found is kept with the game,
 * and gone on from the next time.
 */

import type { Analysis } from '@castellan/bots';
import { withLook } from '@castellan/bots/look';
import type { GameRecord } from '@castellan/engine';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { FromAnalyst, Part, ToAnalyst } from './analysing.ts';
import { ANALYST } from './roles.ts';
import { keepAnalysis, keptAnalysis } from './store.ts';

/** Answers of a part. */
const PART = 8;

/** More workers take more room than they save time. */
const MOST = 4;

/** How often the page hears of it, in milliseconds. */
const NEWS = 300;

export class Analyst {
  private readonly found = signal<Analysis | null>(null);
  private readonly failed = signal<string | null>(null);
  private readonly id: string;
  private readonly record: GameRecord;
  private workers: readonly Worker[] = [];
  private known: Analysis | null = null;
  /** The first answer that nobody looks at yet. */
  private next = 0;
  /** Parts that others before them are still waited for, by their first answers. */
  private readonly ahead = new Map<number, Part>();
  private told = 0;
  private left = false;

  constructor(id: string, record: GameRecord) {
    this.id = id;
    this.record = record;
    void this.begin();
  }

  get analysis(): ReadonlySignal<Analysis | null> {
    return this.found;
  }

  get trouble(): ReadonlySignal<string | null> {
    return this.failed;
  }

  close(): void {
    this.left = true;
    for (const worker of this.workers) worker.terminate();
  }

  private async begin(): Promise<void> {
    // Whatever is wrong with what was kept, it can be found again.
    this.known = await keptAnalysis(this.id).catch(() => null);
    if (this.left) return;
    this.found.value = this.known;
    this.next = this.known?.answers ?? 0;
    const parts = Math.ceil((this.record.lines.length - this.next) / PART);
    this.workers = Array.from({ length: Math.min(parts, processors()) }, () => this.employed());
    for (const worker of this.workers) this.goOn(worker);
  }

  private employed(): Worker {
    const worker = new Worker(new URL('./local.worker.ts', import.meta.url), { type: 'module', name: ANALYST });
    worker.addEventListener('message', ({ data }: MessageEvent<FromAnalyst>) => this.hear(worker, data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.fail(event.message);
    });
    return worker;
  }

  private goOn(worker: Worker): void {
    const { record, next } = this;
    if (next >= record.lines.length) return;
    this.next = Math.min(next + PART, record.lines.length);
    const message: ToAnalyst = { record, from: next, to: this.next };
    worker.postMessage(message);
  }

  private hear(worker: Worker, message: FromAnalyst): void {
    if ('error' in message) {
      this.fail(message.error);
      return;
    }
    this.ahead.set(message.from, message);
    this.goOn(worker);
    this.putTogether();
  }

  /** Parts come as they are found, and count in the order of the game. */
  private putTogether(): void {
    const { lines } = this.record;
    for (let part = this.ahead.get(this.known?.answers ?? 0); part !== undefined; part = this.ahead.get(this.known?.answers ?? 0)) {
      const known = this.known ?? part.beginning;
      if (known === null) return;
      this.ahead.delete(part.from);
      this.known = part.looks.reduce((all, look) => withLook(all, lines[look.at].seat, look), known);
    }
    if (this.known === null) return;
    const isDone = this.known.answers === lines.length;
    if (isDone) this.close();
    else if (performance.now() - this.told < NEWS) return;
    this.told = performance.now();
    this.found.value = this.known;
    // Where nothing can be kept, it is found anew the next time.
    keepAnalysis(this.id, this.known).catch(() => undefined);
  }

  private fail(error: string): void {
    this.close();
    this.failed.value = error;
  }
}

/** One of them is left to the page. */
function processors(): number {
  return Math.min(MOST, Math.max(1, navigator.hardwareConcurrency - 1));
}
