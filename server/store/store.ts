/**
 * What must survive. One interface for every database; `test/store/contract.ts` says what each of them must do.
 *
 * Every promise of a write is fulfilled only when the write is durable, and a rejected one has changed nothing.
 */

import { Failed } from '../failed.ts';
import type { Charter, Entry, Head, Kept, Snapshot, StoredChat, StoredStanding, StoredTable } from '../tables/stored.ts';

export type StoreFault =
  /** The table has changed, or was claimed, since it was seen. */
  | 'conflict'
  /** The name is somebody else's. */
  | 'taken'
  | 'full'
  | 'locked'
  /** The database cannot be reached, and nothing was done. */
  | 'unreachable'
  /** What is stored cannot be read, or is not what was written. */
  | 'damaged'
  /** Something broke down over it: whether it was done must be looked up. */
  | 'broken';

export class StoreError extends Error {
  readonly fault: StoreFault;
  constructor(fault: StoreFault, detail: string) {
    super(`${fault}: ${detail}`);
    this.fault = fault;
  }
}

/** What somebody is told when the store has failed. */
export function failedBy({ fault }: StoreError): Failed {
  return new Failed(fault === 'damaged' ? 'damaged' : 'storeUnavailable');
}

/** A row that was found damaged: it is left out and left alone, and all others go on. */
export interface Damage {
  readonly kind: 'table' | 'journal' | 'snapshot' | 'standings' | 'pack' | 'record';
  readonly id: string;
  readonly detail: string;
}

export type DamageListener = (damage: Damage) => void;

/** Called with the size of each batch of writes and how many milliseconds it took. */
export type BatchListener = (writes: number, ms: number) => void;

export interface StoreListeners {
  readonly onBatch?: BatchListener;
  readonly onDamage?: DamageListener;
}

/** A part of a list of tables. `before` is where the next begins, null after the last. */
export interface TablePage {
  readonly tables: readonly StoredTable[];
  readonly before: number | null;
}

export interface Person {
  readonly id: string;
  /** Empty once the person is deleted. */
  readonly name: string;
  readonly account: boolean;
  readonly created: number;
}

export interface Device {
  /** Hash of the token in the device's cookie. */
  readonly hash: string;
  readonly created: number;
  readonly seen: number;
}

/**
 * A table as a writer has seen it. Whoever claims a table raises its fence, and every write to a table names the fence its writer has seen: so
 * a server that was taken for dead, and from which the table was claimed, writes nothing more to it.
 */
export interface Seen {
  readonly version: number;
  readonly fence: number;
}

/** One change of a table, appended when the table is still as it was seen. */
export interface Change {
  readonly head: Head;
  readonly entry: Entry;
  /** Whether somebody has sat down or stood up. */
  readonly moved: boolean;
  /** Time at which somebody's clock runs out. */
  readonly due: number | null;
  readonly chat: Pick<StoredChat, 'person' | 'seat' | 'text' | 'room' | 'heard'> | null;
  /** States after more answers than this are no longer true. */
  readonly keptAnswers: number | null;
  /** What is left of the standing answers, when some have had their day. */
  readonly standings: readonly StoredStanding[] | null;
  /** A table that is made along with it. */
  readonly again: NewTable | null;
}

export interface NewTable {
  readonly id: string;
  readonly charter: Charter;
  readonly head: Head;
  /** Answers a fork begins with. */
  readonly entries: readonly Entry[];
  readonly snapshot: Snapshot | null;
}

export interface StoredRecord {
  readonly id: string;
  readonly person: string;
  readonly game: string;
  readonly rules: number;
  readonly names: readonly string[];
  readonly answers: number;
  readonly finished: boolean;
  readonly uploaded: number;
  readonly text: string;
}

export interface StoredPack {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly person: string;
  readonly json: string;
}

