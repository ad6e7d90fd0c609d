/** The browser client: how heavy it is, and how fast it answers. */

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Complaint } from '../complaint.ts';
import type { Suite } from './suite.ts';

interface WebNumbers {
  readonly homeKb: number;
  readonly tableKb: number;
  readonly answerToPaintMs: number;
  readonly scrubMs: number;
  readonly panMs: number;
  readonly zoomMs: number;
}

const HOME_KB = 60;
const TABLE_KB = 150;
const ANSWER_MS = 50;
/** Thirty frames a second are smooth. */
const SCRUB_MS = 34;
/** Sixty frames a second, as the screen gives them. */
const MAP_MS = 17;

export const webSuite: Suite = {
  flag: 'web',
  async measure(_call, pace) {
    const web = await measured(pace.repeats * 5);
    if (web === null) throw new Complaint('bench.noBrowser');
    return {
      json: { web },
      sections: [
        {
          title: 'web',
          marks: [
            { key: 'homeKb', value: web.homeKb, most: HOME_KB },
            { key: 'tableKb', value: web.tableKb, most: TABLE_KB },
            { key: 'answerToPaintMs', value: web.answerToPaintMs, most: ANSWER_MS },
            { key: 'scrubMs', value: web.scrubMs, most: SCRUB_MS },
            { key: 'panMs', value: web.panMs, most: MAP_MS },
            { key: 'zoomMs', value: web.zoomMs, most: MAP_MS },
          ],
        },
      ],
    };
  },
};

/** Measured in a process of its own: the browser's remote control is installed for development only. */
async function measured(answers: number): Promise<WebNumbers | null> {
  const script = fileURLToPath(new URL('../../web/bench/measure.ts', import.meta.url));
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, String(answers)]);
    return JSON.parse(stdout);
  } catch {
    return null;
  }
}
