/** The parts of a check: each a command with its title, its output and its time, counted together at the end. */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === 'win32';
const bin = (name) => join(root, 'node_modules', '.bin', isWindows ? `${name}.cmd` : name);

const counted = { passed: 0, failed: 0, skipped: 0 };

/** What went wrong, told once more at the end: whoever keeps only the last lines of a run finds it there. */
const wrong = [];

const said = (ms) => (ms < 60_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`);

/** Those with a session of their own, which no key pressed in ours reaches. */
const apart = new Set();
process.on('exit', () => {
  for (const { pid } of apart) {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // It has just ended by itself.
    }
  }
});
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) process.on(signal, () => process.exit(code));

/**
 * Starts what leaves the processors to others that want them. Linux may share them out among sessions first, and by niceness only within each;
 * a browser and a server begin sessions of their own, so that this one is made nice as a whole.
 */
function startPatient(command, args, options) {
  const child = spawn('nice', ['-n', '19', command, ...args], { ...options, detached: true });
  if (child.pid === undefined) return child;
  apart.add(child);
  child.once('exit', () => apart.delete(child));
  void makeNice(child);
  return child;
}

/** Who is not root may make sessions nice ten times a second; elsewhere than on Linux, and where it shares among no sessions, it need not be done. */
async function makeNice(child) {
  while (apart.has(child)) {
    try {
      writeFileSync(`/proc/${child.pid}/autogroup`, '10');
      return;
    } catch ({ code }) {
      if (code !== 'EAGAIN') return;
    }
    await wait(200);
  }
}

/** `patient`: it leaves the processor to others that want it. */
function run(name, args, { output, patient = false }) {
  const began = performance.now();
  const start = patient && !isWindows ? startPatient : spawn;
  const child = start(bin(name), args, { cwd: root, stdio: ['ignore', output, output], shell: isWindows });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part) => (text += part));
  return new Promise((resolve) => {
    const end = (good) => resolve({ good, text, ms: performance.now() - began });
    child.once('error', (error) => {
      text += `${error.message}\n`;
      end(false);
    });
    child.once('close', (code, signal) => {
      if (signal !== null) text += `It was ended by ${signal}.\n`;
      end(code === 0);
    });
  });
}

const MOST_LINES = 30;

function fail(what, why) {
  counted.failed++;
  wrong.push(`${what}\n${why.trim().split('\n').slice(0, MOST_LINES).join('\n')}`);
}

/** One thing that is right or wrong; it is told when it is known, since others run beside it. */
export async function check(title, name, args) {
  const { good, text, ms } = await run(name, args, { output: 'pipe', patient: true });
  if (good) counted.passed++;
  else fail(title, text);
  console.log(`— ${title}: ${good ? 'good' : 'wrong'} (${said(ms)})`);
  if (!good) console.log(text);
  return good;
}

/** What the checks remember of the last time. */
const KEPT = join(root, 'node_modules', '.cache', 'castellan');

export function typesLintUnused() {
  mkdirSync(KEPT, { recursive: true });
  // Several checkers would each work out most of the types again, and the processors are wanted by the tests beside.
  const types = (project, kept) => ['--noEmit', '-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', join(KEPT, kept)];
  return [
    check('types', 'tsc', types('tsconfig.json', 'types.tsbuildinfo')),
    check('types of the browser client', 'tsc', types('web/tsconfig.json', 'web.tsbuildinfo')),
    check('lint and format', 'biome', ['check', '.']),
    check('unused code and dependencies', 'knip', ['--cache', '--cache-location', join(KEPT, 'knip')]),
  ];
}

/** Test files, every test of which counts; `args` as vitest wants them. Patient ones are told when they are over, since others run beside them. */
export async function tests(title, args, { patient = false } = {}) {
  const scratch = mkdtempSync(join(tmpdir(), 'castellan-check-'));
  const report = join(scratch, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (!patient) console.log(`\n— ${title}`);
  const { good, text, ms } = await run('vitest', [...args, ...reporters], { output: patient ? 'pipe' : 'inherit', patient });
  if (!good) console.log(text);
  console.log(`— ${title}: ${good ? 'good' : 'wrong'} (${said(ms)})`);
  const before = counted.failed;
  if (existsSync(report)) count(JSON.parse(readFileSync(report, 'utf8')));
  if (!good && counted.failed === before) fail(title, 'It ended with an error, though no test failed.');
  rmSync(scratch, { recursive: true, force: true });
}

const LONGEST = 8;

function count({ numPassedTests, numPendingTests, testResults }) {
  counted.passed += numPassedTests;
  counted.skipped += numPendingTests;
  const inRoot = (name) => name.slice(root.length + 1);
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const test of failed) fail(`${inRoot(name)}: ${test.fullName}`, test.failureMessages.join('\n'));
    // A file that could not even be loaded has no tests of its own to fail.
    if (status === 'failed' && failed.length === 0) fail(inRoot(name), message);
  }
  const files = testResults.map(({ name, startTime, endTime }) => ({ name: inRoot(name), ms: endTime - startTime }));
  files.sort((one, other) => other.ms - one.ms);
  console.log('  The longest files:');
  for (const { name, ms } of files.slice(0, LONGEST)) console.log(`  ${said(ms).padStart(12)}  ${name}`);
}

/** The line that counts everything, and the end. */
export function finish() {
  const { passed, failed, skipped } = counted;
  for (const one of wrong) console.log(`\n✗ ${one}`);
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exit(failed > 0 ? 1 : 0);
}
