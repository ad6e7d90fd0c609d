/** The bots' worker as the host sees it. When it dies a new one thinks again. */

import type { FromBot, ToBot } from './bot.ts';
import type { Thought } from './device.ts';
import { BOTS } from './roles.ts';

const TRIES = 3;

interface Waiting {
  readonly thought: Thought;
  readonly tries: number;
  readonly resolve: (text: string | null) => void;
  readonly reject: (error: Error) => void;
}

export class Thinker {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  think(thought: Thought): Promise<string | null> {
    return new Promise((resolve, reject) => this.send({ thought, tries: 1, resolve, reject }));
  }

  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.waiting.clear();
  }

  private send(waiting: Waiting): void {
    const id = ++this.count;
    this.waiting.set(id, waiting);
    const message: ToBot = { id, thought: waiting.thought };
    this.worker ??= this.started();
    this.worker.postMessage(message);
  }

  private started(): Worker {
    const worker = new Worker(self.location.href, { type: 'module', name: BOTS });
    worker.addEventListener('message', ({ data }: MessageEvent<FromBot>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('text' in data) waiting?.resolve(data.text);
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
