/** `castellan lab train --heuristic`: better numbers for a game's instinct, found by comparing those who weigh a little otherwise. */

import { availableParallelism } from 'node:os';
import { setImmediate as breath } from 'node:timers/promises';
import type { Game, Numbers, State } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import type { Speaker } from '@castellan/text';
import { wholeNumber } from '../../arguments.ts';
import { type Call, EXIT } from '../../command.ts';
import { Complaint } from '../../complaint.ts';
import { appendText, writeText } from '../../files.ts';
import { table } from '../../layout.ts';
import { openGame, speakerAt } from '../../opened.ts';
import { checkedSetup, optionValues, seedOf } from '../../setup.ts';
import { soonByThreads } from '../../simulate/all-played.ts';
import { progressBar } from '../../simulate/progress.ts';
import { byThreads } from '../../simulate/threads.ts';
import { each, meanOf, shareOf } from '../balance/statistics.ts';
import { keptLines } from '../kept.ts';
import { type Match, playMatch, type Round, type Terms } from './match.ts';
import { directionsOf, middleOf, nextOf, pairsAround } from './strategy.ts';

const WORK = new URL('./work.ts', import.meta.url);
const MOST = { games: 1_000_000, generations: 10_000, pairs: 100, threads: 256 };
const USUAL = { games: 16, generations: 10, pairs: 8 };
/** Matches that were kept apart, for each that a generation of usual length has. */
const APART = 200;

/** A match as it is kept: generation 0 are those that were kept apart. */
interface Line {
  readonly generation: number;
  readonly match: Match;
}

export async function evolve(call: Call, id: string): Promise<number> {
  const { flags } = call.given;
  const opened = await openGame(call, id);
  const { game } = opened;
  const { numbers } = game.instinct;
  if (numbers === undefined) throw new Complaint('lab.noNumbers', { text: id });
  const speaker = await speakerAt(call, opened, []);
  const seed = flags.get('seed') ?? '1';
  const seats = wholeNumber(call.given, 'seats', 1, 99, Math.max(2, game.seats.usual));
  const options = (flags.get('options') ?? '')
    .split(';')
    .map((text) => checkedSetup(speaker, game, { seats, options: optionValues(game, text), seed: seedOf(seed) }).options);
  const generations = wholeNumber(call.given, 'generations', 0, MOST.generations, USUAL.generations);
  const pairs = wholeNumber(call.given, 'population', 1, MOST.pairs, USUAL.pairs);
  const games = wholeNumber(call.given, 'games', 1, MOST.games, USUAL.games);
  const tested = wholeNumber(call.given, 'apart', 2, MOST.games, APART);
  const threads = gameNamed(game.id) === null ? 1 : wholeNumber(call.given, 'threads', 1, MOST.threads, availableParallelism());
  const terms: Terms = { seats, options, seed };
  const file = flags.get('keep');
  const head = { evolve: id, version: game.version, names: numbers.names, shipped: numbers.shipped, terms, pairs, games };
  const kept = file === undefined ? [] : (await keptLines(call, file, head)).filter(isLine);
  const progress = progressBar(call, generations * pairs * games + tested);
  let played = 0;
  let interrupted = false;
  const interrupt = (): void => {
    interrupted = true;
  };
  const matchesOf = async (generation: number, round: Round, count: number): Promise<readonly Match[]> => {
    const matches = kept.filter((line) => line.generation === generation).map(({ match }) => match);
    played += matches.length;
    for await (const match of allPlayed(game, numbers, round, { first: matches.length + 1, last: count }, threads)) {
      matches.push(match);
      if (file !== undefined) await appendText(call, file, `${JSON.stringify({ generation, match } satisfies Line)}\n`);
      progress?.update(++played);
      await breath();
      if (interrupted) break;
    }
    return matches.filter(({ problem }) => problem === null);
  };
  process.once('SIGINT', interrupt);
  const course: (readonly number[])[] = [numbers.shipped];
  let values: readonly number[] = numbers.shipped;
  let apart: readonly Match[] = [];
  try {
    for (let generation = 1; generation <= generations && !interrupted; generation++) {
      const last = course[course.length - 1];
      const directions = directionsOf(seed, generation, pairs, last.length);
      const round: Round = { terms: { ...terms, seed: `${seed} ${generation}` }, pairs: pairsAround(last, directions) };
      const matches = await matchesOf(generation, round, pairs * games);
      if (!interrupted) course.push(nextOf(generation, last, directions, matches).map(rounded));
    }
    if (!interrupted) {
      values = middleOf(course).map(rounded);
      const round: Round = { terms: { ...terms, seed: `${seed} apart ${generations}` }, pairs: [[values, numbers.shipped]] };
      apart = await matchesOf(-generations, round, tested);
    }
  } finally {
    process.off('SIGINT', interrupt);
    progress?.stop();
  }
  const verdict = verdictOf(apart);
  const found = { game: id, generations, pairs, games, seed, names: numbers.names, values, verdict };
  const out = flags.get('out');
  if (out !== undefined && !interrupted) await writeText(call, out, `${JSON.stringify(found)}\n`);
  if (flags.has('json')) call.printJson({ ...found, interrupted });
  else for (const line of told(speaker, numbers, values, verdict, interrupted)) call.print(line);
  return interrupted ? EXIT.interrupted : EXIT.good;
}

