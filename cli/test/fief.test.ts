/** Fief at the terminal: what is asked beside the game, answers given in advance, and all about a thing. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { castellan, type Ran, temporaryFolder } from './run.ts';

const folder = temporaryFolder();
const games = { ids: GAME_IDS, named: gameNamed };

async function play(lines: readonly string[], ...args: string[]): Promise<Ran> {
  const given = ['play', 'fief', '--seats', '3', '--seed', 'terminal', '--save', 'fief.txt', '--name', 'Anne', ...args];
  const ran = await castellan(given, { cwd: folder, games, input: `${lines.join('\n')}\n` });
  return { ...ran, out: ran.out.replaceAll('\u00a0', ' ') };
}

/** The answers of seat 1 in the saved game. */
function mine(): string[] {
  const saved = readFileSync(join(folder, 'fief.txt'), 'utf8');
  return saved.split('\n').flatMap((line) => /^1 (.+)$/.exec(line)?.slice(1) ?? []);
}

describe('castellan play fief', () => {
  it('shows the kingdom by fief, the Church, the families and what is asked', async () => {
    const { out, err } = await play(['start tournus', 'q']);
    expect(err).toBe('');
    expect(out).toContain('County of Tournus · title for 6 écus · Anne has 1 village');
    expect(out).toMatch(/Tournus ★ +Anne \(3 sergeants, 1 knight, \w+\) · castle/);
    expect(out).toMatch(/Bishopric of Tournus +no Bishop · votes: Anne: 2/);
    expect(out).toMatch(/Anne \(you\) · 0 of 3 points · 5 écus \(income 1\)/);
    expect(mine()[0]).toBe('start tournus');
  });

  it('speaks French as well', async () => {
    const { out } = await play(['start tournus', 'q'], '--lang', 'fr');
    expect(out).toMatch(/Comté de Tournus · titre à 6 écus · Anne y tient 1 village/);
    expect(out).toMatch(/Anne \(vous\) · 0 sur 3 points/);
  });

  it('tells all about a village, a fief, a bishopric, a Lord and a card', async () => {
    const { out } = await play(['i sigy', 'i county of sigy', 'i bishopric of sigy', 'i henri', 'i plague', 'q']);
    expect(out).toContain('County of Sigy, Bishopric of Sigy; its principal village, worth 2');
    expect(out).toContain('County: Sigy, Saint Ciers d’Abzac and Marcamps. Title and City for 6 écus, 1');
    expect(out).toMatch(/> i bishopric of sigy\n {2}Bishopric of Sigy\n {4}Villages: .*Sigy ★/);
    expect(out).toMatch(/> i henri\n {2}Henri\n {4}A man/);
    expect(out).toContain('Calamity: in the bishopric it strikes half of all troops die');
  });

  it('asks in the own aside first, where a bargain is put together, and comes back to the game', async () => {
    const { out } = await play(['start tournus', '! bargain', '1', 'drop', 'q']);
    expect(out).toContain('With whom do you want to strike a bargain? [FIE-6.11');
    expect(out).toContain('A bargain with Knight 2. You give nothing. You get nothing.');
    expect(mine().slice(1)).toEqual(['! bargain', expect.stringMatching(/^~ with \d$/), '~ drop']);
  });

  it('sits down with the usual answers given in advance, takes another, and asks everything again', async () => {
    const { out } = await play(['a', 'start tournus', 'a pass', 'a', 'a 0', 'a', 'q']);
    expect(out).toContain('Answered in advance: The table waits for surprises — Pass (in certain cases only).');
    expect(out).toMatch(/Answered in advance: .*marriage.* — Pass\./);
    expect(out).toContain('You are asked everything again.');
    expect(out).toContain('You have answered nothing in advance.');
    expect(mine()).toContain('pass');
  });
});
