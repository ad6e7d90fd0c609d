/** One table in memory: what may be asked of it, and what it shows to whom. */

import type { Advice, Level, Mistake } from '@castellan/bots';
import {
  type Foresight,
  type Json,
  type OptionValues,
  type Planned,
  printRecord,
  type Refused,
  type Seat,
  type SeatView,
  type Standing,
  type StandingSought,
  type State,
  stateHash,
  Table,
} from '@castellan/engine';
import type { BotPlay } from '@castellan/tables';
import { Failed } from '../failed.ts';
import type { House } from '../house.ts';
import type { TableInfo } from '../protocol/index.ts';
import type { NewTable } from '../store/store.ts';
import { Busy } from '../threads/pool.ts';
import { grantStandIn, resign, takeBack, timeUp } from './absence.ts';
import type { Watcher } from './audience.ts';
import { dueAt, outOfTime } from './clocks.ts';
import { draft, type PlayingSitting, type Sitting } from './draft.ts';
import { handedOver, inviteAnew, join, leave, seatsToStart, start } from './gathering.ts';
import { Help } from './help.ts';
import { type Drafted, Ledger } from './ledger.ts';
import { readJournal, setupOfTable } from './loading.ts';
import { answer, askedAnew, cutBack, hold, lastAnswerOf, limitsOver, mayAct, plan, undo } from './play.ts';
import { recordOfTable } from './records.ts';
import { ask, chat, isGranted, murmur, reply } from './requests.ts';
import { Robots } from './robots.ts';
import { Screen } from './screen.ts';
import { belongs, botOn, openVoters, playsAlone, seatOf } from './seats.ts';
import { infoOf, maySee, viewOf } from './shown.ts';
import { whyNotStanding } from './standing.ts';
import type { Head, StoredTable } from './stored.ts';

/** Milliseconds until bots are looked at again after something could not be stored. */
const AGAIN = { first: 250, most: 60_000 };

/** What a stranger is shown of a table. */
export interface Seen {
  readonly version: number;
  readonly info: TableInfo;
  /** What a spectator sees of the game; null before it has begun, and where it is known already. */
  readonly board: Json | null;
}

/** Whose place in which game a thread thinks about. */
interface Place {
  readonly game: string;
  /** The JSON of its content pack. */
  readonly pack: string | null;
  readonly state: State;
  readonly seat: Seat;
}

/** What the rest of the server wants to hear of. */
export interface TableNews {
  changed(now: StoredTable, before: Head): void;
  /** There is no such table, or none any more. */
  missing(): void;
  /** It is another node's. */
  elsewhere(): void;
  /** The table of a rematch. */
  again(person: string, finished: StoredTable, options: OptionValues): Promise<NewTable | Failed>;
}

export class HostedTable {
  readonly id: string;
  private readonly house: House;
  private readonly news: TableNews;
  private readonly ledger: Ledger;
  private readonly screen: Screen;
  private readonly robots: Robots;
  private readonly help: Help;
  private cancelClock: () => void = () => {};
  private cancelAgain: () => void = () => {};
  /** How often in a row a bot's answer could not be stored. */
  private faults = 0;
  private stopped = false;

  constructor(house: House, news: TableNews, id: string) {
    this.id = id;
    this.house = house;
    this.news = news;
    this.help = new Help(house.time);
    this.robots = new Robots(house, id, (seat, text, question) => this.botAnswer(seat, text, question));
    this.ledger = new Ledger(house, id, {
      missing: () => news.missing(),
      elsewhere: () => {
        this.stop();
        news.elsewhere();
      },
      taken: async (stored) => {
        await this.screen.taken(stored);
        this.goOn(stored);
      },
      stored: async (now, before, drafted, entry) => {
        this.faults = 0;
        try {
          await this.screen.stored(now, before, drafted, entry);
        } finally {
          this.goOn(now);
          this.settleRequest(now);
          news.changed(now, before);
        }
      },
    });
    this.screen = new Screen(house, id, this.ledger);
  }

