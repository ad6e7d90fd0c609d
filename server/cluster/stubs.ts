/**
 * Those at this node who are shown tables, whichever node keeps them. Each has a ticket for as long as a table is shown from one place; when
 * that is lost, or something may have been missed, the table is watched again from the last version they were shown.
 */

import { setTimeout as later } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Failed } from '../failed.ts';
import type { ErrorCode } from '../protocol/index.ts';
import type { Watcher } from '../tables/audience.ts';

/** Milliseconds until a table is watched again that could not be. */
const AGAIN = 200;

/** Somebody who is shown a table from one place, for as long as it is that place. */
export class Onlooker implements Watcher {
  readonly watcher: Watcher;
  readonly table: string;
  readonly token: string | undefined;
  readonly ticket: number;
  /** Where the table is shown from. */
  node: string | null = null;
  /** The last version that was shown. */
  version: number | undefined;
  /** Whether this was asked for, and is not only gone on with. */
  readonly isFirst: boolean;
  isOver = false;

  constructor(watcher: Watcher, table: string, token: string | undefined, ticket: number, version: number | undefined, isFirst: boolean) {
    this.watcher = watcher;
    this.table = table;
    this.token = token;
    this.ticket = ticket;
    this.version = version;
    this.isFirst = isFirst;
  }

  get person(): string | null {
    return this.watcher.person;
  }

  get asker(): string {
    return this.watcher.asker;
  }

  send(text: string, version?: number): void {
    if (this.isOver) return;
    if (version !== undefined) this.version = version;
    this.watcher.send(text);
  }

  reply(text: string, version?: number): void {
    if (this.isOver) return;
    if (version !== undefined) this.version = version;
    if (this.isFirst) this.watcher.reply(text);
    else this.watcher.send(text);
  }

  lose(table: string, code: ErrorCode): void {
    if (this.isOver) return;
    this.isOver = true;
    this.watcher.lose(table, code);
  }
}

export interface StubsOptions {
  readonly log: FastifyBaseLogger;
  /** Has the table shown; null when it is. */
  attach(onlooker: Onlooker): Promise<Failed | null>;
  /** Has it shown no more. */
  detach(onlooker: Onlooker): void;
}

export class Stubs {
  private readonly options: StubsOptions;
  private readonly tables: Map<string, Map<Watcher, Onlooker>> = new Map();
  private readonly tickets: Map<number, Onlooker> = new Map();
  private given = 0;

  constructor(options: StubsOptions) {
    this.options = options;
  }

  find(table: string, watcher: Watcher): Onlooker | null {
    return this.tables.get(table)?.get(watcher) ?? null;
  }

  withTicket(ticket: number): Onlooker | null {
    return this.tickets.get(ticket) ?? null;
  }

  /** Tables that are shown, and from where. */
  get shown(): ReadonlyMap<string, ReadonlySet<string | null>> {
    return new Map([...this.tables].map(([table, here]) => [table, new Set([...here.values()].map(({ node }) => node))]));
  }

  async watch(table: string, watcher: Watcher, since: number | undefined, token: string | undefined): Promise<Failed | null> {
    const onlooker = this.register(new Onlooker(watcher, table, token, ++this.given, since, true));
    const failed = await this.options.attach(onlooker);
    if (failed !== null) this.end(onlooker);
    // Another place shows it by now, which says what comes of it.
    return onlooker.isOver ? null : failed;
  }

  unwatch(table: string, watcher: Watcher): void {
    const onlooker = this.find(table, watcher);
    if (onlooker === null) return;
    this.options.detach(onlooker);
    this.end(onlooker);
    onlooker.isOver = true;
  }

  /** The table is shown to them no more. */
  lost(ticket: number, code: ErrorCode): void {
    const onlooker = this.tickets.get(ticket);
    if (onlooker === undefined) return;
    this.end(onlooker);
    onlooker.lose(onlooker.table, code);
  }

  /** Watches again whatever was shown from a place. */
  again(isFrom: (onlooker: Onlooker) => boolean): void {
    for (const onlooker of [...this.tickets.values()]) if (!onlooker.isOver && isFrom(onlooker)) void this.goOn(onlooker);
  }

  private async goOn(former: Onlooker): Promise<void> {
    const { watcher, table, token, version } = former;
    const onlooker = this.register(new Onlooker(watcher, table, token, ++this.given, version, false));
    while (!onlooker.isOver) {
      const failed = await this.attached(onlooker);
      if (failed === null || onlooker.isOver) return;
      if (failed.code !== 'storeUnavailable') {
        this.end(onlooker);
        onlooker.lose(table, failed.code);
        return;
      }
      await later(AGAIN);
    }
  }

  /** Nobody has asked for it, so that nobody else hears of a fault: it is tried again. */
  private async attached(onlooker: Onlooker): Promise<Failed | null> {
    try {
      return await this.options.attach(onlooker);
    } catch (error) {
      this.options.log.warn({ err: error, table: onlooker.table }, 'a table could not be shown again yet');
      return new Failed('storeUnavailable');
    }
  }

  /** Whoever was shown it before with another ticket is shown nothing more by that. */
  private register(onlooker: Onlooker): Onlooker {
    const { table, watcher, ticket } = onlooker;
    const here = this.tables.get(table) ?? new Map<Watcher, Onlooker>();
    const former = here.get(watcher);
    this.tables.set(table, here.set(watcher, onlooker));
    this.tickets.set(ticket, onlooker);
    if (former !== undefined) {
      former.isOver = true;
      this.tickets.delete(former.ticket);
      this.options.detach(former);
    }
    return onlooker;
  }

  private end(onlooker: Onlooker): void {
    const { table, watcher, ticket } = onlooker;
    this.tickets.delete(ticket);
    const here = this.tables.get(table);
    if (here?.get(watcher) !== onlooker) return;
    here.delete(watcher);
    if (here.size === 0) this.tables.delete(table);
  }
}
