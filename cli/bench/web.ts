/** The browser client: how heavy it is, and how fast it answers. */

import { inBrowser } from './browser.ts';
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
    const web = await inBrowser<WebNumbers>('measure', [String(pace.repeats * 5)]);
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