  /** Whether nothing would be lost by forgetting it. */
  get idle(): boolean {
    const { last } = this.ledger;
    const hasLiveClock = last?.charter.clock.kind === 'live' && last.head.stage === 'playing';
    return !this.ledger.busy && this.screen.watchers === 0 && !this.robots.busy && this.faults === 0 && !hasLiveClock;
  }

  /** Takes the table up, which also sets its bots and clocks going. */
  wake(): Promise<null | Failed> {
    return this.ledger.inTurn(async () => null);
  }

  /** Takes the table up anew: it was changed elsewhere. */
  anew(): Promise<unknown> {
    return this.ledger.anew();
  }

  /** Nobody comes any more: the table is given up, unless somebody is there after all. */
  expire(): Promise<boolean | Failed> {
    return this.ledger.inTurn(async (stored) => {
      if (stored.head.stage !== 'gathering' || this.screen.watchers > 0) return false;
      await this.ledger.destroy(stored);
      this.news.missing();
      return true;
    });
  }

  stop(): void {
    this.stopped = true;
    this.robots.stop();
    this.help.stop();
    this.cancelClock();
    this.cancelAgain();
  }

  /** Another node goes on with it once `release` is done. */
  async giveAway(release: () => Promise<void>): Promise<void> {
    this.stop();
    await this.ledger.giveAway(release);
  }

  /** Ends when everything asked of it is done, and whoever goes on with it has it easy. */
  async settled(): Promise<void> {
    await this.ledger.settled();
    await this.ledger.keepForNext();
  }

  /** Who is here, and how many look on without a seat; null before the table was taken up. */
  get faces(): { readonly online: readonly boolean[]; readonly watching: number } | null {
    const { last } = this.ledger;
    if (last === null) return null;
    const { isOnline, watching } = this.screen.faces(last.head);
    return { online: last.head.holdings.map((_, seat) => isOnline(seat)), watching };
  }

  /** Whether a person sits here, hosts the table or is expected. */
  knows(person: string): boolean {
    const { last } = this.ledger;
    return last !== null && belongs(last.head, person);
  }

  // ——— looking

  info(viewer: string | null, token: string | undefined): Promise<TableInfo | Failed> {
    return this.ledger.inTurn(async (stored) => {
      const may = maySee(stored, viewer, token);
      return may === 'yes' ? infoOf(stored, viewer, this.screen.faces(stored.head)) : new Failed(may);
    });
  }

  /** The table as whoever has no seat is shown it; without its board where its version is `known`. */
  seen(token: string | undefined, known: number | null): Promise<Seen | Failed> {
    return this.ledger.inTurn(async (stored) => {
      const may = maySee(stored, null, token);
      if (may !== 'yes') return new Failed(may);
      const { game } = this.ledger;
      const isShown = game !== null && stored.version !== known && stored.head.stage !== 'gathering';
      const board = isShown ? viewOf(game, stored.head, null).board : null;
      return { version: stored.version, info: infoOf(stored, null, this.screen.faces(stored.head)), board };
    });
  }

  /** The record of a finished game: before, its answers would show what is hidden. It needs no game that still goes by the same rules. */
  record(viewer: string | null, token: string | undefined): Promise<string | Failed> {
    return this.ledger.inTurn(async (stored) => {
      const may = maySee(stored, viewer, token);
      if (may !== 'yes') return new Failed(may);
      if (stored.head.stage !== 'finished') return new Failed('notFinished');
      const { game } = this.ledger;
      const journal = game ?? (await readJournal(this.house, stored));
      if (journal instanceof Failed) return journal;
      const faces = this.screen.faces(stored.head);
      const names = stored.head.holdings.map((holding) =>
        holding.kind === 'person' ? faces.nameOf(holding.person) : (botOn(holding) ?? ''),
      );
      const hash = stored.head.hash ?? (game === null ? null : stateHash(game.state));
      return printRecord(recordOfTable(stored, names, journal.lines, hash));
    });
  }

  /** What this question refuses to the person's seat, and why. */
  why(person: string, question: string): Promise<readonly Refused[] | Failed> {
    return this.ledger.inTurn(async (stored) => {
      const seat = seatOf(stored.head, person);
      if (seat === null) return new Failed('notSeated');
      return this.ledger.game?.refused(seat, question) ?? [];
    });
  }

