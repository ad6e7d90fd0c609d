/** The thread that plays games to be counted. */

import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from '@castellan/games';
import type { Reply } from '@castellan/server/threads';
import { messageOf } from '../../complaint.ts';
import type { Batch } from '../../simulate/threads.ts';
import { type Account, accountOf } from './account.ts';
import { ledgerOf, seatedBots, type WorkData } from './accounts.ts';

const { id, packs, player, series }: WorkData = workerData.data;
const game = await gameNamed(id)?.load();
if (game === undefined) throw new Error(`there is no game ${id}`);
for (const pack of packs) await game.packs.add(pack);
const ledger = ledgerOf(game);
const bots = seatedBots(game, player, series);

parentPort?.on('message', ({ no, task: { from, to } }: { readonly no: number; readonly task: Batch }) => {
  let reply: Reply<Account[]>;
  try {
    const result: Account[] = [];
    for (let number = from; number <= to; number++) result.push(accountOf(game, ledger, series, bots, number));
    reply = { no, result };
  } catch (error) {
    reply = { no, error: messageOf(error) };
  }
  parentPort?.postMessage(reply);
});