/** What is known so far of a finished table that is looked back at, and who does. */
export interface StoredAnalysis {
  readonly table: string;
  /** Answers that were looked at, of how many. */
  readonly answers: number;
  readonly total: number;
  /** The analysis itself; null before the first part of it is kept. */
  readonly json: string | null;
  /** Why it cannot be had. */
  readonly trouble: string | null;
  /** The server that works on it, and until when that is believed. */
  readonly owner: string;
  readonly until: number;
}

export interface Subscription {
  readonly endpoint: string;
  readonly person: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: 'fr' | 'en';
  /** Hash of the token of the device it was made on; null when that is not known. */
  readonly device: string | null;
}

/** An exercise of a game's lessons. */
export interface LessonDone {
  readonly game: string;
  readonly exercise: string;
}

/** A name, how it is compared, and what it looks like. */
export interface NameKeys {
  readonly name: string;
  readonly key: string;
  readonly look: string;
}

export interface PeopleStore {
  addGuest(person: Person, device: Device): Promise<void>;
  personOfDevice(hash: string): Promise<Person | null>;
  person(id: string): Promise<Person | null>;
  /** Names by id; the deleted have none. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Rejected as `taken` when an account of that name, or of one that looks like it, is somebody else's. */
  rename(person: string, name: NameKeys): Promise<void>;
  /** Makes the guest's name its account, on this device alone. Rejected as `taken`. */
  addAccount(person: string, name: NameKeys, passwordHash: string, device: Device): Promise<void>;
  account(key: string): Promise<{ readonly person: Person; readonly passwordHash: string } | null>;
  accountOf(person: string): Promise<{ readonly passwordHash: string } | null>;
  /** Sets a new password; the person is known by this device alone from then on, which was `former`. */
  setPassword(person: string, passwordHash: string, former: string, device: Device): Promise<void>;
  addDevice(person: string, device: Device): Promise<void>;
  /** The device is known by another token from now on. */
  replaceDevice(person: string, former: string, device: Device): Promise<void>;
  /** Forgets a device, and with it where notices go on it. */
  dropDevice(person: string, hash: string): Promise<void>;
  seeDevice(hash: string, seen: number): Promise<void>;
  devicesOf(person: string): Promise<readonly Device[]>;
  /** What a person has done of the lessons, by game and exercise. */
  lessonsOf(person: string): Promise<readonly LessonDone[]>;
  /** Those that were done already stay so. */
  addLessons(person: string, done: readonly LessonDone[]): Promise<void>;
  /**
   * Forgets name, account, devices, push subscriptions, lessons, what was said and uploaded. Seats keep the id, which names nobody, and content
   * packs stay without their owner: others' tables are played with them.
   */
  deletePerson(person: string): Promise<void>;
  /** What one person has said, learned and uploaded, and where they are called, is another's from now on, on this device. */
  handOver(from: string, to: string, device: string): Promise<void>;
}