  /** The game as the watcher saw it after so many answers. */
  async at(watcher: Watcher, seq: number): Promise<SeatView | Failed> {
    const asked = await this.ledger.inTurn(async (stored) => {
      if (!this.screen.isWatching(watcher)) return new Failed('notFound');
      const { game } = this.ledger;
      if (game === null) return this.unplayable();
      if (seq > game.lines.length) return new Failed('notFound');
      return { stored, lines: game.lines.slice(0, seq), seat: seatOf(stored.head, watcher.person) };
    });
    if (asked instanceof Failed) return asked;
    const { stored, lines, seat } = asked;
    const { game, pack } = stored.charter;
    const { crew, packJson } = this.house;
    const task = { game, pack: packJson(game, pack), setup: setupOfTable(stored), lines, seat };
    try {
      return (await crew.viewAt(task, watcher.asker)).view;
    } catch (error) {
      if (error instanceof Busy) return new Failed('tooMany');
      throw error;
    }
  }

  /** Shows the table from now on; `since` is the last version the watcher has seen. */
  async watch(watcher: Watcher, since: number | undefined, token: string | undefined): Promise<Failed | null> {
    // Somebody has seen more of it than is known here: another node has gone on with it.
    if (since !== undefined && since > (this.ledger.last?.version ?? since) && this.house.isShared) await this.ledger.anew();
    return this.ledger.inTurn(async (stored) => {
      const may = maySee(stored, watcher.person, token);
      if (may !== 'yes') {
        this.screen.unwatch(stored.head, watcher);
        return new Failed(may);
      }
      await this.screen.watch(stored, watcher, since, token);
      return null;
    });
  }

  unwatch(watcher: Watcher): void {
    const { last } = this.ledger;
    if (last === null) return;
    this.screen.unwatch(last.head, watcher);
    this.lookAtHelp(last.head);
  }

  /** Somebody who may sit here goes by another name now. */
  renamed(): Promise<unknown> {
    return this.ledger.inTurn((stored) => this.screen.renamed(stored));
  }

  // ——— before the game

  join(person: string, seat: Seat | undefined, token: string | undefined, nonce: string): Promise<TableInfo | Failed> {
    return this.changeInfo(person, nonce, (sitting) => join(sitting, person, seat, token));
  }

  /** `closed` when the last person has left and the table is no more. */
  async leave(person: string): Promise<TableInfo | 'closed' | Failed> {
    const left = await this.ledger.inTurn(async (stored) => {
      const drafted = leave(this.ledger.sitting(stored), person);
      if (drafted instanceof Failed) return drafted;
      if (drafted !== null) return this.ledger.commit(stored, drafted, null);
      await this.ledger.destroy(stored);
      this.screen.gone();
      this.news.missing();
      return 'closed' as const;
    });
    return left === 'closed' || left instanceof Failed ? left : this.infoAfter(person);
  }

  start(person: string, fill: Level | undefined, nonce: string): Promise<TableInfo | Failed> {
    return this.changeInfo(person, nonce, async (sitting, stored) => {
      const head = seatsToStart(sitting, person, fill);
      if (head instanceof Failed) return head;
      const game = await this.ledger.takeUpGame({ ...stored, head });
      return game instanceof Failed ? game : start(sitting, head, game);
    });
  }

  invite(person: string, nonce: string): Promise<TableInfo | Failed> {
    return this.changeInfo(person, nonce, (sitting) => inviteAnew(sitting, person));
  }

  // ——— the game

  async answer(person: string, text: string, question: string | undefined, nonce: string): Promise<number | Failed> {
    const done = await this.act(person, nonce, (sitting, seat) => answer(sitting, seat, text, question));
    if (!(done instanceof Failed)) this.house.metrics.answers.inc({ by: 'person' });
    return done;
  }

