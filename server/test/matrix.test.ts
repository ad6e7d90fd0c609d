/** Nodes, NATS and PostgreSQL are killed, stopped and cut off while games are played: nothing that was acknowledged or shown is lost. */

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { natsProgram } from '../local/nats.ts';
import { postgresPrograms } from '../local/postgres.ts';
import { FAULTS, judged, type Outcome, stormed, suffered, Trial } from '../trial/index.ts';
import { built } from './fixtures/built.ts';
import { whyNoNats } from './fixtures/nats.ts';
import { whyNoPostgres } from './fixtures/postgres.ts';

const missing = whyNoPostgres() ?? whyNoNats();
/** How often each fault is suffered when all are; without it some are, once. */
const times = Number(process.env.CASTELLAN_FAULTS ?? 0);
/** Among all other tests the processor is not the nodes' own, and pauses are not what is looked at. */
const PATIENT = 4;
const SHORT = ['node kill -9', 'NATS SIGSTOP, SIGCONT after 2 s', 'PostgreSQL kill -9, back after 1 s'];
/** Only those whose name holds this; or so many kills, one after the other. */
const only = process.env.CASTELLAN_FAULT;
const STORM = 'storm';
const TOLD_EVERY = 10;
const GAMES: readonly (readonly [string, number, number])[] = [
  ['monde-oublie', 2, 0],
  ['medievalia', 2, 1],
  ['anarchy', 2, 1],
  ['fief', 3, 0],
  ['medioevo', 3, 0],
];

/** A line of the table of pauses, in seconds: the middle one, the longest, and what is wanted. */
function rowOf({ fault: { what, how, most }, pauses }: Outcome): string {
  const sorted = [...pauses].sort((a, b) => a - b);
  const seconds = (ms: number): string => (ms / 1_000).toFixed(1).padStart(5);
  const worst = sorted.at(-1) ?? 0;
  return `${what.padEnd(10)} ${how.padEnd(28)} ${seconds(sorted[sorted.length >> 1])} ${seconds(worst)}  ${worst <= most ? '✓' : '✗'} ${seconds(most)}`;
}

/** So many kills, and how many there were of what. */
async function storm(trial: Trial): Promise<number> {
  const pauses: number[] = [];
  const struck: Record<string, number> = {};
  for await (const { what, pause } of stormed(trial, times)) {
    pauses.push(pause);
    struck[what] = (struck[what] ?? 0) + 1;
    if (pauses.length % TOLD_EVERY !== 0 && pauses.length !== times) continue;
    const sorted = pauses.toSorted((a, b) => a - b);
    const [middle, longest] = [sorted[sorted.length >> 1], sorted[sorted.length - 1]].map(Math.round);
    console.log({ kills: pauses.length, ...struck, middle, longest, acknowledged: trial.acknowledged });
  }
  return pauses.length;
}

it.skipIf(missing !== null)(
  missing ?? 'nothing is lost when nodes, NATS and PostgreSQL are killed, stopped and cut off under load',
  async () => {
    const program = await built(join(import.meta.dirname, '../trial/node.ts'));
    const postgres = postgresPrograms(process.env.CASTELLAN_TEST_POSTGRES) ?? '';
    const nats = natsProgram(process.env.CASTELLAN_TEST_NATS) ?? '';
    const pace = times > 0 ? { patience: Number(process.env.CASTELLAN_NODE_PATIENCE ?? 1), think: 40 } : { patience: PATIENT, think: 300 };
    const trial = await Trial.open({ postgres, nats, program, execArgv: [], nodes: times > 0 ? 3 : 2, hasSpares: times > 0, ...pace });
    let kills = 0;
    try {
      for (const [game, people, bots] of GAMES) await trial.lay(game, people, bots);
      if (only === STORM) kills = await storm(trial);
      const faults = FAULTS.filter(({ how, what }) =>
        only !== undefined ? `${what} ${how}`.includes(only) : times > 0 || SHORT.includes(`${what} ${how}`),
      );
      for await (const outcome of suffered(trial, faults, Math.max(1, times))) {
        if (outcome.fault.kills) kills += outcome.pauses.length;
        if (times > 0) console.log(rowOf(outcome));
      }
      for (const player of trial.players) player.stop();
      const { wrong, ...counts } = await judged(trial.database, trial.players);
      if (times > 0) console.log({ kills, ...counts });
      expect(wrong).toEqual([]);
      expect(counts.acknowledged).toBeGreaterThan(50);
    } finally {
      await trial.close();
    }
  },
  3_600_000,
);
