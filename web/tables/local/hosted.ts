/**
 * A table played on this device: the kernel's table with the people and bots around it. An answer is stored before anybody
 * is shown it. Knows nothing of workers, pages or databases; `Surroundings` are.
 */

import { botOfLevel } from '@castellan/bots';
import {
  canonical,
  commitmentOf,
  type Done,
  type Foresight,
  fastChance,
  foresee,
  type Game,
  type GameRecord,
  type Line,
  type Planned,
  type Question,
  type Refusal,
  type Refused,
  recordOf,
  type Seat,
  type SeatView,
  type Standing,
  type State,
  showsSomethingHidden,
  spoken,
  Table,
  type Told,
  toldTo,
  type Undo,
} from '@castellan/engine';
import type { Advice, LogEntry, Sitter, TableEnding, TableSnapshot } from '../client.ts';
import { isolated } from '../names.ts';
import { aimOf } from './aim.ts';
import type { Chair, KeptTable, Summary } from './kept.ts';
import { Scrubber } from './scrubber.ts';

/** What a bot is asked to think about. */
export interface Thought {
  readonly game: string;
  readonly pack: string;
  readonly state: State;
  readonly seat: Seat;
  readonly level: string;
}

/** What the page is shown. The log comes as changes: keep so many entries, then add these. */
export interface Shown {
  readonly snapshot: Omit<TableSnapshot, 'log' | 'sending'>;
  readonly log: { readonly keep: number; readonly add: readonly LogEntry[] };
}

export interface Surroundings {
  /** Resolves when it is stored. Replaces the answers from number `from` on. */
  store(kept: KeptTable, from: number, lines: readonly Line[]): Promise<void>;
  think(thought: Thought): Promise<string>;
  show(shown: Shown): void;
  now(): number;
  /** A bot gave no legal answer, or none at all, or none that could be stored: the table cannot go on. */
  failed(error: unknown): void;
}

/** Milliseconds a bot seems to think: after a person, who may want to undo; for its first decision; for those that follow; while people only look on. */
const PAUSE = { afterPerson: 1_000, first: 600, next: 300, watched: 1_200 };

/** Level of a bot that takes over a seat somebody left. */
const SUBSTITUTE = 'squire';

/** Level of the bot that is asked for advice. */
const ADVISER = 'castellan';

/** Between an answer and the standing answers it set off nobody counted; undo does not go there. */
const UNKNOWN = -1;

const NOT_STORED: Refusal = { rule: 'kernel', key: 'notStored', params: {} };

/** A bot's answer could not be stored: nobody is there to give it again. */
export class NotStored extends Error {}

interface Happening {
  readonly seat: Seat;
  readonly told: readonly Told[];
}

export class HostedTable {
  private kept: KeptTable;
  private table: Table;
  private readonly game: Game<State>;
  private readonly around: Surroundings;
  /** What each answer made happen, in the order of the answers. */
  private history: Happening[] = [];
  /** Draws and looks before each answer. */
  private moments: number[] = [];
  private viewer: Seat | null = null;
  private curtain: Seat | null = null;
  /** Log entries the page has, and for whose eyes. */
  private logged: { count: number; eyes: Seat | null } = { count: 0, eyes: null };
  private work: Promise<unknown> = Promise.resolve();
  private driving = false;
  private hurried = false;
  private closed = false;
  /** Raised when answers are taken back, so that a bot's thought about them is dropped. */
  private takenBack = 0;
  private endPause: (() => void) | null = null;
  private scrubber: Scrubber | null = null;

  /** Throws when the answers do not replay; check with `replay` first. */
  constructor(game: Game<State>, kept: KeptTable, lines: readonly Line[], around: Surroundings) {
    this.game = game;
    this.kept = kept;
    this.around = around;
    this.table = this.rebuilt(lines);
    this.table.restoreStandings(kept.standing);
    // Among several nobody knows who opens the table.
    const [first, ...others] = this.people();
    this.viewer = others.length === 0 ? (first ?? null) : null;
    this.settleEyes();
  }

  open(): void {
    this.show();
    void this.drive();
  }

  close(): void {
    this.closed = true;
    this.endPause?.();
  }

