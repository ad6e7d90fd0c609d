import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { castellan, temporaryFolder } from './run.ts';

const folder = temporaryFolder();
const at = { cwd: folder };
let text = '';

function write(name: string, changed: string): string {
  writeFileSync(join(folder, name), changed);
  return name;
}

beforeAll(async () => {
  await castellan(['simulate', 'fair', '--games', '1', '--seats', '2', '--bots', 'knight', '--out', '.'], at);
  text = readFileSync(join(folder, 'fair-1.txt'), 'utf8');
});

describe('castellan verify', () => {
  it('accepts a true record', async () => {
    const { code, out } = await castellan(['verify', 'fair-1.txt'], at);
    expect(code).toBe(0);
    expect(out).toContain('all legal');
    expect(out).toContain('The seed is the one that was promised');
    expect(out).toContain('The final state is the one the record names');
    expect(out).toMatch(/Won by|Nobody wins/);
    expect(out).toMatch(/Total +\d+ +\d+/);
  });

  it('reads the standard input', async () => {
    expect((await castellan(['verify', '-', '--json'], { input: text })).code).toBe(0);
  });

  it.each([
    ['another final state', (t: string) => t.replace(/hash [0-9a-f]{4}/, 'hash 0000'), 1, 'wrongHash', 'final state is not'],
    ['another result', (t: string) => t.replace(/result \d+/, 'result 99'), 1, 'wrongResult', 'result is not'],
    ['another seed', (t: string) => t.replace(/seed [0-9a-f]{4}/, 'seed 0000'), 1, 'wrongSeed', 'not the one that was promised'],
    ['an illegal answer', (t: string) => t.replace(/\n\n1 .*\n/, '\n\n1 buy gold\n'), 1, 'illegal', 'not one of the choices'],
    ['another version', (t: string) => t.replace('game fair 1', 'game fair 9'), 1, 'otherVersion', 'other rules'],
    ['no seed', (t: string) => t.replace(/seed .*\n/, ''), 1, 'noSeed', 'not been published'],
    ['a missing pack', (t: string) => t.replace('commitment', 'pack dear@1\ncommitment'), 1, 'unknownPack', 'dear@1'],
    ['a strange header', (t: string) => t.replace('seats', 'weather rain\nseats'), 2, 'unknownHeader', 'weather'],
    ['no record at all', () => 'Dear diary', 2, 'notARecord', 'not a Castellan record'],
    ['a record cut off', (t: string) => t.slice(0, t.indexOf('\nend')), 2, 'truncated', 'cut off'],
    ['a line of no seat', (t: string) => t.replace(/\n\n1 /, '\n\n7 '), 2, 'badLine', 'not an answer of a seat'],
    ['an empty file', () => '', 2, 'notARecord', 'not a Castellan record'],
  ])('tells %s with the line', async (_name, change, code, key, words) => {
    const file = write('broken.txt', change(text));
    const plain = await castellan(['verify', file], at);
    expect([plain.code, plain.out, plain.err]).toEqual([code, '', expect.stringMatching(/^castellan: broken\.txt, line \d+: .*\n$/)]);
    expect(plain.err).toContain(words);
    const json = JSON.parse((await castellan(['verify', file, '--json'], at)).out);
    expect(json).toMatchObject({ ok: false, error: key, message: expect.stringContaining(words) });
    const row = change(text).split('\n')[json.line - 1] ?? '';
    if (key === 'illegal') expect(row).toBe('1 buy gold');
    if (key === 'unknownHeader') expect(row).toBe('weather rain');
    if (key === 'wrongHash') expect(row).toMatch(/^hash/);
  });

  it('does not know the game', async () => {
    const { code, err } = await castellan(['verify', write('chess.txt', text.replace('game fair', 'game chess'))], at);
    expect([code, err]).toEqual([2, expect.stringContaining('chess')]);
  });

  it('accepts a record without a final state, and says so', async () => {
    const { code, out } = await castellan(['verify', write('bare.txt', text.replace(/hash .*\n/, ''))], at);
    expect([code, out]).toEqual([0, expect.stringContaining('names no final state')]);
  });

  it('verifies a game played with a content pack when it is given the pack', async () => {
    const pack = write('dear.json', JSON.stringify({ game: 'fair', name: 'dear', changes: { prices: { salt: 3 } } }));
    await castellan(['simulate', 'fair', '--games', '1', '--pack', pack, '--out', 'packed'], at);
    const file = join('packed', 'fair-1.txt');
    expect(readFileSync(join(folder, file), 'utf8')).toMatch(/\npack dear@[0-9a-f]{16}\n/);
    expect((await castellan(['verify', file, '--pack', pack], at)).code).toBe(0);
    expect((await castellan(['replay', file, '--pack', pack], at)).code).toBe(0);
  });
});

