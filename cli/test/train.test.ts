import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, type Chance, fastChance, type Weights } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { fitted, type Position, sharesOf } from '../lab/train/fit.ts';
import { learn } from '../lab/train/learn.ts';
import type { Course, Sampled } from '../lab/train/sampling.ts';
import { solved } from '../lab/train/solve.ts';
import { castellan, temporaryFolder } from './run.ts';

const folder = temporaryFolder();
const TRUTH = [1.2, -0.6, 0];

function uniform(rng: Chance): number {
  return below(rng, 10_001) / 10_000;
}

/** Sides that stand by chance, and a winner drawn by the odds that the true weights give. */
function madeUp(rng: Chance, sides: number): Position {
  const standing = Array.from({ length: sides }, () => TRUTH.map(() => 4 * uniform(rng)));
  const shares = sharesOf(standing, TRUTH);
  let drawn = uniform(rng);
  let winner = 0;
  while (winner < sides - 1 && drawn > shares[winner]) drawn -= shares[winner++];
  return { standing, came: standing.map((_, side) => (side === winner ? 1 : 0)) };
}

describe('fitting', () => {
  it('finds the weights that made up the data, at tables of several sizes', () => {
    const rng = fastChance(5);
    const positions = Array.from({ length: 6_000 }, (_, i) => madeUp(rng, 2 + (i % 3)));
    const found = fitted(positions, TRUTH.length);
    for (const [i, weight] of TRUTH.entries()) expect(Math.abs(found[i] - weight), `weight ${i}`).toBeLessThan(0.1);
  });

  it('shares a win that is shared, and leaves what never differs at nothing', () => {
    const even = {
      standing: [
        [1, 7],
        [1, 7],
      ],
      came: [0.5, 0.5],
    };
    expect(fitted([even, even], 2)).toEqual([0, 0]);
    const better = {
      standing: [
        [2, 7],
        [1, 7],
      ],
      came: [1, 0],
    };
    const [first, second] = fitted([better, better, even], 2);
    expect(first).toBeGreaterThan(0);
    expect(second).toBeCloseTo(0, 9);
  });

  it('stays finite where one side always wins', () => {
    const clear = Array.from({ length: 50 }, () => ({ standing: [[1], [0]], came: [1, 0] }));
    expect(fitted(clear, 1)[0]).toBeLessThan(100);
  });

  it('learns nothing from what is alike but for rounding', () => {
    // The mean of three such numbers is not quite the number.
    const alike = 11 / 7;
    const positions: Position[] = [0, 1, 2, 3, 4].map((game) => ({
      came: [0, 1, 2].map((seat) => (seat === game % 3 ? 1 : 0)),
      standing: [0, 1, 2].map((seat) => [alike, ((game * 7 + seat * 3 + 1) % 5) / 3]),
    }));
    expect(fitted(positions, 2)[0]).toBeCloseTo(0);
  });

  it('solves equations, also where something cannot be told', () => {
    expect(
      solved(
        [
          [0, 2],
          [4, 1],
        ],
        [6, 11],
      ),
    ).toEqual([2, 3]);
    expect(
      solved(
        [
          [0, 0],
          [0, 2],
        ],
        [0, 6],
      ),
    ).toEqual([0, 3]);
  });
});

