/** The thread that plays games of a tournament. */

import { workerData } from 'node:worker_threads';
import { gameNamed } from '@castellan/games';
import { workOn } from '../simulate/work-on.ts';
import { type Meeting, playMeeting, type ThreadData } from './tournament.ts';

const data: ThreadData = workerData.data;
const game = await gameNamed(data.id)?.load();
if (game === undefined) throw new Error(`there is no game ${data.id}`);
if (data.pack !== null) await game.packs.add(data.pack);

workOn((meeting: Meeting) => playMeeting(game, data, meeting));
