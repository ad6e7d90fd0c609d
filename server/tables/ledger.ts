/** What is true of one table: taken up from the store, changed one thing after the other, stored before anyone is told. */

import { type Game, type Seat, type State, stateHash, type Table } from '@castellan/engine';
import { hasLimits } from '@castellan/tables';
import { Failed } from '../failed.ts';
import type { House } from '../house.ts';
import { sidesOf } from '../shelf.ts';
import { StoreError } from '../store/store.ts';
import { Busy } from '../threads/pool.ts';
import { dueAt } from './clocks.ts';
import type { Draft, Sitting } from './draft.ts';
import { loadGame, readJournal } from './loading.ts';
import { Log } from './log.ts';
import { activePeople } from './seats.ts';
import type { Entry, Head, Snapshot, StoredTable } from './stored.ts';

/** A snapshot is kept after so many changes, whatever they were, at the next moment nobody could undo anyway … */
const SNAPSHOT_EVERY = 50;
/** … or, when there is no such moment for so many times as long, at any. */
const AT_LAST = 4;
/** A long game is kept more rarely: a snapshot holds all of it, and what is written must not grow faster than the game. */
const SHARE_OF_GAME = 0.25;
/** So many changes are soon done again by whom a table is handed over to. */
const HANDED_OVER = 6;
const REMEMBERED_NONCES = 64;
const MOST_CONFLICTS = 3;

/** The table was changed elsewhere meanwhile: look again. */
const CONFLICT = new Failed('storeUnavailable');
/** The table is another node's. */
export const ELSEWHERE: Failed = new Failed('storeUnavailable');
/** The store broke down over it: it may have been stored or not. */
const UNKNOWN = new Failed('storeUnavailable');

export type Drafted = Draft | Failed;

/** What the table's other half does with what has become true. */
export interface Followers {
  /** There is no such table. */
  missing(): void;
  /** It is another node's. */
  elsewhere(): void;
  /** The table was taken up, or taken up again after something went wrong. */
  taken(stored: StoredTable): Promise<void>;
  stored(now: StoredTable, before: Head, drafted: Draft, entry: Entry): Promise<void>;
}

export class Ledger {
  private readonly house: House;
  private readonly id: string;
  private readonly followers: Followers;
  private present: StoredTable | null = null;
  /** The game; null while people gather. */
  game: Table<State, Game> | null = null;
  /** Why the game cannot be taken up, when it cannot. */
  unplayable: Failed | null = null;
  /** How often the table was claimed when it was taken up … */
  private fence = 0;
  /** … and whether that was by us, so that nobody else's writes can come after ours. */
  private isOurs = false;
  /** Whether something of ours may still be on its way to the store: then the table is claimed anew, after which it cannot arrive any more. */
  private isDoubtful = false;
  /** Version of the latest snapshot. */
  private keptAt = 0;
  /** The standing answers as they are stored. */
  private standings: Table['standings'] = [];
  private kept: Log | null = null;
  private nonces: Map<string, number> = new Map();
  private queue: Promise<unknown> = Promise.resolve();
  private queued = 0;

  constructor(house: House, id: string, followers: Followers) {
    this.house = house;
    this.id = id;
    this.followers = followers;
  }

  /** What was stored last, without waiting for what is being done. */
  get last(): StoredTable | null {
    return this.present;
  }

  get busy(): boolean {
    return this.queued > 0;
  }

  /** Ends when everything asked of the table so far is done. */
  async settled(): Promise<void> {
    while (this.queued > 0) await this.queue;
  }

  /** Does one thing after the other; `work` finds the table as it is stored. */
  inTurn<T>(work: (stored: StoredTable) => Promise<T>): Promise<T | Failed> {
    this.queued++;
    const done = this.after(this.queue, work);
    this.queue = done.catch(() => {});
    return done;
  }

  private async after<T>(others: Promise<unknown>, work: (stored: StoredTable) => Promise<T>): Promise<T | Failed> {
    await others;
    try {
      const stored = this.present ?? (await this.load());
      return stored instanceof Failed ? stored : await work(stored);
    } finally {
      this.queued--;
    }
  }

  /**
   * Drafts a change, stores it, and only then shows it: the version it made, or why it was not made. A request that was stored
   * before under the same key is not carried out again.
   */
  change(key: string | null, work: (sitting: Sitting, stored: StoredTable) => Drafted | Promise<Drafted>): Promise<number | Failed> {
    return this.inTurn(async (first) => {
      let stored: StoredTable | Failed = first;
      for (let tries = 1; ; tries++) {
        if (stored instanceof Failed) return stored;
        const done = key === null ? null : await this.doneBefore(key, tries > 1);
        if (done !== null) return done;
        const drafted = await this.drafted(stored, work);
        if (drafted instanceof Failed) return drafted;
        const version = await this.commit(stored, drafted, key);
        if (version === UNKNOWN) return this.lookedUp(key);
        if (version !== CONFLICT || tries === MOST_CONFLICTS) return version;
        stored = await this.load();
      }
    });
  }

