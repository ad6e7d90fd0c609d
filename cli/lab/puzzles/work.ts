/** The thread that looks at moments of games. */

import { workerData } from 'node:worker_threads';
import type { Looking } from '@castellan/bots';
import { gameNamed } from '@castellan/games';
import { workOn } from '../../simulate/work-on.ts';
import { look, type Moment, recordIn } from './look.ts';

export interface Work {
  readonly id: string;
  readonly pack: unknown;
  /** The game whose moments are looked at. */
  readonly record: string;
  readonly looking: Looking;
  readonly seed: string;
}

const { id, pack, record: text, looking, seed }: Work = workerData.data;
const game = await gameNamed(id)?.load();
if (game === undefined) throw new Error(`there is no game ${id}`);
if (pack !== null) await game.packs.add(pack);
const record = recordIn(text);

workOn((moment: Moment) => look(game, record, moment, looking, seed));