  /** Several answers in one go: the version, and where they stopped. */
  async plan(
    person: string,
    answers: readonly Planned[],
    question: string | undefined,
    nonce: string,
  ): Promise<{ readonly version: number; readonly stopped: ReturnType<typeof plan>['stopped'] } | Failed> {
    let stopped: ReturnType<typeof plan>['stopped'] = null;
    const version = await this.act(person, nonce, (sitting, seat) => {
      const planned = plan(sitting, seat, answers, question);
      stopped = planned.stopped;
      return planned.drafted;
    });
    return version instanceof Failed ? version : { version, stopped };
  }

  /** What could be said in advance of these answers: worked out in a thread, from what the seat may know. */
  async foresee(person: string, texts: readonly string[], asker: string): Promise<Foresight | Failed> {
    return this.workedOut(person, async (place) => (await this.house.crew.foresee({ ...place, texts }, asker)).foresight);
  }

  /** What a bot would answer in the person's place, and why; null once something else is asked. */
  advise(person: string, question: string, address: string): Promise<Advice | null | Failed> {
    return this.helped(person, question, 'hint', async (place, signal) => {
      const { advice } = await this.house.crew.advise(place, { address, person }, signal);
      return advice;
    });
  }

  /** What an answer gives away, if that is surely more than this share of the win. */
  doubt(person: string, question: string, text: string, share: number, address: string): Promise<Mistake | null | Failed> {
    return this.helped(person, question, 'coach', async (place, signal) => {
      const { mistake } = await this.house.crew.doubt({ ...place, text, share }, { address, person }, signal);
      return mistake;
    });
  }

  /** Help that wrongs nobody else. Whoever asks twice at the same moment is told the same. */
  private helped<T>(
    person: string,
    question: string,
    kind: 'hint' | 'coach',
    help: (place: Place & { readonly seed: number }, signal: AbortSignal) => Promise<T | null>,
  ): Promise<T | null | Failed> {
    return this.workedOut<T | null>(person, async (place, { head, table }) => {
      const { seat } = place;
      if (!playsAlone(head, seat)) return new Failed('notAlone');
      const asked = table.question(seat);
      if (asked === null || table.questionId(asked) !== question) return null;
      const seed = table.lines.filter((line) => line.seat === seat).length;
      return this.help.given(seat, question, kind, (signal) => help({ ...place, seed }, signal));
    });
  }

  /** Something that a thread works out for somebody who plays. */
  private async workedOut<T>(
    person: string,
    work: (place: Place, now: { readonly head: Head; readonly table: Table }) => Promise<T | Failed>,
  ): Promise<T | Failed> {
    const now = await this.ledger.inTurn(async ({ head }) => {
      const seat = seatOf(head, person);
      const cannot = mayAct(head, seat);
      if (cannot !== null || seat === null) return cannot ?? new Failed('notSeated');
      const table = this.ledger.game;
      return table === null ? this.unplayable() : { head, table, seat };
    });
    if (now instanceof Failed) return now;
    const { state, setup, game } = now.table;
    try {
      return await work({ game: game.id, pack: this.house.packJson(game.id, setup.pack ?? ''), state, seat: now.seat }, now);
    } catch (error) {
      if (error instanceof Busy) return new Failed('tooMany');
      throw error;
    }
  }

  undo(person: string, nonce: string): Promise<number | Failed> {
    return this.act(person, nonce, async (sitting, seat) => {
      const { table } = sitting;
      const undoable = table.undoable(seat);
      const { crew, packJson } = this.house;
      const pack = packJson(table.game.id, table.setup.pack ?? '');
      // Looking into other worlds takes a while, and everybody shares the loop.
      const shown =
        undoable !== null &&
        (await crew.shows({ game: table.game.id, pack, state: undoable.before, lines: undoable.lines }, `${this.id} ${person}`)).shown;
      return undo(sitting, seat, shown);
    });
  }

  /** Asks the others to let the person's last answer be taken back; done at once when there are no others. */
  askUndo(person: string, nonce: string): Promise<number | Failed> {
    return this.act(person, nonce, (sitting, seat, stored) => {
      if (lastAnswerOf(sitting.table, seat) === null) return new Failed('nothingToUndo');
      const asked = ask(sitting, 'undo', seat, seat, stored.version + 1);
      return asked instanceof Failed ? asked : this.grantedOr(sitting, asked);
    });
  }

