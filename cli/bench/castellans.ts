/** How long castellans take to answer in a browser, in a whole game of each title. */

import { inBrowser } from './browser.ts';
import type { Suite } from './suite.ts';

interface Thinking {
  readonly medianMs: number;
  readonly longestMs: number;
  readonly answers: number;
  readonly isOver: boolean;
}

const LONGEST_MS = 2_000;

export const castellansSuite: Suite = {
  flag: 'castellans',
  async measure(call) {
    const only = call.given.flags.get('game');
    const games = only === undefined ? call.games.ids : [only];
    const castellans = await inBrowser<{ readonly [game: string]: Thinking }>('castellans', games);
    return {
      json: { castellans },
      sections: Object.entries(castellans).map(([game, { answers, medianMs, longestMs }]) => ({
        title: game,
        marks: [
          { key: 'castellanAnswers', value: answers },
          { key: 'castellanMedianMs', value: medianMs },
          { key: 'castellanLongestMs', value: longestMs, most: LONGEST_MS },
        ],
      })),
    };
  },
};
