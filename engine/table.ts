/** A game being played: the state, the answers that led to it, and what each seat may do next. */

import { checkAnswer } from './answers.ts';
import { type Asked, askedOf } from './asked.ts';
import { carryAll, interjectionsOf, onCopy, perform, readLine } from './carry.ts';
import { fastChance, hashText } from './chance.ts';
import { advance, asideQuestion, besides, isAside, newGame, openSideBySide, type Waiting, waitingShownTo } from './flow.ts';
import { canonical } from './json.ts';
import { type Line, sayAs, spoken } from './lines.ts';
import { offerShownTo } from './offers.ts';
import { alarmsAt, foreseenBy } from './prepared.ts';
import { roomsShownTo } from './rooms.ts';
import { same } from './same.ts';
import {
  ASK,
  HELD,
  isSpent,
  type Left,
  type Planned,
  type PlannedAhead,
  type Standing,
  type StandingSet,
  type StandingSought,
  standingName,
  standingText,
  standsFor,
  standsForOffer,
} from './standing.ts';
import { forcedAnswer, isPoll, isTogether, refusal } from './steps.ts';
import type {
  Frame,
  Json,
  Offer,
  Option,
  OptionValues,
  Params,
  PollFrame,
  Question,
  Refusal,
  Refused,
  Result,
  Room,
  Rules,
  Seat,
  Setup,
  State,
  Told,
} from './types.ts';
import { showOnTheWay } from './worlds.ts';

/** A line that was carried out, and what happened. */
export interface Done {
  readonly line: Line;
  readonly told: readonly Told[];
}

/** The answer given and the standing answers it set off, or why it was refused. */
export type Outcome = { readonly ok: true; readonly done: readonly Done[] } | { readonly ok: false; readonly refusal: Refusal };

/** How far a plan was carried out: all of it, or up to the answer at `stopped.at`. */
export type PlanOutcome =
  | { readonly ok: true; readonly done: readonly Done[]; readonly stopped: { readonly at: number; readonly refusal: Refusal } | null }
  | { readonly ok: false; readonly refusal: Refusal };

export type UndoReason = 'nothing' | 'chance' | 'shown' | 'otherSeat' | 'used' | 'over';

/** What undo would take back: so many lines, all of one plan, from `line` on; `text` is the first of them. */
export type Undo =
  | { readonly ok: true; readonly line: number; readonly count: number; readonly text: string }
  | { readonly ok: false; readonly reason: UndoReason };

export interface Crumb {
  readonly step: string;
  readonly params: Params;
}

/** Everything one seat, or a spectator, is shown. */
export interface SeatView {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly board: Json;
  readonly asked: Asked | null;
  /** What the seat is asked in its own aside; there while one is open. */
  readonly aside?: Asked;
  readonly waiting: readonly Waiting[];
  readonly crumbs: readonly Crumb[];
  readonly interjections: readonly Option[];
  readonly offers: readonly Offer[];
  /** Rooms the seat knows of; there while there are any. */
  readonly rooms?: readonly Room[];
  readonly undo: Undo;
  readonly result: Result | null;
  /** There once another game follows from this one. */
  readonly sequel?: OptionValues;
}

interface Mark {
  /** Chance was drawn or something hidden was looked at while this line was carried out. */
  readonly chance: boolean;
  /** Nobody but its seat could notice it: it was said in an aside and did nothing yet. */
  readonly beside: boolean;
  /** Nobody but its seat could notice it: said in an aside, or in a poll that keeps who has answered. */
  readonly unseen: boolean;
  /** Lines of one plan share a number. */
  readonly plan: number;
}

/** Standing answers may answer one another for ever; after so many somebody must reply by hand. */
const MOST_AUTOMATIC = 200;

/** What a table is taken up from. */
interface Kept<S extends State> {
  readonly lines: readonly Line[];
  readonly state: S;
  readonly standing: readonly StandingSet[];
}

