/** Our server with the card game, in a process of its own. */

import { readConfig, startServer } from '@castellan/server';

/** A database and NATS, where there are some, come after the folder. */
const [, , , folder, database, nats] = process.argv;
const server = await startServer({
  ...readConfig({
    CASTELLAN_DATA: folder,
    CASTELLAN_LOG: 'error',
    CASTELLAN_RATE: '1000000',
    CASTELLAN_SOCKETS_PER_ADDRESS: '100000',
    DATABASE_URL: database,
    NATS_URL: nats,
  }),
  port: 0,
  web: null,
  games: new URL('./shelf.ts', import.meta.url).href,
});
process.on('message', (asked) => {
  if (asked === 'cpu') process.send?.(process.cpuUsage());
  else void server.close().then(() => process.disconnect());
});
process.send?.(server.address);
