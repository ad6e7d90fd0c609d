/** Tables being played that anyone may watch. Kept in memory in the order of what happened there, so that no answer has to write it. */

import { maySee } from './shown.ts';
import type { Head, StoredTable } from './stored.ts';

/** Played in the open: a stranger without an invitation may look on. Whether people or bots sit there is no matter. */
export function isWatchable(table: StoredTable): boolean {
  return table.head.stage === 'playing' && maySee(table, null, undefined) === 'yes';
}

/** One page; `before` is where the next begins, null after the last. */
interface Page {
  readonly ids: readonly string[];
  readonly before: number | null;
}

export class Watchable {
  /** The place each table was given when it last went on; the latest is last in the map. */
  private readonly places: Map<string, number> = new Map();
  private given = 0;

  /** Whether the list is another one now. What is only said at a table moves nothing. */
  follow(table: StoredTable, before: Head | null): boolean {
    const { id, head } = table;
    if (!isWatchable(table)) return this.places.delete(id);
    if (this.places.has(id) && before?.at === head.at && before.answers === head.answers) return false;
    this.places.delete(id);
    this.places.set(id, ++this.given);
    return true;
  }

  /** The latest first, from before a place. */
  page(before: number, most: number): Page {
    const latestFirst = [...this.places.keys()].reverse();
    const first = latestFirst.findIndex((id) => this.placeOf(id) < before);
    const ids = first === -1 ? [] : latestFirst.slice(first, first + most);
    const last = ids.at(-1);
    return { ids, before: last === undefined || ids.length < most ? null : this.placeOf(last) };
  }

  private placeOf(id: string): number {
    return this.places.get(id) ?? 0;
  }
}
