/** All tables of the server: those in memory, and the way to the others. */

import {
  checkSetup,
  completeOptions,
  type Game,
  type OptionValues,
  parseRecord,
  type Refusal,
  refusal,
  type Seat,
  type Setup,
} from '@castellan/engine';
import { Failed } from '../failed.ts';
import type { House } from '../house.ts';
import { newInvitation, newNonce, newSeed, newTableId } from '../ids.ts';
import type { ForkSpec, Join, LobbyList, SeatSpec, Start, TableInfo, TableList, TableSpec } from '../protocol/index.ts';
import { LIMITS } from '../protocol/limits.ts';
import { type NewTable, StoreError, type TablePage } from '../store/store.ts';
import { oneLine } from '../texts.ts';
import type { TableAccess } from './access.ts';
import type { Watcher } from './audience.ts';
import { dueAt } from './clocks.ts';
import { handedOver } from './gathering.ts';
import { HostedTable } from './hosted.ts';
import { Log } from './log.ts';
import { botOn, freeSeat, seatOf } from './seats.ts';
import { infoOf } from './shown.ts';
import type { Charter, Entry, Head, Holding, Snapshot, StoredTable } from './stored.ts';
import { isWatchable, type Placed, Watchable } from './watchable.ts';

/** Unfinished tables that one person may sit at, and how many of one's own may be played by bots alone at the same time. */
const MOST_TABLES = { each: 200, botsAlone: 4 };
/** How many tables are changed at once, when many are. */
const AT_ONCE = 200;
/** How often clocks of tables that are not in memory are looked at. */
const SWEEP_EVERY = 15_000;
/** How often tables are looked for at which nobody gathers any more, and how many of them go at once. */
const FORGET = { every: 600_000, most: 100 };
/** Where a list begins. */
const LATEST: number = Number.MAX_SAFE_INTEGER;

/** What the hall tells the rest of the server. */
export interface HallNews {
  /** These seats' people are asked something they were not asked before. */
  turn(table: StoredTable, seats: readonly Seat[]): void;
  began(table: StoredTable): void;
  ended(table: StoredTable): void;
  /** A list of others' tables is another. */
  lobby(list: LobbyList): void;
}

/** What a table shows of itself beside what is stored: for each seat whether its person is there, and how many look on. */
export interface HallFaces {
  readonly [table: string]: { readonly online: readonly boolean[]; readonly watching: number };
}

/** The other nodes, where there are some. */
export interface Others {
  table(id: string): TableAccess;
  /** A table that is in memory is another node's. */
  moved(table: string): void;
  faces(tables: readonly StoredTable[]): Promise<HallFaces>;
  watchable(before: number, limit: number): Promise<readonly Placed[]>;
  /** Whether what is to be done once for all is for this node to do. */
  readonly isFirst: boolean;
}

/** What is decided by the host of any new table. */
type Hosting = Pick<TableSpec, 'title' | 'seats' | 'access' | 'spectators' | 'clock' | 'onTimeout'>;

export class Hall {
  private readonly house: House;
  private readonly news: HallNews;
  private readonly capacity: number;
  private readonly tables: Map<string, HostedTable> = new Map();
  private readonly watchable: Watchable;
  private readonly others: Others | null;
  private cancelSweep: () => void = () => {};
  private forgotAt = Number.NEGATIVE_INFINITY;
  private stopped = false;

  constructor(house: House, news: HallNews, capacity: number, others: Others | null) {
    this.house = house;
    this.news = news;
    this.capacity = capacity;
    this.others = others;
    this.watchable = new Watchable(() => house.time.now());
  }

  /** The table of that name, wherever it is kept. */
  anyTable(id: string): TableAccess {
    return this.others?.table(id) ?? this.table(id);
  }

  /** Somebody wants to be shown it no more. */
  unwatch(id: string, watcher: Watcher): void {
    if (this.others !== null) this.others.table(id).unwatch(watcher);
    else this.present(id)?.unwatch(watcher);
  }

