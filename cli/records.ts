/** Records on the command line. */

import {
  advance,
  carryOut,
  type Game,
  type GameRecord,
  newGame,
  parseRecord,
  type RecordError,
  replay,
  type Seat,
  type State,
  setupOf,
  type Told,
  toldTo,
} from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import type { Call } from './command.ts';
import { Complaint, messageOf } from './complaint.ts';
import { readText } from './files.ts';
import { sayRefusal } from './opened.ts';

export async function readRecord(call: Call, file: string): Promise<GameRecord> {
  const parsed = parseRecord(await readText(call, file));
  if (!parsed.ok) throw recordComplaint(call.speaker, file, parsed.error);
  return parsed.record;
}

export function recordComplaint(speaker: Speaker, file: string, error: RecordError): Complaint {
  return new Complaint('cli.recordError', { file, line: error.line, problem: sayRecordError(speaker, error) });
}

export function sayRecordError(speaker: Speaker, { key, detail, refusal }: RecordError): string {
  const problem = speaker.say(`record.${key}`, { detail });
  return refusal === undefined ? problem : `${problem} ${sayRefusal(speaker, refusal)}`;
}

/** What one answer of a record led to. */
export interface Played {
  readonly seat: Seat;
  readonly text: string;
  readonly told: readonly Told[];
}

interface Walked {
  readonly state: State;
  readonly played: readonly Played[];
}

/** Replays the first `upTo` answers and keeps what they told. */
export function walk(speaker: Speaker, file: string, game: Game<State>, record: GameRecord, upTo: number): Walked {
  const legal = guarded(file, () => replay(game, record, upTo));
  if (!legal.ok) throw recordComplaint(speaker, file, legal.error);
  const from = setupOf(game, record);
  if (!from.ok) throw recordComplaint(speaker, file, from.error);
  const state = newGame(game, from.setup);
  advance(game, state);
  const played = record.lines.slice(0, upTo).map((line): Played => {
    state.core.told = [];
    carryOut(game, state, line);
    return { ...line, told: state.core.told };
  });
  state.core.told = null;
  return { state, played };
}

/** A record may hold the very answer that breaks the rules' code: that is news about the rules, not a crash of ours. */
export function guarded<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Complaint('cli.rulesBroke', { file, problem: messageOf(error).split('\n')[0] });
  }
}

/** The sentences of events, as a seat or a spectator may know them. */
export function sentences(speaker: Speaker, told: readonly Told[], seat: Seat | null): string[] {
  return told.flatMap((event) => {
    const known = toldTo(event, seat);
    return known === null ? [] : [speaker.say(`event.${known.key}`, known.params)];
  });
}
