/** One client: what it sends is checked and carried out, what it watches is sent to it. */

import type { Socket } from 'node:net';
import { Compile } from 'typebox/compile';
import { WebSocket } from 'ws';
import { ANY_MESSAGE, BYTES_FOR_ONE, MESSAGE_PRICES } from '../budget.ts';
import { Failed } from '../failed.ts';
import type { House } from '../house.ts';
import type { Visitor } from '../people/people.ts';
import type { ClientMessage, ErrorCode, ServerMessage } from '../protocol/index.ts';
import { LIMITS } from '../protocol/limits.ts';
import { ClientMessageSchema } from '../protocol/schemas.ts';
import type { Watcher } from '../tables/audience.ts';
import type { Hall } from '../tables/hall.ts';
import { oneLine } from '../texts.ts';

/** Messages of so many characters are worth compressing. */
export const COMPRESSED_FROM = 16_384;

const check = Compile(ClientMessageSchema);

/** After so many messages that cannot be read or come too fast, the socket is closed; one is forgiven after so many milliseconds. */
const STRIKES = { most: 10, forgiven: 10_000 };
/**
 * A client that does not read what it is sent is not listened to until it does; when more waits for it, or nothing is taken for so many
 * milliseconds, it is cut off. It can resume later.
 */
const UNREAD = { heardBelow: 262_144, most: 1_048_576, patience: 5_000 };
/** Messages that are being carried out; the next is not read before one of them is done. */
const MOST_UNDER_WAY = 32;
/** Milliseconds that somebody who is thrown out has to hear why. */
const LEAVE = 1_000;

const CLOSE_POLICY = 1008;
const CLOSE_DISMISSED = 4000;

type Nonced = Extract<ClientMessage, { readonly nonce: string }>;

export interface ConnectionHost {
  readonly house: House;
  readonly hall: Hall;
  /** Takes a price from the budget of whoever this is; false when it is not there. */
  affords(price: number): boolean;
  /** So many bytes were sent because they were asked for. */
  charge(bytes: number): void;
  /** Does something when its turn comes; false when too much waits. */
  inTurn(price: number, work: () => void): boolean;
  /** Whether a person may say something more now. */
  maySay(person: string): boolean;
  lobby(connection: Connection, on: boolean): void;
}

export class Connection implements Watcher {
  readonly person: string | null;
  /** Hash of the device's token. */
  readonly device: string | null;
  readonly asker: string;
  private readonly address: string;
  private readonly socket: WebSocket;
  private readonly line: Socket;
  private readonly host: ConnectionHost;
  /** The tables it wants to be shown, each with the number of the message that last asked for it. */
  private readonly watched: Map<string, number> = new Map();
  private asked = 0;
  private looking: Promise<void> = Promise.resolve();
  private underWay = 0;
  private strikes = 0;
  private struckAt = 0;
  private open = true;
  private paused = false;
  /** Waits for somebody who does not read. */
  private patience: NodeJS.Timeout | null = null;
  private corked = false;
  /** Whether it has been heard of since it was last asked. */
  alive = true;

  /** `line` is what the socket is spoken over. */
  constructor(host: ConnectionHost, socket: WebSocket, line: Socket, visitor: Visitor | null, address: string) {
    this.host = host;
    this.socket = socket;
    this.line = line;
    this.person = visitor?.person.id ?? null;
    this.device = visitor?.device ?? null;
    this.address = address;
    this.asker = this.person ?? address;
    socket.on('message', (data, isBinary) => this.received(data.toString(), isBinary));
    socket.on('ping', (data) => {
      if (this.affords(ANY_MESSAGE)) socket.pong(data);
    });
    socket.on('pong', () => {
      if (this.affords(ANY_MESSAGE)) this.alive = true;
    });
    // Whatever is sent has its price, also what never becomes a message.
    line.on('data', (part: Buffer) => this.affords(part.length / BYTES_FOR_ONE.received));
    line.on('drain', () => this.listenAgain());
    this.tell({ type: 'hello', me: this.person, now: host.house.time.now(), others: host.house.isShared });
  }

  send(text: string): void {
    if (!this.open || this.socket.readyState !== WebSocket.OPEN) return;
    if (this.socket.bufferedAmount > UNREAD.most) {
      this.shed('unread');
      return;
    }
    this.cork();
    // Compressing takes a while, after which nothing else says that there is room again.
    if (text.length < COMPRESSED_FROM) this.socket.send(text);
    else this.socket.send(text, () => this.listenAgain());
  }

  reply(text: string): void {
    this.host.charge(text.length);
    this.send(text);
  }

  /** What is sent in one go of the loop goes out together. */
  private cork(): void {
    if (this.corked) return;
    this.corked = true;
    this.line.cork();
    process.nextTick(() => {
      this.corked = false;
      this.line.uncork();
    });
  }

