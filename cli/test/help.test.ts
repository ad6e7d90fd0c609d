import { describe, expect, it } from 'vitest';
import { flagsOf } from '../arguments.ts';
import { COMMAND_NAMES, commandNamed } from '../commands/index.ts';
import en from '../messages/en.ts';
import { castellan, spawned, temporaryFolder } from './run.ts';

describe('help', () => {
  it('lists the commands when none is named', async () => {
    const { code, out } = await spawned([]);
    expect(code).toBe(0);
    for (const name of COMMAND_NAMES) expect(out).toContain(`  ${name} `);
  });

  it('works from any folder, whatever project that folder holds', async () => {
    const { code, out } = await spawned(['--version'], { cwd: temporaryFolder() });
    expect([code, out]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });

  it.each(COMMAND_NAMES)('%s --help tells its arguments, flags and examples', async (name) => {
    const command = await commandNamed(name);
    const { code, out } = await castellan([name, '--help']);
    expect(code).toBe(0);
    for (const flag of command === null ? [] : flagsOf(command)) expect(out).toContain(`--${flag.name}`);
    for (const example of command?.examples ?? []) expect(out).toContain(`castellan ${example}`);
    expect(out).not.toMatch(/help\.\w/);
    expect((await castellan(['help', name])).out).toBe(out);
  });

  it('has a text for every flag of every command', async () => {
    const texts: { readonly [key: string]: string } = en;
    for (const name of COMMAND_NAMES) {
      const command = await commandNamed(name);
      for (const flag of command === null ? [] : flagsOf(command))
        expect(texts[`help.${name}.${flag.name}`] ?? texts[`help.flag.${flag.name}`], `${name} --${flag.name}`).toBeDefined();
    }
  });

  it('speaks the language asked for, else that of the environment, else English', async () => {
    const french = expect.stringContaining('Exemples');
    const english = expect.stringContaining('Examples');
    expect((await castellan(['rules', '--help', '--lang', 'fr'])).out).toEqual(french);
    expect((await castellan(['--lang=fr', 'rules', '--help'])).out).toEqual(french);
    expect((await castellan(['rules', '--help'], { env: { LANG: 'fr_FR.UTF-8' } })).out).toEqual(french);
    expect((await castellan(['rules', '--help'], { env: { LANG: 'fr_FR.UTF-8', LC_ALL: 'C' } })).out).toEqual(english);
    expect((await castellan(['rules', '--help', '--lang', 'en'], { env: { LANG: 'fr' } })).out).toEqual(english);
    expect((await castellan(['rules', '--help'])).out).toEqual(english);
  });
});
