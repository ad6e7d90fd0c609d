/** Fief at the terminal: what is asked beside the game, answers given in advance, and all about a thing. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Asked, Table } from '@castellan/engine';
import { game } from '@castellan/fief';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { movementTurn } from '../../games/fief/rules/movement.ts';
import { position } from '../../games/fief/test/builders.ts';
import { speakerFor } from '../language.ts';
import { readTyped, suggestionsOf } from '../play/answer.ts';
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

/** Henri has been named to march, and is asked who goes with him. */
function marching(): Asked {
  const players = [{ lords: { henri: 'sigy' }, troops: { sigy: '2S 1K' } }, {}, {}];
  const state = position(players, { stage: 'movement', active: 0, next: (s) => movementTurn(s, 0) });
  const table = Table.resume(game, { seats: 3, options: {}, seed: '0'.repeat(64) }, [], state);
  table.reply(0, 'henri');
  const { asked } = table.view(0);
  if (asked === null) throw new Error('nobody is asked');
  return asked;
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

  it('lets « de » and « à » swallow the article of a place', async () => {
    const { out } = await play(['start lesEssarts', 'pass', 'pass', 'q'], '--lang', 'fr');
    expect(out).toContain('S’établir aux Essarts');
    expect(out).toMatch(/Anne est maître des Essarts\./);
    expect(out).not.toMatch(/\b(de|à) Les? \p{Lu}/u);
  });

  it('tells no income of nothing', async () => {
    const speaker = await speakerFor('fr', (await gameNamed('fief')?.messages('fr')) ?? {}, () => 'Anne');
    const none = { villages: 0, mills: 0, tithes: 0, tailles: 0, titles: 0, siege: 0, famine: 0 };
    expect(speaker.say('event.income', { ...none, seat: 0, ecus: 6, villages: 2, mills: 4 })).toBe(
      'Anne reçoit 6 écus · villages 2 · moulins 4.',
    );
    expect(speaker.say('event.income', { ...none, seat: 0, ecus: 0, siege: 1 })).toBe('Anne reçoit 0 écu · perdu par siège 1.');
  });

  it('offers nothing twice: what is suggested and is one of the options stands among these alone', () => {
    const asked = marching();
    expect(asked.suggestions).toEqual(['2S + 1K', '1S + 1K', '-']);
    expect(suggestionsOf(asked)).toEqual(['2S + 1K', '1S + 1K', '-']);
    const lone = { ...asked, suggestions: ['2S', '1S', '-'] };
    expect(suggestionsOf(lone)).toEqual(['-']);
    expect(readTyped(lone, [], '3')).toMatchObject({ ok: true, text: '2S' });
  });

  it('tells all about a village, a fief, a bishopric, a Lord and a card', async () => {
    const { out } = await play(['i sigy', 'i county of sigy', 'i bishopric of sigy', 'i henri', 'i plague', 'q']);
    expect(out).toContain('County of Sigy, Bishopric of Sigy; its principal village, worth 2');
    expect(out).toContain('County: Sigy, Saint-Ciers d’Abzac and Marcamps. Title and City for 6 écus, 1');
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
