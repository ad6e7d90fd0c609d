/** `castellan simulate`: many games between bots. */

import { join } from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';
import type { Bot } from '@castellan/bots';
import { wholeNumber } from '../arguments.ts';
import { botsFor, namedBots } from '../bots.ts';
import { type Call, type Command, EXIT } from '../command.ts';
import { prepareFolder, writeText } from '../files.ts';
import { type Opened, openGame, speakerAt } from '../opened.ts';
import { checkedSetup, optionValues, seedOf } from '../setup.ts';
import { allPlayed } from '../simulate/all-played.ts';
import { gamesTable } from '../simulate/games-table.ts';
import { progressBar } from '../simulate/progress.ts';
import { type Failure, printResults, resultsJson } from '../simulate/report.ts';
import { type Series, seedText } from '../simulate/series.ts';
import { count, emptyTally } from '../simulate/tally.ts';
import { threadsFor } from '../threads.ts';

const MOST_GAMES = 10_000_000;
const MOST_SEATS = 99;
const USUAL_GAMES = 100;
const KEPT_FAILURES = 20;
/** Where records of failed games go when no folder is named. */
const FAILURES = 'failed-games';
/** Milliseconds after which the process looks up from its games: for Ctrl+C, and to write. */
const STRETCH = 50;

export const command: Command = {
  name: 'simulate',
  args: [{ name: 'game', required: true }],
  flags: [
    { name: 'seats', value: 'n' },
    { name: 'games', value: 'n' },
    { name: 'bots', value: 'a,b,…' },
    { name: 'seed', value: 'text' },
    { name: 'threads', value: 'n' },
    { name: 'options', value: 'key=value,…' },
    { name: 'out', value: 'folder' },
    { name: 'csv', value: 'file' },
    { name: 'pack', value: 'file.json' },
  ],
  examples: [
    'simulate monde-oublie --games 1000',
    'simulate monde-oublie --seats 4 --games 2000 --bots random,random,heuristic,heuristic --json',
    'simulate monde-oublie --games 10 --bots knight --seed july --out games/',
    'simulate monde-oublie --games 1000 --csv games.csv',
  ],
  async run(call) {
    const opened = await openGame(call, call.given.args[0]);
    const { game } = opened;
    const named = namedBots(call.given.flags.get('bots') ?? 'random', game);
    const seats = wholeNumber(call.given, 'seats', 1, MOST_SEATS, named.length > 1 ? named.length : game.seats.max);
    const bots = botsFor(named, seats);
    const speaker = await speakerAt(call, opened, []);
    const seed = call.given.flags.get('seed') ?? '1';
    const options = optionValues(game, call.given.flags.get('options'));
    const { pack } = opened;
    const setup = checkedSetup(speaker, game, { seats, options, seed: seedOf(seed), pack });
    const games = wholeNumber(call.given, 'games', 1, MOST_GAMES, USUAL_GAMES);

    const threads = threadsFor(call, game);
    const series: Series = { seats, options: setup.options, pack, seed, isKept: call.given.flags.has('out') };

    const { tally, failures, interrupted } = await simulate(call, opened, series, bots, games, threads);
    if (call.given.flags.has('json')) call.printJson(resultsJson(game.id, bots, tally, failures, interrupted));
    else {
      if (interrupted) call.print(call.paint.warn(speaker.say('simulate.interrupted', { n: tally.games, of: games })));
      printResults(call, speaker, bots, tally, failures);
    }
    if (interrupted) return EXIT.interrupted;
    return tally.errors + tally.deadEnds === 0 ? EXIT.good : EXIT.bad;
  },
};

async function simulate(call: Call, opened: Opened, series: Series, bots: readonly Bot[], games: number, threads: number) {
  const { game } = opened;
  const out = call.given.flags.get('out');
  const csv = call.given.flags.get('csv');
  if (out !== undefined) await prepareFolder(call, out);
  const table = csv === undefined ? null : await gamesTable(call, csv, series.seats);
  const tally = emptyTally(series.seats);
  const failures: Failure[] = [];
  const progress = progressBar(call, games);
  let interrupted = false;
  const interrupt = (): void => {
    interrupted = true;
  };
  process.once('SIGINT', interrupt);
  let rested = performance.now();
  try {
    for await (const { number, outcome, milliseconds, record } of allPlayed(opened, series, bots, games, threads)) {
      count(tally, outcome, milliseconds);
      const failed = outcome.kind !== 'finished';
      let file: string | null = null;
      if (record !== null && (out !== undefined || failures.length < KEPT_FAILURES)) {
        file = join(out ?? FAILURES, `${game.id}-${number}${failed ? '-failed' : ''}.txt`);
        await writeText(call, file, record);
      }
      if (failed) failures.push({ game: number, kind: outcome.kind, problem: outcome.problem, record: file });
      table?.add(number, seedText(series, number), outcome);
      progress?.update(number);
      if (performance.now() - rested >= STRETCH) {
        await table?.flush();
        await breath();
        rested = performance.now();
      }
      if (interrupted) break;
    }
  } finally {
    process.off('SIGINT', interrupt);
    progress?.stop();
  }
  await table?.flush();
  return { tally, failures: failures.slice(0, KEPT_FAILURES), interrupted: interrupted && tally.games < games };
}
