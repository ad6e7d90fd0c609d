/** What the shell gives a game's board, and nothing else: what to draw and what may be touched. */

import type { Asked, Offer, Option, Params, Planned, Refusal, Seat, Target } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import type { Tincture } from '../design/tinctures.ts';
import type { LogEntry, Sitter } from '../tables/client.ts';
import type { SoundMap } from './sound.ts';
import type { Sayings } from './spoken.ts';

/** What the present question lets one do with a thing on the table. */
export interface Lit {
  /** The options that point at it, given what is already selected. */
  readonly options: readonly Option[];
  /** In words, for screen readers and hover: the option's label, or how many there are. */
  readonly label: string;
  readonly selected: boolean;
  /** For orders: its place so far, from 1. */
  readonly place: number | null;
}

/** Several answers put together on the board, the first to the present question: one button gives them as one. */
export interface Composed {
  /** None while something is missing. */
  readonly answers: readonly Planned[];
  /** The question as it is put meanwhile, and what the button says: what is done, or what is missing. Messages with these parameters. */
  readonly ask: string;
  readonly say: string;
  readonly params: Params;
  /** What the board goes on from when it is drawn anew: after a curtain, or when all was taken back. */
  readonly draft: readonly number[];
}

/**
 * The choice being made. Tapping a target narrows the options to those that point at everything selected; when one is left
 * it is the answer. In subsets and orders tapping adds or takes away.
 */
export interface Choice {
  readonly asked: Asked | null;
  readonly selected: readonly Target[];
  /** Subsets and orders: the options chosen so far, in the order of choosing. */
  readonly chosen: readonly Option[];
  /** Amounts: the number chosen so far. */
  readonly amount: number;
  /** What the board has put together, also while it is on its way. */
  readonly composed: Composed | null;
  lit(target: Target): Lit | null;
  /** Why a thing cannot be touched, when the rules have a reason worth telling. */
  refusal(target: Target): Refusal | null;
  tap(target: Target): void;
  /** Chooses an option by name, where a thing has several: answers a pick, adds to a subset or order or takes away. */
  choose(option: Option): void;
  /** Amounts: chooses a number, without giving it yet. */
  setAmount(amount: number): void;
  /** Lays down what the board has put together so far, to be confirmed as a whole. */
  compose(composed: Composed): void;
  /** Gives the answer made ready, or all that is put together, when there is one. */
  confirm(): void;
  /** Takes back the selection, not the answer. */
  clear(): void;
}

export const PAGES = ['board', 'mine', 'rivals'] as const;
export type Page = (typeof PAGES)[number];

export interface BoardProps<V> {
  readonly view: V;
  /** Whose eyes: null for a spectator. */
  readonly seat: Seat | null;
  readonly choice: Choice;
  readonly sitters: readonly Sitter[];
  readonly speaker: Speaker;
  /** Events of the last answers, for movement and marks; empty while scrubbing. */
  readonly news: readonly LogEntry[];
  /** On phones one page at a time is shown; null when all fit. */
  readonly page: Page | null;
  readonly tincture: (seat: Seat) => Tincture;
}

/** Components of one kind, to be looked at beside any game. */
export interface Pieces {
  /** Named by `pieces.<kind>`. */
  readonly kind: string;
  /** Each can be read. */
  readonly targets: readonly Target[];
  /** Whether they belong on the printed aid: what one looks up at a real table. */
  readonly aid?: true;
}

/** Why something that happened matters to a seat. */
export interface Concern {
  /** A few words beside it: a message with the parameters of the event. */
  readonly remark?: string;
  /** Whether it does them harm. */
  readonly harms?: boolean;
}

/** Something that happened, with its number in the list. */
export interface Happened {
  readonly n: number;
  readonly entry: LogEntry;
  readonly harms: boolean;
}

export interface SeatProps<V> {
  readonly view: V;
  readonly seat: Seat;
  readonly speaker: Speaker;
  readonly tincture: (seat: Seat) => Tincture;
}

export type SceneProps<V> = Omit<SeatProps<V>, 'seat'>;

/** What a game brings to the browser. Methods, so that a screen of any view is a screen; each is used as a component. */
export interface GameScreen<V> {
  Board(props: BoardProps<V>): ComponentChildren;
  /** The game's summary in a player panel of the side column. */
  Panel(props: SeatProps<V>): ComponentChildren;
  /** Where it happens, above the players in the side column, while the board itself shows something else. */
  Scene?(props: SceneProps<V>): ComponentChildren;
  /** One number every player compares, shown in panels, the phone's status line and the rail. */
  score(view: V, seat: Seat): number;
  /** The resource that matters most beside the score, in the status line and the rail. */
  Key?(props: SeatProps<V>): ComponentChildren;
  /** My resources in a row, and what of mine is touched first, in the phone's prompt sheet. */
  Purse?(props: SeatProps<V> & { readonly choice: Choice }): ComponentChildren;
  /** The round track in the top bar, if the game has one. */
  Track?(props: { readonly view: V; readonly speaker: Speaker }): ComponentChildren;
  /** The reading card of a thing on the table: on hover, long press or `Space`. */
  Reading?(props: { readonly view: V; readonly target: Target; readonly speaker: Speaker }): ComponentChildren;
  /** Whether there is anything to read about a target. */
  canRead?(view: V, target: Target): boolean;
  /** All its components, kind by kind, as at a table that has just been laid. */
  pieces?(view: V): readonly Pieces[];
  /** The terms of an offer: what is given, what is received, what binds. */
  Terms?(props: { readonly offer: Offer; readonly seat: Seat | null; readonly speaker: Speaker }): ComponentChildren;
  /** Steps whose asides are composed on the board, and not in the side column. */
  readonly asides?: readonly string[];
  /** Why an event matters to a seat that was away, null where it does not; else what names the seat does. */
  concern?(view: V, seat: Seat, event: LogEntry): Concern | null;
  /** Where things happened while one was away, numbered as in the list. */
  Places?(props: SeatProps<V> & { readonly happened: readonly Happened[] }): ComponentChildren;
  /** The turn in a row: what is done, what is now, and when this seat is needed next. */
  Ahead?(props: SeatProps<V>): ComponentChildren;
  /** Events by which somebody proposes something to another or answers that, other than offers: bots speak there. */
  readonly sayings?: Sayings;
  /** Events that go without saying in a short account of what others did: what they paid with, whose turn it is. */
  readonly routine?: readonly string[];
  /** What its events sound like, for those who want to hear them. */
  readonly sounds?: SoundMap;
  /** A sign that stands for a line of the scoring, with its name; null where its name does. */
  ScoreSign?(props: { readonly line: string; readonly speaker: Speaker }): ComponentChildren;
  /** Lines of the scoring that only break ties: they stand outside the sum. */
  readonly tieBreaks?: readonly string[];
  /** The page on which a target lies, so that a phone can turn to it; null for what lies in the prompt sheet itself. */
  pageOf(target: Target, view: V, seat: Seat | null): Page | null;
  /** The tincture of a seat where players have colours of their own; else seats take tinctures in order. */
  tincture?(view: V, seat: Seat): Tincture;
}
