/** What is measured of every game. */

import {
  advance,
  apply,
  beginGame,
  commitmentOf,
  fastChance,
  type Game,
  type GameRecord,
  type Line,
  newGame,
  parseRecord,
  printAnswer,
  printRecord,
  randomAnswer,
  replay,
  type Setup,
  type State,
  seedFrom,
  stateHash,
} from '@castellan/engine';
import type { Work } from './measure.ts';

interface RandomPlay {
  readonly work: Work;
  /** Mean length of the games played so far. */
  decisionsPerGame(): number;
}

/** A game is measured at a full table, but for the game whose speed is told of its duel. */
export function seatsOf({ id, seats }: Game<State>): number {
  return id === 'medievalia' ? seats.min : seats.max;
}

/** A whole game of uniformly random answers each time. Counts decisions. */
export function randomPlay(game: Game<State>): RandomPlay {
  const rng = fastChance(7);
  let games = 0;
  let decisions = 0;
  return {
    work: () => {
      const s = beginGame(game, { seats: seatsOf(game), options: {} }, fastChance(++games));
      let n = 0;
      for (let q = advance(game, s); q !== null; q = apply(game, s, q, randomAnswer(q, rng))) n++;
      decisions += n;
      return n;
    },
    decisionsPerGame: () => decisions / games,
  };
}

interface Sample {
  /** The state in the middle of a game. */
  readonly middle: State;
  /** The whole game as a record. */
  readonly text: string;
  readonly answers: number;
}

/** One random game, by the seed stream of real tables. */
export function sampleOf(game: Game<State>): Sample {
  const setup: Setup = { seats: seatsOf(game), options: {}, seed: seedFrom(`${game.id} bench`) };
  const { lines, state } = recorded(game, setup, Number.POSITIVE_INFINITY);
  const record: GameRecord = {
    game: game.id,
    version: game.version,
    seats: setup.seats,
    names: Array.from({ length: setup.seats }, () => ''),
    options: {},
    pack: '',
    commitment: commitmentOf(setup.seed),
    seed: setup.seed,
    lines,
    hash: stateHash(state),
    result: null,
  };
  return { middle: recorded(game, setup, lines.length / 2).state, text: printRecord(record), answers: lines.length };
}

function recorded(game: Game<State>, setup: Setup, most: number): { readonly lines: readonly Line[]; readonly state: State } {
  const state = newGame(game, setup);
  const rng = fastChance(11);
  const lines: Line[] = [];
  for (let q = advance(game, state); q !== null && lines.length < most; ) {
    const answer = randomAnswer(q, rng);
    lines.push({ seat: q.seat, text: printAnswer(q, answer) });
    q = apply(game, state, q, answer);
  }
  return { lines, state };
}

const BATCH = 100;

export function copies(game: Game<State>, { middle }: Sample): Work {
  return () => {
    let copied = 0;
    for (let i = 0; i < BATCH; i++) copied += game.copy(middle).core.seats > 0 ? 1 : 0;
    return copied;
  };
}

export function jsonTrips({ middle }: Sample): Work {
  return () => {
    const back: State = JSON.parse(JSON.stringify(middle));
    return back.core.seats > 0 ? 1 : 0;
  };
}

/** From the text of a record to the final state. */
export function replays(game: Game<State>, { text }: Sample): Work {
  return () => {
    const parsed = parseRecord(text);
    if (!parsed.ok || !replay(game, parsed.record).ok) throw new Error(`the record of ${game.id} does not replay`);
    return 1;
  };
}

const WARM_GAMES = 200;

/** Milliseconds that each question with suggestions takes to find them, at every number of seats; null for a game without any. */
export function suggestingTimes(game: Game<State>, games: number): readonly number[] | null {
  const rng = fastChance(13);
  const times: number[] = [];
  for (let i = 0; i < WARM_GAMES + games; i++) {
    const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
    const s = beginGame(game, { seats, options: {} }, fastChance(i));
    for (let q = advance(game, s); q !== null; q = apply(game, s, q, randomAnswer(q, rng))) {
      if (q.kind !== 'subset' || q.suggest === undefined) continue;
      const begun = performance.now();
      q.suggest();
      if (i >= WARM_GAMES) times.push(performance.now() - begun);
    }
  }
  return times.length === 0 ? null : times;
}
