/** Takes a table's game up again: the latest snapshot, and the answers after it. */

import { type Game, type Line, type Setup, type State, Table } from '@castellan/engine';
import { Failed } from '../failed.ts';
import type { House } from '../house.ts';
import type { Entry, StoredTable } from './stored.ts';

export interface Loaded {
  readonly table: Table;
  /** Answers in the latest snapshot. */
  readonly snapshotAt: number;
}

export function setupOfTable({ charter, head }: StoredTable): Setup {
  return { seats: head.holdings.length, options: charter.options, seed: charter.seed, pack: charter.pack };
}

/** The answers after these changes. */
export function linesAfter(lines: readonly Line[], entries: readonly Entry[]): readonly Line[] {
  let after = [...lines];
  for (const { played, undone, cut } of entries) {
    if (undone !== null) after.splice(undone, 1);
    if (cut !== null) after = after.slice(0, cut);
    for (const { line } of played) after.push(line);
  }
  return after;
}

export async function loadGame(house: House, stored: StoredTable): Promise<Loaded | Failed> {
  const { store, games } = house;
  const { id, charter } = stored;
  const game = games.get(charter.game);
  if (game === undefined) return new Failed('unknownGame');
  const sameRules = charter.rules === game.version;
  if (!sameRules && !game.replays.includes(charter.rules)) return new Failed('otherRules');
  const setup = setupOfTable(stored);
  const snapshot = sameRules ? await store.snapshot(id) : null;
  const entries = await store.entries(id, snapshot?.version ?? 0);
  const lines = linesAfter(snapshot?.lines ?? [], entries);
  const table = await takenUp(house, game, setup, lines, snapshot);
  const standings = await store.standings(id);
  if (standings.length > 0) table.restoreStandings(standings);
  return { table, snapshotAt: snapshot?.lines.length ?? 0 };
}

/** The most answers replayed on the loop itself; longer games are replayed by the crew. */
const REPLAYED_HERE = 400;

async function takenUp(
  { crew, packJson }: House,
  game: Game,
  setup: Setup,
  lines: readonly Line[],
  snapshot: { readonly lines: readonly Line[]; readonly state: string } | null,
): Promise<Table> {
  const kept = snapshot?.lines.length ?? 0;
  if (lines.length - kept > REPLAYED_HERE) {
    const { state } = await crew.stateAt({ game: game.id, pack: packJson(game.id, setup.pack ?? ''), setup, lines });
    return Table.resume(game, setup, lines, state);
  }
  const state: State | null = snapshot === null ? null : JSON.parse(snapshot.state);
  const table = state === null ? new Table(game, setup) : Table.resume(game, setup, lines.slice(0, kept), state);
  for (const { seat, text } of lines.slice(kept)) {
    const outcome = table.reply(seat, text);
    // What the answer was may be hidden, and this goes to the log.
    if (!outcome.ok) throw new Error(`answer ${table.lines.length + 1} was stored and is not legal (${outcome.refusal.key})`);
  }
  return table;
}
