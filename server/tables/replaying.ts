/** What a table's journal comes to: the answers that stand, the log, and the game after them. Done on the loop or in a thread. */

import { type Game, type Line, type Setup, type State, Table } from '@castellan/engine';
import { Log } from './log.ts';
import type { Entry, Kept, LogItem } from './stored.ts';

/** The answers that stand, and the state after the first `stateAt` of them; null when the game must be played from its beginning. */
export interface Position {
  readonly lines: readonly Line[];
  readonly log: readonly LogItem[];
  readonly state: State | null;
  readonly stateAt: number;
}

/** An answer was stored that the game, as it is now, does not allow. */
export class Illegal extends Error {}

/** The answers after these changes. */
export function linesAfter(lines: readonly Line[], entries: readonly Entry[]): readonly Line[] {
  const after = [...lines];
  for (const { played, undone, undoneCount, cut } of entries) {
    if (undone !== null) after.splice(undone, undoneCount ?? 1);
    if (cut !== null && cut < after.length) after.length = cut;
    for (const { line } of played) after.push(line);
  }
  return after;
}

export function positionAfter(kept: Kept | null, entries: readonly Entry[]): Position {
  const lines = linesAfter(kept?.lines ?? [], entries);
  const log = new Log(kept?.log ?? [], kept?.lines.length ?? 0);
  for (const entry of entries) log.add(entry);
  const state: State | null = kept === null || kept.state === null ? null : JSON.parse(kept.state);
  return { lines, log: log.items, state, stateAt: state === null ? 0 : (kept?.stateAt ?? 0) };
}

/** The game after the first `upTo` answers. */
export function playedUpTo(game: Game, setup: Setup, { lines, state, stateAt }: Position, upTo = lines.length): Table<State, Game> {
  const table = state === null ? new Table(game, setup) : Table.resume(game, setup, lines.slice(0, stateAt), state);
  for (const { seat, text } of lines.slice(stateAt, upTo)) {
    const outcome = table.reply(seat, text);
    // What the answer was may be hidden, and this goes to the log.
    if (!outcome.ok) throw new Illegal(`answer ${table.lines.length + 1} was stored and is not legal (${outcome.refusal.key})`);
  }
  return table;
}
