/**
 * Native code that cannot bear to be broken off: SQLite's binding ends the whole process when its thread is ended inside it.
 * A thread that is under its shield is ended when it comes out; one that is to be ended does not go in any more.
 */

import { setTimeout as delay } from 'node:timers/promises';
import { type Worker, workerData } from 'node:worker_threads';

/** One number that the thread and whoever ends it share. */
export type Shield = Int32Array<SharedArrayBuffer>;

const OUTSIDE = 0;
const UNDER_IT = 1;
const ENDING = 2;

export const newShield = (): Shield => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Of this thread; one that nobody ends from outside has its own. */
const mine: Shield = workerData?.shield ?? newShield();

/** Does what must not be broken off. */
export function shielded<R>(work: () => R): R {
  // Who is to be ended waits for it here.
  while (Atomics.compareExchange(mine, 0, OUTSIDE, UNDER_IT) === ENDING) Atomics.wait(mine, 0, ENDING);
  try {
    return work();
  } finally {
    Atomics.store(mine, 0, OUTSIDE);
  }
}

/** Ends a thread as soon as it is not under its shield. */
export async function endOutside(worker: Worker, shield: Shield): Promise<void> {
  const isGone = (): boolean => worker.threadId === -1;
  while (!isGone() && Atomics.compareExchange(shield, 0, OUTSIDE, ENDING) === UNDER_IT) await delay(1);
  await worker.terminate();
}
