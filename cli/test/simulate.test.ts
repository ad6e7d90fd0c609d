import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { namedBots } from '../bots.ts';
import { type Played, playNumber, type Series } from '../simulate/series.ts';
import { binsOf, spreadOf, wilson } from '../simulate/tally.ts';
import { playedByThreads } from '../simulate/threads.ts';
import { CASTELLAN, castellan, temporaryFolder } from './run.ts';

const folder = temporaryFolder();

describe('castellan simulate', () => {
  it('gives the results as JSON', async () => {
    const { code, out } = await castellan([
      'simulate',
      'fair',
      '--seats',
      '3',
      '--games',
      '40',
      '--bots',
      'random,heuristic,knight',
      '--json',
    ]);
    expect(code).toBe(0);
    const results = JSON.parse(out);
    expect(results).toMatchObject({ game: 'fair', seats: 3, games: 40, finished: 40, errors: 0, deadEnds: 0, failures: [] });
    expect(results.bots).toEqual(['random', 'heuristic', 'knight']);
    expect(results.decisionsPerGame).toBeGreaterThan(5);
    expect(results.decisionsPerSecond).toBeGreaterThan(0);
    expect(results.meanScoreBySeat).toHaveLength(3);
    const [a, b, c] = results.winShareBySeat;
    expect(a + b + c).toBeCloseTo(1);
    results.winShareIntervalBySeat.forEach(([low, high]: [number, number], seat: number) => {
      expect(low).toBeLessThanOrEqual(results.winShareBySeat[seat]);
      expect(high).toBeGreaterThanOrEqual(results.winShareBySeat[seat]);
    });
  });

  it('plays the same games for the same seed, whatever text it is', async () => {
    const winners = async (seed: string) =>
      JSON.parse((await castellan(['simulate', 'fair', '--games', '30', '--seed', seed, '--json'])).out).scoreDistribution;
    expect(await winners('007')).toEqual(await winners('007'));
    expect(await winners('007')).not.toEqual(await winners('7'));
    expect(await winners('-5 été')).not.toEqual(await winners('7'));
  });

  it('writes a table with a line for each game, by whose seed it can be played again', async () => {
    const { code, out } = await castellan(
      ['simulate', 'fair', '--seats', '2', '--games', '12', '--seed', 'a, b', '--csv', 't/games.csv', '--json'],
      {
        cwd: folder,
      },
    );
    expect(code).toBe(0);
    const [head, ...lines] = readFileSync(join(folder, 't/games.csv'), 'utf8').trimEnd().split('\n');
    expect(head).toBe('game,seed,outcome,decisions,winners,score1,score2');
    expect(lines).toHaveLength(12);
    expect(lines[4]).toMatch(/^5,"a, b 5",\w+,\d+,(1|2|1 2),-?\d+,-?\d+$/);
    const scores = lines.map((line) => Number(line.split(',').at(-1)));
    expect(JSON.parse(out).meanScoreBySeat[1]).toBeCloseTo(scores.reduce((a, b) => a + b) / 12);
  });

  it('stops at Ctrl+C and tells the results so far', async () => {
    const table = join(folder, 'many.csv');
    const args = ['simulate', 'monde-oublie', '--games', '1000000', '--csv', table, '--json'];
    const child = spawn(process.execPath, [CASTELLAN, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    const closed = once(child, 'close');
    await expect.poll(() => existsSync(table) && readFileSync(table, 'utf8').split('\n').length, { timeout: 60_000 }).toBeGreaterThan(3);
    child.kill('SIGINT');
    expect((await closed)[0]).toBe(130);
    const { games, finished, interrupted } = JSON.parse(out);
    expect([finished, interrupted]).toEqual([games, true]);
    expect(readFileSync(table, 'utf8').trimEnd().split('\n')).toHaveLength(games + 1);
  });

  it('plays by several threads the very games one would play, in their order, with the same pack and bots', async () => {
    const pack = { game: 'monde-oublie', name: 'Rich', changes: { constants: { startCoins: 20 } } };
    const game = await gameNamed('monde-oublie')?.load();
    if (game === undefined) throw new Error('the game is not on the shelf');
    const added = await game.packs.add(pack);
    if (!added.ok) throw new Error('the pack is refused');
    const series: Series = { seats: 2, options: {}, pack: added.id, seed: 'july', isKept: true };
    const bots = ['heuristic', 'random'];
    const alone = Array.from({ length: 7 }, (_, i) => playNumber(game, series, namedBots(bots.join()), i + 3));
    const together: Played[] = [];
    const data = { id: game.id, pack, bots, series };
    for await (const played of playedByThreads(data, 2, [3, 4, 5, 6, 7, 8, 9], 100)) together.push(played);
    const known = ({ number, outcome, record }: Played) => ({ number, outcome, record });
    expect(together.map(known)).toEqual(alone.map(known));
    expect(together.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });

  it('keeps records that verify', async () => {
    await castellan(['simulate', 'fair', '--games', '5', '--bots', 'random,squire', '--options', 'rounds=1,rich', '--out', 'kept'], {
      cwd: folder,
    });
    const files = readdirSync(join(folder, 'kept'));
    expect(files).toHaveLength(5);
    for (const file of files) {
      const { code, out } = await castellan(['verify', join('kept', file), '--json'], { cwd: folder });
      expect([code, JSON.parse(out)]).toMatchObject([0, { ok: true, finished: true, hashKept: true }]);
    }
    expect(readFileSync(join(folder, 'kept', 'fair-1.txt'), 'utf8')).toContain('option rich true\noption rounds 1\n');
  });

  it('counts errors, keeps the record of the failed game, and exits with 1', async () => {
    const { code, out } = await castellan(['simulate', 'fair', '--games', '9', '--options', 'fault=error', '--json'], { cwd: folder });
    const results = JSON.parse(out);
    expect(code).toBe(1);
    expect(results.errors).toBeGreaterThan(0);
    expect(results.errors + results.finished).toBe(9);
    const [{ problem, record, kind }] = results.failures;
    expect([kind, problem]).toEqual(['error', 'the mill is broken']);
    expect(readFileSync(join(folder, record), 'utf8')).toMatch(/\n\d work\n\nend \d+\n$/);
    const verified = await castellan(['verify', record], { cwd: folder });
    expect([verified.code, verified.err]).toEqual([2, expect.stringContaining('the mill is broken')]);
  });

  it('counts dead ends', async () => {
    const args = ['simulate', 'fair', '--games', '3', '--options', 'fault=deadEnd', '--out', 'dead'];
    const { code, out } = await castellan(args, { cwd: folder });
    expect([code, out]).toEqual([1, expect.stringContaining('3 dead ends')]);
    expect(readdirSync(join(folder, 'dead')).sort()).toEqual(['fair-1-failed.txt', 'fair-2-failed.txt', 'fair-3-failed.txt']);
  });

  it('shows people a table and a histogram', async () => {
    const { out } = await castellan(['simulate', 'fair', '--games', '20', '--lang', 'fr']);
    expect(out).toContain('20 parties terminées sur 20');
    expect(out).toContain('█');
  });
});

describe('statistics', () => {
  it('Wilson intervals', () => {
    expect(wilson(50, 100).map((x) => x.toFixed(4))).toEqual(['0.4038', '0.5962']);
    expect(wilson(0, 10).map((x) => x.toFixed(4))).toEqual(['0.0000', '0.2775']);
    expect(wilson(10, 10).map((x) => x.toFixed(4))).toEqual(['0.7225', '1.0000']);
  });

  it('spread', () => {
    expect(spreadOf(new Map())).toBeNull();
    expect(
      spreadOf(
        new Map([
          [4, 1],
          [1, 1],
          [2, 2],
        ]),
      ),
    ).toMatchObject({ mean: 2.25, min: 1, median: 2, max: 4 });
  });

  it('bins of a round width that hold every score once', () => {
    const counts = new Map(Array.from({ length: 47 }, (_, i) => [i - 7, 2]));
    const bins = binsOf([counts])(counts);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(94);
    expect(bins[0]).toEqual({ from: -10, to: -6, count: 4 });
    expect(bins.length).toBeLessThanOrEqual(13);
  });
});
