/** What `castellan serve` starts, to be made into a program of one piece. */

import { readConfig, startServer } from '@castellan/server';

await startServer({ ...readConfig(process.env), games: new URL('./shelf.ts', import.meta.url).href });
