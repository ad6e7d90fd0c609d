/** `castellan lab`: what can be found out by many games. */

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { BOT_NAMES } from '@castellan/bots';
import { gameNamed } from '@castellan/games';
import type { Speaker } from '@castellan/text';
import { wholeNumber } from '../arguments.ts';
import { namedBots } from '../bots.ts';
import { type Call, type Command, EXIT } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { appendText, readText, writeText } from '../files.ts';
import { eloOf, type Game, gamesIn, keptGames, playedGames, type Standing, standingsOf, type Tournament } from '../lab/tournament.ts';
import { table } from '../layout.ts';
import { openGame, speakerAt } from '../opened.ts';
import { checkedSetup, optionValues, seedOf } from '../setup.ts';
import { progressBar } from '../simulate/progress.ts';

const TOURNAMENT = 'tournament';
const MOST_SEATS = 99;
const MOST_GAMES = 1_000_000;
const USUAL_GAMES = 100;
const MOST_THREADS = 256;

export const command: Command = {
  name: 'lab',
  args: [
    { name: TOURNAMENT, required: true },
    { name: 'game', required: true },
  ],
  flags: [
    { name: 'players', value: 'a,b,…' },
    { name: 'seats', value: 'n' },
    { name: 'games', value: 'n' },
    { name: 'seed', value: 'text' },
    { name: 'threads', value: 'n' },
    { name: 'options', value: 'key=value,…' },
    { name: 'keep', value: 'file' },
    { name: 'pack', value: 'file.json' },
  ],
  examples: ['lab tournament monde-oublie', 'lab tournament medievalia --players knight,squire --games 400 --keep knights.jsonl'],
  async run(call) {
    const { args, flags } = call.given;
    if (args[0] !== TOURNAMENT) throw new Complaint('lab.unknown', { text: args[0], known: [TOURNAMENT] });
    const opened = await openGame(call, args[1]);
    const { game, pack } = opened;
    const players = namedBots(flags.get('players') ?? BOT_NAMES.join()).map(({ name }) => name);
    if (players.length < 2) throw new Complaint('lab.tooFew', {});
    const seats = wholeNumber(call.given, 'seats', 2, MOST_SEATS, Math.max(2, game.seats.usual));
    const speaker = await speakerAt(call, opened, []);
    const seed = flags.get('seed') ?? '1';
    const options = optionValues(game, flags.get('options'));
    const setup = checkedSetup(speaker, game, { seats, options, seed: seedOf(seed), pack });
    const wanted = wholeNumber(call.given, 'threads', 1, MOST_THREADS, availableParallelism());
    const tournament: Tournament = {
      opened,
      players,
      games: wholeNumber(call.given, 'games', 2, MOST_GAMES, USUAL_GAMES),
      threads: gameNamed(game.id) === null ? 1 : wanted,
      series: { seats, options: setup.options, pack, seed, isKept: false },
    };
    const { games, problems, interrupted } = await held(call, tournament);
    const standings = standingsOf(players, seats, games);
    if (flags.has('json'))
      call.printJson({ game: game.id, seats, interrupted, problems, standings, elo: Object.fromEntries(eloOf(players, standings)) });
    else {
      if (interrupted) call.print(call.paint.warn(speaker.say('simulate.interrupted', { n: games.length, of: gamesIn(tournament) })));
      for (const line of told(speaker, players, standings)) call.print(line);
      for (const problem of problems) call.print(call.paint.bad(problem));
    }
    if (interrupted) return EXIT.interrupted;
    return problems.length === 0 ? EXIT.good : EXIT.bad;
  },
};

/** Plays what is still to be played; every game is kept at once, so that nothing is played twice. */
async function held(call: Call, tournament: Tournament) {
  const file = call.given.flags.get('keep');
  const games: Game[] = file === undefined ? [] : await keptIn(call, file, tournament);
  const problems: string[] = [];
  const progress = progressBar(call, gamesIn(tournament));
  let interrupted = false;
  const interrupt = (): void => {
    interrupted = true;
  };
  process.once('SIGINT', interrupt);
  try {
    for await (const played of playedGames(tournament, [...games])) {
      if ('problem' in played) problems.push(played.problem);
      else {
        games.push(played);
        if (file !== undefined) await appendText(call, file, `${JSON.stringify(played)}\n`);
      }
      progress?.update(games.length);
      if (interrupted) break;
    }
  } finally {
    process.off('SIGINT', interrupt);
    progress?.stop();
  }
  return { games, problems, interrupted: interrupted && games.length < gamesIn(tournament) };
}

/** The games of a run that was stopped; a new file begins with what the run is, and goes on only with the same. */
async function keptIn(call: Call, file: string, tournament: Tournament): Promise<Game[]> {
  const { opened, series } = tournament;
  const head = JSON.stringify({ game: opened.game.id, version: opened.game.version, ...series });
  if (!existsSync(resolve(call.cwd, file))) {
    await writeText(call, file, `${head}\n`);
    return [];
  }
  const [first, ...lines] = (await readText(call, file)).split('\n');
  if (first !== head) throw new Complaint('lab.otherRun', { file });
  return keptGames(lines);
}

function told(speaker: Speaker, players: readonly string[], standings: readonly Standing[]): readonly string[] {
  const percent = (share: number): string => speaker.say('cli.percent', { share });
  const rows = standings.map(({ one, other, games, share, interval: [low, high], fair }) => [
    speaker.say('lab.against', { one: speaker.say(`level.${one}`), other: speaker.say(`level.${other}`) }),
    speaker.say('cli.whole', { value: games }),
    percent(share),
    `${percent(low)} – ${percent(high)}`,
    percent(fair),
  ]);
  const elo = [...eloOf(players, standings)].sort(([, a], [, b]) => b - a);
  const ratings = elo.map(([player, rating]) => [speaker.say(`level.${player}`), speaker.say('cli.whole', { value: rating })]);
  const heads = ['pair', 'games', 'share', 'interval', 'fair'].map((word) => speaker.say(`lab.${word}`));
  return [...table([heads, ...rows], [1, 2, 3, 4]), '', ...table([[speaker.say('lab.player'), speaker.say('lab.elo')], ...ratings], [1])];
}
