import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ratingsOf } from '../lab/elo.ts';
import { arrangementsOf, pairsOf } from '../lab/pairing.ts';
import { castellan, temporaryFolder } from './run.ts';

const folder = temporaryFolder();

describe('castellan lab tournament', () => {
  const call = ['lab', 'tournament', 'fair', '--players', 'heuristic,random', '--seats', '2', '--games', '20', '--json'];

  it('lets every pair meet as often from either side, and tells shares, intervals and Elo', async () => {
    const { code, out } = await castellan(call);
    expect(code).toBe(0);
    const { standings, elo } = JSON.parse(out);
    expect(standings).toHaveLength(1);
    expect(standings[0]).toMatchObject({ one: 'heuristic', other: 'random', games: 20, fair: 0.5 });
    expect(standings[0].share).toBeGreaterThan(0.5);
    expect(standings[0].interval[0]).toBeLessThan(standings[0].share);
    expect(elo.random).toBe(0);
    expect(elo.heuristic).toBeGreaterThan(0);
  });

  it('goes on from the games that are kept, and comes to the same', async () => {
    const whole = await castellan([...call, '--keep', 'whole.jsonl'], { cwd: folder });
    const lines = readFileSync(join(folder, 'whole.jsonl'), 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(21);
    // Stopped in the middle of a line.
    writeFileSync(join(folder, 'stopped.jsonl'), `${lines.slice(0, 8).join('\n')}\n`);
    const rest = await castellan([...call, '--keep', 'stopped.jsonl'], { cwd: folder });
    expect(rest.out).toBe(whole.out);
    expect(readFileSync(join(folder, 'stopped.jsonl'), 'utf8').trimEnd().split('\n').sort()).toEqual([...lines].sort());
  });

  it('changes seats all along, so that whoever stops it has games from either side', async () => {
    await castellan([...call, '--games', '60', '--keep', 'long.jsonl'], { cwd: folder });
    const games = readFileSync(join(folder, 'long.jsonl'), 'utf8').trimEnd().split('\n').slice(1);
    expect(games).toHaveLength(60);
    for (const stop of [20, 40]) expect(games.slice(0, stop).filter((game) => JSON.parse(game).way === 0)).toHaveLength(stop / 2);
  });

  it('does not mix the games of another run in', async () => {
    const { code, err } = await castellan([...call, '--keep', 'whole.jsonl', '--seed', 'other'], { cwd: folder });
    expect(code).toBe(2);
    expect(err).toContain('another run');
  });

  it('tells by how many points the first was ahead', async () => {
    const { out } = await castellan([...call, '--keep', 'points.jsonl'], { cwd: folder });
    const games = readFileSync(join(folder, 'points.jsonl'), 'utf8').trimEnd().split('\n').slice(1);
    const ahead = games.map((line) => {
      const { way, scores } = JSON.parse(line);
      return scores[way] - scores[1 - way];
    });
    const {
      ahead: mean,
      aheadInterval: [low, high],
    } = JSON.parse(out).standings[0];
    expect(mean).toBeCloseTo(ahead.reduce((sum, points) => sum + points, 0) / 20);
    expect(low).toBeLessThan(mean);
    expect(high).toBeGreaterThan(mean);
  });

  it('sets the first of a pair alone among others, and goes on from such games only as such', async () => {
    const lone = ['lab', 'tournament', 'fair', '--players', 'heuristic,random', '--seats', '3', '--games', '9', '--lone', '--json'];
    const { out } = await castellan([...lone, '--keep', 'lone.jsonl'], { cwd: folder });
    expect(JSON.parse(out).standings[0]).toMatchObject({ games: 9, fair: 1 / 3 });
    expect((await castellan([...lone, '--keep', 'lone.jsonl'], { cwd: folder })).out).toBe(out);
    const halves = lone.filter((word) => word !== '--lone');
    expect((await castellan([...halves, '--keep', 'lone.jsonl'], { cwd: folder })).err).toContain('another run');
  });

  it('says what is wrong', async () => {
    expect((await castellan(['lab', 'feast', 'fair'])).err).toContain('tournament');
    expect((await castellan(['lab', 'tournament', 'fair', '--players', 'random'])).err).toContain('two players');
  });

  it('is told in words too', async () => {
    const { out } = await castellan(call.filter((word) => word !== '--json'));
    expect(out).toMatch(/against/);
    expect(out).toMatch(/Elo/);
  });
});

describe('who plays whom', () => {
  it('is every pair once, with each on half of the seats', () => {
    expect(pairsOf(['a', 'b', 'c'])).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
    expect(arrangementsOf(['a', 'b'], 3).map(({ sits }) => sits)).toEqual([
      [0, 1, 0],
      [1, 0, 1],
    ]);
  });

  it('is one alone, on each seat in turn, where that is wished', () => {
    expect(arrangementsOf(['a', 'b'], 3, true).map(({ sits }) => sits)).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
  });
});

describe('Elo', () => {
  it('is 400 points for ten wins to one, and is found through others', () => {
    const ratings = ratingsOf(
      ['a', 'b', 'c'],
      [
        { one: 'a', other: 'b', games: 1_100, won: 1_000 },
        { one: 'b', other: 'c', games: 1_100, won: 1_000 },
      ],
    );
    expect(ratings.get('c')).toBe(0);
    expect(ratings.get('b')).toBeCloseTo(399, -1);
    expect(ratings.get('a')).toBeCloseTo(798, -1);
  });
});
