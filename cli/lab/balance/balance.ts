/** `castellan lab balance`: many games of each player against itself, and what they say of the game. */

import type { BalanceReport } from '@castellan/bots';
import { csvOf } from '@castellan/bots/csv';
import type { Speaker } from '@castellan/text';
import { wholeNumber, wholeNumbers } from '../../arguments.ts';
import { namedBots } from '../../bots.ts';
import { type Call, EXIT } from '../../command.ts';
import { writeText } from '../../files.ts';
import { type Opened, openGame, speakerAt } from '../../opened.ts';
import { checkedSetup, optionValues, seedOf } from '../../setup.ts';
import { gather, ledgerOf, type Run } from './accounts.ts';
import { namesOf } from './names.ts';
import { reportOf, runOf } from './report.ts';
import { tellReport } from './told.ts';
import { writePage } from './written.ts';

const MOST_GAMES = 1_000_000;
const USUAL_GAMES = 200;
const MOST_SEATS = 99;
/** Two levels, for only what holds at both is claimed. */
const USUAL_PLAYERS = 'page,squire';

/** What is asked for: the runs, all of the same game, options and seed. */
export interface Plan {
  readonly head: Pick<BalanceReport, 'game' | 'version' | 'options' | 'pack' | 'seed'>;
  readonly runs: readonly Run[];
  readonly games: number;
}

/** A run for each player and number of seats that are named. */
export function planOf(call: Call, { game, pack }: Pick<Opened, 'game' | 'pack'>, speaker: Speaker): Plan {
  const { flags } = call.given;
  ledgerOf(game);
  const seed = flags.get('seed') ?? '1';
  const seats = wholeNumbers(call.given, 'seats', 1, MOST_SEATS, game.seats.usual);
  const options = optionValues(game, flags.get('options'));
  const setups = seats.map((n) => checkedSetup(speaker, game, { seats: n, options, seed: seedOf(seed), pack }));
  const players = namedBots(flags.get('players') ?? USUAL_PLAYERS, game).map(({ name }) => name);
  return {
    head: { game: game.id, version: game.version, options: setups[0].options, pack, seed },
    runs: seats.flatMap((n) =>
      players.map((player) => ({ player, series: { seats: n, options: setups[0].options, pack, seed, isKept: false } })),
    ),
    games: wholeNumber(call.given, 'games', 2, MOST_GAMES, USUAL_GAMES),
  };
}

export async function balance(call: Call, id: string): Promise<number> {
  const { flags } = call.given;
  const opened = await openGame(call, id);
  const { game, pack, packed } = opened;
  const speaker = await speakerAt(call, opened, []);
  const { head, runs, games } = planOf(call, opened, speaker);
  const gathered = await gather(call, game, pack === '' ? [] : [packed], { balance: head }, runs, games);
  const names = await namesOf(call, opened);
  const told = runs.map(({ player, series: { seats } }, i) => runOf(player, seats, gathered.accounts[i], names));
  const report = reportOf(head, told);
  const { interrupted, problems } = gathered;
  const out = flags.get('out');
  if (out !== undefined && !interrupted) await writeText(call, out, `${JSON.stringify(report)}\n`);
  const page = flags.get('page');
  if (page !== undefined && !interrupted) await writePage(call, speaker, report, page);
  const csv = flags.get('csv');
  if (csv !== undefined && !interrupted) await writeText(call, csv, csvOf(report, report.runs));
  if (flags.has('json')) call.printJson({ ...report, interrupted, problems });
  else {
    const played = gathered.accounts.reduce((sum, { length }) => sum + length, 0);
    if (interrupted) call.print(call.paint.warn(speaker.say('simulate.interrupted', { n: played, of: games * runs.length })));
    for (const line of tellReport(speaker, report)) call.print(line);
    for (const problem of problems) call.print(call.paint.bad(problem));
  }
  if (interrupted) return EXIT.interrupted;
  return problems.length === 0 ? EXIT.good : EXIT.bad;
}
