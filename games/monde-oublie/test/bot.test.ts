import {
  advance,
  apply,
  beginGame,
  below,
  fastChance,
  guess,
  instinctiveAnswer,
  type Prior,
  printAnswer,
  type Question,
  randomAnswer,
} from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { GLANCES } from '../bot/prior.ts';
import { WEIGHERS } from '../bot/weighers.ts';
import { game } from '../index.ts';
import type { MonState } from '../state.ts';
import { answer, army, barracks, faceUp, give, keys, on, play, question, roll, row, start, toRound } from './builders.ts';

const choice = (s: MonState): string => printAnswer(question(s), instinctiveAnswer(game, s, question(s)));

describe('the instinct', () => {
  it('wins at least nine games in ten for two sensible seats against two random ones', () => {
    const rng = fastChance(4);
    let won = 0;
    const games = 60;
    for (let i = 0; i < games; i++) {
      const s = beginGame(game, { seats: 4, options: {} }, fastChance(500 + i));
      for (let q = advance(game, s); q !== null; )
        q = apply(game, s, q, q.seat < 2 ? randomAnswer(q, rng) : instinctiveAnswer(game, guess(game, s, q.seat, rng), q));
      if (s.core.result?.winners.every((seat) => seat >= 2)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(games * 0.9);
  });

  it('attacks a titan that is worth its coins', () => {
    const s = start();
    give(s, 0, { coins: 9, armies: [army('elephants-de-guerre')] });
    faceUp(s, 'crabe-des-recifs');
    row(s, 'verger');
    barracks(s);
    expect(choice(s)).toBe('attack crabe-des-recifs');
  });

  it('pays the cheapest armies', () => {
    const s = start();
    give(s, 0, { coins: 9, armies: [army('elephants-de-guerre', { art: 4 }), army('phalange'), army('lanciers')] });
    faceUp(s, 'crabe-des-recifs');
    answer(s, 'attack crabe-des-recifs');
    expect(choice(s)).toBe('army 2 + army 3');
  });

  it('conscripts only for the sake of an attack', () => {
    const s = start();
    give(s, 0, { coins: 9, armies: [army('phalange')], city: ['ecole', 'amphitheatre'] });
    s.titans = [-1, -1, -1];
    const weight = (key: string): number => {
      const q = question(s);
      const option = q.kind === 'amount' ? undefined : q.options.find((o) => o.key === key);
      if (option === undefined) throw new Error(`${key} is not offered`);
      return game.instinct.weigh(s, q, option);
    };
    const idle = weight('place 1 conscription');
    faceUp(s, 'crabe-des-recifs');
    expect(weight('place 1 conscription')).toBeGreaterThan(idle + 0.5);
    expect(idle).toBeLessThan(weight('place 1 labour'));
  });

  it('lets the lowest citizens starve and damages what it needs least', () => {
    const s = start();
    give(s, 0, {
      coins: 9,
      damaged: ['champ-de-ble'],
      armies: [army('elephants-de-guerre'), army('lanciers'), army('phalange')],
      city: ['caserne', 'rempart'],
    });
    faceUp(s, 'crabe-des-recifs');
    roll(s, 'titan');
    play(s, 'attack crabe-des-recifs', 'army 1');
    expect(choice(s)).toBe('rempart');
    play(s, 'rempart', 'pass', 'pass');
    expect(choice(s)).toBe('citizen 1');
  });

  it('spends its last coins on banners in round 6', () => {
    const s = toRound(start(), 6);
    give(s, 0, { coins: 7, citizens: [-1, on('labour'), on('labour')] });
    row(s, 'grand-port');
    barracks(s);
    expect(choice(s)).toBe('place 1 build');
  });

  it('never passes while a citizen can still earn something', () => {
    const s = start();
    give(s, 0, { coins: 0, armies: [] });
    s.titans = [-1, -1, -1];
    barracks(s);
    expect(keys(s)).toContain('pass');
    expect(choice(s)).not.toBe('pass');
  });
});

/** None of them can do without: even of two answers one is better. */
const asking = Object.values(game.steps)
  .filter(({ ask }) => ask !== undefined)
  .map(({ name }) => name)
  .sort();

it('weighs the options of every step that asks, thoroughly and at a glance', () => {
  expect(WEIGHERS.map(({ step }) => step).sort()).toEqual(asking);
  expect([...GLANCES.keys()].sort()).toEqual(asking);
});

describe('the value', () => {
  /** What each seat was said to win at moments of a game, and what it won. */
  function outcomes(seed: number): { readonly said: number; readonly won: number; readonly even: number }[] {
    const rng = fastChance(seed);
    const seats = 2 + (seed % 3);
    const s = beginGame(game, { seats, options: {} }, fastChance(9000 + seed));
    const values: (readonly number[])[] = [];
    for (let q = advance(game, s); q !== null; ) {
      const world = guess(game, s, q.seat, rng);
      if (below(rng, 12) === 0) values.push(game.instinct.value(world));
      q = apply(game, s, q, instinctiveAnswer(game, world, q));
    }
    const won = game.instinct.value(s);
    return values.flatMap((value) => value.map((said, seat) => ({ said, won: won[seat], even: 1 / seats })));
  }

  it('comes true as often as it says', () => {
    const all = Array.from({ length: 90 }, (_, seed) => outcomes(seed)).flat();
    const mean = (of: readonly number[]): number => of.reduce((sum, n) => sum + n, 0) / of.length;
    let bands = 0;
    for (let from = 0; from < 1; from += 0.2) {
      const band = all.filter(({ said }) => said >= from && said < from + 0.2);
      if (band.length < 50) continue;
      bands++;
      const off = mean(band.map(({ said }) => said)) - mean(band.map(({ won }) => won));
      expect(Math.abs(off), `said ${from.toFixed(1)} to ${(from + 0.2).toFixed(1)}, ${band.length} times`).toBeLessThan(0.12);
    }
    expect(bands).toBe(5);
    const brier = mean(all.map(({ said, won }) => (said - won) ** 2));
    expect(brier).toBeLessThan(0.8 * mean(all.map(({ even, won }) => (even - won) ** 2)));
  });
});

describe('the prior', () => {
  /** How many of the answers considered look likelier than this one. */
  function likelier({ answers, weights }: Prior, q: Question, text: string): number {
    const at = answers.findIndex((one) => printAnswer(q, one).split(' + ').sort().join() === text.split(' + ').sort().join());
    if (at < 0) throw new Error(`${text} is not considered at ${q.frame.step}`);
    return weights.filter((weight) => weight > weights[at]).length;
  }

  it('nearly always has what the instinct would do in its first third', () => {
    const rng = fastChance(2);
    let asked = 0;
    let found = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const s = beginGame(game, { seats: 2 + (seed % 3), options: { expansionPlus: seed % 2 === 0 } }, fastChance(seed));
      for (let q = advance(game, s); q !== null; q = apply(game, s, q, randomAnswer(q, rng))) {
        const prior = game.instinct.prior(s, q);
        asked++;
        if (likelier(prior, q, printAnswer(q, instinctiveAnswer(game, s, q))) < prior.answers.length / 3) found++;
      }
    }
    expect(found / asked).toBeGreaterThan(0.93);
  });
});
