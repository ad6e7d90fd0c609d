/** Builds the browser client when its sources are newer than the last build, then serves Castellan. */

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const built = join(root, 'web', 'dist', 'index.html');
const SOURCES = ['engine', 'games', 'text', 'bots', 'tables', 'server/protocol', 'web', 'docs/rules', 'package-lock.json'];
const SKIPPED = new Set(['node_modules', 'dist', 'test']);

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => (SKIPPED.has(name) ? 0 : newest(join(path, name)))));
}

const stale = !existsSync(built) || SOURCES.some((source) => newest(join(root, source)) > statSync(built).mtimeMs);
if (stale) {
  console.log('Building the browser client …');
  const vite = spawnSync(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    stdio: 'inherit',
  });
  if (vite.status !== 0) process.exit(vite.status ?? 1);
}

const serving = JSON.parse(readFileSync(join(root, 'server', 'serving.json'), 'utf8'));
const castellan = join(root, 'cli', 'bin', 'castellan.mjs');
const server = spawn(process.execPath, [...serving, castellan, 'serve', ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
