/** The bots' worker as the host sees it. When it dies a new one thinks again. */

import type { FromBot, Task, Thoughts, ToBot } from './bot.ts';
import { BOTS } from './roles.ts';

const TRIES = 3;

interface Waiting {
  readonly task: Task;
  readonly tries: number;
  resolve(thought: Thoughts[keyof Thoughts]): void;
  readonly reject: (error: Error) => void;
}

export class Thinker {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  think<K extends keyof Thoughts>(task: Task & { readonly kind: K }): Promise<Thoughts[K]> {
    return new Promise((resolve, reject) => this.send({ task, tries: 1, resolve: (thought: Thoughts[K]) => resolve(thought), reject }));
  }

  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.waiting.clear();
  }

  private send(waiting: Waiting): void {
    const id = ++this.count;
    this.waiting.set(id, waiting);
    const message: ToBot = { id, task: waiting.task };
    this.worker ??= this.started();
    this.worker.postMessage(message);
  }

  private started(): Worker {
    const worker = new Worker(self.location.href, { type: 'module', name: BOTS });
    worker.addEventListener('message', ({ data }: MessageEvent<FromBot>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('thought' in data) waiting?.resolve(data.thought);
      else waiting?.reject(new Error(data.error));
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      this.worker = null;
      const lost = [...this.waiting.values()];
      this.waiting.clear();
      for (const waiting of lost) {
        if (waiting.tries < TRIES) this.send({ ...waiting, tries: waiting.tries + 1 });
        else waiting.reject(new Error(event.message));
      }
    });
    return worker;
  }
}
