/**
 * One after the other: whoever comes in a crowd is let through singly, for each place people come from, so that the loop, which all share, is
 * never taken up by a whole crowd at once.
 */

import type { Time } from './time.ts';

export interface Pace {
  /** So many at once before anybody has to wait. */
  readonly burst: number;
  /** Milliseconds from one to the next. */
  readonly between: number;
  /** Nobody is made to wait longer than so many milliseconds: he is sent away. */
  readonly longest: number;
}

/** So many places are remembered; of more, those from which somebody came longest ago are forgotten. */
const MOST_PLACES = 100_000;

export class Paced {
  private readonly time: Time;
  private readonly pace: Pace;
  /** When all who have come so far would be through, had they come one by one. */
  private readonly through: Map<string, number> = new Map();

  constructor(time: Time, pace: Pace) {
    this.time = time;
    this.pace = pace;
  }

  /** Milliseconds until it is the turn of one more from there; null when too many wait. */
  wait(place: string): number | null {
    const { burst, between, longest } = this.pace;
    const now = this.time.now();
    const through = Math.max(this.through.get(place) ?? 0, now) + between;
    const wait = through - now - Math.max(1, burst) * between;
    if (wait > longest) return null;
    // Last come, last in the map: the first ones have nobody waiting.
    this.through.delete(place);
    this.through.set(place, through);
    this.forgetThrough(now);
    return Math.max(0, wait);
  }

  private forgetThrough(now: number): void {
    for (const [place, through] of this.through) {
      if (through > now && this.through.size <= MOST_PLACES) break;
      this.through.delete(place);
    }
  }
}
