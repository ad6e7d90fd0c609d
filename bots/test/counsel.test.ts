/** The best answers to a question, and what an answer gives away. */

import {
  advance,
  apply,
  beginGame,
  checkAnswer,
  fastChance,
  type Game,
  guess,
  instinctiveAnswer,
  openQuestions,
  printAnswer,
  type Question,
  randomAnswer,
  type State,
} from '@castellan/engine';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { counsel, judge } from '../index.ts';

const EFFORT = { search: 40, worlds: 12 };

async function load(id: string): Promise<Game<State>> {
  const game = await gameNamed(id)?.load();
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** A game that went on by chance for that many answers. */
function after(game: Game<State>, answers: number, seed: number): State {
  const s = beginGame(game, { seats: Math.max(2, game.seats.min), options: {} }, fastChance(seed));
  const rng = fastChance(seed + 1);
  let q = advance(game, s);
  for (let n = 0; q !== null && n < answers; n++) q = apply(game, s, q, randomAnswer(q, rng));
  return s;
}

describe('counsel', () => {
  it.each(GAME_IDS)('names up to three answers that can be given: %s', async (id) => {
    const game = await load(id);
    for (const answers of [0, 7, 30]) {
      const s = after(game, answers, 5);
      const [q] = openQuestions(game, s);
      const told = counsel(game, s, q.seat, fastChance(1), { search: 8, worlds: 2 })?.answers ?? [];
      expect(told.length).toBeGreaterThan(0);
      expect(told.length).toBeLessThanOrEqual(3);
      expect(new Set(told.map(({ text }) => text)).size).toBe(told.length);
      expect(told[0].less).toBeNull();
      for (const { text } of told) if (!text.startsWith('!')) expect(checkAnswer(game, s, q, text).ok, text).toBe(true);
    }
  });

  it('tells how far the others are behind, “equal” where that may be nothing and why where it is not; a judgement finds the same', async () => {
    const game = await load('medievalia');
    let apart = 0;
    let given = 0;
    for (const seed of [3, 4, 5, 6]) {
      const s = after(game, 40, seed);
      const [{ seat }] = openQuestions(game, s);
      const told = counsel(game, s, seat, fastChance(seed), EFFORT);
      const others = told?.answers.slice(1) ?? [];
      for (const { less } of others) expect(less !== null && less.by >= 0 && (less.isEqual || less.by > less.band)).toBe(true);
      for (const { feature } of told?.because ?? []) expect(game.instinct.outlook?.names).toContain(feature);
      const worst = others.findLast(({ less }) => less?.isEqual === false);
      if (worst === undefined) expect(told?.because).toEqual([]);
      else {
        apart++;
        if (judge(game, s, seat, worst.text, EFFORT, 0, fastChance(9))?.mistake != null) given++;
      }
      expect(judge(game, s, seat, told?.answers[0].text ?? '', EFFORT, 0.1, fastChance(9))?.mistake ?? null).toBeNull();
    }
    expect(apart).toBeGreaterThan(0);
    expect(given).toBeGreaterThan(0);
  });
});

it('counsel puts answers in order and tells no numbers where one plays alone: all of the win is theirs', async () => {
  const game = await load('anarchy');
  const { s, q } = reached(game, 'action', 120, 1);
  const told = counsel(game, s, q.seat, fastChance(1), LITTLE);
  expect(told?.answers.length).toBeGreaterThan(1);
  expect(told?.answers.every(({ less }) => less === null)).toBe(true);
});

/** Little is tried, since playing on takes long there. */
const LITTLE = { search: 6, worlds: 4 };

/** A game that went on by instinct to the first question of a step from that answer on. */
function reached(
  game: Game<State>,
  step: string,
  from: number,
  seats: number = game.seats.min + 1,
): { readonly s: State; readonly q: Question } {
  const s = beginGame(game, { seats, options: {} }, fastChance(7));
  let q = advance(game, s);
  for (let n = 0; q !== null && (n < from || q.frame.step !== step); n++) q = apply(game, s, q, instinctiveAnswer(game, s, q));
  if (q === null) throw new Error(`${step} is not asked`);
  return { s, q };
}

describe.each([
  ['fief', 'moveStep', 220],
  ['fief', 'voteBishop', 0],
  ['medioevo', 'purchase', 60],
  ['anarchy', 'action', 120],
])('where knights do not search: %s, %s', (id, step, from) => {
  it('tells how far answers are apart all the same, by what the seat may know and nothing else, and judges by it', async () => {
    const game = await load(id);
    expect(game.instinct.searchedBy).not.toBe('knights');
    const { s, q } = reached(game, step, from);
    const told = counsel(game, s, q.seat, fastChance(1), LITTLE);
    const [best, ...others] = told?.answers ?? [];
    expect(others.length).toBeGreaterThan(0);
    for (const { less } of others) expect(less !== null && less.by >= 0 && less.band >= 0).toBe(true);
    // Worlds that the seat cannot tell apart come to about the same, whatever is hidden in them.
    const again = counsel(game, guess(game, s, q.seat, fastChance(100)), q.seat, fastChance(1), LITTLE)?.answers ?? [];
    expect(again.map(({ text }) => text)).toEqual([best, ...others].map(({ text }) => text));
    for (const [n, { less }] of others.entries()) expect(Math.abs((again[n + 1].less?.by ?? 1) - (less?.by ?? 0))).toBeLessThan(0.05);
    expect(judge(game, s, q.seat, best.text, LITTLE, 0.1, fastChance(1))).toMatchObject({ mistake: null });
  });
});

describe('a judgement', () => {
  it('is silent where nobody looks ahead, and at questions that are not worth it', async () => {
    const game = await load('fief');
    const { s, q } = reached(game, 'moveStep', 220);
    const judged = (instinct: Partial<Game<State>['instinct']>): boolean =>
      judge({ ...game, instinct: { ...game.instinct, ...instinct } }, s, q.seat, 'end', { search: 2, worlds: 1 }, 0, fastChance(1)) !==
      null;
    expect([judged({}), judged({ horizon: undefined }), judged({ isWorthSearching: () => false })]).toEqual([true, false, false]);
  });

  it('looks as far ahead as the strongest player, and so does counsel', async () => {
    const game = await load('medievalia');
    const s = after(game, 40, 3);
    const [q] = openQuestions(game, s);
    const { outlook, value } = game.instinct;
    if (outlook === undefined) throw new Error('nobody looks ahead');
    const seen = new Set<number>();
    const watched = (world: State): readonly number[] => {
      if (world.core.result === null) seen.add(outlook.moment(world) - outlook.moment(s));
      return value(world);
    };
    const far = { ...game, instinct: { ...game.instinct, horizon: 1, farHorizon: 3, value: watched } };
    counsel(far, s, q.seat, fastChance(1), LITTLE);
    expect([...seen]).toEqual([3]);
    seen.clear();
    const { answers } = game.instinct.prior(s, q);
    judge(far, s, q.seat, printAnswer(q, answers[answers.length - 1]), LITTLE, 0.1, fastChance(1));
    expect([...seen]).toEqual([3]);
  });

  it('takes no longer than it may, and tells what was found by then', async () => {
    const game = await load('medievalia');
    const s = after(game, 40, 3);
    const [{ seat }] = openQuestions(game, s);
    const told = counsel(game, s, seat, fastChance(1), { search: 1_000_000, worlds: 1_000_000, milliseconds: 60 });
    expect(told?.answers.length).toBeGreaterThan(1);
  });
});
