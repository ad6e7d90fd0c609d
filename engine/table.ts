/** A game being played: the state, the answers that led to it, and what each seat may do next. */

import { checkAnswer, printAnswer } from './answers.ts';
import { carryOut, type Line } from './carry.ts';
import { hashText } from './chance.ts';
import { advance, newGame, openQuestions, openTogether, stepShownTo } from './flow.ts';
import { canonical } from './json.ts';
import { offerOptions } from './offers.ts';
import { isTogether, refusal } from './steps.ts';
import type {
  Frame,
  Game,
  Json,
  Offer,
  Option,
  OptionValues,
  Params,
  Question,
  Refusal,
  Refused,
  Result,
  Seat,
  Setup,
  State,
  Told,
} from './types.ts';
import { showsSomethingHidden } from './worlds.ts';

/** A line that was carried out, and what happened. */
export interface Done {
  readonly line: Line;
  readonly told: readonly Told[];
}

/** The answer given and the standing answers it set off, or why it was refused. */
export type Outcome = { readonly ok: true; readonly done: readonly Done[] } | { readonly ok: false; readonly refusal: Refusal };

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
  /** There once another game follows from this one. */
  readonly sequel?: OptionValues;
}

/** An answer given in advance to a recurring question. */
export interface Standing {
  readonly step: string;
  /** The answer's text: the key of an option, `-` for none of a subset. */
  readonly key: string;
  /** `ever`, `turn`: until another question reaches the seat, `round`: until the outermost breadcrumb changes. */
  readonly until: 'ever' | 'turn' | 'round';
}

/** A standing answer as a store keeps it: whose it is, and in which round it was set. */
export interface StandingSet {
  readonly seat: Seat;
  readonly answer: Standing;
  readonly round: string;
}

interface Mark {
  /** Chance was drawn or something hidden was looked at while this line was carried out. */
  readonly chance: boolean;
}

/** Standing answers may answer one another for ever; after so many somebody must reply by hand. */
const MOST_AUTOMATIC = 200;

export class Table<S extends State = State> {
  readonly game: Game<S>;
  readonly setup: Setup;
  /** What happened before the first question. */
  readonly opening: readonly Told[];
  private s: S;
  private readonly played: Line[];
  private readonly marks: Mark[];
  /** The last moment undo may go back to, with the number of lines before it and why it is one. */
  private base: { s: S; at: number; reason: UndoReason };
  /** The number of lines before the present branches began. The last of them can be taken back until another seat acts. */
  private opened: number;
  private standing: readonly StandingSet[] = [];
  /** How often each seat has answered. */
  private readonly answered: number[];
  /** The open questions of the state, which at a table is never changed but replaced. */
  private open: { readonly s: S; readonly questions: readonly Question[] } | null = null;
  private readonly ids = new WeakMap<Question, string>();

  constructor(game: Game<S>, setup: Setup) {
    this.game = game;
    this.setup = setup;
    this.s = newGame(game, setup);
    this.played = [];
    this.marks = [];
    this.opened = 0;
    this.answered = Array.from({ length: setup.seats }, () => 0);
    this.s.core.told = [];
    advance(game, this.s);
    this.opening = this.s.core.told;
    this.s.core.told = null;
    this.base = { s: this.s, at: 0, reason: 'nothing' };
  }

  /** A table taken up from a kept state, without replaying what led to it. */
  static resume<S extends State>(
    game: Game<S>,
    setup: Setup,
    lines: readonly Line[],
    state: S,
    standing: readonly StandingSet[] = [],
  ): Table<S> {
    const table = new Table(game, setup);
    table.standing = standing;
    table.s = state;
    advance(game, table.s);
    table.played.push(...lines);
    table.marks.push(...lines.map(() => ({ chance: false })));
    for (const { seat } of lines) table.answered[seat]++;
    table.base = { s: state, at: lines.length, reason: 'nothing' };
    return table;
  }

  get lines(): readonly Line[] {
    return this.played;
  }

  get result(): Result | null {
    return this.s.core.result;
  }

  /** The whole truth; for stores, bots and tests, never for a seat. */
  get state(): S {
    return this.s;
  }

  questions(): readonly Question[] {
    if (this.open?.s !== this.s) this.open = { s: this.s, questions: openQuestions(this.game, this.s) };
    return this.open.questions;
  }

  question(seat: Seat): Question | null {
    return this.questions().find((q) => q.seat === seat) ?? null;
  }