export class Table<S extends State = State, G extends Rules<S> = Rules<S>> {
  readonly game: G;
  readonly setup: Setup;
  /** What happened before the first question; nothing at a table that was taken up later. */
  readonly opening: readonly Told[];
  private s: S;
  private readonly played: Line[];
  private readonly marks: Mark[];
  private plans = 0;
  /** The last moment undo may go back to, with the number of lines before it and why it is one. */
  private base: { s: S; at: number; reason: UndoReason };
  /** The number of lines before the present branches began. The last of them can be taken back until another seat acts. */
  private opened = 0;
  private standing: readonly StandingSet[];
  /** Live: standing answers to a question with a beat are not given before `answerAhead` says that it is over. */
  keepsBeat = false;
  /** By correspondence: who is a person that others would have to wait for (`Limit.holds`); null at other tables. */
  waitsFor: ((seat: Seat) => boolean) | null = null;
  /** How often each seat has answered in the flow, and in asides. */
  private readonly answered: number[];
  private readonly murmured: number[];
  /** The open questions of the state, which at a table is never changed but replaced. */
  private open: { readonly s: S; readonly questions: readonly Question[] };
  private readonly ids = new WeakMap<Question, string>();

  constructor(game: G & Rules<S>, setup: Setup, kept: Kept<S> | null = null) {
    this.game = game;
    this.setup = setup;
    this.s = kept?.state ?? newGame(game, setup);
    const opening: Told[] = [];
    this.s.core.told = kept === null ? opening : null;
    const first = advance(game, this.s);
    this.s.core.told = null;
    this.opening = opening;
    this.open = { s: this.s, questions: besides(game, this.s, first) };
    this.standing = kept?.standing ?? [];
    this.played = kept?.lines.slice() ?? [];
    this.marks = this.played.map(() => ({ chance: false, beside: false, unseen: false, plan: 0 }));
    this.answered = Array.from({ length: setup.seats }, () => 0);
    this.murmured = Array.from({ length: setup.seats }, () => 0);
    for (const line of this.played) this.counterOf(line)[line.seat]++;
    this.base = { s: this.s, at: this.played.length, reason: 'nothing' };
  }