  /** Asks the others to let a bot play for somebody who is away. */
  botVote(person: string, of: Seat, nonce: string): Promise<number | Failed> {
    return this.act(person, nonce, (sitting, seat, stored) => {
      const holding = sitting.head.holdings[of];
      if (holding === undefined || holding.kind !== 'person' || of === seat) return new Failed('notFound');
      if (holding.standIn !== null) return new Failed('standIn');
      if (!this.isAway(sitting, of)) return new Failed('notAbsent');
      const asked = ask(sitting, 'bot', seat, of, stored.version + 1);
      return asked instanceof Failed ? asked : this.grantedOr(sitting, asked);
    });
  }

  consent(person: string, request: number, yes: boolean, nonce: string): Promise<number | Failed> {
    return this.act(person, nonce, (sitting, seat) => {
      const head = reply(sitting, seat, request, yes);
      return head instanceof Failed ? head : this.grantedOr(sitting, head);
    });
  }

  /** Puts the time of the person's question off, once. */
  hold(person: string, question: string, nonce: string): Promise<number | Failed> {
    return this.act(person, nonce, (sitting, seat) => hold(sitting, seat, question));
  }

  takeBack(person: string, nonce: string): Promise<number | Failed> {
    return this.actAnyway(person, nonce, (sitting, seat) => takeBack(sitting, this.ledger.game, seat));
  }

  resign(person: string, nonce: string | null): Promise<number | Failed> {
    return this.actAnyway(person, nonce, (sitting, seat) => {
      const holding = sitting.head.holdings[seat];
      return holding.kind === 'person' && holding.resigned ? new Failed('resigned') : resign(sitting, this.ledger.game, [seat]);
    });
  }

  say(person: string, text: string, room: number | undefined, nonce: string): Promise<number | Failed> {
    return this.ledger.change(`${person}:${nonce}`, (sitting) => {
      if (room === undefined) return chat(sitting, person, text);
      const seat = seatOf(sitting.head, person);
      return seat === null ? new Failed('notSeated') : this.playing(sitting, (playing) => murmur(playing, seat, person, text, room));
    });
  }

  setStanding(person: string, standing: Standing): Promise<Failed | null> {
    return this.stand(person, (game, seat) => {
      const cannot = whyNotStanding(game, seat, standing);
      if (cannot === null) game.setStanding(seat, standing);
      return cannot;
    });
  }

  clearStanding(person: string, which: StandingSought): Promise<Failed | null> {
    return this.stand(person, (game, seat) => {
      game.clearStanding(seat, which);
      return null;
    });
  }

  /** The table of the rematch, or of the game that follows: the one there is, unless it was closed again, or a new one. */
  rematch(person: string, isSequel: boolean): Promise<string | Failed> {
    return this.ledger.inTurn(async (stored) => {
      if (seatOf(stored.head, person) === null) return new Failed('notSeated');
      if (stored.head.stage !== 'finished') return new Failed('notFinished');
      const { next } = stored.head;
      if (next !== null && (await this.house.store.table(next)) !== null) return next;
      const options = isSequel ? (this.ledger.game?.sequel() ?? null) : stored.charter.options;
      const again = options === null ? new Failed('noSequel') : await this.news.again(person, stored, options);
      if (again instanceof Failed) return again;
      const done = await this.ledger.commit(stored, draft({ ...stored.head, next: again.id }, { info: true, again }), null);
      return done instanceof Failed ? done : again.id;
    });
  }

  /** Hands a guest's place to the account the guest has logged in to. */
  handOver(from: string, to: string): Promise<number | Failed> {
    return this.ledger.change(null, ({ head }) => handedOver(head, from, to));
  }

  /** Whoever has run out of time gets what the table has agreed on. */
  async checkTime(): Promise<void> {
    try {
      await this.ledger.change(null, (sitting) => {
        const { game } = this.ledger;
        return (game === null ? null : limitsOver({ ...sitting, table: game })) ?? timeUp(sitting, game) ?? new Failed('notFound');
      });
    } catch (error) {
      this.house.log.error({ err: error, table: this.id }, 'a clock could not be looked at');
    }
  }

