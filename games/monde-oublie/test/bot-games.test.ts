/** Whole games of the instinct: what becomes of its money, what it fights and settles, and what one-sided plans get out of it. */

import { advance, apply, beginGame, fastChance, type Instinct, type Question, type Seat } from '@castellan/engine';
import { senseOf } from '@castellan/engine/sense';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { MonState } from '../state.ts';

type Mind = Pick<Instinct<MonState>, 'weigh'>;

/** A game in which each seat has a mind of its own; `watch` sees every question before it is answered. */
function playOut(seats: number, seed: number, mindOf: (seat: Seat) => Mind, watch?: (s: MonState, q: Question) => void): MonState {
  const senses = Array.from({ length: seats }, (_, seat) => senseOf({ ...game, instinct: { ...game.instinct, ...mindOf(seat) } }));
  const s = beginGame(game, { seats, options: {} }, fastChance(seed));
  const rng = fastChance(seed * 31);
  for (let q = advance(game, s); q !== null; ) {
    watch?.(s, q);
    q = apply(game, s, q, senses[q.seat].sensible(s, q, rng));
  }
  return s;
}

const mean = (of: readonly number[]): number => of.reduce((sum, n) => sum + n, 0) / of.length;

describe('in games of the instinct', () => {
  // What a coin is worth in the last two rounds as in the first leaves 9.9 and 11.6 of them.
  it.each([
    { seats: 2, games: 24, left: 7.5 },
    { seats: 4, games: 12, left: 10 },
  ])('money is spent in the end, titans are fought and provinces taken, at tables of $seats', ({ seats, games, left }) => {
    const coins: number[] = [];
    const before: number[] = [];
    const titans: number[] = [];
    const provinces: number[] = [];
    for (let seed = 1; seed <= games; seed++) {
      let round = 0;
      const s = playOut(
        seats,
        seed,
        () => game.instinct,
        (now) => {
          if (now.round === 6 && round < 6) before.push(...now.players.map((player) => player.coins));
          round = now.round;
        },
      );
      coins.push(...s.players.map((player) => player.coins));
      titans.push(...s.players.map((player) => player.titans.length));
      provinces.push(...s.players.map((player) => player.provinces.length));
    }
    expect(mean(coins)).toBeLessThan(left);
    expect(mean(coins)).toBeLessThan(0.7 * mean(before));
    expect(mean(titans)).toBeGreaterThan(3);
    expect(mean(provinces)).toBeGreaterThan(0.4);
  });
});

describe('one-sided plans', () => {
  const plans = game.instinct.exploiters ?? {};

  /** By how many points the instinct is ahead of a plan in a game of two. */
  function lead(plan: string, seed: number): number {
    const its = seed % 2;
    const { core } = playOut(2, seed, (seat) => (seat === its ? plans[plan] : game.instinct));
    const scores = core.result?.scores ?? [];
    return scores[1 - its] - scores[its];
  }

  const leads = (plan: string, games: number): readonly number[] => Array.from({ length: games }, (_, i) => lead(plan, i + 1));

  it('of builders who never fight lose by far', () => {
    expect(mean(leads('builder', 10))).toBeGreaterThan(8);
  });

  it('of others, who lean on the instinct as far as it pays, get nothing out of it', () => {
    const others = Object.keys(plans).filter((plan) => plan !== 'builder');
    expect(others.length).toBeGreaterThan(3);
    expect(mean(others.flatMap((plan) => leads(plan, 40)))).toBeGreaterThan(-1);
  });
});
