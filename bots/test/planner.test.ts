/** Players that plan a whole round: they think it over now and then, know no more than their seat, and keep to what they planned. */

import {
  advance,
  apply,
  beginGame,
  checkAnswer,
  fastChance,
  guess,
  instinctiveAnswer,
  openQuestions,
  type Plan,
  printAnswer,
} from '@castellan/engine';
import { expect, it } from 'vitest';
import { game } from '../../games/anarchy/index.ts';
import { type Bot, botNamed, type Memory, newMemory, planner, UNBOUNDED } from '../index.ts';

type AnaState = Parameters<typeof game.view>[0];

const THOUGHT = { iterations: 32, milliseconds: Number.POSITIVE_INFINITY };

/** The Actions phase of the last round but one, where something lies face down. */
function inActions(seed: number): AnaState {
  const s = beginGame(game, { seats: 2, options: {} }, fastChance(seed));
  for (let q = advance(game, s); q !== null && !(s.round === 4 && s.phase === 'actions'); )
    q = apply(game, s, q, q.kind === 'pick' ? q.options[q.options.length - 1] : instinctiveAnswer(game, s, q));
  return s;
}

/** Worlds are guessed from what is known alone: whatever order decks had before does not count. Tells how many were guessed. */
function guessing() {
  const guessed = { worlds: 0 };
  const counted: typeof game = {
    ...game,
    determinize(s, seat, rng) {
      guessed.worlds++;
      s.pathDeck.sort((a, b) => a - b);
      for (const p of s.players) p.deck.sort((a, b) => a - b);
      game.determinize(s, seat, rng);
    },
  };
  return { guessed, counted };
}

function answerOf(bot: Bot, played: typeof game, world: AnaState, seat: number, means = UNBOUNDED): string {
  const q = openQuestions(played, world).find((open) => open.seat === seat);
  if (q === undefined) throw new Error('it is not asked');
  return printAnswer(q, bot.decide(played, world, q, means, fastChance(1)));
}

it('plans where a stretch begins, follows the plan, and thinks it over from time to time', () => {
  const { guessed, counted } = guessing();
  const s = inActions(3);
  const before = JSON.stringify(s);
  const bot = planner(THOUGHT);
  const means = { ...UNBOUNDED, memory: newMemory() };
  const first = answerOf(bot, counted, s, 0, means);
  expect(JSON.stringify(s)).toBe(before);
  const planning = guessed.worlds;
  expect(planning).toBeGreaterThan(1);
  expect(answerOf(planner(THOUGHT), counted, s, 0, structuredClone(means))).toBe(first);
  expect(guessed.worlds).toBe(planning);
  let thoughtOver = 0;
  for (let n = 0, reviews = reviewsOf(s); n < 12; n++) {
    const q = openQuestions(counted, s).find((open) => open.seat === 0);
    if (q === undefined) break;
    const worlds = guessed.worlds;
    const given = checkAnswer(counted, s, q, answerOf(bot, counted, s, 0, means));
    expect(guessed.worlds > worlds).toBe(reviewsOf(s) > reviews);
    if (reviewsOf(s) > reviews) thoughtOver++;
    reviews = reviewsOf(s);
    if (!given.ok) throw new Error('it answers what is not asked');
    apply(counted, s, q, given.answer);
    advance(counted, s);
  }
  expect(thoughtOver).toBeGreaterThan(0);
});

function reviewsOf(s: AnaState): number {
  return game.instinct.plans?.reviews(s, 0) ?? 0;
}

it('keeps to the lesser of two budgets, and remembers nothing that nobody wanted any more', () => {
  const s = inActions(3);
  /** `most`: so many worlds are wanted. */
  const worldsOf = (bounds: Partial<typeof UNBOUNDED>, most = Number.POSITIVE_INFINITY): readonly [worlds: number, Memory] => {
    const { guessed, counted } = guessing();
    const memory: Memory = newMemory();
    answerOf(planner(THOUGHT), counted, s, 0, { ...UNBOUNDED, ...bounds, isCalledOff: () => guessed.worlds >= most, memory });
    return [guessed.worlds, memory];
  };
  const [unbounded, { followed }] = worldsOf({});
  expect(followed).not.toBeNull();
  expect(worldsOf({ iterations: 8 })[0]).toBeLessThan(unbounded);
  expect(worldsOf({ milliseconds: 0 })[0]).toBe(0);
  const [worlds, memory] = worldsOf({}, 1);
  expect(worlds).toBe(1);
  expect(memory.followed).toBeNull();
});

it('plans by nothing but what its seat knows', () => {
  const s = inActions(9);
  const worlds = [1, 2].map((n) => guess(game, s, 1, fastChance(n)));
  expect(JSON.stringify(worlds[0].players)).not.toBe(JSON.stringify(worlds[1].players));
  const [one, other] = worlds.map((world) => planIn(guessing().counted, world));
  expect(one).toEqual(other);
  // Whoever took what is hidden for known would plan otherwise.
  const [seen, otherwise] = worlds.map((world) => planIn({ ...game, determinize: () => undefined }, world));
  expect(seen).not.toEqual(otherwise);
});

/** The plan that is followed. */
function planIn(played: typeof game, world: AnaState): Plan {
  const { plans } = played.instinct;
  if (plans === undefined) throw new Error('there are no plans');
  let followed: Plan = [];
  const noted: typeof plans = {
    ...plans,
    answer(instinct, there, q, plan) {
      followed = plan;
      return plans.answer(instinct, there, q, plan);
    },
  };
  answerOf(planner({ ...THOUGHT, iterations: 128 }), { ...played, instinct: { ...played.instinct, plans: noted } }, world, 1);
  return followed;
}

it('is the castellan of games that have plans; the levels below have none', () => {
  for (const [level, isPlanning] of [
    ['castellan', true],
    ['knight', false],
  ] as const) {
    const { guessed, counted } = guessing();
    const bot = botNamed(level, counted);
    if (bot === null) throw new Error('there is no such level');
    answerOf(bot, counted, inActions(5), 0);
    expect(guessed.worlds > 0).toBe(isPlanning);
  }
});
