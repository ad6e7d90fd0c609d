/**
 * The one socket of this client, for all its tables. After a break it opens again by itself, watches every table from the last
 * version seen, and sends what was not yet accepted once more with the same nonce, in the order in which it was asked.
 */

import { API, type ClientMessage, type LobbyList, type ServerMessage, type Turn } from '@castellan/server/protocol';
import { signal } from '@preact/signals';
import type { Connection } from '../client.ts';
import { randomHex } from '../random.ts';

/** Somebody who follows a table. */
export interface Watcher {
  readonly table: string;
  readonly token: string | undefined;
  /** Last version seen; undefined before the first. */
  since(): number | undefined;
  hear(message: ServerMessage & { readonly table: string }): void;
}

/** A message that wants a reply, without the name by which the reply is known. */
export type Asking = ClientMessage extends infer M ? (M extends { readonly nonce: string } ? Omit<M, 'nonce'> : never) : never;

export type Reply = ServerMessage & { readonly nonce: string };

interface Pending {
  readonly message: ClientMessage;
  readonly resolve: (reply: Reply) => void;
}

/** Somebody who shows a list of others' tables. */
interface Follower {
  readonly list: LobbyList;
  readonly changed: () => void;
}

/** The first try is at once; between the next ones, give or take half, so that not all come back at the same moment. */
const BACKOFF = { first: 200, most: 15_000 };
/** By these the server says that it was too much: whoever comes back at once is too much again. */
const TOO_MUCH: ReadonlySet<number> = new Set([1008, 1013]);
/** Who was told that it was too much waits so long, in milliseconds. */
const TOO_FAST = 2_000;
/**
 * Milliseconds of silence after which the server is asked whether it is there, and within which it must say so. Where others would do as
 * well, somebody at a table does not wait long for one that has stopped.
 */
const BEAT = {
  usual: { every: 15_000, patience: 8_000 },
  brisk: { every: 1_500, patience: 1_500 },
  /** Somebody waits for a reply. */
  asked: { every: 500, patience: 1_500 },
};
/** A line on which answers take long is given so many times as long, which is forgotten little by little. */
const SLOW = { times: 3, kept: 0.8 };

