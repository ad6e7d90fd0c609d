/** The content pack of a table: kept on this device, or on the server where the table is. */

import { API } from '@castellan/server/protocol';
import { keepPack, keptPack, keptTable } from '../../tables/local/store.ts';

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
  const response = await fetch(`${API.games}/${encodeURIComponent(game)}/packs/${encodeURIComponent(id)}`);
  if (!response.ok) return null;
  const pack: unknown = await response.json();
  await keepPack({ id, game, name: id.replace(/@.*/, ''), pack });
  return packKept(id);
}

async function packKept(id: string): Promise<LaidPack | null> {
  const kept = await keptPack(id);
  if (kept === null) return null;
  const { name, pack } = kept;
  const changes = typeof pack === 'object' && pack !== null && 'changes' in pack ? pack.changes : {};
  return { id, name, changes };
}