describe('learning', () => {
  const course: Course = { players: ['squire'], seats: [2], options: {}, pack: '', seed: 'x' };

  function games(n: number): Sampled[] {
    const rng = fastChance(9);
    return Array.from({ length: n }, (_, i) => {
      const { standing, came } = madeUp(rng, 2);
      return { number: i + 1, problem: null, moments: [{ phase: 0, standing, came, thought: [0.5, 0.5] }] };
    });
  }

  it('tells the error of games that were kept apart, and what was said against what came true', () => {
    const { phases, weights } = learn(['a', 'b', 'c'], 2, course, games(3_000));
    expect(weights).toMatchObject({ features: ['a', 'b', 'c'], generation: 2, games: 3_000, players: ['squire'], seats: [2], seed: 'x' });
    const [{ brier, before, even, calibration, samples }] = phases;
    expect(samples).toBe(3_000);
    expect(even).toBe(0.25);
    expect(before).toBe(0.25);
    expect(brier).toBeLessThan(0.15);
    // About a fifth was kept apart, two sides each.
    expect(Math.abs(calibration.reduce((sum, { n }) => sum + n, 0) / 1_200 - 1)).toBeLessThan(0.15);
    for (const { said, came } of calibration.filter(({ n }) => n > 60)) expect(Math.abs(said - came)).toBeLessThan(0.15);
  });

  it('knows a side that could no longer win', () => {
    const out: Sampled = {
      number: 1,
      problem: null,
      moments: [{ phase: 0, standing: [[1, 1, 1], null, [0, 1, 1]], came: [1, 0, 0], thought: [1, 0, 0] }],
    };
    const { weights } = learn(['a', 'b', 'c'], 1, course, [...games(20), out]);
    expect(weights.phases[0].weights.every(Number.isFinite)).toBe(true);
  });

  it('learns nothing from a last phase that hardly a game has come to', () => {
    const late = games(100).map((game, i) => (i < 99 ? game : { ...game, moments: game.moments.map((one) => ({ ...one, phase: 1 })) }));
    expect(learn(['a', 'b', 'c'], 1, course, late).weights.phases).toMatchObject([{ samples: 99 }]);
  });
});

describe('going on from weights that were known', () => {
  const names = ['a', 'b', 'c'];
  const course: Course = { players: ['squire'], seats: [2], options: {}, pack: '', seed: 'x' };
  const drawn = (n: number, seed: number): Sampled[] => {
    const rng = fastChance(seed);
    return Array.from({ length: n }, (_, i) => {
      const { standing, came } = madeUp(rng, 2);
      return { number: i + 1, problem: null, moments: [{ phase: 0, standing, came, thought: [0.5, 0.5] }] };
    });
  };
  const known = (weights: readonly number[]): Weights => ({
    ...learn(names, 1, course, drawn(60, 1)).weights,
    games: 900,
    phases: [{ weights, samples: 900, brier: 0.1, even: 0.25, calibration: [] }],
  });
  const errorOf = (found: readonly number[]): number => Math.hypot(...found.map((w, i) => w - TRUTH[i]));

  it('keeps what is true, where few games alone would mislead', () => {
    const games = drawn(60, 2);
    const errorBy = (before: Weights | null): number => errorOf(learn(names, 2, course, games, before).phases[0].weights);
    expect(errorBy(known(TRUTH))).toBeLessThan(errorBy(null) / 2);
  });

  it('keeps what it has where games that were left out would be foretold a little better, by luck', () => {
    for (let seed = 2; seed < 12; seed++) expect(learn(names, 2, course, drawn(60, seed), known(TRUTH)).phases[0].pull).toBe(10_000);
  });

  it('leaves what games do not bear out', () => {
    const wrong = known([-1.2, 0.6, 1]);
    const [{ weights, pull }] = learn(names, 2, course, drawn(600, 3), wrong).phases;
    expect(pull).toBe(10);
    expect(errorOf(weights)).toBeLessThan(errorOf([-1.2, 0.6, 1]) / 5);
  });

  it('knows features by their names, and tells of how many games all of it is', () => {
    const { weights } = learn(['new', ...names], 3, course, widened(drawn(60, 4)), { ...known(TRUTH), from: 100 });
    expect(weights).toMatchObject({ generation: 3, games: 60, from: 1_000 });
    expect(errorOf(weights.phases[0].weights.slice(1))).toBeLessThan(0.1);
    expect(learn(names, 3, course, drawn(60, 4)).weights).not.toHaveProperty('from');
  });

  /** With a feature before the others that never differs. */
  function widened(games: readonly Sampled[]): Sampled[] {
    return games.map((game) => ({
      ...game,
      moments: game.moments.map((moment) => ({ ...moment, standing: moment.standing.map((one) => one && [1, ...one]) })),
    }));
  }
});

