/** Players that search: they keep to their budget, know no more than their seat, and find what the instinct does not see. */

import {
  advance,
  apply,
  beginGame,
  fastChance,
  type Game,
  instinctiveAnswer,
  openQuestions,
  printAnswer,
  randomAnswer,
  type State,
} from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { heldAgainst, triedOn } from '../analysis/held.ts';
import { botOfLevel, LEVELS, search, sightOf, UNBOUNDED } from '../index.ts';
import { searcher } from '../search/searcher.ts';

const BY_KNIGHTS = ['monde-oublie', 'medievalia'] as const;
const SEARCHED = [...BY_KNIGHTS, 'fief'] as const;
const NO_HURRY = Number.POSITIVE_INFINITY;

async function load(id: string): Promise<Game<State>> {
  const game = await gameNamed(id)?.load();
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** A game that has gone on by instinct for that many answers. */
function after(game: Game<State>, answers: number, seed: number): State {
  const s = beginGame(game, { seats: Math.max(2, game.seats.min), options: {} }, fastChance(seed));
  const rng = fastChance(seed + 1);
  let q = advance(game, s);
  for (let n = 0; q !== null && n < answers; n++) q = apply(game, s, q, randomAnswer(q, rng));
  return s;
}

function considered(game: Game<State>, world: State, iterations: number, seed: number, hasPlans = false) {
  const [q] = openQuestions(game, world);
  const sight = sightOf(game);
  if (sight === null) throw new Error(`${game.id} is not searched`);
  return search(game, sight, world, q, { iterations, milliseconds: NO_HURRY }, fastChance(seed), { hasPlans, mayTakeBack: true });
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

  it('thinks of the plans that the game has for itself too, if it may, within the same tries', async () => {
    const game = await load(id);
    const s = after(game, 25, 3);
    const [without, withThem] = [false, true].map((hasPlans) => considered(game, s, 24, 5, hasPlans));
    expect(withThem.length - without.length).toBe(Object.keys(game.instinct.styles ?? {}).length);
    expect(withThem.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThanOrEqual(24);
  });
});

it.each(BY_KNIGHTS)(
  'search at %s finds what the instinct does not see: its answers come to more on worlds they were not chosen by',
  async (id) => {
    const game = await load(id);
    const sight = sightOf(game);
    if (sight === null) throw new Error(`${id} is not searched`);
    const s = beginGame(game, { seats: 2, options: {} }, fastChance(31));
    let others = 0;
    let gained = 0;
    for (let q = advance(game, s), n = 0; q !== null && others < OTHERS; n++) {
      const usual = instinctiveAnswer(game, s, q);
      const texts = [considered(game, s, 40, n)[0].text, printAnswer(q, usual)];
      if (texts[0] !== texts[1]) {
        others++;
        gained += heldAgainst(triedOn(game, sight, s, q.seat, texts, 60, fastChance(1_000 + n)), q.seat, 0, 1)?.by ?? 0;
      }
      q = apply(game, s, q, usual);
    }
    expect(others).toBe(OTHERS);
    expect(gained / others).toBeGreaterThan(0.005);
  },
);

/** So often another answer than the instinct's is looked at. */
const OTHERS = 8;

/** The game, counting the worlds that are guessed. */
function guessing(game: Game<State>) {
  const guessed = { worlds: 0 };
  const determinize: Game<State>['determinize'] = (...given) => {
    guessed.worlds++;
    game.determinize(...given);
  };
  return { guessed, counted: { ...game, determinize } };
}

it('a player thinks of as many of its questions as it is attentive, if they are worth it, and answers the others by instinct', async () => {
  const game = await load('monde-oublie');
  const s = after(game, 25, 3);
  const [q] = openQuestions(game, s);
  let isWorth = true;
  const { counted, guessed } = guessing({ ...game, instinct: { ...game.instinct, isWorthSearching: () => isWorth } });
  const thoughts = (attention: number): number => {
    const bot = searcher({ iterations: 4, milliseconds: NO_HURRY, isFarSighted: false, hasPlans: false, attention }, 'attentive');
    let thought = 0;
    for (let n = 0; n < 60; n++) {
      guessed.worlds = 0;
      const answer = bot.decide(counted, s, q, UNBOUNDED, fastChance(n));
      if (guessed.worlds > 0) thought++;
      else expect(printAnswer(q, answer)).toBe(printAnswer(q, instinctiveAnswer(game, s, q)));
    }
    return thought;
  };
  expect(thoughts(1)).toBe(60);
  expect(thoughts(0.4)).toBeGreaterThan(12);
  expect(thoughts(0.4)).toBeLessThan(36);
  isWorth = false;
  expect(thoughts(1)).toBe(0);
});

it('a player keeps to the lesser of two budgets, and ends when nobody wants its answer any more', async () => {
  const game = await load('monde-oublie');
  const s = after(game, 25, 3);
  const [q] = openQuestions(game, s);
  const bot = searcher({ iterations: 60, milliseconds: NO_HURRY, isFarSighted: false, hasPlans: false, attention: 1 }, 'bounded');
  const usual = printAnswer(q, instinctiveAnswer(game, s, q));
  /** `most`: so many worlds are wanted. */
  const answered = (bounds: Partial<typeof UNBOUNDED>, most = NO_HURRY): readonly [answer: string, worlds: number] => {
    const { counted, guessed } = guessing(game);
    const means = { ...UNBOUNDED, ...bounds, isCalledOff: () => guessed.worlds >= most };
    return [printAnswer(q, bot.decide(counted, s, q, means, fastChance(3))), guessed.worlds];
  };
  const [, unbounded] = answered({});
  expect(answered({ iterations: 1_000 })).toEqual(answered({}));
  const [, bounded] = answered({ iterations: 6 });
  expect(bounded).toBeGreaterThan(0);
  expect(bounded).toBeLessThan(unbounded);
  expect(answered({ milliseconds: 0 })).toEqual([usual, 0]);
  expect(answered({}, 1)[1]).toBe(1);
});

it('the strongest look farther ahead where the game says so', async () => {
  const [far, near] = await Promise.all(['medievalia', 'monde-oublie'].map(load));
  expect([false, true].map((isFar) => sightOf(far, isFar)?.moments)).toEqual([far.instinct.horizon, far.instinct.farHorizon]);
  expect(sightOf(near, true)?.moments).toBe(near.instinct.horizon);
});

it.each([
  ['monde-oublie', ['knight', 'castellan']],
  ['medievalia', ['knight', 'castellan']],
  ['fief', ['castellan']],
  ['medioevo', ['castellan']],
  ['anarchy', []],
])('at %s those search of whom the game says so, and within its tries', async (id, searching) => {
  const game = await load(id);
  const s = after(game, 25, 3);
  const [q] = openQuestions(game, s);
  const { counted, guessed } = guessing({ ...game, instinct: { ...game.instinct, isWorthSearching: () => true, attention: 1 } });
  for (const level of LEVELS) {
    guessed.worlds = 0;
    botOfLevel(level, false).decide(counted, s, q, UNBOUNDED, fastChance(2));
    expect(guessed.worlds > 0, level).toBe(searching.includes(level));
    if (level === 'castellan' && game.instinct.tries !== undefined) expect(guessed.worlds).toBeLessThanOrEqual(game.instinct.tries);
  }
});
