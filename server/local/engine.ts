/** A program that this one starts for itself and that ends with it, however that ends. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/**
 * Ends it by the signal that is read; when nobody is left to say one, by the first, and what it has left is removed. The third line is the
 * program's alone: it closes when the program has ended.
 */
const WATCHED = `signal=$1; left=$2; shift 2; "$@" & exec 3>&-; read told && signal=$told; gone=$?; kill -$signal $!; wait $!
  [ $gone -eq 0 ] || [ -z "$left" ] || rm -rf "$left"`;

export interface EngineOptions {
  readonly program: string;
  readonly args: readonly string[];
  /** How it is ended when nobody is left to do it. */
  readonly signal: string;
  /** What is removed then. */
  readonly leaves: string;
  readonly as: { readonly uid: number; readonly gid: number } | null;
  readonly isHeard: boolean;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export class Engine {
  private readonly options: EngineOptions;
  private child: ChildProcess | null = null;
  private hasEnded = true;

  constructor(options: EngineOptions) {
    this.options = options;
  }

  get isRunning(): boolean {
    return !this.hasEnded;
  }

  start(): void {
    const { program, args, signal, leaves, as, isHeard, env } = this.options;
    // A group of its own, so that an interrupt at the terminal does not reach it before those who need it.
    const child = spawn('sh', ['-c', WATCHED, 'sh', signal, leaves, program, ...args], {
      cwd: tmpdir(),
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['pipe', 'ignore', isHeard ? 'inherit' : 'ignore', 'pipe'],
      ...as,
    });
    this.child = child;
    this.hasEnded = false;
    const [, , , line] = child.stdio;
    if (line instanceof Readable) line.resume();
    line?.once('close', () => {
      if (this.child === child) this.hasEnded = true;
    });
  }

  async end(signal: string): Promise<void> {
    const { child } = this;
    if (child === null) return;
    this.child = null;
    this.hasEnded = true;
    const gone = once(child, 'exit');
    child.stdin?.write(`${signal}\n`);
    await gone;
  }

  /** Stops it, lets it go on or kills it: all of its processes. */
  signalAll(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
    const pid = this.child?.pid;
    if (pid === undefined) return;
    for (const one of descendantsOf(pid)) {
      try {
        process.kill(one, signal);
      } catch {
        // It has ended meanwhile.
      }
    }
  }
}

function descendantsOf(pid: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const [, after] = readFileSync(`/proc/${name}/stat`, 'utf8').split(/\) /);
      parents.set(Number(name), Number(after.split(' ')[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOurs = (one: number): boolean => {
    const parent = parents.get(one);
    return parent !== undefined && (parent === pid || isOurs(parent));
  };
  return [...parents.keys()].filter(isOurs);
}