  // ——— how it goes on

  /** Bots think about what they are asked, and the next clock to run out is waited for. */
  private goOn(stored: StoredTable): void {
    const { charter, head } = stored;
    this.cancelClock();
    if (this.stopped) return;
    if (this.ledger.game !== null) this.robots.look(charter, head, this.ledger.game);
    this.lookAtHelp(head);
    const due = dueAt(this.ledger.sitting(stored));
    if (due === null) return;
    const { time } = this.house;
    this.cancelClock = time.after(due - time.now(), () => void this.checkTime());
  }

  /** Whoever was helped may have answered, or gone. */
  private lookAtHelp(head: Head): void {
    const { game } = this.ledger;
    if (game !== null) this.help.look(game, (seat) => this.screen.isHere(head, seat));
  }

  /** Whose voice was still to be heard may have dropped out: then nobody is left to wait for. */
  private settleRequest({ head }: StoredTable): void {
    const isSettled = (now: Head): boolean => now.request !== null && now.stage === 'playing' && openVoters(now).length === 0;
    if (!isSettled(head)) return;
    const settled = this.ledger.change(null, (sitting) => {
      if (!isSettled(sitting.head)) return new Failed('noRequest');
      return this.playing(sitting, async (playing) => {
        const drafted = await this.grantedOr(playing, sitting.head);
        return drafted instanceof Failed ? draft({ ...sitting.head, request: null }) : drafted;
      });
    });
    settled.catch((error: unknown) => this.house.log.error({ err: error, table: this.id }, 'a request could not be settled'));
  }

  /** Nobody else would set bots going again after a fault of the store, so they are looked at after a while, which is longer each time. */
  private lookAgainLater(): void {
    const { time, log } = this.house;
    this.cancelAgain();
    if (this.stopped) return;
    this.cancelAgain = time.after(Math.min(AGAIN.first * 2 ** this.faults++, AGAIN.most), () => {
      this.ledger
        .inTurn(async (stored) => this.goOn(stored))
        .catch((error: unknown) => {
          log.error({ err: error, table: this.id }, 'a table could not be taken up again');
          this.lookAgainLater();
        });
    });
  }

  private async botAnswer(seat: Seat, text: string, question: string | undefined): Promise<BotPlay> {
    try {
      const done = await this.ledger.change(null, (sitting) => {
        if (this.stopped || sitting.head.stage !== 'playing' || botOn(sitting.head.holdings[seat]) === null) return new Failed('noStandIn');
        return this.playing(sitting, (playing) => answer(playing, seat, text, question));
      });
      if (!(done instanceof Failed)) {
        this.house.metrics.answers.inc({ by: 'bot' });
        return 'played';
      }
      if (done.code === 'storeUnavailable') {
        this.lookAgainLater();
        return 'notStored';
      }
      if (done.code !== 'noStandIn')
        this.house.log.warn({ table: this.id, seat, code: done.code, refusal: done.detail.refusal?.key }, 'a bot was refused');
    } catch (error) {
      this.house.log.error({ err: error, table: this.id, seat }, 'a bot could not answer');
      this.lookAgainLater();
      return 'notStored';
    }
    return 'refused';
  }

  /** An act of a person's seat in a game that runs. */
  private act(
    person: string,
    nonce: string,
    work: (sitting: PlayingSitting, seat: Seat, stored: StoredTable) => Drafted | Promise<Drafted>,
  ): Promise<number | Failed> {
    return this.ledger.change(`${person}:${nonce}`, (sitting, stored) => {
      const seat = seatOf(sitting.head, person);
      const cannot = mayAct(sitting.head, seat);
      if (cannot !== null || seat === null) return cannot ?? new Failed('notSeated');
      if (outOfTime(sitting).includes(seat)) return new Failed('outOfTime');
      return this.playing(sitting, (playing) => work(playing, seat, stored));
    });
  }

