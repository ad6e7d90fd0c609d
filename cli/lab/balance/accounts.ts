/** Games played to be counted, by all processors; every game is kept at once, so that nothing is played twice. */

import type { Game, Ledger, State } from '@castellan/engine';
import { namedBots } from '../../bots.ts';
import type { Call } from '../../command.ts';
import { Complaint } from '../../complaint.ts';
import { soonByThreads } from '../../simulate/all-played.ts';
import type { Series } from '../../simulate/series.ts';
import { byThreads } from '../../simulate/threads.ts';
import { threadsFor } from '../../threads.ts';
import { keptBy } from '../kept.ts';
import { allDone, type Numbered, nameOfNumbered, numbered, untilStopped } from '../long-run.ts';
import { type Account, accountOf, isAccount } from './account.ts';

const WORK = new URL('./work.ts', import.meta.url);

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
  const { lines, keep } = await keptBy(call, game, { ...head, runs });
  const kept = lines.filter(isLine);
  const accounts: (readonly Account[])[] = runs.map(() => []);
  const threads = threadsFor(call, game);
  const stopped = await untilStopped(call, games * runs.length, async (goesOn) => {
    let goes = true;
    for (const [run, one] of runs.entries()) {
      // Of runs that nobody comes to any more, what is kept counts.
      const play = (left: readonly Numbered[]) => oneRun(game, packs, one, goes ? left : [], threads);
      const before = kept.flatMap((line) => (line.run === run ? [line.account] : []));
      accounts[run] = await allDone(numbered(games), nameOfNumbered, before, play, async (account, done) => {
        await keep({ run, account } satisfies Line);
        goes = await goesOn(run * games + done);
        return goes;
      });
    }
  });
  const all = accounts.flat();
  return {
    accounts: accounts.map((run) => run.filter(({ problem }) => problem === null)),
    problems: all.flatMap(({ problem }) => problem ?? []),
    interrupted: stopped && all.length < games * runs.length,
  };
}

function oneRun(
  game: Game<State>,
  packs: readonly unknown[],
  { player, series }: Run,
  left: readonly Numbered[],
  threads: number,
): AsyncGenerator<Account> {
  const data: WorkData = { id: game.id, packs, player, series };
  const bots = seatedBots(game, player, series);
  const ledger = ledgerOf(game);
  return soonByThreads(
    ({ number }) => accountOf(game, ledger, series, bots, number),
    left,
    threads,
    (rest, pace) => byThreads(WORK, data, threads, rest, pace),
  );
}

export function seatedBots(game: Game<State>, player: string, { seats }: Series) {
  const [bot] = namedBots(player, game);
  return Array.from({ length: seats }, () => bot);
}

function isLine(value: unknown): value is Line {
  return typeof value === 'object' && value !== null && 'run' in value && 'account' in value && isAccount(value.account);
}