  lose(table: string, code: ErrorCode): void {
    this.watched.delete(table);
    this.tell({ type: 'gone', table, code });
  }

  watches(table: string): boolean {
    return this.watched.has(table);
  }

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  ping(): void {
    if (!this.alive) {
      this.shed('silent');
      return;
    }
    this.alive = false;
    this.socket.ping();
  }

  close(code: number, reason: ErrorCode): void {
    this.tell({ type: 'error', code: reason });
    this.socket.close(code, reason);
  }

  cutOff(): void {
    this.socket.terminate();
  }

  private shed(why: string): void {
    if (this.open) this.host.house.metrics.shed.inc({ why });
    this.gone();
    this.cutOff();
  }

  /** The device is somebody else's now; whoever that is comes anew. */
  dismiss(): void {
    this.gone();
    this.socket.close(CLOSE_DISMISSED);
  }

  /** The socket is closed. */
  gone(): void {
    this.open = false;
    if (this.patience !== null) clearTimeout(this.patience);
    for (const table of this.watched.keys()) this.host.hall.unwatch(table, this);
    this.watched.clear();
  }

  private received(text: string, isBinary: boolean): void {
    this.alive = true;
    if (!this.affords(ANY_MESSAGE)) return;
    const message = isBinary ? null : read(text);
    if (message === null) {
      this.strike('malformed');
      return;
    }
    const price = MESSAGE_PRICES[message.type];
    if (!this.affords(price)) return;
    this.underWay++;
    if (!this.host.inTurn(price, () => this.carry(message))) {
      this.underWay--;
      this.strike('tooMany');
    }
    this.listenLess();
  }

  private carry(message: ClientMessage): void {
    const carried = this.open ? this.carryOut(message) : Promise.resolve();
    carried
      .catch((error: unknown) => {
        this.host.house.log.error({ err: error, type: message.type }, 'a message could not be carried out');
        if ('nonce' in message) this.refuse(message, new Failed('internal'));
        else this.tell({ type: 'error', code: 'internal' });
      })
      .finally(() => {
        this.underWay--;
        this.listenAgain();
      });
  }

  /** Whether there is enough in the budget, from which it is taken. */
  private affords(price: number): boolean {
    if (!this.open) return false;
    if (this.host.affords(price)) return true;
    this.strike('tooMany');
    return false;
  }

  private strike(code: ErrorCode): void {
    if (!this.open) return;
    const { metrics, time } = this.host.house;
    metrics.refusals.inc({ code });
    const now = time.now();
    this.strikes = Math.max(0, this.strikes - (now - this.struckAt) / STRIKES.forgiven) + 1;
    this.struckAt = now;
    if (this.strikes > STRIKES.most - 1) this.throwOut(code);
    else this.tell({ type: 'error', code });
  }

  /** Says why, and hears no more: not even that the other side agrees. */
  private throwOut(code: ErrorCode): void {
    this.host.house.metrics.shed.inc({ why: code });
    this.close(CLOSE_POLICY, code);
    this.gone();
    this.socket.pause();
    setTimeout(() => this.cutOff(), LEAVE).unref();
  }

  /** Whoever asks faster than can be answered, or does not read the answers, is read no further. */
  private listenLess(): void {
    if (this.paused || !this.open) return;
    const isFull = this.socket.bufferedAmount > UNREAD.heardBelow;
    if (this.underWay < MOST_UNDER_WAY && !isFull) return;
    this.paused = true;
    this.socket.pause();
    if (isFull) this.waitForReader(this.socket.bufferedAmount);
  }

  private listenAgain(): void {
    if (!this.open) return;
    const isFull = this.socket.bufferedAmount > UNREAD.heardBelow;
    if (isFull && this.patience === null) this.waitForReader(this.socket.bufferedAmount);
    if (!this.paused || this.underWay >= MOST_UNDER_WAY || isFull) return;
    this.paused = false;
    this.socket.resume();
  }

  /** Looks after a while whether something was taken of what waits. */
  private waitForReader(waiting: number): void {
    if (this.patience !== null) clearTimeout(this.patience);
    this.patience = setTimeout(() => {
      this.patience = null;
      const left = this.socket.bufferedAmount;
      if (left > UNREAD.heardBelow && left >= waiting) this.shed('unread');
      else this.listenAgain();
    }, UNREAD.patience);
    this.patience.unref();
  }

