/**
 * A table played on this device: the course of the game with the people and bots around it. An answer is stored before anybody
 * is shown it. Knows nothing of workers, pages or databases; `Surroundings` are.
 */

import { type Advice, type Character, type Memory, type Mistake, mayBotSpeak, sightOf } from '@castellan/bots';
import {
  type Foresight,
  foresee,
  type Game,
  type GameRecord,
  type Line,
  type Planned,
  type Refusal,
  type Refused,
  type Rules,
  recordOf,
  type Seat,
  type SeatView,
  type Standing,
  type StandingSet,
  type StandingSought,
  type State,
  sayAs,
  TIME_OVER,
  type Undo,
  usualStandings,
} from '@castellan/engine';
import { type BotPlay, Bots, hasLimits } from '@castellan/tables';
import type { Countdown, Stopped } from '../client.ts';
import { Course } from './course.ts';
import { type Eyes, eyesAfter, firstEyes } from './eyes.ts';
import { type Chair, EMPTY_SUMMARY, isLocalId, type KeptTable } from './kept.ts';
import { Pace } from './pace.ts';
import { isPlaying, type Shown, snapshotOf, summaryOf } from './shown.ts';

/** A seat to think for, and where it stands. */
export interface Occasion {
  readonly game: string;
  readonly pack: string;
  readonly state: State;
  readonly seat: Seat;
  /** How many answers of the seat's own led there: those of others may come sooner or later. */
  readonly answers: number;
}

/** What a bot is asked to think about. */
export interface Thought extends Occasion {
  readonly level: string;
  readonly character: Character;
  /** What it remembers; whoever thinks elsewhere brings it back. */
  readonly memory?: Memory;
}

/** An answer that may give away more than a share of the win. */
export interface Doubt extends Occasion {
  readonly said: string;
  readonly share: number;
}

/** Whose game it is that is only looked at here. */
export type Origin = Pick<KeptTable, 'id' | 'title' | 'chairs'>;

export interface Surroundings {
  /** Fetches whoever plays the game, for a table that is laid by the rules alone. */
  player?(): Promise<Game<State>>;
  /** Resolves when it is stored. Replaces the answers from number `from` on. */
  store(kept: KeptTable, from: number, lines: readonly Line[]): Promise<void>;
  /** What a bot says. Nobody wants it any more once the signal is given, nor what follows. */
  think(thought: Thought, signal: AbortSignal): Promise<string | null>;
  /** The best answers, and why. */
  advise(occasion: Occasion, signal: AbortSignal): Promise<Advice | null>;
  /** What an answer gives away, when that is more than it may. */
  doubt(doubt: Doubt, signal: AbortSignal): Promise<Mistake | null>;
  show(shown: Shown): void;
  now(): number;
  /** So many answers were given before the person sat down, and are not theirs to take back. */
  readonly before?: number;
  /** A bot gave no legal answer, or none at all, or none that could be stored: the table cannot go on. */
  failed(error: unknown): void;
}

/** Milliseconds a bot seems to think: after a person, who may want to undo; for its first decision; for those that follow; while people only look on. */
const PAUSE = { afterPerson: 1_000, first: 600, next: 300, watched: 1_200 };

const MINUTE = 60_000;

/** Level of a bot that takes over a seat somebody left. */
const SUBSTITUTE = 'squire';

const NOT_STORED: Refusal = { rule: 'kernel', key: 'notStored', params: {} };
const NOT_ASKED: Refusal = { rule: 'kernel', key: 'notAsked', params: {} };
const NO_HOLD: Refusal = { rule: 'kernel', key: 'noHold', params: {} };
const GAME_OVER: Refusal = { rule: 'kernel', key: 'gameOver', params: {} };

function atOnce(refusal: Refusal): Stopped {
  return { at: 0, refusal };
}

/** A bot's answer could not be stored: nobody is there to give it again. */
export class NotStored extends Error {}

