/** Records played again: made of a table, replayed, held against their hashes, played on. Whoever only reads or writes one needs none of this. */

import { carryAll } from './carry.ts';
import { newGame } from './flow.ts';
import { stateHash } from './json.ts';
import { commitmentOf, firstLine, type GameRecord, headerLine, printResult, type RecordError, wrong } from './record.ts';
import { checkSetup } from './setup.ts';
import { Table } from './table.ts';
import type { Rules, Setup, State } from './types.ts';

export type Replayed<S extends State> = { readonly ok: true; readonly state: S } | { readonly ok: false; readonly error: RecordError };

export function recordOf<S extends State>(table: Table<S>, names: readonly string[] = [], withSeed = table.result !== null): GameRecord {
  const { game, setup } = table;
  return {
    game: game.id,
    version: game.version,
    seats: setup.seats,
    names: Array.from({ length: setup.seats }, (_, seat) => names[seat] ?? ''),
    options: setup.options,
    pack: setup.pack ?? '',
    commitment: commitmentOf(setup.seed),
    seed: withSeed ? setup.seed : null,
    lines: table.lines.slice(),
    hash: stateHash(table.state),
    result: table.result === null ? null : printResult(table.result),
  };
}

/** The set-up a record was played with, or why it cannot be replayed here. */
export function setupOf<S extends State>(
  game: Rules<S>,
  record: GameRecord,
): { readonly ok: true; readonly setup: Setup } | { readonly ok: false; readonly error: RecordError } {
  if (record.game !== game.id) return wrong(2, 'otherGame', record.game);
  if (record.version !== game.version && !game.replays.includes(record.version))
    return wrong(2, 'otherVersion', `${record.version} / ${game.version}`);
  if (record.seed === null) return wrong(firstLine(record) - 1, 'noSeed', record.commitment);
  if (commitmentOf(record.seed) !== record.commitment) return wrong(headerLine(record, 'seed'), 'wrongSeed', record.commitment);
  if (!game.packs.has(record.pack)) return wrong(headerLine(record, 'pack'), 'unknownPack', record.pack);
  const setup: Setup = { seats: record.seats, options: record.options, seed: record.seed, pack: record.pack };
  const refused = checkSetup(game, setup);
  if (refused !== null) {
    const { id } = refused.params;
    return wrong(headerLine(record, typeof id === 'string' ? `option ${id}` : 'seats'), 'badSetup', refused.key, refused);
  }
  return { ok: true, setup };
}

/** The state after the first `upTo` lines, or after all of them. Events are told, since sealed branches keep theirs in the state. */
export function replay<S extends State>(game: Rules<S>, record: GameRecord, upTo = record.lines.length): Replayed<S> {
  const from = setupOf(game, record);
  if (!from.ok) return from;
  const s = newGame(game, from.setup);
  s.core.told = [];
  const stopped = carryAll(game, s, upTo < record.lines.length ? record.lines.slice(0, upTo) : record.lines);
  if (stopped !== null) {
    const { seat, text } = record.lines[stopped.at];
    return wrong(firstLine(record) + stopped.at, 'illegal', `${seat + 1} ${text}`, stopped.refusal);
  }
  s.core.told = null;
  return { ok: true, state: s };
}

/** Replays a record and holds it against its hash, its result and its commitment. */
export function verify<S extends State>(game: Rules<S>, record: GameRecord): Replayed<S> {
  const replayed = replay(game, record);
  if (!replayed.ok) return replayed;
  const error = whyNotItsEnd(record, replayed.state);
  return error === null ? replayed : { ok: false, error };
}

/** Why a state to which all answers of a record have led is not the one that its hash and its result tell of. */
export function whyNotItsEnd(record: GameRecord, s: State): RecordError | null {
  const foot = firstLine(record) + record.lines.length + 1;
  const hash = stateHash(s);
  if (record.hash !== null && record.hash !== hash) return wrong(foot + 1, 'wrongHash', hash).error;
  const result = s.core.result === null ? null : printResult(s.core.result);
  if (record.result !== null && record.result !== result)
    return wrong(foot + (record.hash === null ? 1 : 2), 'wrongResult', result ?? '-').error;
  return null;
}

/** A table at any moment of a record, ready to be played on. */
export function fork<S extends State, G extends Rules<S>>(
  game: G & Rules<S>,
  record: GameRecord,
  at = record.lines.length,
): { readonly ok: true; readonly table: Table<S, G> } | { readonly ok: false; readonly error: RecordError } {
  const from = setupOf(game, record);
  if (!from.ok) return from;
  const table = new Table<S, G>(game, from.setup);
  for (let i = 0; i < Math.min(at, record.lines.length); i++) {
    const { seat, text } = record.lines[i];
    const outcome = table.reply(seat, text);
    if (!outcome.ok) return wrong(firstLine(record) + i, 'illegal', `${seat + 1} ${text}`, outcome.refusal);
  }
  return { ok: true, table };
}