  private async carryOut(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'ping':
        this.tell({ type: 'pong', at: message.at, now: this.host.house.time.now() });
        return;
      case 'lobby':
        this.host.lobby(this, message.on);
        return;
      case 'watch':
        return this.watch(message.table, message.since, message.token);
      case 'unwatch':
        this.watched.delete(message.table);
        this.host.hall.unwatch(message.table, this);
        return;
      case 'at':
        return this.lookBack(message);
      default:
        if (this.person === null) this.refuse(message, new Failed('notSeated'));
        else await this.act(this.person, message);
    }
  }

  /** One look at a time: each replays a game in a thread that bots need as well. */
  private lookBack(message: Extract<ClientMessage, { readonly type: 'at' }>): Promise<void> {
    const look = this.looking.then(async () => {
      if (this.open)
        this.show(message, await this.host.hall.anyTable(message.table).at(this, message.seq), (view) => ({ type: 'at', view }));
    });
    this.looking = look.catch(() => undefined);
    return look;
  }

  private async watch(table: string, since: number | undefined, token: string | undefined): Promise<void> {
    if (!this.watched.has(table) && this.watched.size >= LIMITS.watched) {
      this.tell({ type: 'gone', table, code: 'watchingTooMany' });
      return;
    }
    const asked = ++this.asked;
    this.watched.set(table, asked);
    const failed = await this.host.hall.anyTable(table).watch(this, since, token);
    // It may have turned away, or gone, before the table could be shown.
    if (!this.watched.has(table)) this.host.hall.unwatch(table, this);
    else if (failed !== null && this.watched.get(table) === asked) this.lose(table, failed.code);
  }

  private async act(person: string, message: Exclude<Nonced, { readonly type: 'at' }>): Promise<void> {
    const table = this.host.hall.anyTable(message.table);
    switch (message.type) {
      case 'answer':
        return this.settle(message, await table.answer(person, message.text, message.question, message.nonce));
      case 'plan': {
        const done = await table.plan(person, message.answers, message.question, message.nonce);
        if (done instanceof Failed) return this.refuse(message, done);
        const { version, stopped } = done;
        this.tell({ type: 'accepted', table: message.table, nonce: message.nonce, version, ...(stopped === null ? {} : { stopped }) });
        return;
      }
      case 'foresee':
        return this.show(message, await table.foresee(person, message.texts, this.asker), (foresight) => ({
          type: 'foresight',
          foresight,
        }));
      case 'advise':
        return this.show(message, await table.advise(person, message.question, this.address), (advice) => ({ type: 'advice', advice }));
      case 'doubt': {
        const { question, text, share } = message;
        return this.show(message, await table.doubt(person, question, text, share, this.address), (mistake) => ({
          type: 'doubted',
          mistake,
        }));
      }
      case 'undo':
        return this.settle(message, await table.undo(person, message.nonce));
      case 'askUndo':
        return this.settle(message, await table.askUndo(person, message.nonce));
      case 'consent':
        return this.settle(message, await table.consent(person, message.request, message.yes, message.nonce));
      case 'botVote':
        return this.settle(message, await table.botVote(person, message.seat, message.nonce));
      case 'hold':
        return this.settle(message, await table.hold(person, message.question, message.nonce));
      case 'takeBack':
        return this.settle(message, await table.takeBack(person, message.nonce));
      case 'resign':
        return this.settle(message, await table.resign(person, message.nonce));
      case 'chat': {
        const text = oneLine(message.text);
        if (text === '') return this.settle(message, new Failed('malformed'));
        return this.settle(
          message,
          this.host.maySay(person) ? await table.say(person, text, message.room, message.nonce) : new Failed('tooMany'),
        );
      }
      case 'setStanding':
        return this.settle(message, await table.setStanding(person, message.standing));
      case 'clearStanding':
        return this.settle(message, await table.clearStanding(person, message));
      case 'why':
        return this.show(message, await table.why(person, message.question), (refused) => ({ type: 'why', refused }));
    }
  }

  /** Says whether it was done; standing answers make no version. */
  private settle(message: Nonced, done: number | null | Failed): void {
    if (done instanceof Failed) this.refuse(message, done);
    else this.tell({ type: 'accepted', table: message.table, nonce: message.nonce, version: done ?? 0 });
  }

  private refuse({ table, nonce }: Nonced, { code, detail }: Failed): void {
    this.host.house.metrics.refusals.inc({ code });
    this.tell({ type: 'refused', table, nonce, ...(detail.refusal === undefined ? { code } : { refusal: detail.refusal }) });
  }

  private show<T, M extends object>(message: Nonced, shown: T | Failed, make: (shown: T) => M): void {
    if (shown instanceof Failed) this.refuse(message, shown);
    else this.reply(JSON.stringify({ table: message.table, nonce: message.nonce, ...make(shown) }));
  }
}

function read(text: string): ClientMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    return check.Check(value) ? value : null;
  } catch {
    return null;
  }
}
