import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { testsTouchedBy } from './related.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const files = ['bots', 'cli', 'docs', 'engine', 'games', 'server', 'tables', 'text', 'web'].flatMap(filesIn);
function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return ['node_modules', 'dist'].includes(entry.name) ? [] : filesIn(path);
  });
}

const touchedBy = (...changed: string[]): string[] => testsTouchedBy(changed, files, root);

it('finds the tests that import what has changed, also through others and by the name of a package', () => {
  const touched = touchedBy('games/fief/rules/fighting.ts');
  for (const path of ['games/fief/test/kit.test.ts', 'games/fief/test/messages.test.ts', 'server/test/fief.test.ts'])
    expect(touched).toContain(path);
  expect(touchedBy('engine/kit/checks.ts')).toEqual(expect.arrayContaining(['engine/test/kit.test.ts', 'games/anarchy/test/kit.test.ts']));
  expect(touchedBy('games/fief/content/data.json')).toContain('games/fief/test/kit.test.ts');
});

it('finds modules that threads run, by their address', () => {
  expect(touchedBy('server/store/sqlite/writer.ts')).toContain('server/test/faults.test.ts');
});

it('leaves alone what does not import it, and what takes a game from the shelf', () => {
  const touched = touchedBy('games/fief/rules/fighting.ts');
  expect(touched.filter((path) => /^(engine|games\/(?!fief)|text)\//.test(path))).toEqual([]);
  expect(touched).not.toContain('cli/test/games.test.ts');
  expect(touchedBy('games/index.ts')).toContain('cli/test/games.test.ts');
  expect(touchedBy('docs/architecture.md')).toEqual([]);
});
