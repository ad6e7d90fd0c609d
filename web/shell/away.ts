/** Coming back to a table: how much of it had been seen, and what of the rest concerns somebody. */

import type { Params, Seat } from '@castellan/engine';
import type { LogEntry } from '../tables/client.ts';
import { underHeadings } from './replay.ts';

/** Answers given when somebody last looked, and when that was; null where nobody noted it. */
export interface Seen {
  readonly seq: number;
  readonly at: number | null;
}

/** Who was away for so long is told what happened before anything else. */
const LONG = 20 * 60_000;

export function readSeen(kept: string | null): Seen | null {
  if (kept === null) return null;
  const [seq, at] = kept.split(' ').map(Number);
  return Number.isFinite(seq) ? { seq, at: Number.isFinite(at) ? at : null } : null;
}

export function writeSeen({ seq, at }: Seen): string {
  return at === null ? String(seq) : `${seq} ${at}`;
}

export function isLongAgo({ at }: Seen, now: number): boolean {
  return at !== null && now - at >= LONG;
}

/** Whether an event names a seat: as whom it is about, or among several. */
export function namesSeat(params: Params, seat: Seat): boolean {
  return Object.entries(params).some(
    ([name, value]) => /^seats?$|Seats?$/.test(name) && (value === seat || (Array.isArray(value) && value.includes(seat))),
  );
}

/** What was told since, without the headings under which nothing is left. */
export function toldSince(log: readonly LogEntry[], { seq }: Seen, keeps: (entry: LogEntry) => boolean): readonly LogEntry[] {
  return underHeadings(
    log.filter((entry) => entry.seq >= seq && keeps(entry)),
    false,
  );
}

/** “yesterday, 21:40”, or the day itself where it is long past. */
export function whenText(language: string, at: number, now: number): string {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(at) - midnight(now)) / 86_400_000);
  const hour = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(at);
  const day =
    days > -7
      ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
      : new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(at);
  return `${day}, ${hour}`;
}