  /** The version that a request has made before; what was asked for long ago is no longer remembered here, but the store knows it. */
  private async doneBefore(key: string, isSought: boolean): Promise<number | null> {
    return this.nonces.get(key) ?? (isSought ? await this.house.store.versionOf(this.id, key) : null);
  }

  /** Takes the table up again, for what is known of it is no longer true. */
  anew(): Promise<unknown> {
    return this.inTurn(async () => {
      this.present = null;
      return this.load();
    });
  }

  /** Whether a change was stored of which that is not known. Once the table is claimed, it cannot be stored any more. */
  private async lookedUp(key: string | null): Promise<number | Failed> {
    for (let tries = 1; tries <= MOST_CONFLICTS; tries++) {
      const stored = await this.load();
      const done = key === null ? undefined : this.nonces.get(key);
      if (done !== undefined || stored instanceof Failed) return done ?? UNKNOWN;
      try {
        await this.claimed(stored);
        return UNKNOWN;
      } catch (error) {
        if (!(error instanceof StoreError) || error.fault !== 'conflict') throw error;
        this.present = null;
      }
    }
    return UNKNOWN;
  }

  /** Before anything is written the table is claimed, unless it is ours: its fence. */
  private async claimed({ version }: StoredTable): Promise<number> {
    if (this.isOurs && !this.isDoubtful) return this.fence;
    this.fence = await this.house.store.claim(this.id, this.house.owner, { version, fence: this.fence });
    this.isOurs = true;
    this.isDoubtful = false;
    return this.fence;
  }

  sitting({ charter, head }: StoredTable): Sitting {
    const { game, house } = this;
    return { charter, head, now: house.time.now(), serverStart: house.start, sides: game === null ? null : sidesOf(game.game, game.state) };
  }

  /** Stores a draft; only inside `inTurn`. */
  async commit(stored: StoredTable, drafted: Draft, nonce: string | null): Promise<number | Failed> {
    const { played, undone, undoneCount, cut, told, chat, again, moved } = drafted;
    const head = this.sealed(drafted.head);
    const version = stored.version + 1;
    const entry: Entry = { version, at: this.house.time.now(), played, undone, undoneCount, cut, told, nonce };
    const keptAnswers = undone ?? cut;
    this.kept?.add(entry);
    const snapshot = this.snapshotDue(version);
    const due = dueAt(this.sitting({ ...stored, head }));
    const standings = this.lapsedStandings();
    try {
      const seen = { version: stored.version, fence: await this.claimed(stored) };
      await this.house.store.append(this.id, seen, { head, entry, moved, due, chat, keptAnswers, standings, again });
    } catch (error) {
      return this.notStored(error);
    }
    if (snapshot !== null) {
      this.keptAt = snapshot.version;
      void this.keep(snapshot);
    }
    if (nonce !== null) this.remember(nonce, version);
    this.present = { ...stored, head, version };
    this.standings = this.game?.standings ?? [];
    try {
      await this.followers.stored(this.present, stored.head, drafted, entry);
    } catch (error) {
      // It is stored all the same; everybody is shown the table when it is taken up anew.
      this.present = null;
      this.house.log.error({ err: error, table: this.id, version }, 'a change was stored and could not be shown');
    }
    return version;
  }

  /** With the last state a table that is over is sealed: its record can be held against it, whatever becomes of the rules. */
  private sealed(head: Head): Head {
    if (head.stage !== 'finished' || head.hash !== undefined || this.game === null) return head;
    return { ...head, hash: stateHash(this.game.state) };
  }

  /** Keeps the standing answers as they are; they are secret and make no version. */
  async commitStandings(stored: StoredTable, game: Table): Promise<Failed | null> {
    try {
      await this.house.store.setStandings(this.id, await this.claimed(stored), game.standings);
      this.standings = game.standings;
      return null;
    } catch (error) {
      return this.notStored(error);
    }
  }

  /** The standing answers, when some have had their day or another hold was used; stored with the answer that brought that about. */
  private lapsedStandings(): Table['standings'] | null {
    const now = this.game?.standings ?? [];
    return now === this.standings ? null : now;
  }

  /** Whether a person sits there whom others wait for; bots keep nobody waiting, and do not mind. */
  private isAwaited(seat: Seat): boolean {
    const people = this.present === null ? [] : activePeople(this.present.head);
    return hasLimits(people.length) && people.includes(seat);
  }

  /** The table is no more; only inside `inTurn`. */
  async destroy(stored: StoredTable): Promise<void> {
    try {
      await this.house.store.deleteTable(this.id, await this.claimed(stored));
    } finally {
      this.present = null;
    }
  }

  /** The log from the beginning. It comes with the game; before the game, or without one that can be taken up, it is read when somebody wants it. */
  async log(): Promise<Log> {
    this.kept ??= await this.readLog();
    return this.kept;
  }

  private async readLog(): Promise<Log> {
    const stored = this.present ?? (await this.load());
    const journal = stored instanceof Failed ? stored : await readJournal(this.house, stored);
    return journal instanceof Failed ? new Log() : new Log(journal.log, journal.lines.length);
  }

