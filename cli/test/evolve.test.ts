import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { numbersIn } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { type Match, playMatch } from '../lab/evolve/match.ts';
import { directionsOf, middleOf, nextOf, pairsAround } from '../lab/evolve/strategy.ts';
import { castellan, temporaryFolder } from './run.ts';

const folder = temporaryFolder();

describe('numbers of an instinct', () => {
  it('are one list with names, and are laid where the instinct reads them', () => {
    const tree = { goods: [1, 2], wall: 3, toCome: { brew: 4 } };
    const numbers = numbersIn(tree);
    expect(numbers.names).toEqual(['goods.0', 'goods.1', 'wall', 'toCome.brew']);
    expect(numbers.shipped).toEqual([1, 2, 3, 4]);
    numbers.lay([5, 6, 7, 8]);
    expect(tree).toEqual({ goods: [5, 6], wall: 7, toCome: { brew: 8 } });
    expect(numbers.shipped).toEqual([1, 2, 3, 4]);
  });

  it('of The Anarchy are all that its instinct likes', async () => {
    const game = await gameNamed('anarchy')?.load();
    expect(game?.instinct.numbers?.names).toContain('toCome.joust');
    expect(game?.instinct.numbers?.shipped).toHaveLength(80);
  });
});

describe('evolution by pairs', () => {
  /** The nearer to these by factors, the better. */
  const BEST = [2, 0.5, 1, 0];
  const worth = (values: readonly number[]): number =>
    -values.reduce((sum, value, i) => sum + (BEST[i] === 0 ? 0 : Math.log(value / BEST[i]) ** 2), 0);

  it('goes to where the better ones of the pairs are; what is 0 stays 0', () => {
    let values: readonly number[] = [1, 1, 1, 0];
    for (let generation = 1; generation <= 60; generation++) {
      const directions = directionsOf('seed', generation, 8, values.length);
      const matches = pairsAround(values, directions).map(([one, other], pair): Match => {
        const ahead = worth(one) - worth(other);
        return { number: pair + 1, pair, won: Math.sign(ahead) / 2, ahead, problem: null };
      });
      values = nextOf(generation, values, directions, matches);
    }
    expect(worth(values)).toBeGreaterThan(worth([1, 1, 1, 0]) / 10);
    expect(values[3]).toBe(0);
  });

  it('finds the middle of the latter half of its way, by factors', () => {
    const [first, second, third] = middleOf([
      [9, 9, -9],
      [9, 9, -9],
      [1, 0, -1],
      [4, 0, -4],
    ]);
    expect(first).toBeCloseTo(2);
    expect(second).toBeCloseTo(0);
    expect(third).toBeCloseTo(-2);
  });

  it('is the same for the same seed', () => {
    expect(directionsOf('a', 1, 2, 3)).toEqual(directionsOf('a', 1, 2, 3));
    expect(directionsOf('a', 1, 2, 3)).not.toEqual(directionsOf('a', 2, 2, 3));
  });
});

describe('a match', () => {
  it('of one seat lets each of the two play the same seed alone, and compares their points', async () => {
    const game = await gameNamed('anarchy')?.load();
    const numbers = game?.instinct.numbers;
    if (game === undefined || numbers === undefined) throw new Error('there are no numbers');
    const { shipped } = numbers;
    const careless = shipped.map((number, i) => (i % 2 === 0 ? number * 8 : number / 8));
    const pairs = [
      [shipped, shipped],
      [shipped, careless],
      [careless, shipped],
    ] as const;
    const round = { terms: { seats: 1, options: [{}], pack: '', seed: 'alone' }, pairs };
    const [alike, better, worse] = [1, 2, 3].map((number) => playMatch(game, numbers, round, number));
    expect(alike).toEqual({ number: 1, pair: 0, won: 0, ahead: 0, problem: null });
    expect(better).toMatchObject({ won: 0.5, problem: null });
    expect(better.ahead).toBeGreaterThan(0);
    expect(worse).toMatchObject({ won: -0.5, problem: null });
  });
});

describe('castellan lab train --heuristic', () => {
  const call = ['lab', 'train', 'fair', '--heuristic', '--seats', '2', '--generations', '2', '--population', '2', '--games', '4'];

  it('lets pairs meet, goes on from what is kept, and says honestly whether the new numbers are better', async () => {
    const run = [...call, '--apart', '20', '--json', '--keep'];
    const whole = await castellan([...run, 'whole.jsonl'], { cwd: folder });
    expect(whole.code).toBe(0);
    const { names, values, verdict } = JSON.parse(whole.out);
    expect(names).toEqual(['buy', 'work']);
    expect(values).not.toEqual([2, 1]);
    expect(verdict.games).toBe(20);
    expect(verdict.isBetter).toBe(verdict.interval[0] > 0.5);
    const lines = readFileSync(join(folder, 'whole.jsonl'), 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(1 + 2 * 2 * 4 + 20);
    writeFileSync(join(folder, 'stopped.jsonl'), `${lines.slice(0, 12).join('\n')}\n${lines[12].slice(0, 30)}`);
    expect((await castellan([...run, 'stopped.jsonl'], { cwd: folder })).out).toBe(whole.out);
    expect(readFileSync(join(folder, 'stopped.jsonl'), 'utf8').trimEnd().split('\n')).toEqual(lines);
  });

  it('plays with a content pack, which is another run', async () => {
    writeFileSync(join(folder, 'dear.json'), JSON.stringify({ game: 'fair', name: 'dear', changes: { prices: { salt: 50, wool: 50 } } }));
    const run = [...call, '--apart', '20', '--json'];
    const plain = await castellan([...run, '--keep', 'plain.jsonl'], { cwd: folder });
    const packed = await castellan([...run, '--pack', 'dear.json', '--keep', 'packed.jsonl'], { cwd: folder });
    expect(packed.code).toBe(0);
    expect(packed.out).not.toBe(plain.out);
    const { err } = await castellan([...run, '--pack', 'dear.json', '--keep', 'plain.jsonl'], { cwd: folder });
    expect(err).toMatch(/: pack "" → "/);
  });

  it('tells of games that failed', async () => {
    const run = [...call, '--apart', '20', '--options', 'fault=error', '--json', '--keep', 'broken.jsonl'];
    const broken = await castellan(run, { cwd: folder });
    expect(broken.code).toBe(1);
    expect(JSON.parse(broken.out).problems[0]).toContain('the mill is broken');
    expect(await castellan(run, { cwd: folder })).toEqual(broken);
  });

  it('is told in words', async () => {
    const { out } = await castellan([...call, '--apart', '8']);
    expect(out).toMatch(/In 8 games kept apart the new numbers won/);
    expect(out).toMatch(/better/);
  });
});
