/** The log of a table: what was told, with the answer that brought it about. */

import { type Seat, type Told, toldTo } from '@castellan/engine';
import type { LogEntry } from '../protocol/index.ts';
import type { Entry } from './stored.ts';

/** One event. `line` is the number of the answer it belongs to; null for what the table itself tells. */
interface Item {
  readonly version: number;
  readonly line: number | null;
  readonly seq: number;
  readonly seat: Seat | null;
  readonly told: Told;
}

export class Log {
  private items: Item[] = [];
  private answers = 0;

  static of(entries: readonly Entry[]): Log {
    const log = new Log();
    for (const entry of entries) log.add(entry);
    return log;
  }

  add({ version, played, undone, cut, told }: Entry): void {
    if (undone !== null) this.takeOut(undone);
    if (cut !== null) this.cutAt(cut);
    for (const { line, told: events } of played) {
      for (const event of events) this.items.push({ version, line: this.answers, seq: this.answers, seat: line.seat, told: event });
      this.answers++;
    }
    for (const event of told) this.items.push({ version, line: null, seq: this.answers, seat: null, told: event });
  }

  /** What a seat, or a spectator, may read of it. */
  shown(seat: Seat | null, after = -1): LogEntry[] {
    const entries: LogEntry[] = [];
    for (const item of this.items) {
      if (item.version <= after) continue;
      show(entries, item.told, seat, item.seq, item.seat);
    }
    return entries;
  }

  private takeOut(line: number): void {
    this.items = this.items
      .filter((item) => item.line !== line)
      .map((item) => (item.seq > line ? { ...item, line: item.line === null ? null : item.line - 1, seq: item.seq - 1 } : item));
    this.answers--;
  }

  private cutAt(answers: number): void {
    this.items = this.items.filter((item) => item.seq < answers || (item.line === null && item.seq === answers));
    this.answers = answers;
  }
}

/** Whether a client that has seen everything up to the first of these entries can go on by adding to what it has. */
export function onlyAdds(entries: readonly Entry[]): boolean {
  return entries.every(({ undone, cut }) => undone === null && cut === null);
}

/** The log entries of one change, without keeping a log. `before` is the number of answers before it. */
export function shownEntry(entry: Entry, seat: Seat | null, before: number): LogEntry[] {
  const shown: LogEntry[] = [];
  let seq = before;
  for (const { line, told } of entry.played) {
    for (const event of told) show(shown, event, seat, seq, line.seat);
    seq++;
  }
  for (const event of entry.told) show(shown, event, seat, seq, null);
  return shown;
}

function show(into: LogEntry[], event: Told, seat: Seat | null, seq: number, by: Seat | null): void {
  const told = toldTo(event, seat);
  if (told !== null) into.push({ seq, seat: by, key: told.key, params: told.params });
}
