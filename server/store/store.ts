/**
 * What must survive. One interface for every database; `test/store/contract.ts` says what each of them must do.
 *
 * Every promise of a write is fulfilled only when the write is durable, and a rejected one has changed nothing.
 */

import type { Charter, Entry, Head, Snapshot, StoredChat, StoredStanding, StoredTable } from '../tables/stored.ts';

export type StoreFault =
  /** The table has changed since: the version expected is not the present one. */
  | 'conflict'
  /** The name is somebody else's. */
  | 'taken'
  | 'full'
  | 'locked'
  | 'broken';

export class StoreError extends Error {
  readonly fault: StoreFault;
  constructor(fault: StoreFault, detail: string) {
    super(`${fault}: ${detail}`);
    this.fault = fault;
  }
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

/** One change of a table, appended when the table is still at the version it was made for. */
export interface Change {
  readonly head: Head;
  readonly entry: Entry;
  /** Whether somebody has sat down or stood up. */
  readonly moved: boolean;
  /** Time at which somebody's clock runs out. */
  readonly due: number | null;
  readonly chat: { readonly person: string; readonly seat: number | null; readonly text: string } | null;
  readonly snapshot: Snapshot | null;
  /** Snapshots with more answers than this are no longer true. */
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

export interface Subscription {
  readonly endpoint: string;
  readonly person: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: 'fr' | 'en';
}

export interface PeopleStore {
  addGuest(person: Person, device: Device): Promise<void>;
  personOfDevice(hash: string): Promise<Person | null>;
  person(id: string): Promise<Person | null>;
  /** Names by id; the deleted have none. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Rejected as `taken` when an account of that name is somebody else's. `key` is the name as it is compared. */
  rename(person: string, name: string, key: string): Promise<void>;
  /** Makes the guest's name its account. Rejected as `taken`. */
  addAccount(person: string, name: string, key: string, passwordHash: string): Promise<void>;
  account(key: string): Promise<{ readonly person: Person; readonly passwordHash: string } | null>;
  accountOf(person: string): Promise<{ readonly passwordHash: string } | null>;
  /** Sets a new password; all devices but this one are forgotten. */
  setPassword(person: string, passwordHash: string, keptDevice: string): Promise<void>;
  addDevice(person: string, device: Device): Promise<void>;
  dropDevice(hash: string): Promise<void>;
  seeDevice(hash: string, seen: number): Promise<void>;
  devicesOf(person: string): Promise<readonly Device[]>;
  /**
   * Forgets name, account, devices, push subscriptions, what was said and uploaded. Seats keep the id, which names nobody, and content
   * packs stay without their owner: others' tables are played with them.
   */
  deletePerson(person: string): Promise<void>;
  /** What one person has said and uploaded, and where they are called, is another's from now on. */
  handOver(from: string, to: string): Promise<void>;
}

export interface TableStore {
  createTable(table: NewTable): Promise<void>;
  /** Rejected as `conflict` unless the table is at version `after`. The change makes it `change.entry.version`. */
  append(table: string, after: number, change: Change): Promise<void>;
  deleteTable(table: string): Promise<void>;
  table(id: string): Promise<StoredTable | null>;
  /** The latest snapshot. */
  snapshot(table: string): Promise<Snapshot | null>;
  /** Entries after a version, oldest first. */
  entries(table: string, after: number): Promise<readonly Entry[]>;
  /** Versions of the last stored requests by nonce. */
  nonces(table: string, last: number): Promise<ReadonlyMap<string, number>>;
  /** The last lines said after a version, oldest first. */
  chat(table: string, after: number, last: number): Promise<readonly StoredChat[]>;
  chatOf(person: string): Promise<readonly { readonly table: string; readonly at: number; readonly text: string }[]>;
  standings(table: string): Promise<readonly StoredStanding[]>;
  setStandings(table: string, standings: readonly StoredStanding[]): Promise<void>;
  /** Gathering tables anyone may join, newest first. */
  openTables(before: number, limit: number): Promise<readonly StoredTable[]>;
  /** Tables a person hosts, sits at, or is kept a seat at, that are not finished. */
  runningTablesOf(person: string): Promise<readonly StoredTable[]>;
  /** Finished tables a person hosted or sat at, last finished first. */
  finishedTablesOf(person: string, before: number, limit: number): Promise<readonly StoredTable[]>;
  /** Ids of tables being played. */
  playing(): Promise<readonly string[]>;
  /** Tables where a clock has run out by then. */
  due(by: number): Promise<readonly string[]>;
}

export interface LibraryStore {
  addRecord(record: StoredRecord): Promise<void>;
  record(id: string): Promise<StoredRecord | null>;
  /** What a person has brought, the latest first; a record's text, which may be long, is read by itself. */
  recordsOf(person: string): Promise<readonly Omit<StoredRecord, 'text'>[]>;
  dropRecord(id: string, person: string): Promise<void>;
  addPack(pack: StoredPack): Promise<void>;
  packs(): Promise<readonly StoredPack[]>;
  packsOf(person: string): Promise<readonly StoredPack[]>;
  addSubscription(subscription: Subscription): Promise<void>;
  dropSubscription(endpoint: string, person: string | null): Promise<void>;
  subscriptionsOf(person: string): Promise<readonly Subscription[]>;
}

export interface Store extends PeopleStore, TableStore, LibraryStore {
  /** Whether it answers and can write. */
  healthy(): Promise<boolean>;
  close(): Promise<void>;
}
