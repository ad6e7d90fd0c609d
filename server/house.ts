/** What everything in the server is given. */

import type { FastifyBaseLogger } from 'fastify';
import type { Crew } from './bots/crew.ts';
import type { Metrics } from './metrics.ts';
import type { Games } from './shelf.ts';
import type { DamageListener, Store } from './store/store.ts';
import type { StoredTable } from './tables/stored.ts';
import type { Time } from './time.ts';

export interface House {
  readonly store: Store;
  readonly games: Games;
  readonly crew: Crew;
  readonly time: Time;
  /** When this server began, or among several the first after a time when there was none: until then clocks stood still. */
  readonly start: number;
  /** What this server is called where it claims tables; another after every start, and whenever it was taken for gone. */
  readonly owner: string;
  /** Whether there are, or may be, other nodes on the same data. */
  readonly isShared: boolean;
  /** Whether a table is another node's; where there is one server it never is. */
  isElsewhere(table: StoredTable): boolean;
  /** Gets to know a content pack that was brought elsewhere, when it is not known. */
  meetPack(game: string, pack: string): Promise<void>;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** Milliseconds a bot takes at least before it answers; up to twice that. */
  readonly botDelay: number;
  /** Milliseconds a person must be away before the others may vote for a stand-in. */
  readonly absence: number;
  /** Milliseconds after which a table is given up to which nobody comes. */
  readonly gathering: number;
  /** Told of what is found damaged. */
  readonly damaged: DamageListener;
  /** The JSON of a content pack that fits its game; null for the content as shipped. */
  packJson(game: string, pack: string): string | null;
  /** Whether it is the turn of a table to keep a snapshot; each that may keeps one. */
  mayKeepSnapshot(): boolean;
}
