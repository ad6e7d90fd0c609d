/** A table on the server as this client has it: built from the messages of the socket. */

import type { Advice } from '@castellan/bots';
import {
  type Foresight,
  type GameRecord,
  type Planned,
  type Refusal,
  type Refused,
  type Seat,
  type SeatView,
  type Standing,
  type StandingSought,
  spoken,
} from '@castellan/engine';
import type {
  ChatLine,
  ClientMessage,
  ErrorCode,
  LogEntry,
  Presence,
  Request,
  SeatClock,
  SeatInfo,
  ServerMessage,
  TableInfo,
  TableMessage,
  Update,
} from '@castellan/server/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Countdown, Sitter, Stopped, TableClient, TableSnapshot, Unsent } from '../client.ts';
import { Coaching } from '../coaching.ts';
import { Replay } from '../local/replay.ts';
import { namesAt } from '../names.ts';
import { rest } from './rest.ts';
import { type Asking, type Reply, type Watcher, wire } from './wire.ts';

/** All that is known of the table. */
interface Known {
  readonly version: number;
  readonly info: TableInfo;
  readonly view: SeatView | null;
  readonly trouble: ErrorCode | null;
  readonly log: readonly LogEntry[];
  readonly chat: readonly ChatLine[];
  readonly clocks: readonly (SeatClock | null)[];
  /** When the clocks were read, by this device's own clock. */
  readonly clocksAt: number;
  readonly due: Countdown | null;
  readonly rooms: TableSnapshot['rooms'];
  readonly request: Request | null;
  readonly standing: readonly Standing[];
}

const TICK = 1_000;

export class OnlineTable implements TableClient {
  readonly connection = wire.connection;
  readonly latency = wire.latency;
  readonly unsent: ReadonlySignal<readonly Unsent[]>;
  readonly snapshot: ReadonlySignal<TableSnapshot | null>;
  /** The table as listed: who sits where, whether it has begun. */
  readonly info: ReadonlySignal<TableInfo | null>;
  /** What was said, also while people gather. */
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** Why the game cannot be shown, although the table can. */
  readonly trouble: ReadonlySignal<ErrorCode | null>;
  /** Whether hints and the coach are to be had: nobody else plays. */
  readonly isAdvised: ReadonlySignal<boolean>;
  readonly coach = new Coaching();
  /** Why the table may not be seen. */
  readonly gone = signal<ErrorCode | null>(null);
  private readonly id: string;
  private readonly known = signal<Known | null>(null);
  private readonly sending = signal<readonly string[]>([]);
  private readonly now = signal(performance.now());
  private readonly watcher: Watcher;
  private readonly unwatch: () => void;
  private readonly ticking: ReturnType<typeof setInterval>;
  private replay: Promise<{ readonly record: GameRecord; readonly replay: Replay } | null> | null = null;

  constructor(id: string, token?: string) {
    this.id = id;
    this.snapshot = computed(() => this.shown());
    this.unsent = computed(() => (wire.connection.value === 'offline' ? unsentIn(wire.waiting.value, id) : []));
    this.info = computed(() => this.known.value?.info ?? null);
    this.isAdvised = computed(() => this.known.value?.info.advised ?? false);
    this.chat = computed(() => this.known.value?.chat ?? []);
    this.trouble = computed(() => this.known.value?.trouble ?? null);
    this.watcher = { table: id, token, since: () => this.known.peek()?.version, hear: (message) => this.hear(message) };
    this.unwatch = wire.watch(this.watcher);
    this.ticking = setInterval(() => {
      if (this.known.peek()?.clocks.some((clock) => clock?.running)) this.now.value = performance.now();
    }, TICK);
  }

  async answer(text: string, question: string): Promise<Refusal | null> {
    const again = (): void => void this.answer(text, question);
    const reply = await this.give(text, question, { type: 'answer', table: this.id, text, ...named(text, question) }, again);
    return reply === null ? null : refusalIn(reply);
  }

