/** `castellan lab`: what can be found out by many games. */

import { BOT_NAMES } from '@castellan/bots';
import type { Speaker } from '@castellan/text';
import { wholeNumber } from '../arguments.ts';
import { namedBots } from '../bots.ts';
import { type Call, type Command, EXIT, type Flag } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { balance } from '../lab/balance/balance.ts';
import { compare } from '../lab/compare/compare.ts';
import type { Rating } from '../lab/elo.ts';
import { evolve } from '../lab/evolve/evolve.ts';
import { keptBy } from '../lab/kept.ts';
import { allDone, untilStopped } from '../lab/long-run.ts';
import { puzzles } from '../lab/puzzles/puzzles.ts';
import {
  eloOf,
  type Failed,
  type Game,
  isGame,
  type Meeting,
  meetingsOf,
  nameOfMeeting,
  playedGames,
  type Standing,
  standingsOf,
  type Tournament,
} from '../lab/tournament.ts';
import { train } from '../lab/train/train.ts';
import { table } from '../layout.ts';
import { shownPlayer } from '../names.ts';
import { openGame, speakerAt } from '../opened.ts';
import { checkedSetup, optionValues, seedOf } from '../setup.ts';
import { threadsFor } from '../threads.ts';

const MOST_SEATS = 99;
const MOST_GAMES = 1_000_000;
const USUAL_GAMES = 100;

const FLAGS: readonly Flag[] = [
  { name: 'players', value: 'a,b,…' },
  { name: 'seats', value: 'n' },
  { name: 'games', value: 'n' },
  { name: 'lone' },
  { name: 'seed', value: 'text' },
  { name: 'threads', value: 'n' },
  { name: 'options', value: 'key=value,…' },
  { name: 'keep', value: 'file' },
  { name: 'generation', value: 'n' },
  { name: 'onward' },
  { name: 'heuristic' },
  { name: 'generations', value: 'n' },
  { name: 'population', value: 'n' },
  { name: 'apart', value: 'n' },
  { name: 'out', value: 'file.json' },
  { name: 'page', value: 'file.html|file.md' },
  { name: 'csv', value: 'file.csv' },
  { name: 'pack', value: 'file.json' },
  { name: 'against', value: 'file.json' },
  { name: 'want', value: 'n' },
  { name: 'looks', value: 'n' },
  { name: 'ahead', value: 'n' },
  { name: 'worlds', value: 'n' },
  { name: 'margin', value: 'n' },
  { name: 'without', value: 'a,b,…' },
  { name: 'drop', value: 'a,b,…' },
];

interface Errand {
  /** Flags that mean something to this errand and not to every other. */
  readonly own: readonly string[];
  run(call: Call, id: string): Promise<number>;
}

const HEURISTIC = 'train --heuristic';
const ERRANDS: { readonly [errand: string]: Errand } = {
  tournament: { own: ['players', 'lone'], run: hold },
  train: { own: ['players', 'generation', 'onward', 'out'], run: train },
  [HEURISTIC]: { own: ['heuristic', 'generations', 'population', 'apart', 'out'], run: evolve },
  balance: { own: ['players', 'out', 'page', 'csv'], run: balance },
  compare: { own: ['players', 'out', 'against'], run: compare },
  puzzles: { own: ['players', 'out', 'want', 'looks', 'ahead', 'worlds', 'margin', 'without', 'drop'], run: puzzles },
};
const NAMES = Object.keys(ERRANDS).filter((name) => name !== HEURISTIC);
const OWNED = new Set(Object.values(ERRANDS).flatMap(({ own }) => own));