  /** What is refused to a seat in its question, and why; nothing when `id` names another question than the present one. */
  refused(seat: Seat, id?: string): readonly Refused[] {
    const q = this.question(seat);
    if (q === null || (id !== undefined && this.questionId(q) !== id)) return [];
    return this.game.steps[q.frame.step].refused?.(this.s, q.frame) ?? [];
  }

  interjections(seat: Seat): readonly Option[] {
    if (this.s.core.result !== null) return [];
    return [...(this.game.interjections?.(this.s, seat) ?? []), ...offerOptions(this.s, seat)];
  }

  /** Answers the seat's question, or with `! ` interjects. Names the question to be safe against answering another one. */
  reply(seat: Seat, text: string, id?: string): Outcome {
    const first = this.tryLine({ seat, text }, id);
    if ('refusal' in first) return { ok: false, refusal: first.refusal };
    const done: Done[] = [first];
    while (done.length <= MOST_AUTOMATIC) {
      const next = this.standingReply();
      const automatic = next === null ? null : this.tryLine(next);
      if (automatic === null || 'refusal' in automatic) break;
      done.push(automatic);
    }
    return { ok: true, done };
  }

  setStanding(seat: Seat, answer: Standing): void {
    this.clearStanding(seat, answer.step);
    this.standing = [...this.standing, { seat, answer, round: this.outermost() }];
  }

  clearStanding(seat: Seat, step: string): void {
    this.standing = this.standing.filter((set) => set.seat !== seat || set.answer.step !== step);
  }

  standingOf(seat: Seat): readonly Standing[] {
    return this.standing.filter((set) => set.seat === seat).map((set) => set.answer);
  }

  /** Takes up standing answers that were kept, with the rounds in which they were set. */
  restoreStandings(kept: readonly StandingSet[]): void {
    this.standing = kept;
  }

  /** All standing answers, for a store. */
  get standings(): readonly StandingSet[] {
    return this.standing;
  }

  /** Whether the seat may take its last answer back. Does not yet know whether that answer showed something; `undo` does. */
  mayUndo(seat: Seat): Undo {
    if (this.s.core.result !== null) return { ok: false, reason: 'over' };
    let line = this.played.length - 1;
    if (openTogether(this.s) !== null) while (line >= this.base.at && this.played[line].seat !== seat) line--;
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
    const later = this.played.slice(may.line + 1);
    const told: Told[] = [];
    const after = this.game.copy(before);
    if (!replayOn(this.game, after, later, told)) return cannotUndo('used');
    if (later.length > 0 && this.wasUsed(before, may.line, after, told)) return cannotUndo('used');
    this.s = after;
    this.answered[seat]--;
    this.played.splice(may.line, 1);
    this.marks.splice(may.line, 1);
    return { ok: true, done: [] };
  }

  /** The options of the game that follows from this one; null when none does, or not yet. */
  sequel(): OptionValues | null {
    const changed = this.s.core.result === null ? null : (this.game.sequel?.(this.s) ?? null);
    return changed === null ? null : { ...this.setup.options, ...changed };
  }

  view(seat: Seat | null): SeatView {
    const questions = this.questions();
    const mine = seat === null ? undefined : questions.find((q) => q.seat === seat);
    const sequel = this.sequel();
    return {
      seq: this.played.length,
      seat,
      board: this.game.view(this.s, seat),
      asked: mine === undefined ? null : this.asked(mine),
      waiting: questions.map((q) => ({ seat: q.seat, step: stepShownTo(seat, q, this.s.core.stack) })),
      crumbs: this.crumbs(seat),
      interjections: seat === null ? [] : this.interjections(seat),
      offers: this.s.core.offers.filter((offer) => offer.open || (seat !== null && (offer.from === seat || offer.to.includes(seat)))),
      undo: seat === null ? { ok: false, reason: 'nothing' } : this.mayUndo(seat),
      result: this.s.core.result,
      ...(sequel === null ? {} : { sequel }),
    };
  }

  /** What the game is in the middle of, outermost first. */
  crumbs(seat: Seat | null): Crumb[] {
    const crumbs: Crumb[] = [];
    this.walk(this.s.core.stack, seat, crumbs);
    return crumbs;
  }

