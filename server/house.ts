/** What everything in the server is given. */

import type { FastifyBaseLogger } from 'fastify';
import type { Crew } from './bots/crew.ts';
import type { Metrics } from './metrics.ts';
import type { Games } from './shelf.ts';
import type { DamageListener, Store } from './store/store.ts';
import type { Time } from './time.ts';

export interface House {
  readonly store: Store;
  readonly games: Games;
  readonly crew: Crew;
  readonly time: Time;
  /** When this server began. */
  readonly start: number;
  /** What this server is called where it claims tables; another after every start. */
  readonly owner: string;
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
}
