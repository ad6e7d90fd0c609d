/** Takes a table's game up again: the latest snapshot, and what was stored after it. */

import type { Game, Setup, State, Table } from '@castellan/engine';
import { Failed } from '../failed.ts';
import type { House } from '../house.ts';
import { StoreError } from '../store/store.ts';
import { Log } from './log.ts';
import { Illegal, type Position, playedUpTo, positionAfter } from './replaying.ts';
import type { Kept, Snapshot, StoredTable } from './stored.ts';

export interface Loaded {
  readonly table: Table<State, Game>;
  readonly log: Log;
  /** Version of the latest snapshot. */
  readonly keptAt: number;
  /** To be kept, for it took long to come by. */
  readonly snapshot: Snapshot | null;
}

/** The most changes read and answers replayed on the loop itself; what is longer is done by the crew. */
const DONE_HERE = 64;
/** Of what the crew has replayed the last answers are replayed here once more, so that they can be taken back. */
const REPLAYED_TWICE = 24;

export function setupOfTable({ charter, head }: StoredTable): Setup {
  return { seats: head.holdings.length, options: charter.options, seed: charter.seed, pack: charter.pack };
}

export async function loadGame(house: House, stored: StoredTable): Promise<Loaded | Failed> {
  const { id, charter } = stored;
  const game = house.games.get(charter.game);
  if (game === undefined) return new Failed('unknownGame');
  const isSame = charter.rules === game.version;
  if (!isSame && !game.replays.includes(charter.rules)) return new Failed('otherRules');
  if (charter.pack !== '') await house.meetPack(charter.game, charter.pack);
  if (charter.pack !== '' && house.packJson(charter.game, charter.pack) === null) return new Failed('packMisfit');
  const done = house.metrics.loading.startTimer();
  try {
    const found = await house.store.kept(id);
    // A state that other rules have led to is not to be trusted, although its answers are.
    const kept: Kept | null = found === null || isSame ? found : { ...found, state: null, stateAt: 0 };
    const loaded = await takenUp(house, game, stored, kept, isSame);
    const standings = await house.store.standings(id);
    if (standings.length > 0) loaded.table.restoreStandings(standings);
    return loaded;
  } catch (error) {
    if (error instanceof Illegal) house.damaged({ kind: 'journal', id, detail: error.message });
    else if (!(error instanceof StoreError && error.fault === 'damaged')) throw error;
    return new Failed('damaged');
  } finally {
    done();
  }
}

/** The answers and the log of a table whose game is not needed, or cannot be taken up. */
export async function readJournal(house: House, { id, version }: StoredTable): Promise<Pick<Position, 'lines' | 'log'> | Failed> {
  const kept = await house.store.kept(id);
  const keptAt = kept?.version ?? 0;
  try {
    if (version - keptAt <= DONE_HERE) return positionAfter(kept, await house.store.entries(id, keptAt, version));
  } catch (error) {
    if (error instanceof StoreError && error.fault === 'damaged') return new Failed('damaged');
    throw error;
  }
  const { journal, damage } = await house.crew.journal({ table: id, version });
  for (const one of damage) house.damaged(one);
  return journal ?? new Failed('damaged');
}

async function takenUp(house: House, game: Game, stored: StoredTable, kept: Kept | null, usesState: boolean): Promise<Loaded> {
  const setup = setupOfTable(stored);
  const keptAt = kept?.version ?? 0;
  const position =
    stored.version - keptAt > DONE_HERE ? null : positionAfter(kept, await house.store.entries(stored.id, keptAt, stored.version));
  if (position !== null && position.lines.length - position.stateAt <= DONE_HERE)
    return { table: played(game, setup, position), log: new Log(position.log, position.lines.length), keptAt, snapshot: null };
  const replayed = await replayedElsewhere(house, stored, usesState);
  const { lines, log } = replayed;
  const table = played(game, setup, replayed);
  const snapshot: Snapshot = { version: stored.version, lines, log, state: JSON.stringify(table.state) };
  return { table, log: new Log(log, lines.length), keptAt: stored.version, snapshot };
}

/** A kept state that the game cannot do anything with is as good as none. */
function played(game: Game, setup: Setup, position: Position): Table<State, Game> {
  if (position.state === null) return playedUpTo(game, setup, position);
  try {
    return playedUpTo(game, setup, position);
  } catch {
    return playedUpTo(game, setup, { ...position, state: null, stateAt: 0 });
  }
}

async function replayedElsewhere({ crew, packJson, damaged }: House, stored: StoredTable, usesState: boolean): Promise<Position> {
  const { id, charter, version } = stored;
  const pack = packJson(charter.game, charter.pack);
  const task = { game: charter.game, pack, setup: setupOfTable(stored), table: id, version, usesState, short: REPLAYED_TWICE };
  const { position, damage, illegal } = await crew.load(task);
  for (const one of damage) damaged(one);
  if (illegal !== null) throw new Illegal(illegal);
  if (position === null) throw new StoreError('damaged', `the journal of table ${id}`);
  return position;
}
