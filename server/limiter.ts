/** How much somebody may do in a time: a bucket that fills by itself. */

import type { Time } from './time.ts';

interface Bucket {
  left: number;
  at: number;
}

export class Limiter {
  private readonly time: Time;
  private readonly burst: number;
  private readonly perSecond: number;
  private readonly buckets: Map<string, Bucket> = new Map();

  /** `burst` at once, and `perSecond` in the long run. */
  constructor(time: Time, burst: number, perSecond: number) {
    this.time = time;
    this.burst = burst;
    this.perSecond = perSecond;
  }

  /** Whether one more is allowed, which is then taken. */
  allows(key: string): boolean {
    const now = this.time.now();
    const bucket = this.buckets.get(key) ?? { left: this.burst, at: now };
    bucket.left = Math.min(this.burst, bucket.left + ((now - bucket.at) / 1_000) * this.perSecond);
    bucket.at = now;
    // Last used, last in the map: the first ones have filled up again and can go.
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    this.forgetFull(now);
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }

  forget(key: string): void {
    this.buckets.delete(key);
  }

  private forgetFull(now: number): void {
    const refill = (this.burst / this.perSecond) * 1_000;
    for (const [key, { at }] of this.buckets) {
      if (now - at < refill) break;
      this.buckets.delete(key);
    }
  }
}
