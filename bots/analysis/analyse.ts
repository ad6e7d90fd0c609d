/** Looks back at a game, answer by answer. */

import { type Chance, fastChance, type Game, guess, type Line, type Seat, type Setup, type State, spoken, Table } from '@castellan/engine';
import { type Account, type Analysis, type Chances, type Effort, effortFor, TOLD } from './analysis.ts';
import { mean, spread } from './held.ts';
import { judge } from './judge.ts';

export interface Looked {
  readonly game: Game;
  readonly lines: readonly Line[];
  readonly effort: Effort;
  /** Chance of its own for every answer, so that an analysis can go on where it was left. */
  readonly seed: number;
}

const PRIME = 2_654_435_761;

export function chanceAt({ seed }: Looked, at: number): Chance {
  return fastChance((seed * PRIME + at) >>> 0);
}

/** What is known before the first answer has been looked at. */
const NOTHING: Analysis = { answers: 0, chances: [], slips: [], accounts: [] };

/** The analysis as far as it has come, after every answer. With the same seed it is the same on every device, and however often left. */
export function* analyse(
  game: Game,
  setup: Setup,
  lines: readonly Line[],
  {
    from = NOTHING,
    seed = 1,
    effort = effortFor(game),
  }: { readonly from?: Analysis; readonly seed?: number; readonly effort?: Effort } = {},
): Generator<Analysis> {
  const looked: Looked = { game, lines, effort, seed };
  const table = new Table(game, setup);
  let known = from;
  if (known.chances.length === 0) {
    const accounts = Array.from({ length: setup.seats }, (): Account => ({ weighed: 0, good: 0, luck: 0, doubt: 0 }));
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
  const { game, lines, effort } = looked;
  const rng = chanceAt(looked, at);
  const { seat, text } = lines[at];
  const { manner, said } = spoken(text);
  const judged = manner === 'answer' ? judge(game, before, seat, said, effort, TOLD, rng) : null;
  const chances = isQuiet(looked, before, after, at) ? chancesAt(game, after, at + 1, rng) : null;
  return {
    answers: at + 1,
    chances: chances === null ? known.chances : [...known.chances, chances],
    slips: judged?.mistake ? [...known.slips, { line: at, seat, ...judged.mistake }] : known.slips,
    accounts: known.accounts.map((account, other) => {
      const changed = chances === null ? 0 : chances.shares[other] - shareOf(known, other);
      const luck = account.luck + changed - (judged?.effect[other] ?? 0);
      const one = { ...account, luck, doubt: (account.doubt ?? 0) + (judged?.doubt[other] ?? 0) };
      return judged === null || other !== seat ? one : { ...one, weighed: one.weighed + 1, good: one.good + (judged.isGood ? 1 : 0) };
    }),
  };
}

function shareOf({ chances }: Analysis, seat: Seat): number {
  return chances.at(-1)?.shares[seat] ?? 0;
}

/** Worlds by which the public judges the chances. */
const PUBLIC_WORLDS = 8;

export function chancesAt(game: Game, s: State, after: number, rng: Chance): Chances {
  const worlds = s.core.result === null ? PUBLIC_WORLDS : 1;
  const values = Array.from({ length: worlds }, () => game.instinct.value(guess(game, s, null, rng)));
  const shares = Array.from({ length: s.core.seats }, (_, seat) => mean(values.map((value) => value[seat])));
  return { after, shares, band: shares.map((_, seat) => spread(values.map((value) => value[seat]))) };
}

/** Games without quiet moments of their own are looked at so often. */
const LOOKS = 60;

export function isQuiet({ game, lines }: Looked, before: State, after: State, at: number): boolean {
  if (after.core.result !== null) return true;
  const { outlook } = game.instinct;
  if (outlook !== undefined) return outlook.moment(before) !== outlook.moment(after);
  return Math.floor((at * LOOKS) / lines.length) !== Math.floor(((at + 1) * LOOKS) / lines.length);
}
