/** The time of a table on this device: the beat before standing answers count, the limits of questions, and that of the whole game. */

import type { Seat, Table } from '@castellan/engine';
import { type Beat, beatOf, type Due, dueOf } from '@castellan/tables';
import type { Countdown } from '../client.ts';

/** What a timer can count, in milliseconds; then it is looked at anew. */
const LONGEST = 2_000_000_000;

export class Pace {
  private readonly now: () => number;
  private readonly isOver: () => void;
  private beat: Beat | null = null;
  private due: Due | null = null;
  private ends = Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `isOver` is called when a time is. */
  constructor(now: () => number, isOver: () => void) {
    this.now = now;
    this.isOver = isOver;
  }

  /**
   * Looks at what is asked now. A limit counts from when its question is shown: `seat` is whom the screen serves. `ends`: when the time of
   * the whole game is over.
   */
  look(table: Table | null, seat: Seat | null, isHurried: boolean, ends = Infinity): void {
    this.stop();
    this.ends = table === null ? Infinity : ends;
    const now = this.now();
    const q = seat === null ? undefined : table?.awaited().find((one) => one.seat === seat);
    this.due = table === null || q === undefined ? null : dueOf(table, q, this.due === null ? [] : [this.due], now, 'device');
    const beat = table === null ? null : beatOf(table, this.beat, now);
    this.beat = beat !== null && isHurried ? { ...beat, at: now } : beat;
    const next = Math.min(this.beat?.at ?? Infinity, this.due?.at ?? Infinity, this.ends);
    if (next < Infinity) this.timer = setTimeout(this.isOver, Math.min(LONGEST, Math.max(0, next - now)));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Whether the time of this question was put off, until it is answered. */
  hold(question: string): boolean {
    if (this.due?.question !== question || this.due.hold === undefined) return false;
    const { hold: _used, ...due } = this.due;
    this.due = { ...due, at: Infinity };
    return true;
  }

  /** What is over now; a beat is over once. */
  over(): { readonly beat: Beat | null; readonly due: Due | null; readonly game: boolean } {
    const now = this.now();
    const beat = this.beat !== null && this.beat.at <= now ? this.beat : null;
    return { beat, due: this.due !== null && this.due.at <= now ? this.due : null, game: this.ends <= now };
  }

  countdown(table: Table, seat: Seat): Countdown | null {
    const q = table.question(seat);
    if (this.due === null || q === null || table.questionId(q) !== this.due.question) return null;
    const { question, at, answer, hold = 0 } = this.due;
    return { question, until: at, answer, hold };
  }
}
