/** A run as a table for spreadsheets: one line for each share and each contribution. */

import type { BalanceRun, Interval, Named } from '@castellan/bots';

function line(
  sort: string,
  kind: string,
  id: string,
  { en, fr }: Named,
  n: number,
  value: number,
  [low, high]: Interval,
  isOut: boolean,
): string {
  const cells = [sort, kind, id, en, fr, n, value, low, high, isOut];
  return cells.map((cell) => (typeof cell === 'string' ? `"${cell.replaceAll('"', '""')}"` : String(cell))).join(',');
}

export function csvOf({ bySeat, starts, things, endings }: BalanceRun): string {
  return [
    'sort,kind,id,en,fr,n,value,low,high,out',
    ...bySeat.map(({ id, name, n, won, interval, isOut }) => line('seat', '', id, name, n, won, interval, isOut)),
    ...starts.flatMap(({ kind, rows }) =>
      rows.map(({ id, name, n, won, interval, isOut }) => line('start', kind, id, name, n, won, interval, isOut)),
    ),
    ...things.flatMap(({ kind, rows }) =>
      rows.map(({ id, name, n, adds, interval, isOut }) => line('thing', kind, id, name, n, adds, interval, isOut)),
    ),
    ...endings.map(({ id, name, games, share, interval }) => line('ending', '', id, name, games, share, interval, false)),
    '',
  ].join('\n');
}
