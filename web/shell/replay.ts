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
  const rounds = [...new Set(log.filter(beginsRound).map((entry) => Math.min(momentOf(entry), lines.length)))].sort((a, b) => a - b);
  return { length: lines.length, turns, rounds: rounds[0] === 0 ? rounds : [0, ...rounds] };
}

/** When it had happened: with its answer, or before the next one when no answer brought it about. */
export function momentOf({ seq, seat }: Pick<LogEntry, 'seq' | 'seat'>): Moment {
  return seat === null ? seq : seq + 1;
}

/** Events that begin a round, a phase or a season; so do turns that are nobody's own. */
function beginsRound({ key, params }: Pick<LogEntry, 'key' | 'params'>): boolean {
  return /^(round|phase|season|year)(Began|Begins)?$/.test(key) || (key === 'turnBegan' && params.seat === undefined);
}

/** Moments at which the rounds of a game begin; not its phases, and not those of its battles where the game goes by turns that are nobody's own. */
export function roundsIn(log: readonly LogEntry[]): readonly Moment[] {
  const begun = log.filter((entry) => beginsRound(entry) && !PART.test(entry.key));
  const turns = begun.filter(({ key }) => key === 'turnBegan');
  const rounds = (turns.length > 0 ? turns : begun).map(momentOf);
  return [...new Set(rounds)].sort((a, b) => a - b);
}

const PART = /^(phase|season|stage)(Began|Begins)?$/;

/** They head what follows them in the log, as do the stages of a phase. */
export function isHeading(entry: Pick<LogEntry, 'key' | 'params'>): boolean {
  return beginsRound(entry) || PART.test(entry.key);
}

/** Without the headings under which nothing stands: a round has the parts that are left of it; the last may still be waiting. */
export function underHeadings(log: readonly LogEntry[], isOpen: boolean): readonly LogEntry[] {
  const kept: LogEntry[] = [];
  for (const entry of [...log].reverse()) {
    const next = kept.at(-1);
    const isEmpty = next === undefined ? !isOpen : isHeading(next) && (PART.test(entry.key) || !PART.test(next.key));
    if (!isHeading(entry) || !isEmpty) kept.push(entry);
  }
  return kept.reverse();
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
  return log.filter((entry) => momentOf(entry) === moment);
}

/** The log as it was at a moment. */
export function logUpTo(log: readonly LogEntry[], moment: Moment): readonly LogEntry[] {
  return log.filter((entry) => momentOf(entry) <= moment);
}

type Show = (view: SeatView | null) => void;

interface Wish {
  readonly moment: Moment;
  readonly seat: Seat | null;
  readonly show: Show;
  /** Wishes are counted, so that none is fulfilled after a later one. */
  readonly n: number;
}

/**
 * Views already seen, so that scrubbing back and forth asks for each only once. While one is fetched only the latest wish
 * waits: a scrubber shows what it can on the way and never runs behind the hand.
 */
export class Views {
  private readonly look: (moment: Moment, seat: Seat | null) => Promise<SeatView | null>;
  private readonly kept = new Map<string, SeatView>();
  private wish: Wish | null = null;
  private fetching = Promise.resolve();
  private busy = false;
  private wished = 0;
  private fulfilled = 0;

  constructor(look: (moment: Moment, seat: Seat | null) => Promise<SeatView | null>) {
    this.look = look;
  }

  seen(moment: Moment, seat: Seat | null): SeatView | null {
    return this.kept.get(nameOf(moment, seat)) ?? null;
  }

  /** Hands a view over, at once when it is known. Resolves when nothing is wished for any more. */
  async want(moment: Moment, seat: Seat | null, show: Show): Promise<void> {
    const wish = { moment, seat, show, n: ++this.wished };
    const known = this.seen(moment, seat);
    this.wish = known === null ? wish : null;
    if (known !== null) this.fulfil(wish, known);
    if (!this.busy) this.fetching = this.fetchAll();
    await this.fetching;
  }

  /** Fetches the neighbours, so that the next step is at hand, as long as nobody wishes for anything else. */
  async prepare(moment: Moment, seat: Seat | null, length: number): Promise<void> {
    const { wished } = this;
    for (const near of [moment + 1, moment - 1, moment + 2]) {
      if (near < 0 || near > length || this.seen(near, seat) !== null) continue;
      if (this.wished !== wished) return;
      await this.fetch(near, seat);
    }
  }

  private async fetchAll(): Promise<void> {
    this.busy = true;
    try {
      for (let wish = this.wish; wish !== null; wish = this.wish) {
        this.wish = null;
        this.fulfil(wish, await this.fetch(wish.moment, wish.seat));
      }
    } finally {
      this.busy = false;
    }
  }

  private async fetch(moment: Moment, seat: Seat | null): Promise<SeatView | null> {
    const view = await this.look(moment, seat);
    if (view !== null) this.kept.set(nameOf(moment, seat), view);
    return view;
  }

  private fulfil({ n, show }: Wish, view: SeatView | null): void {
    if (n < this.fulfilled) return;
    this.fulfilled = n;
    show(view);
  }
}

function nameOf(moment: Moment, seat: Seat | null): string {
  return `${moment} ${seat ?? 'public'}`;
}
