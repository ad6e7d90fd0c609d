/** Those who are shown a table now. */

import type { Seat } from '@castellan/engine';
import type { ErrorCode, ServerMessage } from '../protocol/index.ts';
import { seatOf } from './seats.ts';
import type { Head } from './stored.ts';

/** An open socket. */
export interface Watcher {
  readonly person: string | null;
  /** For whom it asks: the person, or nobody in particular of an address. */
  readonly asker: string;
  /** `version` is the one it has seen everything of then, where that is another. */
  send(text: string, version?: number): void;
  /** Sends what it asked for itself. */
  reply(text: string, version?: number): void;
  /** The table is shown no more. */
  lose(table: string, code: ErrorCode): void;
}

/** Through whose eyes: people who sit there or host the table are told more of it than others, who are all told the same. */
export interface Eyes {
  readonly person: string | null;
  readonly seat: Seat | null;
}

interface Watching {
  /** Of the invitation they came with. */
  readonly token: string | undefined;
  /** The last version they were sent. */
  version: number;
}

export class Audience {
  private readonly watchers: Map<Watcher, Watching> = new Map();
  /** How many of them are each person's. */
  private readonly people: Map<string, number> = new Map();
  /** When each seat's person was last seen here. */
  private readonly lastSeen: Map<Seat, number> = new Map();

  get size(): number {
    return this.watchers.size;
  }

  has(watcher: Watcher): boolean {
    return this.watchers.has(watcher);
  }

  add(watcher: Watcher, token: string | undefined, version: number): void {
    if (!this.watchers.has(watcher)) this.count(watcher, 1);
    this.watchers.set(watcher, { token, version });
  }

  private count({ person }: Watcher, more: number): void {
    if (person === null) return;
    const here = (this.people.get(person) ?? 0) + more;
    if (here > 0) this.people.set(person, here);
    else this.people.delete(person);
  }

  private drop(watcher: Watcher): void {
    if (this.watchers.delete(watcher)) this.count(watcher, -1);
  }

  remove(watcher: Watcher, head: Head, now: number): void {
    this.drop(watcher);
    const seat = seatOf(head, watcher.person);
    if (seat !== null) this.lastSeen.set(seat, now);
  }

  /** Sends away whom a test gives a reason to go. */
  sendAway(table: string, reason: (watcher: Watcher, token: string | undefined) => ErrorCode | null): void {
    for (const [watcher, { token }] of [...this.watchers]) {
      const code = reason(watcher, token);
      if (code === null) continue;
      this.drop(watcher);
      watcher.lose(table, code);
    }
  }

  isHere(head: Head, seat: Seat): boolean {
    const holding = head.holdings[seat];
    return holding.kind === 'person' ? this.people.has(holding.person) : holding.kind === 'bot';
  }

  /** Since when a seat's person has been away; null when they are here. `since` is when this table was taken up. */
  awaySince(head: Head, seat: Seat, since: number): number | null {
    return this.isHere(head, seat) ? null : (this.lastSeen.get(seat) ?? since);
  }

  spectators(head: Head): number {
    let count = this.watchers.size;
    for (const holding of head.holdings) if (holding.kind === 'person') count -= this.people.get(holding.person) ?? 0;
    return count;
  }

  /** Sends everybody what is for their eyes. What is the same for the same eyes is made only once. */
  tell(head: Head, make: (eyes: Eyes) => ServerMessage): void {
    const made = new Map<string | null, string>();
    for (const watcher of this.watchers.keys()) {
      const eyes = eyesOf(head, watcher.person);
      let text = made.get(eyes.person);
      if (text === undefined) {
        text = JSON.stringify(make(eyes));
        made.set(eyes.person, text);
      }
      watcher.send(text);
    }
  }

  /** Sends those who are to be told of a version what they are to see of it, each going on from the last version they were sent. */
  tellOn(version: number, head: Head, isFor: (eyes: Eyes) => boolean, make: (eyes: Eyes, after: number) => ServerMessage): void {
    const made = new Map<string, string>();
    for (const [watcher, watching] of this.watchers) {
      const eyes = eyesOf(head, watcher.person);
      if (!isFor(eyes)) continue;
      const name = `${watching.version} ${eyes.person ?? ''}`;
      let text = made.get(name);
      if (text === undefined) {
        text = JSON.stringify(make(eyes, watching.version));
        made.set(name, text);
      }
      watching.version = version;
      watcher.send(text, version);
    }
  }

  /** Sends all sockets of one seat's person the same. */
  tellSeat(head: Head, seat: Seat, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const watcher of this.watchers.keys()) if (seatOf(head, watcher.person) === seat) watcher.send(text);
  }
}

export function eyesOf(head: Head, person: string | null): Eyes {
  const seat = seatOf(head, person);
  return { seat, person: seat === null && head.host !== person ? null : person };
}
