/** Worker threads that run TypeScript. */

import { Worker } from 'node:worker_threads';

const BOOT = new URL('./boot.mjs', import.meta.url);

/** `module` is the address of the file to run; `data` is found under `workerData.data` there. */
export function startThread(module: URL, data: unknown): Worker {
  return new Worker(BOOT, { workerData: { module: module.href, data }, execArgv: [] });
}