function allPlayed(
  game: Game<State>,
  numbers: Numbers,
  round: Round,
  range: { readonly first: number; readonly last: number },
  threads: number,
): AsyncGenerator<Match> {
  return soonByThreads(
    (number) => playMatch(game, numbers, round, number),
    range,
    threads,
    (stretch) => byThreads<Match>(WORK, { id: game.id, round }, threads, stretch),
  );
}

/** What the new numbers did against those of the game, in matches by which nothing was chosen. */
interface Verdict {
  readonly games: number;
  /** Of the win; half if both are alike. */
  readonly share: number;
  readonly interval: readonly [number, number];
  /** Points by which they were ahead. */
  readonly ahead: number;
  readonly aheadInterval: readonly [number, number];
  /** Whether the interval of the share lies above half. */
  readonly isBetter: boolean;
}

function verdictOf(matches: readonly Match[]): Verdict {
  const share = shareOf(
    matches.reduce((sum, { won }) => sum + won + 0.5, 0),
    matches.length,
    0.5,
    0,
  );
  const ahead = meanOf(each(matches.map((match) => match.ahead)));
  return {
    games: matches.length,
    share: share.value,
    interval: share.interval,
    ahead: ahead.value,
    aheadInterval: ahead.interval,
    isBetter: share.interval[0] > 0.5,
  };
}

function told(speaker: Speaker, { names, shipped }: Numbers, values: readonly number[], verdict: Verdict, interrupted: boolean) {
  if (interrupted) return [speaker.say('lab.evolve.interrupted')];
  const number = (value: number): string => speaker.say('lab.thousandths', { value });
  const percent = (share: number): string => speaker.say('cli.percent', { share });
  const { games, share, interval, ahead, aheadInterval, isBetter } = verdict;
  return [
    ...table(
      [
        ['', speaker.say('lab.before.pack'), speaker.say('lab.after.pack')],
        ...names.map((name, i) => [name, number(shipped[i]), number(values[i])]),
      ],
      [1, 2],
    ),
    '',
    speaker.say('lab.evolve.verdict', {
      games,
      share: percent(share),
      low: percent(interval[0]),
      high: percent(interval[1]),
      ahead: speaker.say('lab.signed', { value: ahead }),
      from: speaker.say('lab.signed', { value: aheadInterval[0] }),
      to: speaker.say('lab.signed', { value: aheadInterval[1] }),
    }),
    speaker.say(isBetter ? 'lab.evolve.better' : 'lab.evolve.notBetter'),
  ];
}

function rounded(n: number): number {
  return Math.round(n * 1_000) / 1_000;
}

function isLine(value: unknown): value is Line {
  return (
    typeof value === 'object' &&
    value !== null &&
    'generation' in value &&
    'match' in value &&
    typeof value.match === 'object' &&
    value.match !== null &&
    'ahead' in value.match
  );
}
