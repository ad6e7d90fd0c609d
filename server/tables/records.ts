/** The record of a table, from what is stored of it alone: it can be given out although the game has changed since. */

import { commitmentOf, type GameRecord, type Line, printResult } from '@castellan/engine';
import type { StoredTable } from './stored.ts';

/** Named after the rules it was played by. `hash` is that of the last state, where it is known. */
export function recordOfTable(
  { charter, head }: StoredTable,
  names: readonly string[],
  lines: readonly Line[],
  hash: string | null,
): GameRecord {
  const { game, rules, options, pack, seed } = charter;
  const result = head.ending?.result ?? null;
  return {
    game,
    version: rules,
    seats: head.holdings.length,
    names,
    options,
    pack,
    commitment: commitmentOf(seed),
    seed,
    lines,
    hash,
    result: result === null ? null : printResult(result),
  };
}
