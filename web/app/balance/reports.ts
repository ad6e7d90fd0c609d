/** The reports of `castellan lab balance` that lie with the project, each fetched when it is read. */

import type { BalanceReport, BalanceRun } from '@castellan/bots';

const FILES = import.meta.glob<BalanceReport>('../../../docs/balance/*.json', { import: 'default' });

/** A game has one by its name, and may have others, by its name and what they are about. */
function belongsTo(file: string, game: string): boolean {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
  return name === game || name.startsWith(`${game}.`) || name.startsWith(`${game}-`);
}

export function hasReports(game: string): boolean {
  return Object.keys(FILES).some((file) => belongsTo(file, game));
}

/** All of a game; the plain one first. */
export async function reportsOf(game: string): Promise<readonly BalanceReport[]> {
  const files = Object.keys(FILES)
    .filter((file) => belongsTo(file, game))
    .sort((one, other) => one.length - other.length);
  const reports = await Promise.all(files.map((file) => FILES[file]()));
  return reports.filter((report) => report.report === 'balance' && report.game === game && report.runs.length > 0);
}

/** The strongest player stands last in a report; of his runs that with most games. */
export function mainRun({ runs }: BalanceReport): BalanceRun {
  const strongest = runs.filter(({ player }) => player === runs.at(-1)?.player);
  return strongest.reduce((best, run) => (run.games > best.games ? run : best));
}
