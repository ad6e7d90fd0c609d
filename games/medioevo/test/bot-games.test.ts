/** Whole games of the instinct: its strength, and what happens among its like. */

import {
  advance,
  apply,
  asideQuestion,
  beginGame,
  carryOut,
  fastChance,
  guess,
  instinctiveAnswer,
  interjectionsOf,
  openQuestions,
  printAnswer,
  type Question,
  randomAnswer,
  type Seat,
} from '@castellan/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import type { UniState } from '../state.ts';
import { sensible } from './instinct.ts';

const SHORT = { turns: 8 };
const PATIENCE = 240_000;

/** Plays to the end; `isRandom` says who answers anything. */
function playOut(seats: number, seed: number, isRandom: (seat: Seat) => boolean, watch?: (world: UniState) => void): UniState {
  const s = beginGame(game, { seats, options: SHORT }, fastChance(100 + seed));
  const rng = fastChance(seed);
  let turn = 0;
  for (let q = advance(game, s); q !== null; ) {
    if (s.turn !== turn) watch?.(s);
    turn = s.turn;
    q = apply(game, s, q, isRandom(q.seat) ? randomAnswer(q, rng) : sensible(s, q, rng));
  }
  return s;
}

describe('the strength of the instinct', () => {
  it.each([2, 3, 4, 5, 6])(
    'wins for a sensible seat among random ones, of %i',
    (seats) => {
      const mine = seats === 2 ? 1 : seats % 3;
      const s = playOut(seats, seats, (seat) => seat !== mine);
      expect(s.core.result?.winners).toEqual([mine]);
    },
    PATIENCE,
  );
});

describe('among sensible seats that talk', () => {
  const told: { [key: string]: number } = {};
  let end: UniState | null = null;

  beforeAll(() => {
    end = talkingGame(3, told);
  }, PATIENCE);

  it('the game comes to its end', () => {
    expect(end?.core.result?.by).toBe('turns');
  });

  it('there are wars, pacts, trade routes, technologies learned and used, conquests and objectives', () => {
    for (const key of [
      'warDeclared',
      'dealSigned',
      'routeCompleted',
      'studied',
      'technologyUsed',
      'conquered',
      'objectiveClaimed',
      'cardUsed',
    ])
      expect({ key, n: told[key] ?? 0 }).toEqual({ key, n: expect.toSatisfy((n: number) => n > 0) });
  });
});

describe('the value of a position', () => {
  it(
    'adds up to one win, and knows more than that all are equal',
    () => {
      const said: { readonly said: number; readonly won: number }[] = [];
      for (let seed = 1; seed <= 4; seed++) {
        const values: (readonly number[])[] = [];
        const s = playOut(
          3,
          seed,
          () => false,
          (world) => values.push(game.instinct.value(world)),
        );
        const won = game.instinct.value(s);
        for (const value of values) for (const [seat, share] of value.entries()) said.push({ said: share, won: won[seat] });
      }
      const mean = (of: readonly number[]): number => of.reduce((sum, n) => sum + n, 0) / of.length;
      expect(mean(said.map(({ said: n }) => n))).toBeCloseTo(1 / 3);
      expect(mean(said.map(({ said: n, won }) => (n - won) ** 2))).toBeLessThan(mean(said.map(({ won }) => (1 / 3 - won) ** 2)));
    },
    PATIENCE,
  );
});

/** A game in which all say what they like unasked, before anybody answers; what was told is counted. */
function talkingGame(seed: number, told: { [key: string]: number }): UniState {
  const s = beginGame(game, { seats: 4, options: SHORT }, fastChance(seed));
  const rng = fastChance(seed);
  let moment = '';
  for (let open = openQuestions(game, s); open.length > 0; open = openQuestions(game, s)) {
    s.core.told = [];
    const now = `${s.turn} ${s.phase} ${s.active}`;
    const talks = now !== moment || s.core.offers.length + s.core.asides.length > 0;
    moment = now;
    if (!talks || !s.order.some((seat) => speaks(s, seat, open))) answerFirst(s, open[0], rng);
    for (const { key } of s.core.told) told[key] = (told[key] ?? 0) + 1;
  }
  return s;
}

/** Whoever is asked first does what it needs, then answers. */
function answerFirst(s: UniState, q: Question, rng: ReturnType<typeof fastChance>): void {
  const chosen = game.instinct.prepare?.(guess(game, s, q.seat, rng), q, interjectionsOf(game, s, q.seat)) ?? null;
  if (chosen === null) apply(game, s, q, sensible(s, q, rng));
  else say(s, q.seat, `! ${chosen.key}`);
}

/** Lets a seat that is not asked say something, or answer in its aside. */
function speaks(s: UniState, seat: Seat, open: readonly Question[]): boolean {
  if (open.some((q) => q.seat === seat)) return false;
  const beside = asideQuestion(game, s, seat);
  if (beside !== null) return say(s, seat, `~ ${printAnswer(beside, instinctiveAnswer(game, s, beside))}`);
  const chosen = game.instinct.interject?.(guess(game, s, seat, fastChance(1)), seat, interjectionsOf(game, s, seat)) ?? null;
  return chosen !== null && say(s, seat, `! ${chosen.key}`);
}

function say(s: UniState, seat: Seat, text: string): boolean {
  const refused = carryOut(game, s, { seat, text });
  if (refused !== null) throw new Error(`${seat} may not say ${text}: ${refused.key}`);
  return true;
}