describe('castellan lab train', () => {
  const call = ['lab', 'train', 'fair', '--players', 'heuristic,random,miser', '--seats', '2,3', '--games', '40', '--json'];

  it('plays, learns that goods win, writes the weights, and comes to the same from the same seed', async () => {
    const { code, out } = await castellan([...call, '--out', 'weights.json'], { cwd: folder });
    expect(code).toBe(0);
    const { phases, weights } = JSON.parse(out);
    expect(JSON.parse(readFileSync(join(folder, 'weights.json'), 'utf8'))).toEqual(weights);
    expect(weights).toMatchObject({ features: ['goods', 'coins'], generation: 2, games: 40, players: ['heuristic', 'random', 'miser'] });
    expect(weights.seats).toEqual([2, 3]);
    expect(phases.at(-1).weights[0]).toBeGreaterThan(0);
    expect(phases.every(({ samples }: { samples: number }) => samples > 0)).toBe(true);
    expect((await castellan(call)).out).toBe(out);
    expect((await castellan([...call, '--seed', 'other'])).out).not.toBe(out);
  });

  it('goes on from the weights of the game when it is asked to', async () => {
    const { weights } = JSON.parse((await castellan([...call, '--onward'])).out);
    expect(weights).toMatchObject({ games: 40, from: expect.any(Number) });
    expect((await castellan(['lab', 'train', 'fair', '--heuristic', '--onward'])).err).toContain('--onward');
  });

  it('goes on from the games that are kept, and comes to the same', async () => {
    const whole = await castellan([...call, '--keep', 'whole.jsonl'], { cwd: folder });
    const lines = readFileSync(join(folder, 'whole.jsonl'), 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(41);
    writeFileSync(join(folder, 'stopped.jsonl'), `${lines.slice(0, 12).join('\n')}\n${lines[12].slice(0, -20)}`);
    expect((await castellan([...call, '--keep', 'stopped.jsonl'], { cwd: folder })).out).toBe(whole.out);
    expect(readFileSync(join(folder, 'stopped.jsonl'), 'utf8').trimEnd().split('\n')).toEqual(lines);
    const other = await castellan([...call, '--keep', 'whole.jsonl', '--seed', 'other'], { cwd: folder });
    expect(other.err).toContain('another run');
  });

  it('plays those that are missing, and tells of those that failed whenever it goes on', async () => {
    const broken = [...call, '--options', 'fault=error', '--keep', 'broken.jsonl'];
    const whole = await castellan(broken, { cwd: folder });
    expect([whole.code, JSON.parse(whole.out).problems.length > 0]).toEqual([1, true]);
    const lines = readFileSync(join(folder, 'broken.jsonl'), 'utf8').trimEnd().split('\n');
    writeFileSync(join(folder, 'broken.jsonl'), `${lines.filter((_, i) => i !== 5).join('\n')}\n`);
    expect(await castellan(broken, { cwd: folder })).toEqual(whole);
    expect(readFileSync(join(folder, 'broken.jsonl'), 'utf8').trimEnd().split('\n').sort()).toEqual([...lines].sort());
  });

  it('is told in words too, with what was said against what came true', async () => {
    const { out } = await castellan(call.filter((word) => word !== '--json'));
    expect(out).toMatch(/Generation 2, from 40 games of heuristic, random and miser/);
    expect(out).toMatch(/Brier/);
    expect(out).toMatch(/came true/);
  });

  it('says what is wrong', async () => {
    expect((await castellan(['lab', 'train', 'fair', '--players', 'nobody'])).err).toContain('miser');
    expect((await castellan(['lab', 'train', 'fair', '--seats', '9'])).code).toBe(2);
    expect((await castellan(['lab', 'train', 'fair', '--seats', '2,x'])).err).toContain('“x”');
  });
});
