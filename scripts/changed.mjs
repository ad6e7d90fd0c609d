/**
 * Types, lint, unused code, and the tests that a change touches: those that import what has changed since the last commit, or
 * since the one given with `--base`. Suites in a browser take longer and are left to `npm test`, unless they were changed themselves.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { finish, tests, typesLintUnused } from './parts.mjs';

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

// Who may import whom is a matter of every change.
const touched = new Set(['scripts/house.test.ts', ...changed.flatMap(readersOf)]);
const suites = changed.filter((path) => /^web\/test\/[\w-]+\.test\.ts$/.test(path));

const cache = join(root, 'node_modules', '.cache', 'castellan');
mkdirSync(cache, { recursive: true });

const quick = Promise.all(typesLintUnused(cache));
await tests('tests touched by the change', ['related', '--run', '--project', 'node', ...touched]);
if (suites.length > 0)
  await tests('suites in a browser that were changed', ['run', '--project', 'browser', '--passWithNoTests', ...suites]);
await quick;
finish();
