/** Hints and the coach at one table of the server: worked out in a thread, for as long as somebody wants them. */

import type { Seat, Table } from '@castellan/engine';
import { Failed } from '../failed.ts';
import type { Time } from '../time.ts';

/** Milliseconds after which nobody waits for it any more. */
const MOST = { hint: 60_000, coach: 15_000 };

interface UnderWay {
  /** What the seat was asked. */
  readonly question: string;
  readonly off: AbortController;
}

export class Help {
  private readonly time: Time;
  private readonly underWay: Map<Seat, UnderWay> = new Map();

  constructor(time: Time) {
    this.time = time;
  }

  /** Null when it was called off. Whoever asks for something else wants the former no more. */
  async given<T>(
    seat: Seat,
    question: string,
    kind: keyof typeof MOST,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T | null | Failed> {
    this.callOff(seat);
    const mine = { question, off: new AbortController() };
    this.underWay.set(seat, mine);
    let isLate = false;
    const cancel = this.time.after(MOST[kind], () => {
      isLate = true;
      mine.off.abort();
    });
    try {
      return await work(mine.off.signal);
    } catch (error) {
      if (isLate) return new Failed('tooMany');
      if (mine.off.signal.aborted) return null;
      throw error;
    } finally {
      cancel();
      if (this.underWay.get(seat) === mine) this.underWay.delete(seat);
    }
  }

  /** Calls off what is about a question that is open no more, or for somebody who has gone. */
  look(table: Table, isHere: (seat: Seat) => boolean): void {
    for (const [seat, { question }] of this.underWay) {
      const asked = table.question(seat);
      if (!isHere(seat) || asked === null || table.questionId(asked) !== question) this.callOff(seat);
    }
  }

  stop(): void {
    for (const seat of this.underWay.keys()) this.callOff(seat);
  }

  private callOff(seat: Seat): void {
    this.underWay.get(seat)?.off.abort();
    this.underWay.delete(seat);
  }
}
