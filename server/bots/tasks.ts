/** What is done away from the loop: bots' decisions, and everything that replays a game. */

import type { Advice, Analysis, Character, Level, Memory, Mistake } from '@castellan/bots';
import type { Foresight, GameRecord, Line, RecordError, Result, Seat, SeatView, Setup, State } from '@castellan/engine';
import type { Sight } from '@castellan/pictures';
import type { Damage } from '../store/store.ts';
import type { Position } from '../tables/replaying.ts';
import type { Played } from '../tables/stored.ts';

/** A content pack that a task needs: its id is in the set-up. */
interface WithPack {
  readonly game: string;
  /** The pack's own JSON; null for the content as shipped. */
  readonly pack: string | null;
}

export type Task =
  /** Done by a thread as soon as it is there with the games. */
  | { readonly do: 'nothing' }
  /** What a bot of this level answers. `seed` is chance of its own, never the table's. */
  | (WithPack & {
      readonly do: 'choose';
      readonly state: State;
      readonly seat: Seat;
      readonly level: Level;
      readonly character: Character;
      /** Whether it plays for a person who may come back. */
      readonly standsIn: boolean;
      readonly seed: number;
      /** What it remembers: whichever thread it thought in the last time, it goes on from there. */
      readonly memory: Memory;
      /** However much time its level has, it may not think for longer. */
      readonly milliseconds: number;
    })
  /** Whether answers show something hidden. */
  | (WithPack & { readonly do: 'shows'; readonly state: State; readonly lines: readonly Line[] })
  /** What a seat can say in advance of its answers. */
  | (WithPack & { readonly do: 'foresee'; readonly state: State; readonly seat: Seat; readonly texts: readonly string[] })
  /** What a bot would answer in the place of a seat, and why. `seed`: who asks twice at the same moment is told the same. */
  | (WithPack & { readonly do: 'advise'; readonly state: State; readonly seat: Seat; readonly seed: number })
  /** What an answer gives away, if that is surely more than a share of the win. */
  | (WithPack & {
      readonly do: 'doubt';
      readonly state: State;
      readonly seat: Seat;
      readonly text: string;
      readonly share: number;
      readonly seed: number;
    })
  /** A table taken up from its journal as it was at a version, all but the last answers replayed (`short`). */
  | (WithPack & {
      readonly do: 'load';
      readonly setup: Setup;
      readonly table: string;
      readonly version: number;
      /** Whether kept states may be used. */
      readonly usesState: boolean;
      readonly short: number;
    })
  /** The answers and the log of a table as it was at a version, without its game. */
  | { readonly do: 'journal'; readonly table: string; readonly version: number }
  /** The state after these answers. */
  | (WithPack & { readonly do: 'stateAt'; readonly setup: Setup; readonly lines: readonly Line[] })
  /** What a seat saw after these answers. */
  | (WithPack & { readonly do: 'viewAt'; readonly setup: Setup; readonly lines: readonly Line[]; readonly seat: Seat | null })
  /** A finished game looked back at for so many milliseconds, from where that was left. */
  | (WithPack & {
      readonly do: 'analyse';
      readonly setup: Setup;
      readonly lines: readonly Line[];
      readonly from: Analysis | null;
      readonly ms: number;
    })
  /** Reads a record and replays it against its hash, result and commitment. */
  | (WithPack & { readonly do: 'verify'; readonly text: string })
  /** A picture of what a spectator sees: of a board, of a record to its end, or of a game that bots have played for a while. */
  | (WithPack & { readonly do: 'draw'; readonly sight: Scene; readonly of: Shown })
  /** The first answers of a record with all they told, for a table that goes on from there. */
  | (WithPack & { readonly do: 'fork'; readonly text: string; readonly at: number | null });

/** What a picture tells beside the board. */
export type Scene = Omit<Sight, 'board' | 'result'>;

export type Shown =
  | { readonly kind: 'board'; readonly board: Sight['board']; readonly result: Sight['result'] }
  | { readonly kind: 'record'; readonly text: string }
  | { readonly kind: 'sample' };

export type Wrong = Pick<RecordError, 'line' | 'key' | 'detail'>;

export type TaskResult =
  | { readonly do: 'nothing' }
  /** `text` is null when the seat is not asked. */
  | { readonly do: 'choose'; readonly text: string | null; readonly memory: Memory }
  | { readonly do: 'shows'; readonly shown: boolean }
  | { readonly do: 'foresee'; readonly foresight: Foresight }
  | { readonly do: 'advise'; readonly advice: Advice | null }
  | { readonly do: 'doubt'; readonly mistake: Mistake | null }
  /** Null when the journal is damaged; `illegal` when an answer is. */
  | { readonly do: 'load'; readonly position: Position | null; readonly damage: readonly Damage[]; readonly illegal: string | null }
  | { readonly do: 'journal'; readonly journal: Pick<Position, 'lines' | 'log'> | null; readonly damage: readonly Damage[] }
  | { readonly do: 'stateAt'; readonly state: State }
  | { readonly do: 'viewAt'; readonly view: SeatView }
  | { readonly do: 'analyse'; readonly analysis: Analysis | null }
  | { readonly do: 'draw'; readonly png: Uint8Array }
  | { readonly do: 'verify'; readonly error: Wrong | null; readonly finished: boolean }
  | {
      readonly do: 'fork';
      readonly error: Wrong | null;
      readonly played: readonly Played[];
      readonly opening: Played['told'];
      readonly state: State | null;
      readonly result: Result | null;
      readonly record: GameRecord | null;
    };
