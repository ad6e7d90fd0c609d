/**
 * Which tests a change touches: those that import what has changed, directly or through others. Read from the text of the modules, since
 * asking the bundler takes longer than most of the tests.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

/** What comes with a module when it runs: types do not. */
const IMPORT = /(?:^(?:import|export)\s+(?!type\s)[^;'"]*?\bfrom\s*|^import\s+|\bimport\s*\(\s*|\bnew URL\(\s*)'([^']+)'/gm;

/** Games stand there for all who want any: tests that take theirs from a shelf are left to `npm test`, unless the shelf itself has changed. */
const SHELVES = ['games/index.ts', 'cli/board/own.ts'];
const WHEN_WANTED = /\bimport\s*\(/;

/** The tests among `files` that import one of the `changed`, all of them paths below `root`. */
export function testsTouchedBy(changed, files, root) {
  const known = new Set(files);
  const exported = exportsOf(files, root);
  const importers = new Map();
  for (const file of files) {
    if (!/\.(ts|tsx|mjs)$/.test(file)) continue;
    for (const [statement, specifier] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const path = specifier.startsWith('.') ? join(file, '..', specifier) : exported.get(specifier);
      if (path === undefined || !known.has(path) || (SHELVES.includes(file) && WHEN_WANTED.test(statement))) continue;
      importers.set(path, [...(importers.get(path) ?? []), file]);
    }
  }
  const touched = new Set(changed);
  for (const path of touched) for (const importer of importers.get(path) ?? []) touched.add(importer);
  return [...touched].filter((path) => /\.test\.tsx?$/.test(path) && known.has(path));
}

/** What each package of ours offers by name, and where it lies. */
function exportsOf(files, root) {
  const found = new Map();
  for (const file of files) {
    if (!file.endsWith('/package.json')) continue;
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    for (const [sub, path] of Object.entries(exports)) found.set(join(name, sub), join(file, '..', path));
  }
  return found;
}
