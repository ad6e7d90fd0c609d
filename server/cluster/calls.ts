/** Requests from node to node: their replies come in the same stream as what tables show, and so after it. */

import type { Streams } from '../bus/streams.ts';
import { Failed } from '../failed.ts';
import { failedBy, StoreError } from '../store/store.ts';
import { ELSEWHERE } from '../tables/ledger.ts';

/** Milliseconds to wait for a reply. */
const PATIENCE = 1_200;

/** Milliseconds for which what was done is known again, from when it was done. */
const REMEMBERED = 15_000;

/** Why there is no reply: it may have been carried out, or not. */
export const SILENT: unique symbol = Symbol('silent');

/** What is asked for; `table` is null where it is no table's business. */
export interface Asked {
  readonly table: string | null;
  readonly name: string;
  readonly args: readonly unknown[];
  /** By this it is known again when it is asked for once more. */
  readonly key: string;
}

interface Pending {
  readonly to: string;
  /** There is a reply, as JSON. */
  heard(body: string): void;
  /** It was not done, or it is not known. */
  failed(why: Failed | typeof SILENT): void;
}

/** Lists lose what is not there, so that it is left out instead. */
interface Packed {
  readonly count: number;
  readonly [at: number]: unknown;
}

export class Calls {
  private readonly streams: Streams;
  private readonly carryOut: (from: string, asked: Asked) => Promise<unknown>;
  private readonly pending: Map<number, Pending> = new Map();
  /** What was asked for of late, and what came of it. */
  private readonly served: Map<string, Promise<unknown>> = new Map();
  private count = 0;

  /** `carryOut` does what another node asks for. */
  constructor(streams: Streams, carryOut: (from: string, asked: Asked) => Promise<unknown>) {
    this.streams = streams;
    this.carryOut = carryOut;
  }

  /** The reply of a node. */
  ask<T>(to: string, { table, name, args, key }: Asked): Promise<T | Failed | typeof SILENT> {
    const no = ++this.count;
    return new Promise((replied) => {
      const timer = setTimeout(() => failed(SILENT), PATIENCE);
      const end = (): void => {
        clearTimeout(timer);
        this.pending.delete(no);
      };
      const failed = (why: Failed | typeof SILENT): void => {
        end();
        replied(why);
      };
      const heard = (body: string): void => {
        end();
        replied(JSON.parse(body));
      };
      this.pending.set(no, { to, heard, failed });
      this.streams.say(to, { kind: 'ask', no, table, name, key }, JSON.stringify(packed(args)));
    });
  }

  /** Another node asks. */
  async asked(from: string, no: unknown, asked: Omit<Asked, 'args'>, body: string): Promise<void> {
    let reply: unknown;
    try {
      reply = await this.once(from, { ...asked, args: unpacked(JSON.parse(body)) });
    } catch (error) {
      reply = error instanceof StoreError ? failedBy(error) : new Failed('internal');
    }
    if (reply === ELSEWHERE) this.streams.say(from, { kind: 'reply', no, elsewhere: true });
    else if (reply instanceof Failed) this.streams.say(from, { kind: 'reply', no, failed: true }, JSON.stringify(reply));
    else this.streams.say(from, { kind: 'reply', no }, JSON.stringify(reply ?? null));
  }

  /** Who asks once more, because nothing was heard, is told what came of it the first time. */
  private once(from: string, asked: Asked): Promise<unknown> {
    const known = this.served.get(asked.key);
    if (known !== undefined) return known;
    const done = this.carryOut(from, asked);
    this.served.set(asked.key, done);
    // Nothing came of it, and something may the next time.
    const forget = (): boolean => this.served.delete(asked.key);
    void done.then((reply) => {
      if (reply instanceof Failed && reply.code === 'storeUnavailable') forget();
      else setTimeout(forget, REMEMBERED).unref();
    }, forget);
    return done;
  }

  replied(no: unknown, said: { readonly elsewhere?: unknown; readonly failed?: unknown }, body: string): void {
    const waiting = typeof no === 'number' ? this.pending.get(no) : undefined;
    if (waiting === undefined) return;
    if (said.elsewhere === true) waiting.failed(ELSEWHERE);
    else if (said.failed === true) waiting.failed(failedIn(body));
    else waiting.heard(body);
  }

  /** What a node was asked is not replied to any more, or the reply was lost. */
  giveUp(node: string): void {
    for (const { to, failed } of [...this.pending.values()]) if (to === node) failed(SILENT);
  }
}

function packed(args: readonly unknown[]): Packed {
  return { count: args.length, ...args };
}

function unpacked(args: Packed): unknown[] {
  return Array.from({ length: args.count }, (_, at) => args[at]);
}

function failedIn(body: string): Failed {
  const { code, detail }: Failed = JSON.parse(body);
  return new Failed(code, detail);
}
