/** How much somebody may do in a time: a bucket that fills by itself. */

import type { Time } from './time.ts';

interface Bucket {
  left: number;
  at: number;
}

/** So many are remembered; of more, those that were used longest ago are forgotten, which only fills them up. */
const MOST_BUCKETS = 100_000;

export class Limiter {
  private readonly time: Time;
  private readonly whole: { readonly burst: number; readonly perSecond: number };
  private readonly share: () => number;
  private readonly buckets: Map<string, Bucket> = new Map();

  /** `burst` at once, and `perSecond` in the long run; of both the share that is allowed here, where others allow the rest. */
  constructor(time: Time, burst: number, perSecond: number, share: () => number = () => 1) {
    this.time = time;
    this.whole = { burst, perSecond };
    this.share = share;
  }

  /** At least one, or nobody could do anything. */
  get burst(): number {
    const { burst } = this.whole;
    return Math.max(Math.min(1, burst), burst * this.share());
  }

  private get perSecond(): number {
    return this.whole.perSecond * this.share();
  }

  /** Whether so much more is allowed, which is then taken. */
  allows(key: string, amount = 1): boolean {
    if (!this.has(key, amount)) return false;
    this.charge(key, amount);
    return true;
  }

  /** Whether so much is there, with so much left over. */
  has(key: string, amount = 1, over = 0): boolean {
    return this.left(key) >= amount + over;
  }

  /** Takes what was used. That may be more than is there: the debt is paid back before anything more is allowed, but never more than once over. */
  charge(key: string, amount: number): void {
    const bucket: Bucket = { left: Math.max(this.left(key) - amount, -this.burst), at: this.time.now() };
    // Last used, last in the map: the first ones have filled up again and can go.
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    this.forgetFull(bucket.at);
  }

  /** Seconds until so much is there, with so much left over. */
  wait(key: string, amount = 1, over = 0): number {
    return Math.max(0, Math.ceil((Math.min(amount + over, this.burst) - this.left(key)) / this.perSecond));
  }

  forget(key: string): void {
    this.buckets.delete(key);
  }

  private left(key: string): number {
    const bucket = this.buckets.get(key);
    if (bucket === undefined) return this.burst;
    return Math.min(this.burst, bucket.left + ((this.time.now() - bucket.at) / 1_000) * this.perSecond);
  }

  private forgetFull(now: number): void {
    // Twice the time: it may have been in debt.
    const refill = ((2 * this.burst) / this.perSecond) * 1_000;
    for (const [key, { at }] of this.buckets) {
      if (now - at < refill && this.buckets.size <= MOST_BUCKETS) break;
      this.buckets.delete(key);
    }
  }
}
