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
import { newInvitation, newSeed, newTableId } from '../ids.ts';
import type { ForkSpec, LobbyList, SeatSpec, TableInfo, TableList, TableSpec } from '../protocol/index.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { NewTable } from '../store/store.ts';
import { oneLine } from '../texts.ts';
import { HostedTable } from './hosted.ts';
import { botOn, freeSeat, seatOf } from './seats.ts';
import { infoOf } from './shown.ts';
import type { Charter, Entry, Head, Holding, Snapshot, StoredTable } from './stored.ts';
import { isWatchable, Watchable } from './watchable.ts';

/** Unfinished tables that one person may sit at. */
const MOST_TABLES = 200;
/** How often clocks of tables that are not in memory are looked at. */
const SWEEP_EVERY = 15_000;
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

/** What is decided by the host of any new table. */
type Hosting = Pick<TableSpec, 'title' | 'seats' | 'access' | 'spectators' | 'clock' | 'onTimeout'>;

export class Hall {
  private readonly house: House;
  private readonly news: HallNews;
  private readonly capacity: number;
  private readonly tables: Map<string, HostedTable> = new Map();
  private readonly watchable = new Watchable();
  private cancelSweep: () => void = () => {};
  private stopped = false;

  constructor(house: House, news: HallNews, capacity: number) {
    this.house = house;
    this.news = news;
    this.capacity = capacity;
  }

  /** The table of that name. Whether there is one shows when something is asked of it. */
  table(id: string): HostedTable {
    const known = this.tables.get(id);
    const table = known ?? new HostedTable(this.house, { changed: (now, before) => this.changed(now, before) }, id);
    // The last used is the last in the map.
    this.tables.delete(id);
    this.tables.set(id, table);
    if (known === undefined) this.makeRoom(id);
    return table;
  }

  /** A table that is in memory. */
  present(id: string): HostedTable | null {
    return this.tables.get(id) ?? null;
  }

  /** Tables that were being played when the server stopped go on: bots think, clocks run. */
  async open(): Promise<void> {
    const playing: StoredTable[] = [];
    for (const id of await this.house.store.playing())
      await this.trying(id, async () => {
        const table = await this.house.store.table(id);
        if (table !== null) playing.push(table);
      });
    playing.sort((a, b) => a.head.at - b.head.at);
    for (const table of playing) this.watchable.follow(table, null);
    for (const table of playing) if (needsAttention(table)) await this.trying(table.id, () => this.table(table.id).wake());
    this.sweepLater();
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
    const charter = this.charter(game, setup, spec, false);
    return charter instanceof Failed ? charter : this.make(person, charter, spec.seats, [], null);
  }

  /** A table that goes on from a moment of a record. */
  async fork(person: string, text: string, spec: ForkSpec): Promise<TableInfo | Failed> {
    const parsed = parseRecord(text);
    if (!parsed.ok) return new Failed('badRecord', { record: parsed.error });
    const { record } = parsed;
    const game = this.house.games.get(record.game);
    if (game === undefined) return new Failed('unknownGame');
    if (record.seats !== spec.seats.length) return new Failed('badSeats');
    const pack = this.house.packJson(game.id, record.pack);
    const fork = await this.house.crew.fork({ game: game.id, pack, text, at: spec.at ?? null });
    if (fork.error !== null || record.seed === null) return new Failed('badRecord', fork.error === null ? {} : { record: fork.error });
    if (fork.result !== null) return new Failed('finished');
    const setup: Setup = { seats: record.seats, options: record.options, seed: record.seed, pack: record.pack };
    const charter = this.charter(game, setup, spec, true);
    if (charter instanceof Failed) return charter;
    const at = this.house.time.now();
    const blank = { at, undone: null, cut: null, nonce: null };
    const entries: Entry[] = [
      { ...blank, version: 1, played: [], told: fork.opening },
      { ...blank, version: 2, played: fork.played, told: [] },
    ];
    const snapshot: Snapshot = { version: 2, lines: fork.played.map(({ line }) => line), state: JSON.stringify(fork.state) };
    return this.make(person, charter, spec.seats, entries, snapshot);
  }

  /**
   * The first to ask makes the new table, with the same people expected on the same seats; the others sit down there. It is the same game
   * again, or the one that follows from it.
   */
  async rematch(person: string, id: string, isSequel: boolean): Promise<TableInfo | Failed> {
    const next = await this.table(id).rematch(person, async (finished, sequel) => {
      if (isSequel && sequel === null) return new Failed('noSequel');
      return this.again(person, finished, isSequel && sequel !== null ? sequel : finished.charter.options);
    });
    if (next instanceof Failed) return next;
    const seen = await this.table(next).info(person);
    if (seen instanceof Failed || seen.stage !== 'gathering') return seen;
    if (seen.access === 'open') this.news.lobby('open');
    if (seen.mine !== null) return seen;
    return this.table(next).join(person, undefined, undefined);
  }

