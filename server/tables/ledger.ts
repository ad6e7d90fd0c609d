/** What is true of one table: taken up from the store, changed one thing after the other, stored before anyone is told. */

import type { Table } from '@castellan/engine';
import { Failed } from '../failed.ts';
import type { House } from '../house.ts';
import { StoreError } from '../store/store.ts';
import { dueAt } from './clocks.ts';
import type { Draft, Sitting } from './draft.ts';
import { loadGame } from './loading.ts';
import { Log } from './log.ts';
import type { Entry, Head, Snapshot, StoredTable } from './stored.ts';

/** A snapshot is kept after so many answers, at the next moment nobody could undo anyway … */
const SNAPSHOT_EVERY = 50;
/** … or, when there is no such moment for long, at any. */
const SNAPSHOT_AT_LAST = 200;
const REMEMBERED_NONCES = 64;
const MOST_CONFLICTS = 3;

/** The table was changed elsewhere meanwhile: look again. */
const CONFLICT = new Failed('storeUnavailable');
/** The store broke down over it: it may have been stored or not. */
const UNKNOWN = new Failed('storeUnavailable');

export type Drafted = Draft | Failed;

/** What the table's other half does with what has become true. */
export interface Followers {
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
  game: Table | null = null;
  /** Why the game cannot be taken up, when it cannot. */
  unplayable: Failed | null = null;
  private snapshotAt = 0;
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
        const done = key === null ? undefined : this.nonces.get(key);
        if (done !== undefined) return done;
        const drafted = await this.drafted(stored, work);
        if (drafted instanceof Failed) return drafted;
        const version = await this.commit(stored, drafted, key);
        if (version === UNKNOWN) return this.lookedUp(key, version);
        if (version !== CONFLICT || tries === MOST_CONFLICTS) return version;
        stored = await this.load();
      }
    });
  }

  /** Whether a change was stored of which that is not known. */
  private async lookedUp(key: string | null, unknown: Failed): Promise<number | Failed> {
    await this.load();
    return (key === null ? undefined : this.nonces.get(key)) ?? unknown;
  }

  sitting({ charter, head }: StoredTable): Sitting {
    return { charter, head, now: this.house.time.now(), serverStart: this.house.start };
  }

  /** Stores a draft; only inside `inTurn`. */
  async commit(stored: StoredTable, drafted: Draft, nonce: string | null): Promise<number | Failed> {
    const { head, played, undone, cut, told, chat, again, moved } = drafted;
    const version = stored.version + 1;
    const entry: Entry = { version, at: this.house.time.now(), played, undone, cut, told, nonce };
    const keptAnswers = undone ?? cut;
    if (keptAnswers !== null) this.snapshotAt = Math.min(this.snapshotAt, keptAnswers);
    const snapshot = this.snapshotDue(version);
    const due = dueAt(this.sitting({ ...stored, head }));
    const standings = this.lapsedStandings();
    try {
      await this.house.store.append(this.id, stored.version, { head, entry, moved, due, chat, snapshot, keptAnswers, standings, again });
    } catch (error) {
      return this.notStored(error);
    }
    if (snapshot !== null) this.snapshotAt = snapshot.lines.length;
    if (nonce !== null) this.remember(nonce, version);
    this.present = { ...stored, head, version };
    this.standings = this.game?.standings ?? [];
    this.kept?.add(entry);
    try {
      await this.followers.stored(this.present, stored.head, drafted, entry);
    } catch (error) {
      // It is stored all the same; everybody is shown the table when it is taken up anew.
      this.present = null;
      this.house.log.error({ err: error, table: this.id, version }, 'a change was stored and could not be shown');
    }
    return version;
  }

  /** Keeps the standing answers as they are; they are secret and make no version. */
  async commitStandings(game: Table): Promise<Failed | null> {
    try {
      await this.house.store.setStandings(this.id, game.standings);
      this.standings = game.standings;
      return null;
    } catch (error) {
      return this.notStored(error);
    }
  }

  /** What is left of the standing answers, when some have had their day; stored with the answer that brought that about. */
  private lapsedStandings(): Table['standings'] | null {
    const now = this.game?.standings ?? [];
    return now.length === this.standings.length ? null : now;
  }

  /** The table is no more; only inside `inTurn`. */
  async destroy(): Promise<void> {
    await this.house.store.deleteTable(this.id);
    this.present = null;
  }

  /** The log from the beginning; read when somebody first wants it, then kept. */
  async log(): Promise<Log> {
    this.kept ??= Log.of(await this.house.store.entries(this.id, 0));
    return this.kept;
  }

  /** Takes the game up; before the start it is not needed. */
  async takeUpGame(stored: StoredTable): Promise<Table | Failed> {
    const loaded = await loadGame(this.house, stored);
    if (loaded instanceof Failed) return loaded;
    this.game = loaded.table;
    this.standings = loaded.table.standings;
    this.snapshotAt = loaded.snapshotAt;
    return loaded.table;
  }

  private async load(): Promise<StoredTable | Failed> {
    if (this.present !== null) return this.present;
    const { store } = this.house;
    const stored = await store.table(this.id);
    if (stored === null) return new Failed('notFound');
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

  private async drafted(
    stored: StoredTable,
    work: (sitting: Sitting, stored: StoredTable) => Drafted | Promise<Drafted>,
  ): Promise<Drafted> {
    try {
      return await work(this.sitting(stored), stored);
    } catch (error) {
      this.present = null;
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
    return fault === 'broken' ? UNKNOWN : new Failed('storeUnavailable');
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
    const { game } = this;
    if (game === null) return null;
    const answers = game.lines.length - this.snapshotAt;
    if (answers < SNAPSHOT_EVERY || (answers < SNAPSHOT_AT_LAST && anybodyMayUndo(game))) return null;
    return { version, lines: [...game.lines], state: JSON.stringify(game.state) };
  }
}

function anybodyMayUndo(game: Table): boolean {
  for (let seat = 0; seat < game.setup.seats; seat++) if (game.mayUndo(seat).ok) return true;
  return false;
}
