/** Players that search: they keep to their budget, know no more than their seat, and find what the instinct does not see. */

import {
  advance,
  apply,
  beginGame,
  checkAnswer,
  fastChance,
  type Game,
  guess,
  openQuestions,
  randomAnswer,
  type State,
} from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { botAnswer, heuristic, search, searcher, sightOf } from '../index.ts';

const SEARCHED = ['monde-oublie', 'medievalia'] as const;
const NO_HURRY = Number.POSITIVE_INFINITY;

async function load(id: string): Promise<Game<State>> {
  const game = await gameNamed(id)?.load();
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** A game that has gone on by instinct for that many answers. */
function after(game: Game<State>, answers: number, seed: number): State {
  const s = beginGame(game, { seats: 2, options: {} }, fastChance(seed));
  const rng = fastChance(seed + 1);
  let q = advance(game, s);
  for (let n = 0; q !== null && n < answers; n++) q = apply(game, s, q, randomAnswer(q, rng));
  return s;
}

function considered(game: Game<State>, world: State, iterations: number, seed: number) {
  const [q] = openQuestions(game, world);
  const sight = sightOf(game);
  if (sight === null) throw new Error(`${game.id} is not searched`);
  return search(game, sight, world, q, { iterations, milliseconds: NO_HURRY }, fastChance(seed));
}

describe.each(SEARCHED)('search at %s', (id) => {
  it('tries as often as it may, is the same for the same chance, and leaves the world as it was', async () => {
    const game = await load(id);
    const s = after(game, 25, 3);
    const before = JSON.stringify(s);
    const once = considered(game, s, 24, 5);
    expect(once.length).toBeGreaterThan(1);
    const tries = once.reduce((sum, { visits }) => sum + visits, 0);
    expect(tries).toBeGreaterThan(16);
    expect(tries).toBeLessThanOrEqual(24);
    expect(once.every(({ value }) => value >= 0 && value <= 1)).toBe(true);
    expect(considered(game, s, 24, 5)).toEqual(once);
    expect(JSON.stringify(s)).toBe(before);
  });

  it('takes nothing from the world it is shown but what its seat may know', async () => {
    const game = await load(id);
    const s = after(game, 31, 4);
    const [{ seat }] = openQuestions(game, s);
    /** How often each answer is tried on average, from worlds that the seat cannot tell apart. */
    const tries = (seed: number): ReadonlyMap<string, number> => {
      const sums = new Map<string, number>();
      for (let n = 0; n < 12; n++)
        for (const { text, visits } of considered(game, guess(game, s, seat, fastChance(seed)), 20, n))
          sums.set(text, (sums.get(text) ?? 0) + visits / 12);
      return sums;
    };
    const [one, other] = [tries(100), tries(200)];
    for (const [text, n] of one) expect(Math.abs(n - (other.get(text) ?? 0)), text).toBeLessThan(6);
  });
});

it.each(SEARCHED)('search beats the instinct it searches with at %s', async (id) => {
  const game = await load(id);
  let won = 0;
  for (let n = 0; n < 4; n++) {
    const s = beginGame(game, { seats: 2, options: {} }, fastChance(n * 31 + 1));
    const rng = fastChance(n);
    for (let q = advance(game, s); q !== null; ) {
      const bot = q.seat === n % 2 ? searcher({ iterations: 24, milliseconds: NO_HURRY }) : heuristic();
      const checked = checkAnswer(game, s, q, botAnswer(game, s, q, bot, rng));
      if (!checked.ok) throw new Error(checked.refusal.key);
      q = apply(game, s, q, checked.answer);
    }
    if (s.core.result?.winners.includes(n % 2)) won += 1 / s.core.result.winners.length;
  }
  expect(won).toBeGreaterThanOrEqual(3);
});
