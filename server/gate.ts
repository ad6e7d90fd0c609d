/** Lets only so many through at once; the others wait, but not without end. */

import { Busy } from './threads/pool.ts';

export class Gate {
  private readonly atOnce: number;
  private readonly mostWaiting: number;
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(atOnce: number, mostWaiting: number) {
    this.atOnce = atOnce;
    this.mostWaiting = mostWaiting;
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside < this.atOnce) this.inside++;
    else {
      if (this.waiting.length >= this.mostWaiting) throw new Busy('too many wait');
      await new Promise<void>((next) => this.waiting.push(next));
    }
    try {
      return await work();
    } finally {
      // Whoever waits longest has the place of who has done.
      const next = this.waiting.shift();
      if (next === undefined) this.inside--;
      else next();
    }
  }
}
