/** Where games are looked back at, beside everything else. */

import { type Analysis, analyse, type Chances, chancesThrough } from '@castellan/bots';
import type { GameRecord } from '@castellan/engine';
import { gameWithPack } from './games.ts';

export interface ToAnalyst {
  readonly record: GameRecord;
  /** What is known already. */
  readonly from: Analysis | null;
}

export type FromAnalyst = { readonly analysis: Analysis } | { readonly error: string };

/** Only how the chances went. */
export interface ToTeller {
  readonly record: GameRecord;
}

export type FromTeller = { readonly chances: readonly Chances[] } | { readonly error: string };

/** How often the page hears of it, in milliseconds. */
const NEWS = 300;

export async function lookBack({ record, from }: ToAnalyst): Promise<void> {
  const game = await gameWithPack(record.game, record.pack);
  const { seats, options, pack, seed } = record;
  let told = performance.now();
  let latest: Analysis | null = from;
  for (const analysis of analyse(game, { seats, options, pack, seed: seed ?? '' }, record.lines, from === null ? {} : { from })) {
    latest = analysis;
    if (performance.now() - told < NEWS) continue;
    told = performance.now();
    tell({ analysis });
  }
  if (latest !== null) tell({ analysis: latest });
}

export async function chancesOf({ record }: ToTeller): Promise<readonly Chances[]> {
  const game = await gameWithPack(record.game, record.pack);
  const { seats, options, pack, seed } = record;
  return chancesThrough(game, { seats, options, pack, seed: seed ?? '' }, record.lines);
}

function tell(message: FromAnalyst): void {
  postMessage(message);
}
