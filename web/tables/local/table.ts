/** A local table as the page has it. */

import type { Advice } from '@castellan/bots';
import type { Foresight, GameRecord, Planned, Refusal, Refused, Seat, SeatView, Standing, StandingSought } from '@castellan/engine';
import { type Signal, signal } from '@preact/signals';
import type { Connection, LogEntry, Stopped, TableClient, TableSnapshot, Unsent } from '../client.ts';
import { Coaching } from '../coaching.ts';
import type { Origin } from './device.ts';
import type { Practice, Told } from './practice.ts';
import type { Shown } from './shown.ts';
import type { Opening, Trouble } from './wire.ts';
import { HostWorker } from './worker.ts';

/** An answer stored sooner than this, in milliseconds, need not be shown as being on its way. */
const NOTICEABLE = 80;

export class LocalTable implements TableClient {
  readonly snapshot = signal<TableSnapshot | null>(null);
  readonly connection = signal<Connection>('local');
  readonly latency = signal<number | null>(null);
  /** There is no line to be lost. */
  readonly unsent = signal<readonly Unsent[]>([]);
  readonly coach = new Coaching();
  /** Answers can be judged before they are given. */
  readonly mayCoach = signal(false);
  /** What is shown was known before its rules, which have not come yet. */
  readonly isOpening: Signal<boolean>;
  /** Why the table cannot be shown, when it cannot. */
  readonly trouble = signal<Trouble | null>(null);
  private readonly host: HostWorker;
  private log: readonly LogEntry[] = [];
  private opening: Opening;

  /** What can be shown by itself is shown at once, and its rules are fetched when something is asked of it. */
  constructor(opening: Opening, first: Shown | null = null) {
    this.opening = opening;
    this.isOpening = signal(first !== null);
    this.host = new HostWorker((again) => (this.opening.kind === 'open' ? { ...this.opening, takeOver: again } : this.opening), {
      shown: (shown) => {
        this.isOpening.value = false;
        this.show(shown);
      },
      trouble: (trouble) => {
        this.trouble.value = trouble;
      },
    });
    if (first === null) this.host.start();
    else this.show(first);
  }

  /** Lays another position in the place of the present one. */
  practise(practice: Practice): void {
    this.opening = { kind: 'practise', practice };
    this.trouble.value = null;
    if (this.host.isStarted) this.host.command(this.opening);
    else this.host.start();
  }

  answer(text: string, question: string): Promise<Refusal | null> {
    const again = (): void => void this.answer(text, question);
    return this.send(text, async () =>
      (await this.mayGive(text, question, again)) ? this.host.request<'answer'>({ kind: 'answer', text, question }) : null,
    );
  }

  async answerAll(plan: readonly Planned[], question: string): Promise<Stopped | null> {
    if (plan.length === 0) return null;
    const [{ text }] = plan;
    const again = (): void => void this.answerAll(plan, question);
    return this.send(text, async () =>
      (await this.mayGive(text, question, again)) ? this.host.request<'answerAll'>({ kind: 'answerAll', plan, question }) : null,
    );
  }

  private async mayGive(text: string, question: string, again: () => void): Promise<boolean> {
    if (!this.mayCoach.peek()) return true;
    return this.coach.lets(text, question, (share) => this.host.request<'doubt'>({ kind: 'doubt', text, share }), again);
  }

  foresee(texts: readonly string[]): Promise<Foresight | null> {
    return this.host.request<'foresee'>({ kind: 'foresee', texts });
  }

  undo(): Promise<Refusal | null> {
    return this.host.request<'undo'>({ kind: 'undo' });
  }

  /** Where a position is tried: goes back to after the first `seq` answers. */
  rewind(seq: number): Promise<Refusal | null> {
    return this.host.request<'rewind'>({ kind: 'rewind', seq });
  }

  /** Where a worked example is tried: what it says to try. */
  tries(): Promise<readonly Told[]> {
    return this.host.request<'tries'>({ kind: 'tries' });
  }

  hold(question: string): Promise<Refusal | null> {
    return this.host.request<'hold'>({ kind: 'hold', question });
  }

  refused(question: string): Promise<readonly Refused[]> {
    return this.host.request<'refused'>({ kind: 'refused', question });
  }

  /** What a strong bot would answer, and why. */
  hint(): Promise<Advice | null> {
    return this.host.request<'hint'>({ kind: 'hint' });
  }

  setStanding(standing: Standing): void {
    this.host.command({ kind: 'setStanding', standing });
  }

  clearStanding(which: StandingSought): void {
    this.host.command({ kind: 'clearStanding', which });
  }

  /** Nobody else has to agree to anything at a local table. */
  consent(): void {}

  /** People at one device talk. */
  async say(): Promise<null> {
    return null;
  }

  resign(): void {
    this.host.command({ kind: 'resign' });
  }

  rematch(isSequel: boolean): Promise<string | null> {
    return this.host.request<'rematch'>({ kind: 'rematch', isSequel });
  }

  uncover(): void {
    this.host.command({ kind: 'uncover' });
  }

  hurry(): void {
    this.host.command({ kind: 'hurry' });
  }

  at(seq: number, seat: Seat | null): Promise<SeatView | null> {
    return this.host.request<'at'>({ kind: 'at', seq, seat });
  }

  fork(seq: number, origin?: Origin): Promise<string | null> {
    return this.host.request<'fork'>({ kind: 'fork', seq, origin });
  }

  async record(): Promise<GameRecord> {
    const { host, opening } = this;
    if (!host.isStarted && opening.kind === 'practise' && 'record' in opening.practice) return opening.practice.record;
    return this.host.request<'record'>({ kind: 'record' });
  }

  /** Takes the table over from another tab. */
  takeOver(): void {
    if (this.opening.kind !== 'open') return;
    this.trouble.value = null;
    this.host.command({ ...this.opening, takeOver: true });
  }

  close(): void {
    this.host.close();
  }

  private show({ snapshot, log, mayCoach }: Shown): void {
    this.trouble.value = null;
    this.mayCoach.value = mayCoach;
    this.log = [...this.log.slice(0, log.keep), ...log.add];
    this.snapshot.value = { ...snapshot, log: this.log, sending: null };
  }

  /** An answer that takes its time is shown as being on its way. */
  private async send<T>(text: string, request: () => Promise<T>): Promise<T> {
    const before = this.snapshot.peek();
    const slow = setTimeout(() => {
      // What is shown since shows the answer, and its reply is on the way.
      if (before !== null && this.snapshot.peek() === before) this.snapshot.value = { ...before, sending: text };
    }, NOTICEABLE);
    try {
      return await request();
    } finally {
      clearTimeout(slow);
      const now = this.snapshot.peek();
      if (now !== null && now.sending !== null) this.snapshot.value = { ...now, sending: null };
    }
  }
}