class Wire {
  readonly connection = signal<Connection>('connecting');
  readonly latency = signal<number | null>(null);
  /** What wants a reply and has none yet, in the order in which it was asked. */
  readonly waiting = signal<readonly ClientMessage[]>([]);
  private socket: WebSocket | null = null;
  private readonly watchers = new Set<Watcher>();
  private readonly pending = new Map<string, Pending>();
  private readonly lobby = new Set<Follower>();
  /** Those who may have missed a change between loading their list and being heard by the server, since when; a later ping's pong says that they are. */
  private readonly unsure = new Map<Follower, number>();
  private readonly turns = new Set<(turn: Turn) => void>();
  /** Whom the server takes the open socket to be; undefined until it has said so. */
  private who: string | null | undefined;
  /** Whom it should take it to be, when that became known before it had said. */
  private meant: string | null | undefined;
  private failures = 0;
  /** Whether the server has said that there are others. */
  private hasOthers = false;
  /** Milliseconds that this line has shown to need. */
  private slack = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setTimeout> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener('online', () => this.now());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.now();
    });
  }

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    if (this.isOpen()) this.sendWatch(watcher);
    this.pingLater();
    this.need();
    return () => {
      this.watchers.delete(watcher);
      if (![...this.watchers].some(({ table }) => table === watcher.table)) this.send({ type: 'unwatch', table: watcher.table });
      this.restIfIdle();
    };
  }

  /** Watches again: what came does not follow what was known. */
  resync(watcher: Watcher): void {
    this.sendWatch(watcher);
  }

  ask(asking: Asking): Promise<Reply> {
    const nonce = randomHex(16);
    const message: ClientMessage = { ...asking, nonce };
    return new Promise((resolve) => {
      this.pending.set(nonce, { message, resolve });
      this.tellWaiting();
      this.send(message);
      this.pingLater();
      this.need();
    });
  }

  followLobby(list: LobbyList, changed: () => void): () => void {
    const follower = { list, changed };
    this.lobby.add(follower);
    this.unsure.set(follower, performance.now());
    if (this.lobby.size === 1) this.send({ type: 'lobby', on: true });
    if (this.isOpen()) this.ping();
    this.need();
    return () => {
      this.lobby.delete(follower);
      this.unsure.delete(follower);
      if (this.lobby.size === 0) this.send({ type: 'lobby', on: false });
      this.restIfIdle();
    };
  }

  followTurns(mine: (turn: Turn) => void): () => void {
    this.turns.add(mine);
    this.need();
    return () => {
      this.turns.delete(mine);
      this.restIfIdle();
    };
  }

  /** Tells the wire who the reader is; a socket that was opened as somebody else is opened anew. */
  be(person: string | null): void {
    this.meant = this.who === undefined ? person : undefined;
    if (this.socket === null || this.who === undefined || this.who === person) return;
    const former = this.socket;
    this.letGo();
    former.close();
    if (this.isNeeded()) this.open();
  }

  private tellWaiting(): void {
    this.waiting.value = [...this.pending.values()].map(({ message }) => message);
  }

  private sendPending(): void {
    for (const { message } of this.pending.values()) this.send(message);
  }

  /** What came too fast was not looked at, so it is not known which it was: all that waits is sent again, none is carried out twice. */
  private sendAgainLater(): void {
    this.again ??= setTimeout(() => {
      this.again = undefined;
      for (const watcher of this.watchers) this.sendWatch(watcher);
      this.sendPending();
    }, TOO_FAST);
  }

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private isNeeded(): boolean {
    return this.watchers.size + this.pending.size + this.lobby.size + this.turns.size > 0;
  }

  private need(): void {
    if (this.socket === null && this.retry === undefined) this.open();
  }

  /** The device is back from sleep or from a dead spot: what it believes of its socket may not be true any more. */
  private now(): void {
    this.isThere();
    if (this.isOpen()) this.ping();
    if (this.socket !== null || !this.isNeeded()) return;
    this.failures = 0;
    this.open();
  }

  private restIfIdle(): void {
    setTimeout(() => {
      if (!this.isNeeded()) this.socket?.close(1000);
    }, 1_000);
  }

  private open(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    if (this.connection.peek() !== 'offline') this.connection.value = 'connecting';
    const socket = new WebSocket(API.socket);
    this.socket = socket;
    socket.addEventListener('open', () => this.opened());
    socket.addEventListener('message', ({ data }) => {
      // One that was let go may have been opened as somebody else.
      if (this.socket === socket) this.hear(JSON.parse(String(data)));
    });
    socket.addEventListener('close', ({ code }) => this.closed(socket, code));
    this.deadline = setTimeout(() => this.giveUp(), 2 * this.patience);
  }

  private opened(): void {
    this.connection.value = 'online';
    this.isThere();
    for (const watcher of this.watchers) this.sendWatch(watcher);
    if (this.lobby.size > 0) this.send({ type: 'lobby', on: true });
    for (const follower of this.lobby) this.unsure.set(follower, performance.now());
    this.sendPending();
    this.ping();
  }

  private closed(socket: WebSocket, code?: number): void {
    if (this.socket !== socket) return;
    this.letGo();
    if (!this.isNeeded()) {
      this.connection.value = 'connecting';
      return;
    }
    this.connection.value = 'offline';
    if (code !== undefined && TOO_MUCH.has(code)) this.failures = Math.max(this.failures, 1);
    const wait = this.failures === 0 ? 0 : Math.min(BACKOFF.first * 2 ** (this.failures - 1), BACKOFF.most);
    this.failures++;
    this.retry = setTimeout(() => this.open(), wait * (0.5 + Math.random()));
  }

  private letGo(): void {
    this.socket = null;
    this.who = undefined;
    clearTimeout(this.pinging);
    this.isThere();
    this.latency.value = null;
  }

  private get beat(): typeof BEAT.usual {
    if (!this.hasOthers || document.hidden) return BEAT.usual;
    if (this.pending.size > 0) return BEAT.asked;
    return this.watchers.size > 0 ? BEAT.brisk : BEAT.usual;
  }

  private get patience(): number {
    return Math.min(Math.max(this.beat.patience, this.slack), BEAT.usual.patience);
  }

  private ping(): void {
    this.send({ type: 'ping', at: performance.now() });
    clearTimeout(this.pinging);
    this.deadline ??= setTimeout(() => this.giveUp(), this.patience);
  }

  private isThere(): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }

  /** Whatever comes says that the server is there; when nothing more does, it is asked. */
  private pingLater(): void {
    if (!this.isOpen()) return;
    clearTimeout(this.pinging);
    this.pinging = setTimeout(() => this.ping(), this.beat.every);
  }

  /** Nobody answers. A browser waits long for the other end to agree to the closing, and there is none. */
  private giveUp(): void {
    const { socket } = this;
    if (socket === null) return;
    // Should it be the line that is slow, the next one is given longer.
    this.slack = 2 * this.patience;
    socket.close();
    this.closed(socket);
  }

  private lookAgain(pinged: number): void {
    for (const [follower, since] of [...this.unsure]) {
      if (since > pinged) continue;
      this.unsure.delete(follower);
      follower.changed();
    }
  }

  private send(message: ClientMessage): void {
    if (this.isOpen()) this.socket?.send(JSON.stringify(message));
  }

  private sendWatch({ table, token, since }: Watcher): void {
    const seen = since();
    this.send({ type: 'watch', table, ...(seen === undefined ? {} : { since: seen }), ...(token === undefined ? {} : { token }) });
  }

  private hear(message: ServerMessage): void {
    this.isThere();
    this.pingLater();
    if ('nonce' in message) {
      this.pending.get(message.nonce)?.resolve(message);
      this.pending.delete(message.nonce);
      this.tellWaiting();
      return;
    }
    switch (message.type) {
      case 'pong':
        // Only now is it known that the server not only lets in but listens.
        this.failures = 0;
        this.latency.value = Math.round(performance.now() - message.at);
        this.slack = Math.max(SLOW.times * this.latency.value, SLOW.kept * this.slack);
        this.lookAgain(message.at);
        return;
      case 'lobby':
        for (const { list, changed } of this.lobby) if (list === message.list) changed();
        return;
      case 'turn':
        for (const mine of this.turns) mine(message);
        return;
      case 'hello':
        this.who = message.me;
        this.hasOthers = message.others;
        if (this.meant !== undefined) this.be(this.meant);
        return;
      case 'error':
        if (message.code === 'tooMany') this.sendAgainLater();
        return;
      default:
        for (const watcher of this.watchers) if (watcher.table === message.table) watcher.hear(message);
    }
  }
}

export const wire = new Wire();