  answer(text: string, question: string): Promise<Refusal | null> {
    const seat = this.viewer;
    return this.inTurn(async () => (seat === null ? { rule: 'kernel', key: 'notAsked', params: {} } : this.reply(seat, text, question)));
  }

  /** Several answers in one go: why they were not carried out, or not to the end. */
  answerAll(plan: readonly Planned[], question: string): Promise<Refusal | null> {
    const seat = this.viewer;
    return this.inTurn(async () => (seat === null ? { rule: 'kernel', key: 'notAsked', params: {} } : this.replyAll(seat, plan, question)));
  }

  /** What the viewer can say in advance of these answers. */
  foresee(texts: readonly string[]): Foresight | null {
    const seat = this.viewer;
    return seat === null || this.curtain !== null || !this.isPlaying() ? null : foresee(this.game, this.table.state, seat, texts);
  }

  undo(): Promise<Refusal | null> {
    return this.inTurn(async () => {
      const seat = this.undoer();
      if (seat === null) return cannotUndo('nothing');
      const may = this.mayUndo(seat);
      if (!may.ok) return cannotUndo(may.reason);
      const before = this.table.lines.slice();
      if (this.table.mayUndo(seat).ok) {
        const done = this.table.undo(seat);
        if (!done.ok) return done.refusal;
        this.history.splice(may.line, may.count);
        this.moments.splice(may.line, may.count);
      } else {
        if (this.showsHidden(may.line)) return cannotUndo('shown');
        this.table = this.rebuilt(before.slice(0, may.line));
        this.table.restoreStandings(this.kept.standing);
      }
      this.takenBack++;
      this.endPause?.();
      this.curtain = null;
      this.viewer = seat;
      return this.storeFrom(may.line, before);
    });
  }

  refused(question: string): readonly Refused[] {
    return this.viewer === null || this.curtain !== null ? [] : this.table.refused(this.viewer, question);
  }

  setStanding(answer: Standing): Promise<unknown> {
    return this.changeStanding((seat) => this.table.setStanding(seat, answer));
  }

  clearStanding(which: Pick<Standing, 'step' | 'where' | 'when'>): Promise<unknown> {
    return this.changeStanding((seat) => this.table.clearStanding(seat, which));
  }

  uncover(): void {
    if (this.curtain === null) return;
    this.viewer = this.curtain;
    this.curtain = null;
    this.show();
  }

  /** Who only looks on has nothing to wait for. */
  hurry(): void {
    if (this.people().length === 0) return;
    this.hurried = true;
    this.endPause?.();
  }

  /** What a strong bot would answer in the viewer's place, and why; null when nothing is asked. */
  async hint(): Promise<Advice | null> {
    const seat = this.viewer;
    if (seat === null || this.curtain !== null || this.table.question(seat) === null) return null;
    const thought = this.thought(seat, ADVISER);
    const text = await this.around.think(thought);
    const { reasons } = aimOf(this.game, thought.state, seat, text, botOfLevel(ADVISER), fastChance(this.table.lines.length));
    return { text, reasons };
  }

