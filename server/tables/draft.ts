/** A change of a table before it is stored: nobody has seen it yet. */

import type { Game, Seat, State, Table, Told } from '@castellan/engine';
import type { Sides } from '../shelf.ts';
import type { NewTable } from '../store/store.ts';
import type { Charter, Head, Played, StoredChat } from './stored.ts';

/** A table as its operations find it. */
export interface Sitting {
  readonly charter: Charter;
  readonly head: Head;
  readonly now: number;
  /** When this server began: clocks stood still before. */
  readonly serverStart: number;
  /** Who plays with whom; null, or not there, where each seat plays for itself. */
  readonly sides?: Sides | null;
}

/** A sitting at which the game has begun. */
export interface PlayingSitting extends Sitting {
  readonly table: Table<State, Game>;
}

export interface Draft {
  readonly head: Head;
  readonly played: readonly Played[];
  readonly undone: number | null;
  readonly undoneCount?: number;
  readonly cut: number | null;
  readonly told: readonly Told[];
  readonly chat: Pick<StoredChat, 'person' | 'seat' | 'text' | 'room' | 'heard'> | null;
  /** The only seats that could notice it; null when everybody can. */
  readonly seenBy: readonly Seat[] | null;

  /** The table of the rematch, which is made together with the change that names it. */
  readonly again: NewTable | null;
  /** Somebody sat down or stood up. */
  readonly moved: boolean;
  /** What is listed of the table has changed: seats, stage, settings. */
  readonly info: boolean;
}

export function draft(head: Head, parts: Partial<Omit<Draft, 'head'>> = {}): Draft {
  return {
    head,
    played: [],
    undone: null,
    cut: null,
    told: [],
    chat: null,
    seenBy: null,
    again: null,
    moved: false,
    info: false,
    ...parts,
  };
}

/** Whether the game itself went on or back, so that every seat must look again. */
export function touchesGame({ played, undone, cut }: Pick<Draft, 'played' | 'undone' | 'cut'>): boolean {
  return played.length > 0 || undone !== null || cut !== null;
}
