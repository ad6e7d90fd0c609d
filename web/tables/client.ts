/** A table as the client sees it, wherever it is kept: on this device or on a server. */

import type { Character, Mistake } from '@castellan/bots';
import type { Foresight, GameRecord, Planned, Refusal, Refused, Seat, SeatView, Standing, StandingSought } from '@castellan/engine';
import type { LogEntry, TableRequest } from '@castellan/tables';
import type { ReadonlySignal } from '@preact/signals';

export type { LogEntry } from '@castellan/tables';

export interface Sitter {
  readonly seat: Seat;
  /** Name shown; empty while nobody sits there. */
  readonly name: string;
  readonly kind: 'me' | 'person' | 'bot' | 'open';
  /** Strength of a bot. */
  readonly level?: string;
  /** What a bot likes. */
  readonly character?: Character;
  /** A bot plays in the person's place: until they are back, or because they have resigned. */
  readonly standIn?: 'away' | 'resigned';
  readonly online: boolean;
  /** Milliseconds left on the seat's clock, when it has one. */
  readonly clock: number | null;
}

export interface ChatLine {
  readonly from: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
  /** The private room it was said in. */
  readonly room?: number;
}

/**
 * How a table ended: by the game itself, because all but one have resigned, because nobody plays on, or because a record ends before its
 * game. Who has resigned never wins.
 */
export interface TableEnding {
  readonly by: 'result' | 'resignation' | 'abandoned' | 'unfinished';
  readonly winners: readonly Seat[];
}

/** The time of my question, where it has a limit. */
export interface Countdown {
  readonly question: string;
  /** When it is over, by the clock of this device (`Date.now`); `Infinity` once a table of one's own waits as long as one likes. */
  readonly until: number;
  /** What counts as my answer then. */
  readonly answer: string;
  /** Milliseconds by which I may put it off, once; 0 where I may not. */
  readonly hold: number;
}

export type Connection = 'local' | 'online' | 'connecting' | 'offline';

/** Something I did that could not be sent yet: kept, and sent in order when the line is back. */
export interface Unsent {
  readonly kind: 'answer' | 'plan' | 'chat' | 'undo' | 'hold' | 'standing' | 'consent' | 'resign' | 'vote' | 'seat';
  /** What was answered or said. */
  readonly text: string;
}

/** Looks at answers before they are given, at a table against bots. */
export interface Coach {
  /** The share of the win above which it speaks up; null while it is off. */
  readonly share: ReadonlySignal<number | null>;
  setShare(share: number | null): void;
  /** What an answer that was not given yet would give away, and the question it answers. */
  readonly warning: ReadonlySignal<Warning | null>;
  /** Gives that answer nevertheless. */
  insist(): void;
  /** Takes it back. */
  relent(): void;
}

export interface Warning {
  readonly mistake: Mistake;
  readonly question: string;
}

/** A table that goes on from a moment of another. */
export interface ForkedFrom {
  /** The other table; null where it is not known any more. */
  readonly table: string | null;
  /** Answers of the other that are its first; null where nobody counted. */
  readonly at: number | null;
}

export interface TableSnapshot {
  readonly id: string;
  readonly title: string;
  /** Null for a game that was begun at this table. */
  readonly forked: ForkedFrom | null;
  readonly game: string;
  readonly stage: 'gathering' | 'playing' | 'finished';
  readonly sitters: readonly Sitter[];
  readonly spectators: number;
  readonly view: SeatView;
  readonly log: readonly LogEntry[];
  readonly chat: readonly ChatLine[];
  /** Whether I may say something to the table; null where nobody has to write to be heard. */
  readonly mayTalk: boolean | null;
  readonly standing: readonly Standing[];
  readonly due: Countdown | null;
  /** When private rooms that end by time do so, by the clock of this device; none at tables without a clock. */
  readonly rooms?: readonly { readonly room: number; readonly until: number }[];
  /** An answer that has been sent and not yet been stored. */
  readonly sending: string | null;
  readonly request: TableRequest | null;
  /** Hot seat: the screen is covered until this seat takes the device. */
  readonly curtain: Seat | null;
  /** Null while the game goes on. */
  readonly ending: TableEnding | null;
  /** Hash of the seed, published before the first draw. */
  readonly commitment: string;
}

/** Several answers were not carried out to the end: so many were, and why not the next. */
export interface Stopped {
  readonly at: number;
  readonly refusal: Refusal;
}

export interface TableClient {
  readonly snapshot: ReadonlySignal<TableSnapshot | null>;
  readonly connection: ReadonlySignal<Connection>;
  /** Round trip to the server in milliseconds, null for local tables. */
  readonly latency: ReadonlySignal<number | null>;
  /** While the line is lost: what waits for it, in the order in which it will be sent. */
  readonly unsent: ReadonlySignal<readonly Unsent[]>;
  /** Answers a question of mine, in the flow or in my aside; an interjection names none. */
  answer(text: string, question: string): Promise<Refusal | null>;
  /** Several answers in one go, the first to `question`: where that stopped, if it did. */
  answerAll(plan: readonly Planned[], question: string): Promise<Stopped | null>;
  /** What can be said in advance of these answers of mine, or of none, as things stand; null when that cannot be found out now. */
  foresee(texts: readonly string[]): Promise<Foresight | null>;
  undo(): Promise<Refusal | null>;
  /** Puts the time of my question off, once. */
  hold(question: string): Promise<Refusal | null>;
  /** What this question refuses, and why; asked for only when somebody looks. Nothing once another question is asked. */
  refused(question: string): Promise<readonly Refused[]>;
  setStanding(standing: Standing): void;
  clearStanding(which: StandingSought): void;
  consent(yes: boolean): void;
  /** To everybody, or in one of my private rooms. */
  say(text: string, room?: number): Promise<Refusal | null>;
  resign(): void;
  /** Once more with the same people, or what follows from the game (`SeatView.sequel`). The id of the new table. */
  rematch(isSequel: boolean): Promise<string | null>;
  /** Hot seat: lifts the curtain. */
  uncover(): void;
  /** Lets the bots answer without their pause until a person is asked again. */
  hurry(): void;
  /**
   * What a seat, or a spectator, saw after the first `seq` answers. Null when these eyes may not look: another seat's while
   * the game runs.
   */
  at(seq: number, seat: Seat | null): Promise<SeatView | null>;
  /** A new table that goes on from after the first `seq` answers; its id, or null when that cannot be done here. */
  fork(seq: number): Promise<string | null>;
  /** The record so far; of an online table only once the game is over. */
  record(): Promise<GameRecord>;
  close(): void;
}
