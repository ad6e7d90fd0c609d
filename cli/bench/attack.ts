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
import type { Mark, Measured, Suite } from './suite.ts';

const HOST = fileURLToPath(new URL('./server/host.mjs', import.meta.url));
/** Tables of four, so that everybody there may be made a guest at once. */
const TABLES = 6;
/** Each table has an answer due that often; less where all must come from one address, which may only ask for so much. */
const EVERY_MS = { apart: 60, together: 150 };
/**
 * Milliseconds of play before anything counts, in which games come to have something to show; of each window that counts; and between two,
 * in which what is left of an attack goes away.
 */
const LASTS = { before: 6_000, window: 4_000, between: 1_000 };
/** What others may wait under an attack, in times of what they wait without. */
const MOST_TIMES = 2;

/** What came of all windows of one kind. */
interface Windows {
  readonly waits: number[];
  answers: number;
  seconds: number;
  /** Milliseconds of processor time the server has used. */
  used: number;
  /** What attackers have done. */
  done: number;
}

/** The server, and those who play there. */
interface House {
  readonly server: ChildProcess;
  readonly tables: readonly CastellanTable[];
  readonly everyMs: number;
}

type Attacked = { readonly [attack in Attack]: Windows };

/** Quiet and attacks take turns, so that whatever disturbs the machine, its disk above all, disturbs all of them alike. */
export const attackSuite: Suite = {
  flag: 'attack',
  async measure(_call, pace) {
    const folder = await mkdtemp(join(tmpdir(), 'castellan-bench-'));
    const server = started('./attack/host.ts', folder);
    const tables: CastellanTable[] = [];
    const children = [server];
    try {
      const address = await nextMessage(server);
      const areApart = hasManyAddresses();
      const everyMs = areApart ? EVERY_MS.apart : EVERY_MS.together;
      for (let i = 0; i < TABLES; i++) tables.push(await castellanTable(address, areApart ? `127.0.1.${i + 1}` : undefined));
      const attackers = started('./attack/attackers.ts', address, tables[0].id);
      children.push(attackers);
      await nextMessage(attackers);
      const house: House = { server, tables, everyMs };
      await play(house, LASTS.before, noWindows());
      const quiet = noWindows();
      // Each comes from an address that has spent nothing yet.
      let attacks = 0;
      const attacked: Attacked = { watch: noWindows(), frames: noWindows(), lists: noWindows(), knocks: noWindows() };
      for (let i = 0; i < pace.repeats; i++) {
        for (const attack of ATTACKS) {
          await inWindow(house, quiet);
          await ask(attackers, `${attack} ${areApart ? `127.0.2.${++attacks}` : '127.0.0.1'}`);
          await inWindow(house, attacked[attack]);
          attacked[attack].done += Number(await ask(attackers, 'rest'));
          await play(house, LASTS.between, noWindows());
        }
      }
      return measured(quiet, attacked);
    } finally {
      for (const table of tables) table.close();
      await Promise.all(children.map(stopped));
      await rm(folder, { recursive: true, force: true });
    }
  },
};

function noWindows(): Windows {
  return { waits: [], answers: 0, seconds: 0, used: 0, done: 0 };
}

async function inWindow(house: House, windows: Windows): Promise<void> {
  const before = Number(await ask(house.server, 'used'));
  await play(house, LASTS.window, windows);
  windows.used += Number(await ask(house.server, 'used')) - before;
}

/**
 * Adds what those at the tables wait for each other's answers. Each is due at a time: what comes late because the one before it came late has
 * waited as well. When all is late it ends after twice the time.
 */
async function play({ tables, everyMs }: House, ms: number, windows: Windows): Promise<void> {
  const begun = performance.now();
  const over = begun + 2 * ms;
  await Promise.all(
    tables.map(async (table, i) => {
      const first = begun + (everyMs * i) / tables.length;
      for (let due = first; due < begun + ms && performance.now() < over; due += everyMs) {
        await until(due);
        const late = performance.now() - due;
        for (const took of await table.answer()) windows.waits.push(late + took);
        windows.answers++;
      }
    }),
  );
  windows.seconds += (performance.now() - begun) / 1_000;
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

function nextMessage(child: ChildProcess): Promise<string> {
  return new Promise((heard, failed) => {
    const ended = (code: number | null): void => failed(new Error(`a process has ended (${code})`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      heard(String(message));
    });
  });
}

function ask(child: ChildProcess, order: string): Promise<string> {
  const answer = nextMessage(child);
  child.send(order);
  return answer;
}

async function stopped(child: ChildProcess): Promise<void> {
  if (!child.connected) return;
  const gone = once(child, 'exit');
  child.send('stop');
  await gone;
}

/** Whether the whole of 127.0.0.0/8 is this machine's own. */
function hasManyAddresses(): boolean {
  const isAllOurs = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ cidr }) => cidr === '127.0.0.1/8'));
  return isAllOurs && process.platform === 'linux';
}

function measured(quiet: Windows, attacked: Attacked): Measured {
  const quietP99Ms = quantile(quiet.waits, 0.99);
  const times = (attack: Attack): number => rounded(quantile(attacked[attack].waits, 0.99) / quietP99Ms);
  const marks = ATTACKS.flatMap((attack): Mark[] => [
    { key: `${attack}P99Ms`, value: quantile(attacked[attack].waits, 0.99) },
    { key: `${attack}Times`, value: times(attack), most: MOST_TIMES },
  ]);
  return {
    json: {
      attack: {
        quiet: told(quiet),
        ...Object.fromEntries(
          ATTACKS.map((attack) => {
            const { done, seconds } = attacked[attack];
            return [attack, { ...told(attacked[attack]), timesQuiet: times(attack), donePerSecond: Math.round(done / seconds) }];
          }),
        ),
      },
    },
    sections: [{ title: 'attack', marks: [{ key: 'quietP99Ms', value: quietP99Ms }, ...marks] }],
  };
}

function told({ waits, answers, seconds, used }: Windows) {
  return {
    answers,
    answersPerSecond: rounded(answers / seconds),
    p50Ms: rounded(quantile(waits, 0.5)),
    p99Ms: rounded(quantile(waits, 0.99)),
    worstMs: rounded(quantile(waits, 1)),
    serverMsPerSecond: rounded(used / seconds),
  };
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