  async answerAll(plan: readonly Planned[], question: string): Promise<Stopped | null> {
    if (plan.length === 0) return null;
    const [{ text }] = plan;
    const answers = plan.map(({ text, step }) => (step === undefined ? { text } : { text, step }));
    const again = (): void => void this.answerAll(plan, question);
    const reply = await this.give(text, question, { type: 'plan', table: this.id, answers, ...named(text, question) }, again);
    if (reply === null) return null;
    if (reply.type === 'accepted') return reply.stopped ?? null;
    const refusal = refusalIn(reply);
    return refusal === null ? null : { at: 0, refusal };
  }

  async foresee(texts: readonly string[]): Promise<Foresight | null> {
    const reply = await this.ask({ type: 'foresee', table: this.id, texts: [...texts] });
    return reply.type === 'foresight' ? reply.foresight : null;
  }

  /** What a strong bot would answer, and why. */
  async hint(): Promise<Advice | null> {
    const question = this.known.peek()?.view?.asked?.id;
    if (question === undefined) return null;
    const reply = await this.ask({ type: 'advise', table: this.id, question });
    return reply.type === 'advice' ? reply.advice : null;
  }

  /** An answer that waits for the line waits for no coach. */
  private async mayGive(text: string, question: string, again: () => void): Promise<boolean> {
    if (!this.isAdvised.peek() || wire.connection.peek() !== 'online') return true;
    return this.coach.lets(
      text,
      question,
      async (share) => {
        const reply = await this.ask({ type: 'doubt', table: this.id, question, text, share });
        return reply.type === 'doubted' ? reply.mistake : null;
      },
      again,
    );
  }

  /** Free up to the last safe point; beyond it the others are asked. */
  async undo(): Promise<Refusal | null> {
    const free = this.known.peek()?.view?.undo.ok ?? false;
    const refused = free ? refusalIn(await this.ask({ type: 'undo', table: this.id })) : null;
    // Whether an answer showed something is found out only when it is to be taken back.
    if (free && refused?.key !== 'cannotUndo') return refused;
    return refusalIn(await this.ask({ type: 'askUndo', table: this.id }));
  }

  async hold(question: string): Promise<Refusal | null> {
    return refusalIn(await this.ask({ type: 'hold', table: this.id, question }));
  }

  async refused(question: string): Promise<readonly Refused[]> {
    const reply = await this.ask({ type: 'why', table: this.id, question });
    return reply.type === 'why' ? reply.refused : [];
  }

  setStanding(standing: Standing): void {
    void this.ask({ type: 'setStanding', table: this.id, standing });
  }

  clearStanding({ step, key, where, when }: StandingSought): void {
    void this.ask({ type: 'clearStanding', table: this.id, step, key, where, when });
  }

  consent(yes: boolean): void {
    const request = this.known.peek()?.request;
    if (request) void this.ask({ type: 'consent', table: this.id, request: request.id, yes });
  }

  async say(text: string, room?: number): Promise<Refusal | null> {
    return refusalIn(await this.ask({ type: 'chat', table: this.id, text, room }));
  }

  resign(): void {
    void this.ask({ type: 'resign', table: this.id });
  }

  /** I would like a bot to play for an absent seat. */
  async voteForBot(seat: Seat): Promise<Refusal | null> {
    return refusalIn(await this.ask({ type: 'botVote', table: this.id, seat }));
  }

  /** I am back: the bot that stood in for me leaves my seat. */
  async takeBack(): Promise<Refusal | null> {
    return refusalIn(await this.ask({ type: 'takeBack', table: this.id }));
  }

  async rematch(isSequel: boolean): Promise<string | null> {
    const made = await rest.rematch(this.id, { sequel: isSequel });
    return made.ok ? made.value.id : null;
  }

  /** Only local tables are shared by several people at one screen. */
  uncover(): void {}

  /** The server's bots keep their own pace. */
  hurry(): void {}

