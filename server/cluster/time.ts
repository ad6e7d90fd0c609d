/** The time of all nodes: PostgreSQL's, as far as this one knows it. It never goes back. */

import type { Time } from '../time.ts';

/** Milliseconds within which PostgreSQL must have answered for its clock to be believed. */
const PROMPT = 100;

export class SharedTime implements Time {
  private readonly own: Time;
  private offset: number | null = null;
  private last = 0;

  constructor(own: Time) {
    this.own = own;
  }

  now(): number {
    this.last = Math.max(this.last, Math.floor(this.own.now() + (this.offset ?? 0)));
    return this.last;
  }

  after(ms: number, call: () => void): () => void {
    return this.own.after(ms, call);
  }

  /** PostgreSQL has said what time it is; it took so many milliseconds until that was heard. */
  set(now: number, took: number): void {
    // What this machine's own clock said before that is no time of theirs: where it is ahead, nothing would pass here for so long.
    if (this.offset === null) this.last = 0;
    if (this.offset === null || took <= PROMPT) this.offset = now + took / 2 - this.own.now();
  }
}
