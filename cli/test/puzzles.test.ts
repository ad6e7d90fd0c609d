import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Puzzle } from '@castellan/bots';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
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
