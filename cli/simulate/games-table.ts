/** A table with a line for each game, as spreadsheets and statistics programs read it. */

import { type Around, appendText, writeText } from '../files.ts';
import type { Outcome } from './playout.ts';

export interface GamesTable {
  add(number: number, seed: string, outcome: Outcome): void;
  /** Writes what has been added since the last time. */
  flush(): Promise<void>;
}

/** Begins the file, so that one that cannot be written is known before the first game. */
export async function gamesTable(around: Around, path: string, seats: number): Promise<GamesTable> {
  const scores = Array.from({ length: seats }, (_, seat) => `score${seat + 1}`);
  await writeText(around, path, line(['game', 'seed', 'outcome', 'decisions', 'winners', ...scores]));
  let waiting = '';
  return {
    add(number, seed, outcome) {
      const { kind, decisions } = outcome;
      const finished = outcome.kind === 'finished' ? outcome.result : null;
      const winners = (finished?.winners ?? []).map((seat) => seat + 1).join(' ');
      waiting += line([number, seed, finished?.by ?? kind, decisions, winners, ...(finished?.scores ?? scores.map(() => ''))]);
    },
    async flush() {
      const text = waiting;
      waiting = '';
      if (text !== '') await appendText(around, path, text);
    },
  };
}

function line(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => quoted(String(cell))).join(',')}\n`;
}

function quoted(cell: string): string {
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