  /** Tables in memory. */
  get ids(): readonly string[] {
    return [...this.tables.keys()];
  }

  /** Tables being played are this server's from now on: bots think, clocks run. */
  adopt(tables: readonly StoredTable[]): void {
    for (const table of tables.toSorted((a, b) => a.head.at - b.head.at)) {
      if (!this.watchable.has(table.id)) this.watchable.follow(table, null);
      if (table.head.stage === 'playing' && needsAttention(table)) void this.trying(table.id, () => this.table(table.id).wake());
    }
  }

  /** A table is another node's. */
  forget(id: string): void {
    this.tables.get(id)?.stop();
    this.tables.delete(id);
    this.watchable.forget(id);
  }

  forgetAll(): void {
    for (const table of this.tables.values()) table.stop();
    this.tables.clear();
    this.watchable.clear();
  }

  facesOf(tables: readonly string[]): HallFaces {
    return Object.fromEntries(
      tables.flatMap((id) => {
        const faces = this.present(id)?.faces ?? null;
        return faces === null ? [] : [[id, faces]];
      }),
    );
  }

  watchableHere(before: number, limit: number): readonly Placed[] {
    return this.watchable.page(before, limit);
  }

  /** The table of that name, kept here. Whether there is one shows when something is asked of it. */
  table(id: string): HostedTable {
    const known = this.tables.get(id);
    const table = known ?? this.hosted(id);
    // The last used is the last in the map.
    this.tables.delete(id);
    this.tables.set(id, table);
    if (known === undefined) this.makeRoom(id);
    return table;
  }

  private hosted(id: string): HostedTable {
    const news = {
      changed: (now: StoredTable, before: Head) => this.changed(now, before),
      // Whoever asks for tables that are not there must not push out those that are.
      missing: () => {
        this.tables.delete(id);
        this.house.metrics.tablesInMemory.set(this.tables.size);
      },
      elsewhere: () => this.others?.moved(id),
      again: (person: string, finished: StoredTable, options: OptionValues) => this.again(person, finished, options),
    };
    return new HostedTable(this.house, news, id);
  }

  /** A table that is in memory. */
  present(id: string): HostedTable | null {
    return this.tables.get(id) ?? null;
  }

  /** Tables that were being played when the server stopped go on: bots think, clocks run. */
  async open(): Promise<void> {
    this.sweepLater();
    if (this.others !== null) return;
    const playing = [...(await this.house.store.tables(await this.house.store.playing()))].sort((a, b) => a.head.at - b.head.at);
    for (const table of playing) this.watchable.follow(table, null);
    for (const table of playing) if (needsAttention(table)) await this.trying(table.id, () => this.table(table.id).wake());
  }

