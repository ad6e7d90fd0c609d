/**
 * Whoever answers knows what his seat knows, and no more: in two worlds that a seat cannot tell apart every player, hint and judgement says the
 * same. Guessing begins from the same world in both here, so that the same chance must lead to the very same words; and as soon as nothing is
 * guessed, which is to peek, they differ.
 */

import {
  advance,
  apply,
  beginGame,
  fastChance,
  type Game,
  guess,
  instinctiveAnswer,
  openQuestions,
  type Question,
  type Seat,
  type State,
} from '@castellan/engine';
import { GAME_IDS } from '@castellan/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { counsel } from '../analysis/counsel.ts';
import { judge } from '../analysis/judge.ts';
import { botLine, botNamed, heuristic, search, sightOf } from '../index.ts';
import { load } from './help/answers.ts';

const MOMENTS = 4;
const PLAYERS = ['page', 'knight-warlike', 'castellan'] as const;
const EFFORT = { search: 12, worlds: 4, milliseconds: Number.POSITIVE_INFINITY };

interface Moment {
  readonly s: State;
  readonly other: State;
  readonly q: Question;
}

/** Moments of a game by instinct at which a seat has a choice and something is hidden from it, each with another world it holds possible. */
function momentsOf(game: Game<State>, want: number): readonly Moment[] {
  const s = beginGame(game, { seats: Math.max(2, game.seats.min), options: {} }, fastChance(41));
  const all: Moment[] = [];
  for (let q = advance(game, s), n = 0; q !== null; n++) {
    const choices = q.kind === 'amount' ? q.max - q.min : q.options.length;
    const other = choices < 3 ? null : guess(game, s, q.seat, fastChance(n));
    if (other !== null && hiddenIn(other) !== hiddenIn(s)) all.push({ s: game.copy(s), other, q });
    q = apply(game, s, q, instinctiveAnswer(game, s, q));
  }
  return Array.from({ length: Math.min(want, all.length) }, (_, n) => all[Math.floor(((n + 0.5) * all.length) / want)]);
}

/** All of a world but its chance, which is guessed in each. */
function hiddenIn({ core: _, ...rest }: State): string {
  return JSON.stringify(rest);
}

/** Guesses begin from the same world, whichever of those the seat cannot tell apart is there. */
function fromOne(game: Game<State>, one: State): Game<State> {
  return {
    ...game,
    determinize(world, seat, rng) {
      Object.assign(world, game.copy(one));
      game.determinize(world, seat, rng);
    },
  };
}

function peeking(game: Game<State>): Game<State> {
  return { ...game, determinize: () => undefined };
}

type Says = (game: Game<State>, s: State, seat: Seat) => unknown;

/** Holds what is said in both worlds against each other at every moment; whether peeking would have shown at any of them. */
function saysTheSame(game: Game<State>, moments: readonly Moment[], says: Says): boolean {
  let shows = false;
  for (const { s, other, q } of moments) {
    const said = (played: Game<State>): readonly string[] =>
      [s, other].map((world) => JSON.stringify(says(played, game.copy(world), q.seat)));
    const [here, there] = said(fromOne(game, s));
    expect(there, q.frame.step).toBe(here);
    if (shows) continue;
    const [peeked, elsewhere] = said(peeking(game));
    shows = peeked !== elsewhere;
  }
  return shows;
}

describe.each(GAME_IDS)('in two worlds of %s that a seat cannot tell apart', (id) => {
  let game: Game<State>;
  let moments: readonly Moment[];
  beforeAll(async () => {
    game = await load(id);
    moments = momentsOf(game, MOMENTS);
    expect(moments.length).toBe(MOMENTS);
  });

  it.each(PLAYERS)('a %s says the same', (name) => {
    const bot = botNamed(name, game);
    if (bot === null) throw new Error(name);
    saysTheSame(game, moments, (shown, s, seat) => botLine(shown, s, seat, bot, fastChance(7)));
  });

  it('a search finds the same, and would not if it peeked', () => {
    expect(saysTheSame(game, moments, (shown, s, seat) => found(shown, s, seat))).toBe(true);
  });

  it('hints are the same, and would not be if they peeked', () => {
    expect(saysTheSame(game, moments, (shown, s, seat) => counsel(shown, s, seat, fastChance(8), EFFORT))).toBe(true);
  });

  it('an answer is judged the same', () => {
    saysTheSame(game, moments, (shown, s, seat) => judge(shown, s, seat, usual(game, s, seat), EFFORT, 0, fastChance(9)));
  });
});

function found(game: Game<State>, s: State, seat: Seat): unknown {
  const sight = sightOf(game);
  const world = guess(game, s, seat, fastChance(10));
  const q = openQuestions(game, world).find((open) => open.seat === seat);
  if (sight === null || q === undefined) throw new Error(`${game.id} is not searched`);
  return search(game, sight, world, q, { iterations: 12, milliseconds: Number.POSITIVE_INFINITY }, fastChance(11)).map(
    ({ text, visits, value }) => [text, visits, value],
  );
}

/** What the instinct would answer in the one world: the same words in the other. */
function usual(game: Game<State>, s: State, seat: Seat): string {
  return botLine(game, s, seat, heuristic(), fastChance(1)) ?? '';
}
