/** Games played to be counted, by all processors; every game is kept at once, so that nothing is played twice. */

import { availableParallelism } from 'node:os';
import { setImmediate as breath } from 'node:timers/promises';
import type { Game, Ledger, State } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import { wholeNumber } from '../../arguments.ts';
import { namedBots } from '../../bots.ts';
import type { Call } from '../../command.ts';
import { Complaint } from '../../complaint.ts';
import { appendText } from '../../files.ts';
import { soonByThreads } from '../../simulate/all-played.ts';
import { progressBar } from '../../simulate/progress.ts';
import type { Series } from '../../simulate/series.ts';
import { byThreads } from '../../simulate/threads.ts';
import { keptLines } from '../kept.ts';
import { type Account, accountOf, isAccount } from './account.ts';

const WORK = new URL('./work.ts', import.meta.url);
const MOST_THREADS = 256;

/** Games of one player on all seats. */
export interface Run {
  readonly player: string;
  readonly series: Series;
}

/** What a thread must know before it plays. */
export interface WorkData extends Run {
  readonly id: string;
  /** The content packs themselves. */
  readonly packs: readonly unknown[];
}

export interface Gathered {
  /** By run. */
  readonly accounts: readonly (readonly Account[])[];
  readonly problems: readonly string[];
  readonly interrupted: boolean;
}

export function ledgerOf({ id, ledger }: Game<State>): Ledger<State> {
  if (ledger === undefined) throw new Complaint('lab.noLedger', { text: id });
  return ledger;
}

interface Line {
  readonly run: number;
  readonly account: Account;
}

/** The games of all runs, with the numbers from 1 in each; runs are distinguished in the file by their place. */
export async function gather(
  call: Call,
  game: Game<State>,
  packs: readonly unknown[],
  head: object,
  runs: readonly Run[],
  games: number,
): Promise<Gathered> {
  const file = call.given.flags.get('keep');
  const kept = file === undefined ? [] : (await keptLines(call, file, { ...head, runs })).filter(isLine);
  const accounts: Account[][] = runs.map((_, run) => kept.filter((line) => line.run === run).map(({ account }) => account));
  const threads = gameNamed(game.id) === null ? 1 : wholeNumber(call.given, 'threads', 1, MOST_THREADS, availableParallelism());
  const progress = progressBar(call, games * runs.length);
  let interrupted = false;
  const interrupt = (): void => {
    interrupted = true;
  };
  process.once('SIGINT', interrupt);
  const played = (): number => accounts.reduce((sum, { length }) => sum + Math.min(length, games), 0);
  try {
    for (const [run, one] of runs.entries()) {
      const range = { first: accounts[run].length + 1, last: games };
      for await (const account of oneRun(game, packs, one, range, threads)) {
        accounts[run].push(account);
        if (file !== undefined) await appendText(call, file, `${JSON.stringify({ run, account } satisfies Line)}\n`);
        progress?.update(played());
        await breath();
        if (interrupted) break;
      }
      if (interrupted) break;
    }
  } finally {
    process.off('SIGINT', interrupt);
    progress?.stop();
  }
  const wanted = accounts.map((all) => all.filter(({ number }) => number <= games));
  return {
    accounts: wanted.map((all) => all.filter(({ problem }) => problem === null)),
    problems: wanted.flatMap((all) => all.flatMap(({ problem }) => (problem === null ? [] : [problem]))),
    interrupted: interrupted && played() < games * runs.length,
  };
}

function oneRun(
  game: Game<State>,
  packs: readonly unknown[],
  { player, series }: Run,
  range: { readonly first: number; readonly last: number },
  threads: number,
): AsyncGenerator<Account> {
  const data: WorkData = { id: game.id, packs, player, series };
  const bots = seatedBots(game, player, series);
  const ledger = ledgerOf(game);
  return soonByThreads(
    (number) => accountOf(game, ledger, series, bots, number),
    range,
    threads,
    (stretch) => byThreads<Account>(WORK, data, threads, stretch),
  );
}

export function seatedBots(game: Game<State>, player: string, { seats }: Series) {
  const [bot] = namedBots(player, game);
  return Array.from({ length: seats }, () => bot);
}

function isLine(value: unknown): value is Line {
  return typeof value === 'object' && value !== null && 'run' in value && 'account' in value && isAccount(value.account);
}
