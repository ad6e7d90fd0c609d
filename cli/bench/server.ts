/** The server under load, held against boardgame.io's with its file storage in the same run. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import SERVING from '@castellan/server/serving' with { type: 'json' };
import { Complaint } from '../complaint.ts';
import { type LoadedTable, measureLoad, type Numbers, type Stretch, TABLES } from './server/load.ts';
import type { Measured, Suite } from './suite.ts';

const HOST = fileURLToPath(new URL('./server/host.mjs', import.meta.url));
const LEAST_RATIO = 8;
const MOST_P99_SHARE = 0.25;
const ANSWERS = 3_000;
const P99_MS = 25;
/** Answers of each table after which a server has been through everything often enough to be at its best. */
const WARM_UP = 60;
/** Tables are set up so many at a time. */
const AT_ONCE = 10;

/** The steady pace at which waiting times are told, so that they tell of the server and not of the queue before it: a little more than what is wanted. */
const STEADY_MS = 1_000 / ((ANSWERS * 1.05) / TABLES);

export const serverSuite: Suite = {
  flag: 'server',
  async measure(_call, pace) {
    const { castellanTable, boardgameioTable } = await load();
    const full: Stretch = { warmUp: WARM_UP, counted: 16 * pace.repeats, everyMs: 0 };
    const steady: Stretch = { warmUp: 2 * pace.repeats, counted: 16 * pace.repeats, everyMs: STEADY_MS };
    const ours = await underLoad('castellan-host.ts', castellanTable, async (tables) => ({
      full: await measureLoad(tables, full),
      steady: await measureLoad(tables, steady),
    }));
    const theirs = await underLoad('boardgameio-host.ts', boardgameioTable, (tables) => measureLoad(tables, full));
    return measured(ours.full, ours.steady, theirs);
  },
};

/** The load generators need what is installed for development only. */
async function load() {
  try {
    return { ...(await import('./server/castellan-tables.ts')), ...(await import('./server/boardgameio-tables.ts')) };
  } catch {
    throw new Complaint('bench.noBoardgameio');
  }
}

/** Starts a server in a process of its own, fills it with tables, measures, and stops it. */
async function underLoad<T>(
  host: string,
  tableAt: (address: string) => Promise<LoadedTable>,
  measure: (tables: readonly LoadedTable[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-bench-'));
  const child = fork(HOST, [new URL(`./server/${host}`, import.meta.url).href, folder], {
    execArgv: SERVING,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const tables: LoadedTable[] = [];
  try {
    const address = await firstMessage(child);
    for (let i = 0; i < TABLES; i += AT_ONCE) {
      tables.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => tableAt(address)))));
    }
    return await measure(tables);
  } finally {
    for (const table of tables) table.close();
    if (child.connected) {
      const gone = once(child, 'exit');
      child.send('stop');
      await gone;
    }
    await rm(folder, { recursive: true, force: true });
  }
}

function firstMessage(child: ChildProcess): Promise<string> {
  return new Promise((heard, failed) => {
    child.once('message', (message) => heard(String(message)));
    child.once('exit', (code) => failed(new Error(`the server did not start (${code})`)));
  });
}

function measured(full: Numbers, steady: Numbers, theirs: Numbers): Measured {
  const ratio = rounded(full.answersPerSecond / theirs.answersPerSecond);
  const share = rounded(full.p99Ms / theirs.p99Ms);
  return {
    json: {
      server: {
        answersPerSecond: Math.round(full.answersPerSecond),
        p50Ms: rounded(steady.p50Ms),
        p99Ms: rounded(steady.p99Ms),
        steadyAnswersPerSecond: Math.round(steady.answersPerSecond),
        fullP50Ms: rounded(full.p50Ms),
        fullP99Ms: rounded(full.p99Ms),
        ratioToBoardgameio: ratio,
        p99ShareOfBoardgameio: share,
        boardgameio: {
          answersPerSecond: Math.round(theirs.answersPerSecond),
          p50Ms: rounded(theirs.p50Ms),
          p99Ms: rounded(theirs.p99Ms),
        },
      },
    },
    sections: [
      {
        title: 'server',
        marks: [
          { key: 'answersPerSecond', value: full.answersPerSecond, least: ANSWERS },
          { key: 'boardgameioAnswersPerSecond', value: theirs.answersPerSecond },
          { key: 'ratioOfServers', value: ratio, least: LEAST_RATIO },
          { key: 'fullP99Ms', value: full.p99Ms },
          { key: 'boardgameioP99Ms', value: theirs.p99Ms },
          { key: 'p99Share', value: share, most: MOST_P99_SHARE },
          { key: 'steadyAnswersPerSecond', value: steady.answersPerSecond },
          { key: 'p50Ms', value: steady.p50Ms },
          { key: 'p99Ms', value: steady.p99Ms, most: P99_MS },
        ],
      },
    ],
  };
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
