/** The thread that plays games in which puzzles are looked for. */

import { workerData } from 'node:worker_threads';
import { gameNamed } from '@castellan/games';
import { workOn } from '../../simulate/work-on.ts';
import { type Playing, playGame } from './play.ts';

export interface PlayWork {
  readonly id: string;
  readonly pack: unknown;
  readonly playing: Playing;
}

const { id, pack, playing }: PlayWork = workerData.data;
const game = await gameNamed(id)?.load();
if (game === undefined) throw new Error(`there is no game ${id}`);
if (pack !== null) await game.packs.add(pack);

workOn((number: number) => playGame(game, playing, number));
