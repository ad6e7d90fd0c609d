/** All checks, one after the other, and at the end one line that counts: `N passed, M failed`. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name) => join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
const scratch = mkdtempSync(join(tmpdir(), 'castellan-check-'));
const report = join(scratch, 'vitest.json');

let passed = 0;
let failed = 0;
let skipped = 0;

function run(title, command, args, env = {}) {
  console.log(`\n— ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function check(title, command, args) {
  if (run(title, command, args)) passed++;
  else failed++;
}

check('types', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']);
if (existsSync(join(root, 'web', 'tsconfig.json')))
  check('types of the browser client', bin('tsc'), ['--noEmit', '-p', 'web/tsconfig.json']);
check('lint and format', bin('biome'), ['check', '.']);
check('unused code and dependencies', bin('knip'), []);

const good = run('tests', bin('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);
if (existsSync(report)) {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  passed += numPassedTests;
  failed += numFailedTests;
  skipped += numPendingTests;
  // A file that could not even be loaded has no tests of its own to fail.
  failed += testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
}
if (!good && failed === 0) failed++;
rmSync(scratch, { recursive: true, force: true });

console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);
