/** Records of the tables this device keeps: as files, and brought to the server. */

import { type GameRecord, parseRecord, printRecord, type RecordError } from '@castellan/engine';
import type { SeatSpec, TableInfo } from '@castellan/server/protocol';
import { asRecord, fromRecord } from '../../tables/local/record.ts';
import { verified } from '../../tables/local/replay.ts';
import { keepTable, keptTable } from '../../tables/local/store.ts';
import { type Answered, rest } from '../../tables/online/rest.ts';
import { becomeSomebody } from '../people/meet.ts';
import { packOfServer, packToServer } from '../table/packs.ts';

export async function recordOfTable(id: string): Promise<GameRecord | null> {
  const found = await keptTable(id);
  return found === null || found.kept.version === null ? null : asRecord(found.kept, found.lines);
}

/** Saves a local table as a file. */
export async function recordFile(id: string): Promise<void> {
  const record = await recordOfTable(id);
  if (record !== null) saveText(`${record.game}-${record.commitment.slice(0, 8)}.txt`, printRecord(record));
}

export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export type Brought =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly error: RecordError | 'unknownGame' | 'broken' };

/** Reads a record, replays it against its hash and its commitment, and keeps it on this device. */
export async function bringRecord(text: string, title: string): Promise<Brought> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  await packOfServer(parsed.record.game, parsed.record.pack);
  const looked = await verified(parsed.record);
  if (!looked.ok) {
    const { trouble } = looked;
    return {
      ok: false,
      error: trouble.kind === 'unreplayable' ? trouble.error : trouble.kind === 'unknownGame' ? 'unknownGame' : 'broken',
    };
  }
  const kept = fromRecord(parsed.record, title, looked.result);
  await keepTable(kept, parsed.record.lines);
  return { ok: true, id: kept.id };
}

/** Puts a record on the server, so that a link leads to it. Its id there. */
export async function shareRecord(id: string): Promise<Answered<string>> {
  const record = await recordOfTable(id);
  if (record === null) return { ok: false, error: { code: 'notFound' } };
  const met = await becomeSomebody();
  if (!met.ok) return met;
  const packed = await packToServer(record.game, record.pack);
  if (!packed.ok) return packed;
  const kept = await rest.uploadRecord(printRecord(record));
  return kept.ok ? { ok: true, value: kept.value.id } : kept;
}

/** Goes on with a local game at a table on the server: the reader on their seat, friends by link, bots where bots were. */
export async function takeOnline(id: string): Promise<Answered<TableInfo>> {
  const found = await keptTable(id);
  if (found === null) return { ok: false, error: { code: 'notFound' } };
  const shared = await shareRecord(id);
  if (!shared.ok) return shared;
  const first = found.kept.chairs.findIndex(({ kind }) => kind === 'person');
  const seats = found.kept.chairs.map((chair, seat): SeatSpec => {
    if (chair.kind === 'bot') return { kind: 'bot', level: chair.level, character: chair.character };
    return seat === first ? { kind: 'me' } : { kind: 'friend' };
  });
  return rest.forkRecord(shared.value, { title: found.kept.title, seats });
}
