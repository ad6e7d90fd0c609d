/** Our server with the card game, in a process of its own. */

import { readConfig, startServer } from '@castellan/server';

const [, , , folder] = process.argv;
const server = await startServer({
  ...readConfig({ CASTELLAN_DATA: folder, CASTELLAN_LOG: 'error', CASTELLAN_RATE: '1000000', CASTELLAN_SOCKETS_PER_ADDRESS: '100000' }),
  port: 0,
  web: null,
  games: new URL('./shelf.ts', import.meta.url).href,
});
process.once('message', () => void server.close().then(() => process.disconnect()));
process.send?.(server.address);
