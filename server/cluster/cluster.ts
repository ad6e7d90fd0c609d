/** This server as one node of several: which tables are its own, and the way to all others. */

import { setTimeout as later } from 'node:timers/promises';
import type { SeatView } from '@castellan/engine';
import type { FastifyBaseLogger } from 'fastify';
import type { Budget, Spent } from '../budget.ts';
import { Bus } from '../bus/bus.ts';
import { type Said, Streams } from '../bus/streams.ts';
import { Failed } from '../failed.ts';
import { newOwner } from '../ids.ts';
import type { Metrics } from '../metrics.ts';
import { ERROR_CODES, type ErrorCode, type LobbyList, type ServerMessage } from '../protocol/index.ts';
import type { Games } from '../shelf.ts';
import { NodeStore, type Rules } from '../store/postgres/nodes.ts';
import { failedBy, type Store, StoreError } from '../store/store.ts';
import { CALLS, type CallName, type TableAccess } from '../tables/access.ts';
import type { Watcher } from '../tables/audience.ts';
import type { HallFaces } from '../tables/hall.ts';
import type { HostedTable } from '../tables/hosted.ts';
import { ELSEWHERE } from '../tables/ledger.ts';
import type { StoredTable } from '../tables/stored.ts';
import type { Placed } from '../tables/watchable.ts';
import { type Asked, Calls, SILENT } from './calls.ts';
import { Claims } from './claims.ts';
import { Nodes } from './nodes.ts';
import { PeopleLine, type PersonNews } from './people.ts';
import { routedTable, type Ways } from './routed.ts';
import { type Onlooker, Stubs } from './stubs.ts';
import type { SharedTime } from './time.ts';
import { Visitor, Visitors } from './visitors.ts';

/** Milliseconds. */
const DIGEST = 1_000;
const SWEEP = 1_000;
const AUDIT = 2_000;
const LOBBY = 300;
const DEVICES = 15_000;
const SPENT = 300;
/** For how long somebody looks for the node that keeps a table, how soon again, and how soon when nothing comes of it again and again. */
const SEEK = { patience: 8_000, first: 30, most: 500 };
/** Tables given away at once, and milliseconds that it may take in all: what is left then is for the others to find. */
const GIVEN = { atOnce: 16, patience: 3_000 };
/** What must not be done twice, and has no key by which it would be known again: the last to leave takes the table along. */
const ONCE: ReadonlySet<string> = new Set<CallName>(['leave']);

/** What takes as long as thinking does, and for how long it is looked for. */
const SLOW: ReadonlySet<string> = new Set<CallName>(['advise', 'doubt']);
const SLOW_PATIENCE = 60_000;

/** What the rest of the server does for the cluster. */
export interface Here {
  table(id: string): HostedTable;
  present(id: string): HostedTable | null;
  adopt(tables: readonly StoredTable[]): void;
  /** Forgets a table that is another node's. */
  forget(id: string): void;
  forgetAll(): void;
  /** Tables in memory. */
  readonly ids: readonly string[];
  facesOf(tables: readonly string[]): HallFaces;
  watchableHere(before: number, limit: number): readonly Placed[];
  renamed(person: string): Promise<void>;
  lobby(list: LobbyList): void;
  packBrought(game: string, pack: string): Promise<void>;
  tell(person: string, table: string, message: ServerMessage): void;
  dismiss(person: string, device: string | null): void;
  /** Devices whose sockets are open, and whose they are. */
  readonly devices: ReadonlyMap<string, string>;
  readonly budget: Pick<Budget, 'news' | 'spentElsewhere'>;
  /** Sends all clients away, to come back elsewhere. */
  sendAway(): void;
  /** Looks back at a finished table; false when too many wait. */
  analyse(table: string): Promise<boolean>;
}

type News =
  | { readonly kind: 'lobby'; readonly list: LobbyList }
  | { readonly kind: 'renamed'; readonly person: string }
  /** Tables were given away, and are for whoever takes them. */
  | { readonly kind: 'freed' }
  | { readonly kind: 'pack'; readonly game: string; readonly pack: string }
  | { readonly kind: 'spent'; readonly spent: Spent };