  /** The only person gives the game up; with others at the table a bot takes the seat over. */
  resign(): Promise<unknown> {
    return this.inTurn(async () => {
      const seat = this.viewer;
      if (seat === null || !this.isPlaying()) return;
      const others = this.people().some((other) => other !== seat);
      const left: Partial<KeptTable> = others
        ? { chairs: this.kept.chairs.map((chair, i) => (i === seat ? { kind: 'bot', name: chair.name, level: SUBSTITUTE } : chair)) }
        : { stage: 'resigned' };
      await this.storeFrom(this.table.lines.length, this.table.lines, left);
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
    if (seat !== null && this.isPlaying() && seat !== this.viewer) return null;
    if (this.curtain !== null && seat !== null) return null;
    this.scrubber ??= new Scrubber(this.game, this.table.setup);
    return this.scrubber.at(this.table.lines, seq).view(seat);
  }

  /** The row and answers of a table that goes on from here. */
  forked(seq: number, id: string): { readonly kept: KeptTable; readonly lines: readonly Line[] } {
    const lines = this.table.lines.slice(0, seq);
    this.scrubber ??= new Scrubber(this.game, this.table.setup);
    const then = this.scrubber.at(this.table.lines, seq);
    const [first] = then.questions();
    const anybody = this.people().length > 0;
    const chairs = this.kept.chairs.map(
      (chair, seat): Chair => (!anybody && seat === (first?.seat ?? 0) ? { kind: 'person', name: chair.name } : chair),
    );
    const now = this.around.now();
    const forked = { table: this.kept.id, at: seq };
    const kept: KeptTable = { ...this.kept, id, forked, chairs, stage: 'playing', standing: [], began: now, touched: now };
    return { kept: { ...kept, summary: summaryOf(kept, then) }, lines };
  }

  /** The same people and bots, a new seed. */
  again(id: string, seed: string, isSequel: boolean): KeptTable {
    const now = this.around.now();
    const { forked: _former, ...kept } = this.kept;
    const options = (isSequel ? this.table.sequel() : null) ?? kept.options;
    const summary: Summary = { seq: 0, turn: null, waiting: [], result: null };
    return { ...kept, id, seed, options, stage: 'playing', standing: [], began: now, touched: now, summary };
  }

  private isPlaying(): boolean {
    return this.kept.stage === 'playing' && this.table.result === null;
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

  private async reply(seat: Seat, text: string, question: string): Promise<Refusal | null> {
    if (!this.isPlaying()) return { rule: 'kernel', key: 'gameOver', params: {} };
    return this.replyAll(seat, [{ text }], question);
  }

  private async replyAll(seat: Seat, plan: readonly Planned[], question: string): Promise<Refusal | null> {
    if (!this.isPlaying() || plan.length === 0) return { rule: 'kernel', key: 'gameOver', params: {} };
    const before = this.table.lines.slice();
    const isUnasked = spoken(plan[0].text).manner === 'interjection';
    const outcome = this.table.replyAll(seat, plan, isUnasked ? undefined : question);
    if (!outcome.ok) return outcome.refusal;
    this.remember(outcome, before.length);
    return (await this.storeFrom(before.length, before)) ?? outcome.stopped?.refusal ?? null;
  }

  private remember(outcome: { readonly done: readonly Done[] }, from: number): void {
    const last = outcome.done.length - 1;
    outcome.done.forEach(({ line, told }, i) => {
      this.history[from + i] = { seat: line.seat, told };
      this.moments[from + i + 1] = i === last ? this.table.state.core.chance.moments : UNKNOWN;
    });
  }

  /** Stores the answers from a number on and what else has changed, then shows them; when storing fails all is as before. */
  private async storeFrom(from: number, before: readonly Line[], change: Partial<KeptTable> = {}): Promise<Refusal | null> {
    const former = this.kept;
    const next: KeptTable = {
      ...former,
      stage: former.stage === 'playing' && this.table.result !== null ? 'finished' : former.stage,
      standing: this.table.standings,
      touched: this.around.now(),
      ...change,
    };
    this.kept = { ...next, summary: summaryOf(next, this.table) };
    try {
      await this.around.store(this.kept, from, this.table.lines.slice(from));
    } catch {
      this.kept = former;
      this.table = this.rebuilt(before);
      this.table.restoreStandings(this.kept.standing);
      this.settleEyes();
      this.show();
      return NOT_STORED;
    }
    this.settleEyes();
    this.show(from);
    void this.drive();
    return null;
  }

  private changeStanding(change: (seat: Seat) => void): Promise<unknown> {
    return this.inTurn(async () => {
      if (this.viewer === null || !this.isPlaying()) return;
      change(this.viewer);
      await this.storeFrom(this.table.lines.length, this.table.lines);
    });
  }

  private rebuilt(lines: readonly Line[]): Table {
    const { seats, options, seed, pack } = this.kept;
    const table = new Table(this.game, { seats, options, seed, pack });
    this.history = [];
    this.moments = [table.state.core.chance.moments];
    for (const line of lines) {
      const outcome = table.reply(line.seat, line.text);
      if (!outcome.ok) throw new Error(`answer ${this.history.length + 1} does not replay`);
      for (const { told } of outcome.done) this.history.push({ seat: line.seat, told });
      this.moments.push(table.state.core.chance.moments);
    }
    return table;
  }

  /**
   * The kernel's undo; besides, bots do not mind when what they did since is taken back too, as long as no chance was drawn
   * and nothing was shown.
   */
  private mayUndo(seat: Seat): Undo {
    const strict = this.table.mayUndo(seat);
    if (!this.isPlaying()) return { ok: false, reason: 'over' };
    if (strict.ok) return strict;
    const { lines } = this.table;
    const line = lines.findLastIndex((l) => this.kept.chairs[l.seat].kind === 'person');
    if (line < 0) return { ok: false, reason: 'nothing' };
    if (lines[line].seat !== seat) return { ok: false, reason: 'otherSeat' };
    if (this.moments[line] !== this.table.state.core.chance.moments) return { ok: false, reason: 'chance' };
    return { ok: true, line, count: 1, text: lines[line].text };
  }

  private showsHidden(from: number): boolean {
    const { lines } = this.table;
    const scrubber = new Scrubber(this.game, this.table.setup);
    for (let i = from; i < lines.length; i++) if (showsSomethingHidden(this.game, scrubber.at(lines, i).state, lines[i])) return true;
    return false;
  }

  /** Whose eyes the screen serves now, and whether a curtain must hide one hand from the next pair of eyes. */
  private settleEyes(): void {
    const people = this.people();
    if (!this.isPlaying()) {
      this.curtain = null;
      this.viewer ??= people[0] ?? null;
      return;
    }
    const asked = this.table.questions().flatMap((q) => (people.includes(q.seat) ? [q.seat] : []));
    // Who is alone looks all the time, the others while they are asked and until another is.
    const looks = (seat: Seat): boolean => people.length === 1 || asked.includes(seat);
    if (this.curtain !== null && people.includes(this.curtain) && looks(this.curtain)) return;
    const former = this.viewer;
    const isHere = former !== null && people.includes(former);
    if (isHere && (looks(former) || asked.length === 0)) return;
    const next = asked[0] ?? people.find(looks) ?? null;
    this.curtain = null;
    this.viewer = next;
    if (next === null || (!this.hasSecrets(next) && (former === null || !this.hasSecrets(former)))) return;
    this.curtain = next;
    this.viewer = null;
  }

  /** Whose answer may be taken back: the viewer's, or under the curtain that of whoever gave the last one. */
  private undoer(): Seat | null {
    if (this.curtain === null) return this.viewer;
    return this.table.lines.findLast(({ seat }) => this.kept.chairs[seat].kind === 'person')?.seat ?? null;
  }

  private hasSecrets(seat: Seat): boolean {
    const { state } = this.table;
    return canonical(this.game.view(state, seat)) !== canonical(this.game.view(state, null));
  }

  /** Shows the present; what was logged before answer number `changed` has not changed. */
  private show(changed = 0): void {
    if (this.closed) return;
    const eyes = this.viewer;
    const log = this.logFor(eyes);
    const same = this.logged.eyes === eyes ? log.findIndex((entry) => entry.seq >= changed) : 0;
    const keep = Math.min(same < 0 ? log.length : same, this.logged.count);
    this.logged = { count: log.length, eyes };
    this.around.show({
      snapshot: {
        id: this.kept.id,
        title: this.kept.title,
        forked: this.kept.forked ?? null,
        game: this.kept.game,
        stage: this.isPlaying() ? 'playing' : 'finished',
        sitters: this.kept.chairs.map((chair, seat): Sitter => sitter(chair, seat, eyes)),
        spectators: 0,
        view: this.view(eyes),
        chat: [],
        mayTalk: null,
        standing: eyes === null ? [] : this.table.standingOf(eyes),
        request: null,
        curtain: this.curtain,
        ending: this.ending(),
        commitment: commitmentOf(this.kept.seed),
      },
      log: { keep, add: log.slice(keep) },
    });
  }

  private ending(): TableEnding | null {
    const { result } = this.table;
    if (result !== null) return { by: 'result', winners: result.winners };
    if (this.kept.stage === 'resigned') return { by: 'abandoned', winners: [] };
    return this.kept.stage === 'imported' ? { by: 'unfinished', winners: [] } : null;
  }

  private view(eyes: Seat | null): SeatView {
    const view = this.table.view(eyes);
    const undoer = this.undoer();
    const undo: Undo = undoer === null ? view.undo : this.mayUndo(undoer);
    if (this.isPlaying()) return { ...view, undo };
    return { ...view, asked: null, waiting: [], interjections: [], undo };
  }

  private logFor(eyes: Seat | null): LogEntry[] {
    const shown = (events: readonly Told[], seq: number, seat: Seat | null): LogEntry[] =>
      events.flatMap((event) => {
        const known = toldTo(event, eyes);
        return known === null ? [] : [{ seq, seat, key: known.key, params: known.params }];
      });
    return [...shown(this.table.opening, 0, null), ...this.history.flatMap(({ seat, told }, seq) => shown(told, seq, seat))];
  }

  /** Lets the bots answer, one after the other, until only people are asked. */
  private async drive(): Promise<void> {
    if (this.driving) return;
    this.driving = true;
    try {
      for (let q = this.botQuestion(); q !== null && !this.closed; q = this.botQuestion()) {
        await this.letBotAnswer(q.question, q.level, this.pauseBefore(q.question.seat));
      }
    } catch (error) {
      if (!this.closed) this.around.failed(error);
    } finally {
      this.driving = false;
      if (this.botQuestion() === null) this.hurried = false;
    }
  }

  private pauseBefore(seat: Seat): number {
    if (this.people().length === 0) return PAUSE.watched;
    const last = this.table.lines.at(-1);
    if (last !== undefined && this.kept.chairs[last.seat].kind === 'person') return PAUSE.afterPerson;
    return last?.seat === seat ? PAUSE.next : PAUSE.first;
  }

  private botQuestion(): { readonly question: Question; readonly level: string } | null {
    if (!this.isPlaying()) return null;
    for (const question of this.table.questions()) {
      const chair = this.kept.chairs[question.seat];
      if (chair.kind === 'bot') return { question, level: chair.level };
    }
    return null;
  }

  private async letBotAnswer(q: Question, level: string, pause: number): Promise<void> {
    const id = this.table.questionId(q);
    const { takenBack } = this;
    const [text] = await Promise.all([this.around.think(this.thought(q.seat, level)), this.pause(pause)]);
    if (this.closed) return;
    await this.inTurn(async () => {
      if (this.takenBack !== takenBack) return;
      const refused = await this.reply(q.seat, text, id);
      if (refused?.key === NOT_STORED.key) throw new NotStored();
      if (refused !== null && refused.key !== 'staleQuestion' && refused.key !== 'notAsked') {
        throw new Error(`the bot's answer “${text}” was refused: ${refused.key}`);
      }
    });
  }

  private thought(seat: Seat, level: string): Thought {
    return { game: this.kept.game, pack: this.kept.pack, state: this.game.copy(this.table.state), seat, level };
  }

  private pause(ms: number): Promise<void> {
    if (this.hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.endPause = null;
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.endPause = end;
    });
  }
}

/** What lists show of the table. */
function summaryOf({ chairs, stage }: KeptTable, table: Table): Summary {
  const questions = stage === 'playing' ? table.questions() : [];
  const mine = questions.find(({ seat }) => chairs[seat].kind === 'person');
  return {
    seq: table.lines.length,
    turn: mine === undefined ? null : { seat: mine.seat, step: mine.frame.step, params: mine.params ?? {} },
    waiting: questions.map((q) => ({ seat: q.seat, step: q.frame.step })),
    result: table.result,
  };
}

function cannotUndo(reason: string): Refusal {
  return { rule: 'kernel', key: 'cannotUndo', params: { reason } };
}

function sitter(chair: Chair, seat: Seat, eyes: Seat | null): Sitter {
  return chair.kind === 'bot'
    ? { seat, name: isolated(chair.name), kind: 'bot', level: chair.level, online: true, clock: null }
    : { seat, name: isolated(chair.name), kind: seat === eyes ? 'me' : 'person', online: true, clock: null };
}
