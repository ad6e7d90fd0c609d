/** A game being played: the state, the answers that led to it, and what each seat may do next. */

import { printAnswer } from './answers.ts';
import { carryOut, type Line } from './carry.ts';
import { advance, newGame, openQuestions, openTogether } from './flow.ts';
import { offerOptions } from './offers.ts';
import { isTogether, refusal } from './steps.ts';
import type { Frame, Game, Json, Offer, Option, Params, Question, Refusal, Refused, Result, Seat, Setup, State, Told } from './types.ts';
import { showsSomethingHidden } from './worlds.ts';

export type Outcome =
  | { readonly ok: true; readonly lines: readonly Line[]; readonly told: readonly Told[] }
  | { readonly ok: false; readonly refusal: Refusal };

export type UndoReason = 'nothing' | 'chance' | 'shown' | 'otherSeat' | 'used' | 'over';

export type Undo =
  | { readonly ok: true; readonly line: number; readonly text: string }
  | { readonly ok: false; readonly reason: UndoReason };

export interface Crumb {
  readonly step: string;
  readonly params: Params;
}

/** A question as a seat is shown it: data only. */
export interface Asked {
  readonly id: string;
  readonly step: string;
  readonly kind: Question['kind'];
  readonly params: Params;
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  readonly by: number;
  /** Good answers as texts, best first. */
  readonly suggestions: readonly string[];
}

/** Everything one seat, or a spectator, is shown. */
export interface SeatView {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly board: Json;
  readonly asked: Asked | null;
  readonly waiting: readonly { readonly seat: Seat; readonly step: string }[];
  readonly crumbs: readonly Crumb[];
  readonly interjections: readonly Option[];
  readonly offers: readonly Offer[];
  readonly undo: Undo;
  readonly result: Result | null;
}

/** An answer given in advance to a recurring question. */
export interface Standing {
  readonly step: string;
  readonly key: string;
  /** `ever`, `turn`: until another question reaches the seat, `round`: until the outermost breadcrumb changes. */
  readonly until: 'ever' | 'turn' | 'round';
}

interface Set {
  readonly answer: Standing;
  readonly round: string;
}

interface Mark {
  /** Chance was drawn or something hidden was looked at while this line was carried out. */
  readonly chance: boolean;
}

export class Table<S extends State = State> {
  readonly game: Game<S>;
  readonly setup: Setup;
  private s: S;
  private readonly played: Line[];
  private readonly marks: Mark[];
  /** The last moment undo may go back to, with the number of lines before it and why it is one. */
  private base: { s: S; at: number; reason: UndoReason };
  private readonly standing: Map<Seat, Set[]> = new Map();

  constructor(game: Game<S>, setup: Setup) {
    this.game = game;
    this.setup = setup;
    this.s = newGame(game, setup);
    this.played = [];
    this.marks = [];
    advance(game, this.s);
    this.base = { s: game.copy(this.s), at: 0, reason: 'nothing' };
  }

  /** A table taken up from a kept state, without replaying what led to it. */
  static resume<S extends State>(game: Game<S>, setup: Setup, lines: readonly Line[], state: S): Table<S> {
    const table = new Table(game, setup);
    table.s = state;
    advance(game, table.s);
    table.played.push(...lines);
    table.marks.push(...lines.map(() => ({ chance: false })));
    table.base = { s: game.copy(state), at: lines.length, reason: 'nothing' };
    return table;
  }

  get lines(): readonly Line[] {
    return this.played;
  }

  get result(): Result | null {
    return this.s.result;
  }

  /** The whole truth; for stores, bots and tests, never for a seat. */
  get state(): S {
    return this.s;
  }

  questions(): readonly Question[] {
    return openQuestions(this.game, this.s);
  }

  question(seat: Seat): Question | null {
    return this.questions().find((q) => q.seat === seat) ?? null;
  }

