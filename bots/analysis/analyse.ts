/**
 * Looks back at a game, answer by answer. A loss is the best answer minus the one given, in what the seat could know then: the best is
 * sought by search and both are then held against each other on fresh worlds, so that what was found by luck is not counted.
 */

import {
  type Answer,
  type Chance,
  checkAnswer,
  fastChance,
  type Game,
  guess,
  type Line,
  type Seat,
  type Setup,
  type State,
  spoken,
  Table,
} from '@castellan/engine';
import { type Sight, search, sightOf } from '../search/search.ts';
import { type Account, type Analysis, type Chances, EFFORT, type Effort, type Given, type Reason, type Slip, TOLD } from './analysis.ts';
import { behindEach, behindNow, questionOf } from './behind.ts';

interface Looked {
  readonly game: Game;
  readonly lines: readonly Line[];
  readonly effort: Effort;
  /** Chance of its own for every answer, so that an analysis can go on where it was left. */
  readonly seed: number;
}

const PRIME = 2_654_435_761;

function chanceAt({ seed }: Looked, at: number): Chance {
  return fastChance((seed * PRIME + at) >>> 0);
}

/** What is known before the first answer has been looked at. */
const NOTHING: Analysis = { answers: 0, chances: [], slips: [], accounts: [] };

/** The analysis as far as it has come, after every answer. With the same seed it is the same on every device, and however often left. */
export function* analyse(
  game: Game,
  setup: Setup,
  lines: readonly Line[],
  { from = NOTHING, seed = 1, effort = EFFORT }: { readonly from?: Analysis; readonly seed?: number; readonly effort?: Effort } = {},
): Generator<Analysis> {
  const looked: Looked = { game, lines, effort, seed };
  const table = new Table(game, setup);
  let known = from;
  if (known.chances.length === 0) {
    const accounts = Array.from({ length: setup.seats }, (): Account => ({ weighed: 0, good: 0, luck: 0 }));
    known = { ...known, accounts, chances: [chancesAt(game, table.state, 0, chanceAt(looked, lines.length))] };
  }
  for (let at = 0; at < lines.length; at++) {
    const before = at < from.answers ? null : game.copy(table.state);
    const outcome = table.reply(lines[at].seat, lines[at].text);
    if (!outcome.ok) throw new Error(`answer ${at + 1} does not replay`);
    if (before === null) continue;
    known = withAnswer(looked, known, before, table.state, at);
    yield known;
  }
}

function withAnswer(looked: Looked, known: Analysis, before: State, after: State, at: number): Analysis {
  const { game, lines } = looked;
  const rng = chanceAt(looked, at);
  const sight = sightOf(game);
  const { seat } = lines[at];
  const judged = sight === null ? null : judge(looked, sight, before, at, rng);
  const isLucky = sight !== null && judged !== null && before.core.chance.moments !== after.core.chance.moments;
  const luck = isLucky ? luckOf(looked, sight, after, seat, judged.expected, rng) : 0;
  const { weighed, good, luck: sum } = known.accounts[seat];
  const account = { weighed: weighed + 1, good: good + (judged?.isGood ? 1 : 0), luck: sum + luck };
  return {
    answers: at + 1,
    chances: isQuiet(looked, before, after, at) ? [...known.chances, chancesAt(game, after, at + 1, rng)] : known.chances,
    slips: judged?.slip ? [...known.slips, judged.slip] : known.slips,
    accounts: judged === null ? known.accounts : known.accounts.map((one, other) => (other === seat ? account : one)),
  };
}

/** Worlds by which the public judges the chances. */
const PUBLIC_WORLDS = 8;

function chancesAt(game: Game, s: State, after: number, rng: Chance): Chances {
  const worlds = s.core.result === null ? PUBLIC_WORLDS : 1;
  const values = Array.from({ length: worlds }, () => game.instinct.value(guess(game, s, null, rng)));
  const shares = Array.from({ length: s.core.seats }, (_, seat) => mean(values.map((value) => value[seat])));
  return { after, shares, band: shares.map((_, seat) => spread(values.map((value) => value[seat]))) };
}

