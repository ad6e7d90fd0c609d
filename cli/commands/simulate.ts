/** `castellan simulate`: many games between bots. */

import { join } from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';
import type { Bot } from '@castellan/bots';
import { fastChance, hashText, type Line, printRecord, type Setup } from '@castellan/engine';
import { SingleBar } from 'cli-progress';
import { wholeNumber } from '../arguments.ts';
import { botsFor, namedBots } from '../bots.ts';
import { type Call, type Command, EXIT } from '../command.ts';
import { prepareFolder, writeText } from '../files.ts';
import { type Opened, openGame, speakerAt } from '../opened.ts';
import { checkedSetup, optionValues, seedOf } from '../setup.ts';
import { gamesTable } from '../simulate/games-table.ts';
import { type Ended, playOut, recordOfPlayout } from '../simulate/playout.ts';
import { type Failure, printResults, resultsJson } from '../simulate/report.ts';
import { count, emptyTally } from '../simulate/tally.ts';

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
    const named = namedBots(call.given.flags.get('bots') ?? 'random');
    const seats = wholeNumber(call.given, 'seats', 1, MOST_SEATS, named.length > 1 ? named.length : game.seats.max);
    const bots = botsFor(named, seats);
    const speaker = await speakerAt(call, opened, []);
    const seed = call.given.flags.get('seed') ?? '1';
    const options = optionValues(game, call.given.flags.get('options'));
    const first = checkedSetup(speaker, game, { seats, options, seed: seedOf(seed), pack: opened.pack });
    const games = wholeNumber(call.given, 'games', 1, MOST_GAMES, USUAL_GAMES);

    const { tally, failures, interrupted } = await simulate(call, opened, first, bots, seed, games);
    if (call.given.flags.has('json')) call.printJson(resultsJson(game.id, bots, tally, failures, interrupted));
    else {
      if (interrupted) call.print(call.paint.warn(speaker.say('simulate.interrupted', { n: tally.games, of: games })));
      printResults(call, speaker, bots, tally, failures);
    }
    if (interrupted) return EXIT.interrupted;
    return tally.errors + tally.deadEnds === 0 ? EXIT.good : EXIT.bad;
  },
};

async function simulate(call: Call, { game }: Opened, first: Setup, bots: readonly Bot[], seed: string, games: number) {
  const out = call.given.flags.get('out');
  const csv = call.given.flags.get('csv');
  if (out !== undefined) await prepareFolder(call, out);
  const table = csv === undefined ? null : await gamesTable(call, csv, first.seats);
  const tally = emptyTally(first.seats);
  const failures: Failure[] = [];
  const progress = progressBar(call, games);
  let interrupted = false;
  const interrupt = (): void => {
    interrupted = true;
  };
  process.once('SIGINT', interrupt);
  let rested = performance.now();
  try {
    for (let number = 1; number <= games && !interrupted; number++) {
      const setup: Setup = { ...first, seed: seedOf(`${seed} ${number}`) };
      const play = (lines: Line[] | null): Ended => playOut(game, setup, bots, fastChance(hashText(`${seed} bots ${number}`)), lines);
      const lines: Line[] | null = out === undefined ? null : [];
      const before = performance.now();
      const ended = play(lines);
      count(tally, ended, performance.now() - before);

      const failed = ended.kind !== 'finished';
      let file: string | null = null;
      if (lines !== null || (failed && failures.length < KEPT_FAILURES)) {
        const kept = lines ?? [];
        // The same game again, this time written down: nothing is written while all goes well.
        if (lines === null) play(kept);
        file = join(out ?? FAILURES, `${game.id}-${number}${failed ? '-failed' : ''}.txt`);
        await writeText(call, file, printRecord(recordOfPlayout(game, setup, bots, kept, ended)));
      }
      if (failed) failures.push({ game: number, kind: ended.kind, problem: ended.problem, record: file });
      table?.add(number, `${seed} ${number}`, ended);
      progress?.update(number);
      if (performance.now() - rested < STRETCH) continue;
      await table?.flush();
      await breath();
      rested = performance.now();
    }
  } finally {
    process.off('SIGINT', interrupt);
    progress?.stop();
  }
  await table?.flush();
  return { tally, failures: failures.slice(0, KEPT_FAILURES), interrupted };
}

/** A bar on the terminal; nothing where nobody watches. */
function progressBar(call: Call, games: number): SingleBar | null {
  if (call.stderr.isTTY !== true) return null;
  const bar = new SingleBar({
    format: `{bar} {value}/{total} · ${call.speaker.say('simulate.left', { eta: '{eta_formatted}' })}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 40,
    stream: call.stderr,
    clearOnComplete: true,
    hideCursor: true,
  });
  bar.start(games, 0);
  return bar;
}
