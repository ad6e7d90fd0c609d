/** A local table as this device keeps it. */

import type { Character, Level } from '@castellan/bots';
import type { OptionValues, Params, Result, Seat, StandingSet } from '@castellan/engine';
import type { ForkedFrom } from '../client.ts';
import { randomHex } from '../random.ts';

/** Who sits where: somebody at this device, or a bot. */
export type Chair =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level; readonly character?: Character };

/** What lists show of a table without opening it. */
export interface Summary {
  readonly seq: number;
  /** The person to decide and what is asked; null while bots think and after the end. */
  readonly turn: { readonly seat: Seat; readonly step: string; readonly params: Params } | null;
  readonly waiting: readonly { readonly seat: Seat; readonly step: string }[];
  readonly result: Result | null;
}

export interface KeptTable {
  readonly id: string;
  readonly title: string;
  /** Where it goes on from; absent from a game that was begun at this table. */
  readonly forked?: ForkedFrom;
  readonly game: string;
  /** Rules version it began with; null until it is first opened. */
  readonly version: number | null;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  readonly pack: string;
  readonly chairs: readonly Chair[];
  /** `resigned`: given up by its only player; `imported`: a record brought from elsewhere, to be looked at and forked. */
  readonly stage: 'playing' | 'finished' | 'resigned' | 'imported';
  /** Answers given in advance; null: those with which people sit down. */
  readonly standing: readonly StandingSet[] | null;
  readonly began: number;
  readonly touched: number;
  /** Milliseconds for which it was open so far; there where the game has a time. */
  readonly spent?: number;
  readonly summary: Summary;
}

export interface KeptPack {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly pack: unknown;
}

/** A pack that is being written here; it need not fit its game yet. */
export interface KeptDraft {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly changes: unknown;
  readonly touched: number;
}

export const EMPTY_SUMMARY: Summary = { seq: 0, turn: null, waiting: [], result: null };

export const LOCAL_PREFIX = 'local-';

export function isLocalId(id: string): boolean {
  return id.startsWith(LOCAL_PREFIX);
}

export function newLocalId(): string {
  return LOCAL_PREFIX + randomHex(6);
}

/** A seed nobody can guess: 256 bits as hexadecimal digits. */
export function newSeed(): string {
  return randomHex(32);
}