/** Games without quiet moments of their own are looked at so often. */
const LOOKS = 60;

function isQuiet({ game, lines }: Looked, before: State, after: State, at: number): boolean {
  if (after.core.result !== null) return true;
  const { outlook } = game.instinct;
  if (outlook !== undefined) return outlook.moment(before) !== outlook.moment(after);
  return Math.floor((at * LOOKS) / lines.length) !== Math.floor(((at + 1) * LOOKS) / lines.length);
}

interface Judgement {
  readonly slip: Slip | null;
  readonly isGood: boolean;
  /** What the answer was worth to its seat before dice and cards. */
  readonly expected: number;
}

/** Within this of the best found, an answer is as good. */
const AS_GOOD = 0.01;

function judge({ game, lines, effort }: Looked, sight: Sight<State>, before: State, at: number, rng: Chance): Judgement | null {
  const { seat, text } = lines[at];
  const { manner, said } = spoken(text);
  const q = manner === 'answer' && knowsEnough(game, before) ? questionOf(game, before, seat) : null;
  if (q === null) return null;
  const found = search(game, sight, before, q, { iterations: effort.search, milliseconds: Number.POSITIVE_INFINITY }, rng);
  const [best] = found;
  if (found.length < 2 || best.visits === 0) return null;
  const played = found.find((one) => one.text === said);
  if (played === best) return { slip: null, isGood: true, expected: best.value };
  const pairs = Array.from({ length: effort.worlds }, () => behindEach(game, sight, before, seat, [best.text, said], rng));
  const differences: number[] = [];
  const more: number[][] = [];
  let expected = 0;
  for (const [one, other] of pairs) {
    if (one === null || other === null) continue;
    differences.push(one.value[seat] - other.value[seat]);
    more.push(one.features.map((n, i) => n - other.features[i]));
    expected += other.value[seat];
  }
  if (differences.length === 0) return null;
  const loss = mean(differences);
  const surely = loss - 1.96 * (spread(differences) / Math.sqrt(differences.length));
  const because = reasons(game, before, more);
  const given = checkAnswer(game, before, q, said);
  const slip =
    surely > TOLD && given.ok
      ? { line: at, seat, played: inOptions(said, given.answer), better: inOptions(best.text, best.answer), loss, surely, because }
      : null;
  return { slip, isGood: loss <= AS_GOOD || surely <= 0, expected: expected / differences.length };
}

/** How much smaller the error of a value must be than that of thinking all alike, for answers to be judged by it. */
const KNOWS = 0.9;

/** Early in a game the value may know hardly more than that somebody will win. */
function knowsEnough({ instinct: { outlook } }: Game, s: State): boolean {
  if (outlook === undefined) return false;
  const { phases } = outlook.weights;
  const { brier, even } = phases[Math.min(outlook.phase(s), phases.length - 1)];
  return brier < KNOWS * even;
}

/** So many reasons are told. */
const REASONS = 2;

/** What speaks most for the position behind the better answer, by what was learned to be worth it at this point of the game. */
function reasons({ instinct: { outlook } }: Game, before: State, more: readonly (readonly number[])[]): readonly Reason[] {
  if (outlook === undefined) return [];
  const { names, weights } = outlook;
  const learned = weights.phases[Math.min(outlook.phase(before), weights.phases.length - 1)].weights;
  return names
    .map((feature, i) => {
      const difference = mean(more.map((one) => one[i]));
      return { feature, more: difference, worth: difference * (learned[weights.features.indexOf(feature)] ?? 0) };
    })
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, REASONS)
    .map(({ feature, more: difference }) => ({ feature, more: difference }));
}

function inOptions(text: string, answer: Answer): Given {
  return { text, chosen: typeof answer === 'number' ? [] : [answer].flat() };
}

function luckOf({ game, effort }: Looked, sight: Sight<State>, after: State, seat: Seat, expected: number, rng: Chance): number {
  return mean(Array.from({ length: effort.worlds }, () => behindNow(game, sight, after, seat, rng).value[seat])) - expected;
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

function spread(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((n) => (n - middle) ** 2)));
}
