/** `castellan lab train`: games between bots, and what they teach of positions. */

import type { Game, Outlook, State } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { wholeNumber, wholeNumbers } from '../../arguments.ts';
import { namedBots } from '../../bots.ts';
import { type Call, EXIT } from '../../command.ts';
import { Complaint } from '../../complaint.ts';
import { writeText } from '../../files.ts';
import { table } from '../../layout.ts';
import { type Opened, openGame, speakerAt } from '../../opened.ts';
import { checkedSetup, optionValues, seedOf } from '../../setup.ts';
import { soonByThreads } from '../../simulate/all-played.ts';
import { byThreads } from '../../simulate/threads.ts';
import { threadsFor } from '../../threads.ts';
import { keptBy } from '../kept.ts';
import { allDone, type Numbered, nameOfNumbered, numbered, untilStopped } from '../long-run.ts';
import { type Learned, learn } from './learn.ts';
import { type Course, type Sampled, sampledGame } from './sampling.ts';

const WORK = new URL('./work.ts', import.meta.url);
const MOST_GAMES = 1_000_000;
const USUAL_GAMES = 500;
const MOST_SEATS = 99;
const MOST_GENERATIONS = 1_000;
const USUAL_PLAYERS = 'squire,page';

export async function train(call: Call, id: string): Promise<number> {
  const { flags } = call.given;
  const opened = await openGame(call, id);
  const { game } = opened;
  const { outlook } = game.instinct;
  if (outlook === undefined) throw new Complaint('lab.noOutlook', { text: id });
  const speaker = await speakerAt(call, opened, []);
  const course = courseOf(call, opened, speaker);
  const games = wholeNumber(call.given, 'games', KEPT_AT_LEAST, MOST_GAMES, USUAL_GAMES);
  const generation = wholeNumber(call.given, 'generation', 1, MOST_GENERATIONS, outlook.weights.generation + 1);
  const { sampled, problems, interrupted } = await gathered(call, opened, outlook, course, games);
  const learned = learn(outlook.names, generation, course, sampled, flags.has('onward') ? outlook.weights : null);
  const out = flags.get('out');
  if (out !== undefined && !interrupted) await writeText(call, out, `${JSON.stringify(learned.weights)}\n`);
  if (flags.has('json')) call.printJson({ game: id, interrupted, problems, phases: learned.phases, weights: learned.weights });
  else {
    if (interrupted) call.print(call.paint.warn(speaker.say('simulate.interrupted', { n: sampled.length, of: games })));
    for (const line of told(speaker, learned)) call.print(line);
    for (const problem of problems) call.print(call.paint.bad(problem));
  }
  if (interrupted) return EXIT.interrupted;
  return problems.length === 0 ? EXIT.good : EXIT.bad;
}

/** Fewer games teach nothing, and one in five is kept apart. */
const KEPT_AT_LEAST = 10;

function courseOf(call: Call, { game, pack }: Opened, speaker: Speaker): Course {
  const { flags } = call.given;
  const seed = flags.get('seed') ?? '1';
  const seats = wholeNumbers(call.given, 'seats', 1, MOST_SEATS, Math.max(2, game.seats.usual));
  const options = optionValues(game, flags.get('options'));
  const setups = seats.map((n) => checkedSetup(speaker, game, { seats: n, options, seed: seedOf(seed), pack }));
  const players = namedBots(flags.get('players') ?? USUAL_PLAYERS, game).map(({ name }) => name);
  return { players, seats, options: setups[0].options, pack, seed };
}

/** Plays what is still to be played; every game is kept at once, so that nothing is played twice. */
async function gathered(call: Call, { game, packed }: Opened, outlook: Outlook<State>, course: Course, games: number) {
  const head = { train: game.id, version: game.version, features: outlook.names, ...course };
  const { lines, keep } = await keptBy(call, game, head);
  const threads = threadsFor(call, game);
  let sampled: readonly Sampled[] = [];
  const stopped = await untilStopped(call, games, async (goesOn) => {
    const play = (left: readonly Numbered[]) => allSampled(game, packed, outlook, course, left, threads);
    sampled = await allDone(numbered(games), nameOfNumbered, lines.filter(isSampled), play, async (one, done) => {
      await keep(one);
      return goesOn(done);
    });
  });
  const problems = sampled.flatMap(({ problem }) => problem ?? []);
  return { sampled, problems, interrupted: stopped && sampled.length < games };
}

function allSampled(
  game: Game<State>,
  pack: unknown,
  outlook: Outlook<State>,
  course: Course,
  left: readonly Numbered[],
  threads: number,
): AsyncGenerator<Sampled> {
  return soonByThreads(
    ({ number }) => sampledGame(game, outlook, course, number),
    left,
    threads,
    (rest, pace) => byThreads(WORK, { id: game.id, pack, course }, threads, rest, pace),
  );
}

function isSampled(value: unknown): value is Sampled {
  return typeof value === 'object' && value !== null && 'number' in value && 'moments' in value && Array.isArray(value.moments);
}

function told(speaker: Speaker, { phases, weights }: Learned): readonly string[] {
  const share = (value: number): string => speaker.say('lab.thousandths', { value });
  const whole = (value: number): string => speaker.say('cli.whole', { value });
  const heads = (words: readonly string[]): string[] => words.map((word) => speaker.say(`lab.${word}`));
  const rows = phases.map(({ samples, brier, before, even }, phase) => [
    whole(phase),
    whole(samples),
    share(brier),
    share(before),
    share(even),
  ]);
  const calibration = phases.flatMap(({ calibration: said }, phase) =>
    said.map(({ said: told, came, n }) => [whole(phase), share(told), share(came), whole(n)]),
  );
  return [
    speaker.say('lab.learned', { games: weights.games, generation: weights.generation, players: weights.players }),
    '',
    ...table([heads(['phase', 'samples', 'brier', 'before', 'even']), ...rows], [0, 1, 2, 3, 4]),
    '',
    ...table([heads(['phase', 'said', 'came', 'samples']), ...calibration], [0, 1, 2, 3]),
  ];
}
