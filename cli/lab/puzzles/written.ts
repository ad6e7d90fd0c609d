/** Puzzles as they are shipped: one file that names them, a line each, and the records they are of, no longer than they need to be. */

import { join } from 'node:path';
import { type Puzzle, type Puzzles, placeOf } from '@castellan/bots';
import { type GameRecord, printRecord } from '@castellan/engine';
import type { Call } from '../../command.ts';
import { writeText } from '../../files.ts';

export function recordOf(puzzle: Puzzle): string {
  return placeOf(puzzle).record;
}

export async function writePuzzles(call: Call, folder: string, all: Puzzles, records: ReadonlyMap<string, GameRecord>): Promise<void> {
  const { puzzles, ...head } = all;
  const rows = puzzles.map((puzzle) => `  ${JSON.stringify(puzzle)}`).join(',\n');
  await writeText(call, join(folder, 'puzzles.json'), `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${rows}\n]}\n`);
  for (const [name, record] of records) {
    const needed = Math.max(-1, ...puzzles.filter((one) => recordOf(one) === name).map((one) => placeOf(one).at));
    if (needed >= 0) await writeText(call, join(folder, `${name}.txt`), printRecord(upTo(record, needed)));
  }
}

/** Nobody of the game is named: whoever reads it sits there, and names for the others are found at the table. */
function upTo(record: GameRecord, at: number): GameRecord {
  return { ...record, names: record.names.map(() => ''), lines: record.lines.slice(0, at), hash: null, result: null };
}
