/**
 * Types, lint, unused code, and the tests that a change touches: those that import what has changed since the last commit, or
 * since the one given with `--base`. Suites in a browser and the long ones (`long.json`) are left to `npm test`, unless they were changed
 * themselves; a game that has changed is put through its kit.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { finish, tests, typesLintUnused } from './parts.mjs';
import { testsTouchedBy } from './related.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { base } = parseArgs({ options: { base: { type: 'string', default: 'HEAD' } } }).values;

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [...git('diff', '--name-only', '--merge-base', base), ...git('ls-files', '--others', '--exclude-standard')].filter((path) =>
  existsSync(join(root, path)),
);

/** What is read and not imported, and the tests that read it. */
const READERS = [
  [/^games\/([\w-]+)\/test\/records\//, (game) => [`games/${game}/test/kit.test.ts`]],
  [/^docs\/rules\//, () => ['cli/test/rules.test.ts', 'web/shell/test/rulebook.test.ts']],
];

function readersOf(path) {
  for (const [read, readers] of READERS) {
    const [found, ...groups] = read.exec(path) ?? [];
    if (found !== undefined) return readers(...groups);
  }
  return /\.(ts|tsx|mjs)$|\/content\/.*\.json$/.test(path) ? [path] : [];
}

/** A game is put through its kit, and through what the terminal and the server prove of it by name. */
const kits = changed.flatMap((path) => {
  const [, game] = /^games\/([\w-]+)\//.exec(path) ?? [];
  const own = [`games/${game}/test/kit.test.ts`, `cli/test/${game}.test.ts`, `server/test/${game}.test.ts`];
  return game === undefined ? [] : own.filter((test) => existsSync(join(root, test)));
});
// Who may import whom is a matter of every change.
const asked = ['scripts/house.test.ts', ...kits, ...changed.flatMap(readersOf)];
const suites = changed.filter((path) => /^web\/test\/[\w-]+\.test\.ts$/.test(path));

const long = new RegExp(`/(${JSON.parse(readFileSync(join(root, 'scripts/long.json'), 'utf8')).join('|')})\\.test\\.ts$`);
const files = [...git('ls-files'), ...git('ls-files', '--others', '--exclude-standard')].filter((path) => existsSync(join(root, path)));
const touched = testsTouchedBy(asked, files, root).filter((path) => !long.test(path) || asked.includes(path));

const quick = Promise.all(typesLintUnused());
await tests('tests touched by the change', ['run', '--project', 'rules', '--project', 'node', ...touched]);
if (suites.length > 0)
  await tests('suites in a browser that were changed', ['run', '--project', 'browser', '--passWithNoTests', ...suites]);
await quick;
finish();
