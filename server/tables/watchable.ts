/** Tables being played that anyone may watch. Kept in memory in the order of what happened there, so that no answer has to write it. */

import { randomInt } from 'node:crypto';
import { maySee } from './shown.ts';
import type { Head, StoredTable } from './stored.ts';

/** Played in the open: a stranger without an invitation may look on. Whether people or bots sit there is no matter. */
export function isWatchable(table: StoredTable): boolean {
  return table.head.stage === 'playing' && maySee(table, null, undefined) === 'yes';
}

/** A table and its place in the list; the latest has the highest. */
export interface Placed {
  readonly id: string;
  readonly place: number;
}

/** Places go by time, in thousandths of a millisecond, so that those of several nodes can be told together. */
const PER_MS = 1_000;

export class Watchable {
  /** The place each table was given when it last went on; the latest is last in the map. */
  private readonly places: Map<string, number> = new Map();
  private given = 0;
  private readonly now: () => number;
  /** So that no two nodes give the same place. */
  private readonly salt = randomInt(PER_MS);

  constructor(now: () => number) {
    this.now = now;
  }

  /** Whether the list is another one now. What is only said at a table moves nothing. */
  follow(table: StoredTable, before: Head | null): boolean {
    const { id, head } = table;
    if (!isWatchable(table)) return this.places.delete(id);
    if (this.places.has(id) && before?.at === head.at && before.answers === head.answers) return false;
    this.places.delete(id);
    this.given = Math.max(this.given + 1, this.now() * PER_MS + this.salt);
    this.places.set(id, this.given);
    return true;
  }

  has(id: string): boolean {
    return this.places.has(id);
  }

  forget(id: string): void {
    this.places.delete(id);
  }

  clear(): void {
    this.places.clear();
  }

  /** The latest first, from before a place. */
  page(before: number, most: number): readonly Placed[] {
    const latestFirst = [...this.places.keys()].reverse();
    const first = latestFirst.findIndex((id) => this.placeOf(id) < before);
    const ids = first === -1 ? [] : latestFirst.slice(first, first + most);
    return ids.map((id) => ({ id, place: this.placeOf(id) }));
  }

  private placeOf(id: string): number {
    return this.places.get(id) ?? 0;
  }
}
