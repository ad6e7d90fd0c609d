/** A table as the store keeps it. */

import type { Character, Level } from '@castellan/bots';
import type { Line, OptionValues, Params, Seat, Standing, Told } from '@castellan/engine';
import type { Beat, Due } from '@castellan/tables';
import type { Clock, Ending, Stage } from '../protocol/index.ts';

/** What is settled when a table is made and never changes. */
export interface Charter {
  readonly game: string;
  /** Version of the game's rules it is played by. */
  readonly rules: number;
  readonly title: string;
  readonly access: 'open' | 'invitation';
  readonly spectators: boolean;
  readonly options: OptionValues;
  readonly pack: string;
  readonly seed: string;
  readonly clock: Clock;
  readonly onTimeout: 'bot' | 'resign';
  /** Answers taken over from a record, whose seed is known. */
  readonly forked: boolean;
  /** How many answers these are; tables from before they were counted do not say. */
  readonly forkedAt?: number;
  readonly created: number;
}

/** Who holds a seat. */
export type Holding =
  | { readonly kind: 'open' }
  /** Kept for somebody with the invitation, or after a rematch for one person. */
  | { readonly kind: 'friend'; readonly person: string | null }
  | { readonly kind: 'bot'; readonly level: Level; readonly character?: Character }
  | {
      readonly kind: 'person';
      readonly person: string;
      /** Strength of the bot that plays in the person's absence. */
      readonly standIn: Level | null;
      readonly resigned: boolean;
    };

/** What a seat asks of the others. */
export interface OpenRequest {
  readonly id: number;
  readonly kind: 'undo' | 'bot';
  readonly seat: Seat;
  /** The seat it is about. */
  readonly of: Seat;
  readonly agreed: readonly Seat[];
}

/** What changes: replaced as a whole by every change. */
export interface Head {
  readonly stage: Stage;
  readonly host: string | null;
  /** Token of the invitation link. */
  readonly invitation: string;
  readonly holdings: readonly Holding[];
  /** Seats that are asked something, but for those whose standing answer is about to be given. */
  readonly waiting: readonly Seat[];
  /** What each of them is asked, in the same order; step and parameters are for the seat itself, `shown` is the step others are told where it is another, and of a `secret` one they are not told whose it is. */
  readonly asked: readonly {
    readonly step: string;
    readonly params: Params;
    readonly shown?: string;
    readonly secret?: true;
    readonly limit?: Due;
  }[];
  /** When standing answers are given to questions with a beat; there while some are about to be. */
  readonly beat?: Beat;
  /** Rooms that end by time, and when; no clock runs while one of those `stopping` it is open. */
  readonly rooms?: readonly { readonly room: number; readonly seat: Seat; readonly at: number; readonly stopping: boolean }[];
  /** When the time of the whole game is over, where it has a limit. */
  readonly ends?: { readonly at: number };
  readonly answers: number;
  /** Milliseconds left at `at`, for seats with a clock. */
  readonly clocks: readonly (number | null)[];
  /** Milliseconds each seat had left when it last answered; not there before the first answer. */
  readonly leftAtAnswer?: readonly (number | null)[];
  /** How often in a row the clock has answered for each seat; not there before it has. */
  readonly missed?: readonly number[];
  readonly at: number;
  readonly request: OpenRequest | null;
  readonly ending: Ending | null;
  /** The table of the rematch. */
  readonly next: string | null;
  /** Hash of the last state, once the table is over. */
  readonly hash?: string;
}

/** An answer, and what it told. */
export interface Played {
  readonly line: Line;
  readonly told: readonly Told[];
}

/** What a change did to the record; what it did to the table is in its head. */
export interface Entry {
  readonly version: number;
  readonly at: number;
  /** Answers added at the end. */
  readonly played: readonly Played[];
  /** Number of the first answer that was taken back … */
  readonly undone: number | null;
  /** … and of how many, when it was a plan. */
  readonly undoneCount?: number;
  /** Answers left after all later ones were taken back. */
  readonly cut: number | null;
  /** What the table itself has to tell. */
  readonly told: readonly Told[];
  /** `person:nonce` of the request that asked for it. */
  readonly nonce: string | null;
}

/** One event of the log. `line` is the number of the answer it belongs to; null for what the table itself tells. */
export interface LogItem {
  readonly version: number;
  readonly line: number | null;
  /** Number of answers before it. */
  readonly seq: number;
  readonly seat: Seat | null;
  readonly told: Told;
  /** Told of an answer that was taken back, which need not be told twice. */
  readonly back?: true;
}

/** The shape of a kept state, the kernel's part included. Raised when that changes: what was kept in another shape is not used. */
export const SNAPSHOT_FORMAT = 2;

/** What a table had come to at a version, kept so that taking it up does not go through all of its journal. */
export interface Snapshot {
  readonly version: number;
  readonly lines: readonly Line[];
  readonly log: readonly LogItem[];
  /** The state as JSON … */
  readonly state: string;
  /** … after so many of its answers, where that is not all of them. */
  readonly stateAt?: number;
}

/** The latest snapshot. Its state may be an older one: the latest that no answer taken back has led to. */
export interface Kept extends Omit<Snapshot, 'state' | 'stateAt'> {
  /** The state after the first `stateAt` of its answers; null when all must be replayed. */
  readonly state: string | null;
  readonly stateAt: number;
}

export interface StoredStanding {
  readonly seat: Seat;
  readonly answer: Standing;
  readonly round: string;
}

export interface StoredTable {
  readonly id: string;
  readonly charter: Charter;
  readonly head: Head;
  readonly version: number;
  /** How often the table was claimed … */
  readonly fence: number;
  /** … and which server did last. */
  readonly owner: string | null;
}

export interface StoredChat {
  readonly id: number;
  readonly version: number;
  readonly person: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
  /** The private room it was said in, and the seats that heard it; null for what is for all. */
  readonly room: number | null;
  readonly heard: readonly Seat[] | null;
}