export const command: Command = {
  name: 'lab',
  args: [
    { name: NAMES.join('|'), required: true },
    { name: 'game', required: true },
  ],
  flags: FLAGS,
  examples: [
    'lab tournament monde-oublie',
    'lab tournament medievalia --players knight,squire --games 400 --keep knights.jsonl',
    'lab tournament fief --players castellan,squire --lone --games 200',
    'lab train medievalia --players squire,page,rusher --games 1000 --keep games.jsonl --out weights.json',
    'lab train anarchy --heuristic --seats 1 --generations 20 --keep matches.jsonl --out numbers.json',
    'lab balance medievalia --players page,squire --games 400 --keep games.jsonl --out report.json --page medievalia.html',
    'lab compare medievalia --pack cheaper-barracks.json --games 400',
    'lab puzzles medievalia --want 30 --keep moments.jsonl --out web/puzzles/medievalia',
  ],
  async run(call) {
    const { args, flags } = call.given;
    const [name, id] = args;
    if (!NAMES.includes(name)) throw new Complaint('lab.unknown', { text: name, known: NAMES });
    const errand = name === 'train' && flags.has('heuristic') ? HEURISTIC : name;
    const { own, run } = ERRANDS[errand];
    const useless = [...flags.keys()].find((flag) => OWNED.has(flag) && !own.includes(flag));
    if (useless !== undefined) throw new Complaint('lab.uselessFlag', { flag: `--${useless}`, errand });
    return run(call, id);
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
  const tournament: Tournament = {
    opened,
    players,
    games: wholeNumber(call.given, 'games', 2, MOST_GAMES, USUAL_GAMES),
    isLone: flags.has('lone'),
    threads: threadsFor(call, game),
    series: { seats, options: setup.options, pack, seed, isKept: false },
  };
  const { games, problems, wanted, interrupted } = await held(call, tournament);
  const standings = standingsOf(tournament, games);
  if (flags.has('json')) {
    const ratings = tournament.isLone ? {} : ratingsJson([...eloOf(players, standings)]);
    call.printJson({ game: game.id, seats, interrupted, problems, standings, ...ratings });
  } else {
    if (interrupted) call.print(call.paint.warn(speaker.say('simulate.interrupted', { n: games.length + problems.length, of: wanted })));
    for (const line of told(speaker, tournament, standings)) call.print(line);
    for (const problem of problems) call.print(call.paint.bad(problem));
  }
  if (interrupted) return EXIT.interrupted;
  return problems.length === 0 ? EXIT.good : EXIT.bad;
}

/** Plays what is still to be played; every game is kept at once, so that nothing is played twice. */
async function held(call: Call, tournament: Tournament) {
  const { opened, series, isLone } = tournament;
  const head = { game: opened.game.id, version: opened.game.version, ...series, ...(isLone ? { isLone } : {}) };
  const { lines, keep } = await keptBy(call, opened.game, head);
  const meetings = meetingsOf(tournament);
  let played: readonly (Game | Failed)[] = [];
  const stopped = await untilStopped(call, meetings.length, async (goesOn) => {
    const play = (left: readonly Meeting[]) => playedGames(tournament, left);
    played = await allDone(meetings, nameOfMeeting, lines.filter(isGame), play, async (one, done) => {
      if (isGame(one)) await keep(one);
      return goesOn(done);
    });
  });
  return {
    games: played.filter(isGame),
    problems: played.flatMap((one) => (isGame(one) ? [] : [one.problem])),
    wanted: meetings.length,
    interrupted: stopped && played.length < meetings.length,
  };
}

function told(speaker: Speaker, { players, isLone }: Tournament, standings: readonly Standing[]): readonly string[] {
  const percent = (share: number): string => speaker.say('cli.percent', { share });
  const rows = standings.map(({ one, other, games, share, interval: [low, high], fair, ahead, aheadInterval }) => [
    speaker.say('lab.against', { one: shownPlayer(one, speaker), other: shownPlayer(other, speaker) }),
    speaker.say('cli.whole', { value: games }),
    percent(share),
    `${percent(low)} – ${percent(high)}`,
    percent(fair),
    speaker.say('lab.aheadBy', { value: ahead, low: aheadInterval[0], high: aheadInterval[1] }),
  ]);
  const heads = ['pair', 'games', 'share', 'interval', 'fair', 'ahead'].map((word) => speaker.say(`lab.${word}`));
  const shares = table([heads, ...rows], [1, 2, 3, 4, 5]);
  return isLone ? shares : [...shares, '', ...toldRatings(speaker, eloOf(players, standings))];
}

function ratingsJson(ratings: readonly (readonly [string, Rating])[]) {
  return {
    elo: Object.fromEntries(ratings.map(([player, { rating }]) => [player, rating])),
    eloIntervals: Object.fromEntries(ratings.map(([player, { interval }]) => [player, interval])),
  };
}

function toldRatings(speaker: Speaker, elo: ReadonlyMap<string, Rating>): readonly string[] {
  const whole = (value: number): string => speaker.say('cli.whole', { value });
  const ranked = [...elo].sort(([, one], [, other]) => other.rating - one.rating);
  const rows = ranked.map(([player, { rating, interval }]) => [
    shownPlayer(player, speaker),
    whole(rating),
    interval.map(whole).join(' – '),
  ]);
  return [
    ...table([['player', 'elo', 'interval'].map((word) => speaker.say(`lab.${word}`)), ...rows], [1, 2]),
    speaker.say('lab.eloReading'),
  ];
}
