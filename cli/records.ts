/** Records on the command line. */

import {
  type Game,
  type GameRecord,
  type Option,
  parseRecord,
  type Question,
  type RecordError,
  replay,
  type Seat,
  type State,
  setupOf,
  Table,
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

/** One answer of a record: what was asked, what could be said besides, and what it led to. */
export interface Played {
  readonly seat: Seat;
  readonly text: string;
  readonly question: Question | null;
  readonly interjections: readonly Option[];
  readonly told: readonly Told[];
}

interface Walked {
  readonly table: Table<State>;
  readonly played: readonly Played[];
}

/** Plays the first `upTo` answers again and keeps what they told. */
export function walk(speaker: Speaker, file: string, game: Game<State>, record: GameRecord, upTo: number): Walked {
  const legal = guarded(file, () => replay(game, record, upTo));
  if (!legal.ok) throw recordComplaint(speaker, file, legal.error);
  const from = setupOf(game, record);
  if (!from.ok) throw recordComplaint(speaker, file, from.error);
  const table = new Table(game, from.setup);
  const played = record.lines.slice(0, upTo).map(({ seat, text }): Played => {
    const question = table.question(seat);
    const interjections = table.interjections(seat);
    const outcome = table.reply(seat, text);
    return { seat, text, question, interjections, told: outcome.ok ? outcome.done.flatMap((done) => done.told) : [] };
  });
  return { table, played };
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