export class DeviceTable {
  private kept: KeptTable;
  private readonly game: Rules<State>;
  /** Whoever plays the game and looks ahead in it; null while that is not needed. */
  private player: Game<State> | null;
  private readonly around: Surroundings;
  private readonly course: Course;
  private readonly bots: Bots;
  /** What the bot of each seat remembers. */
  private readonly memories: readonly Memory[];
  /** On what the viewer may be advised, and what ends advice that is no longer wanted. */
  private advised: { readonly question: string | null; readonly wanted: AbortController } = {
    question: null,
    wanted: new AbortController(),
  };
  private readonly pace: Pace;
  private eyes: Eyes;
  /** Log entries the page has, and for whose eyes. */
  private logged: { count: number; eyes: Seat | null } = { count: 0, eyes: null };
  private work: Promise<unknown> = Promise.resolve();
  private closed = false;
  /** Since when the table has been open, or last was stored. */
  private since: number;

  /** Throws when the answers do not replay. */
  constructor(game: Rules<State>, kept: KeptTable, lines: readonly Line[], around: Surroundings) {
    this.game = game;
    this.player = isPlayed(game) ? game : null;
    this.kept = kept;
    this.around = around;
    this.since = around.now();
    const { seats, options, seed, pack } = kept;
    this.course = new Course(game, { seats, options, seed, pack }, lines, this.standing());
    this.memories = kept.chairs.map(() => ({ followed: null, met: [] }));
    this.bots = new Bots({
      isBot: (seat) => this.kept.chairs[seat].kind === 'bot',
      maySpeak: (seat) => this.player !== null && mayBotSpeak(this.player, this.table.state, seat),
      think: (seat, signal) => this.around.think({ ...this.occasion(seat), ...this.temperOf(seat), memory: this.memories[seat] }, signal),
      play: (seat, text, question) => this.botSays(seat, text, question),
      pause: (seat) => this.pauseBefore(seat),
      after: (ms, work) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
      stuck: (_, error) => this.fail(error),
    });
    this.pace = new Pace(
      () => this.around.now(),
      () => void this.inTurn(() => this.timeOver()),
    );
    this.eyes = firstEyes(this.people());
    this.settleEyes();
  }

  open(): void {
    this.keepTime();
    this.show();
    this.letBotsLook();
  }

  close(): void {
    this.closed = true;
    this.bots.stop();
    this.endStaleAdvice();
    this.pace.stop();
  }

  async answer(text: string, question: string): Promise<Refusal | null> {
    return (await this.answerAll([{ text }], question))?.refusal ?? null;
  }

  /** Several answers in one go: where that stopped, if it did. */
  answerAll(plan: readonly Planned[], question: string): Promise<Stopped | null> {
    const { viewer } = this.eyes;
    return this.inTurn(async () => (viewer === null ? atOnce(NOT_ASKED) : this.replyAll(viewer, plan, question)));
  }

  /** What the viewer can say in advance of these answers. */
  async foresee(texts: readonly string[]): Promise<Foresight | null> {
    const game = await this.played();
    const { viewer } = this.eyes;
    return viewer === null || !this.isPlaying() ? null : foresee(game, this.table.state, viewer, texts);
  }

  undo(): Promise<Refusal | null> {
    return this.inTurn(async () => {
      const seat = this.undoer();
      const may = this.mayUndo(seat);
      if (seat === null || !may.ok) return cannotUndo(may.ok ? 'nothing' : may.reason);
      const before = this.course.lines.slice();
      const refused = this.course.undo(seat, may, this.standing());
      if (refused !== null) return refused;
      this.bots.stop();
      this.eyes = { viewer: seat, curtain: null };
      return this.storeFrom(may.line, before);
    });
  }

  /** Goes back to after the first `seq` answers, whatever fell or was shown since: for positions that are only tried. */
  rewind(seq: number): Promise<Refusal | null> {
    return this.inTurn(async () => {
      const before = this.course.lines.slice();
      this.bots.stop();
      this.course.goBack(before.slice(0, seq), this.standing());
      return this.storeFrom(seq, before, { stage: 'playing' });
    });
  }

  /** The person takes their time: who shares a device sees it, and can say a word. */
  async hold(question: string): Promise<Refusal | null> {
    if (!this.pace.hold(question)) return NO_HOLD;
    this.keepTime();
    this.show(this.course.lines.length);
    return null;
  }

  refused(question: string): readonly Refused[] {
    const { viewer } = this.eyes;
    return viewer === null ? [] : this.table.refused(viewer, question);
  }

  setStanding(answer: Standing): Promise<unknown> {
    return this.changeStanding((seat) => this.table.setStanding(seat, answer));
  }

