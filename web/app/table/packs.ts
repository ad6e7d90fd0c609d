/** The content pack of a table: kept on this device, or on the server where the table is. */

import { keepPack, keptPack, keptTable } from '../../tables/local/store.ts';
import { type Answered, rest } from '../../tables/online/rest.ts';

export interface LaidPack {
  readonly id: string;
  readonly name: string;
  readonly changes: unknown;
}

export async function packOfLocal(table: string): Promise<LaidPack | null> {
  const pack = (await keptTable(table))?.kept.pack ?? '';
  return pack === '' ? null : packKept(pack);
}

/** Fetched once, then kept here: replaying and forking the game need it as well. */
export async function packOfServer(game: string, id: string): Promise<LaidPack | null> {
  if (id === '') return null;
  const kept = await packKept(id);
  if (kept !== null) return kept;
  const found = await rest.pack(game, id);
  if (!found.ok) return null;
  await keepPack({ id, game, name: id.replace(/@.*/, ''), pack: found.value });
  return packKept(id);
}

/** Brings a pack of this device to the server, which replays nothing with a pack it does not know. */
export async function packToServer(game: string, id: string): Promise<Answered<unknown>> {
  const kept = id === '' ? null : await keptPack(id);
  return kept === null ? { ok: true, value: null } : rest.addPack(game, kept.pack);
}

async function packKept(id: string): Promise<LaidPack | null> {
  const kept = await keptPack(id);
  if (kept === null) return null;
  return { id, name: kept.name, changes: changesOf(kept.pack) };
}

/** What a pack lays over the content. */
export function changesOf(pack: unknown): unknown {
  return typeof pack === 'object' && pack !== null && 'changes' in pack ? pack.changes : {};
}