export interface ClusterOptions {
  readonly natsUrl: string;
  readonly databaseUrl: string;
  readonly patience: number;
  /** Factor on all times after which a node is taken for gone. */
  readonly nodePatience: number;
  readonly store: Store;
  readonly games: Games;
  readonly time: SharedTime;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
}

/** The nodes that share the analyses, what one of them answers that takes one on, and milliseconds in which it does. */
const ANALYSTS = 'analysts';
const TAKEN = 'taken';
const OFFERED = 1_000;

export class Cluster implements Ways {
  private readonly options: ClusterOptions;
  private readonly bus: Bus;
  private readonly held: NodeStore;
  private readonly prefix: string;
  readonly nodes: Nodes;
  readonly people: PeopleLine;
  private readonly streams: Streams;
  private readonly calls: Calls;
  private readonly claims: Claims;
  private readonly stubs: Stubs;
  private readonly visitors = new Visitors();
  private here: Here | null = null;
  private timers: readonly NodeJS.Timeout[] = [];
  private stopListening: () => void = () => {};
  private readonly lobbyDue: Set<LobbyList> = new Set();
  private keys = 0;
  private isClosed = false;

  private constructor(options: ClusterOptions, bus: Bus, prefix: string) {
    const { store, time, log, games, databaseUrl, patience, nodePatience } = options;
    this.options = options;
    this.bus = bus;
    this.prefix = prefix;
    this.held = new NodeStore({ url: databaseUrl, patience }, nodePatience);
    this.nodes = new Nodes({
      bus,
      store: this.held,
      time,
      log,
      prefix,
      rules: rulesOf(games),
      patience: nodePatience,
      listener: {
        gone: (inc) => this.gone(inc),
        back: (inc) => this.streams.beginAnew(inc),
        lost: (why) => this.lost(why),
        joined: () => this.joined(),
      },
    });
    this.streams = new Streams(bus, log, (node) => `${prefix}.node.${node}`, {
      hear: (from, said, body) => this.hear(from, said, body),
      missed: (from) => this.missed(from),
    });
    this.calls = new Calls(this.streams, (from, asked) => this.carryOut(from, asked));
    this.claims = new Claims({ nodes: this.nodes, store, held: this.held, log, adopt: (tables) => this.home.adopt(tables) });
    this.stubs = new Stubs({ log, attach: (onlooker) => this.attach(onlooker), detach: (onlooker) => this.detach(onlooker) });
    this.people = new PeopleLine(
      bus,
      `${prefix}.person`,
      () => this.nodes.inc,
      (news) => this.heardOfPerson(news),
    );
  }

  /** Nodes on the same data find each other by a name that is kept in it, whatever else is on the bus. */
  static async open(options: ClusterOptions): Promise<Cluster> {
    const name = await options.store.settled('cluster', newOwner);
    const bus = await Bus.open(options.natsUrl, options.patience);
    return new Cluster(options, bus, `castellan.${name}`);
  }

  private get home(): Here {
    if (this.here === null) throw new Error('the node has no tables yet');
    return this.here;
  }

  /** Comes among the others. */
  async join(here: Here): Promise<void> {
    const { log } = this.options;
    this.here = here;
    this.stopListening = this.bus.listen(`${this.prefix}.all`, (text) => {
      this.heardByAll(JSON.parse(text)).catch((error: unknown) => log.error({ err: error }, 'what is told to all could not be followed'));
    });
    // One of the nodes hears of each analysis that is wanted.
    const stopAnalysing = this.bus.listen(
      this.analysing,
      (table, answer) => {
        this.home.analyse(table).then(
          (isTaken) => answer(isTaken ? TAKEN : ''),
          (error: unknown) => log.error({ err: error }, 'an analysis could not be taken on'),
        );
      },
      ANALYSTS,
    );
    const stopAll = this.stopListening;
    this.stopListening = () => {
      stopAll();
      stopAnalysing();
    };
    await this.nodes.start();
    const every = (ms: number, work: () => void): NodeJS.Timeout => setInterval(work, ms).unref();
    this.timers = [
      every(DIGEST, () => this.streams.digest()),
      every(SWEEP, () => void this.claims.sweep()),
      every(AUDIT, () => void this.audit()),
      every(DIGEST, () => this.measure()),
      every(SPENT, () => this.tellSpent()),
      every(DEVICES, () => void this.checkDevices()),
    ];
  }

