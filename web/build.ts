/** Builds the client, unless what is there was made of the same sources. `node --import tsx web/build.ts` builds `web/dist`. */

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const WEB = import.meta.dirname;
const ROOT = dirname(WEB);
const DIST = join(WEB, 'dist');

/** What the client is made of. */
const SOURCES = ['web', 'engine', 'games', 'text', 'bots', 'tables', 'server/protocol', 'docs/rules', 'docs/balance', 'package-lock.json'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', 'gallery']);

const STAMP = '.made-of';
const PATIENCE = 180_000;

function sourcesHash(): string {
  const hash = createHash('sha256');
  const walk = (path: string): void => {
    if (!statSync(path).isDirectory()) {
      hash.update(path.slice(ROOT.length)).update(readFileSync(path));
      return;
    }
    for (const name of readdirSync(path).sort()) if (!LEFT_OUT.has(name)) walk(join(path, name));
  };
  for (const source of SOURCES) if (existsSync(join(ROOT, source))) walk(join(ROOT, source));
  return hash.digest('hex');
}

/** The folder of the built client. */
export async function buildClient(outDir = DIST): Promise<string> {
  const made = sourcesHash();
  const stamp = join(outDir, STAMP);
  const isMade = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === made;
  const lock = `${outDir}.lock`;
  while (!isMade()) {
    if (!takeLock(lock)) {
      await wait(200);
      continue;
    }
    try {
      if (isMade()) break;
      await run(outDir);
      writeFileSync(stamp, made);
    } finally {
      rmdirSync(lock);
    }
  }
  return outDir;
}

/** In a process of its own, so that whatever mode the caller runs in the client is made for use. */
async function run(outDir: string): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', WEB, '--outDir', outDir, '--logLevel', 'error'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** One builds, the others wait; a lock somebody left behind does not hold for ever. */
function takeLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > PATIENCE) rmdirSync(lock);
    return false;
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await buildClient();
