/** A finished game of the server looked back at there, for everybody who has its link; and on this device where the server cannot. */

import type { Analysis } from '@castellan/bots';
import type { GameRecord } from '@castellan/engine';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { Analyst } from '../local/analyst.ts';
import { rest } from './rest.ts';

/** Milliseconds after which it is asked how far it has come. */
const NEWS = 1_500;

export class SharedAnalyst {
  readonly analysis: ReadonlySignal<Analysis | null> = computed(() => this.own.value?.analysis.value ?? this.found.value);
  readonly trouble: ReadonlySignal<string | null> = computed(() => this.own.value?.trouble.value ?? null);
  private readonly found = signal<Analysis | null>(null);
  private readonly own = signal<Analyst | null>(null);
  private readonly id: string;
  private readonly token: string | undefined;
  private readonly record: GameRecord;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(id: string, token: string | undefined, record: GameRecord) {
    this.id = id;
    this.token = token;
    this.record = record;
    void this.look('want');
  }

  close(): void {
    this.left = true;
    clearTimeout(this.timer);
    this.own.value?.close();
  }

  /** A server that has left it is asked anew. */
  private async look(how: 'want' | 'see'): Promise<void> {
    const told = await (how === 'want' ? rest.wantAnalysis(this.id, this.token) : rest.analysis(this.id, this.token));
    if (this.left) return;
    if (!told.ok || told.value.trouble !== null) {
      this.own.value = new Analyst(this.id, this.record);
      return;
    }
    const { analysis, answers, of, isWorkedOn } = told.value;
    if (analysis !== null) this.found.value = analysis;
    if (analysis !== null && answers === of) return;
    this.timer = setTimeout(() => void this.look(isWorkedOn ? 'see' : 'want'), NEWS);
  }
}
