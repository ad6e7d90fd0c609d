/** The page's end of the wire to a worker that hosts a table. */

import type { Shown } from './shown.ts';
import type { Command, FromHost, Opening, Replies, Request, ToHost, Trouble } from './wire.ts';

/** A worker that dies is replaced; nothing is lost, since all it showed was stored. */
const LIVES = 3;

interface Pending {
  resolve(value: Replies[keyof Replies]): void;
  reject(error: Error): void;
}

interface Listener {
  shown(shown: Shown): void;
  trouble(trouble: Trouble): void;
}

export class HostWorker {
  private readonly opening: (again: boolean) => Opening;
  private readonly listener: Listener;
  private worker: Worker | null = null;
  private lives = LIVES;
  private readonly pending = new Map<number, Pending>();
  private calls = 0;

  /** `opening` is what a new worker is told first; `again` when it replaces one that died. */
  constructor(opening: (again: boolean) => Opening, listener: Listener) {
    this.opening = opening;
    this.listener = listener;
  }

  get isStarted(): boolean {
    return this.worker !== null;
  }

  /** What is said to it starts it as well. */
  start(): Worker {
    this.worker ??= this.begin(false);
    return this.worker;
  }

  command(command: Command): void {
    const message: ToHost = { id: null, command };
    this.start().postMessage(message);
  }

  request<K extends Request['kind']>(request: Request & { readonly kind: K }): Promise<Replies[K]> {
    const id = ++this.calls;
    const message: ToHost = { id, request };
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve: (value: Replies[K]) => resolve(value), reject });
      this.start().postMessage(message);
    });
  }

  /** Whoever still waits for a reply has left with the table. */
  close(): void {
    this.worker?.terminate();
    this.pending.clear();
  }

  private begin(again: boolean): Worker {
    const worker = new Worker(new URL('./local.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromHost>) => this.hear(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      this.giveUp(event.message);
      if (--this.lives > 0) this.worker = this.begin(true);
      else this.listener.trouble({ kind: 'broken', message: event.message });
    });
    const opening: ToHost = { id: null, command: this.opening(again) };
    worker.postMessage(opening);
    return worker;
  }

  private hear(message: FromHost): void {
    switch (message.kind) {
      case 'shown':
        this.listener.shown(message.shown);
        return;
      case 'trouble':
        this.listener.trouble(message.trouble);
        return;
      case 'reply':
        this.pending.get(message.id)?.resolve(message.value);
        this.pending.delete(message.id);
        return;
      case 'failed':
        this.pending.get(message.id)?.reject(new Error(message.message));
        this.pending.delete(message.id);
    }
  }

  private giveUp(reason: string): void {
    for (const { reject } of this.pending.values()) reject(new Error(reason));
    this.pending.clear();
  }
}