describe('castellan replay', () => {
  it('tells what happened and how the table stood', async () => {
    const { code, out } = await castellan(['replay', 'fair-1.txt', '--at', '3'], at);
    expect(code).toBe(0);
    expect(out).toMatch(/^The Fair · Knight 1, Knight 2\nAfter 3 of \d+ answers\n/);
    expect(out).toContain('On offer: ');
    expect(out.match(/^ *\d+ Knight \d /gm)).toHaveLength(3);
    expect(out).not.toContain('Won by');
    expect((await castellan(['replay', 'fair-1.txt'], at)).out).toMatch(/Won by|Nobody wins/);
  });

  it('gives the same as JSON, through the eyes of a seat', async () => {
    const replay = async (...args: string[]) => JSON.parse((await castellan(['replay', 'fair-1.txt', '--json', ...args], at)).out);
    const spectator = await replay('--at', '0');
    expect(spectator).toMatchObject({ game: 'fair', seats: 2, at: 0, answers: [], result: null, waiting: [{ seat: 0, step: 'visit' }] });
    expect(spectator.view.players[1].gift).toBeNull();
    expect((await replay('--at', '0', '--seat', '2')).view.players[1].gift).toBe(0);
    const whole = await replay();
    expect(whole.answers).toHaveLength(whole.of);
    expect(whole.result.scores).toHaveLength(2);
    expect(text).toContain(`hash ${whole.hash}`);
  });

  it('tells answers in words, and with the eyes of a seat only its own and what it was told', async () => {
    const whole = (await castellan(['replay', 'fair-1.txt'], at)).out;
    expect(whole).toMatch(/^ *\d+ Knight 1 · (Work for a coin|Buy \w+)$/m);
    expect(whole).toMatch(/^ *\d+ Knight 2 · (Work for a coin|Buy \w+)$/m);
    const mine = (await castellan(['replay', 'fair-1.txt', '--seat', '1'], at)).out;
    expect(mine).toMatch(/^ *\d+ Knight 1 · /m);
    expect(mine).toMatch(/^ *\d+ Knight 2$/m);
    expect(mine).not.toMatch(/^ *\d+ Knight 2 · /m);
    const json = JSON.parse((await castellan(['replay', 'fair-1.txt', '--seat', '1', '--json'], at)).out);
    const answers: readonly { seat: number; text?: string; events: readonly unknown[] }[] = json.answers;
    expect(answers.filter(({ seat, text: said }) => (seat === 0) !== (said !== undefined))).toEqual([]);
    expect(json).not.toHaveProperty('hash');
  });

  it('keeps from a seat what another gave in secret, until it is shown', async () => {
    const gave = text.split('\n').filter((line) => /^[12] \d+$/.test(line)).length;
    expect(gave).toBe(2);
    const before = JSON.parse((await castellan(['replay', 'fair-1.txt', '--json'], at)).out).of - 1;
    const seen = (await castellan(['replay', 'fair-1.txt', '--at', String(before), '--seat', '2', '--json'], at)).out;
    expect(JSON.parse(seen).view.players[0].gift).toBeNull();
    expect(seen).not.toMatch(/"seat":0,"text"/);
  });

  it('refuses a moment that is not there, and a broken record', async () => {
    expect(await castellan(['replay', 'fair-1.txt', '--at', '999'], at)).toMatchObject({ code: 2, err: expect.stringContaining('--at') });
    expect(await castellan(['replay', 'fair-1.txt', '--at', '-1'], at)).toMatchObject({ code: 2, err: expect.stringContaining('-1') });
    const file = write('illegal.txt', text.replace(/\n\n1 .*\n/, '\n\n1 buy gold\n'));
    expect(await castellan(['replay', file], at)).toMatchObject({ code: 2, err: expect.stringMatching(/line \d+: .*buy gold/) });
  });
});

describe('castellan fork', () => {
  it('cuts a record off so that it verifies and can be played on', async () => {
    const { code, out } = await castellan(['fork', 'fair-1.txt', '--at', '2'], at);
    expect(code).toBe(0);
    const file = write('fork.txt', out);
    expect(JSON.parse((await castellan(['verify', file, '--json'], at)).out)).toMatchObject({ ok: true, answers: 2, finished: false });
    const written = await castellan(['fork', 'fair-1.txt', '--at', '2', '--out', 'deep/fork.txt'], at);
    expect(written.out).toContain('deep/fork.txt');
    expect(readFileSync(join(folder, 'deep', 'fork.txt'), 'utf8')).toBe(out);
    expect(JSON.parse((await castellan(['fork', 'fair-1.txt', '--at', '2', '--json'], at)).out)).toMatchObject({ at: 2, record: out });
  });

  it('needs to know where, within the record', async () => {
    expect(await castellan(['fork', 'fair-1.txt'], at)).toMatchObject({ code: 2, err: expect.stringContaining('--at') });
    expect(await castellan(['fork', 'fair-1.txt', '--at', '500'], at)).toMatchObject({ code: 2, err: expect.stringContaining('500') });
    expect(await castellan(['fork', write('diary.txt', 'Dear diary'), '--at', '1'], at)).toMatchObject({
      code: 2,
      err: expect.stringContaining('diary.txt, line 1'),
    });
  });
});
