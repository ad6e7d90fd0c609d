/** The course of a game on this device: the kernel's table, what each answer made happen, and how far back one may go. */

import {
  type Done,
  type Line,
  type Planned,
  type PlanOutcome,
  type Refusal,
  type Rules,
  type Seat,
  type Setup,
  type StandingSet,
  type State,
  showOnTheWay,
  spoken,
  Table,
  type Told,
  type Undo,
} from '@castellan/engine';
import { type LogEntry, shownEvents } from '@castellan/tables';
import { Scrubber } from './scrubber.ts';

interface Happening {
  readonly seat: Seat;
  readonly told: readonly Told[];
}

/** Between an answer and the standing answers it set off nobody counted; undo does not go there. */
const UNKNOWN = -1;

export class Course {
  private readonly game: Rules<State>;
  private readonly setup: Setup;
  private present: Table;
  /** What each answer made happen, in the order of the answers. */
  private history: Happening[] = [];
  /** The first answer of the plan to which each answer belongs. */
  private begins: number[] = [];
  /** Draws and looks before each answer. */
  private moments: number[] = [];
  private scrubber: Scrubber | null = null;

  /** Throws when the answers do not replay. */
  constructor(game: Rules<State>, setup: Setup, lines: readonly Line[], standing: readonly StandingSet[]) {
    this.game = game;
    this.setup = setup;
    this.present = this.replayed(lines, standing);
  }

  get table(): Table {
    return this.present;
  }

  get lines(): readonly Line[] {
    return this.present.lines;
  }

  replyAll(seat: Seat, plan: readonly Planned[], question: string): PlanOutcome {
    const from = this.lines.length;
    const isUnasked = spoken(plan[0].text).manner === 'interjection';
    const outcome = this.present.replyAll(seat, plan, isUnasked ? undefined : question);
    if (outcome.ok) this.remember(outcome.done, from, seat);
    return outcome;
  }

  /** Gives the standing answers to questions whose beat is over; whether there were any. */
  answerAhead(occasions: readonly string[]): boolean {
    const from = this.lines.length;
    const done = this.present.answerAhead(occasions);
    this.remember(done, from, null);
    return done.length > 0;
  }

  /** The table after the first `seq` answers. Good until the next call. */
  at(seq: number): Table {
    this.scrubber ??= new Scrubber(this.game, this.setup);
    return this.scrubber.at(this.lines, seq);
  }

  /** Goes back to these answers. */
  goBack(lines: readonly Line[], standing: readonly StandingSet[]): void {
    this.present = this.replayed(lines, standing);
  }

  /**
   * What a person's undo would take back. The kernel's undo; besides, bots do not mind when what they did since is taken back too, as long as
   * no chance was drawn and nothing was shown.
   */
  mayUndo(seat: Seat, isPerson: (seat: Seat) => boolean): Undo {
    const strict = this.present.mayUndo(seat);
    if (strict.ok) return strict;
    const { lines } = this;
    const last = lines.findLastIndex((one) => isPerson(one.seat));
    if (last < 0) return { ok: false, reason: 'nothing' };
    const line = this.begins[last];
    if (lines[line].seat !== seat) return { ok: false, reason: 'otherSeat' };
    if (this.moments[line] !== this.present.state.core.chance.moments) return { ok: false, reason: 'chance' };
    return { ok: true, line, count: lines.length - line, text: lines[line].text };
  }

  /** Takes back what `mayUndo` said; why not, when that showed something. */
  undo(seat: Seat, { line, count }: Undo & { readonly ok: true }, standing: readonly StandingSet[]): Refusal | null {
    if (this.present.mayUndo(seat).ok) {
      const done = this.present.undo(seat);
      if (!done.ok) return done.refusal;
      this.history.splice(line, count);
      this.begins = this.begins.toSpliced(line, count).map((begin) => (begin > line ? begin - count : begin));
      this.moments.splice(line, count);
      return null;
    }
    const before = this.game.copy(new Scrubber(this.game, this.setup).at(this.lines, line).state);
    if (showOnTheWay(this.game, before, this.lines.slice(line))) return { rule: 'kernel', key: 'cannotUndo', params: { reason: 'shown' } };
    this.goBack(this.lines.slice(0, line), standing);
    return null;
  }

  log(eyes: Seat | null): LogEntry[] {
    const told = this.history.flatMap(({ seat, told: events }, seq) => shownEvents(events, eyes, seq, seat));
    return [...shownEvents(this.present.opening, eyes, 0, null), ...told];
  }

  /** `seat`: whose plan it was; null for answers given in advance. */
  private remember(done: readonly Done[], from: number, seat: Seat | null): void {
    const last = done.length - 1;
    const other = done.findIndex(({ line }) => line.seat !== seat);
    const planned = other < 0 ? done.length : other;
    done.forEach(({ line, told }, i) => {
      this.history[from + i] = { seat: line.seat, told };
      this.begins[from + i] = i < planned ? from : from + i;
      this.moments[from + i + 1] = i === last ? this.present.state.core.chance.moments : UNKNOWN;
    });
  }

  private replayed(lines: readonly Line[], standing: readonly StandingSet[]): Table {
    const table = new Table(this.game, this.setup);
    this.history = [];
    this.begins = lines.map((_, at) => at);
    this.moments = [table.state.core.chance.moments];
    for (const line of lines) {
      const outcome = table.reply(line.seat, line.text);
      if (!outcome.ok) throw new Error(`answer ${this.history.length + 1} does not replay`);
      for (const { told } of outcome.done) this.history.push({ seat: line.seat, told });
      this.moments.push(table.state.core.chance.moments);
    }
    table.restoreStandings(standing);
    table.keepsBeat = true;
    return table;
  }
}