  /** Where this node can be reached, for those who look after it. */
  callItself(address: string): void {
    this.nodes.address = address;
  }

  /** Whether this node has to send everybody elsewhere. */
  get isCut(): boolean {
    return this.nodes.isCut;
  }

  /**
   * Gives the tables away while those who play at them are still here: each stands still for as long as another node needs to take it up.
   * Who comes back elsewhere after that finds it there.
   */
  async handOver(): Promise<void> {
    const { nodes } = this;
    if (nodes.takers.length === 0 || !nodes.isWell) return;
    nodes.prepareToLeave();
    const giveUp = performance.now() + GIVEN.patience;
    const ids = [...this.home.ids];
    while (ids.length > 0 && performance.now() < giveUp) {
      const given = Promise.all(ids.splice(0, GIVEN.atOnce).map((id) => this.giveAway(id)));
      await Promise.race([given, later(giveUp - performance.now())]);
      this.tellAll({ kind: 'freed' });
    }
  }

  private async giveAway(table: string): Promise<void> {
    try {
      await this.home.present(table)?.giveAway(() => this.held.releaseOne(this.nodes.inc, table));
      this.moved(table);
    } catch (error) {
      this.options.log.warn({ err: error, table }, 'a table could not be given away; the others find it by themselves');
    }
  }

