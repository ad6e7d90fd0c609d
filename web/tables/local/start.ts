/** Lays a new table on this device. */

import type { OptionValues } from '@castellan/engine';
import { type Chair, EMPTY_SUMMARY, type KeptTable, newLocalId, newSeed } from './kept.ts';
import { keepTable } from './store.ts';

export interface NewTable {
  readonly game: string;
  readonly title: string;
  readonly chairs: readonly Chair[];
  readonly options?: OptionValues;
  readonly pack?: string;
}

/** Its id. */
export async function startTable({ game, title, chairs, options = {}, pack = '' }: NewTable): Promise<string> {
  const now = Date.now();
  const kept: KeptTable = {
    id: newLocalId(),
    title,
    game,
    version: null,
    seats: chairs.length,
    options,
    seed: newSeed(),
    pack,
    chairs,
    stage: 'playing',
    standing: null,
    began: now,
    touched: now,
    summary: EMPTY_SUMMARY,
  };
  await keepTable(kept);
  return kept.id;
}
