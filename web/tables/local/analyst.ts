/** A game looked back at in a worker of its own; what has been found is kept with the game, and gone on from the next time. */

import type { Analysis } from '@castellan/bots';
import type { GameRecord } from '@castellan/engine';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { FromAnalyst, ToAnalyst } from './analysing.ts';
import { ANALYST } from './roles.ts';
import { keepAnalysis, keptAnalysis } from './store.ts';

export class Analyst {
  private readonly found = signal<Analysis | null>(null);
  private readonly failed = signal<string | null>(null);
  private readonly id: string;
  private readonly record: GameRecord;
  private worker: Worker | null = null;
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
    this.worker?.terminate();
  }

  private async begin(): Promise<void> {
    // Whatever is wrong with what was kept, it can be found again.
    const from = await keptAnalysis(this.id).catch(() => null);
    if (this.left) return;
    this.found.value = from;
    if (from !== null && from.answers === this.record.lines.length) return;
    this.worker = new Worker(new URL('./local.worker.ts', import.meta.url), { type: 'module', name: ANALYST });
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromAnalyst>) => this.hear(data));
    this.worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.failed.value = event.message;
    });
    const message: ToAnalyst = { record: this.record, from };
    this.worker.postMessage(message);
  }

  private hear(message: FromAnalyst): void {
    if ('error' in message) {
      this.failed.value = message.error;
      return;
    }
    this.found.value = message.analysis;
    // Where nothing can be kept, it is found anew the next time.
    keepAnalysis(this.id, message.analysis).catch(() => undefined);
  }
}