  /** What is refused to a seat in its question, and why. */
  refused(seat: Seat): readonly Refused[] {
    const q = this.question(seat);
    return q === null ? [] : (this.game.steps[q.frame.step].refused?.(this.s, q.frame) ?? []);
  }

  interjections(seat: Seat): readonly Option[] {
    if (this.s.result !== null) return [];
    return [...(this.game.interjections?.(this.s, seat) ?? []), ...offerOptions(this.s, seat)];
  }

  /** Answers the seat's question, or with `! ` interjects. Names the question to be safe against answering another one. */
  reply(seat: Seat, text: string, id?: string): Outcome {
    const done = this.tryLine(seat, text, id);
    if (!done.ok) return done;
    const lines = [...done.lines];
    const told = [...done.told];
    for (;;) {
      const next = this.standingReply();
      if (next === null) return { ok: true, lines, told };
      const automatic = this.tryLine(next.seat, next.text);
      if (!automatic.ok) return { ok: true, lines, told };
      lines.push(...automatic.lines);
      told.push(...automatic.told);
    }
  }

  setStanding(seat: Seat, answer: Standing): void {
    const kept = this.standingOf(seat).filter(({ step }) => step !== answer.step);
    const round = this.outermost();
    this.standing.set(
      seat,
      [...kept, answer].map((a) => ({ answer: a, round })),
    );
  }

  clearStanding(seat: Seat, step: string): void {
    this.standing.set(
      seat,
      (this.standing.get(seat) ?? []).filter((set) => set.answer.step !== step),
    );
  }

  standingOf(seat: Seat): readonly Standing[] {
    return (this.standing.get(seat) ?? []).map((set) => set.answer);
  }

  /** Whether the seat may take its last answer back. Does not yet know whether that answer showed something; `undo` does. */
  mayUndo(seat: Seat): Undo {
    if (this.s.result !== null) return { ok: false, reason: 'over' };
    const side = openTogether(this.s) !== null;
    let line = this.played.length - 1;
    if (side) while (line >= this.base.at && this.played[line].seat !== seat) line--;
    if (line < this.base.at) return { ok: false, reason: this.base.reason };
    if (this.played[line].seat !== seat) return { ok: false, reason: 'otherSeat' };
    if (this.marks[line].chance) return { ok: false, reason: 'chance' };
    return { ok: true, line, text: this.played[line].text };
  }

  /** Takes back the seat's last answer: the others are replayed without it. */
  undo(seat: Seat): Outcome {
    const may = this.mayUndo(seat);
    if (!may.ok) return cannotUndo(may.reason);
    const before = this.replayed(this.played.slice(this.base.at, may.line));
    if (before === null || showsSomethingHidden(this.game, before, this.played[may.line])) return cannotUndo('shown');
    const kept = this.played.toSpliced(may.line, 1);
    const after = this.replayed(kept.slice(this.base.at));
    if (after === null || after.chance.moments !== this.s.chance.moments) return cannotUndo('used');
    this.s = after;
    this.played.splice(may.line, 1);
    this.marks.splice(may.line, 1);
    return { ok: true, lines: [], told: [{ key: 'undone', params: { seat } }] };
  }

  view(seat: Seat | null): SeatView {
    const questions = this.questions();
    const mine = seat === null ? undefined : questions.find((q) => q.seat === seat);
    return {
      seq: this.played.length,
      seat,
      board: this.game.view(this.s, seat),
      asked: mine === undefined ? null : this.asked(mine),
      waiting: questions.map((q) => ({ seat: q.seat, step: q.frame.step })),
      crumbs: this.crumbs(seat),
      interjections: seat === null ? [] : this.interjections(seat),
      offers: this.s.offers.filter((offer) => offer.open || (seat !== null && (offer.from === seat || offer.to.includes(seat)))),
      undo: seat === null ? { ok: false, reason: 'nothing' } : this.mayUndo(seat),
      result: this.s.result,
    };
  }

