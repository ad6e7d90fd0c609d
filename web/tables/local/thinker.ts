/** A worker in which bots think, as the host sees it: of one thing after the other. When it dies a new one thinks again. */

import type { FromBot, Task, Thoughts, ToBot } from './bot.ts';
import { BOTS } from './roles.ts';

const TRIES = 3;

/** Whoever thinks hears nothing, so a worker that thinks about what nobody wants is ended, but for what takes less time than to start another. */
const LET_BE = 250;

interface Waiting {
  readonly task: Task;
  readonly signal: AbortSignal;
  tries: number;
  resolve(thought: Thoughts[keyof Thoughts]): void;
  readonly reject: (error: Error) => void;
}

export class Thinker {
  private worker: Worker | null = null;
  /** What the worker thinks about, and what comes after. */
  private present: Waiting | null = null;
  private readonly waiting: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  think<K extends keyof Thoughts>(task: Task & { readonly kind: K }, signal: AbortSignal): Promise<Thoughts[K]> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { task, signal, tries: 0, resolve: (thought: Thoughts[K]) => resolve(thought), reject };
      signal.addEventListener('abort', () => this.callOff(waiting), { once: true });
      this.waiting.push(waiting);
      if (this.present === null) this.next();
    });
  }

  private callOff(unwanted: Waiting): void {
    unwanted.reject(new Error('nobody wants it any more'));
    const place = this.waiting.indexOf(unwanted);
    if (place >= 0) this.waiting.splice(place, 1);
    if (unwanted === this.present) this.timer = setTimeout(() => this.end(), LET_BE);
  }

  private next(): void {
    clearTimeout(this.timer);
    this.present = this.waiting.shift() ?? null;
    if (this.present === null) return;
    this.present.tries++;
    this.worker ??= this.started();
    this.worker.postMessage(this.present.task satisfies ToBot);
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
    this.next();
  }

  private started(): Worker {
    const worker = new Worker(self.location.href, { type: 'module', name: BOTS });
    worker.addEventListener('message', ({ data }: MessageEvent<FromBot>) => {
      if (worker !== this.worker) return;
      if ('thought' in data) this.present?.resolve(data.thought);
      else this.present?.reject(new Error(data.error));
      this.next();
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (worker !== this.worker) return;
      const { present } = this;
      if (present !== null && present.tries < TRIES && !present.signal.aborted) this.waiting.unshift(present);
      else present?.reject(new Error(event.message));
      this.end();
    });
    return worker;
  }
}
