/** What fifty tables of knights ask of a server: a person at each answers every ten seconds, all others are knights. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Complaint } from '../complaint.ts';
import { onShelf } from '../opened.ts';
import { quantile } from './measure.ts';
import { castellanHost, messageOf, processorMs, stopped } from './server/hosts.ts';
import type { KnightsTable } from './server/knights-tables.ts';
import type { Suite } from './suite.ts';

const TABLES = 50;
/** Tables are set up so many at a time. */
const AT_ONCE = 10;
const EVERY_MS = 10_000;
/** Processors that are taken at most. */
const PROCESSORS = 1;

interface Held {
  /** Processors that the server kept busy on average. */
  readonly processors: number;
  /** Milliseconds until the person was asked again. */
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export const knightsSuite: Suite = {
  flag: 'knights',
  async measure(call, pace) {
    const { knightsTable } = await load();
    const only = call.given.flags.get('game');
    const held: [string, Held][] = [];
    for (const id of only === undefined ? call.games.ids : [only]) {
      const { seats } = await onShelf(call, id).load();
      held.push([id, await heldBy((address) => knightsTable(address, id, Math.max(2, seats.usual)), pace.repeats)]);
    }
    return {
      json: { knights: Object.fromEntries(held) },
      sections: held.map(([id, { processors, p50Ms, p99Ms }]) => ({
        title: id,
        marks: [
          { key: 'knightsProcessors', value: processors, most: PROCESSORS },
          { key: 'knightsP50Ms', value: p50Ms },
          { key: 'knightsP99Ms', value: p99Ms },
        ],
      })),
    };
  },
};

/** Those who sit at the tables need what is installed for development only. */
async function load() {
  try {
    return await import('./server/knights-tables.ts');
  } catch {
    throw new Complaint('bench.noBoardgameio');
  }
}

async function heldBy(tableAt: (address: string) => Promise<KnightsTable>, answers: number): Promise<Held> {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-bench-'));
  const host = castellanHost(folder, [], '@castellan/games');
  const tables: KnightsTable[] = [];
  try {
    const address = String(await messageOf(host));
    for (let i = 0; i < TABLES; i += AT_ONCE) tables.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => tableAt(address)))));
    // The first answer of each finds code that is not ready yet.
    await Promise.all(tables.map((table) => table.answer()));
    const before = await processorMs([host]);
    const since = performance.now();
    const waits = await Promise.all(tables.map((table, i) => answering(table, answers, since + (EVERY_MS * i) / TABLES)));
    const processors = ((await processorMs([host])) - before) / (performance.now() - since);
    const all = waits.flat();
    return {
      processors: Math.round(processors * 100) / 100,
      p50Ms: Math.round(quantile(all, 0.5)),
      p99Ms: Math.round(quantile(all, 0.99)),
    };
  } finally {
    for (const table of tables) table.close();
    await stopped(host);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Answers at a steady pace, from a moment on. */
async function answering(table: KnightsTable, answers: number, from: number): Promise<readonly number[]> {
  const waits: number[] = [];
  for (let i = 0; i < answers; i++) {
    const early = from + EVERY_MS * i - performance.now();
    if (early > 0) await new Promise((later) => setTimeout(later, early));
    const took = await table.answer();
    if (took !== null) waits.push(took);
  }
  return waits;
}