  clearStanding(which: StandingSought): Promise<unknown> {
    return this.changeStanding((seat) => this.table.clearStanding(seat, which));
  }

  uncover(): void {
    if (this.eyes.curtain === null) return;
    this.eyes = { viewer: this.eyes.curtain, curtain: null };
    this.keepTime();
    this.show();
  }

  /** Who only looks on has nothing to wait for. */
  hurry(): void {
    if (this.people().length === 0) return;
    this.bots.hurry();
    this.keepTime();
  }

  /** The best answers in the viewer's place, and why; null when nothing is asked. */
  async hint(): Promise<Advice | null> {
    const { viewer } = this.eyes;
    if (viewer === null || this.table.question(viewer) === null) return null;
    return this.around.advise(this.occasion(viewer), this.advised.wanted.signal);
  }

  /** What an answer of the viewer would give away, when that is more than this share of the win. */
  async doubt(said: string, share: number): Promise<Mistake | null> {
    const { viewer } = this.eyes;
    if (viewer === null || this.table.question(viewer) === null || !this.mayCoach()) return null;
    return this.around.doubt({ ...this.occasion(viewer), said, share }, this.advised.wanted.signal);
  }

  /** The only person gives the game up; with others at the table a bot takes the seat over. */
  resign(): Promise<unknown> {
    return this.inTurn(async () => {
      const seat = this.eyes.viewer;
      if (seat === null || !this.isPlaying()) return;
      const others = this.people().some((other) => other !== seat);
      const left: Partial<KeptTable> = others
        ? { chairs: this.kept.chairs.map((chair, i) => (i === seat ? { kind: 'bot', name: chair.name, level: SUBSTITUTE } : chair)) }
        : { stage: 'resigned' };
      await this.storeFrom(this.course.lines.length, this.course.lines, left);
    });
  }

  record(): GameRecord {
    return recordOf(
      this.table,
      this.kept.chairs.map(({ name }) => name),
      true,
    );
  }

  at(seq: number, seat: Seat | null): SeatView | null {
    if (seat !== null && this.isPlaying() && seat !== this.eyes.viewer) return null;
    if (this.eyes.curtain !== null && seat !== null) return null;
    return this.course.at(seq).view(seat);
  }

  /** The row and answers of a table that goes on from here; from the end, with the last question to whoever plays on. */
  forked(seq: number, id: string, origin?: Origin): { readonly kept: KeptTable; readonly lines: readonly Line[] } {
    const { title, chairs } = origin ?? this.kept;
    const people = chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const at = this.course.at(seq).result === null ? seq : this.lastAnswer(people);
    const then = this.course.at(at);
    const [first] = then.questions();
    const seated = chairs.map(
      (chair, seat): Chair => (people.length === 0 && seat === (first?.seat ?? 0) ? { kind: 'person', name: chair.name } : chair),
    );
    const now = this.around.now();
    const forked = { table: origin?.id ?? (isLocalId(this.kept.id) ? this.kept.id : null), at };
    const { spent: _former, ...rest } = this.kept;
    const kept: KeptTable = { ...rest, id, title, forked, chairs: seated, stage: 'playing', standing: null, began: now, touched: now };
    return { kept: { ...kept, summary: summaryOf(kept, then) }, lines: this.course.lines.slice(0, at) };
  }

  /** The same people and bots, a new seed. */
  again(id: string, seed: string, isSequel: boolean): KeptTable {
    const now = this.around.now();
    const { forked: _former, spent: _spent, ...kept } = this.kept;
    const options = (isSequel ? this.table.sequel() : null) ?? kept.options;
    return { ...kept, id, seed, options, stage: 'playing', standing: null, began: now, touched: now, summary: EMPTY_SUMMARY };
  }

  get state(): State {
    return this.table.state;
  }

  private get table() {
    return this.course.table;
  }

  /** Of one of these seats, or of anybody where there are none, or none has answered. */
  private lastAnswer(seats: readonly Seat[]): number {
    const { lines } = this.course;
    const last = lines.findLastIndex(({ seat }) => seats.includes(seat));
    return last < 0 ? lines.length - 1 : last;
  }

  private isPlaying(): boolean {
    return isPlaying(this.kept, this.table);
  }

  private standing(): readonly StandingSet[] {
    return this.kept.standing ?? usualStandings(this.game, this.people());
  }

