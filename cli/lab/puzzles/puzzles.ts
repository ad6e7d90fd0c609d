/** `castellan lab puzzles`: moments in games of strong bots at which one answer is clearly best. */

import type { Looking, Puzzle, Puzzles } from '@castellan/bots';
import type { GameRecord } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { wholeNumber, wholeNumbers } from '../../arguments.ts';
import { botsFor, namedBots } from '../../bots.ts';
import { type Call, EXIT } from '../../command.ts';
import { Complaint } from '../../complaint.ts';
import { prepareFolder } from '../../files.ts';
import { table } from '../../layout.ts';
import { type Opened, openGame, speakerAt } from '../../opened.ts';
import { checkedSetup, optionValues, seedOf } from '../../setup.ts';
import { soonByThreads } from '../../simulate/all-played.ts';
import { byThreads } from '../../simulate/threads.ts';
import { threadsFor } from '../../threads.ts';
import { keptBy } from '../kept.ts';
import { untilStopped } from '../long-run.ts';
import { chosen, marginOf, type Wanted } from './choose.ts';
import { type Looked, look, momentsOf, recordIn } from './look.ts';
import { type KeptGame, type PlayedGame, type Playing, playGame } from './play.ts';
import type { PlayWork } from './play-work.ts';
import type { Work } from './work.ts';
import { writePuzzles } from './written.ts';

const WORK = new URL('./work.ts', import.meta.url);
const PLAY_WORK = new URL('./play-work.ts', import.meta.url);
/** How many are needed is not known before they are looked at: while one is, each thread plays one that may come after it. */
const GAMES_AHEAD = 1;
const MOST_GAMES = 10_000;
const USUAL_GAMES = 20;
const USUAL_WANT = 30;
const MOST_LOOKS = 100_000;
const USUAL_LOOKS = 80;
const MOST_SEATS = 99;
const MOST_AHEAD = 100;
const MOST_WORLDS = 10_000;
const USUAL_WORLDS = 48;
const MOST_MARGIN = 100;
const USUAL_MARGIN = 5;

/** Who plays where nobody is named: who searches and is quick, else the best there is. */
const SEARCHED_BY = 'knight';
const UNSEARCHED_BY = 'castellan';

/** So many are sought for each that is kept. */
const SPARE = 1.5;

/** Worlds on which all answers are tried and the better half, for as many fresh ones. A glance costs little beside what follows it. */
const ALL_IN = 8;
const HALF_IN = 4;
const HALF_AT_A_GLANCE = 1;

interface Run extends Playing {
  readonly looking: Looking;
  /** Moments of each game that are looked at. */
  readonly looks: number;
}

export async function puzzles(call: Call, id: string): Promise<number> {
  const { flags } = call.given;
  const opened = await openGame(call, id);
  const { game } = opened;
  if (game.instinct.outlook === undefined) throw new Complaint('lab.noOutlook', { text: id });
  const speaker = await speakerAt(call, opened, []);
  const run = runOf(call, opened, speaker);
  const games = wholeNumber(call.given, 'games', 1, MOST_GAMES, USUAL_GAMES);
  const wanted: Wanted = {
    want: wholeNumber(call.given, 'want', 1, MOST_LOOKS, USUAL_WANT),
    without: listed(flags.get('without')),
    dropped: listed(flags.get('drop')),
  };
  const out = flags.get('out');
  if (out !== undefined) await prepareFolder(call, out);
  const { found, looked, interrupted } = await sought(call, opened, run, games, wanted);
  const kept = chosen(found, wanted);
  if (flags.has('json')) call.printJson({ game: id, interrupted, looked, found: found.length, puzzles: kept });
  else {
    if (interrupted) call.print(call.paint.warn(speaker.say('lab.puzzles.interrupted', { looked })));
    call.print(speaker.say('lab.puzzles.found', { looked, found: found.length, kept: kept.length }));
    for (const line of told(speaker, kept)) call.print(line);
  }
  if (interrupted) return EXIT.interrupted;
  return kept.length < wanted.want ? EXIT.bad : EXIT.good;
}

function runOf(call: Call, { game, pack }: Opened, speaker: Speaker): Run {
  const { given } = call;
  const { flags } = given;
  const { horizon, searchedBy } = game.instinct;
  const seed = flags.get('seed') ?? '1';
  const seats = wholeNumbers(given, 'seats', 1, MOST_SEATS, Math.max(2, game.seats.usual));
  const options = optionValues(game, flags.get('options'));
  const setups = seats.map((n) => checkedSetup(speaker, game, { seats: n, options, seed: seedOf(seed), pack }));
  const players = flags.get('players') ?? (searchedBy !== 'knights' ? UNSEARCHED_BY : SEARCHED_BY);
  for (const n of seats) botsFor(namedBots(players, game), n);
  const worlds = wholeNumber(given, 'worlds', ALL_IN, MOST_WORLDS, USUAL_WORLDS);
  return {
    players,
    seats,
    series: { options: setups[0].options, pack, seed, isKept: true },
    looking: {
      ahead: wholeNumber(given, 'ahead', 1, MOST_AHEAD, horizon ?? 1),
      all: Math.ceil(worlds / ALL_IN),
      half: Math.ceil(worlds / (searchedBy !== 'knights' ? HALF_AT_A_GLANCE : HALF_IN)),
      fresh: worlds,
      margin: wholeNumber(given, 'margin', 1, MOST_MARGIN, USUAL_MARGIN) / 100,
    },
    looks: wholeNumber(given, 'looks', 1, MOST_LOOKS, USUAL_LOOKS),
  };
}

