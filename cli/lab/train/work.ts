/** The thread that plays games to learn from. */

import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from '@castellan/games';
import type { Reply } from '@castellan/server/threads';
import { messageOf } from '../../complaint.ts';
import type { Batch } from '../../simulate/threads.ts';
import { type Course, type Sampled, sampledGame } from './sampling.ts';

const { id, pack, course }: { readonly id: string; readonly pack: unknown; readonly course: Course } = workerData.data;
const game = await gameNamed(id)?.load();
const outlook = game?.instinct.outlook;
if (game === undefined || outlook === undefined) throw new Error(`there is nothing to learn of ${id}`);
if (pack !== null) await game.packs.add(pack);

parentPort?.on('message', ({ no, task: { from, to } }: { readonly no: number; readonly task: Batch }) => {
  let reply: Reply<Sampled[]>;
  try {
    const result: Sampled[] = [];
    for (let number = from; number <= to; number++) result.push(sampledGame(game, outlook, course, number));
    reply = { no, result };
  } catch (error) {
    reply = { no, error: messageOf(error) };
  }
  parentPort?.postMessage(reply);
});
