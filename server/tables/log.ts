/** The log of a table: what was told, with the answer that brought it about. */

import { canonical, type Seat } from '@castellan/engine';
import { type LogEntry, shownEvents } from '@castellan/tables';
import type { Entry, LogItem } from './stored.ts';

export class Log {
  /** In the order of their `seq`. */
  private readonly kept: LogItem[];
  private answers: number;

  /** A log that was kept, after so many answers. */
  constructor(items: readonly LogItem[] = [], answers = 0) {
    this.kept = [...items];
    this.answers = answers;
  }

  static of(entries: readonly Entry[]): Log {
    const log = new Log();
    for (const entry of entries) log.add(entry);
    return log;
  }

  get items(): readonly LogItem[] {
    return this.kept;
  }

  add({ version, played, undone, undoneCount = 1, cut, told }: Entry): void {
    if (undone !== null) for (let n = 0; n < undoneCount; n++) this.takeOut(undone);
    if (cut !== null) this.cutAt(cut);
    for (const { line, told: events } of played) {
      for (const event of events) this.kept.push({ version, line: this.answers, seq: this.answers, seat: line.seat, told: event });
      this.answers++;
    }
    const isBack = undone !== null || cut !== null;
    for (const event of told) {
      const item: LogItem = { version, line: null, seq: this.answers, seat: null, told: event, ...(isBack ? { back: true } : {}) };
      this.append(item);
    }
  }

  /** What a seat, or a spectator, may read of it. */
  shown(seat: Seat | null, after = -1): LogEntry[] {
    return this.kept.flatMap((item) => (item.version <= after ? [] : shownEvents([item.told], seat, item.seq, item.seat)));
  }

  /** Goes no further back than the answer that is taken out, however long the log is. */
  private takeOut(line: number): void {
    const later: LogItem[] = [];
    for (let last = this.kept.at(-1); last !== undefined && last.seq >= line; last = this.kept.at(-1)) {
      later.push(last);
      this.kept.pop();
    }
    for (const item of later.reverse()) {
      if (item.line === line) continue;
      this.append(item.seq > line ? { ...item, line: item.line === null ? null : item.line - 1, seq: item.seq - 1 } : item);
    }
    this.answers--;
  }

  private cutAt(answers: number): void {
    const isLater = ({ seq, line }: LogItem): boolean => seq > answers || (seq === answers && line !== null);
    for (let last = this.kept.at(-1); last !== undefined && isLater(last); last = this.kept.at(-1)) this.kept.pop();
    this.answers = answers;
  }

  /**
   * That an answer was taken back is told once at one moment of the game, however often it is given and taken back there: else the log would
   * grow without the game going on.
   */
  private append(item: LogItem): void {
    if (item.back === true) {
      const said = canonical(item.told);
      for (let i = this.kept.length - 1; i >= 0 && this.kept[i].seq === item.seq && this.kept[i].line === null; i--) {
        if (this.kept[i].back !== true || canonical(this.kept[i].told) !== said) continue;
        this.kept.splice(i, 1);
        break;
      }
    }
    this.kept.push(item);
  }
}

/** Whether a client that has seen everything up to the first of these entries can go on by adding to what it has. */
export function onlyAdds(entries: readonly Entry[]): boolean {
  return entries.every(({ undone, cut }) => undone === null && cut === null);
}

/** The log entries of one change, without keeping a log. `before` is the number of answers before it. */
export function shownEntry(entry: Entry, seat: Seat | null, before: number): LogEntry[] {
  const played = entry.played.flatMap(({ line, told }, i) => shownEvents(told, seat, before + i, line.seat));
  return [...played, ...shownEvents(entry.told, seat, before + entry.played.length, null)];
}
