/** Between records and the tables this device keeps. */

import type { Level } from '@castellan/bots';
import { commitmentOf, type GameRecord, type Line, printResult, type Result, type Seat } from '@castellan/engine';
import { LIMITS, oneLine, type TableInfo } from '@castellan/server/protocol';
import type { ForkedFrom } from '../client.ts';
import { namesAt } from '../names.ts';
import { type Chair, EMPTY_SUMMARY, type KeptTable, newLocalId } from './kept.ts';

/** The record of a kept table, as far as it is known without replaying it. */
export function asRecord(kept: KeptTable, lines: readonly Line[]): GameRecord {
  return {
    game: kept.game,
    version: kept.version ?? 0,
    seats: kept.seats,
    names: kept.chairs.map(({ name }) => name),
    options: kept.options,
    pack: kept.pack,
    commitment: commitmentOf(kept.seed),
    seed: kept.seed,
    lines,
    hash: null,
    result: kept.summary.result === null ? null : printResult(kept.summary.result),
  };
}

/**
 * Whoever was a person, or a bot of unknown strength, is played by the strongest where a game goes on: only against those is it seen whether
 * another way was better, and by what they see an analysis judges.
 */
const ANYBODY: Level = 'castellan';

/** A verified record as a table to be looked at and forked. */
export function fromRecord(record: GameRecord, title: string, result: Result | null, level = ANYBODY): KeptTable {
  const now = Date.now();
  return {
    id: newLocalId(),
    title,
    game: record.game,
    version: record.version,
    seats: record.seats,
    options: record.options,
    seed: record.seed ?? '',
    pack: record.pack,
    chairs: record.names.map((name, seat) => ({ kind: 'bot', name: nameOr(name, seat), level })),
    stage: 'imported',
    standing: null,
    began: now,
    touched: now,
    summary: { ...EMPTY_SUMMARY, seq: record.lines.length, result },
  };
}

/** Who sat at a finished table of the server, as a table of this device has them: the reader where they sat, and bots as they were. */
export function chairsAt({ id, seats, mine }: Pick<TableInfo, 'id' | 'seats' | 'mine'>): readonly Chair[] {
  const names = namesAt(id, seats);
  return seats.map(({ seat, kind, level, character }): Chair => {
    const name = nameOr(names[seat], seat);
    if (seat === mine) return { kind: 'person', name };
    return kind === 'bot' && level !== null ? { kind, name, level, character } : { kind: 'bot', name, level: ANYBODY };
  });
}

/** A table that goes on from a record, with one seat for the reader and bots on the others. */
export function goingOn(record: GameRecord, title: string, mine: Seat, myName: string, forked: ForkedFrom): KeptTable {
  const kept = fromRecord(record, title, null);
  const chairs = kept.chairs.map((chair, seat): Chair => (seat === mine ? { kind: 'person', name: myName } : chair));
  return { ...kept, forked, chairs, stage: 'playing' };
}

/** Whoever wrote the record wrote what they liked. */
function nameOr(written: string, seat: Seat): string {
  const name = [...oneLine(written)].slice(0, LIMITS.name).join('');
  return name === '' ? String(seat + 1) : name;
}