  async at(seq: number, seat: Seat | null): Promise<SeatView | null> {
    const known = this.known.peek();
    if (known?.info.stage === 'finished') return (await this.finished())?.replay.at(seq, seat) ?? null;
    if (seat !== (known?.info.mine ?? null)) return null;
    const reply = await this.ask({ type: 'at', table: this.id, seq });
    return reply.type === 'at' ? reply.view : null;
  }

  /** Goes on from a moment of a finished game on this device: the reader on their seat, bots on the others. */
  async fork(seq: number): Promise<string | null> {
    const info = this.known.peek()?.info;
    const [found, { chairsAt }] = await Promise.all([this.finished(), import('../local/record.ts')]);
    if (info === undefined || found === null) return null;
    return found.replay.fork(seq, { id: this.id, title: info.title, chairs: chairsAt(info) });
  }

  async record(): Promise<GameRecord> {
    const found = await this.finished();
    if (found === null) throw new Error('the record is published when the game is over');
    return found.record;
  }

  close(): void {
    clearInterval(this.ticking);
    this.unwatch();
    void this.replay?.then((found) => found?.replay.close());
  }

  private ask(asking: Asking): Promise<Reply> {
    return wire.ask(asking);
  }

  /**
   * An answer is shown as being on its way, and nothing else is asked meanwhile; what is said beside the question leaves it open. Null where the
   * coach holds it back: `again` gives it once more.
   */
  private async give(text: string, question: string, asking: Asking, again: () => void): Promise<Reply | null> {
    if (spoken(text).manner === 'aside') return this.ask(asking);
    this.sending.value = [...this.sending.value, text];
    const reply = (await this.mayGive(text, question, again)) ? await this.ask(asking) : null;
    this.sending.value = this.sending.value.filter((other) => other !== text);
    return reply;
  }

  /** The published record of a finished game; fetched once. */
  private finished(): Promise<{ readonly record: GameRecord; readonly replay: Replay } | null> {
    if (this.known.peek()?.info.stage !== 'finished') return Promise.resolve(null);
    this.replay ??= Promise.all([rest.tableRecord(this.id, this.watcher.token), import('@castellan/engine/record')]).then(
      ([found, { parseRecord }]) => {
        const parsed = found.ok ? parseRecord(found.value) : null;
        if (!parsed?.ok) {
          this.replay = null;
          return null;
        }
        return { record: parsed.record, replay: new Replay(parsed.record) };
      },
    );
    return this.replay;
  }

  private hear(message: ServerMessage): void {
    const known = this.known.peek();
    switch (message.type) {
      case 'table':
        this.gone.value = null;
        this.known.value = whole(message);
        return;
      case 'update':
        if (known !== null && message.after === known.version) this.known.value = updated(known, message);
        // What begins before what is known and ends after it would be told twice in part.
        else if (known === null || message.version > known.version) wire.resync(this.watcher);
        return;
      case 'presence':
        if (known !== null) this.known.value = { ...known, info: present(known.info, message) };
        return;
      case 'standing':
        if (known !== null) this.known.value = { ...known, standing: message.standing };
        return;
      case 'gone':
        this.gone.value = message.code;
    }
  }

  private shown(): TableSnapshot | null {
    const known = this.known.value;
    if (known === null || known.view === null) return null;
    const { info, request } = known;
    const elapsed = Math.max(0, this.now.value - known.clocksAt);
    const names = namesAt(info.id, info.seats);
    return {
      id: info.id,
      title: info.title,
      forked: info.forked ? { table: null, at: info.forkedAt } : null,
      game: info.game,
      stage: info.stage,
      sitters: info.seats.map((seat): Sitter => sitter(info.mine, seat, names[seat.seat], timeLeft(known.clocks[seat.seat], elapsed))),
      spectators: info.watching,
      view: known.view,
      log: known.log,
      chat: known.chat,
      standing: known.standing,
      due: known.due,
      rooms: known.rooms,
      sending: this.sending.value[0] ?? null,
      request,
      curtain: null,
      mayTalk: mayTalk(info),
      ending: info.ending,
      commitment: info.commitment,
    };
  }
}

