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
  printAnswer,
  type Question,
  type Seat,
  type State,
} from '@castellan/engine';
import { GAME_IDS } from '@castellan/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { questionOf } from '../analysis/behind.ts';
import { counsel } from '../analysis/counsel.ts';
import { judge } from '../analysis/judge.ts';
import { botLine, botNamed, type Memory, newMemory, search, sightOf, UNBOUNDED } from '../index.ts';
import { load } from './help/answers.ts';

const MOMENTS = 4;
const PLAYERS = ['page', 'knight-warlike', 'castellan'] as const;
const EFFORT = { search: 6, worlds: 2, milliseconds: Number.POSITIVE_INFINITY };

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

/** What is said in both worlds of a moment. */
function saidOf(game: Game<State>, { s, other, q }: Moment, says: Says): readonly string[] {
  return [s, other].map((world) => JSON.stringify(says(game, game.copy(world), q.seat)));
}

/** Holds what is said in both worlds against each other at every moment. */
function saysTheSame(game: Game<State>, moments: readonly Moment[], says: Says): void {
  for (const moment of moments) {
    const [here, there] = saidOf(fromOne(game, moment.s), moment, says);
    expect(there, moment.q.frame.step).toBe(here);
  }
}

/** Whether somebody who peeks would say something else in one world than in the other, so that it could be seen. */
function wouldShow(game: Game<State>, moments: readonly Moment[], says: Says): boolean {
  return moments.some((moment) => {
    const [here, there] = saidOf(peeking(game), moment, says);
    return here !== there;
  });
}

describe.each(GAME_IDS)('in two worlds of %s that a seat cannot tell apart', (id) => {
  let game: Game<State>;
  let moments: readonly Moment[];
  beforeAll(async () => {
    game = await load(id);
    moments = momentsOf(game, MOMENTS);
    expect(moments.length).toBe(MOMENTS);
  });

  it.each(PLAYERS)('a %s says the same, by the same plan', (name) => {
    const bot = botNamed(name, game);
    if (bot === null) throw new Error(name);
    saysTheSame(game, moments, (shown, s, seat) => {
      const memory: Memory = newMemory();
      return [botLine(shown, s, seat, bot, fastChance(7), { ...UNBOUNDED, memory }), memory];
    });
  });

  it('plans are made at some of these moments, if any are', () => {
    const { plans } = game.instinct;
    expect(moments.some(({ s, q }) => plans?.stretch(s, q.seat) != null)).toBe(plans !== undefined);
  });

  it('a search finds the same, and would not if it peeked', () => {
    saysTheSame(game, moments, found);
    expect(wouldShow(game, moments, found)).toBe(true);
  });

  it('hints are the same, and would not be if they peeked', () => {
    const hint: Says = (shown, s, seat) => counsel(shown, s, seat, fastChance(8), EFFORT);
    saysTheSame(game, moments, hint);
    expect(wouldShow(game, moments, hint)).toBe(true);
  });

  it('an answer is judged the same, and would not be if whoever judges peeked', () => {
    const judged: Says = (shown, s, seat) => judge(shown, s, seat, unlikely(shown, s, seat), EFFORT, 0, fastChance(9));
    saysTheSame(game, moments, judged);
    expect(wouldShow(game, moments, judged)).toBe(true);
  });
});

function found(game: Game<State>, s: State, seat: Seat): unknown {
  const sight = sightOf(game);
  const world = guess(game, s, seat, fastChance(10));
  const q = questionOf(game, world, seat);
  if (sight === null || q === null) throw new Error(`${game.id} is not searched`);
  return search(game, sight, world, q, { iterations: EFFORT.search, milliseconds: EFFORT.milliseconds }, fastChance(11)).map(
    ({ text, visits, value }) => [text, visits, value],
  );
}

/** What comes to mind last: there is something to be said of it. */
function unlikely(game: Game<State>, s: State, seat: Seat): string {
  const world = guess(game, s, seat, fastChance(12));
  const q = questionOf(game, world, seat);
  if (q === null) throw new Error(`seat ${seat} is not asked`);
  const { answers, weights } = game.instinct.prior(world, q);
  return printAnswer(q, answers[weights.indexOf(Math.min(...weights))]);
}
