/** `castellan lab`: what can be found out by many games. */

import { availableParallelism } from 'node:os';
import { BOT_NAMES } from '@castellan/bots';
import { gameNamed } from '@castellan/games';
import type { Speaker } from '@castellan/text';
import { wholeNumber } from '../arguments.ts';
import { namedBots } from '../bots.ts';
import { type Call, type Command, EXIT } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { appendText } from '../files.ts';
import { balance } from '../lab/balance/balance.ts';
import { compare } from '../lab/compare/compare.ts';
import { evolve } from '../lab/evolve/evolve.ts';
import { keptLines } from '../lab/kept.ts';
import { puzzles } from '../lab/puzzles/puzzles.ts';
import { eloOf, type Game, gamesIn, isGame, playedGames, type Standing, standingsOf, type Tournament } from '../lab/tournament.ts';
import { train } from '../lab/train/train.ts';
import { table } from '../layout.ts';
import { shownPlayer } from '../names.ts';
import { openGame, speakerAt } from '../opened.ts';
import { checkedSetup, optionValues, seedOf } from '../setup.ts';
import { progressBar } from '../simulate/progress.ts';

const TOURNAMENT = 'tournament';
const TRAIN = 'train';
const BALANCE = 'balance';
const COMPARE = 'compare';
const PUZZLES = 'puzzles';
const ERRANDS = [TOURNAMENT, TRAIN, BALANCE, COMPARE, PUZZLES];
const MOST_SEATS = 99;
const MOST_GAMES = 1_000_000;
const USUAL_GAMES = 100;
const MOST_THREADS = 256;

export const command: Command = {
  name: 'lab',
  args: [
    { name: ERRANDS.join('|'), required: true },
    { name: 'game', required: true },
  ],
  flags: [
    { name: 'players', value: 'a,b,…' },
    { name: 'seats', value: 'n' },
    { name: 'games', value: 'n' },
    { name: 'lone' },
    { name: 'seed', value: 'text' },
    { name: 'threads', value: 'n' },
    { name: 'options', value: 'key=value,…' },
    { name: 'keep', value: 'file' },
    { name: 'generation', value: 'n' },
    { name: 'heuristic' },
    { name: 'generations', value: 'n' },
    { name: 'population', value: 'n' },
    { name: 'apart', value: 'n' },
    { name: 'out', value: 'file.json' },
    { name: 'page', value: 'file.md' },
    { name: 'pack', value: 'file.json' },
    { name: 'against', value: 'file.json' },
    { name: 'want', value: 'n' },
    { name: 'looks', value: 'n' },
    { name: 'ahead', value: 'n' },
    { name: 'worlds', value: 'n' },
    { name: 'margin', value: 'n' },
    { name: 'without', value: 'a,b,…' },
    { name: 'drop', value: 'a,b,…' },
  ],
  examples: [
    'lab tournament monde-oublie',
    'lab tournament medievalia --players knight,squire --games 400 --keep knights.jsonl',
    'lab tournament fief --players castellan,squire --lone --games 200',
    'lab train medievalia --players squire,page,rusher --games 1000 --keep games.jsonl --out weights.json',
    'lab train anarchy --heuristic --seats 1 --generations 20 --keep matches.jsonl --out numbers.json',
    'lab balance medievalia --players page,squire --games 400 --keep games.jsonl --out report.json --page medievalia.md',
    'lab compare medievalia --pack cheaper-barracks.json --games 400',
    'lab puzzles medievalia --want 30 --keep moments.jsonl --out web/puzzles/medievalia',
  ],
  async run(call) {
    const [errand, id] = call.given.args;
    if (!ERRANDS.includes(errand)) throw new Complaint('lab.unknown', { text: errand, known: ERRANDS });
    if (errand === TRAIN) return call.given.flags.has('heuristic') ? evolve(call, id) : train(call, id);
    if (errand === BALANCE) return balance(call, id);
    if (errand === COMPARE) return compare(call, id);
    if (errand === PUZZLES) return puzzles(call, id);
    return hold(call, id);
  },
};

async function hold(call: Call, id: string): Promise<number> {
  const { flags } = call.given;
  const opened = await openGame(call, id);
  const { game, pack } = opened;
  const players = namedBots(flags.get('players') ?? BOT_NAMES.join(), game).map(({ name }) => name);
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
    isLone: flags.has('lone'),
    threads: gameNamed(game.id) === null ? 1 : wanted,
    series: { seats, options: setup.options, pack, seed, isKept: false },
  };
  const { games, problems, interrupted } = await held(call, tournament);
  const standings = standingsOf(tournament, games);
  if (flags.has('json'))
    call.printJson({ game: game.id, seats, interrupted, problems, standings, elo: Object.fromEntries(eloOf(players, standings)) });
  else {
    if (interrupted) call.print(call.paint.warn(speaker.say('simulate.interrupted', { n: games.length, of: gamesIn(tournament) })));
    for (const line of told(speaker, players, standings)) call.print(line);
    for (const problem of problems) call.print(call.paint.bad(problem));
  }
  if (interrupted) return EXIT.interrupted;
  return problems.length === 0 ? EXIT.good : EXIT.bad;
}

/** Plays what is still to be played; every game is kept at once, so that nothing is played twice. */
async function held(call: Call, tournament: Tournament) {
  const file = call.given.flags.get('keep');
  const { opened, series, isLone } = tournament;
  const head = { game: opened.game.id, version: opened.game.version, ...series, ...(isLone ? { isLone } : {}) };
  const games: Game[] = file === undefined ? [] : (await keptLines(call, file, head)).filter(isGame);
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

function told(speaker: Speaker, players: readonly string[], standings: readonly Standing[]): readonly string[] {
  const percent = (share: number): string => speaker.say('cli.percent', { share });
  const rows = standings.map(({ one, other, games, share, interval: [low, high], fair, ahead, aheadInterval }) => [
    speaker.say('lab.against', { one: shownPlayer(one, speaker), other: shownPlayer(other, speaker) }),
    speaker.say('cli.whole', { value: games }),
    percent(share),
    `${percent(low)} – ${percent(high)}`,
    percent(fair),
    speaker.say('lab.aheadBy', { value: ahead, low: aheadInterval[0], high: aheadInterval[1] }),
  ]);
  const elo = [...eloOf(players, standings)].sort(([, a], [, b]) => b - a);
  const ratings = elo.map(([player, rating]) => [shownPlayer(player, speaker), speaker.say('cli.whole', { value: rating })]);
  const heads = ['pair', 'games', 'share', 'interval', 'fair', 'ahead'].map((word) => speaker.say(`lab.${word}`));
  return [
    ...table([heads, ...rows], [1, 2, 3, 4, 5]),
    '',
    ...table([[speaker.say('lab.player'), speaker.say('lab.elo')], ...ratings], [1]),
  ];
}