  /** Takes the game up; before the start it is not needed. */
  async takeUpGame(stored: StoredTable): Promise<Table<State, Game> | Failed> {
    const loaded = await loadGame(this.house, stored);
    if (loaded instanceof Failed) return loaded;
    this.game = loaded.table;
    this.game.keepsBeat = stored.charter.clock.kind === 'live';
    if (stored.charter.clock.kind === 'correspondence') this.game.waitsFor = (seat) => this.isAwaited(seat);
    this.standings = loaded.table.standings;
    this.kept = loaded.log;
    this.keptAt = loaded.keptAt;
    // What took long to take up is kept, so that it takes long only once.
    if (loaded.snapshot !== null) await this.keep(loaded.snapshot);
    return loaded.table;
  }

  /** That a snapshot cannot be kept is no harm: the journal says the same. */
  private async keep(snapshot: Snapshot): Promise<void> {
    try {
      await this.house.store.keep(this.id, this.fence, snapshot);
    } catch (error) {
      this.house.log.warn({ err: error, table: this.id }, 'a snapshot could not be kept');
    }
  }

  /** Somebody else will take the table up soon: what that takes is made short. What can be taken back is done again there, so that it still can. */
  async keepForNext(): Promise<void> {
    const { game, kept, present } = this;
    if (game === null || kept === null || present === null || present.head.stage !== 'playing') return;
    if (present.version - this.keptAt < HANDED_OVER) return;
    this.keptAt = present.version;
    const { state, at: stateAt } = game.firm;
    await this.keep({ version: present.version, lines: [...game.lines], log: [...kept.items], state: JSON.stringify(state), stateAt });
  }

  /** Another node goes on with the table once `release` is done: whatever is asked of it after that finds it there. */
  giveAway(release: () => Promise<void>): Promise<unknown> {
    return this.inTurn(async () => {
      await this.keepForNext();
      await release();
      this.present = null;
    });
  }

  private async load(): Promise<StoredTable | Failed> {
    if (this.present !== null) return this.present;
    const { store } = this.house;
    const stored = await this.found();
    if (stored instanceof Failed) {
      if (stored.code === 'notFound') this.followers.missing();
      return stored;
    }
    if (this.house.isElsewhere(stored)) {
      this.followers.elsewhere();
      return ELSEWHERE;
    }
    this.fence = stored.fence;
    this.isOurs = stored.owner === this.house.owner;
    this.game = null;
    this.standings = [];
    this.unplayable = null;
    this.kept = null;
    this.nonces = new Map(await store.nonces(this.id, REMEMBERED_NONCES));
    if (stored.head.stage !== 'gathering') {
      const game = await this.takeUpGame(stored);
      if (game instanceof Failed) this.unplayable = game;
    }
    this.present = stored;
    await this.followers.taken(stored);
    return stored;
  }

  private async found(): Promise<StoredTable | Failed> {
    try {
      return (await this.house.store.table(this.id)) ?? new Failed('notFound');
    } catch (error) {
      if (error instanceof StoreError && error.fault === 'damaged') return new Failed('damaged');
      throw error;
    }
  }

  private async drafted(
    stored: StoredTable,
    work: (sitting: Sitting, stored: StoredTable) => Drafted | Promise<Drafted>,
  ): Promise<Drafted> {
    try {
      return await work(this.sitting(stored), stored);
    } catch (error) {
      this.present = null;
      if (error instanceof Busy) return new Failed('tooMany');
      this.house.log.error({ err: error, table: this.id, version: stored.version }, 'a change could not be worked out');
      return new Failed('internal');
    }
  }

  /** The game in memory is ahead of the store now, so it is taken up anew. */
  private notStored(error: unknown): Failed {
    this.present = null;
    const fault = error instanceof StoreError ? error.fault : 'broken';
    this.house.metrics.storeFaults.inc({ fault });
    this.house.log.error({ err: error, table: this.id, fault }, 'a change could not be stored');
    if (fault === 'conflict') return CONFLICT;
    if (fault !== 'broken') return new Failed('storeUnavailable');
    this.isDoubtful = true;
    return UNKNOWN;
  }

  private remember(nonce: string, version: number): void {
    this.nonces.set(nonce, version);
    if (this.nonces.size <= REMEMBERED_NONCES) return;
    for (const oldest of this.nonces.keys()) {
      this.nonces.delete(oldest);
      return;
    }
  }

  private snapshotDue(version: number): Snapshot | null {
    const { game, kept } = this;
    if (game === null || kept === null) return null;
    const every = Math.max(SNAPSHOT_EVERY, game.lines.length * SHARE_OF_GAME);
    const changes = version - this.keptAt;
    if (changes < every) return null;
    if (changes < AT_LAST * every && (anybodyMayUndo(game) || !this.house.mayKeepSnapshot())) return null;
    return { version, lines: [...game.lines], log: [...kept.items], state: JSON.stringify(game.state) };
  }
}

function anybodyMayUndo(game: Table): boolean {
  for (let seat = 0; seat < game.setup.seats; seat++) if (game.mayUndo(seat).ok) return true;
  return false;
}
