import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Strength, strengthsOf } from '@castellan/bots';
import { instinctiveAnswer } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { ratingsOf } from '../lab/elo.ts';
import { fingerprintOf } from '../lab/kept.ts';
import { arrangementsOf, pairsOf } from '../lab/pairing.ts';
import { type Game, meetingsOf, playMeeting } from '../lab/tournament.ts';
import { soonByThreads } from '../simulate/all-played.ts';
import { byThreads } from '../simulate/threads.ts';
import { game as fair } from './fixtures/fair/game.ts';
import { SHELF } from './fixtures/shelf.ts';
import { castellan, temporaryFolder } from './run.ts';

const folder = temporaryFolder();
const at = { cwd: folder };

/** The games in a file, each as its pair, way and number. */
function keptIn(file: string): readonly string[] {
  const [, ...lines] = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const { pair, way, number }: Game = JSON.parse(line);
    return `${pair} ${way} ${number}`;
  });
}

describe('castellan lab tournament', () => {
  const call = ['lab', 'tournament', 'fair', '--players', 'heuristic,random', '--seats', '2', '--games', '20', '--json'];

  it('lets every pair meet as often from either side, and tells shares, intervals and Elo', async () => {
    const { code, out } = await castellan(call);
    expect(code).toBe(0);
    const { standings, elo, eloIntervals } = JSON.parse(out);
    expect(standings).toHaveLength(1);
    expect(standings[0]).toMatchObject({ one: 'heuristic', other: 'random', games: 20, fair: 0.5 });
    expect(standings[0].share).toBeGreaterThan(0.5);
    expect(standings[0].interval[0]).toBeLessThan(standings[0].share);
    expect(elo.random).toBe(0);
    expect(elo.heuristic).toBeGreaterThan(0);
    for (const player of ['random', 'heuristic']) {
      const [low, high] = eloIntervals[player];
      expect((low + high) / 2).toBeCloseTo(elo[player], 6);
      expect(high).toBeGreaterThan(low);
    }
  });

  it('goes on from the games that are kept, and comes to the same', async () => {
    const whole = await castellan([...call, '--keep', 'whole.jsonl'], at);
    const lines = readFileSync(join(folder, 'whole.jsonl'), 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(21);
    for (const length of [0, 20]) {
      writeFileSync(join(folder, 'stopped.jsonl'), `${lines.slice(0, 8).join('\n')}\n${lines[8].slice(0, length)}`);
      const rest = await castellan([...call, '--keep', 'stopped.jsonl'], at);
      expect(rest.out).toBe(whole.out);
      expect(readFileSync(join(folder, 'stopped.jsonl'), 'utf8').trimEnd().split('\n')).toEqual(lines);
    }
    writeFileSync(join(folder, 'begun.jsonl'), lines[0].slice(0, 20));
    expect((await castellan([...call, '--keep', 'begun.jsonl'], at)).out).toBe(whole.out);
  });

  it('plays those that are missing, wherever there are gaps, and each of them once', async () => {
    const few = call.map((word) => (word === '20' ? '4' : word));
    await castellan([...few, '--keep', 'gaps.jsonl'], at);
    const lines = readFileSync(join(folder, 'gaps.jsonl'), 'utf8').split('\n');
    // As a run that ran into a torn line had left it.
    const glued = `${lines[2].slice(0, 30)}${lines[3]}`;
    writeFileSync(join(folder, 'gaps.jsonl'), `${[lines[0], lines[1], glued, lines[4], lines[4]].join('\n')}\n`);
    const { out } = await castellan([...call, '--keep', 'gaps.jsonl'], at);
    expect(JSON.parse(out).standings).toEqual(JSON.parse((await castellan(call)).out).standings);
    // What was glued together stays in its line and is no game.
    const [, ...kept] = readFileSync(join(folder, 'gaps.jsonl'), 'utf8').trimEnd().split('\n');
    expect(new Set(kept).size).toBe(kept.length - 1);
    expect(kept).toHaveLength(22);
  });

  it('counts of what is kept only its own games', async () => {
    const others = [
      'lab',
      'tournament',
      'fair',
      '--players',
      'page,random',
      '--seats',
      '2',
      '--games',
      '6',
      '--keep',
      'mixed.jsonl',
      '--json',
    ];
    await castellan(others, at);
    const { out } = await castellan([...call, '--keep', 'mixed.jsonl'], at);
    expect(JSON.parse(out)).toEqual(JSON.parse((await castellan(call)).out));
    expect(keptIn('mixed.jsonl')).toHaveLength(26);
    const fewer = await castellan([...call.map((word) => (word === '20' ? '4' : word)), '--keep', 'mixed.jsonl'], at);
    expect(JSON.parse(fewer.out).standings[0].games).toBe(4);
    expect(keptIn('mixed.jsonl')).toHaveLength(26);
  });

  it('plays what failed again, and tells it again', async () => {
    const broken = [...call, '--options', 'fault=error', '--keep', 'broken.jsonl'];
    const first = await castellan(broken, at);
    expect(first.code).toBe(1);
    const { problems, standings } = JSON.parse(first.out);
    expect(problems.length + standings[0].games).toBe(20);
    expect(standings[0].games).toBeGreaterThan(0);
    expect((await castellan(broken, at)).out).toBe(first.out);
    expect(new Set(keptIn('broken.jsonl')).size).toBe(standings[0].games);
  });

  it.each([
    { kept: 'nowhere', keep: [] },
    { kept: 'beside those of others', keep: ['--keep', 'interrupted.jsonl'] },
  ])('stops at Ctrl+C and says so, with games kept $kept', async ({ keep }) => {
    const before = process.listenerCount('SIGINT');
    const many = call.map((word) => (word === '20' ? '100000' : word));
    await castellan(['lab', 'tournament', 'fair', '--players', 'page,random', '--seats', '2', '--games', '6', ...keep], at);
    const run = castellan([...many, '--threads', '1', ...keep], at);
    await expect.poll(() => process.listenerCount('SIGINT')).toBe(before + 1);
    process.emit('SIGINT');
    const { code, out } = await run;
    const { interrupted, standings } = JSON.parse(out);
    expect([code, interrupted]).toEqual([130, true]);
    expect(standings[0].games).toBeLessThan(100_000);
  });

  it('changes seats all along, so that whoever stops it has games from either side', async () => {
    await castellan([...call, '--games', '60', '--keep', 'long.jsonl'], at);
    const games = keptIn('long.jsonl');
    expect(games).toHaveLength(60);
    for (const stop of [2, 20, 40]) expect(games.slice(0, stop).filter((game) => / 0 \d+$/.test(game))).toHaveLength(stop / 2);
  });

  it('does not mix the games of another run in', async () => {
    const { code, err } = await castellan([...call, '--keep', 'whole.jsonl', '--seed', 'other'], at);
    expect(code).toBe(2);
    expect(err).toContain('another run');
    expect(err).toMatch(/: seed "1" → "other"\n$/);
  });

  it('does not mix in games of bots with other weights, nor write into what is no such file', async () => {
    const lines = readFileSync(join(folder, 'whole.jsonl'), 'utf8').replace(/"bot":"\w+"/, '"bot":"12345678"');
    writeFileSync(join(folder, 'former.jsonl'), lines);
    const { err } = await castellan([...call, '--keep', 'former.jsonl'], at);
    expect(err).toMatch(/: bot "12345678" → "[0-9a-f]{8}"\n$/);
    writeFileSync(join(folder, 'notes.txt'), 'Do not forget the salt');
    expect((await castellan([...call, '--keep', 'notes.txt'], at)).err).toContain('something else');
    expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('Do not forget the salt');
  });

  it('does not mix in games of bots of the same weights that play otherwise', async () => {
    const plain = SHELF.named('fair');
    if (plain === null) throw new Error('the game is not on the shelf');
    const others: readonly Partial<typeof fair.instinct>[] = [
      {
        plans: {
          stretch: () => null,
          reviews: () => 0,
          answer: (instinct, world, q) => instinctiveAnswer({ instinct }, world, q),
          idle: (world, q) => instinctiveAnswer(fair, world, q),
          toTheEnd: () => 1,
          points: () => 0,
        },
      },
      { searchedBy: 'castellans', tries: 12 },
    ];
    await castellan([...call, '--keep', 'without.jsonl'], at);
    for (const instinct of others) {
      const other = { ...fair, instinct: { ...fair.instinct, ...instinct } };
      const games = { ...SHELF, named: () => ({ ...plain, load: async () => other }) };
      const { code, err } = await castellan([...call, '--keep', 'without.jsonl'], { ...at, games });
      expect(code).toBe(2);
      expect(err).toMatch(/: bot "[0-9a-f]{8}" → "[0-9a-f]{8}"\n$/);
    }
  });

  it('knows bots by what each level may think and how much it sees', () => {
    const searched = { ...fair, instinct: { ...fair.instinct, searchedBy: 'knights' } } as const;
    const strengths = strengthsOf(searched);
    const { knight, page } = strengths;
    if (knight.by !== 'search' || page.by !== 'instinct') throw new Error('knights search and pages do not');
    const others: readonly { readonly [level: string]: Strength }[] = [
      { ...strengths, page: { ...page, noise: page.noise / 2 } },
      { ...strengths, knight: { ...knight, thought: { ...knight.thought, iterations: knight.thought.iterations + 1 } } },
      { ...strengths, knight: { ...knight, thought: { ...knight.thought, attention: 0.5 } } },
      { ...strengths, castellan: { by: 'plans', budget: { iterations: 150, milliseconds: Number.POSITIVE_INFINITY } } },
      { ...strengths, castellan: { by: 'plans', budget: { iterations: 160, milliseconds: Number.POSITIVE_INFINITY } } },
    ];
    const known = [strengths, ...others].map((levels) => fingerprintOf(searched, levels));
    expect(new Set(known).size).toBe(known.length);
    expect(fingerprintOf(searched, strengthsOf(searched))).toBe(known[0]);
  });

  it('tells by how many points the first was ahead', async () => {
    const { out } = await castellan([...call, '--keep', 'points.jsonl'], at);
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
    const { out } = await castellan([...lone, '--keep', 'lone.jsonl'], at);
    const told = JSON.parse(out);
    expect(told.standings[0]).toMatchObject({ games: 9, fair: 1 / 3 });
    expect(told).not.toHaveProperty('elo');
    expect((await castellan([...lone, '--keep', 'lone.jsonl'], at)).out).toBe(out);
    const halves = lone.filter((word) => word !== '--lone');
    expect((await castellan([...halves, '--keep', 'lone.jsonl'], at)).err).toContain('another run');
  });

  it('says what is wrong', async () => {
    expect((await castellan(['lab', 'feast', 'fair'])).err).toContain('tournament');
    expect((await castellan(['lab', 'tournament', 'fair', '--players', 'random'])).err).toContain('two players');
    expect((await castellan(['lab', 'compare', 'fair', '--page', 'page.md'])).err).toContain('--page means nothing to lab compare');
    expect((await castellan(['lab', 'train', 'fair', '--heuristic', '--players', 'page'])).err).toContain('lab train --heuristic');
    const { err } = await castellan(['lab', 'tournament', 'fair', '--players', 'nobody']);
    for (const known of ['castellan', 'zealot-warlike', 'miser', 'squire-warlike', 'thrifty']) expect(err).toContain(known);
  });

  it('is told in words too', async () => {
    const { out } = await castellan(call.filter((word) => word !== '--json'));
    expect(out).toMatch(/against/);
    expect(out).toMatch(/Elo +95 %/);
    expect(out).toMatch(/Random +0 +-\d+ – \d+/);
  });
});

describe('threads of a tournament', () => {
  const players = ['page', 'heuristic', 'random'];
  const series = { seats: 3, options: {}, pack: '', seed: 'threads', isKept: false };
  const meetings = meetingsOf({ players, games: 4, isLone: true, series });

  it('are fed from one list, in which pairs and seats take turns', () => {
    expect(meetings).toHaveLength(12);
    expect(meetings.slice(0, 4).map(({ pair, way, number }) => `${pair} ${way} ${number}`)).toEqual([
      'page,heuristic 0 1',
      'page,random 0 1',
      'heuristic,random 0 1',
      'page,heuristic 1 1',
    ]);
    expect(meetings.slice(-1)).toEqual([{ pair: ['heuristic', 'random'], way: 0, number: 2 }]);
  });

  it('play the very games that one would play', async () => {
    const game = await gameNamed('monde-oublie')?.load();
    if (game === undefined) throw new Error('the game is not on the shelf');
    const together: unknown[] = [];
    const data = { id: game.id, pack: null, isLone: true, series };
    const work = new URL('../lab/work.ts', import.meta.url);
    for await (const played of byThreads(work, data, 2, meetings, 100)) together.push(played);
    expect(together).toEqual(meetings.map((meeting) => playMeeting(game, data, meeting)));
  });

  it('take over all that is left, once it is known to be much', async () => {
    const slow = (task: number): number => {
      for (const began = performance.now(); performance.now() - began < 20; );
      return task;
    };
    const left: (readonly number[])[] = [];
    const tasks = Array.from({ length: 1_000 }, (_, i) => i);
    const all: number[] = [];
    const others = async function* (rest: readonly number[]): AsyncGenerator<number> {
      left.push(rest);
      yield* rest;
    };
    for await (const done of soonByThreads(slow, tasks, 2, others)) all.push(done);
    expect(all).toEqual(tasks);
    expect(left).toHaveLength(1);
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
    expect(ratings.get('c')?.rating).toBe(0);
    expect(ratings.get('b')?.rating).toBeCloseTo(399, -1);
    expect(ratings.get('a')?.rating).toBeCloseTo(798, -1);
  });

  /** Every pair played 99 games, and one was added: half of each hundred are won. */
  const evenly = (...players: readonly string[]) =>
    ratingsOf(
      players,
      pairsOf(players).map(([one, other]) => ({ one, other, games: 99, won: 49.5 })),
    );
  const POINTS = 400 / Math.LN10;

  it('of two has an interval by the deviation of a share', () => {
    // Of 100 games the logarithm of the odds deviates by 1/√25; either player is half of that away from the mean of both.
    const half = 1.96 * POINTS * 0.1;
    for (const { rating, interval } of evenly('a', 'b').values()) {
      expect(rating).toBeCloseTo(0, 6);
      expect(interval[0]).toBeCloseTo(-half, 2);
      expect(interval[1]).toBeCloseTo(half, 2);
    }
  });

  it('of three has an interval by all that is known of each, through others too', () => {
    // The information is 25 for each pair: 50 on the diagonal, -25 beside it; from the mean the variance is 2/3 of 1/75.
    const half = 1.96 * POINTS * Math.sqrt(2 / 3 / 75);
    for (const { interval } of evenly('a', 'b', 'c').values()) expect(interval[1] - interval[0]).toBeCloseTo(2 * half, 2);
  });

  it('is the surer the more was played, and least sure of whom all others beat', () => {
    const widths = (games: number) =>
      [
        ...ratingsOf(
          ['a', 'b', 'c'],
          [
            { one: 'a', other: 'b', games, won: games / 2 },
            { one: 'a', other: 'c', games, won: games },
            { one: 'b', other: 'c', games, won: games },
          ],
        ).values(),
      ].map(({ interval: [low, high] }) => high - low);
    const [few, many] = [widths(20), widths(200)];
    expect(many.every((width, i) => width < few[i])).toBe(true);
    for (const [a, b, c] of [few, many]) {
      expect(c).toBeGreaterThan(a);
      expect(a).toBeCloseTo(b, 6);
    }
  });
});
