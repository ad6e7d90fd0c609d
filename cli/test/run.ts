/** Runs the command line: as a process of its own, or within the test. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { main } from '../main.ts';
import { type Surroundings, surroundings } from '../surroundings.ts';
import { SHELF } from './fixtures/shelf.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Where {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: { readonly [name: string]: string };
  readonly project?: string;
  /** The shelf; that of the tests unless said. */
  readonly games?: Surroundings['games'];
}

/** The installed program. */
export const CASTELLAN = fileURLToPath(new URL('../bin/castellan.mjs', import.meta.url));

/** Environment without a locale, so that tests read English. */
const PLAIN = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };

export function spawned(args: readonly string[], { input = '', cwd, env = {} }: Where = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CASTELLAN, ...args], { cwd, env: { ...PLAIN, ...env } });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, out, err }));
    child.stdin.end(input);
  });
}

function sink(): { readonly stream: Writable; text(): string } {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  return { stream, text: () => text };
}

/** The same program inside the test, with the small game of the tests on its shelf. */
export async function castellan(args: readonly string[], { input = '', cwd, env = {}, project, games = SHELF }: Where = {}): Promise<Ran> {
  const out = sink();
  const err = sink();
  const real = surroundings();
  const around: Surroundings = {
    stdin: Readable.from(input === '' ? [] : [input]),
    stdout: out.stream,
    stderr: err.stream,
    env,
    cwd: cwd ?? real.cwd,
    project: project ?? real.project,
    games,
  };
  const code = await main(args, around);
  return { code, out: out.text(), err: err.text() };
}

/** A folder that is gone after the test that asks for it, or after those of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-'));
  const whenOver = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished;
  whenOver(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
