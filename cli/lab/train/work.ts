/** The thread that plays games to learn from. */

import { workerData } from 'node:worker_threads';
import { gameNamed } from '@castellan/games';
import { workOn } from '../../simulate/work-on.ts';
import type { Numbered } from '../long-run.ts';
import { type Course, sampledGame } from './sampling.ts';

const { id, pack, course }: { readonly id: string; readonly pack: unknown; readonly course: Course } = workerData.data;
const game = await gameNamed(id)?.load();
const outlook = game?.instinct.outlook;
if (game === undefined || outlook === undefined) throw new Error(`there is nothing to learn of ${id}`);
if (pack !== null) await game.packs.add(pack);

workOn(({ number }: Numbered) => sampledGame(game, outlook, course, number));