  /** A table that cannot be taken up must not keep the others from going on. */
  private async trying(id: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.house.log.error({ err: error, table: id }, 'a table could not be taken up');
    }
  }

  async close(): Promise<void> {
    this.stopped = true;
    this.cancelSweep();
    for (const table of this.tables.values()) table.stop();
    await Promise.all([...this.tables.values()].map((table) => table.settled()));
  }

  async create(person: string, spec: TableSpec): Promise<TableInfo | Failed> {
    const game = this.house.games.get(spec.game);
    if (game === undefined) return new Failed('unknownGame');
    const setup: Setup = { seats: spec.seats.length, options: spec.options ?? {}, seed: newSeed(), pack: spec.pack ?? '' };
    const charter = await this.charter(game, setup, spec, null);
    if (charter instanceof Failed) return charter;
    return (await this.enough(person)) ?? this.make(person, charter, spec.seats, [], null);
  }

  /** A table that goes on from a moment of a record. */
  async fork(person: string, text: string, spec: ForkSpec): Promise<TableInfo | Failed> {
    const parsed = parseRecord(text);
    if (!parsed.ok) return new Failed('badRecord', { record: parsed.error });
    const { record } = parsed;
    const game = this.house.games.get(record.game);
    if (game === undefined) return new Failed('unknownGame');
    if (record.seats !== spec.seats.length) return new Failed('badSeats');
    const enough = await this.enough(person);
    if (enough !== null) return enough;
    const pack = this.house.packJson(game.id, record.pack);
    const fork = await this.house.crew.fork({ game: game.id, pack, text, at: spec.at ?? null }, person);
    if (fork.error !== null || record.seed === null) return new Failed('badRecord', fork.error === null ? {} : { record: fork.error });
    if (fork.result !== null) return new Failed('finished');
    const setup: Setup = { seats: record.seats, options: record.options, seed: record.seed, pack: record.pack };
    const charter = await this.charter(game, setup, spec, fork.played.length);
    if (charter instanceof Failed) return charter;
    const at = this.house.time.now();
    const blank = { at, undone: null, cut: null, nonce: null };
    const entries: Entry[] = [
      { ...blank, version: 1, played: [], told: fork.opening },
      { ...blank, version: 2, played: fork.played, told: [] },
    ];
    const log = Log.of(entries).items;
    const snapshot: Snapshot = { version: 2, lines: fork.played.map(({ line }) => line), log, state: JSON.stringify(fork.state) };
    return this.make(person, charter, spec.seats, entries, snapshot);
  }

  /**
   * The first to ask makes the new table, with the same people expected on the same seats; the others sit down there. It is the same game
   * again, or the one that follows from it.
   */
  async rematch(person: string, id: string, isSequel: boolean): Promise<TableInfo | Failed> {
    const next = await this.anyTable(id).rematch(person, isSequel);
    if (next instanceof Failed) return next;
    const seen = await this.anyTable(next).info(person, undefined);
    if (seen instanceof Failed || seen.stage !== 'gathering') return seen;
    if (seen.access === 'open') this.news.lobby('open');
    return seen.mine === null ? this.join(person, next, {}) : seen;
  }

  async join(person: string, id: string, { seat, token }: Join): Promise<TableInfo | Failed> {
    return (await this.enough(person)) ?? this.anyTable(id).join(person, seat, token, newNonce());
  }

  async start(person: string, id: string, { fill }: Start): Promise<TableInfo | Failed> {
    return (await this.enoughBots(person, id)) ?? this.anyTable(id).start(person, fill, newNonce());
  }

  /** Whether a person has as many tables as one may have. */
  private async enough(person: string): Promise<Failed | null> {
    return (await this.house.store.countRunning(person)) < MOST_TABLES.each ? null : new Failed('tooManyKept');
  }

  /** Bots that play among themselves never wait for anybody, so that a few such tables keep a thread busy. */
  private async enoughBots(person: string, id: string): Promise<Failed | null> {
    const hasPeople = ({ head }: StoredTable): boolean => head.holdings.some(({ kind }) => kind === 'person');
    const table = await this.readable(id);
    if (table === null || hasPeople(table)) return null;
    const { tables } = await this.house.store.runningTablesOf(person, LATEST, MOST_TABLES.each);
    const alone = tables.filter((other) => other.head.stage === 'playing' && !hasPeople(other));
    return alone.length < MOST_TABLES.botsAlone ? null : new Failed('tooManyKept');
  }

  private async readable(id: string): Promise<StoredTable | null> {
    try {
      return await this.house.store.table(id);
    } catch (error) {
      if (error instanceof StoreError && error.fault === 'damaged') return null;
      throw error;
    }
  }

  /** The same table once more, by the rules of today. Nothing is kept for those who have left for good. */
  private async again(person: string, { charter, head }: StoredTable, options: OptionValues): Promise<NewTable | Failed> {
    const game = this.house.games.get(charter.game);
    if (game === undefined) return new Failed('unknownGame');
    const seed = newSeed();
    const refusal = await this.refusalOf(game, { seats: head.holdings.length, options, seed, pack: charter.pack });
    if (refusal !== null) return new Failed('badSetup', { refusal });
    const names = await this.house.store.names(head.holdings.flatMap((holding) => (holding.kind === 'person' ? [holding.person] : [])));
    const holdings = head.holdings.map((holding): Holding => {
      if (holding.kind !== 'person') return holding;
      if (holding.person === person) return { ...holding, standIn: null, resigned: false };
      return names.get(holding.person) ? { kind: 'friend', person: holding.person } : freeSeat(charter);
    });
    const { forkedAt: _former, ...same } = charter;
    const again: Charter = {
      ...same,
      rules: game.version,
      options: completeOptions(game, options),
      seed,
      forked: false,
      created: this.house.time.now(),
    };
    return newTable(person, again, holdings, [], null);
  }

  /** `closed` when the last person has left and the table is no more. */
  async leave(person: string, id: string): Promise<TableInfo | 'closed' | Failed> {
    const left = await this.anyTable(id).leave(person);
    if (left === 'closed') this.news.lobby('open');
    return left;
  }

  /** Gathering tables anyone may join, newest first. */
  async openTables(viewer: string | null, before = LATEST, limit: number = LIMITS.page): Promise<TableList> {
    return this.list(await this.house.store.openTables(before, limit), viewer);
  }

  /** Tables being played that anyone may watch, the latest answer first. */
  async watchableTables(viewer: string | null, before = LATEST, limit: number = LIMITS.page): Promise<TableList> {
    const page = this.others === null ? this.watchable.page(before, limit) : await this.others.watchable(before, limit);
    const stored = new Map((await this.house.store.tables(page.map(({ id }) => id))).map((table) => [table.id, table]));
    const tables = page.flatMap(({ id }) => {
      const table = stored.get(id);
      return table !== undefined && isWatchable(table) ? [table] : [];
    });
    return this.list({ tables, before: page.length < limit ? null : (page.at(-1)?.place ?? null) }, viewer);
  }

  /** A person's unfinished tables: those where they are asked first, then the latest. So many that nobody needs a second page. */
  async tablesOf(person: string, before = LATEST, limit: number = MOST_TABLES.each): Promise<TableList> {
    const page = await this.house.store.runningTablesOf(person, before, limit);
    const isMyTurn = ({ head }: StoredTable): number => (isAsked(head, person) ? 0 : 1);
    const tables = page.tables.toSorted((a, b) => isMyTurn(a) - isMyTurn(b) || b.head.at - a.head.at);
    return this.list({ ...page, tables }, person);
  }

  async finishedTablesOf(person: string, before = LATEST, limit: number = LIMITS.page): Promise<TableList> {
    return this.list(await this.house.store.finishedTablesOf(person, before, limit), person);
  }

  /** Gives up a person's seats: they are leaving for good. A failure is a fault of ours, after which they must not be forgotten yet. */
  async forsake(person: string): Promise<Failed | null> {
    return this.ofAll(
      (before) => this.house.store.runningTablesOf(person, before, AT_ONCE),
      ({ id, head }) => (head.stage === 'gathering' ? this.leave(person, id) : this.anyTable(id).resign(person, null)),
    );
  }

  /** A guest has logged in to an account: the tables that were theirs go along, also those that are over. */
  async handOver(from: string, to: string): Promise<Failed | null> {
    const { store } = this.house;
    const handOne = (table: StoredTable): Promise<unknown> => this.handOne(table, from, to);
    return (
      (await this.ofAll((before) => store.runningTablesOf(from, before, AT_ONCE), handOne)) ??
      (await this.ofAll((before) => store.finishedTablesOf(from, before, AT_ONCE), handOne))
    );
  }

  /** Does something to every table of a list, page by page; the first fault ends it. */
  private async ofAll(
    pageAt: (before: number) => Promise<TablePage>,
    work: (table: StoredTable) => Promise<unknown>,
  ): Promise<Failed | null> {
    for (let before: number | null = LATEST; before !== null; ) {
      const page: TablePage = await pageAt(before);
      const fault = (await Promise.all(page.tables.map(work))).find(isFault);
      if (fault !== undefined) return fault;
      before = page.before;
    }
    return null;
  }

  /** A table that nobody has open need not be taken up for it, so that a thousand of them take a moment. */
  private async handOne(stored: StoredTable, from: string, to: string): Promise<unknown> {
    const { store, time, start } = this.house;
    const { id, charter, version, fence } = stored;
    if (this.others !== null || this.present(id) !== null) return this.anyTable(id).handOver(from, to);
    const now = time.now();
    const drafted = handedOver(stored.head, from, to);
    if (drafted instanceof Failed) return drafted;
    const { head, moved } = drafted;
    const entry: Entry = { version: version + 1, at: now, played: [], undone: null, cut: null, told: [], nonce: null };
    const due = dueAt({ charter, head, now, serverStart: start });
    const nothing = { chat: null, keptAnswers: null, standings: null, again: null };
    try {
      await store.append(id, { version, fence }, { head, entry, moved, due, ...nothing });
    } catch (error) {
      // Somebody has opened it meanwhile, or the store has its own troubles, which are told then.
      this.house.log.debug({ err: error, table: id }, 'a table is handed over once more');
      return this.table(id).handOver(from, to);
    }
    return this.present(id)?.anew();
  }

  /** A person goes by another name, or by none any more. */
  async renamed(person: string): Promise<void> {
    for (const table of this.tables.values()) if (table.knows(person)) await table.renamed();
  }

  private async charter(game: Game, setup: Setup, spec: Hosting, forkedAt: number | null): Promise<Charter | Failed> {
    const refusal = await this.refusalOf(game, setup);
    if (refusal !== null) return new Failed('badSetup', { refusal });
    if (spec.seats.filter(({ kind }) => kind === 'me').length > 1) return new Failed('badSeats');
    return {
      game: game.id,
      rules: game.version,
      title: oneLine(spec.title ?? ''),
      access: spec.access ?? 'invitation',
      spectators: spec.spectators ?? true,
      options: completeOptions(game, setup.options),
      pack: setup.pack ?? '',
      seed: setup.seed,
      clock: spec.clock ?? { kind: 'none' },
      onTimeout: spec.onTimeout ?? 'bot',
      forked: forkedAt !== null,
      ...(forkedAt === null ? {} : { forkedAt }),
      created: this.house.time.now(),
    };
  }

  /** A pack that is not stored is none, for the table would be lost with the next start. */
  private async refusalOf(game: Game, setup: Setup): Promise<Refusal | null> {
    const { pack = '' } = setup;
    if (pack !== '') await this.house.meetPack(game.id, pack);
    if (pack !== '' && this.house.packJson(game.id, pack) === null) return refusal('kernel', 'unknownPack', { pack });
    return checkSetup(game, setup);
  }

  private async make(
    person: string,
    charter: Charter,
    seats: readonly SeatSpec[],
    entries: readonly Entry[],
    snapshot: Snapshot | null,
  ): Promise<TableInfo | Failed> {
    const holdings = seats.map((seat) => holdingFor(seat, person));
    const made = newTable(person, charter, holdings, entries, snapshot);
    await this.house.store.createTable(made);
    if (charter.access === 'open') this.news.lobby('open');
    return this.anyTable(made.id).info(person, undefined);
  }

  private async list({ tables, before }: TablePage, viewer: string | null): Promise<TableList> {
    return { tables: await this.infos(tables, viewer), before, now: this.house.time.now() };
  }

  private async infos(tables: readonly StoredTable[], viewer: string | null): Promise<TableInfo[]> {
    const people = tables.flatMap(({ head }) =>
      head.holdings.flatMap((holding) => ('person' in holding && holding.person !== null ? [holding.person] : [])),
    );
    const names = await this.house.store.names([...new Set(people)]);
    const faces = this.others === null ? this.facesOf(tables.map(({ id }) => id)) : await this.others.faces(tables);
    return tables.map((table) =>
      infoOf(table, viewer, {
        nameOf: (person) => names.get(person) ?? '',
        isOnline: (seat) => faces[table.id]?.online[seat] ?? false,
        watching: faces[table.id]?.watching ?? 0,
      }),
    );
  }

  private changed(now: StoredTable, before: Head): void {
    const { head, charter } = now;
    const asked = head.waiting.filter(
      (seat) =>
        head.holdings[seat].kind === 'person' &&
        botOn(head.holdings[seat]) === null &&
        !(before.stage === 'playing' && before.waiting.includes(seat) && botOn(before.holdings[seat]) === null),
    );
    if (asked.length > 0) this.news.turn(now, asked);
    if (before.stage === 'gathering' && charter.access === 'open') this.news.lobby('open');
    if (this.watchable.follow(now, before)) this.news.lobby('playing');
    if (before.stage === 'gathering' && head.stage === 'playing') this.news.began(now);
    if (before.stage === 'playing' && head.stage === 'finished') this.news.ended(now);
  }

  /** Forgets the tables that were not used for longest, as far as nothing is going on there. */
  private makeRoom(needed: string): void {
    for (const [id, table] of this.tables) {
      if (this.tables.size <= this.capacity) break;
      if (id === needed || !table.idle) continue;
      table.stop();
      this.tables.delete(id);
    }
    this.house.metrics.tablesInMemory.set(this.tables.size);
  }

  private sweepLater(): void {
    if (this.stopped) return;
    this.cancelSweep = this.house.time.after(SWEEP_EVERY, () => void this.sweep().finally(() => this.sweepLater()));
  }

  private async sweep(): Promise<void> {
    try {
      const mine = this.others === null ? undefined : this.house.owner;
      for (const id of await this.house.store.due(this.house.time.now(), mine)) await this.table(id).checkTime();
      await this.forgetGatherings();
    } catch (error) {
      this.house.log.error({ err: error }, 'the tables could not be looked after');
    }
  }

  /** Tables that nobody has come to for long are no more, and make room for others. */
  private async forgetGatherings(): Promise<void> {
    const { store, time, gathering, log } = this.house;
    if (time.now() - this.forgotAt < FORGET.every || this.others?.isFirst === false) return;
    this.forgotAt = time.now();
    for (const id of await store.forgottenTables(time.now() - gathering, FORGET.most)) {
      if ((await this.anyTable(id).expire()) !== true) continue;
      this.news.lobby('open');
      log.info({ table: id }, 'nobody has come to a table for long, and it is no more');
    }
  }
}