  private walk(stack: readonly Frame[], seat: Seat | null, crumbs: Crumb[]): void {
    for (const frame of stack) {
      if (isTogether(frame)) {
        const branch = frame.branches.find((b) => b.seat === seat);
        if (branch) this.walk(branch.stack, seat, crumbs);
        continue;
      }
      const params = this.game.steps[frame.step].crumb?.(frame);
      if (params !== undefined) crumbs.push({ step: frame.step, params });
    }
  }

  /** Names a question: it changes with every answer of its seat, and when the question becomes another one meanwhile. */
  questionId(q: Question): string {
    const known = this.ids.get(q);
    if (known !== undefined) return known;
    const choice = q.kind === 'amount' ? [q.min, q.max, q.step] : q.options.map(({ key }) => key);
    const id = `${this.answered[q.seat]}:${q.frame.step}:${hashText(canonical(q.frame) + choice.join()).toString(36)}`;
    this.ids.set(q, id);
    return id;
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
      suggestions: q.kind === 'subset' || q.kind === 'order' ? (q.suggest?.() ?? []).map((chosen) => printAnswer(q, chosen)) : [],
    };
  }

  private tryLine(line: Line, id?: string): Done | { readonly refusal: Refusal } {
    const before = this.s;
    const asked = id === undefined ? null : this.question(line.seat);
    const isMeant = asked === null || this.questionId(asked) === id;
    const s = this.game.copy(before);
    s.core.told = [];
    const refused = carryOut(this.game, s, line, isMeant);
    if (refused !== null) return { refusal: refused };
    const { told } = s.core;
    s.core.told = null;
    this.remember(before, s, line);
    return { line, told };
  }

  private remember(before: S, after: S, line: Line): void {
    const chance = after.core.chance.moments !== before.core.chance.moments;
    const side = openTogether(before)?.begun ?? 0;
    const last = this.played[this.played.length - 1];
    if (side === 0 && this.played.length > this.base.at && last.seat !== line.seat) {
      this.base = { s: before, at: this.played.length, reason: 'otherSeat' };
    }
    if (side !== 0 && this.opened > this.base.at && this.played[this.opened - 1].seat !== line.seat) {
      const s = this.replayed(this.played.slice(this.base.at, this.opened));
      if (s !== null) this.base = { s, at: this.opened, reason: 'otherSeat' };
    }
    this.s = after;
    this.played.push(line);
    this.answered[line.seat]++;
    this.marks.push({ chance });
    const now = openTogether(after)?.begun ?? 0;
    if (now !== side) this.opened = this.played.length;
    const joined = side !== 0 && now !== side;
    if (joined || (chance && side === 0)) {
      this.base = { s: after, at: this.played.length, reason: chance ? 'chance' : 'otherSeat' };
    }
  }

  private replayed(lines: readonly Line[]): S | null {
    const s = this.game.copy(this.base.s);
    return replayOn(this.game, s, lines, []) ? s : null;
  }

  /** Whether later lines drew or told something else with the line than they do without. */
  private wasUsed(before: S, line: number, without: S, toldWithout: readonly Told[]): boolean {
    const s = this.game.copy(before);
    const told: Told[] = [];
    replayOn(this.game, s, [this.played[line]], []);
    replayOn(this.game, s, this.played.slice(line + 1), told);
    return s.core.chance.moments !== without.core.chance.moments || canonical(told) !== canonical(toldWithout);
  }

  private standingReply(): Line | null {
    if (this.standing.length === 0) return null;
    const round = this.outermost();
    for (const q of this.questions()) {
      const { seat, frame } = q;
      const lapsed = ({ answer: { until, step }, round: since }: StandingSet): boolean =>
        (until === 'turn' && step !== frame.step) || (until === 'round' && since !== round);
      this.standing = this.standing.filter((set) => set.seat !== seat || !lapsed(set));
      const key = this.standingOf(seat).find(({ step }) => step === frame.step)?.key;
      if (key !== undefined && checkAnswer(this.game, this.s, q, key).ok) return { seat, text: key };
    }
    return null;
  }

  private outermost(): string {
    const [first] = this.crumbs(null);
    return JSON.stringify(first ?? null);
  }
}

/** Carries lines out on a state and collects what they tell; false when one is refused. */
function replayOn<S extends State>(game: Game<S>, s: S, lines: readonly Line[], told: Told[]): boolean {
  s.core.told = told;
  const good = lines.every((line) => carryOut(game, s, line) === null);
  s.core.told = null;
  return good;
}

function cannotUndo(reason: UndoReason): Outcome {
  return { ok: false, refusal: refusal('kernel', 'cannotUndo', { reason }) };
}