  /** Answers can be judged where somebody plays alone against bots, and the game is one that is searched. */
  private mayCoach(): boolean {
    return (
      this.isPlaying() && this.people().length === 1 && this.kept.chairs.length > 1 && this.player !== null && sightOf(this.player) !== null
    );
  }

  private async played(): Promise<Game<State>> {
    const player = this.player ?? (await this.around.player?.());
    if (player === undefined) throw new Error('nobody plays this game');
    this.player = player;
    return player;
  }

  private people(): Seat[] {
    return this.kept.chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));
  }

  /** One thing after the other, each stored and shown before the next begins. */
  private inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.work.then(job);
    this.work = done.catch(() => undefined);
    return done;
  }

  private async replyAll(seat: Seat, plan: readonly Planned[], question: string): Promise<Stopped | null> {
    if (!this.isPlaying() || plan.length === 0) return atOnce(GAME_OVER);
    const before = this.course.lines.slice();
    const outcome = this.course.replyAll(seat, plan, question);
    if (!outcome.ok) return atOnce(outcome.refusal);
    const unstored = await this.storeFrom(before.length, before);
    return unstored === null ? outcome.stopped : atOnce(unstored);
  }

  /** Stores the answers from a number on and what else has changed, then shows them; when storing fails all is as before. */
  private async storeFrom(from: number, before: readonly Line[], change: Partial<KeptTable> = {}): Promise<Refusal | null> {
    const former = this.kept;
    const next: KeptTable = {
      ...former,
      stage: former.stage === 'playing' && this.table.result !== null ? 'finished' : former.stage,
      standing: this.table.standings,
      touched: this.around.now(),
      ...(this.game.minutes === undefined ? {} : { spent: this.spent() }),
      ...change,
    };
    this.kept = { ...next, summary: summaryOf(next, this.table) };
    try {
      await this.around.store(this.kept, from, this.course.lines.slice(from));
    } catch {
      this.kept = former;
      this.course.goBack(before, this.standing());
      this.settleEyes();
      this.show();
      return NOT_STORED;
    }
    this.since = next.touched;
    this.settleEyes();
    this.keepTime();
    this.show(from);
    this.letBotsLook();
    return null;
  }

  // ——— time

  private keepTime(): void {
    const { viewer, curtain } = this.eyes;
    const people = this.people();
    const isTimed = hasLimits(people.length) && curtain === null && viewer !== null && people.includes(viewer);
    const asked = isTimed ? viewer : null;
    this.pace.look(this.isPlaying() && !this.closed ? this.table : null, asked, this.bots.isHurried, this.ends());
  }

  /** When the time of the whole game is over, if it has one: it counts while the table is open. */
  private ends(): number {
    const minutes = this.game.minutes?.(this.table.state) ?? null;
    return minutes === null ? Infinity : this.around.now() + minutes * MINUTE - this.spent();
  }

  private spent(): number {
    return (this.kept.spent ?? 0) + this.around.now() - this.since;
  }

  private countdown(): Countdown | null {
    const { viewer } = this.eyes;
    return viewer === null || !this.isPlaying() ? null : this.pace.countdown(this.table, viewer);
  }

  /** Standing answers whose beat is over are given; a question whose time is over is answered as it says. */
  private async timeOver(): Promise<void> {
    if (this.closed || !this.isPlaying()) return;
    const before = this.course.lines.slice();
    const { beat, due, game } = this.pace.over();
    if (game) await this.replyAll(0, [{ text: sayAs('clock', TIME_OVER) }], '');
    else if (beat !== null && this.course.answerAhead(beat.occasions)) {
      if ((await this.storeFrom(before.length, before)) !== null) this.fail(new NotStored());
    } else if (due !== null && this.eyes.viewer !== null)
      await this.replyAll(this.eyes.viewer, [{ text: sayAs('clock', due.answer) }], due.question);
    // Whatever could not be done is waited for no longer.
    else this.keepTime();
  }

  private changeStanding(change: (seat: Seat) => void): Promise<unknown> {
    return this.inTurn(async () => {
      const { viewer } = this.eyes;
      if (viewer === null || !this.isPlaying()) return;
      change(viewer);
      await this.storeFrom(this.course.lines.length, this.course.lines);
    });
  }

  private settleEyes(): void {
    this.eyes = eyesAfter(this.eyes, this.table, this.people(), this.isPlaying());
  }

  /** Whose answer may be taken back: the viewer's, or under the curtain that of whoever gave the last one. */
  private undoer(): Seat | null {
    if (this.eyes.curtain === null) return this.eyes.viewer;
    return this.course.lines.findLast(({ seat }) => this.kept.chairs[seat].kind === 'person')?.seat ?? null;
  }

  private mayUndo(seat: Seat | null): Undo {
    if (!this.isPlaying()) return { ok: false, reason: 'over' };
    if (seat === null) return { ok: false, reason: 'nothing' };
    const may = this.course.mayUndo(seat, (other) => this.kept.chairs[other].kind === 'person');
    return may.ok && may.line < (this.around.before ?? 0) ? { ok: false, reason: 'nothing' } : may;
  }

  /** Shows the present; what was logged before answer number `changed` has not changed. */
  private show(changed = 0): void {
    this.endStaleAdvice();
    if (this.closed) return;
    const { viewer } = this.eyes;
    const log = this.course.log(viewer);
    const same = this.logged.eyes === viewer ? log.findIndex((entry) => entry.seq >= changed) : 0;
    const keep = Math.min(same < 0 ? log.length : same, this.logged.count);
    this.logged = { count: log.length, eyes: viewer };
    const own = { undo: this.mayUndo(this.undoer()), due: this.countdown() };
    const snapshot = snapshotOf(this.kept, this.table, this.eyes, own);
    this.around.show({ snapshot, log: { keep, add: log.slice(keep) }, mayCoach: this.mayCoach() });
  }

  /** Whoever is asked something else now, or nothing any more, reads no advice on what was asked before. */
  private endStaleAdvice(): void {
    const { viewer } = this.eyes;
    const asked = viewer === null || this.closed || !this.isPlaying() ? null : this.table.question(viewer);
    const question = asked === null ? null : this.table.questionId(asked);
    if (question === this.advised.question) return;
    this.advised.wanted.abort();
    this.advised = { question, wanted: new AbortController() };
  }

  // ——— bots

  private letBotsLook(): void {
    if (!this.closed) this.bots.look(this.table, this.isPlaying());
  }

  private temperOf(seat: Seat): Pick<Thought, 'level' | 'character'> {
    const chair = this.kept.chairs[seat];
    return chair.kind === 'bot' ? { level: chair.level, character: chair.character ?? 'even' } : { level: SUBSTITUTE, character: 'even' };
  }

  private pauseBefore(seat: Seat): number {
    const beat = this.table.question(seat)?.limit?.beat;
    if (beat !== undefined) return beat * 1_000;
    if (this.people().length === 0) return PAUSE.watched;
    const last = this.course.lines.at(-1);
    if (last !== undefined && this.kept.chairs[last.seat].kind === 'person') return PAUSE.afterPerson;
    return last?.seat === seat ? PAUSE.next : PAUSE.first;
  }

  private botSays(seat: Seat, text: string, question = ''): Promise<BotPlay> {
    return this.inTurn(async () => {
      if (this.closed) return 'played';
      // Another question has come up meanwhile; the bots have looked at it since. A game may have words of its own for that.
      const open = this.table.question(seat) ?? this.table.aside(seat);
      if (question !== '' && (open === null || this.table.questionId(open) !== question)) return 'played';
      const refused = (await this.replyAll(seat, [{ text }], question))?.refusal;
      if (refused === undefined) return 'played';
      if (refused.key === NOT_STORED.key) {
        this.fail(new NotStored());
        return 'notStored';
      }
      return refused.key === 'staleQuestion' || refused.key === 'notAsked' ? 'played' : 'refused';
    });
  }

  private fail(error: unknown): void {
    if (!this.closed) this.around.failed(error);
  }

  private occasion(seat: Seat): Occasion {
    const answers = this.course.lines.filter((line) => line.seat === seat).length;
    return { game: this.kept.game, pack: this.kept.pack, state: this.game.copy(this.table.state), seat, answers };
  }
}

function isPlayed(game: Rules<State>): game is Game<State> {
  return 'instinct' in game;
}

function cannotUndo(reason: string): Refusal {
  return { rule: 'kernel', key: 'cannotUndo', params: { reason } };
}
