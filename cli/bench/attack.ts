/** The server while one visitor after the other tries to spoil it for the rest. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ATTACKS, type Attack } from './attack/attacks.ts';
import { quantile } from './measure.ts';
import { type CastellanTable, castellanTable } from './server/castellan-tables.ts';
import type { Numbers } from './server/load.ts';
import type { Mark, Measured, Suite } from './suite.ts';

const HOST = fileURLToPath(new URL('./server/host.mjs', import.meta.url));
/** Tables of four, so that everybody there may be made a guest at once. */
const TABLES = 6;
/** Each table has an answer due that often. */
const EVERY_MS = 150;
/** Milliseconds that are measured, for each repetition; and those before, in which games come to have something to show. */
const STRETCH = { counted: 5_000, before: 6_000 };
/** What others may wait under an attack, in times of what they wait without. */
const MOST_TIMES = 2;

interface Attacked {
  readonly attack: Attack;
  readonly numbers: Numbers;
}

export const attackSuite: Suite = {
  flag: 'attack',
  async measure(_call, pace) {
    const counted = STRETCH.counted * pace.repeats;
    const folder = await mkdtemp(join(tmpdir(), 'castellan-bench-'));
    const server = started('./attack/host.ts', folder);
    const tables: CastellanTable[] = [];
    try {
      const address = await firstMessage(server);
      for (let i = 0; i < TABLES; i++) tables.push(await castellanTable(address));
      await waitsOf(tables, STRETCH.before);
      const quiet = await waitsOf(tables, counted);
      const attacked: Attacked[] = [];
      for (const attack of ATTACKS) {
        const attackers = started('./attack/attackers.ts', address, elsewhere(), attack, tables[0].id);
        await firstMessage(attackers);
        attacked.push({ attack, numbers: await waitsOf(tables, counted) });
        attackers.disconnect();
        await once(attackers, 'exit');
      }
      return measured(quiet, attacked);
    } finally {
      for (const table of tables) table.close();
      if (server.connected) {
        const gone = once(server, 'exit');
        server.send('stop');
        await gone;
      }
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/**
 * What those at the tables wait for each other's answers. Each is due at a time: what comes late because the one before it came late has
 * waited as well. When all is late it ends after twice the time.
 */
async function waitsOf(tables: readonly CastellanTable[], ms: number): Promise<Numbers> {
  const waits: number[] = [];
  const begun = performance.now();
  const over = begun + 2 * ms;
  let answers = 0;
  await Promise.all(
    tables.map(async (table, i) => {
      const first = begun + (EVERY_MS * i) / tables.length;
      for (let due = first; due < begun + ms && performance.now() < over; due += EVERY_MS) {
        await until(due);
        const late = performance.now() - due;
        for (const took of await table.answer()) waits.push(late + took);
        answers++;
      }
    }),
  );
  return { answersPerSecond: (answers * 1_000) / (performance.now() - begun), p50Ms: quantile(waits, 0.5), p99Ms: quantile(waits, 0.99) };
}

function until(time: number): Promise<void> {
  return new Promise((later) => setTimeout(later, Math.max(0, time - performance.now())));
}

function started(module: string, ...args: readonly string[]): ChildProcess {
  return fork(HOST, [new URL(module, import.meta.url).href, ...args], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function firstMessage(child: ChildProcess): Promise<string> {
  return new Promise((heard, failed) => {
    child.once('message', (message) => heard(String(message)));
    child.once('exit', (code) => failed(new Error(`a process did not start (${code})`)));
  });
}

/** Another address of this machine than the players', where the whole of 127.0.0.0/8 is its own. */
function elsewhere(): string {
  const isAllOurs = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ cidr }) => cidr === '127.0.0.1/8'));
  return isAllOurs && process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';
}

function measured(quiet: Numbers, attacked: readonly Attacked[]): Measured {
  const times = ({ numbers }: Attacked): number => rounded(numbers.p99Ms / quiet.p99Ms);
  const marks = attacked.flatMap((one): Mark[] => [
    { key: `${one.attack}P99Ms`, value: one.numbers.p99Ms },
    { key: `${one.attack}Times`, value: times(one), most: MOST_TIMES },
  ]);
  return {
    json: {
      attack: {
        quiet: told(quiet),
        ...Object.fromEntries(attacked.map((one) => [one.attack, { ...told(one.numbers), timesQuiet: times(one) }])),
      },
    },
    sections: [{ title: 'attack', marks: [{ key: 'quietP99Ms', value: quiet.p99Ms }, ...marks] }],
  };
}

function told({ answersPerSecond, p50Ms, p99Ms }: Numbers) {
  return { answersPerSecond: rounded(answersPerSecond), p50Ms: rounded(p50Ms), p99Ms: rounded(p99Ms) };
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
