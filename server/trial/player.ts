/** Somebody who plays as fast as they are let, at any node, and remembers everything they were told. */

import { createHash } from 'node:crypto';
import type { SeatView } from '@castellan/engine';
import { WebSocket } from 'ws';
import { API, type ServerMessage, type TableInfo } from '../protocol/index.ts';

/** Milliseconds until something is sent again or somewhere else. */
const AGAIN = 120;
/** As in a browser: milliseconds of silence after which a node is asked whether it is there, sooner when it has something to reply to, and within which it must say so. */
const SILENT = { asked: 500, watched: 1_500, patience: 1_500 };

export interface Sent {
  readonly seat: number;
  readonly text: string;
  readonly question: string;
  readonly nonce: string;
}

export interface Told {
  readonly sent: Sent;
  readonly version: number;
  readonly at: number;
}

export class Player {
  private readonly addresses: () => readonly string[];
  private readonly think: number;
  private cookie = '';
  private socket: WebSocket | null = null;
  private underWay: Sent | null = null;
  private heardAt = 0;
  private pingedAt: number | null = null;
  private view: SeatView | null = null;
  private version = -1;
  private nonces = 0;
  private turn: number;
  private isOver = false;
  private timer: NodeJS.Timeout | null = null;
  table = '';
  /** What was acknowledged. */
  readonly told: Told[] = [];
  /** What was shown of the board after so many answers. */
  readonly shown: Map<number, string> = new Map();
  /** What must not happen. */
  readonly wrong: string[] = [];
  highest = 0;
  isFinished = false;

  /** `turn` is which of the addresses they begin with, `think` the milliseconds between an answer and the next. */
  constructor(addresses: () => readonly string[], turn: number, think: number) {
    this.addresses = addresses;
    this.think = think;
    this.turn = turn;
  }

  /** A request over HTTP, at whatever node answers. */
  async request<T>(method: string, path: string, body?: object): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        const response = await fetch(`${this.address()}${path}`, {
          method,
          headers: {
            ...(this.cookie === '' ? {} : { cookie: this.cookie }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          body: body === undefined ? undefined : JSON.stringify(body),
        });
        const [set] = response.headers.getSetCookie();
        if (set !== undefined) this.cookie = set.split(';')[0];
        if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
        const read: T = JSON.parse(await response.text());
        return read;
      } catch (error) {
        if (tries > 20) throw error;
        this.turn++;
        await new Promise((soon) => setTimeout(soon, AGAIN));
      }
    }
  }

  async arrive(): Promise<void> {
    await this.request('GET', API.me);
  }

  at(table: string, what: string, body: object = {}): Promise<TableInfo> {
    return this.request('POST', `${API.tables}/${table}/${what}`, body);
  }

  /** Plays at a table until it is told to stop. */
  play(table: string): void {
    this.table = table;
    this.timer = setInterval(() => this.look(), AGAIN);
    this.open();
  }

  stop(): void {
    this.isOver = true;
    if (this.timer !== null) clearInterval(this.timer);
    this.socket?.terminate();
  }

  private address(): string {
    const all = this.addresses();
    return all[this.turn % all.length];
  }

  private open(): void {
    if (this.isOver) return;
    const socket = new WebSocket(`${this.address().replace('http', 'ws')}${API.socket}`, {
      headers: { cookie: this.cookie },
      handshakeTimeout: 1_000,
    });
    this.socket = socket;
    socket.on('error', () => {});
    socket.on('open', () => {
      this.heard();
      this.watch();
      if (this.underWay !== null) this.send(this.underWay);
    });
    socket.on('message', (data) => {
      if (this.socket !== socket || this.isOver) return;
      this.heard();
      this.hear(JSON.parse(data.toString()));
    });
    socket.on('close', () => {
      if (this.socket !== socket || this.isOver) return;
      this.turn++;
      setTimeout(() => this.open(), 20);
    });
  }

  /** A node that says nothing may be stopped: then somebody else is asked. */
  private look(): void {
    const now = performance.now();
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (this.pingedAt !== null) {
      if (now - this.pingedAt > SILENT.patience) this.socket.terminate();
      return;
    }
    if (now - this.heardAt < (this.underWay === null ? SILENT.watched : SILENT.asked)) return;
    this.pingedAt = now;
    this.say({ type: 'ping', at: now });
  }

  private heard(): void {
    this.heardAt = performance.now();
    this.pingedAt = null;
  }

  private watch(): void {
    this.say({ type: 'watch', table: this.table, ...(this.version < 0 ? {} : { since: this.version }) });
  }

  private say(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private send({ text, question, nonce }: Sent): void {
    this.say({ type: 'answer', table: this.table, question, text, nonce });
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
      case 'update':
        this.see(message);
        return;
      case 'accepted':
        if (this.underWay?.nonce !== message.nonce) return;
        this.told.push({ sent: this.underWay, version: message.version, at: performance.now() });
        this.underWay = null;
        this.goOn();
        return;
      case 'refused':
        if (this.underWay?.nonce !== message.nonce) return;
        if (message.refusal !== undefined) {
          // It is no longer asked.
          this.underWay = null;
          this.watch();
        } else setTimeout(() => this.underWay !== null && this.send(this.underWay), AGAIN);
        return;
      case 'gone':
        if (message.code !== 'storeUnavailable' && message.code !== 'internal')
          this.wrong.push(`table ${this.table} is gone: ${message.code}`);
        else setTimeout(() => this.watch(), AGAIN);
        return;
      default:
    }
  }

  private see(message: Extract<ServerMessage, { readonly type: 'table' | 'update' }>): void {
    if (message.type === 'update' && message.after !== this.version) {
      this.watch();
      return;
    }
    if (message.version < this.version) this.wrong.push(`table ${this.table} went back from ${this.version} to ${message.version}`);
    this.version = message.version;
    this.highest = Math.max(this.highest, message.version);
    if (message.info?.stage === 'finished') this.isFinished = true;
    const { view } = message;
    if (view === undefined || view === null) return;
    this.view = view;
    if (!this.isFinished && view.result === null) this.remember(view);
    this.goOn();
  }

  private remember({ seq, board }: SeatView): void {
    const hash = hashOf(board);
    const before = this.shown.get(seq);
    if (before !== undefined && before !== hash)
      this.wrong.push(`table ${this.table} was shown twice, and differently, after ${seq} answers`);
    this.shown.set(seq, hash);
  }

  private goOn(): void {
    if (this.underWay !== null || this.view === null || this.view.asked === null) return;
    const { seat, asked } = this.view;
    if (seat === null) return;
    const sent = { seat, text: anAnswer(asked, this.nonces), question: asked.id, nonce: `t${++this.nonces}` };
    this.underWay = sent;
    setTimeout(() => this.send(sent), this.think);
  }

  /** Which seat they have. */
  get seat(): number | null {
    return this.view?.seat ?? null;
  }
}

export function hashOf(board: unknown): string {
  return createHash('sha256').update(JSON.stringify(board)).digest('base64url');
}

/** Some legal answer; another one each time, so that games get somewhere. */
function anAnswer({ kind, options, min, suggestions }: NonNullable<SeatView['asked']>, n: number): string {
  if (kind === 'amount') return String(min);
  const keys = options.map(({ key }) => key);
  if (kind === 'pick') return keys[(n * 7 + 3) % keys.length];
  if (kind === 'order') return keys.join(' > ') || '-';
  return suggestions[0] ?? (keys.slice(0, min).join(' + ') || '-');
}
