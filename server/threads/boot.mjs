/** Starts a TypeScript module in a worker thread. */

import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// Whatever project the server is started in, its settings must not reach our files.
register({ tsconfig: false });
await import(workerData.module);