  /** An act that a person may do although a bot plays their seat. */
  private actAnyway(person: string, nonce: string | null, work: (sitting: Sitting, seat: Seat) => Drafted): Promise<number | Failed> {
    return this.ledger.change(nonce === null ? null : `${person}:${nonce}`, (sitting) => {
      const { stage } = sitting.head;
      const seat = seatOf(sitting.head, person);
      if (seat === null) return new Failed('notSeated');
      if (stage !== 'playing') return new Failed(stage === 'gathering' ? 'notStarted' : 'finished');
      return work(sitting, seat);
    });
  }

  private playing(sitting: Sitting, work: (playing: PlayingSitting) => Drafted | Promise<Drafted>): Drafted | Promise<Drafted> {
    const { game } = this.ledger;
    return game === null ? this.unplayable() : work({ ...sitting, table: game });
  }

  private unplayable(): Failed {
    return this.ledger.unplayable ?? new Failed('notStarted');
  }

  /** Carries a request out when everybody has agreed, else keeps it open. */
  private async grantedOr(sitting: PlayingSitting, head: Head): Promise<Drafted> {
    const { request } = head;
    if (request === null) return draft(head);
    if (request.kind === 'bot') return this.standInOr(sitting, head, request.of);
    if (!isGranted(head)) return draft(head);
    const to = lastAnswerOf(sitting.table, request.seat);
    if (to === null) return new Failed('nothingToUndo');
    const { game, setup, lines, standings } = sitting.table;
    const kept = lines.slice(0, to);
    const { crew, packJson } = this.house;
    const pack = packJson(game.id, setup.pack ?? '');
    const { state } = await crew.stateAt({ game: game.id, pack, setup, lines: kept }, this.id);
    const table = Table.resume(game, setup, kept, state, standings);
    table.keepsBeat = sitting.table.keepsBeat;
    table.waitsFor = sitting.table.waitsFor;
    this.ledger.game = table;
    return cutBack({ ...sitting, head, table }, request.seat);
  }

  /** Who is away has no voice in it, or two who are gone could never be stood in for; and who has come back needs no stand-in. */
  private standInOr(sitting: PlayingSitting, head: Head, of: Seat): Drafted {
    if (!this.isAway(sitting, of)) return draft({ ...head, request: null });
    return openVoters(head).every((seat) => this.isAway(sitting, seat)) ? grantStandIn({ ...sitting, head }, of) : draft(head);
  }

  private isAway({ head, now }: Sitting, seat: Seat): boolean {
    const away = this.screen.awayFor(head, seat, now);
    return away !== null && away >= this.house.absence;
  }

  private stand(person: string, set: (game: Table, seat: Seat) => Failed | null): Promise<Failed | null> {
    return this.ledger.inTurn(async (stored) => {
      const seat = seatOf(stored.head, person);
      const cannot = mayAct(stored.head, seat);
      if (cannot !== null || seat === null) return cannot ?? new Failed('notSeated');
      const { game } = this.ledger;
      if (game === null) return this.unplayable();
      const failed = set(game, seat) ?? (await this.ledger.commitStandings(stored, game));
      if (failed !== null) return failed;
      this.screen.standingSet(stored.head, game, seat);
      const playing = { ...this.ledger.sitting(stored), table: game };
      const isOther = game.keepsBeat && game.awaited().some((q) => q.seat === seat) !== stored.head.waiting.includes(seat);
      const done = isOther ? await this.ledger.commit(stored, askedAnew(playing, seat), null) : null;
      return done instanceof Failed ? done : null;
    });
  }

  private async changeInfo(
    person: string,
    nonce: string,
    work: (sitting: Sitting, stored: StoredTable) => Drafted | Promise<Drafted>,
  ): Promise<TableInfo | Failed> {
    const done = await this.ledger.change(`${person}:${nonce}`, work);
    return done instanceof Failed ? done : this.infoAfter(person);
  }

  private infoAfter(person: string): Promise<TableInfo | Failed> {
    return this.ledger.inTurn(async (stored) => infoOf(stored, person, this.screen.faces(stored.head)));
  }
}
