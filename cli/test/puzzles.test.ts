import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Puzzle } from '@castellan/bots';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { recordIn } from '../lab/puzzles/look.ts';
import { playGame } from '../lab/puzzles/play.ts';
import { byThreads } from '../simulate/threads.ts';
import { castellan, temporaryFolder } from './run.ts';

const folder = temporaryFolder();
const at = { cwd: folder, games: { ids: GAME_IDS, named: gameNamed } };

interface Told {
  readonly looked: number;
  readonly found: number;
  readonly puzzles: readonly Puzzle[];
}

describe('castellan lab puzzles', () => {
  const call = [
    'lab',
    'puzzles',
    'monde-oublie',
    '--players',
    'heuristic',
    '--games',
    '1',
    '--looks',
    '20',
    '--worlds',
    '8',
    '--margin',
    '1',
  ];

  it('keeps moments at which one answer is ahead of all others, the same ones each time, in files of their own', async () => {
    const { code, out } = await castellan([...call, '--want', '2', '--json', '--out', 'found'], at);
    expect(code).toBe(0);
    const told: Told = JSON.parse(out);
    expect(told.puzzles).toHaveLength(2);
    for (const { answers, best } of told.puzzles) {
      expect(answers.length).toBeGreaterThanOrEqual(3);
      const [next] = answers.slice(best);
      expect(next.less).toBeGreaterThanOrEqual(0.01);
      expect(next.less).toBeGreaterThan(((next.band ?? 0) / 1.96) * 3 - 0.001);
    }
    const written = readdirSync(join(folder, 'found'));
    expect(written).toContain('puzzles.json');
    for (const { id } of told.puzzles) expect(written).toContain(`${id.split('-')[0]}.txt`);
    expect(readFileSync(join(folder, 'found', 'puzzles.json'), 'utf8')).toContain(told.puzzles[0].id);
    const again = await castellan([...call, '--want', '2', '--json'], at);
    expect(JSON.parse(again.out).puzzles).toEqual(told.puzzles);
  });

  it('finds the same in several games whatever number of threads plays them, and plays none again that is kept', async () => {
    const several = [...call, '--games', '4', '--looks', '3', '--want', '200', '--json'];
    const alone = await castellan([...several, '--threads', '1', '--keep', 'alone.jsonl'], at);
    const together = await castellan([...several, '--threads', '2', '--keep', 'together.jsonl'], at);
    expect(together).toEqual(alone);
    const lines = readFileSync(join(folder, 'alone.jsonl'), 'utf8').split('\n');
    expect(readFileSync(join(folder, 'together.jsonl'), 'utf8').split('\n')).toEqual(lines);
    const [head, ...parts] = lines;
    const games = parts.filter((line) => line.includes('"record"'));
    expect(games).toHaveLength(4);
    // As if somebody had lost a game out of their middle, and all that was found.
    writeFileSync(join(folder, 'gap.jsonl'), `${[head, games[0], games[2]].join('\n')}\n`);
    expect(await castellan([...several, '--keep', 'gap.jsonl'], at)).toEqual(alone);
    const again = readFileSync(join(folder, 'gap.jsonl'), 'utf8').split('\n');
    expect(again.filter((line) => line.includes('"record"'))).toEqual([games[0], games[2], games[1], games[3]]);
  });

  it('plays in threads the very games that one would play, at seats that take turns', async () => {
    const game = await gameNamed('monde-oublie')?.load();
    if (game === undefined) throw new Error('the game is not on the shelf');
    const playing = { players: 'heuristic', seats: [2, 3], series: { options: {}, pack: '', seed: 'threads', isKept: true } };
    const numbers = [1, 2, 3, 4, 5];
    const together: unknown[] = [];
    const work = new URL('../lab/puzzles/play-work.ts', import.meta.url);
    for await (const played of byThreads(work, { id: game.id, pack: null, playing }, 2, numbers, 1_000, 1)) together.push(played);
    const alone = numbers.map((number) => playGame(game, playing, number));
    expect(together).toEqual(alone);
    expect(alone.map(({ record }) => recordIn(record ?? '').seats)).toEqual([2, 3, 2, 3, 2]);
  });

  it('says so when it finds fewer than are wanted, and leaves out what a review has dropped', async () => {
    const { code, out } = await castellan([...call, '--want', '200', '--json'], at);
    expect(code).toBe(1);
    const all: Told = JSON.parse(out);
    expect(all.puzzles.length).toBeLessThan(200);
    const [dropped] = all.puzzles;
    const less: Told = JSON.parse((await castellan([...call, '--want', '200', '--json', '--drop', dropped.id], at)).out);
    expect(less.puzzles.map(({ id }) => id)).not.toContain(dropped.id);
  });
});
