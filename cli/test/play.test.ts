import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CASTELLAN, castellan, type Ran, spawned, temporaryFolder } from './run.ts';

const folder = temporaryFolder();

function play(input: string, ...args: string[]): Promise<Ran> {
  return castellan(['play', 'fair', '--seed', 'x', '--save', 'game.txt', ...args], { cwd: folder, input });
}

function saved(file = 'game.txt'): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** The answers of seat 1 in the saved game. */
function mine(file?: string): string[] {
  return saved(file)
    .split('\n')
    .flatMap((line) => /^1 (.+)$/.exec(line)?.slice(1) ?? []);
}

describe('castellan play', () => {
  it('plays a whole game by numbers, to the scoring and the record', async () => {
    const { code, out } = await play('4\n1\n1\n0\n'.repeat(6), '--options', 'rounds=2');
    expect(code).toBe(0);
    expect(out).toContain('What do you do today? [FAIR-1.2, FAIR-1.3]');
    expect(out).toMatch(/Won by .*\n(most|equal) points\n/);
    expect(out).toMatch(/Goods +\d+ +\d+ +\d+\nGifts +\d+ +\d+ +\d+\nTotal/);
    expect(out).toContain('The record of this game: game.txt');
    expect((await castellan(['verify', 'game.txt', '--json'], { cwd: folder })).code).toBe(0);
    expect(saved()).toContain('name 1 Player\nname 2 knight 2\nname 3 knight 3\n');
  });

  it('shows the table, the path, what is common and what is mine, with names', async () => {
    const { out } = await play('q\n', '--name', 'Anna  Comnena');
    expect(out).toMatch(/The Fair · Day 1 +the beginning\n─+\n/);
    expect(out).toMatch(/On offer: \w+ \(price \d\), /);
    expect(out).toContain('▶ Anna Comnena (you)\n    Gift 0\n    Coins: 1, 2\n');
    expect(out).toMatch(/ {2}Knight 2\n {4}Coins: 1, 2\n/);
  });

  it('says why not, with the rule', async () => {
    const { out } = await play('?\nq\n');
    expect(out).toMatch(/✗ Buy (\w+) — \1 costs \d, more than you have\. \[FAIR-1\.3\]/);
  });

  it('tells of one thing alone why not', async () => {
    const { out } = await play('? work\n? buy\nq\n');
    expect(out).toContain('Nothing that speaks of “work” is refused here.');
    expect(out).toMatch(/> \? buy\n {2}✗ Buy /);
  });

  it('tells all about a player, and says what it does not know', async () => {
    const { out } = await play('i knight 2\ni\ni gold\ni knight\nq\n');
    expect(out).toMatch(/> i knight 2\n {2}Knight 2\n {4}Coins: 1, 2\n/);
    expect(out).toContain('Type i and a name');
    expect(out).toContain('Nothing here is called “gold”.');
    expect(out).toMatch(/> i knight\n {2}Knight 2\n.*\n {2}Knight 3\n/);
  });

  it('takes answers as records write them, refuses others in words, and asks again', async () => {
    const { out } = await play('work\nbuy gold\n77\n1 2\nq\n');
    expect(mine()).toEqual(['work']);
    expect(out).toContain('“buy gold” is not one of the choices.');
    expect(out).toContain('There is no 77 in the list.');
    expect(out).toContain('Choose one number.');
  });

  it('asks once more before a slip that would hurt', async () => {
    await play('leave\nn\nq\n');
    expect(mine()).toEqual([]);
    await play('leave\ny\nq\n');
    expect(mine()).toEqual(['leave']);
  });

  it('offers suggestions first, then takes any subset', async () => {
    const { out } = await play('1\n3\n1 3\n9\n4 5\nq\n', '--options', 'rich');
    expect(out).toMatch(
      /Suggestions:\n {2}1 {2}A coin of 2, A coin of 2\n {2}2 {2}A coin of 2, A coin of 2, A coin of 2\nChoose from 1 to 3/,
    );
    expect(out).toContain('It costs 3.');
    expect(out).toContain('A suggestion (1 to 2) stands alone');
    expect(out).toContain('There is no 9 in the list.');
    expect(mine()[1]).toBe('coin 2 + coin 3');
    await play('1\n1\nq\n', '--options', 'rich');
    expect(mine()[1]).toBe('coin 1 + coin 2');
  });

  it('takes amounts', async () => {
    const { out } = await play('leave\ny\n3\nseven\n4\n', '--options', 'rounds=1');
    expect(out).toContain('From 0 to 4, in steps of 2');
    expect(out).toContain('steps of 2; you said 3');
    expect(out).toContain('“seven” is not a whole number');
    expect(mine()).toEqual(['leave', '4']);
  });

  it('takes orders', async () => {
    const { out } = await play('buy cloth\n1\n1\n1\n0\n1\n2 1\n', '--seats', '2', '--options', 'rich');
    expect(out).toContain('All numbers in the order you want');
    expect(out).toContain('Choose at least 2; you chose 1.');
    expect(mine().at(-1)).toMatch(/^show \w+ 1 > show cloth 0$/);
  });

  it('interjects', async () => {
    const { out } = await play('!9\n!1\nq\n');
    expect(out).toContain('At any time:\n  !1  Split a coin of 2');
    expect(out).toContain('There is no 9 in the list.');
    expect(mine()).toEqual(['! split']);
  });

  it('undoes, but not over a die', async () => {
    const { out } = await play('!1\nu\nwork\nu\nq\n');
    expect(out).toContain('Player takes the last answer back.');
    expect(mine()).toEqual(['work']);
    expect(out).toMatch(/cannot be taken back|has acted since/);
  });

  it('has a log, a help, the text of a rule, and draws again', async () => {
    const { out } = await play('l\nwork\nl\nl 1\nh\nr FAIR-0.0\n\nq\n');
    expect(out).toContain('Day 1 begins.');
    expect(out).toContain('· Player works for ');
    expect(out).toContain('save and leave');
    expect(out).toContain('There is no rule “FAIR-0.0”.');
    expect(out.match(/^The Fair/gm)).toHaveLength(3);
  });

  it('saves where it is told, and by itself when the input ends', async () => {
    const { code, out } = await play('s other.txt\n');
    expect([code, out]).toEqual([0, expect.stringContaining('castellan play --resume other.txt')]);
    expect(saved('other.txt')).toContain('end 0');
  });

  it('resumes with the same bots, and the bots go on as they would have', async () => {
    const whole = 'work\nwork\n2\n';
    await play(whole, '--bots', 'page,squire', '--seat', '2');
    const uninterrupted = saved();
    await play('work\nq\n', '--bots', 'page,squire', '--seat', '2');
    expect(saved()).not.toBe(uninterrupted);
    const { out } = await castellan(['play', '--resume', 'game.txt'], { cwd: folder, input: 'work\n2\n' });
    expect(out).toContain('Page 1');
    expect(saved()).toBe(uninterrupted);
    const again = await castellan(['play', '--resume', 'game.txt'], { cwd: folder });
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('Total')]);
  });

  it('leaves the record of a game that is over as it is', async () => {
    await castellan(['simulate', 'fair', '--games', '1', '--out', '.'], { cwd: folder });
    const before = saved('fair-1.txt');
    const { code, out } = await castellan(['play', '--resume', 'fair-1.txt'], { cwd: folder });
    expect([code, out]).toEqual([0, expect.stringContaining('Total')]);
    expect(saved('fair-1.txt')).toBe(before);
  });

  it('keeps the game after every answer, whatever becomes of the window', async () => {
    const args = ['play', 'monde-oublie', '--seats', '2', '--save', 'kept.txt'];
    const child = spawn(process.execPath, [CASTELLAN, ...args], { cwd: folder, stdio: ['pipe', 'ignore', 'inherit'] });
    const closed = once(child, 'close');
    child.stdin?.write('1\n');
    await expect.poll(() => existsSync(join(folder, 'kept.txt')) && mine('kept.txt').length, { timeout: 60_000 }).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await closed;
    expect((await spawned(['verify', 'kept.txt'], { cwd: folder })).code).toBe(0);
  });

  it('lets a person choose game, seats, strength and options', async () => {
    const input = '9\n1\n2\n1\n1\n2\n7\n\nq\n';
    const { code, out } = await castellan(['play', '--seed', 'x', '--save', 'chosen.txt'], { cwd: folder, input });
    expect(code).toBe(0);
    expect(out).toContain('1  The Fair  Buy, work, give');
    expect(out).toContain('“9” is not in the list.');
    expect(saved('chosen.txt')).toMatch(/seats 2\nname 1 Player\nname 2 page 2\noption fault "none"\noption rich true\noption rounds 3\n/);
  });

  it('leaves quietly when nothing is chosen', async () => {
    expect(await castellan(['play'], { cwd: folder })).toMatchObject({ code: 0, err: '' });
  });

  it('speaks French', async () => {
    const { out } = await play('q\n', '--lang', 'fr');
    expect(out).toContain('Que faites-vous aujourd’hui\u202f?');
    expect(out).toContain('Chevalier 2');
    expect(out).toContain('Enregistré dans game.txt');
  });

  it('plays with a program in JSON', async () => {
    const { out } = await play('nonsense\n/why\n! split\n/undo\n/save\nwork\n/quit\n', '--json');
    const [first, refused, why, split, undone, kept, worked, bye] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({
      events: [{ key: 'day', params: { round: 1 } }],
      view: { seq: 0, seat: 0, asked: { step: 'visit', kind: 'pick' } },
    });
    expect(refused).toMatchObject({ refusal: { key: 'unknownOption' } });
    expect(why.refused[0]).toMatchObject({ refusal: { rule: 'FAIR-1.3' } });
    expect(split.events).toEqual([{ key: 'split', params: { seat: 0 } }]);
    expect(undone.view.seq).toBe(0);
    expect(kept).toEqual({ saved: 'game.txt' });
    expect(worked.events.length).toBeGreaterThan(0);
    expect(bye).toEqual({ saved: 'game.txt', result: null });
  });
});