  /** The same table once more, by the rules of today. Nothing is kept for those who have left for good. */
  private async again(person: string, { charter, head }: StoredTable, options: OptionValues): Promise<NewTable | Failed> {
    const game = this.house.games.get(charter.game);
    if (game === undefined) return new Failed('unknownGame');
    const seed = newSeed();
    const refusal = this.refusalOf(game, { seats: head.holdings.length, options, seed, pack: charter.pack });
    if (refusal !== null) return new Failed('badSetup', { refusal });
    const names = await this.house.store.names(head.holdings.flatMap((holding) => (holding.kind === 'person' ? [holding.person] : [])));
    const holdings = head.holdings.map((holding): Holding => {
      if (holding.kind !== 'person') return holding;
      if (holding.person === person) return { ...holding, standIn: null, resigned: false };
      return names.get(holding.person) ? { kind: 'friend', person: holding.person } : freeSeat(charter);
    });
    const again: Charter = {
      ...charter,
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
    const left = await this.table(id).leave(person);
    if (left === 'closed') {
      this.tables.delete(id);
      this.news.lobby('open');
    }
    return left;
  }

  /** Gathering tables anyone may join, newest first. */
  async openTables(viewer: string | null, before = LATEST, limit: number = LIMITS.page): Promise<TableList> {
    const tables = await this.house.store.openTables(before, limit);
    const last = tables.length < limit ? null : (tables.at(-1)?.charter.created ?? null);
    return this.list(tables, viewer, last);
  }

  /** Tables being played that anyone may watch, the latest answer first. */
  async watchableTables(viewer: string | null, before = LATEST, limit: number = LIMITS.page): Promise<TableList> {
    const page = this.watchable.page(before, limit);
    const stored = await Promise.all(page.ids.map((id) => this.house.store.table(id)));
    const tables = stored.flatMap((table) => (table !== null && isWatchable(table) ? [table] : []));
    return this.list(tables, viewer, page.before);
  }

  /** A person's unfinished tables: those where they are asked first, then the latest. */
  async tablesOf(person: string): Promise<TableList> {
    const tables = [...(await this.house.store.runningTablesOf(person))];
    const isMyTurn = ({ head }: StoredTable): number => (isAsked(head, person) ? 0 : 1);
    tables.sort((a, b) => isMyTurn(a) - isMyTurn(b) || b.head.at - a.head.at);
    return this.list(tables, person, null);
  }

  async finishedTablesOf(person: string, before = LATEST, limit: number = LIMITS.page): Promise<TableList> {
    const tables = await this.house.store.finishedTablesOf(person, before, limit);
    const last = tables.length < limit ? null : (tables.at(-1)?.head.at ?? null);
    return this.list(tables, person, last);
  }

  /** Number of tables at which a person is asked something. */
  async turnsOf(person: string): Promise<number> {
    const tables = await this.house.store.runningTablesOf(person);
    return tables.filter(({ head }) => isAsked(head, person)).length;
  }

  /** Gives up a person's seats: they are leaving for good. A failure is a fault of ours, after which they must not be forgotten yet. */
  async forsake(person: string): Promise<Failed | null> {
    for (const { id, head } of await this.house.store.runningTablesOf(person)) {
      const left = head.stage === 'gathering' ? await this.leave(person, id) : await this.table(id).resign(person, null);
      if (isFault(left)) return left;
    }
    return null;
  }

  /** A guest has logged in to an account: the tables that were theirs go along, also those that are over. */
  async handOver(from: string, to: string): Promise<Failed | null> {
    const { store } = this.house;
    const all = await store.finishedTablesOf(from, LATEST, Number.MAX_SAFE_INTEGER);
    for (const { id } of [...(await store.runningTablesOf(from)), ...all]) {
      const handed = await this.table(id).handOver(from, to);
      if (isFault(handed)) return handed;
    }
    return null;
  }

  /** A person goes by another name, or by none any more. */
  async renamed(person: string): Promise<void> {
    for (const table of this.tables.values()) if (table.knows(person)) await table.renamed();
  }

  private charter(game: Game, setup: Setup, spec: Hosting, forked: boolean): Charter | Failed {
    const refusal = this.refusalOf(game, setup);
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
      forked,
      created: this.house.time.now(),
    };
  }

  /** A pack that is not stored is none, for the table would be lost with the next start. */
  private refusalOf(game: Game, setup: Setup): Refusal | null {
    const { pack = '' } = setup;
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
    if ((await this.house.store.runningTablesOf(person)).length >= MOST_TABLES) return new Failed('tooMany');
    const holdings = seats.map((seat) => holdingFor(seat, person));
    const made = newTable(person, charter, holdings, entries, snapshot);
    await this.house.store.createTable(made);
    if (charter.access === 'open') this.news.lobby('open');
    return this.table(made.id).info(person);
  }

  private async list(tables: readonly StoredTable[], viewer: string | null, before: number | null): Promise<TableList> {
    return { tables: await this.infos(tables, viewer), before, now: this.house.time.now() };
  }

  private async infos(tables: readonly StoredTable[], viewer: string | null): Promise<TableInfo[]> {
    const people = tables.flatMap(({ head }) =>
      head.holdings.flatMap((holding) => ('person' in holding && holding.person !== null ? [holding.person] : [])),
    );
    const names = await this.house.store.names([...new Set(people)]);
    return tables.map((table) =>
      infoOf(table, viewer, {
        nameOf: (person) => names.get(person) ?? '',
        isOnline: (seat) => this.present(table.id)?.isHere(seat) ?? false,
        watching: this.present(table.id)?.watching ?? 0,
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
      for (const id of await this.house.store.due(this.house.time.now())) await this.table(id).checkTime();
    } catch (error) {
      this.house.log.error({ err: error }, 'the clocks could not be looked at');
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
      return { kind: 'bot', level: seat.level };
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
