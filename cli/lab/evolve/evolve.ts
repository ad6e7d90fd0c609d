/** `castellan lab train --heuristic`: better numbers for a game's instinct, found by comparing those who weigh a little otherwise. */

import type { Game, Numbers, State } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { wholeNumber } from '../../arguments.ts';
import { type Call, EXIT } from '../../command.ts';
import { Complaint } from '../../complaint.ts';
import { writeText } from '../../files.ts';
import { table } from '../../layout.ts';
import { openGame, speakerAt } from '../../opened.ts';
import { checkedSetup, optionValues, seedOf } from '../../setup.ts';
import { soonByThreads } from '../../simulate/all-played.ts';
import { byThreads } from '../../simulate/threads.ts';
import { threadsFor } from '../../threads.ts';
import { each, meanOf, shareOf } from '../balance/statistics.ts';
import { keptBy } from '../kept.ts';
import { allDone, type Numbered, nameOfNumbered, numbered, untilStopped } from '../long-run.ts';
import { type Match, playMatch, type Round, type Terms } from './match.ts';
import { directionsOf, middleOf, nextOf, pairsAround } from './strategy.ts';

const WORK = new URL('./work.ts', import.meta.url);
const MOST = { games: 1_000_000, generations: 10_000, pairs: 100 };
const USUAL = { games: 16, generations: 10, pairs: 8 };
/** Matches kept apart from all generations: the new numbers against the shipped ones. */
const APART = 200;

/** A match as it is kept: those that were kept apart from so many generations have their number below 0. */
interface Line {
  readonly generation: number;
  readonly match: Match;
}

export async function evolve(call: Call, id: string): Promise<number> {
  const { flags } = call.given;
  const opened = await openGame(call, id);
  const { game, pack, packed } = opened;
  const { numbers } = game.instinct;
  if (numbers === undefined) throw new Complaint('lab.noNumbers', { text: id });
  const speaker = await speakerAt(call, opened, []);
  const seed = flags.get('seed') ?? '1';
  const seats = wholeNumber(call.given, 'seats', 1, 99, Math.max(2, game.seats.usual));
  const options = (flags.get('options') ?? '')
    .split(';')
    .map((text) => checkedSetup(speaker, game, { seats, options: optionValues(game, text), seed: seedOf(seed), pack }).options);
  const generations = wholeNumber(call.given, 'generations', 0, MOST.generations, USUAL.generations);
  const pairs = wholeNumber(call.given, 'population', 1, MOST.pairs, USUAL.pairs);
  const games = wholeNumber(call.given, 'games', 1, MOST.games, USUAL.games);
  const tested = wholeNumber(call.given, 'apart', 2, MOST.games, APART);
  const threads = threadsFor(call, game);
  const terms: Terms = { seats, options, pack, seed };
  const head = { evolve: id, version: game.version, names: numbers.names, shipped: numbers.shipped, terms, pairs, games };
  const { lines, keep } = await keptBy(call, game, head);
  const kept = lines.filter(isLine);
  const course: (readonly number[])[] = [numbers.shipped];
  const problems: string[] = [];
  let values: readonly number[] = numbers.shipped;
  let apart: readonly Match[] | null = null;
  await untilStopped(call, generations * pairs * games + tested, async (goesOn) => {
    let played = 0;
    const matchesOf = async (generation: number, round: Round, count: number): Promise<readonly Match[] | null> => {
      const before = kept.flatMap((line) => (line.generation === generation ? [line.match] : []));
      const play = (left: readonly Numbered[]) => allPlayed(game, packed, numbers, round, left, threads);
      const matches = await allDone(numbered(count), nameOfNumbered, before, play, async (match, done) => {
        await keep({ generation, match } satisfies Line);
        return goesOn(played + done);
      });
      played += matches.length;
      problems.push(...matches.flatMap(({ problem }) => problem ?? []));
      // Nothing follows from matches that somebody stopped.
      return matches.length < count ? null : matches.filter(({ problem }) => problem === null);
    };
    for (let generation = 1; generation <= generations; generation++) {
      const last = course[course.length - 1];
      const directions = directionsOf(seed, generation, pairs, last.length);
      const round: Round = { terms: { ...terms, seed: `${seed} ${generation}` }, pairs: pairsAround(last, directions) };
      const matches = await matchesOf(generation, round, pairs * games);
      if (matches === null) return;
      course.push(nextOf(generation, last, directions, matches).map(rounded));
    }
    values = middleOf(course).map(rounded);
    const round: Round = { terms: { ...terms, seed: `${seed} apart ${generations}` }, pairs: [[values, numbers.shipped]] };
    apart = await matchesOf(-generations, round, tested);
  });
  const interrupted = apart === null;
  const verdict = verdictOf(apart ?? []);
  const found = { game: id, generations, pairs, games, seed, names: numbers.names, values, verdict };
  const out = flags.get('out');
  if (out !== undefined && !interrupted) await writeText(call, out, `${JSON.stringify(found)}\n`);
  if (flags.has('json')) call.printJson({ ...found, interrupted, problems });
  else {
    for (const line of told(speaker, numbers, values, verdict, interrupted)) call.print(line);
    for (const problem of problems) call.print(call.paint.bad(problem));
  }
  if (interrupted) return EXIT.interrupted;
  return problems.length === 0 ? EXIT.good : EXIT.bad;
}

function allPlayed(
  game: Game<State>,
  pack: unknown,
  numbers: Numbers,
  round: Round,
  left: readonly Numbered[],
  threads: number,
): AsyncGenerator<Match> {
  return soonByThreads(
    ({ number }) => playMatch(game, numbers, round, number),
    left,
    threads,
    (rest, pace) => byThreads(WORK, { id: game.id, pack, round }, threads, rest, pace),
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
