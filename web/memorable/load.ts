/** A memorable game, loaded only where somebody looks at it. */

import { type GameRecord, parseRecord } from '@castellan/engine';

const RECORDS = import.meta.glob<string>('./*/*.txt', { import: 'default', query: '?raw' });

/** Null where there is none of that name. */
export async function memorableRecord(game: string, id: string): Promise<GameRecord | null> {
  const text = await RECORDS[`./${game}/${id}.txt`]?.();
  const parsed = text === undefined ? null : parseRecord(text);
  return parsed?.ok ? parsed.record : null;
}
