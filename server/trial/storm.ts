/** One kill after the other, each as soon as everything goes on again: nodes, now and then NATS, now and then PostgreSQL. */

import type { Trial, TrialNode } from './trial.ts';

/** Milliseconds in which everything must go on, or it never will. */
const PATIENCE = 120_000;
/** Every so many kills it is NATS, or PostgreSQL. */
const EVERY = { nats: 4, postgres: 12 };

export interface Struck {
  readonly what: 'node' | 'NATS' | 'PostgreSQL';
  /** Milliseconds that the table that waited longest has waited. */
  readonly pause: number;
}

/** A node that cannot start, because what it needs is being killed, is started again, as whoever looks after it would. */
async function comeBack(node: TrialNode, database: string, tries = 3): Promise<void> {
  try {
    await node.start(database);
  } catch (error) {
    if (tries === 1) throw error;
    await comeBack(node, database, tries - 1);
  }
}

export async function* stormed(trial: Trial, kills: number): AsyncGenerator<Struck> {
  /** Nodes that are on their way back: the next one need not wait for them, as long as two are there. */
  const coming = new Map<TrialNode, Promise<void>>();
  const goOn = async (since: number, what: Struck['what']): Promise<void> => {
    if (await trial.allGoOn(since, PATIENCE)) return;
    const said = trial.waitingTables(since).join(', ');
    throw new Error(`${what} was killed, and nothing happens any more at ${said}`);
  };
  for (let kill = 1; kill <= kills; kill++) {
    await trial.layAgain();
    const what = kill % EVERY.postgres === 0 ? 'PostgreSQL' : kill % EVERY.nats === 0 ? 'NATS' : 'node';
    const least = what === 'node' ? 2 : trial.nodes.length;
    while (trial.nodes.length - coming.size < least) await Promise.race(coming.values());
    await goOn(performance.now(), what);
    const since = performance.now();
    if (what === 'PostgreSQL') {
      await trial.postgres.crash();
      await trial.postgres.start();
    } else if (what === 'NATS') {
      await trial.nats.kill();
      await trial.nats.start();
    } else {
      const there = trial.nodes.filter((node) => !coming.has(node));
      const busiest = await trial.busiest();
      const node = there.includes(busiest) ? busiest : there[0];
      await node.end('SIGKILL');
      coming.set(
        node,
        comeBack(node, trial.database).then(() => void coming.delete(node)),
      );
    }
    await goOn(performance.now(), what);
    yield { what, pause: trial.longestPause(since) };
  }
  await Promise.all(coming.values());
}
