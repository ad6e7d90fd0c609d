/** Our server in processes of its own, to be measured from outside. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import SERVING from '@castellan/server/serving' with { type: 'json' };

const HOST = fileURLToPath(new URL('./host.mjs', import.meta.url));
const MODULE = new URL('./castellan-host.ts', import.meta.url).href;

const CARD_GAME = new URL('./shelf.ts', import.meta.url).href;

/** `place` is a database and NATS, where there are some. */
export function castellanHost(folder: string, place: readonly string[], games: string = CARD_GAME): ChildProcess {
  return fork(HOST, [MODULE, folder, games, ...place], { execArgv: SERVING, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

/** What it says next; at first its address. */
export function messageOf(host: ChildProcess): Promise<unknown> {
  return new Promise((heard, failed) => {
    host.once('message', heard);
    host.once('exit', (code) => failed(new Error(`a node did not start (${code})`)));
  });
}

export async function stopped(host: ChildProcess): Promise<void> {
  if (!host.connected) return;
  const gone = once(host, 'exit');
  host.send('stop');
  await gone;
}

/** Milliseconds of processor that they have used so far. */
export async function processorMs(hosts: readonly ChildProcess[]): Promise<number> {
  const used = await Promise.all(
    hosts.map(async (host) => {
      const heard = messageOf(host);
      host.send('cpu');
      return heard;
    }),
  );
  return used.reduce<number>((sum, usage) => sum + (isUsage(usage) ? (usage.user + usage.system) / 1_000 : 0), 0);
}

function isUsage(value: unknown): value is NodeJS.CpuUsage {
  return typeof value === 'object' && value !== null && 'user' in value && 'system' in value;
}