function listed(typed: string | undefined): readonly string[] {
  return (typed ?? '').split(',').filter((name) => name !== '');
}

/** Game after game until there are enough; whatever was played and looked at is kept at once, and what was found is written. */
async function sought(call: Call, opened: Opened, run: Run, games: number, wanted: Wanted) {
  const { game } = opened;
  const { lines, keep } = await keptBy(call, game, { puzzles: game.id, version: game.version, ...run });
  const played = new Map(lines.filter(isKeptGame).map(({ game: number, record }) => [number, record]));
  const known = new Map(lines.filter(isLooked).map((one) => [nameOf(one), one]));
  // Some to choose from, so that they are of all sorts.
  const spare = { ...wanted, want: Math.ceil(wanted.want * SPARE) };
  const found: Puzzle[] = [];
  const records = new Map<string, GameRecord>();
  let looked = 0;
  const interrupted = await untilStopped(call, wanted.want, async (goesOn) => {
    for await (const { game: number, record: text } of allPlayed(call, opened, run, games, played)) {
      if (text === null) throw new Complaint('lab.puzzles.broken', { n: number });
      if (!played.has(number)) await keep({ game: number, record: text } satisfies KeptGame);
      if (!(await goesOn(Math.min(wanted.want, found.length)))) return;
      const record = recordIn(text);
      records.set(String(number), record);
      for await (const one of allLooked(call, opened, run, number, text, record, known)) {
        looked++;
        if (!known.has(nameOf(one))) await keep(one);
        if (one.puzzle !== null) {
          found.push(one.puzzle);
          await write(call, opened, run, number, chosen(found, wanted), records);
        }
        if (!(await goesOn(Math.min(wanted.want, found.length)))) return;
      }
      if (chosen(found, spare).length >= spare.want) return;
    }
  });
  return { found, looked, interrupted };
}

/** All games in their order; those that are kept are not played again. */
async function* allPlayed(
  call: Call,
  opened: Opened,
  { players, seats, series }: Run,
  games: number,
  kept: ReadonlyMap<number, string>,
): AsyncGenerator<PlayedGame> {
  const { game, packed } = opened;
  const playing: Playing = { players, seats, series };
  const work: PlayWork = { id: game.id, pack: packed, playing };
  const threads = threadsFor(call, game);
  const all = Array.from({ length: games }, (_, i) => i + 1);
  const played = soonByThreads(
    (number) => playGame(game, playing, number),
    all.filter((number) => !kept.has(number)),
    threads,
    (rest, pace) => byThreads(PLAY_WORK, work, threads, rest, pace, GAMES_AHEAD),
  );
  try {
    for (const number of all) {
      const record = kept.get(number);
      if (record !== undefined) yield { game: number, record };
      else {
        const next = await played.next();
        if (next.done !== true) yield next.value;
      }
    }
  } finally {
    await played.return(undefined);
  }
}

/** All moments of a game in their order; those that are known are not looked at again. */
async function* allLooked(
  call: Call,
  opened: Opened,
  { looking, looks, series: { seed } }: Run,
  number: number,
  text: string,
  record: GameRecord,
  known: ReadonlyMap<string, Looked>,
): AsyncGenerator<Looked> {
  const { game, packed } = opened;
  const all = momentsOf(game, record, number, looks, seed);
  for (const moment of all) {
    const before = known.get(nameOf(moment));
    if (before !== undefined) yield before;
  }
  const moments = all.filter((moment) => !known.has(nameOf(moment)));
  const threads = threadsFor(call, game);
  const work: Work = { id: game.id, pack: packed, record: text, looking, seed };
  yield* soonByThreads(
    (moment) => look(game, record, moment, looking, seed),
    moments,
    threads,
    (rest, pace) => byThreads(WORK, work, threads, rest, pace),
  );
}

async function write(
  call: Call,
  { game }: Opened,
  { players, seats, series: { seed }, looking: { ahead, fresh, margin } }: Run,
  games: number,
  kept: readonly Puzzle[],
  records: ReadonlyMap<string, GameRecord>,
): Promise<void> {
  const out = call.given.flags.get('out');
  if (out === undefined) return;
  const all: Puzzles = { game: game.id, made: { players, seats, seed, games, ahead, worlds: fresh, margin }, puzzles: kept };
  await writePuzzles(call, out, all, records);
}

function nameOf({ number, at }: { readonly number: number; readonly at: number }): string {
  return `${number}-${at}`;
}

function isKeptGame(value: unknown): value is KeptGame {
  return typeof value === 'object' && value !== null && 'record' in value && 'game' in value;
}

function isLooked(value: unknown): value is Looked {
  return typeof value === 'object' && value !== null && 'puzzle' in value && 'at' in value;
}

function told(speaker: Speaker, kept: readonly Puzzle[]): readonly string[] {
  const percent = (share: number): string => speaker.say('cli.percent', { share });
  const rows = kept.map((puzzle) => {
    const { id, step, answers, best, because, blind } = puzzle;
    const reasons = because.map(
      ({ feature, more }) => `${speaker.say(`feature.${feature}`)} ${speaker.say('lab.signed', { value: more })}`,
    );
    return [
      id,
      step,
      answers
        .slice(0, best)
        .map(({ text }) => text)
        .join(' / '),
      percent(marginOf(puzzle)),
      percent(blind),
      reasons.join(', '),
    ];
  });
  const heads = ['puzzle', 'question', 'answer', 'margin', 'blind', 'reasons'].map((word) => speaker.say(`lab.puzzles.${word}`));
  return table([heads, ...rows], [3, 4]);
}