/** An interjection names no question. */
function named(text: string, question: string): { readonly question?: string } {
  return spoken(text).manner === 'interjection' ? {} : { question };
}

function whole({ version, info, view, trouble, log, chat, clocks, due, rooms, request, standing }: TableMessage): Known {
  const clocksAt = performance.now();
  return {
    version,
    info,
    view,
    trouble: trouble ?? null,
    log,
    chat,
    clocks,
    clocksAt,
    due: counted(due),
    rooms: ending(rooms),
    request,
    standing,
  };
}

function counted(due: TableMessage['due']): Countdown | null {
  return due === null ? null : { question: due.question, until: Date.now() + due.left, answer: due.answer, hold: due.hold };
}

function ending(rooms: TableMessage['rooms']): TableSnapshot['rooms'] {
  return rooms.map(({ room, left }) => ({ room, until: Date.now() + left }));
}

function updated(known: Known, update: Update): Known {
  const { version, info, view, log, chat, clocks, due, rooms, request } = update;
  return {
    ...known,
    version,
    info: info ?? known.info,
    view: view ?? known.view,
    log: log === undefined ? known.log : [...known.log, ...log],
    chat: chat === undefined ? known.chat : [...known.chat, ...chat],
    clocks: clocks ?? known.clocks,
    clocksAt: clocks === undefined ? known.clocksAt : performance.now(),
    due: due === undefined ? known.due : counted(due),
    rooms: rooms === undefined ? known.rooms : ending(rooms),
    request: request === undefined ? known.request : request,
  };
}

function present(info: TableInfo, { online, watching }: Presence): TableInfo {
  return { ...info, watching, seats: info.seats.map((seat) => ({ ...seat, online: online[seat.seat] ?? seat.online })) };
}

/** Those who sit at the table talk, and its host. */
export function mayTalk({ mine, host }: TableInfo): boolean {
  return mine !== null || host;
}

function timeLeft(clock: SeatClock | null | undefined, elapsed: number): number | null {
  if (!clock) return null;
  return clock.running ? Math.max(0, clock.left - elapsed) : clock.left;
}

function sitter(
  mine: Seat | null,
  { seat, kind, level, character, online, standIn, resigned }: SeatInfo,
  name: string,
  clock: number | null,
): Sitter {
  const bot = kind === 'bot' || standIn || resigned;
  return {
    seat,
    name,
    kind: seat === mine ? 'me' : kind === 'bot' ? 'bot' : kind === 'person' ? 'person' : 'open',
    ...(bot && level !== null ? { level } : {}),
    ...(character === undefined ? {} : { character }),
    ...(resigned ? { standIn: 'resigned' as const } : standIn ? { standIn: 'away' as const } : {}),
    online,
    clock,
  };
}

/** Questions to the table are not told: they are asked again by themselves when somebody looks. */
function unsentIn(waiting: readonly ClientMessage[], table: string): Unsent[] {
  return waiting.flatMap((message): Unsent[] => {
    if (!('table' in message) || message.table !== table) return [];
    switch (message.type) {
      case 'answer':
      case 'chat':
        return [{ kind: message.type, text: message.text }];
      case 'plan':
        return [{ kind: 'plan', text: '' }];
      case 'undo':
      case 'askUndo':
        return [{ kind: 'undo', text: '' }];
      case 'setStanding':
      case 'clearStanding':
        return [{ kind: 'standing', text: '' }];
      case 'hold':
        return [{ kind: 'hold', text: '' }];
      case 'botVote':
        return [{ kind: 'vote', text: '' }];
      case 'takeBack':
        return [{ kind: 'seat', text: '' }];
      case 'consent':
      case 'resign':
        return [{ kind: message.type, text: '' }];
      default:
        return [];
    }
  });
}

/** What stands against a request, as the shell tells it; the server's own reasons are told as `refusal.error.<code>`. */
function refusalIn(reply: Reply): Refusal | null {
  if (reply.type !== 'refused') return null;
  return reply.refusal ?? { rule: 'kernel', key: `error.${reply.code ?? 'internal'}`, params: {} };
}
