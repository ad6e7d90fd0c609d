/**
 * Every fault that nodes, NATS and PostgreSQL can have, so many times each: `npm run faults -- 5`, or only those of a name: `npm run faults -- 5 kill`.
 * Tells the pauses, how often something was killed, and whether anything was lost.
 */

import { spawnSync } from 'node:child_process';

const [times = '3', only] = process.argv.slice(2);
const ran = spawnSync('npx', ['vitest', 'run', '--project', 'node', 'server/test/matrix.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, CASTELLAN_FAULTS: times, ...(only === undefined ? {} : { CASTELLAN_FAULT: only }) },
});
process.exitCode = ran.status ?? 1;
