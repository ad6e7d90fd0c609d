/** The thread that plays games to be counted. */

import { workerData } from 'node:worker_threads';
import { gameNamed } from '@castellan/games';
import { workOn } from '../../simulate/work-on.ts';
import type { Numbered } from '../long-run.ts';
import { accountOf } from './account.ts';
import { ledgerOf, seatedBots, type WorkData } from './accounts.ts';

const { id, packs, player, series }: WorkData = workerData.data;
const game = await gameNamed(id)?.load();
if (game === undefined) throw new Error(`there is no game ${id}`);
for (const pack of packs) await game.packs.add(pack);
const ledger = ledgerOf(game);
const bots = seatedBots(game, player, series);

workOn(({ number }: Numbered) => accountOf(game, ledger, series, bots, number));
