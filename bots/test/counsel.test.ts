/** The best answers to a question, and what an answer gives away. */

import { advance, apply, beginGame, checkAnswer, fastChance, type Game, openQuestions, randomAnswer, type State } from '@castellan/engine';
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

describe('a judgement', () => {
  it('is silent in games that are not searched', async () => {
    const game = await load('fief');
    const s = after(game, 10, 3);
    const [q] = openQuestions(game, s);
    const text = counsel(game, s, q.seat, fastChance(1))?.answers[0].text ?? '';
    expect(judge(game, s, q.seat, text, EFFORT, 0, fastChance(1))).toBeNull();
  });
});
