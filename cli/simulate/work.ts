/** The thread that plays games of a simulation. */

import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from '@castellan/games';
import type { Reply } from '@castellan/server/threads';
import { namedBots } from '../bots.ts';
import { messageOf } from '../complaint.ts';
import { type Played, playNumber } from './series.ts';
import type { Batch, ThreadData } from './threads.ts';

const { id, pack, bots: names, series }: ThreadData = workerData.data;
const game = await gameNamed(id)?.load();
if (game === undefined) throw new Error(`there is no game ${id}`);
if (pack !== null) await game.packs.add(pack);
const bots = namedBots(names.join(), game);

parentPort?.on('message', ({ no, task: { from, to } }: { readonly no: number; readonly task: Batch }) => {
  let reply: Reply<Played[]>;
  try {
    const result: Played[] = [];
    for (let number = from; number <= to; number++) result.push(playNumber(game, series, bots, number));
    reply = { no, result };
  } catch (error) {
    reply = { no, error: messageOf(error) };
  }
  parentPort?.postMessage(reply);
});
