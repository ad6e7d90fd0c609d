/** Our server in a process of its own. */

import { readConfig, startServer } from '@castellan/server';

/** With the card game, unless another shelf is named. */
const [, , , folder, games = new URL('./shelf.ts', import.meta.url).href, database, nats] = process.argv;
const server = await startServer({
  ...readConfig({
    CASTELLAN_DATA: folder,
    CASTELLAN_LOG: 'error',
    CASTELLAN_BOT_DELAY: '0',
    CASTELLAN_RATE: '1000000',
    CASTELLAN_SOCKETS_PER_ADDRESS: '100000',
    DATABASE_URL: database,
    NATS_URL: nats,
  }),
  port: 0,
  web: null,
  games,
});
process.on('message', (asked) => {
  if (asked === 'cpu') process.send?.(process.cpuUsage());
  else void server.close().then(() => process.disconnect());
});
process.send?.(server.address);
