/** The thread that plays games of a simulation. */

import { workerData } from 'node:worker_threads';
import { gameNamed } from '@castellan/games';
import { namedBots } from '../bots.ts';
import { playNumber } from './series.ts';
import type { ThreadData } from './threads.ts';
import { workOn } from './work-on.ts';

const { id, pack, bots: names, series }: ThreadData = workerData.data;
const game = await gameNamed(id)?.load();
if (game === undefined) throw new Error(`there is no game ${id}`);
if (pack !== null) await game.packs.add(pack);
const bots = namedBots(names.join(), game);

workOn((number: number) => playNumber(game, series, bots, number));
