/** The thread that looks at moments of games. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Looking } from '@castellan/bots';
import { gameNamed } from '@castellan/games';
import type { Reply } from '@castellan/server/threads';
import { messageOf } from '../../complaint.ts';
import type { Batch } from '../../simulate/threads.ts';
import { type Looked, look, type Moment, recordIn } from './look.ts';

export interface Work {
  readonly id: string;
  readonly pack: unknown;
  readonly records: { readonly [number: number]: string };
  readonly moments: readonly Moment[];
  readonly looking: Looking;
  readonly seed: string;
}

const { id, pack, records, moments, looking, seed }: Work = workerData.data;
const game = await gameNamed(id)?.load();
if (game === undefined) throw new Error(`there is no game ${id}`);
if (pack !== null) await game.packs.add(pack);

parentPort?.on('message', ({ no, task: { from, to } }: { readonly no: number; readonly task: Batch }) => {
  let reply: Reply<Looked[]>;
  try {
    const result: Looked[] = [];
    for (const moment of moments.slice(from - 1, to)) result.push(look(game, recordIn(records[moment.number]), moment, looking, seed));
    reply = { no, result };
  } catch (error) {
    reply = { no, error: messageOf(error) };
  }
  parentPort?.postMessage(reply);
});
