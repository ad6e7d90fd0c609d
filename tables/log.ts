/** Lines of the log of a table: what happened, for somebody's eyes. */

import { type Params, type Seat, type Told, toldTo } from '@castellan/engine';

/** Message `event.<key>`. */
export interface LogEntry {
  /** Number of answers before this entry: where the replay goes when it is clicked. */
  readonly seq: number;
  /** Whose answer brought it about; null for what the table itself did. */
  readonly seat: Seat | null;
  readonly key: string;
  readonly params: Params;
}

/** What a seat, or a spectator, is told of events: `by` gave the answer number `seq`. */
export function shownEvents(events: readonly Told[], eyes: Seat | null, seq: number, by: Seat | null): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const event of events) {
    const told = toldTo(event, eyes);
    if (told !== null) entries.push({ seq, seat: by, key: told.key, params: told.params });
  }
  return entries;
}
