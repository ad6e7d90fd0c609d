/**
 * Every fault that nodes, NATS and PostgreSQL can have, so many times each: `npm run faults -- 5`, or only those of a name: `npm run faults -- 5 kill`.
 * `npm run faults -- 300 storm` kills so many times in a row, each as soon as everything goes on again: nodes, now and then NATS or PostgreSQL.
 * Tells the pauses, how often something was killed, and whether anything was lost. `npm run faults -- 1 browsers`: six people play Fief in six
 * browsers, and each node is killed once.
 */

import { spawnSync } from 'node:child_process';

const [times = '3', only] = process.argv.slice(2);
const suite = only === 'browsers' ? ['browser', 'web/test/fief-nodes.test.ts'] : ['node', 'server/test/matrix.test.ts'];
const ran = spawnSync('npx', ['vitest', 'run', '--project', ...suite], {
  stdio: 'inherit',
  env: { ...process.env, CASTELLAN_FAULTS: times, ...(only === undefined ? {} : { CASTELLAN_FAULT: only }) },
});
process.exitCode = ran.status ?? 1;
