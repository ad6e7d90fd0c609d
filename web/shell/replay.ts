/** Walking through a game that was played: where turns and rounds begin, and which moment comes next. */

import type { Line, Seat, SeatView } from '@castellan/engine';
import type { LogEntry } from '../tables/client.ts';

/** A moment is a number of answers given: 0 before the first, `lines.length` at the end. */
export type Moment = number;

export interface Course {
  readonly length: number;
  /** Moments at which another seat takes over, with that seat. */
  readonly turns: readonly { readonly at: Moment; readonly seat: Seat }[];
  /** Moments at which a round begins. */
  readonly rounds: readonly Moment[];
}

export function courseOf(lines: readonly Line[], log: readonly LogEntry[]): Course {
  const turns = lines.flatMap(({ seat }, at) => (at === 0 || lines[at - 1].seat !== seat ? [{ at, seat }] : []));
  const rounds = [...new Set(log.filter(isHeading).map(({ seq }) => Math.min(seq + 1, lines.length)))].sort((a, b) => a - b);
  return { length: lines.length, turns, rounds: rounds[0] === 0 ? rounds : [0, ...rounds] };
}

/** Events that begin a round, a phase or a season head what follows them in the log. */
export function isHeading({ key }: Pick<LogEntry, 'key'>): boolean {
  return /^(round|phase|season|year)(Began|Begins)?$/.test(key);
}

export type Stride = 'answer' | 'turn' | 'round';

export function stride(course: Course, from: Moment, by: Stride, direction: 1 | -1): Moment {
  const clamp = (moment: Moment): Moment => Math.max(0, Math.min(course.length, moment));
  if (by === 'answer') return clamp(from + direction);
  const marks = by === 'turn' ? course.turns.map(({ at }) => at) : course.rounds;
  if (direction === 1) return marks.find((mark) => mark > from) ?? course.length;
  return marks.findLast((mark) => mark < from) ?? 0;
}

/** What was told while the answer that led to a moment was carried out. */
export function newsAt(log: readonly LogEntry[], moment: Moment): readonly LogEntry[] {
  return log.filter(({ seq }) => seq === moment - 1);
}

/** The log as it was at a moment. */
export function logUpTo(log: readonly LogEntry[], moment: Moment): readonly LogEntry[] {
  return log.filter(({ seq }) => seq < moment);
}

/** Views already seen, so that scrubbing back and forth asks for each only once. */
export class Views {
  private readonly look: (moment: Moment, seat: Seat | null) => Promise<SeatView | null>;
  private readonly kept = new Map<string, SeatView>();
  private wanted = '';

  constructor(look: (moment: Moment, seat: Seat | null) => Promise<SeatView | null>) {
    this.look = look;
  }

  seen(moment: Moment, seat: Seat | null): SeatView | null {
    return this.kept.get(nameOf(moment, seat)) ?? null;
  }

  /** Fetches a view and hands it over, unless another one has been wanted since. */
  async want(moment: Moment, seat: Seat | null, show: (view: SeatView | null) => void): Promise<void> {
    const name = nameOf(moment, seat);
    this.wanted = name;
    const known = this.kept.get(name);
    if (known !== undefined) return show(known);
    const view = await this.look(moment, seat);
    if (view !== null) this.kept.set(name, view);
    if (this.wanted === name) show(view);
  }

  /** Fetches the neighbours, so that the next step is at hand. */
  async prepare(moment: Moment, seat: Seat | null, length: number): Promise<void> {
    for (const near of [moment + 1, moment - 1, moment + 2]) {
      if (near < 0 || near > length || this.kept.has(nameOf(near, seat))) continue;
      const view = await this.look(near, seat);
      if (view !== null) this.kept.set(nameOf(near, seat), view);
    }
  }
}

function nameOf(moment: Moment, seat: Seat | null): string {
  return `${moment} ${seat ?? 'public'}`;
}