function newTable(
  host: string,
  charter: Charter,
  holdings: readonly Holding[],
  entries: readonly Entry[],
  snapshot: Snapshot | null,
): NewTable {
  const head: Head = {
    stage: 'gathering',
    host,
    invitation: newInvitation(),
    holdings,
    waiting: [],
    asked: [],
    answers: snapshot?.lines.length ?? 0,
    clocks: holdings.map(() => null),
    at: charter.created,
    request: null,
    ending: null,
    next: null,
  };
  return { id: newTableId(), charter, head, entries, snapshot };
}

function holdingFor(seat: SeatSpec, me: string): Holding {
  switch (seat.kind) {
    case 'me':
      return { kind: 'person', person: me, standIn: null, resigned: false };
    case 'open':
      return { kind: 'open' };
    case 'friend':
      return { kind: 'friend', person: null };
    case 'bot':
      return { kind: 'bot', level: seat.level, character: seat.character ?? 'even' };
  }
}

/** Whether something was not done by a fault of ours, and not because of how the table stands. */
function isFault(done: unknown): done is Failed {
  return done instanceof Failed && (done.code === 'storeUnavailable' || done.code === 'internal');
}

function isAsked(head: Head, person: string): boolean {
  const seat = seatOf(head, person);
  return seat !== null && head.stage === 'playing' && head.waiting.includes(seat) && botOn(head.holdings[seat]) === null;
}

/** Whether a table has something to do by itself: a bot is asked, or a clock runs that is counted in seconds. */
function needsAttention({ charter, head }: StoredTable): boolean {
  return charter.clock.kind === 'live' || head.waiting.some((seat) => botOn(head.holdings[seat]) !== null);
}