export interface TableStore {
  createTable(table: NewTable): Promise<void>;
  /** The table is `owner`'s from now on: its new fence. Rejected as `conflict` unless the table is as it was seen. */
  claim(table: string, owner: string, seen: Seen): Promise<number>;
  /**
   * Rejected as `conflict` unless the table is as it was seen; where several servers write, also when a change was stored under the same nonce.
   * The change makes it `change.entry.version`.
   */
  append(table: string, seen: Seen, change: Change): Promise<void>;
  /** Rejected as `conflict` when the table was claimed meanwhile. */
  deleteTable(table: string, fence: number): Promise<void>;
  /** Rejected as `damaged`. */
  table(id: string): Promise<StoredTable | null>;
  /** Several at once, in no order; those that are not there or damaged are left out. */
  tables(ids: readonly string[]): Promise<readonly StoredTable[]>;
  /** The latest snapshot that can be used. */
  kept(table: string): Promise<Kept | null>;
  /**
   * Keeps a snapshot, if the table was not claimed meanwhile. Writes to a table are done in the order in which they were asked for, so that no
   * state is kept which a later change has made untrue.
   */
  keep(table: string, fence: number, snapshot: Snapshot): Promise<void>;
  /** Entries after a version, oldest first, up to another. Rejected as `damaged` when one is, or is missing. */
  entries(table: string, after: number, upTo?: number): Promise<readonly Entry[]>;
  /** Versions of the last stored requests by nonce. */
  nonces(table: string, last: number): Promise<ReadonlyMap<string, number>>;
  /** The version that was stored for a request. */
  versionOf(table: string, nonce: string): Promise<number | null>;
  /** The last lines said after a version, oldest first. */
  chat(table: string, after: number, last: number): Promise<readonly StoredChat[]>;
  chatOf(person: string): Promise<readonly { readonly table: string; readonly at: number; readonly text: string }[]>;
  standings(table: string): Promise<readonly StoredStanding[]>;
  /** Rejected as `conflict` when the table was claimed meanwhile. */
  setStandings(table: string, fence: number, standings: readonly StoredStanding[]): Promise<void>;
  /** Gathering tables anyone may join, newest first. */
  openTables(before: number, limit: number): Promise<TablePage>;
  /** Tables a person hosts, sits at, or is kept a seat at, that are not finished, newest first. */
  runningTablesOf(person: string, before: number, limit: number): Promise<TablePage>;
  countRunning(person: string): Promise<number>;
  /** Finished tables a person hosted or sat at, last finished first. */
  finishedTablesOf(person: string, before: number, limit: number): Promise<TablePage>;
  /** Ids of tables that still gather people although nothing has happened there since a time, oldest first. */
  forgottenTables(since: number, limit: number): Promise<readonly string[]>;
  /** Ids of tables being played. */
  playing(): Promise<readonly string[]>;
  /** Tables being played where a clock has run out by then; with an owner only those that are theirs. */
  due(by: number, owner?: string): Promise<readonly string[]>;
}

export interface LibraryStore {
  addRecord(record: StoredRecord): Promise<void>;
  record(id: string): Promise<StoredRecord | null>;
  /** What a person has brought, the latest first; a record's text, which may be long, is read by itself. */
  recordsOf(person: string): Promise<readonly Omit<StoredRecord, 'text'>[]>;
  /** Number of records a person has brought, and their size in bytes. */
  recordsKept(person: string): Promise<{ readonly count: number; readonly bytes: number }>;
  dropRecord(id: string, person: string): Promise<void>;
  addPack(pack: StoredPack): Promise<void>;
  packs(): Promise<readonly StoredPack[]>;
  pack(game: string, id: string): Promise<StoredPack | null>;
  packsOf(person: string): Promise<readonly StoredPack[]>;
  analysis(table: string): Promise<StoredAnalysis | null>;
  /** The work on an analysis is `owner`'s until a time. Rejected as `conflict` while it is another's. */
  takeAnalysis(table: string, total: number, owner: string, now: number, until: number): Promise<void>;
  /** Keeps what was found so far. Rejected as `conflict` when the work was taken by another. */
  keepAnalysis(analysis: StoredAnalysis): Promise<void>;
  addSubscription(subscription: Subscription): Promise<void>;
  /** Also when it is somebody else's: `person` null. */
  dropSubscription(endpoint: string, person: string | null): Promise<void>;
  subscriptionsOf(person: string): Promise<readonly Subscription[]>;
  /** What all servers on this data have settled once and for all: what was settled first, or the value now. */
  settled(key: string, value: () => string): Promise<string>;
}

/** What those read who take tables up beside the store. */
export interface JournalReader extends Pick<TableStore, 'kept' | 'entries'> {
  close(): Promise<void>;
}

export interface Store extends PeopleStore, TableStore, LibraryStore {
  /** Whether it answers and can write. */
  healthy(): Promise<boolean>;
  /** Takes away what writes, as a crash would: a test does. */
  loseWriter(): Promise<void>;
  close(): Promise<void>;
}
