/** A balance report as a table for spreadsheets: one line for each share and each contribution, run by run. */

import type { BalanceReport, BalanceRun, Claim, Ending, Share, Thing } from './report.ts';

const HEADS = 'player,seats,sort,kind,id,en,fr,n,value,low,high,fair,out,claimed';

export function csvOf({ claims }: Pick<BalanceReport, 'claims'>, runs: readonly BalanceRun[]): string {
  return [HEADS, ...runs.flatMap((run) => linesOf(run, claims)), ''].join('\n');
}

/** What is told of one thing; of endings nothing is fair or out. */
type Row = Pick<Share, 'id' | 'name' | 'n' | 'interval'> & { readonly value: number; readonly fair?: number; readonly isOut?: boolean };

function linesOf({ player, seats, fair, bySeat, starts, things, endings }: BalanceRun, claims: readonly Claim[]): readonly string[] {
  const line = (sort: Claim['about'] | 'ending', kind: string, { id, name, n, value, interval, fair: usual, isOut }: Row): string => {
    const isClaimed = claims.some((claim) => claim.seats === seats && claim.about === sort && claim.kind === kind && claim.id === id);
    const { en, fr } = name;
    return [player, seats, sort, kind, id, en, fr, n, value, ...interval, usual, isOut, isOut && isClaimed].map(cell).join(',');
  };
  const share = (row: Share): Row => ({ ...row, value: row.won, fair });
  const thing = (row: Thing): Row => ({ ...row, value: row.adds, fair: 0 });
  const ending = ({ games, share: value, ...row }: Ending): Row => ({ ...row, n: games, value });
  return [
    ...bySeat.map((row) => line('seat', '', share(row))),
    ...starts.flatMap(({ kind, rows }) => rows.map((row) => line('start', kind, share(row)))),
    ...things.flatMap(({ kind, rows }) => rows.map((row) => line('thing', kind, thing(row)))),
    ...endings.map((row) => line('ending', '', ending(row))),
  ];
}

function cell(value: string | number | boolean | undefined): string {
  return typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : String(value ?? '');
}
