/** Our server with the card game, in a process of its own. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startServer } from '@castellan/server';

const data = await mkdtemp(join(tmpdir(), 'castellan-bench-'));
const server = await startServer({
  ...readConfig({ CASTELLAN_DATA: data, CASTELLAN_LOG: 'error', CASTELLAN_RATE: '1000000' }),
  port: 0,
  web: null,
  games: new URL('./shelf.ts', import.meta.url).href,
});
process.once(
  'message',
  () =>
    void server
      .close()
      .then(() => rm(data, { recursive: true, force: true }))
      .then(() => process.disconnect()),
);
process.send?.(server.address);
