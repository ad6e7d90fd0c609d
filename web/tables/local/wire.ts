/** What a page and the worker that hosts its table say to each other. */

import type { Advice, Level, Mistake } from '@castellan/bots';
import type {
  Foresight,
  GameRecord,
  Planned,
  RecordError,
  Refusal,
  Refused,
  Seat,
  SeatView,
  Standing,
  StandingSought,
} from '@castellan/engine';
import type { Stopped } from '../client.ts';
import type { Origin } from './device.ts';
import type { Practice, Told } from './practice.ts';
import type { Shown } from './shown.ts';

/** What a worker is told first. */
export type Opening =
  | { readonly kind: 'open'; readonly table: string; readonly takeOver: boolean }
  /** Verifies a record and shows it. */
  | { readonly kind: 'look'; readonly record: GameRecord; readonly title?: string; readonly level?: Level }
  /** Lays a position to be tried as often as one likes; nothing of it is kept. */
  | { readonly kind: 'practise'; readonly practice: Practice };

export type Command =
  | Opening
  | { readonly kind: 'uncover' }
  | { readonly kind: 'hurry' }
  | { readonly kind: 'resign' }
  | { readonly kind: 'setStanding'; readonly standing: Standing }
  | { readonly kind: 'clearStanding'; readonly which: StandingSought };

export type Request =
  | { readonly kind: 'answer'; readonly text: string; readonly question: string }
  | { readonly kind: 'answerAll'; readonly plan: readonly Planned[]; readonly question: string }
  | { readonly kind: 'foresee'; readonly texts: readonly string[] }
  | { readonly kind: 'undo' }
  | { readonly kind: 'hold'; readonly question: string }
  | { readonly kind: 'refused'; readonly question: string }
  | { readonly kind: 'hint' }
  | { readonly kind: 'doubt'; readonly text: string; readonly share: number }
  | { readonly kind: 'rewind'; readonly seq: number }
  | { readonly kind: 'tries' }
  | { readonly kind: 'record' }
  | { readonly kind: 'at'; readonly seq: number; readonly seat: Seat | null }
  /** `origin`: whose game it is that is only looked at here. */
  | { readonly kind: 'fork'; readonly seq: number; readonly origin?: Origin }
  | { readonly kind: 'rematch'; readonly isSequel: boolean };

export interface Replies {
  readonly answer: Refusal | null;
  readonly answerAll: Stopped | null;
  readonly foresee: Foresight | null;
  readonly undo: Refusal | null;
  readonly hold: Refusal | null;
  readonly refused: readonly Refused[];
  readonly hint: Advice | null;
  readonly doubt: Mistake | null;
  readonly rewind: Refusal | null;
  readonly tries: readonly Told[];
  readonly record: GameRecord;
  readonly at: SeatView | null;
  readonly fork: string;
  readonly rematch: string;
}

/** Why a table cannot be shown. */
export type Trouble =
  | { readonly kind: 'missing' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'unknownGame'; readonly game: string }
  | { readonly kind: 'unreplayable'; readonly error: RecordError }
  /** The device has no room for the next answer. */
  | { readonly kind: 'notStored' }
  | { readonly kind: 'broken'; readonly message: string };

export type ToHost = { readonly id: null; readonly command: Command } | { readonly id: number; readonly request: Request };

export type FromHost =
  | { readonly kind: 'shown'; readonly shown: Shown }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  | { readonly kind: 'reply'; readonly id: number; readonly value: Replies[keyof Replies] }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
