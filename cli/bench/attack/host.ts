/** Our server as it is when nobody has set anything, with the card game, in a process of its own. */

import { readConfig, startServer } from '@castellan/server';

const [, , , folder] = process.argv;
const server = await startServer({
  ...readConfig({ CASTELLAN_DATA: folder, CASTELLAN_LOG: 'fatal' }),
  port: 0,
  web: null,
  games: new URL('../server/shelf.ts', import.meta.url).href,
});
process.on('message', (order) => {
  if (order === 'stop') void server.close().then(() => process.disconnect());
  else process.send?.(String(used()));
});
process.once('disconnect', () => process.exit());
process.send?.(server.address);

/** Milliseconds of processor time so far. */
function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
