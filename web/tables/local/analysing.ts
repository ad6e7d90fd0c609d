/** Where games are looked back at, beside everything else. */

import { type Analysis, type Chances, chancesThrough, type Look, Looker } from '@castellan/bots';
import type { GameRecord } from '@castellan/engine';
import { gameWithPack } from './games.ts';

/** Answers of a game to be looked at, after those that this worker was asked for before. */
export interface ToAnalyst {
  readonly record: GameRecord;
  readonly from: number;
  readonly to: number;
}

export interface Part {
  readonly from: number;
  readonly looks: readonly Look[];
  /** What is known before the first answer; with the part that begins there. */
  readonly beginning: Analysis | null;
}

export type FromAnalyst = Part | { readonly error: string };

/** Only how the chances went. */
export interface ToTeller {
  readonly record: GameRecord;
}

export type FromTeller = { readonly chances: readonly Chances[] } | { readonly error: string };

/** A worker looks at one game, in which it only goes on. */
let looker: Promise<Looker> | null = null;

async function lookerOf({ game: id, pack, seats, options, seed, lines }: GameRecord): Promise<Looker> {
  return new Looker(await gameWithPack(id, pack), { seats, options, pack, seed: seed ?? '' }, lines);
}

export async function lookAt({ record, from, to }: ToAnalyst): Promise<Part> {
  looker ??= lookerOf(record);
  const own = await looker;
  const beginning = from === 0 ? own.beginning() : null;
  return { from, beginning, looks: Array.from({ length: to - from }, (_, n) => own.look(from + n)) };
}

export async function chancesOf({ record }: ToTeller): Promise<readonly Chances[]> {
  const game = await gameWithPack(record.game, record.pack);
  const { seats, options, pack, seed } = record;
  return chancesThrough(game, { seats, options, pack, seed: seed ?? '' }, record.lines);
}
