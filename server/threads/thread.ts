/** Worker threads that run TypeScript. */

import { Worker } from 'node:worker_threads';
import { newRecall, recallTask } from './recall.ts';
import { endOutside, newShield } from './shield.ts';

const BOOT = new URL('./boot.mjs', import.meta.url);

export interface Thread {
  readonly worker: Worker;
  /** Lets it know that nobody wants the task of this number any more. */
  recall(no: number): void;
  /** Ends it from outside, where that hurts nobody else. */
  end(): Promise<void>;
}

/** `module` is the address of the file to run; `data` is found under `workerData.data` there. */
export function startThread(module: URL, data: unknown): Thread {
  const shield = newShield();
  const recall = newRecall();
  const worker = new Worker(BOOT, { workerData: { module: module.href, data, shield, recall }, execArgv: [] });
  return { worker, recall: (no) => recallTask(recall, no), end: () => endOutside(worker, shield) };
}