  /** Hands all tables over and takes leave. */
  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    for (const timer of this.timers) clearInterval(timer);
    this.stopListening();
    this.streams.flush();
    await this.nodes.leave();
    await this.bus.close();
    await this.held.close();
  }

  private get analysing(): string {
    return `${this.prefix}.analyses`;
  }

  /** Whether one of the nodes, this one among them, has taken an analysis on. */
  async offerAnalysis(table: string): Promise<boolean> {
    return (await this.bus.ask(this.analysing, table, OFFERED)) === TAKEN;
  }

  // ——— tables

  table(id: string): TableAccess {
    return routedTable(this, id);
  }

  call<M extends CallName>(table: string, name: M, args: Parameters<TableAccess[M]>): ReturnType<TableAccess[M]>;
  async call(table: string, name: CallName, args: readonly unknown[]): Promise<unknown> {
    return this.routed(
      table,
      (own) => Reflect.apply(own[name], own, args),
      (owner, key) => this.calls.ask(owner, { table, name, args, key }),
      !ONCE.has(name),
      { patience: SLOW.has(name) ? SLOW_PATIENCE : SEEK.patience },
    );
  }

  watch(table: string, watcher: Watcher, since: number | undefined, token: string | undefined): Promise<Failed | null> {
    return this.stubs.watch(table, watcher, since, token);
  }

  unwatch(table: string, watcher: Watcher): void {
    this.stubs.unwatch(table, watcher);
  }

  async at(table: string, watcher: Watcher, seq: number): Promise<SeatView | Failed> {
    const onlooker = this.stubs.find(table, watcher);
    if (onlooker === null) return new Failed('notFound');
    return this.routed(
      table,
      (own) => own.at(onlooker, seq),
      (owner, key) => this.calls.ask(owner, { table, name: 'at', args: [onlooker.ticket, seq], key }),
      true,
    );
  }

  /** A table that was in memory here is another node's. */
  moved(table: string): void {
    this.claims.lose(table);
    this.home.forget(table);
    for (const node of this.visitors.nodesAt(table)) this.streams.say(node, { kind: 'moved', table });
    const me = this.nodes.inc;
    this.stubs.again((onlooker) => onlooker.table === table && onlooker.node === me);
  }

  /** What each of these tables shows of itself beside what is stored: who is there. */
  async faces(tables: readonly StoredTable[]): Promise<HallFaces> {
    const byOwner = new Map<string, string[]>();
    for (const { id, owner } of tables)
      if (owner !== null && owner !== this.nodes.inc && !this.nodes.isGone(owner)) byOwner.set(owner, [...(byOwner.get(owner) ?? []), id]);
    const others = await Promise.all([...byOwner].map(([owner, ids]) => this.askHall<HallFaces>(owner, 'faces', [ids])));
    return Object.assign(this.home.facesOf(tables.map(({ id }) => id)), ...others.map((faces) => faces ?? {}));
  }

  /** Tables that anyone may watch, of all nodes, the latest first. */
  async watchable(before: number, limit: number): Promise<readonly Placed[]> {
    const others = await Promise.all(this.nodes.others.map((node) => this.askHall<readonly Placed[]>(node, 'watchable', [before, limit])));
    const all = [this.home.watchableHere(before, limit), ...others.map((placed) => placed ?? [])].flat();
    return all.sort((a, b) => b.place - a.place).slice(0, limit);
  }

  private async askHall<T>(node: string, name: string, args: readonly unknown[]): Promise<T | null> {
    const reply = await this.calls.ask<T>(node, { table: null, name, args, key: this.newKey() });
    return reply === SILENT || reply instanceof Failed ? null : reply;
  }

  tellAll(news: News): void {
    this.bus.send(`${this.prefix}.all`, JSON.stringify({ ...news, from: this.nodes.inc }));
  }

  // ——— the way to a table

  /**
   * Finds the node that keeps a table and asks it; when it is gone meanwhile, the next one. A store that stumbles (a row held by somebody
   * else, a table claimed in between, a database that starts again) is nobody's answer: it is asked once more.
   */
  private async routed<T>(
    table: string,
    here: (own: HostedTable) => Promise<T | Failed>,
    there: (owner: string, key: string) => Promise<T | Failed | typeof SILENT>,
    mayRepeat: boolean,
    { isWanted = () => true, patience = SEEK.patience }: { readonly isWanted?: () => boolean; readonly patience?: number } = {},
  ): Promise<T | Failed> {
    const key = this.newKey();
    /** Who was asked and has not replied: it may have been done. */
    let silent: string | null = null;
    let waited = 0;
    for (let pause = SEEK.first; isWanted(); pause = Math.min(pause * 1.5, SEEK.most)) {
      const since = performance.now();
      const owner = await this.ownerOf(table);
      if (owner !== null) {
        if (!mayRepeat && silent !== null && silent !== owner) break;
        const reply = await (owner === this.nodes.inc ? unbroken(() => here(this.home.table(table))) : there(owner, key));
        if (reply !== SILENT && reply !== ELSEWHERE && !(mayRepeat && isStoreAway(reply))) return reply;
        if (reply === SILENT) silent = owner;
      }
      // The time in which this process was stopped is nobody's patience: afterwards it is tried once more at least.
      waited += Math.min(performance.now() - since, SEEK.patience / 2);
      if (waited >= patience) break;
      await later(pause);
      waited += pause;
    }
    return new Failed('storeUnavailable');
  }

  private newKey(): string {
    return `${this.nodes.inc} ${++this.keys}`;
  }

  private async ownerOf(table: string): Promise<string | null> {
    if (!(await this.nodes.sure())) return null;
    try {
      return await this.claims.ownerOf(table);
    } catch (error) {
      this.options.log.debug({ err: error, table }, 'whose a table is cannot be said');
      return null;
    }
  }

  private attach(onlooker: Onlooker): Promise<Failed | null> {
    const { table, ticket, person, asker, token } = onlooker;
    return this.routed<null>(
      table,
      (own) => {
        onlooker.node = this.nodes.inc;
        return own.watch(onlooker, onlooker.version, token);
      },
      (owner, key) => {
        onlooker.node = owner;
        return this.calls.ask(owner, { table, name: 'watch', args: [ticket, person, asker, onlooker.version, token], key });
      },
      true,
      { isWanted: () => !onlooker.isOver },
    );
  }

  private detach(onlooker: Onlooker): void {
    const { node, table, ticket } = onlooker;
    if (node === this.nodes.inc) this.home.present(table)?.unwatch(onlooker);
    else if (node !== null && this.nodes.others.includes(node)) this.streams.say(node, { kind: 'unwatch', w: ticket });
  }

  // ——— what other nodes say

  private hear(from: string, said: Said, body: string): void {
    switch (said.kind) {
      case 'news':
        for (const ticket of ticketsIn(said.w)) this.stubs.withTicket(ticket)?.send(body, versionIn(said.v));
        return;
      case 'shown':
        for (const ticket of ticketsIn([said.w])) this.stubs.withTicket(ticket)?.reply(body, versionIn(said.v));
        return;
      case 'lose':
        for (const ticket of ticketsIn([said.w])) this.stubs.lost(ticket, codeIn(said.code));
        return;
      case 'unwatch':
        for (const ticket of ticketsIn([said.w])) this.endVisit(from, ticket);
        return;
      case 'moved':
        this.stubs.again(({ table, node }) => table === said.table && node === from);
        return;
      case 'ask':
        void this.calls.asked(
          from,
          said.no,
          { table: typeof said.table === 'string' ? said.table : null, name: String(said.name), key: String(said.key) },
          body,
        );
        return;
      case 'reply':
        this.calls.replied(said.no, { elsewhere: said.elsewhere, failed: said.failed }, body);
        return;
      default:
        this.options.log.warn({ kind: said.kind, from }, 'a node says something that is not understood');
    }
  }

  private endVisit(node: string, ticket: number): void {
    const visitor = this.visitors.drop(node, ticket);
    if (visitor !== null) this.home.present(visitor.table)?.unwatch(visitor);
  }

  private async carryOut(from: string, { table, name, args }: Asked): Promise<unknown> {
    if (table === null) return this.askedOfHall(name, args);
    if ((await this.ownerOf(table)) !== this.nodes.inc) return ELSEWHERE;
    const own = this.home.table(table);
    if (name === 'watch') return this.visit(from, own, args);
    if (name === 'at') {
      const visitor = this.visitors.find(from, Number(args[0]));
      return visitor === null ? new Failed('notFound') : own.at(visitor, Number(args[1]));
    }
    const call = CALLS.find((known) => known === name);
    return call === undefined ? new Failed('internal') : Reflect.apply(own[call], own, args);
  }

  private async visit(from: string, own: HostedTable, [ticket, person, asker, since, token]: readonly unknown[]): Promise<unknown> {
    const no = Number(ticket);
    const visitor = new Visitor(this.streams, from, own.id, no, typeof person === 'string' ? person : null, String(asker));
    this.visitors.add(no, visitor);
    const failed = await own.watch(visitor, versionIn(since), typeof token === 'string' ? token : undefined);
    if (failed !== null) this.visitors.drop(from, no);
    // They may have turned away before the table could be shown.
    else if (this.visitors.find(from, no) !== visitor) own.unwatch(visitor);
    return failed;
  }

  private askedOfHall(name: string, [first, second]: readonly unknown[]): unknown {
    if (name === 'faces' && Array.isArray(first)) return this.home.facesOf(first.map(String));
    return name === 'watchable' ? this.home.watchableHere(Number(first), Number(second)) : new Failed('internal');
  }

  private missed(from: string): void {
    this.options.log.info({ from }, 'something of a node’s was missed');
    this.options.metrics.missed.inc();
    this.calls.giveUp(from);
    this.stubs.again(({ node }) => node === from);
  }

  private async heardByAll(news: News & { readonly from: string }): Promise<void> {
    if (news.from === this.nodes.inc) return;
    if (news.kind === 'lobby') this.home.lobby(news.list);
    if (news.kind === 'renamed') await this.home.renamed(news.person);
    if (news.kind === 'freed') await this.claims.sweep();
    if (news.kind === 'spent') this.home.budget.spentElsewhere(news.spent);
    if (news.kind === 'pack') await this.home.packBrought(news.game, news.pack);
  }

  private heardOfPerson(news: PersonNews): void {
    if (news.kind === 'tell') this.home.tell(news.person, news.table, news.message);
    if (news.kind === 'dismiss') this.home.dismiss(news.person, news.device);
  }

  /** Reaches a person at any other node. */
  tell(news: PersonNews): void {
    this.people.tell(news);
  }

  /** The same, and whether they are anywhere. */
  reach(news: PersonNews): Promise<boolean> {
    return this.people.reach(news);
  }

  /** Every answer changes a list, and nobody needs to hear of each. */
  tellLobby(list: LobbyList): void {
    if (this.lobbyDue.has(list)) return;
    this.lobbyDue.add(list);
    setTimeout(() => {
      this.lobbyDue.delete(list);
      if (!this.isClosed) this.tellAll({ kind: 'lobby', list });
    }, LOBBY).unref();
  }

  get isFirst(): boolean {
    return this.nodes.others.every((other) => this.nodes.inc < other);
  }

  // ——— what becomes of the nodes

  private gone(inc: string): void {
    for (const visitor of this.visitors.dropAll(inc)) this.home.present(visitor.table)?.unwatch(visitor);
    this.streams.forget(inc);
    this.calls.giveUp(inc);
    this.stubs.again(({ node }) => node === inc);
    void this.claims.sweep();
  }

  private lost(why: 'lapsed' | 'cut'): void {
    this.home.forgetAll();
    this.claims.loseAll();
    this.visitors.clear();
    this.streams.close();
    this.options.metrics.cutOff.inc({ why });
    if (why === 'cut') this.home.sendAway();
  }

  private joined(): void {
    this.streams.open(this.nodes.inc);
    this.stubs.again(() => true);
    void this.claims.sweep();
  }

  /** Looks whether what is believed of tables is still so: fences say it in the end, but nobody should wait for that. */
  private async audit(): Promise<void> {
    if (!this.nodes.isWell) return;
    const { shown } = this.stubs;
    const ids = new Set([...this.home.ids, ...shown.keys()]);
    this.claims.keepOnly(ids);
    if (ids.size === 0) return;
    const me = this.nodes.inc;
    try {
      for (const { id, owner } of await this.held.held([...ids])) {
        if (me !== this.nodes.inc) return;
        if (owner !== me && this.claims.has(id)) this.moved(id);
        else if ([...(shown.get(id) ?? [])].some((node) => node !== null && node !== owner))
          this.stubs.again((onlooker) => onlooker.table === id && onlooker.node !== owner);
      }
    } catch (error) {
      this.options.log.debug({ err: error }, 'tables could not be looked at');
    }
  }

  /** Who spends at several nodes has what one of them would allow. */
  private tellSpent(): void {
    const spent = this.home.budget.news();
    if (spent !== null) this.tellAll({ kind: 'spent', spent });
  }

  /** Whoever was logged out while the bus was away must not stay. */
  private async checkDevices(): Promise<void> {
    const { devices } = this.home;
    try {
      const known = await this.held.devices([...devices.keys()]);
      for (const [device, person] of devices) if (!known.has(device)) this.home.dismiss(person, device);
    } catch (error) {
      this.options.log.debug({ err: error }, 'devices could not be looked at');
    }
  }

  private measure(): void {
    const { metrics } = this.options;
    metrics.nodes.set(this.nodes.living);
    metrics.tablesHeld.set(this.claims.count);
    metrics.leaseLeft.set(this.nodes.leaseLeft / 1_000);
    metrics.busLag.set(this.nodes.lag / 1_000);
  }
}

/** Does something whose store may fail: then that is said like any other reason. */
async function unbroken<T>(work: () => Promise<T | Failed>): Promise<T | Failed> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreError) return failedBy(error);
    throw error;
  }
}

function isStoreAway(reply: unknown): boolean {
  return reply instanceof Failed && reply.code === 'storeUnavailable';
}

/** Versions of each game that can be gone on with here. */
function rulesOf(games: Games): Rules {
  return Object.fromEntries([...games.values()].map(({ id, version, replays }) => [id, [version, ...replays]]));
}

function ticketsIn(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

function versionIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function codeIn(value: unknown): ErrorCode {
  return ERROR_CODES.find((code) => code === value) ?? 'internal';
}