  /** What the game is in the middle of, outermost first. */
  crumbs(seat: Seat | null): Crumb[] {
    const crumbs: Crumb[] = [];
    const walk = (stack: readonly Frame[]): void => {
      for (const frame of stack) {
        if (isTogether(frame)) {
          const branch = frame.branches.find((b) => b.seat === seat);
          if (branch) walk(branch.stack);
          continue;
        }
        const params = this.game.steps[frame.step].crumb?.(frame);
        if (params !== undefined) crumbs.push({ step: frame.step, params });
      }
    };
    walk(this.s.stack);
    return crumbs;
  }

  /** Names a question: it changes with every answer of its seat. */
  questionId(q: Question): string {
    const answered = this.played.reduce((n, line) => n + (line.seat === q.seat ? 1 : 0), 0);
    return `${answered}:${q.frame.step}`;
  }

  private asked(q: Question): Asked {
    const numbers = q.kind === 'subset' || q.kind === 'amount' ? q : { min: 1, max: 1 };
    return {
      id: this.questionId(q),
      step: q.frame.step,
      kind: q.kind,
      params: q.params ?? {},
      options: q.kind === 'amount' ? [] : q.options,
      min: numbers.min,
      max: numbers.max,
      by: q.kind === 'amount' ? q.step : 1,
      suggestions: q.kind === 'subset' ? (q.suggest?.() ?? []).map((chosen) => printAnswer(q, chosen)) : [],
    };
  }

  private tryLine(seat: Seat, text: string, id?: string): Outcome {
    if (this.s.result !== null) return no('gameOver');
    const before = this.s;
    const s = this.game.copy(before);
    s.told = [];
    const done = carryOut(this.game, s, { seat, text }, (q) => id === undefined || id === this.questionId(q));
    if (done !== null) return { ok: false, refusal: done };
    const told = s.told ?? [];
    s.told = null;
    this.remember(before, s, { seat, text });
    return { ok: true, lines: [{ seat, text }], told };
  }

  private remember(before: S, after: S, line: Line): void {
    const chance = after.chance.moments !== before.chance.moments;
    const side = openTogether(before)?.begun ?? 0;
    const last = this.played[this.played.length - 1];
    if (side === 0 && this.played.length > this.base.at && last.seat !== line.seat) {
      this.base = { s: before, at: this.played.length, reason: 'otherSeat' };
    }
    this.s = after;
    this.played.push(line);
    this.marks.push({ chance });
    const joined = (openTogether(after)?.begun ?? 0) !== side;
    if (joined || (chance && side === 0)) {
      this.base = { s: this.game.copy(after), at: this.played.length, reason: chance ? 'chance' : 'otherSeat' };
    }
  }

  private replayed(lines: readonly Line[]): S | null {
    const s = this.game.copy(this.base.s);
    s.told = [];
    for (const line of lines) if (carryOut(this.game, s, line) !== null) return null;
    s.told = null;
    return s;
  }

  private standingReply(): Line | null {
    if (this.standing.size === 0) return null;
    const round = this.outermost();
    for (const q of this.questions()) {
      const sets = this.standing.get(q.seat);
      if (sets === undefined) continue;
      const kept = sets.filter(
        ({ answer, round: since }) =>
          answer.until === 'ever' || (answer.until === 'round' ? since === round : answer.step === q.frame.step),
      );
      this.standing.set(q.seat, kept);
      const key = kept.find(({ answer }) => answer.step === q.frame.step)?.answer.key;
      if (key !== undefined && q.kind === 'pick' && q.options.some((o) => o.key === key)) return { seat: q.seat, text: key };
    }
    return null;
  }

  private outermost(): string {
    const [first] = this.crumbs(null);
    return JSON.stringify(first ?? null);
  }
}

function no(key: string): Outcome {
  return { ok: false, refusal: refusal('kernel', key) };
}

function cannotUndo(reason: UndoReason): Outcome {
  return { ok: false, refusal: refusal('kernel', 'cannotUndo', { reason }) };
}
