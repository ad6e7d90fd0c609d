/** The thread that plays matches between two sets of numbers. */

import { workerData } from 'node:worker_threads';
import { gameNamed } from '@castellan/games';
import { workOn } from '../../simulate/work-on.ts';
import type { Numbered } from '../long-run.ts';
import { playMatch, type Round } from './match.ts';

const { id, pack, round }: { readonly id: string; readonly pack: unknown; readonly round: Round } = workerData.data;
const game = await gameNamed(id)?.load();
const numbers = game?.instinct.numbers;
if (game === undefined || numbers === undefined) throw new Error(`${id} has no numbers`);
if (pack !== null) await game.packs.add(pack);

workOn(({ number }: Numbered) => playMatch(game, numbers, round, number));
