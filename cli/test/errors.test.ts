import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CASTELLAN, castellan, spawned, temporaryFolder } from './run.ts';

const folder = temporaryFolder();

writeFileSync(join(folder, 'file.txt'), '');
writeFileSync(
  join(folder, 'chess.txt'),
  `castellan-record 1\ngame chess 1\nseats 2\nname 1 Anna\nname 2 Bo\ncommitment ${'0'.repeat(64)}\nseed ${'1'.repeat(64)}\n\n\nend 0\n`,
);

/** One line that says what is wrong, and nothing else. */
function complaint(about: string | RegExp) {
  return { code: 2, out: '', err: expect.stringMatching(typeof about === 'string' ? new RegExp(`^castellan: .*${about}.*\n$`) : about) };
}

describe('wrong calls', () => {
  it('end the process with exit code 2 and one line', async () => {
    expect(await spawned(['conquer'])).toEqual(complaint('conquer'));
    expect(await castellan(['simulate', 'chess'])).toEqual(complaint('chess'));
    expect(await castellan(['verify', 'nowhere.txt'], { cwd: folder })).toEqual(complaint('nowhere.txt'));
  });

  it.each([
    [['simulate'], 'simulate needs a game'],
    [['simulate', 'fair', 'fair'], 'fair'],
    [['simulate', 'fair', '--gams', '3'], '--gams'],
    [['simulate', 'fair', '--games'], '--games needs a value'],
    [['simulate', 'fair', '--games='], '--games needs a value'],
    [['simulate', 'fair', '--games', '--json'], '--games needs a value'],
    [['simulate', 'fair', '--json=yes'], '--json takes no value'],
    [['simulate', 'fair', '--games', 'many'], '“many”'],
    [['simulate', 'fair', '--games', '0'], 'from 1 to'],
    [['simulate', 'fair', '--games', '-5'], 'not -5'],
    [['simulate', 'fair', '--games', '1e3'], '“1e3”'],
    [['simulate', 'fair', '--games', '99999999999999999999'], 'whole number'],
    [['simulate', 'fair', '--seats', '7'], '2 to 4 players, not 7'],
    [['simulate', 'fair', '--bots', 'kasparov'], 'kasparov'],
    [['simulate', 'fair', '--bots', 'random,random', '--seats', '3'], 'one for each seat to fill'],
    [['simulate', 'fair', '--options', 'weather=rain'], 'no option “weather” .known: .*rounds'],
    [['simulate', 'fair', '--options', 'rounds=9'], 'cannot be “9” .known: 1'],
    [['simulate', 'fair', '--options', 'rich=perhaps'], 'perhaps'],
    [['simulate', 'fair', '--options', 'rich', '--seats', '4'], 'at most three'],
    [['play', 'fair', '--seat', '5'], '--seat'],
    [['play', 'poker'], 'poker'],
    [['play', '--resume', 'nowhere.txt'], 'nowhere.txt'],
    [['rules', 'poker'], 'poker'],
    [['bench', '--game', 'poker'], 'poker'],
    [['rules', '--lang', 'de'], '“de”'],
    [['rules', 'fair'], 'docs/rules/fair.md'],
    [['replay', '.'], 'folder'],
    [['simulate', 'fair', '--out', 'file.txt/games'], 'file.txt/games cannot be written: a file stands'],
    [['simulate', 'fair', '--csv', '.'], 'folder'],
    [['play', 'fair', '--save', 'file.txt/game.txt'], 'a file stands'],
    [['play', 'fair', '--resume', 'game.txt'], 'fair can no longer be changed'],
    [['play', '--resume', 'game.txt', '--seats', '3'], '--seats can no longer be changed'],
    [['verify', 'chess.txt'], 'chess.txt is a record of “chess”'],
  ])('%j', async (args, about) => {
    expect(await castellan(args, { cwd: folder })).toEqual(complaint(about));
  });

  it.skipIf(!existsSync('/proc/self'))('come to an end where no folder can be made', async () => {
    expect(await castellan(['simulate', 'fair', '--out', '/proc/nowhere'])).toEqual(complaint('no such folder'));
  });

  it.skipIf(!existsSync('/dev/full'))('end in one line too when the output cannot be written', async () => {
    const full = await open('/dev/full', 'w');
    const child = spawn(process.execPath, [CASTELLAN, 'rules', '--json'], { stdio: ['ignore', full.fd, 'pipe'] });
    let err = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    const [code] = await once(child, 'close');
    await full.close();
    expect([code, err]).toEqual([2, expect.stringMatching(/^castellan: .*\n$/)]);
  });

  it('are told in French too', async () => {
    expect(await castellan(['conquer', '--lang', 'fr'])).toEqual(complaint('pas de commande «\u202fconquer\u202f»'));
  });

  it('name what is wrong with a content pack', async () => {
    const pack = join(folder, 'pack.json');
    writeFileSync(pack, '{');
    expect(await castellan(['simulate', 'fair', '--pack', pack])).toEqual(complaint('pack.json does not fit'));
    writeFileSync(pack, JSON.stringify({ game: 'fair', name: 'dear', changes: { prices: { salt: 'much' } } }));
    expect(await castellan(['simulate', 'fair', '--pack', pack])).toEqual(complaint('prices.salt'));
  });
});
