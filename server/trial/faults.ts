/** Everything that can be done to a node, to NATS and to PostgreSQL while games are played. */

import { setTimeout as later } from 'node:timers/promises';
import type { Trial, TrialNode } from './trial.ts';

export interface Fault {
  readonly what: 'node' | 'NATS' | 'PostgreSQL';
  readonly how: string;
  /** Whether something is killed by it. */
  readonly kills?: true;
  /** The longest pause that is wanted, in milliseconds. */
  readonly most: number;
  /** Does it to one of the nodes, or to all, and mends it. */
  do(trial: Trial, node: TrialNode): Promise<void>;
}

const SECOND = 1_000;

export const FAULTS: readonly Fault[] = [
  {
    what: 'node',
    how: 'kill -9',
    kills: true,
    most: 2 * SECOND,
    do: async (trial, node) => {
      await node.end('SIGKILL');
      await node.start(trial.database);
    },
  },
  {
    what: 'node',
    how: 'SIGSTOP, SIGCONT after 5 s',
    most: 4 * SECOND,
    do: async (_trial, node) => {
      node.pause();
      await later(5 * SECOND);
      node.goOn();
    },
  },
  { what: 'node', how: 'cut from NATS for 5 s', most: 4 * SECOND, do: (_trial, node) => cutFor([node.nats], 5) },
  { what: 'node', how: 'cut from PostgreSQL for 5 s', most: 4 * SECOND, do: (_trial, node) => cutFor([node.postgres], 5) },
  { what: 'node', how: 'cut from both for 5 s', most: 4 * SECOND, do: (_trial, node) => cutFor([node.nats, node.postgres], 5) },
  {
    what: 'node',
    how: 'restarted',
    most: SECOND,
    do: async (trial, node) => {
      await node.end('SIGTERM');
      await node.start(trial.database);
    },
  },
  {
    what: 'NATS',
    how: 'kill -9, back after 1 s',
    kills: true,
    most: 4 * SECOND,
    do: async ({ nats }) => {
      await nats.kill();
      await later(SECOND);
      await nats.start();
    },
  },
  {
    what: 'NATS',
    how: 'SIGSTOP, SIGCONT after 2 s',
    most: 4 * SECOND,
    do: async ({ nats }) => {
      nats.pause();
      await later(2 * SECOND);
      nats.goOn();
    },
  },
  {
    what: 'NATS',
    how: 'cut from all for 2 s',
    most: 4 * SECOND,
    do: ({ nodes }) =>
      cutFor(
        nodes.map(({ nats }) => nats),
        2,
      ),
  },
  {
    what: 'NATS',
    how: 'kill -9, back at once',
    kills: true,
    most: 4 * SECOND,
    do: async ({ nats }) => {
      await nats.kill();
      await nats.start();
    },
  },
  {
    what: 'PostgreSQL',
    how: 'kill -9, back after 1 s',
    kills: true,
    most: 5 * SECOND,
    do: async ({ postgres }) => {
      await postgres.crash();
      await later(SECOND);
      await postgres.start();
    },
  },
  {
    what: 'PostgreSQL',
    how: 'SIGSTOP, SIGCONT after 2 s',
    most: 5 * SECOND,
    do: async ({ postgres }) => {
      postgres.pause();
      await later(2 * SECOND);
      postgres.goOn();
    },
  },
  {
    what: 'PostgreSQL',
    how: 'cut from all for 2 s',
    most: 5 * SECOND,
    do: ({ nodes }) =>
      cutFor(
        nodes.map(({ postgres }) => postgres),
        2,
      ),
  },
  {
    what: 'PostgreSQL',
    how: 'restarted',
    most: 5 * SECOND,
    do: async ({ postgres }) => {
      await postgres.stop();
      await postgres.start();
    },
  },
];

async function cutFor(lines: readonly { cut(): void; mend(): void }[], seconds: number): Promise<void> {
  for (const line of lines) line.cut();
  await later(seconds * SECOND);
  for (const line of lines) line.mend();
}

export interface Outcome {
  readonly fault: Fault;
  readonly pauses: readonly number[];
}

/** Milliseconds in which everything must go on, or it never will. */
const PATIENCE = 120 * SECOND;
/** Milliseconds of play before and after. */
const AROUND = 500;

/** Does each fault so often, to the node that has the most tables, and tells the pauses. */
export async function* suffered(trial: Trial, faults: readonly Fault[], times: number): AsyncGenerator<Outcome> {
  for (const fault of faults) {
    const pauses: number[] = [];
    for (let time = 0; time < times; time++) {
      await trial.layAgain();
      await trial.allGoOn(performance.now(), PATIENCE);
      await later(AROUND);
      const node = await trial.busiest();
      const since = performance.now();
      await fault.do(trial, node);
      if (!(await trial.allGoOn(performance.now(), PATIENCE))) throw new Error(`${fault.what}, ${fault.how}: a table does not go on`);
      pauses.push(trial.longestPause(since));
      await later(AROUND);
    }
    yield { fault, pauses };
  }
}
