/** Tasks that nobody wants any more. A thread that thinks hears no message, so whoever thinks long looks here between two steps. */

import { workerData } from 'node:worker_threads';

/** The number of the task that is called off, which the thread and whoever called it off share. */
export type Recall = Int32Array<SharedArrayBuffer>;

export const newRecall = (): Recall => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Of this thread; what nobody started as one is never called off. */
const mine: Recall = workerData?.recall ?? newRecall();

export function recallTask(recall: Recall, no: number): void {
  Atomics.store(recall, 0, no);
}

/** Whether this task of the thread is called off. Tasks are numbered from 1. */
export function isRecalled(no: number): boolean {
  return Atomics.load(mine, 0) === no;
}
