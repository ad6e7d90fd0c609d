/** The real server in a process of its own, so that it can be killed. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildClient } from '../../build.ts';

/** The installed program. */
export const CASTELLAN = join(import.meta.dirname, '../../../cli/bin/castellan.mjs');

export interface House {
  readonly address: string;
  /** As a power cut would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const bound = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (bound === null || typeof bound === 'string') throw new Error('no port is free');
  return bound.port;
}

/** `program` is told to serve as `castellan` is. */
export async function openHouse(program: string): Promise<House> {
  const [web, port] = await Promise.all([buildClient(), freePort()]);
  const data = mkdtempSync(join(tmpdir(), 'castellan-house-'));
  const address = `http://localhost:${port}`;
  let child: ChildProcess | null = null;

  const kill = async (): Promise<void> => {
    const running = child;
    child = null;
    if (running === null || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  };
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [program, 'serve'], {
      env: {
        ...process.env,
        PORT: String(port),
        HOST: 'localhost',
        CASTELLAN_DATA: data,
        CASTELLAN_WEB: web,
        CASTELLAN_LOG: 'error',
        CASTELLAN_BOT_DELAY: '0',
        CASTELLAN_RATE: '100',
        CASTELLAN_ABSENCE: '1',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (let i = 0; i < 3_000; i++) {
      const healthy = await fetch(`${address}/healthz`).then(
        (response) => response.ok,
        () => false,
      );
      if (healthy) return;
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      await wait(100);
    }
    throw new Error('the server does not answer');
  };

  await start();
  return {
    address,
    kill,
    start,
    async close() {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
