/** Looks back at a game, answer by answer. */

import { type Chance, fastChance, type Game, guess, type Line, type Setup, type State, spoken, Table } from '@castellan/engine';
import { type Account, type Analysis, type Chances, type Effort, effortFor, TOLD } from './analysis.ts';
import { mean, spread } from './held.ts';
import { judge } from './judge.ts';
import { type Look, withLook } from './look.ts';

export interface Looked {
  readonly game: Game;
  readonly lines: readonly Line[];
  readonly effort: Effort;
  /** Of it every answer has chance of its own, and every moment, so that an analysis can go on where it was left. */
  readonly seed: number;
}

const PRIME = 2_654_435_761;

function chanceOf(seed: number, n: number): Chance {
  return fastChance((seed * PRIME + n) >>> 0);
}

/** What is known before anything has been looked at. */
const NOTHING: Analysis = { answers: 0, chances: [], slips: [], accounts: [] };

interface Manner {
  readonly seed?: number;
  readonly effort?: Effort;
}

/** Looks at the answers of a game one by one, in their order; it may leave some to others. */
export class Looker {
  private readonly looked: Looked;
  private readonly table: Table;

  constructor(game: Game, setup: Setup, lines: readonly Line[], { seed = 1, effort = effortFor(game) }: Manner = {}) {
    this.looked = { game, lines, effort, seed };
    this.table = new Table(game, setup);
  }

  /** What is known before the first answer. */
  beginning(): Analysis {
    const { state } = this.table;
    const accounts = Array.from({ length: state.core.seats }, (): Account => ({ weighed: 0, good: 0, luck: 0, doubt: 0 }));
    return { ...NOTHING, accounts, chances: [chancesAfter(this.looked, state, 0)] };
  }

  look(at: number): Look {
    const { looked, table } = this;
    const { game, lines, effort, seed } = looked;
    while (table.lines.length < at) this.reply();
    const before = game.copy(table.state);
    this.reply();
    const { seat, text } = lines[at];
    const { manner, said } = spoken(text);
    return {
      at,
      judged: manner === 'answer' ? judge(game, before, seat, said, effort, TOLD, chanceOf(seed, at)) : null,
      chances: isQuiet(looked, before, table.state, at) ? chancesAfter(looked, table.state, at + 1) : null,
    };
  }

  private reply(): void {
    const at = this.table.lines.length;
    const { seat, text } = this.looked.lines[at];
    if (!this.table.reply(seat, text).ok) throw new Error(`answer ${at + 1} does not replay`);
  }
}

/**
 * The analysis as far as it has come: at the beginning, and after every answer. With the same seed it is the same on every device, and
 * however often left. Whoever plays alone has all of the win, whatever happens: there is nothing to find.
 */
export function* analyse(
  game: Game,
  setup: Setup,
  lines: readonly Line[],
  { from = NOTHING, ...manner }: Manner & { readonly from?: Analysis } = {},
): Generator<Analysis> {
  if (setup.seats === 1) {
    yield { ...NOTHING, answers: lines.length };
    return;
  }
  const looker = new Looker(game, setup, lines, manner);
  let known = from;
  if (known.chances.length === 0) {
    known = looker.beginning();
    yield known;
  }
  while (known.answers < lines.length) {
    known = withLook(known, lines[known.answers].seat, looker.look(known.answers));
    yield known;
  }
}

/** Worlds by which the public judges the chances. */
const PUBLIC_WORLDS = 8;

/** After so many answers. Their chance is not that of the answers, of which more may be drawn or less. */
export function chancesAfter({ game, lines, seed }: Looked, s: State, after: number): Chances {
  const rng = chanceOf(seed, lines.length + after);
  const worlds = s.core.result === null ? PUBLIC_WORLDS : 1;
  const values = Array.from({ length: worlds }, () => game.instinct.value(guess(game, s, null, rng)));
  const seats = Array.from({ length: s.core.seats }, (_, seat) => seat);
  const together = (first: number): readonly number[] =>
    values.map((value) => value.slice(0, first).reduce((sum, share) => sum + share, 0));
  return {
    after,
    shares: seats.map((seat) => mean(values.map((value) => value[seat]))),
    band: seats.map((seat) => spread(values.map((value) => value[seat]))),
    edges: seats.slice(1).map((seat) => spread(together(seat))),
  };
}

/** Games without quiet moments of their own are looked at so often. */
const LOOKS = 60;

export function isQuiet({ game, lines }: Looked, before: State, after: State, at: number): boolean {
  if (after.core.result !== null) return true;
  const { outlook } = game.instinct;
  if (outlook !== undefined) return outlook.moment(before) !== outlook.moment(after);
  return Math.floor((at * LOOKS) / lines.length) !== Math.floor(((at + 1) * LOOKS) / lines.length);
}