  /** A table taken up from a kept state, without replaying what led to it. */
  static resume<S extends State, G extends Rules<S>>(
    game: G & Rules<S>,
    setup: Setup,
    lines: readonly Line[],
    state: S,
    standing: readonly StandingSet[] = [],
  ): Table<S, G> {
    return new Table<S, G>(game, setup, { lines, state, standing });
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

  /** The last state that nothing can be taken back behind, and how many lines led to it: from there the table can be taken up as it is. */
  get firm(): { readonly state: S; readonly at: number } {
    return { state: this.base.s, at: this.base.at };
  }

  /** The open questions of the flow. */
  questions(): readonly Question[] {
    if (this.open.s !== this.s) this.open = { s: this.s, questions: besides(this.game, this.s, advance(this.game, this.s)) };
    return this.open.questions;
  }

  /** Those of them that a standing answer is about to answer: nobody need look at them. */
  ahead(): readonly Question[] {
    return this.keepsBeat && this.standing.length > 0 ? this.questions().filter((q) => this.isAhead(q)) : [];
  }

  /** Those of them that wait for somebody's own answer. */
  awaited(): readonly Question[] {
    const ahead = this.ahead();
    return ahead.length === 0 ? this.questions() : this.questions().filter((q) => !ahead.includes(q));
  }

  question(seat: Seat): Question | null {
    return this.questions().find((q) => q.seat === seat) ?? null;
  }

  /** What a seat is asked in its own aside. */
  aside(seat: Seat): Question | null {
    return this.s.core.asides.length === 0 ? null : asideQuestion(this.game, this.s, seat);
  }

  /** What is refused to a seat in its question, and why; nothing when `id` names another question than the present ones. */
  refused(seat: Seat, id?: string): readonly Refused[] {
    const known = [this.question(seat), this.aside(seat)].filter((q) => q !== null);
    const q = known.find((one) => id === undefined || this.questionId(one) === id);
    return q === undefined ? [] : (this.game.steps[q.frame.step].refused?.(this.s, q.frame) ?? []);
  }

  interjections(seat: Seat): readonly Option[] {
    return interjectionsOf(this.game, this.s, seat);
  }

  /** Answers the seat's question, or says something unasked. Names the question to be safe against answering another one. */
  reply(seat: Seat, text: string, id?: string): Outcome {
    const outcome = this.replyAll(seat, [{ text }], id);
    return outcome.ok ? { ok: true, done: outcome.done } : outcome;
  }

  /**
   * Carries out a plan of several answers in one go. It stops before the first that is refused or meets another question than it was
   * made for, and says where; if that is the very first, nothing was done.
   */
  replyAll(seat: Seat, plan: readonly Planned[], id?: string): PlanOutcome {
    const done: Done[] = [];
    let stopped: { at: number; refusal: Refusal } | null = null;
    this.plans++;
    for (let at = 0; at < plan.length && stopped === null; at++) {
      const { text, step } = plan[at];
      const one = this.tryLine({ seat, text }, at === 0 ? id : undefined, step);
      if ('refusal' in one) stopped = { at, refusal: one.refusal };
      else done.push(one);
    }
    if (done.length === 0) return { ok: false, refusal: stopped?.refusal ?? refusal('kernel', 'emptyPlan') };
    return { ok: true, done: [...done, ...this.standingReplies([])], stopped };
  }

  /** The beat is over on these occasions (`occasionOf`): gives the standing answers there, and those to whatever follows. */
  answerAhead(occasions: readonly string[]): readonly Done[] {
    return this.standingReplies(occasions);
  }

  private standingReplies(due: readonly string[]): Done[] {
    const done: Done[] = [];
    for (let n = 0; n < MOST_AUTOMATIC; n++) {
      const turn = this.preparedTurn();
      if (turn !== null) {
        done.push(...this.carryPrepared(turn));
        continue;
      }
      const next = this.standingReply(due);
      this.plans++;
      const automatic = next === null ? null : this.tryLine(next);
      if (automatic === null || 'refusal' in automatic) break;
      done.push(automatic);
    }
    return done;
  }

  setStanding(seat: Seat, answer: Standing): void {
    this.clearStanding(seat, answer);
    const foreseen = answer.plan === undefined ? {} : { foreseen: foreseenBy(this.game, this.s, seat, answer) };
    this.standing = [...this.standing, { seat, answer, round: this.since(answer), ...foreseen }];
  }

  clearStanding(seat: Seat, which: StandingSought): void {
    if (which.step === HELD) return;
    const name = standingName(which);
    this.standing = this.standing.filter((set) => set.seat !== seat || standingName(set.answer) !== name);
  }

  standingOf(seat: Seat): readonly Standing[] {
    return this.standing.filter((set) => set.seat === seat && set.answer.step !== HELD && !this.isOver(set)).map((set) => set.answer);
  }

  /** Whether the round or the phase that it was set for is over. */
  private isOver({ answer, round }: StandingSet): boolean {
    return (answer.until === 'round' || answer.until === 'phase') && round !== this.since(answer);
  }

  /** Takes up standing answers that were kept, with the rounds in which they were set. */
  restoreStandings(kept: readonly StandingSet[]): void {
    this.standing = kept;
  }

  /** All standing answers, for a store. */
  get standings(): readonly StandingSet[] {
    return this.standing;
  }

  /** Whether the seat may take its last answer or plan back. Does not yet know whether that showed something; `undo` does. */
  mayUndo(seat: Seat): Undo {
    if (this.s.core.result !== null) return { ok: false, reason: 'over' };
    const skips = (line: number): boolean =>
      this.played[line].seat !== seat && (openSideBySide(this.s) !== null || this.marks[line].beside);
    let last = this.played.length - 1;
    while (last >= this.base.at && skips(last)) last--;
    if (last < this.base.at) return { ok: false, reason: this.base.reason };
    if (this.played[last].seat !== seat) return { ok: false, reason: 'otherSeat' };
    if (this.marks[last].chance) return { ok: false, reason: 'chance' };
    let line = last;
    const { plan } = this.marks[last];
    while (line > this.base.at && plan > 0 && this.marks[line - 1].plan === plan && !this.marks[line - 1].chance) line--;
    return { ok: true, line, count: last - line + 1, text: this.played[line].text };
  }

  /** The state before what undo would take back, and those lines: so that others can find out whether they showed something. */
  undoable(seat: Seat): { readonly before: S; readonly lines: readonly Line[] } | null {
    const may = this.mayUndo(seat);
    const before = may.ok ? this.replayed(this.played.slice(this.base.at, may.line)) : null;
    return may.ok && before !== null ? { before, lines: this.played.slice(may.line, may.line + may.count) } : null;
  }

  /**
   * Takes back the seat's last answer, or all answers of its last plan: the others are replayed without them. `shown`: whether they
   * showed something hidden, where that was found out elsewhere.
   */
  undo(seat: Seat, shown?: boolean): Outcome {
    const may = this.mayUndo(seat);
    if (!may.ok) return cannotUndo(may.reason);
    const undoable = this.undoable(seat);
    if (undoable === null || (shown ?? showOnTheWay(this.game, undoable.before, undoable.lines))) return cannotUndo('shown');
    const { before } = undoable;
    const later = this.played.slice(may.line + may.count);
    const told: Told[] = [];
    const after = this.game.copy(before);
    if (!replayOn(this.game, after, later, told)) return cannotUndo('used');
    if (later.length > 0 && this.wasUsed(before, may.line, may.count, after, told)) return cannotUndo('used');
    this.s = after;
    for (const line of undoable.lines) this.counterOf(line)[seat]--;
    this.played.splice(may.line, may.count);
    this.marks.splice(may.line, may.count);
    return { ok: true, done: [] };
  }

  /** The options of the game that follows from this one; null when none does, or not yet. */
  sequel(): OptionValues | null {
    const changed = this.s.core.result === null ? null : (this.game.sequel?.(this.s) ?? null);
    return changed === null ? null : { ...this.setup.options, ...changed };
  }

  view(seat: Seat | null): SeatView {
    const questions = this.questions();
    const isAhead = this.ahead().some((q) => q.seat === seat);
    const mine = seat === null || isAhead ? undefined : questions.find((q) => q.seat === seat);
    const aside = seat === null ? null : this.aside(seat);
    const sequel = this.sequel();
    const rooms = roomsShownTo(this.s, seat);
    return {
      seq: this.played.length,
      seat,
      board: this.game.view(this.s, seat),
      asked: mine === undefined ? null : this.asked(mine),
      ...(aside === null ? {} : { aside: this.asked(aside) }),
      waiting: waitingShownTo(this.game, this.s, questions, isAhead ? null : seat),
      crumbs: this.crumbs(seat),
      interjections: seat === null ? [] : this.interjections(seat),
      offers: this.s.core.offers.map((offer) => offerShownTo(this.game, this.s, offer, seat)).filter((offer) => offer !== null),
      ...(rooms.length === 0 ? {} : { rooms }),
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
      // A poll that is yet to come is not what the game is in the middle of; what is to come several times is told once.
      if (isPoll(frame) && frame.begun === 0) continue;
      const shown = isPoll(frame) ? frame.asks : frame;
      const params = this.game.steps[shown.step].crumb?.(shown);
      const last = crumbs[crumbs.length - 1];
      if (params !== undefined && !(last?.step === shown.step && canonical(last.params) === canonical(params)))
        crumbs.push({ step: shown.step, params });
    }
  }

  /** Names a question: it changes with every answer of its seat, and when the question becomes another one meanwhile. */
  questionId(q: Question): string {
    const known = this.ids.get(q);
    if (known !== undefined) return known;
    const choice = q.kind === 'amount' ? [q.min, q.max, q.step] : q.options.map(({ key }) => key);
    const count = isAside(this.s, q) ? `~${this.murmured[q.seat]}` : this.answered[q.seat];
    const id = `${count}:${q.frame.step}:${hashText(canonical(q.frame) + choice.join()).toString(36)}`;
    this.ids.set(q, id);
    return id;
  }

  /** Names the occasion on which a seat is asked: in a poll it stays the same, whatever the seat says beside it. */
  occasionOf(q: Question): string {
    const top = q.stack[q.stack.length - 1];
    return isPoll(top) ? `poll ${top.begun} seat ${q.seat}` : this.questionId(q);
  }

  private asked(q: Question): Asked {
    return askedOf(this.game, this.s, q, this.questionId(q));
  }

  private counterOf({ text }: Line): number[] {
    return spoken(text).manner === 'aside' ? this.murmured : this.answered;
  }

  private tryLine(line: Line, id?: string, step?: string): Done | { readonly refusal: Refusal } {
    const before = this.s;
    const isMeant = (q: Question): boolean => id === undefined || this.questionId(q) === id;
    const read = readLine(this.game, before, line, this.questions(), isMeant);
    if (!read.ok) return { refusal: read.refusal };
    const { deed } = read;
    if (step !== undefined && 'q' in deed && deed.q.frame.step !== step)
      return { refusal: refusal('kernel', 'otherQuestion', { expected: step, step: deed.q.frame.step }) };
    const s = this.game.copy(before);
    s.core.told = [];
    const next = perform(this.game, s, onCopy(deed, before, s));
    const { told } = s.core;
    s.core.told = null;
    this.remember(before, s, line);
    this.open = { s, questions: besides(this.game, s, next) };
    return { line, told };
  }

  private remember(before: S, after: S, line: Line): void {
    const chance = after.core.chance.moments !== before.core.chance.moments;
    const beside = wentUnnoticed(before, after);
    const side = openSideBySide(before)?.begun ?? 0;
    const last = this.marks.findLastIndex((mark) => !mark.beside);
    if (!beside && side === 0 && last >= this.base.at && this.played[last].seat !== line.seat) {
      this.base = { s: before, at: this.played.length, reason: 'otherSeat' };
    }
    if (side !== 0 && this.opened > this.base.at && this.played[this.opened - 1].seat !== line.seat) {
      const s = this.replayed(this.played.slice(this.base.at, this.opened));
      if (s !== null) this.base = { s, at: this.opened, reason: 'otherSeat' };
    }
    this.s = after;
    this.played.push(line);
    this.counterOf(line)[line.seat]++;
    const now = openSideBySide(after)?.begun ?? 0;
    const unseen = beside || (now === side && this.wasPolled(before, after, line));
    this.marks.push({ chance, beside, unseen, plan: this.plans });
    if (now !== side) this.opened = this.played.length;
    const joined = side !== 0 && now !== side;
    if (joined || (chance && side === 0)) {
      this.base = { s: after, at: this.played.length, reason: chance ? 'chance' : 'otherSeat' };
    }
  }

  /** Whether a line was the seat's answer in a poll that is still open and keeps who has answered; what is said beside it is seen. */
  private wasPolled(before: S, after: S, { seat, text }: Line): boolean {
    const open = openSideBySide(after);
    const was = openSideBySide(before);
    if (open === null || was === null || !isPoll(open) || !isPoll(was) || spoken(text).manner === 'interjection') return false;
    const answered = (poll: PollFrame): boolean => poll.given.some((given) => given.seat === seat);
    return this.game.steps[open.asks.step].secret === true && answered(open) && !answered(was);
  }

  /** Whether none but their own seat could notice the last lines. */
  wereUnseen(last: number): boolean {
    return last > 0 && this.marks.slice(-last).every(({ unseen }) => unseen);
  }

  private replayed(lines: readonly Line[]): S | null {
    const s = this.game.copy(this.base.s);
    return replayOn(this.game, s, lines, []) ? s : null;
  }

  /** Whether later lines drew or told something else with the lines than they do without. */
  private wasUsed(before: S, line: number, count: number, without: S, toldWithout: readonly Told[]): boolean {
    const s = this.game.copy(before);
    const told: Told[] = [];
    replayOn(this.game, s, this.played.slice(line, line + count), []);
    replayOn(this.game, s, this.played.slice(line + count), told);
    return s.core.chance.moments !== without.core.chance.moments || canonical(told) !== canonical(toldWithout);
  }

  private isAhead(q: Question): boolean {
    return q.limit?.beat !== undefined && this.standingAnswer(q) !== null;
  }

  /** What the seat has said in advance to this question: the last of what it said that fits, unless that is to be asked. */
  private standingAnswer(q: Question): string | null {
    const found = this.lastSaid(q);
    return found === undefined || found.key === ASK ? null : standingText(this.game, this.s, q, found);
  }

  private lastSaid(q: Question): Standing | undefined {
    return this.standingOf(q.seat).findLast((one) => {
      if (one.plan !== undefined || !standsFor(this.game, this.s, q, one)) return false;
      // Whoever wants to be asked is not where there is nothing to choose.
      if (one.key === ASK) return forcedAnswer(q) === null;
      const text = standingText(this.game, this.s, q, one);
      return text !== null && checkAnswer(this.game, this.s, q, text).ok;
    });
  }

  /** `due`: occasions on which the beat is over. */
  private standingReply(due: readonly string[]): Line | null {
    if (this.standing.length === 0 && this.waitsFor === null) return null;
    for (const q of this.questions()) {
      const { seat, limit } = q;
      this.forgetLapsed(q);
      if (this.keepsBeat && limit?.beat !== undefined && !due.includes(this.occasionOf(q))) continue;
      const text = this.standingAnswer(q) ?? this.unheld(q);
      if (text !== null) return { seat, text };
    }
    return this.standingReplyToOffer();
  }

  /** Standing answers that have had their day when this is asked. */
  private forgetLapsed(q: Question): void {
    const lapsed = (set: StandingSet): boolean => {
      const { until, step, plan } = set.answer;
      if (set.seat !== q.seat) return false;
      if (this.isOver(set)) return true;
      return until === 'turn' && step !== q.frame.step && !(plan !== undefined && this.standingAnswer(q) !== null);
    };
    const gone = this.standing.filter(lapsed);
    if (gone.length === 0) return;
    this.standing = this.standing.filter((set) => !gone.includes(set));
    for (const set of gone) {
      const { until, step, plan } = set.answer;
      if (until !== 'turn' || plan === undefined) continue;
      const why = refusal('kernel', 'otherQuestion', { expected: step, step: q.frame.step });
      this.keepLeft(
        set,
        plan.answers.map((one, at) => (at === 0 ? { ...one, why } : one)),
      );
    }
  }

  /** By correspondence, the answer that counts at once since nobody waits for this seat here; null where they do. */
  private unheld(q: Question): string | null {
    const { seat, limit } = q;
    if (limit?.holds === undefined || this.waitsFor === null || !this.waitsFor(seat)) return null;
    const held = this.standing.find((set) => set.seat === seat && set.answer.step === HELD);
    const occasions = held === undefined ? [] : held.answer.key.split(',');
    const occasion = this.occasionOf(q);
    if (occasions.includes(occasion)) return null;
    if (this.lastSaid(q)?.key !== ASK || occasions.length >= limit.holds) return limit.answer;
    const answer: Standing = { step: HELD, key: [...occasions, occasion].join(), until: 'round' };
    this.standing = [...this.standing.filter((set) => set !== held), { seat, answer, round: this.since(answer) }];
    return null;
  }

  /** A prepared turn that has come. */
  private preparedTurn(): StandingSet | null {
    if (!this.standing.some(({ answer }) => answer.plan !== undefined)) return null;
    for (const q of this.questions()) {
      this.forgetLapsed(q);
      const turn = this.standing.find(
        ({ seat, answer: { plan }, answer }) =>
          plan !== undefined && !isSpent(plan) && seat === q.seat && standsFor(this.game, this.s, q, answer),
      );
      if (turn !== undefined) return turn;
    }
    return null;
  }

  /**
   * Gives the answers of a prepared turn, as far as they can be given now. The rest waits where somebody else is asked first, where the
   * seat has said in advance what else it is asked, and where a list has led to another question.
   */
  private carryPrepared(turn: StandingSet): Done[] {
    const { seat, answer, foreseen = [] } = turn;
    const { list, answers = [] } = answer.plan ?? {};
    const closing = list?.closing === undefined ? [] : [{ text: list.closing, step: answer.step }];
    const entries: readonly PlannedAhead[] = [...answers, ...closing];
    const done: Done[] = [];
    const left: Left[] = [...(answer.plan?.left ?? [])];
    this.standing = this.standing.filter((set) => set !== turn);
    this.plans++;
    let isWhole = true;
    for (let at = 0; at < entries.length && this.result === null; at++) {
      const line = { seat, text: entries[at].text };
      const { step = answer.step } = entries[at];
      if (this.isAskedFirst(turn, step)) {
        this.keepRest(turn, answers.slice(at), isWhole, left);
        return done;
      }
      if (at === answers.length && !isWhole) break;
      const alarm = list === undefined ? this.alarmOf(line, foreseen) : undefined;
      const one = alarm === undefined ? this.tryLine(line, undefined, step) : { refusal: unforeseen(alarm) };
      if (!('refusal' in one)) {
        done.push(one);
        continue;
      }
      isWhole = false;
      left.push({ ...entries[at], why: one.refusal });
      if (list !== undefined) continue;
      left.push(...entries.slice(at + 1));
      break;
    }
    this.keepLeft(turn, left);
    return done;
  }

  /** What a line would lead to that was not foreseen. */
  private alarmOf(line: Line, foreseen: readonly string[]): string | undefined {
    return alarmsAt(this.game, this.s, line, this.own()).find((alarm) => !foreseen.includes(alarm));
  }

  /** So that its seat reads what was not done, and why. */
  private keepLeft({ seat, answer }: StandingSet, left: readonly Left[]): void {
    if (left.length === 0) return;
    const list = answer.plan?.list === undefined ? {} : { list: {} };
    const spent: Standing = { ...answer, until: 'round', plan: { answers: [], ...list, left } };
    this.standing = [...this.standing, { seat, answer: spent, round: this.since(spent) }];
  }

  /** Whether something else is asked before the next answer of a prepared turn, after which it may go on. */
  private isAskedFirst({ seat, answer: { step: own, plan } }: StandingSet, step: string): boolean {
    const q = this.question(seat);
    if (q === null) return true;
    const asked = q.frame.step;
    if (asked === step) return false;
    return plan?.list === undefined ? this.standingAnswer(q) !== null : asked !== own;
  }

  /** What is left of a prepared turn, for when its seat is asked for it. A list that has lost an entry is not closed any more. */
  private keepRest(turn: StandingSet, rest: readonly PlannedAhead[], isWhole: boolean, left: readonly Left[]): void {
    const { answer } = turn;
    const list = answer.plan?.list;
    // What an entry of a list would have led to goes with it.
    const own = list === undefined ? 0 : rest.findIndex(({ step = answer.step }) => step === answer.step);
    const answers = own < 0 ? [] : rest.slice(own);
    const closing = isWhole ? list?.closing : undefined;
    const key = answers[0]?.text ?? closing;
    if (key === undefined) {
      this.keepLeft(turn, left);
      return;
    }
    const kept: Standing =
      list === undefined
        ? { ...answer, step: answers[0].step ?? answer.step, key, until: 'turn', plan: { answers } }
        : {
            ...answer,
            key,
            plan: { answers, list: closing === undefined ? {} : { closing }, ...(left.length === 0 ? {} : { left }) },
          };
    this.standing = [...this.standing, { ...turn, answer: kept }];
  }

  /** Chance of the table's own, which is not the game's. */
  private own() {
    return fastChance(this.played.length);
  }

  private standingReplyToOffer(): Line | null {
    for (const offer of this.s.core.offers)
      for (const seat of offer.to) {
        const found = this.standingOf(seat).findLast((one) => standsForOffer(this.game, this.s, offer, seat, one));
        const said = found === undefined ? null : sayAs('interjection', `${found.key} offer ${offer.id}`);
        if (said !== null && readLine(this.game, this.s, { seat, text: said }, this.questions()).ok) return { seat, text: said };
      }
    return null;
  }

  /** Where the game stands now, as far as it matters to a standing answer: in which round, and in which phase of it. */
  private since({ until }: Standing): string {
    const [round, phase] = this.crumbs(null);
    return JSON.stringify(until === 'phase' ? [round, phase] : (round ?? null));
  }
}

/** Whether all that changed lies in asides. Where none is or was open, that cannot be. */
function wentUnnoticed<S extends State>(before: S, after: S): boolean {
  if (before.core.asides.length + after.core.asides.length === 0) return false;
  const noAsides = (s: S): S => ({ ...s, core: { ...s.core, asides: [], told: null } });
  return same(noAsides(before), noAsides(after));
}

/** Carries lines out on a state and collects what they tell; false when one is refused. */
function replayOn<S extends State>(game: Rules<S>, s: S, lines: readonly Line[], told: Told[]): boolean {
  s.core.told = told;
  const good = carryAll(game, s, lines) === null;
  s.core.told = null;
  return good;
}

/** Of an alarm, its first word: what there is besides is for comparing it. */
function unforeseen(alarm: string): Refusal {
  return refusal('kernel', 'unforeseen', { alarm: alarm.split(' ')[0] });
}

function cannotUndo(reason: UndoReason): Outcome {
  return { ok: false, refusal: refusal('kernel', 'cannotUndo', { reason }) };
}
