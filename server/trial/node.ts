/** A node in a process of its own, so that it can be killed. It has everything loaded when it says so, and starts when it is told its settings. */

import { readConfig, startServer } from '../index.ts';
import { loadGames } from '../shelf.ts';

const games = new URL('./shelf.ts', import.meta.url).href;

process.once('message', async (env: Record<string, string>) => {
  const server = await startServer({ ...readConfig(env), games });
  process.once('SIGTERM', () => void server.close().then(() => process.exit()));
  process.send?.(server.address);
});
process.once('disconnect', () => process.exit());
await loadGames(games);
process.send?.('loaded');
