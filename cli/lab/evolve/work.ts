/** The thread that plays matches between two sets of numbers. */

import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from '@castellan/games';
import type { Reply } from '@castellan/server/threads';
import { messageOf } from '../../complaint.ts';
import type { Batch } from '../../simulate/threads.ts';
import { type Match, playMatch, type Round } from './match.ts';

const { id, round }: { readonly id: string; readonly round: Round } = workerData.data;
const game = await gameNamed(id)?.load();
const numbers = game?.instinct.numbers;
if (game === undefined || numbers === undefined) throw new Error(`${id} has no numbers`);

parentPort?.on('message', ({ no, task: { from, to } }: { readonly no: number; readonly task: Batch }) => {
  let reply: Reply<Match[]>;
  try {
    const result: Match[] = [];
    for (let number = from; number <= to; number++) result.push(playMatch(game, numbers, round, number));
    reply = { no, result };
  } catch (error) {
    reply = { no, error: messageOf(error) };
  }
  parentPort?.postMessage(reply);
});
